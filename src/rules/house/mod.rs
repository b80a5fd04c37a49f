//! A house: the rules of one casino's text, each entry with its basis. Differences between houses are data in
//! `lessons/houses/*.ron`, never code.

mod at_table;
mod check;
mod chips;
mod grounds;
mod library;
mod problem;
mod procedure;
mod read;
mod shoe;
mod stakes;
mod table;
mod wording;

use serde::Deserialize;

use super::bet::{Pays, Spot};
use super::clause::{Basis, Entry};
use super::coup::CoupOutcome;
use super::tableau::Tableau;
use super::text_id::text_id;

pub use self::chips::ChipRules;
pub use self::grounds::{Arbiter, CardTreatment, Columns, Grounds, Misdraw, Unrestorable};
pub use self::library::HouseLibrary;
pub use self::problem::HouseProblem;
pub use self::procedure::{PickUpOrder, Procedure};
pub use self::shoe::{CardColour, CutBy, LastCoup, ShoeRules, Shuffle, StopBeforeCoup, StopPlace};
pub use self::stakes::{AboveMaximum, CountedAmount, LimitRules, Paying, RestOfACoin, SpotRules};
pub use self::table::{AfterAllRefuse, Circulation, Dealing, Direction, Face, Hand, Handler, Role, Table, TableSize};
pub use self::wording::{Calls, Gender, Terms};

text_id! {
    /// Id of a house, also the stem of its file: `monte-carlo`.
    HouseId
}

/// A complete and consistent house. Built only by [`House::read`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct House {
    /// Identifier.
    pub id: HouseId,
    /// Proper name, the same in every language.
    pub name: String,
    /// The text its entries cite.
    pub source: Source,
    /// Packs, cut, stop card and burn.
    pub shoe: ShoeRules,
    /// Table sizes with seats and crew, the usual one first.
    pub tables: Vec<Table>,
    /// Handling of the cards.
    pub dealing: Dealing,
    /// Circulation of the shoe.
    pub circulation: Circulation,
    /// The basis of the rules common to all houses.
    pub grounds: Grounds,
    /// Drawing rules for the third card.
    pub tableau: Tableau,
    /// Meaning of the column heads of Banco's tableau.
    pub columns_are: Entry<Columns>,
    /// Payouts: Punto, Banco, the tie, then the house's own spots.
    pub spots: Vec<SpotRules>,
    /// Limits on stakes.
    pub limits: LimitRules,
    /// Order of collecting and paying.
    pub paying: Paying,
    /// Acts of the crew and their order.
    pub procedure: Procedure,
    /// Chips and making change.
    pub chips: ChipRules,
    /// Announcements: wording and order.
    pub calls: Calls,
    /// Treatment of misdraws.
    pub misdraw: Misdraw,
    /// Terms of this house.
    pub terms: Terms,
}

/// The source text of a house file.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// First two characters of its clause ids: `S3`.
    pub id: String,
    /// Language of the text and of the table: `fr`, `it` or `en`.
    pub language: String,
    /// Title of the text.
    pub title: String,
}

impl House {
    /// Effect of an outcome on a stake, and its basis. A spot that the house does not have loses; see [`House::spot`].
    pub fn pays(&self, spot: Spot, outcome: CoupOutcome) -> (Pays, Basis) {
        self.spot_rules(spot)
            .and_then(|rules| rules.payouts.iter().find(|line| line.when.holds(outcome)))
            .map_or((Pays::Lose, Basis::Silent), |line| (line.pays, line.from))
    }

    /// The spot with this id, if the house has it.
    pub fn spot(&self, id: &str) -> Option<Spot> {
        let index = self.spots.iter().position(|rules| rules.id == id)?;
        self.all_spots().nth(index)
    }

    /// Spots of the layout, in the order of the house file.
    pub fn all_spots(&self) -> impl Iterator<Item = Spot> {
        let own = 3..u8::try_from(self.spots.len()).unwrap_or(u8::MAX).max(3);
        [Spot::Punto, Spot::Banco, Spot::Egalite].into_iter().chain(own.map(Spot::Own))
    }

    /// Id and payouts of a spot.
    pub fn spot_rules(&self, spot: Spot) -> Option<&SpotRules> {
        self.spots.get(match spot {
            Spot::Punto => 0,
            Spot::Banco => 1,
            Spot::Egalite => 2,
            Spot::Own(index) => usize::from(index),
        })
    }
}
