//! Where the numbered seats lie about a table, seen from above with the tailleur at the lower edge.

use super::house::{Direction, Hand, House, TableSize};

/// The seats of one table of a house.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seating {
    size: TableSize,
    seats: u8,
    direction: Direction,
}

/// Where a seat of the large table lies. No text draws the table; that the first seat is the one beside
/// the tailleur and that half of the seats belong to each tableau is the common convention.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatPlace {
    /// On which side of the table, as the tailleur sees it.
    pub hand: Hand,
    /// Whether it lies along the edge across from the tailleur.
    pub facing: bool,
    /// How many seats of its edge lie between it and the middle of the table.
    pub from_middle: u8,
    /// How many seats of its tableau share its edge.
    pub on_edge: u8,
}

impl Seating {
    /// The seats of the house's table of this size; `None` where it has none.
    #[must_use]
    pub fn of(house: &House, size: TableSize) -> Option<Self> {
        let table = house.tables.iter().find(|table| table.size == size)?;
        Some(Self { size, seats: *table.seats.value(), direction: *house.circulation.direction.value() })
    }

    /// How many seats there are.
    #[must_use]
    pub const fn seats(self) -> u8 {
        self.seats
    }

    /// On which of so many equal parts of the table a seat lies, from 1; the first begins at seat 1 and
    /// has the odd seat.
    #[must_use]
    pub const fn part_of(self, seat: u8, parts: u8) -> u8 {
        if parts > 1 && seat > self.first_half() { 2 } else { 1 }
    }

    /// How many seats the first tableau has.
    const fn first_half(self) -> u8 {
        self.seats.div_ceil(2)
    }

    /// Where a seat of the large table lies: the numbers of the first tableau go from the tailleur round
    /// its end to the middle of the edge across, those of the second on from there and back to him.
    /// `None` at a smaller table, where the seats lie in one arc about the croupier.
    #[must_use]
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
    /// How far along the table from its middle the seat lies: so many parts of so many, nought in the
    /// middle and one at the end.
    #[must_use]
    pub const fn along(self) -> (u16, u16) {
        (2 * self.from_middle as u16 + 1, 2 * self.on_edge as u16)
    }

    /// Whether it is not further along the table than another seat.
    #[must_use]
    pub const fn is_no_further_along(self, other: Self) -> bool {
        let ((one, of_one), (two, of_two)) = (self.along(), other.along());
        one * of_two <= two * of_one
    }
}
