//! Worksheets: the questions of a lesson or a drill on paper, with or without the key. Questions repeat only when
//! there are no others left. The same seed gives the same bytes.

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

/// Maximum number of questions of a sheet.
pub const MOST: u32 = 500;

#[derive(Debug, Clone)]
pub struct Sheet {
    pub title: Texts,
    pub house: Arc<House>,
    pub seed: u64,
    pub exercises: Vec<Exercise>,
}

impl Sheet {
    /// A sheet of `count` questions of a lesson, in the order of its steps; starts over when the
    /// lesson has fewer.
    pub fn of_lesson(lesson: &Lesson, house: Arc<House>, seed: u64, count: u32) -> Self {
        let exercises = lesson.exercises(&house, seed, count.min(MOST) as usize);
        Self { title: lesson.title.clone(), house, seed, exercises }
    }

    pub fn of_drill(drill: AnyDrill, house: Arc<House>, seed: u64, count: u32) -> Self {
        let title = drill.title();
        let say = |language: Language| (language, Words::of(language).say(&title, &Names::default()));
        let title = Texts::of(Language::ALL.map(say));
        let count = count.min(MOST);
        let exercises = exercises(&[&[Round { drill, rounds: count }]], &house, seed, count as usize);
        Self { title, house, seed, exercises }
    }
}
