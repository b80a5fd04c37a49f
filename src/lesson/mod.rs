//! Packs, lessons and their steps: the order of learning.

mod adaptive_deck;
mod alike;
mod answer_spread;
mod at_table;
mod authored_titles;
mod changes;
mod check;
pub mod clauses;
mod course;
mod deck;
pub mod exchange;
mod exercise;
pub mod fields;
mod files;
mod glossary;
mod library;
mod no_repeat;
mod pack_assets;
mod pack_shifts;
mod pack_voice;
pub mod page;
mod pass;
mod read;
mod sample_question;
mod shift_step;
mod shown;
mod table_test;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Deserializer};

use crate::drill::AnyDrill;
use crate::drill::area::Area;
use crate::drill::authored::{Authored, FixedQuestion, Stake};
use crate::i18n::phrase::Phrase;
use crate::i18n::{Catalog, HouseTerms, Language};
use crate::rules::card::Card;
use crate::rules::chips::ChipSets;
use crate::rules::hand::Point;
use crate::rules::house::{House, HouseId, TableSize};
use crate::rules::side::Chance;
use crate::rules::text_id::text_id;
use crate::table::scenario::Scenario;
use crate::voice::Voice;

pub use self::adaptive_deck::{AdaptiveDeck, ERRORS_BEFORE_HELP, LEAST_QUESTIONS};
pub use self::alike::{decision_is_alike, lesson_is_alike};
pub use self::answer_spread::{AnswerSpread, most_percent};
pub use self::changes::changes;
pub use self::check::{
    DrillProof, PendingProof, ProofCache, UnfitLessons, check, check_thoroughly, check_with_hints, objection,
    objections,
};
pub use self::course::course;
pub use self::deck::{DeckCard, QuestionDeck};
pub use self::exercise::{DealtQuestion, exercises};
pub use self::files::{Files, UnreadFile};
pub use self::glossary::{GLOSSARY_FILE, Glossary, MOST_TERMS, Term};
pub use self::library::{AddPackOutcome, Library};
pub use self::no_repeat::AskedQuestions;
pub use self::pack_assets::{CHIP_FOLDER, HOUSE_FOLDER, houses_in};
pub use self::pack_shifts::{GUESTS_FILE, SHIFT_FOLDER};
pub use self::pass::{AreaMarks, Pass};
pub use self::read::{MOST_FILES, PACK_FILE, lesson_in, lesson_shapes, pack_shapes, read_assets, read_shift};
pub use self::sample_question::sample_question;
pub use self::shift_step::{MOST_COUPS_OF_STEP, ShiftMark, ShiftStep};
pub use self::shown::Shown;
pub use self::table_test::{Bands, TableTest};
pub use crate::i18n::LocalizedText;

/// Reserved pack id under which journals record free practice.
pub const FREE_PRACTICE: &str = "free";

/// Reserved pack id under which journals record practice outside lessons: today's practice and repetitions.
pub const TODAYS_PRACTICE: &str = "today";

/// Maximum length of an authored question, in letters.
const LONGEST_QUESTION: usize = 600;

/// Maximum length of an explanation or a hint, in letters.
const LONGEST_COMMENT: usize = 1_000;

/// Maximum length of an option, step or point, in letters.
const LONGEST_LINE: usize = 160;

text_id! {
    /// Id of a pack: the name of its folder.
    PackId
}

text_id! {
    /// Id of a lesson, unique in its pack: its file name without number and extension.
    LessonId
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// Must never change, so that progress survives a new version.
    pub id: PackId,
    /// Incremented by the author on changes.
    pub version: u32,
    pub title: LocalizedText,
    /// Description in a sentence or two.
    pub about: LocalizedText,
    pub author: Option<String>,
    pub licence: Option<String>,
    pub lessons: Vec<Lesson>,
    /// Recordings of its own phrases, overriding built-in ones.
    pub voice: Option<Voice>,
    pub houses: Vec<Arc<House>>,
    pub sets: ChipSets,
    /// Scenarios of shifts at the table.
    pub shifts: Vec<Arc<Scenario>>,
    pub glossary: Option<Glossary>,
    /// Valid PNG files by path.
    pub pictures: BTreeMap<String, Arc<[u8]>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lesson {
    pub id: LessonId,
    pub version: u32,
    pub title: LocalizedText,
    pub goal: LocalizedText,
    /// Empty for all houses.
    pub houses: Vec<HouseId>,
    /// Empty for all table sizes.
    pub tables: Vec<TableSize>,
    /// Prerequisites besides the previous lesson in the pack: `pack/lesson`.
    pub after: Vec<String>,
    pub minutes: Option<u16>,
    pub steps: Vec<Step>,
    pub pass: Pass,
    /// Set for a table test: no verdicts until the end.
    pub test: Option<TableTest>,
}

/// One step of a lesson. The placeholders `{punto}`, `{banco}` and `{egalite}` in its texts become the house's terms.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum Step {
    Read(LocalizedText),
    /// A short text beside the felt, with something to see there or to answer at once. Its answer is not recorded.
    Page {
        says: LocalizedText,
        #[serde(default)]
        shows: Option<Box<Shown>>,
    },
    /// A worked example: a coup decided by the referee.
    Example {
        cards: Vec<Card>,
        says: LocalizedText,
        /// The author's claim, proved by the checker in every house of the lesson.
        ends: Ends,
        /// Stakes on the table; their payouts are shown at the end.
        #[serde(default)]
        stakes: Vec<Stake>,
        /// Captions per card, in dealing order; may be fewer.
        #[serde(default)]
        steps: Vec<LocalizedText>,
    },
    Drill(Round),
    /// Questions of several drills, interleaved.
    Mixed(Vec<Round>),
    /// Authored questions, each asked once.
    #[serde(deserialize_with = "authored_round")]
    #[schemars(with = "Vec<FixedQuestion>")]
    Ask(Round),
    /// A shift at the table.
    Shift(Box<ShiftStep>),
}

