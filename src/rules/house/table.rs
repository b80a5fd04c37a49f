//! The tables of a house: their sizes and crews, who handles the cards, how the shoe goes round.

use serde::{Deserialize, Serialize};

use super::super::clause::Entry;
use super::super::side::{Chance, Side};

/// A size of table.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Which size.
    pub size: TableSize,
    /// How many numbered seats, at most.
    pub seats: Entry<u8>,
    /// The fewest seats such a table is made with, where that is said.
    pub fewest_seats: Entry<Option<u8>>,
    /// The crew, in the order in which it is listed.
    pub crew: Entry<Vec<Role>>,
}

/// Sizes of table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema)]
pub enum TableSize {
    /// Two tableaux, a seated tailleur.
    Large,
    /// Up to nine seats, half round.
    Midi,
    /// Seven seats, the shape of a kidney.
    Mini,
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
    /// Does all of it, at a small table.
    Croupier,
}

/// Who handles the cards.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Dealing {
    /// Who draws from the shoe at the large table.
    pub draws: Entry<Handler>,
    /// Who draws from the shoe at a small table, where one croupier does all.
    pub draws_at_small_table: Entry<Handler>,
    /// Whose two cards are turned first.
    pub turned_first: Entry<Side>,
    /// Whether the tailleur passes Punto's cards, with his palette, to the one who turns them.
    pub passes_punto: Entry<bool>,
    /// Who turns Punto's cards.
    pub turns_punto: Entry<Handler>,
    /// Who turns Punto's cards when nobody has a stake on Punto.
    pub turns_punto_without_stake: Entry<Handler>,
    /// Who turns Punto's cards when those to whom they are offered refuse them.
    pub turns_punto_when_refused: Entry<Handler>,
    /// Whether the banker may take Punto's cards, as the one with the highest stake on Punto.
    pub banker_may_turn_punto: Entry<bool>,
    /// Who turns Banco's cards.
    pub turns_banco: Entry<Handler>,
    /// How the first four cards lie.
    pub first_four: Entry<Face>,
    /// How a third card comes.
    pub third_card: Entry<Face>,
    /// On which side of the table Punto's cards lie, as the croupier sees it.
    pub punto_lies: Entry<Hand>,
}

/// Who handles cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Handler {
    /// The player who holds the shoe.
    Banker,
    /// The player with the highest stake on Punto, never the banker.
    HighestPuntoStake,
    /// The tailleur, or the one croupier.
    Tailleur,
}

/// How a card lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Face {
    /// Seen.
    Up,
    /// Hidden.
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

/// How the shoe goes round among the players.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Circulation {
    /// Whether players hold the shoe at all.
    pub goes_round: Entry<bool>,
    /// Which way it goes, and the seats are numbered.
    pub direction: Entry<Direction>,
    /// Which seat has it first.
    pub first_seat: Entry<u8>,
    /// Whether the banker keeps it when Banco wins.
    pub keeps_on_banco: Entry<bool>,
    /// Whether the banker keeps it on equal points.
    pub keeps_on_egalite: Entry<bool>,
    /// Whether the banker keeps it when Punto wins.
    pub keeps_on_punto: Entry<bool>,
    /// How many coups one who takes the shoe must deal before passing it on.
    pub must_deal: Entry<u8>,
    /// Whether the banker may pass the shoe on while he wins.
    pub may_pass: Entry<bool>,
    /// Whether a player may refuse the shoe.
    pub may_refuse: Entry<bool>,
    /// Who deals when all refuse the shoe.
    pub deals_when_all_refuse: Entry<Handler>,
    /// What follows once all have refused and the tailleur deals.
    pub after_all_refuse: Entry<AfterAllRefuse>,
    /// What the banker himself may stake on.
    pub banker_may_stake_on: Entry<Vec<Chance>>,
}

/// A way round the table, seen from above.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum Direction {
    /// To the left-hand neighbour.
    Clockwise,
    /// To the right-hand neighbour.
    Anticlockwise,
}

/// What follows once all have refused the shoe and the tailleur deals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum AfterAllRefuse {
    /// He deals until the hand falls, then offers the shoe to the player on his right.
    OfferedWhenTheHandFalls,
    /// He deals on to the end of the shoe.
    TailleurDealsOn,
}
