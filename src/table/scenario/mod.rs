//! Scenarios: what a shift is made of, as data in a RON file of a pack.

mod built_in;
mod check;
mod expected;
mod presentation;
mod problem;
mod read;
mod wording;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::i18n::LocalizedText;
use crate::rules::card::Card;
use crate::rules::clause::Clause;
use crate::rules::house::{House, HouseId, Table, TableSize};
use crate::rules::money::Money;

use super::fact::Gravity;
use super::guest::{self, Character};
use super::incident::{IncidentPlan, IncidentWhen};

pub use self::built_in::{built_in, built_in_files, built_in_ids, find_built_in};
pub use self::expected::{ExpectedBlock, ScenarioAct};
pub use self::presentation::{Hints, Presentation, PresentationRules, Telling};
pub use self::problem::ScenarioProblem;
pub use self::read::ScenarioShelf;

/// A scenario. Read and checked by [`Scenario::read`].
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Identifier, also the stem of its file.
    pub id: String,
    /// Title.
    pub title: LocalizedText,
    /// Introduction, in a few sentences.
    #[serde(default)]
    pub about: LocalizedText,
    /// Houses it can be played in; the first is the usual one. Empty for every house that has the table.
    #[serde(default)]
    pub houses: Vec<String>,
    /// Table sizes it can be played at; the first that a house has is used.
    pub table: Vec<TableSize>,
    /// Posts of the trainee.
    #[serde(default)]
    pub role: TraineeRole,
    /// Length.
    pub length: Length,
    /// Guests.
    pub guests: Guests,
    /// Limits on the sign, in coins: minimum and maximum.
    pub limits: (Money, Money),
    /// Pieces of each value in the float.
    #[serde(default = "usual_float")]
    pub float: u32,
    /// Coups an hour that are expected, in a presentation with a clock; 0 for none.
    #[serde(default = "usual_pace")]
    pub pace: u16,
    /// True if the shift begins with the opening of the table; else with a shoe ready to be dealt.
    #[serde(default)]
    pub opening: bool,
    /// True if the shift ends with the closing of the table.
    #[serde(default)]
    pub closing: bool,
    /// Cards behind the stop card, where it is not in the place of the house.
    #[serde(default)]
    pub stop_card: Option<u16>,
    /// Coups with given cards.
    #[serde(default)]
    pub cards: Vec<ForcedCoup>,
    /// Incidents.
    #[serde(default)]
    pub incidents: Vec<IncidentPlan>,
    /// Most incidents in a coup.
    #[serde(default = "one")]
    pub incidents_a_coup: u8,
    /// Acts that are expected of the crew in the course of the shift, block after block. One that was never done, or
    /// was done before one that comes first, is a fault.
    #[serde(default)]
    pub expects: Vec<ExpectedBlock>,
    /// Acts that are no fault here where no text of the house forbids them.
    #[serde(default)]
    pub may: Vec<ScenarioAct>,
    /// Acts that are a fault here whenever they are done, each with its gravity.
    #[serde(default)]
    pub must_not: Vec<(ScenarioAct, Gravity)>,
    /// Conditions of which the first to hold after a coup ends the shift before its length is reached.
    #[serde(default)]
    pub end: Vec<EndWhen>,
    /// Clauses that the scenario is about.
    #[serde(default)]
    pub source: Vec<Clause>,
    /// Presentation.
    #[serde(default)]
    pub presentation: Presentation,
    /// Characters of its pack, beside the built-in ones; no part of its file.
    #[serde(skip)]
    pub characters: Vec<Arc<Character>>,
}

/// A condition that ends a shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum EndWhen {
    /// A condition on the shift holds.
    When(IncidentWhen),
    /// Everything that is expected has been done.
    AllDone,
    /// A red line was crossed and not noticed.
    RedLine,
}

const fn usual_float() -> u32 {
    400
}

const fn usual_pace() -> u16 {
    72
}

const fn one() -> u8 {
    1
}

/// Posts of the trainee; the program works all others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub enum TraineeRole {
    /// The whole crew.
    #[default]
    All,
    /// Tailleur, or the croupier who deals.
    Tailleur,
    /// One of the payers, from 1.
    Payer(u8),
    /// Chef of the table.
    Chef,
    /// No post: the program works all, the trainee watches.
    Observer,
}

/// Length of a shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Length {
    /// This many coups.
    Coups(u32),
    /// Half of the cards in front of the stop card.
    HalfAShoe,
    /// This many shoes.
    Shoes(u8),
    /// Stints, and coups in each, with a relief in between.
    Stints(u8, u32),
}

impl Length {
    /// The number of coups, where it is given.
    pub const fn coups(self) -> Option<u32> {
        match self {
            Self::Coups(coups) => Some(coups),
            Self::Stints(stints, each) => Some((stints as u32).saturating_mul(each)),
            Self::HalfAShoe | Self::Shoes(_) => None,
        }
    }
}

/// Guests of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Guests {
    /// This many of all characters, chosen by the seed.
    Any(u8),
    /// These characters, each at his seat or, with a seat that is taken, standing behind it.
    Named(Vec<(String, u8)>),
}

/// The cards of one coup, in the order in which they leave the shoe.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForcedCoup {
    /// Number of the coup, from 1.
    pub coup: u32,
    /// Its first cards.
    pub cards: Vec<Card>,
}

impl Guests {
    /// Their number.
    pub fn count(&self) -> usize {
        match self {
            Self::Any(count) => usize::from(*count),
            Self::Named(named) => named.len(),
        }
    }
}

impl Scenario {
    /// The table of a house that it is played at with the built-in guests; `None` where it cannot be played there.
    pub fn table_in<'h>(&self, house: &'h House) -> Option<&'h Table> {
        let table = check::table_of(self, house)?;
        check::is_for(self, house)
            .then_some(table)
            .filter(|_| check::at_table(self, house, table, guest::built_in()).is_empty())
    }

    /// The first of its houses, or `usual`.
    pub fn usual_house(&self, usual: &str) -> HouseId {
        HouseId::from(self.houses.first().map_or(usual, String::as_str))
    }
}
