//! The seats of a table on their way to a phone, each with its place round it.

use serde::{Deserialize, Serialize};

use crate::drill::question::Seats;
use crate::rules::house::{Direction, Hand, House, TableSize};
use crate::rules::seating::Seating;

/// The seats of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatsOut {
    /// How many.
    pub count: u8,
    /// Where players sit.
    pub taken: Vec<u8>,
    /// Who holds the shoe.
    pub holder: Option<u8>,
    /// Where each lies, seen from above with the tailleur at the lower edge: in hundredths from the middle to the edge, to
    /// the right and down.
    pub at: Vec<(i32, i32)>,
}

impl SeatsOut {
    /// The seats of a house.
    #[must_use]
    pub fn of(seats: &Seats, house: &House) -> Self {
        let Seats { count, taken, holder } = seats.clone();
        let large = Seating::of(house, TableSize::Large).filter(|seating| seating.seats() == count);
        let along_edges = |seat| large.and_then(|seating| at_large(seating, seat));
        let at = (1..=count).map(|seat| along_edges(seat).unwrap_or_else(|| in_arc(seat, count, house))).collect();
        Self { count, taken, holder, at }
    }
}

/// At the large table: along the edge across, and beside the tailleur.
fn at_large(seating: Seating, seat: u8) -> Option<(i32, i32)> {
    let place = seating.place(seat)?;
    let (part, of) = place.along();
    let (part, of) = (i32::from(part), i32::from(of));
    // Beside the tailleur nobody sits in his place.
    let along = if place.facing { 100 * part / of } else { 16 + 84 * part / of };
    let across = if place.facing { -100 } else { 100 };
    Some((if place.hand == Hand::Right { along } else { -along }, across))
}

/// At a smaller one: in an arc about the croupier, the first at the hand where the numbers begin.
fn in_arc(seat: u8, count: u8, house: &House) -> (i32, i32) {
    let first_is_right = *house.circulation.direction.value() == Direction::Anticlockwise;
    let angle = std::f64::consts::PI * (f64::from(seat) - 0.5) / f64::from(count.max(1));
    let (right, down) = (100.0 * angle.cos(), 60.0 - 160.0 * angle.sin());
    ((if first_is_right { right } else { -right }) as i32, down as i32)
}
