//! Worksheets: the questions of a lesson or a drill put on paper, with or without their key. No question
//! comes twice while there are others. The same seed gives the same sheet, to the byte.

mod asking;
pub mod certificate;
pub mod class;
mod dated;
pub mod export;
mod json;
mod lying;
mod offered;
mod paper;
pub mod pdf;
pub mod poster;
pub mod report;
pub mod tabled;
mod telling;
mod text;

use std::sync::Arc;

use crate::drill::AnyDrill;
use crate::lesson::{Exercise, Lesson, Round, Texts, exercises};
use crate::rules::house::House;
use crate::words::{Language, Names, Words};

pub use self::dated::{dated, time_left};
pub use self::json::json;
pub use self::offered::{Offered, offered, source_told};
pub use self::paper::{NotMade, Painted, Read, legible};
pub use self::telling::{KeyTold, answer_told, happened_told, key_told, scene_told, seen_told};
pub use self::text::text;

/// As many questions go on a sheet.
pub const MOST: u32 = 500;

/// The questions of a sheet in their order.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// What it is called.
    pub title: Texts,
    /// Whose rules decide.
    pub house: Arc<House>,
    /// What deals it again.
    pub seed: u64,
    /// The questions.
    pub exercises: Vec<Exercise>,
}

impl Sheet {
    /// A sheet of so many questions of a lesson, in the order of its steps; more than it has go through
    /// it again.
    #[must_use]
    pub fn of_lesson(lesson: &Lesson, house: Arc<House>, seed: u64, count: u32) -> Self {
        let exercises = lesson.exercises(&house, seed, count.min(MOST) as usize);
        Self { title: lesson.title.clone(), house, seed, exercises }
    }

    /// A sheet of so many questions of a drill.
    #[must_use]
    pub fn of_drill(drill: AnyDrill, house: Arc<House>, seed: u64, count: u32) -> Self {
        let title = drill.title();
        let say = |language: Language| (language, Words::of(language).say(&title, &Names::default()));
        let title = Texts::of(Language::ALL.map(say));
        let count = count.min(MOST);
        let exercises = exercises(&[&[Round { drill, rounds: count }]], &house, seed, count as usize);
        Self { title, house, seed, exercises }
    }
}
