//! Worksheets: the questions of a lesson or a drill on paper, with or without the key. Questions repeat only when
//! there are no others left. The same seed gives the same bytes.

pub mod certificate;
pub mod export;
mod json;
mod paper;
pub mod pdf;
pub mod poster;
mod sheet_data;
pub mod shift_report;
pub mod table_report;
pub mod tables;
mod text;
pub mod trainee_report;

use std::sync::{Arc, LazyLock};

use crate::drill::AnyDrill;
use crate::i18n::{Catalog, HouseTerms, Language};
use crate::lesson::{AnswerSpread, DealtQuestion, Lesson, LocalizedText, Round, exercises};
use crate::rules::house::House;

pub use self::json::{json, json_schema};
pub use self::paper::{DrawnItem, NotMade, TaggedItem};
pub use self::sheet_data::sentence_code;
pub use self::text::text;

/// Maximum number of questions of a sheet.
pub const MOST: u32 = 500;

/// Loaded once: a sheet of a drill has its title in every language.
static CATALOGS: LazyLock<[Catalog; 3]> = LazyLock::new(|| Language::ALL.map(Catalog::new));

#[derive(Debug, Clone)]
pub struct Worksheet {
    pub title: LocalizedText,
    pub house: Arc<House>,
    pub seed: u64,
    pub exercises: Vec<DealtQuestion>,
}

impl Worksheet {
    /// A sheet of `count` questions of a lesson, in the order of its steps; starts over when the
    /// lesson has fewer.
    pub fn of_lesson(lesson: &Lesson, house: Arc<House>, seed: u64, count: u32) -> Self {
        let exercises = lesson.exercises(&house, seed, count.min(MOST) as usize);
        Self { title: lesson.title.clone(), house, seed, exercises }
    }

    pub fn of_drill(drill: AnyDrill, house: Arc<House>, seed: u64, count: u32) -> Self {
        let title = drill.title();
        let in_words = |words: &Catalog| (words.language(), words.render(&title, &HouseTerms::default()));
        let title = LocalizedText::from_languages(CATALOGS.iter().map(in_words));
        let count = count.min(MOST);
        let exercises = exercises(
            &[&[Round { drill, rounds: count, answers: AnswerSpread::default() }]],
            &house,
            seed,
            count as usize,
        );
        Self { title, house, seed, exercises }
    }
}