/// Parses authored questions as a drill; the pack's id is filled in later.
fn authored_round<'de, D: Deserializer<'de>>(from: D) -> Result<Round, D::Error> {
    let questions = Vec::<FixedQuestion>::deserialize(from)?;
    let rounds = u32::try_from(questions.len()).unwrap_or(u32::MAX);
    let drill = AnyDrill::Authored(Authored { pack: String::new(), questions });
    Ok(Round { drill, rounds, answers: AnswerSpread::default() })
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Round {
    pub drill: AnyDrill,
    pub rounds: u32,
    #[serde(default)]
    pub answers: AnswerSpread,
}

impl Step {
    pub fn rounds(&self) -> &[Round] {
        match self {
            Self::Drill(round) | Self::Ask(round) => std::slice::from_ref(round),
            Self::Mixed(rounds) => rounds,
            Self::Read(_) | Self::Page { .. } | Self::Example { .. } | Self::Shift(_) => &[],
        }
    }

    fn rounds_mut(&mut self) -> &mut [Round] {
        match self {
            Self::Drill(round) | Self::Ask(round) => std::slice::from_mut(round),
            Self::Mixed(rounds) => rounds,
            Self::Read(_) | Self::Page { .. } | Self::Example { .. } | Self::Shift(_) => &mut [],
        }
    }

    /// The text of a page.
    pub const fn page_text(&self) -> Option<&LocalizedText> {
        match self {
            Self::Read(says) | Self::Page { says, .. } => Some(says),
            Self::Example { .. } | Self::Drill(_) | Self::Mixed(_) | Self::Ask(_) | Self::Shift(_) => None,
        }
    }

    pub fn shift(&self) -> Option<&ShiftStep> {
        if let Self::Shift(shift) = self { Some(shift) } else { None }
    }

    pub fn questions(&self) -> u32 {
        self.rounds().iter().map(|round| round.rounds).fold(0, u32::saturating_add)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ends {
    pub punto: Point,
    pub banco: Point,
    pub winner: Chance,
}

impl Lesson {
    /// A lesson outside any pack, for every house and table, described by its title.
    pub fn standalone(id: LessonId, title: &Phrase, steps: Vec<Step>, pass: Pass) -> Self {
        let say = |language: Language| (language, Catalog::new(language).render(title, &HouseTerms::default()));
        let title = LocalizedText::from_languages(Language::ALL.map(say));
        Self {
            id,
            version: 1,
            goal: title.clone(),
            title,
            houses: Vec::new(),
            tables: Vec::new(),
            after: Vec::new(),
            minutes: None,
            steps,
            pass,
            test: None,
        }
    }

    /// Total number of questions; saturates, since an unchecked lesson may overflow.
    pub fn questions(&self) -> u32 {
        self.steps.iter().map(Step::questions).fold(0, u32::saturating_add)
    }

    /// The shifts of its steps, in order.
    pub fn shifts(&self) -> impl Iterator<Item = &ShiftStep> {
        self.steps.iter().filter_map(Step::shift)
    }

    pub fn has_shift(&self) -> bool {
        self.shifts().next().is_some()
    }

    /// True if this share of right answers in percent passes it. False where areas have marks of their own, or where a
    /// shift has its own, of which the share of the whole says nothing.
    pub fn is_passed_by(&self, percent: u32) -> bool {
        self.area_marks().is_none() && !self.has_shift() && percent >= u32::from(self.pass.accuracy)
    }

    /// Aim of the pace mark in ms; `None` for a test, which has its time limit.
    pub fn pace_millis(&self) -> Option<u64> {
        if self.test.is_some() { None } else { self.pass.pace_millis() }
    }

    /// The questions and shifts alone, without pages and examples.
    pub fn without_pages(&self) -> Self {
        let is_done = |step: &&Step| step.questions() > 0 || step.shift().is_some();
        let steps = self.steps.iter().filter(is_done).cloned().collect();
        Self { steps, ..self.clone() }
    }

    /// The marks of the areas apart: those its file sets, or in a table test the usual ones.
    pub fn area_marks(&self) -> Option<AreaMarks> {
        self.pass.marks.or_else(|| self.test.map(|_| AreaMarks::default()))
    }

    /// The area of a drill of the lesson, by name.
    pub fn area_of(&self, drill: &str) -> Option<Area> {
        self.drills().find(|own| own.name() == drill)?.area()
    }

    /// The drills in order, with repetitions.
    pub fn drills(&self) -> impl Iterator<Item = &AnyDrill> {
        self.steps.iter().flat_map(Step::rounds).map(|round| &round.drill)
    }

    pub fn is_at(&self, table: TableSize) -> bool {
        self.tables.is_empty() || self.tables.contains(&table)
    }

    pub fn is_for(&self, house: &HouseId) -> bool {
        self.houses.is_empty() || self.houses.contains(house)
    }
}
