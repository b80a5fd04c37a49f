//! Tables of a house: sizes and crews, handling of the cards, circulation of the shoe.

use serde::{Deserialize, Serialize};

use super::super::clause::Entry;
use super::super::side::{Chance, Side};

/// A table with its seats and crew.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Table size.
    pub size: TableSize,
    /// Maximum number of numbered seats.
    pub seats: Entry<u8>,
    /// Minimum number of seats, where the text gives one.
    pub fewest_seats: Entry<Option<u8>>,
    /// The crew, in the order of the text.
    pub crew: Entry<Vec<Role>>,
}

/// Sizes of table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema)]
pub enum TableSize {
    /// Two tableaux, a seated tailleur.
    Large,
    /// Up to nine seats, semicircular.
    Midi,
    /// Seven seats, kidney-shaped.
    Mini,
}

impl TableSize {
    /// Every size, the largest first.
    pub const ALL: [Self; 3] = [Self::Large, Self::Midi, Self::Mini];
}

/// A member of the crew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Role {
    /// In charge of several tables.
    ChefDePartie,
    /// In charge of one table.
    ChefDeTable,
    /// Runs the shoe and the game.
    Tailleur,
    /// Collects and pays on one tableau.
    Payeur,
    /// Does everything, at a small table.
    Croupier,
}

/// Handling of the cards.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Dealing {
    /// Drawer of the cards at the large table.
    pub draws: Entry<Handler>,
    /// Drawer of the cards at a small table, where one croupier does everything.
    pub draws_at_small_table: Entry<Handler>,
    /// The side whose two cards are turned first.
    pub turned_first: Entry<Side>,
    /// The tailleur passes Punto's cards, with his palette, to the player who turns them.
    pub passes_punto: Entry<bool>,
    /// Turner of Punto's cards.
    pub turns_punto: Entry<Handler>,
    /// Turner of Punto's cards when nobody has a stake on Punto.
    pub turns_punto_without_stake: Entry<Handler>,
    /// Turner of Punto's cards when they are refused.
    pub turns_punto_when_refused: Entry<Handler>,
    /// The banker may take Punto's cards, as the one with the highest stake on Punto.
    pub banker_may_turn_punto: Entry<bool>,
    /// Turner of Banco's cards.
    pub turns_banco: Entry<Handler>,
    /// Face of the first four cards.
    pub first_four: Entry<Face>,
    /// Face of a third card.
    pub third_card: Entry<Face>,
    /// Side of the table for Punto's cards, as seen by the croupier.
    pub punto_lies: Entry<Hand>,
}

/// A person handling cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Handler {
    /// The player who holds the shoe.
    Banker,
    /// The player with the highest stake on Punto, never the banker.
    HighestPuntoStake,
    /// The tailleur, or the one croupier.
    Tailleur,
}

/// Face of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Face {
    /// Face up.
    Up,
    /// Face down.
    Down,
}

/// Left or right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Hand {
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// Circulation of the shoe among the players.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Circulation {
    /// Players hold the shoe at all.
    pub goes_round: Entry<bool>,
    /// Direction of circulation.
    pub direction: Entry<Direction>,
    /// Direction of the seat numbers.
    #[serde(default = "anticlockwise")]
    pub seats_numbered: Entry<Direction>,
    /// Only seated players may draw.
    #[serde(default = "only_seated")]
    pub only_seated: Entry<bool>,
    /// First seat to have the shoe.
    pub first_seat: Entry<u8>,
    /// The banker keeps the shoe when Banco wins.
    pub keeps_on_banco: Entry<bool>,
    /// The banker keeps the shoe on equal points.
    pub keeps_on_egalite: Entry<bool>,
    /// The banker keeps the shoe when Punto wins.
    pub keeps_on_punto: Entry<bool>,
    /// Minimum number of coups a new holder must deal before passing the shoe.
    pub must_deal: Entry<u8>,
    /// The banker may pass the shoe while winning.
    pub may_pass: Entry<bool>,
    /// A player may refuse the shoe.
    pub may_refuse: Entry<bool>,
    /// Dealer when all refuse the shoe.
    pub deals_when_all_refuse: Entry<Handler>,
    /// Continuation once all have refused and the tailleur deals.
    pub after_all_refuse: Entry<AfterAllRefuse>,
    /// Chances the banker may stake on.
    pub banker_may_stake_on: Entry<Vec<Chance>>,
}

/// Direction round the table, seen from above.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Direction {
    /// To the left-hand neighbour.
    Clockwise,
    /// To the right-hand neighbour.
    Anticlockwise,
}

/// Continuation once all have refused the shoe and the tailleur deals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum AfterAllRefuse {
    /// He deals until the hand falls, then offers the shoe to his right.
    OfferedWhenTheHandFalls,
    /// He deals on to the end of the shoe.
    TailleurDealsOn,
}

/// The direction of the seat numbers in a house file without the entry.
const fn anticlockwise() -> Entry<Direction> {
    Entry::Silent(Direction::Anticlockwise)
}

/// The right to draw in a house file without the entry.
const fn only_seated() -> Entry<bool> {
    Entry::Silent(true)
}
