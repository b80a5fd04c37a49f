//! Layout of the numbered seats, seen from above with the tailleur at the lower edge.

use super::house::{Direction, Hand, House, TableSize};

/// The seats of one table of a house.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seating {
    size: TableSize,
    seats: u8,
    direction: Direction,
}

/// Place of a seat at the large table. No text draws the table; seat 1 beside the tailleur and half of the seats for
/// each tableau are the common convention.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatPlace {
    /// Side of the table, as the tailleur sees it.
    pub hand: Hand,
    /// True along the edge across from the tailleur.
    pub facing: bool,
    /// Number of seats on its edge between it and the middle of the table.
    pub from_middle: u8,
    /// Number of seats of its tableau on its edge.
    pub on_edge: u8,
}

impl Seating {
    /// The seats of the house's table of this size; `None` where it has none.
    pub fn for_table(house: &House, size: TableSize) -> Option<Self> {
        let table = house.table(size)?;
        Some(Self { size, seats: *table.seats.value(), direction: *house.circulation.direction.value() })
    }

    /// Number of seats.
    pub const fn seats(self) -> u8 {
        self.seats
    }

    /// The part of the table, of `parts` equal ones, that contains a seat, from 1; the first part begins at seat 1 and
    /// has the odd seat.
    pub const fn part_of(self, seat: u8, parts: u8) -> u8 {
        if parts > 1 && seat > self.first_half() { 2 } else { 1 }
    }

    /// Number of seats on the first tableau.
    const fn first_half(self) -> u8 {
        self.seats.div_ceil(2)
    }

    /// Place of a seat at the large table: the first tableau is numbered from the tailleur round its end to the middle
    /// of the edge across, the second on from there and back to him. `None` at a smaller table, where the seats form an
    /// arc round the croupier.
    pub fn place(self, seat: u8) -> Option<SeatPlace> {
        if self.size != TableSize::Large || !(1..=self.seats).contains(&seat) {
            return None;
        }
        let first = self.part_of(seat, 2) == 1;
        let (all, from_tailleur) =
            if first { (self.first_half(), seat - 1) } else { (self.seats - self.first_half(), self.seats - seat) };
        let beside = all / 2;
        let facing = from_tailleur >= beside;
        let right = first == (self.direction == Direction::Anticlockwise);
        Some(SeatPlace {
            hand: if right { Hand::Right } else { Hand::Left },
            facing,
            from_middle: if facing { all - 1 - from_tailleur } else { from_tailleur },
            on_edge: if facing { all - beside } else { beside },
        })
    }
}

impl SeatPlace {
    /// Distance from the middle along the table as a fraction (numerator, denominator): 0 in the middle, 1 at the end.
    pub const fn along(self) -> (u16, u16) {
        (2 * self.from_middle as u16 + 1, 2 * self.on_edge as u16)
    }

    /// True if it is not further along the table than another seat.
    pub const fn is_no_further_along(self, other: Self) -> bool {
        let ((one, of_one), (two, of_two)) = (self.along(), other.along());
        one * of_two <= two * of_one
    }
}
