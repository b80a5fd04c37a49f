//! The tableau compiled into a lookup table, so that a coup takes a single access.
//! A test compares it with [`super::coup::Coup`] for every sequence of points.

use super::coup::CoupOutcome;
use super::hand::Point;
use super::side::{BySide, Chance};
use super::tableau::{Act, Cell, Tableau, Third};

/// Lookup table from six cards to a coup. Cards are nibbles here: ace to nine their number, ten 0, figures 10 to 12.
#[derive(Debug, Clone)]
pub struct CoupTable {
    /// Point of two nibbles, at `first << 4
    /// second`.
    sums: [u8; 256],
    /// Packed outcomes, by Punto's point, Banco's point and the next two nibbles.
    coups: Box<[u8]>,
}

/// Result of a coup in one byte: number of cards, whether Punto drew, winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PackedOutcome(u8);

impl PackedOutcome {
    const PUNTO_DREW: u8 = 8;

    const fn new(count: u8, punto_drew: bool, winner: Chance) -> Self {
        let shift = match winner {
            Chance::Punto => 0,
            Chance::Banco => 16,
            Chance::Egalite => 32,
        };
        Self(count | shift | if punto_drew { Self::PUNTO_DREW } else { 0 })
    }

    /// Number of cards, four to six.
    pub const fn count(self) -> usize {
        (self.0 & 7) as usize
    }

    /// True if the fifth card is Punto's.
    pub const fn punto_drew(self) -> bool {
        self.0 & Self::PUNTO_DREW != 0
    }

    /// The winner.
    pub const fn winner(self) -> Chance {
        match self.0 & 0x30 {
            0 => Chance::Punto,
            16 => Chance::Banco,
            _ => Chance::Egalite,
        }
    }

    /// One win, to be added up: Punto's from bit 0, Banco's from bit 16, ties from bit 32.
    pub(super) const fn tally_unit(self) -> u64 {
        1 << (self.0 & 0x30)
    }
}

impl CoupTable {
    /// Compiles a tableau.
    pub fn compile(tableau: &Tableau) -> Self {
        let mut sums = [0; 256];
        for (place, sum) in sums.iter_mut().enumerate() {
            *sum = (point_of(place >> 4) + point_of(place & 15)).get();
        }
        let mut coups = vec![0; 65536];
        for (place, coup) in coups.iter_mut().enumerate() {
            let nibble = |shift: u32| place >> shift & 15;
            let in_use = nibble(12) < 10 && nibble(8) < 10;
            if in_use {
                let [punto, banco] = [12, 8].map(|shift| Point::from_sum(nibble(shift) as u32));
                *coup = decide(tableau, punto, banco, point_of(nibble(4)), point_of(nibble(0))).0;
            }
        }
        Self { sums, coups: coups.into_boxed_slice() }
    }

    /// The coup of six cards, given as the low nibbles of eight bytes, first card lowest.
    #[inline]
    pub fn coup(&self, cards: u64) -> PackedOutcome {
        let nibble = |card: u32| (cards >> (8 * card)) as u8 & 15;
        let sum = |first: u32, second: u32| {
            self.sums.get(usize::from(nibble(first) << 4 | nibble(second))).copied().unwrap_or_default()
        };
        let points = u16::from(sum(0, 2) << 4 | sum(1, 3));
        let place = points << 8 | u16::from(nibble(4) << 4 | nibble(5));
        PackedOutcome(self.coups.get(usize::from(place)).copied().unwrap_or_default())
    }
}

fn point_of(nibble: usize) -> Point {
    Point::from_sum(if nibble < 10 { nibble as u32 } else { 0 })
}

fn decide(tableau: &Tableau, punto: Point, banco: Point, fifth: Point, sixth: Point) -> PackedOutcome {
    let draws = |act: Act| act == Act::Draw;
    let natural = punto.is_natural() || banco.is_natural();
    let punto_drew = !natural && tableau.punto(punto).is_some_and(|ruling| draws(ruling.act));
    let third = if punto_drew { Third::Card(fifth) } else { Third::Stood };
    let banco_drew = !natural && tableau.banco(Cell { banco, third }).is_some_and(|ruling| draws(ruling.act));
    let final_punto = if punto_drew { punto + fifth } else { punto };
    let final_banco = match (banco_drew, punto_drew) {
        (false, _) => banco,
        (true, true) => banco + sixth,
        (true, false) => banco + fifth,
    };
    let winner = CoupOutcome::winner_of(BySide { punto: final_punto, banco: final_banco });
    PackedOutcome::new(4 + u8::from(punto_drew) + u8::from(banco_drew), punto_drew, winner)
}
