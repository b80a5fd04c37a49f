//! A house: everything one casino's text says about its game, each entry with what it rests on.
//! Differences between houses are data in `lessons/houses/*.ron`, never code.

mod check;
mod chips;
mod ground;
mod procedure;
mod read;
mod shelf;
mod shoe;
mod stakes;
mod table;
mod wording;

use serde::Deserialize;

use super::bet::{Pays, Spot};
use super::clause::{Basis, Entry};
use super::coup::Outcome;
use super::tableau::Tableau;

pub use self::chips::ChipRules;
pub use self::ground::{Arbiter, Columns, Grounds, Misdraw, Unrestorable};
pub use self::procedure::Procedure;
pub use self::shelf::Shelf;
pub use self::shoe::{CardColour, CutBy, LastCoup, ShoeRules, Shuffle, StopBeforeCoup, StopPlace};
pub use self::stakes::{AboveMaximum, LimitRules, Paying, RestOfACoin, SpotRules};
pub use self::table::{AfterAllRefuse, Circulation, Dealing, Direction, Face, Hand, Handler, Role, Table, TableSize};
pub use self::wording::{Calls, Terms};

/// One house, complete and free of contradictions: it can only be made by [`House::read`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct House {
    /// Its identifier, the name of its file: `monte-carlo`.
    pub id: String,
    /// Its proper name, the same in every language.
    pub name: String,
    /// The text its entries cite.
    pub source: Source,
    /// Packs, cut, stop card and burn.
    pub shoe: ShoeRules,
    /// The sizes of table, with seats and crew, the usual one first.
    pub tables: Vec<Table>,
    /// Who draws, lays and turns the cards.
    pub dealing: Dealing,
    /// How the shoe goes round.
    pub circulation: Circulation,
    /// What the rules common to all houses rest on here.
    pub grounds: Grounds,
    /// Who takes a third card.
    pub tableau: Tableau,
    /// What the heads of the columns of Banco's tableau mean.
    pub columns_are: Entry<Columns>,
    /// What Punto's stakes, Banco's and the tie's pay, then the house's own spots.
    pub spots: Vec<SpotRules>,
    /// Which stakes may stand.
    pub limits: LimitRules,
    /// In which order stakes are collected and paid.
    pub paying: Paying,
    /// The acts of the crew and their order.
    pub procedure: Procedure,
    /// What it pays in, and how it makes change.
    pub chips: ChipRules,
    /// What is announced, in which words and order.
    pub calls: Calls,
    /// What happens after a mis-draw.
    pub misdraw: Misdraw,
    /// What this house calls things.
    pub terms: Terms,
}

/// The text a house file is drawn from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The first two characters of its clause ids: `S3`.
    pub id: String,
    /// The language it is written in and spoken at the table: `fr`, `it` or `en`.
    pub language: String,
    /// Its title.
    pub title: String,
}

impl House {
    /// What a spot pays on this outcome, and what that rests on. A spot this house does not have
    /// loses; [`House::spot`] tells which there are.
    #[must_use]
    pub fn pays(&self, spot: Spot, outcome: Outcome) -> (Pays, Basis) {
        self.spot_rules(spot)
            .and_then(|rules| rules.payouts.iter().find(|line| line.when.holds(outcome)))
            .map_or((Pays::Lose, Basis::Silent), |line| (line.pays, line.from))
    }

    /// The spot with this id, if the house has it.
    #[must_use]
    pub fn spot(&self, id: &str) -> Option<Spot> {
        let index = self.spots.iter().position(|rules| rules.id == id)?;
        self.all_spots().nth(index)
    }

    /// The spots of the layout, in the order of the house file.
    pub fn all_spots(&self) -> impl Iterator<Item = Spot> {
        let own = 3..u8::try_from(self.spots.len()).unwrap_or(u8::MAX).max(3);
        [Spot::Punto, Spot::Banco, Spot::Egalite].into_iter().chain(own.map(Spot::Own))
    }

    /// The id and payouts of a spot.
    #[must_use]
    pub fn spot_rules(&self, spot: Spot) -> Option<&SpotRules> {
        self.spots.get(match spot {
            Spot::Punto => 0,
            Spot::Banco => 1,
            Spot::Egalite => 2,
            Spot::Own(index) => usize::from(index),
        })
    }
}
