//! Seats in wire format, each with its position round the table.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::drill::question::{Scene, Seats};
use crate::rules::house::{Direction, Hand, House, TableSize};
use crate::rules::round_of_payment::{PayerPosition, RoundOfPayment};
use crate::rules::seating::Seating;

/// Seats of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatsOut {
    /// Number of seats.
    pub count: u8,
    /// Occupied seats.
    pub taken: Vec<u8>,
    /// Seat of the player who holds the shoe.
    pub holder: Option<u8>,
    /// Positions seen from above, tailleur at the lower edge: right and down, in hundredths of the distance from the
    /// centre to the edge.
    pub at: Vec<(i32, i32)>,
    /// Number of payers who stand in the middle of the opposite edge, where bets are to be settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub payers: Option<u8>,
}

impl SeatsOut {
    /// Converts the seats of a house.
    pub fn from_seats(seats: &Seats, house: &House) -> Self {
        let Seats { count, taken, holder } = seats.clone();
        let large = Seating::for_table(house, TableSize::Large).filter(|seating| seating.seats() == count);
        let along_edges = |seat| large.and_then(|seating| at_large(seating, seat));
        let at = (1..=count).map(|seat| along_edges(seat).unwrap_or_else(|| in_arc(seat, count, house))).collect();
        Self { count, taken, holder, at, payers: None }
    }

    /// The seats whose bets are to be settled, and who pays them: the nearest come first.
    pub fn to_settle(scene: &Scene, house: &House) -> Option<Self> {
        let round = RoundOfPayment::for_table(house, scene.table?)?;
        let taken: BTreeSet<u8> = scene.stakes.iter().map(|stake| stake.seat).collect();
        let seats = Seats { count: round.seating().seats(), taken: taken.into_iter().collect(), holder: None };
        let payers = (round.payer_position() == PayerPosition::Facing).then(|| round.payers());
        Some(Self { payers, ..Self::from_seats(&seats, house) })
    }
}

/// Position at the large table: along the opposite edge, or beside the tailleur.
fn at_large(seating: Seating, seat: u8) -> Option<(i32, i32)> {
    let place = seating.place(seat)?;
    let (part, of) = place.along();
    let (part, of) = (i32::from(part), i32::from(of));
    // The tailleur's own place stays free.
    let along = if place.facing { 100 * part / of } else { 16 + 84 * part / of };
    let across = if place.facing { -100 } else { 100 };
    Some((if place.hand == Hand::Right { along } else { -along }, across))
}

/// Position at a smaller table: in an arc facing the croupier, starting on the side where the numbers begin.
fn in_arc(seat: u8, count: u8, house: &House) -> (i32, i32) {
    let first_is_right = *house.circulation.direction.value() == Direction::Anticlockwise;
    let angle = std::f64::consts::PI * (f64::from(seat) - 0.5) / f64::from(count.max(1));
    let (right, down) = (100.0 * angle.cos(), 60.0 - 160.0 * angle.sin());
    ((if first_is_right { right } else { -right }) as i32, down as i32)
}
