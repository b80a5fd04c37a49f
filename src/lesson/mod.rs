//! In which order things are learnt: packs of lessons, and the steps of a lesson.

mod check;
mod library;
mod read;
mod texts;

use serde::Deserialize;

use crate::drill::AnyDrill;
use crate::rules::card::Card;
use crate::rules::hand::Point;
use crate::rules::side::Chance;

pub use self::check::check;
pub use self::library::Library;
pub use self::read::{Files, MOST_FILES, PACK_FILE};
pub use self::texts::Texts;

/// A folder of lessons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    /// Its identifier, the name of its folder. Never changes, so that progress survives a new version.
    pub id: String,
    /// Counted up by the author when the pack changes.
    pub version: u32,
    /// Its title.
    pub title: Texts,
    /// What it teaches, in a sentence or two.
    pub about: Texts,
    /// Its lessons, in the order in which they are taken.
    pub lessons: Vec<Lesson>,
}

/// One lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lesson {
    /// Its identifier within the pack, the name of its file without number and ending.
    pub id: String,
    /// Counted up by the author when the lesson changes.
    pub version: u32,
    /// Its title.
    pub title: Texts,
    /// What one can do after it, in a sentence.
    pub goal: Texts,
    /// The houses it is for; empty for all.
    pub houses: Vec<String>,
    /// What happens, step by step.
    pub steps: Vec<Step>,
    /// What counts as a pass.
    pub pass: Pass,
}

/// One step of a lesson. In the texts of a lesson `{punto}`, `{banco}` and `{egalite}` stand for the
/// names the house gives them.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Step {
    /// Words to read.
    Read(Texts),
    /// A worked example: a coup on the table, decided by the referee.
    Example {
        /// The cards in the order in which they leave the shoe.
        cards: Vec<Card>,
        /// What the author says of it.
        says: Texts,
        /// What the author claims of it; the checker proves it in every house of the lesson.
        ends: Ends,
    },
    /// Questions of a drill.
    Drill {
        /// Which drill, with its filter.
        drill: AnyDrill,
        /// How many questions.
        rounds: u32,
    },
}

/// How an author says that an example ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ends {
    /// Punto's final point.
    pub punto: Point,
    /// Banco's final point.
    pub banco: Point,
    /// What wins.
    pub winner: Chance,
}

/// What counts as a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pass {
    /// The least share of right answers, in per cent.
    pub accuracy: u8,
    /// The most seconds that the median answer may take; ignored where timers are off.
    pub seconds: u32,
}

impl Lesson {
    /// How many questions the lesson asks; the greatest number there is where they do not fit one, as
    /// before a lesson has been checked.
    #[must_use]
    pub fn questions(&self) -> u32 {
        let rounds = self.steps.iter().map(|step| match step {
            Step::Drill { rounds, .. } => *rounds,
            Step::Read(_) | Step::Example { .. } => 0,
        });
        rounds.fold(0, u32::saturating_add)
    }

    /// Whether the lesson is for this house.
    #[must_use]
    pub fn is_for(&self, house: &str) -> bool {
        self.houses.is_empty() || self.houses.iter().any(|id| id == house)
    }
}
