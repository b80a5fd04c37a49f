//! In which order things are learnt: packs of lessons, and the steps of a lesson.

mod brought;
mod changes;
mod check;
pub mod clauses;
mod course;
mod deck;
pub mod exchange;
mod exercise;
pub mod fields;
mod files;
mod fresh;
mod glossary;
mod library;
pub mod page;
mod read;
mod recorded;
mod retold;
mod specimen;
mod table_test;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Deserializer};

use crate::drill::AnyDrill;
use crate::drill::authored::{Authored, FixedQuestion, Stake};
use crate::rules::card::Card;
use crate::rules::chips::ChipSet;
use crate::rules::hand::Point;
use crate::rules::house::{House, TableSize};
use crate::rules::phrase::Phrase;
use crate::rules::side::Chance;
use crate::voice::Voice;
use crate::words::{Language, Names, Words};

pub use self::brought::{CHIP_FOLDER, HOUSE_FOLDER, houses_in};
pub use self::changes::changes;
pub use self::check::{Proof, Proofs, Unfit, Unproved, at_a_glance, check, is_id, objection, objections, thorough};
pub use self::course::course;
pub use self::deck::{Card as DeckCard, Deck};
pub use self::exercise::{Exercise, exercises};
pub use self::files::Files;
pub use self::fresh::Put;
pub use self::glossary::{GLOSSARY_FILE, Glossary, MOST_TERMS, Term};
pub use self::library::{Library, Offered};
pub use self::read::{MOST_FILES, PACK_FILE, lesson_in, lesson_shapes, pack_shapes, shown_in};
pub use self::specimen::specimen;
pub use self::table_test::{Bands, TableTest};
pub use crate::rules::texts::Texts;

/// The pack under which journals keep free practice; no pack may have this id.
pub const FREE_PRACTICE: &str = "free";

/// The pack under which journals keep what is not taken lesson by lesson: today's practice, and what is done
/// again. No pack may have this id.
pub const TODAYS_PRACTICE: &str = "today";

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
    /// Who wrote it, where that is said.
    pub author: Option<String>,
    /// Under which licence it may be used and changed, where that is said.
    pub licence: Option<String>,
    /// Its lessons, in the order in which they are taken.
    pub lessons: Vec<Lesson>,
    /// The recordings it brings, for its own phrases and in place of those inside the program.
    pub voice: Option<Voice>,
    /// The houses it brings.
    pub houses: Vec<Arc<House>>,
    /// The denomination sets it brings, for its houses and its drills.
    pub sets: Vec<&'static ChipSet>,
    /// The terms it explains.
    pub glossary: Option<Glossary>,
    /// The pictures it brings, by their path: each has the head of a PNG picture and is whole.
    pub pictures: BTreeMap<String, Arc<[u8]>>,
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
    /// The sizes of table it is for; empty for all.
    pub tables: Vec<TableSize>,
    /// What is taken before it, beside the lesson before it in its pack: `pack/lesson`.
    pub after: Vec<String>,
    /// How many minutes it is meant to take, where that is said.
    pub minutes: Option<u16>,
    /// What happens, step by step.
    pub steps: Vec<Step>,
    /// What counts as a pass.
    pub pass: Pass,
    /// Where it is a table test: its time and its bands. Nothing is said of an answer until the end.
    pub test: Option<TableTest>,
}

/// One step of a lesson. In the texts of a lesson `{punto}`, `{banco}` and `{egalite}` stand for the
/// names the house gives them.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
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
        /// Stakes that lie on the table: at the end it is told what each is paid.
        #[serde(default)]
        stakes: Vec<Stake>,
        /// The author's words for each card in its turn, the first card's first; may be fewer.
        #[serde(default)]
        steps: Vec<Texts>,
    },
    /// Questions of a drill.
    Drill(Round),
    /// Questions of several drills, shuffled among one another.
    Mixed(Vec<Round>),
    /// Questions that the author wrote out, each of them once.
    #[serde(deserialize_with = "written_out")]
    #[schemars(with = "Vec<FixedQuestion>")]
    Ask(Round),
}

/// Questions written out are a drill like any other; of which pack is known once the pack is.
fn written_out<'de, D: Deserializer<'de>>(from: D) -> Result<Round, D::Error> {
    let questions = Vec::<FixedQuestion>::deserialize(from)?;
    let rounds = u32::try_from(questions.len()).unwrap_or(u32::MAX);
    Ok(Round { drill: AnyDrill::Authored(Authored { pack: String::new(), questions }), rounds })
}

/// So many questions of a drill.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Which drill, with its filter.
    pub drill: AnyDrill,
    /// How many questions.
    pub rounds: u32,
}

impl Step {
    /// What it asks; nothing where it only tells or shows.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        match self {
            Self::Drill(round) | Self::Ask(round) => std::slice::from_ref(round),
            Self::Mixed(rounds) => rounds,
            Self::Read(_) | Self::Example { .. } => &[],
        }
    }

    /// How many questions it asks, as for [`Lesson::questions`].
    #[must_use]
    pub fn questions(&self) -> u32 {
        self.rounds().iter().map(|round| round.rounds).fold(0, u32::saturating_add)
    }
}

/// How an author says that an example ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pass {
    /// The least share of right answers, in per cent.
    pub accuracy: u8,
    /// The most seconds that the median answer may take; ignored where timers are off.
    pub seconds: u32,
}

impl Lesson {
    /// A lesson that stands in no pack, for every house and table: its title says all there is to say.
    #[must_use]
    pub fn by_itself(id: &str, title: &Phrase, steps: Vec<Step>, pass: Pass) -> Self {
        let say = |language: Language| (language, Words::of(language).say(title, &Names::default()));
        let title = Texts::of(Language::ALL.map(say));
        Self {
            id: id.to_owned(),
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

    /// How many questions the lesson asks; the greatest number there is where they do not fit one, as
    /// before a lesson has been checked.
    #[must_use]
    pub fn questions(&self) -> u32 {
        self.steps.iter().map(Step::questions).fold(0, u32::saturating_add)
    }

    /// The drills it asks, in their order; one that comes twice stands twice.
    pub fn drills(&self) -> impl Iterator<Item = &AnyDrill> {
        self.steps.iter().flat_map(Step::rounds).map(|round| &round.drill)
    }

    /// Whether the lesson is for this size of table.
    #[must_use]
    pub fn is_at(&self, table: TableSize) -> bool {
        self.tables.is_empty() || self.tables.contains(&table)
    }

    /// Whether the lesson is for this house.
    #[must_use]
    pub fn is_for(&self, house: &str) -> bool {
        self.houses.is_empty() || self.houses.iter().any(|id| id == house)
    }
}
