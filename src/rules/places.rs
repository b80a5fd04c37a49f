//! Seats and places of a table: their numbers, who may draw, where the hands are placed.

use super::house::{Direction, Hand, Handler, House, Table, TableSize};
use super::reason::{Reason, Rule};
use super::side::Side;

/// A rule on the seats and places of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlacesRule {
    /// Seats are numbered in this direction.
    Numbered(Direction),
    /// The shoe goes round in this direction.
    GoesRound(Direction),
    /// Only seated players draw.
    OnlySeated,
    /// Largest number of seats of a table.
    MostSeats(TableSize, u8),
    /// The one who draws the cards at a table.
    Draws(TableSize, Handler),
    /// The croupier's side on which a hand is placed.
    Lies(Side, Hand),
}

impl PlacesRule {
    /// The key of this rule in JSON, and after `reason-` in the texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Numbered(Direction::Anticlockwise) => "places-numbered-anticlockwise",
            Self::Numbered(Direction::Clockwise) => "places-numbered-clockwise",
            Self::GoesRound(Direction::Anticlockwise) => "places-shoe-to-the-right",
            Self::GoesRound(Direction::Clockwise) => "places-shoe-to-the-left",
            Self::OnlySeated => "places-only-seated",
            Self::MostSeats(..) => "places-most-seats",
            Self::Draws(_, Handler::Tailleur) => "places-croupier-draws",
            Self::Draws(..) => "places-holder-draws",
            Self::Lies(_, Hand::Right) => "places-lies-right",
            Self::Lies(_, Hand::Left) => "places-lies-left",
        }
    }
}

/// The number of the seat at the right hand of a seat, with the rule.
pub fn seat_to_the_right(house: &House, seats: u8, seat: u8) -> (u8, Reason) {
    let numbered = &house.circulation.seats_numbered;
    let next = match numbered.value() {
        Direction::Anticlockwise if seat >= seats => 1,
        Direction::Anticlockwise => seat + 1,
        Direction::Clockwise if seat <= 1 => seats,
        Direction::Clockwise => seat - 1,
    };
    (next, Reason::new(Rule::Places(PlacesRule::Numbered(*numbered.value())), numbered.basis()))
}

/// The one who draws the cards at a table, with the rule.
pub fn draws_at(house: &House, table: &Table) -> (Handler, Reason) {
    let dealing = &house.dealing;
    let draws = if table.size == TableSize::Large { &dealing.draws } else { &dealing.draws_at_small_table };
    (*draws.value(), Reason::new(Rule::Places(PlacesRule::Draws(table.size, *draws.value())), draws.basis()))
}
