//! Frequency of each case of the tableau, by enumeration of every ordered five-card sequence of a full shoe.

use super::hand::Point;
use super::odds::{PACKS, RemainingCards, pairs};
use super::side::{BySide, Side};
use super::tableau::{Act, Cell, Tableau, Third};

/// For each case of the tableau, the number of ordered five-card sequences of a full shoe that lead to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frequencies {
    packs: u8,
    punto: [u64; 8],
    banco: [[u64; Third::COLUMNS]; 8],
    /// By the side that would have to decide, and the other side's natural.
    stopped: BySide<[u64; 10]>,
}

impl Frequencies {
    /// Counts every sequence of a shoe of `packs` packs. `None` outside [`PACKS`].
    pub fn enumerate(tableau: &Tableau, packs: u8) -> Option<Self> {
        if !PACKS.contains(&packs) {
            return None;
        }
        let stopped = BySide { punto: [0; 10], banco: [0; 10] };
        let mut counted = Self { packs, punto: [0; 8], banco: [[0; Third::COLUMNS]; 8], stopped };
        let mut left = RemainingCards::full(packs);
        for (a, c) in pairs() {
            let twice = if a == c { 1 } else { 2 };
            let punto = left.take(a) * left.take(c) * twice;
            for (b, d) in pairs() {
                let twice = if b == d { 1 } else { 2 };
                let banco = left.take(b) * left.take(d) * twice;
                counted.two_cards_each(tableau, a + c, b + d, punto * banco, &left);
                left.put_back([b, d]);
            }
            left.put_back([a, c]);
        }
        Some(counted)
    }

    fn two_cards_each(&mut self, tableau: &Tableau, punto: Point, banco: Point, weight: u64, left: &RemainingCards) {
        let fifth: u64 = left.each().map(|(_, copies)| copies).sum();
        match (punto.is_natural(), banco.is_natural()) {
            (true, true) => {}
            (true, false) => add(&mut self.stopped.banco, punto.index(), weight * fifth),
            (false, true) => add(&mut self.stopped.punto, banco.index(), weight * fifth),
            (false, false) => {
                add(&mut self.punto, punto.index(), weight * fifth);
                let Some(row) = self.banco.get_mut(banco.index()) else { return };
                if tableau.punto(punto).is_some_and(|ruling| ruling.act == Act::Draw) {
                    for (third, copies) in left.each() {
                        add(row, Third::Card(third).column(), weight * copies);
                    }
                } else {
                    add(row, Third::Stood.column(), weight * fifth);
                }
            }
        }
    }

    /// Number of ordered five-card sequences of the full shoe.
    pub fn total(&self) -> u64 {
        let cards = u64::from(self.packs) * 52;
        (0..5).map(|taken| cards - taken).product()
    }

    /// Sequences in which Punto decides on this point; 0 for a natural.
    pub fn punto(&self, point: Point) -> u64 {
        self.punto.get(point.index()).copied().unwrap_or_default()
    }

    /// Sequences in which Banco decides in this cell.
    pub fn banco(&self, cell: Cell) -> u64 {
        let row = self.banco.get(cell.banco.index());
        row.and_then(|row| row.get(cell.third.column())).copied().unwrap_or_default()
    }

    /// Sequences in which a side without a natural is stopped by this natural of the other.
    pub fn stopped(&self, side: Side, natural: Point) -> u64 {
        self.stopped[side].get(natural.index()).copied().unwrap_or_default()
    }

    /// A count of sequences per hundred coups.
    pub fn per_hundred(&self, sequences: u64) -> f64 {
        100.0 * sequences as f64 / self.total() as f64
    }
}

fn add(counts: &mut [u64], index: usize, weight: u64) {
    if let Some(count) = counts.get_mut(index) {
        *count += weight;
    }
}
