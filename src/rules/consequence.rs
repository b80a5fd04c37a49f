//! How often a wrong decision about a third card gives the coup another winner.
//!
//! Cards are drawn from a full shoe and put back: taken without, the shares differ by less than a hundredth.

use super::hand::Point;
use super::tableau::{Act, Cell, Tableau, Third};

/// In how many coups of a case the wrong act, all else unchanged, has another winner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consequences {
    punto: [Changes; 10],
    banco: [[Changes; Third::COLUMNS]; 10],
    stopped: [Changes; 10],
}

/// Equally likely ways in which a case can go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Changes {
    /// Those in which the wrong act has another winner.
    pub changed: u32,
    /// All of them.
    pub all: u32,
}

/// Thirteenths of a shoe that have this value.
const fn copies(value: Point) -> u32 {
    if value.get() == 0 { 4 } else { 1 }
}

/// Ways in which two cards make each point.
fn pairs() -> [u32; 10] {
    let mut ways = [0; 10];
    for one in Point::ALL {
        for other in Point::ALL {
            if let Some(count) = ways.get_mut((one + other).index()) {
                *count += copies(one) * copies(other);
            }
        }
    }
    ways
}

impl Changes {
    fn add(&mut self, ways: u32, right: (Point, Point), wrong: (Point, Point)) {
        self.all += ways;
        if right.0.cmp(&right.1) != wrong.0.cmp(&wrong.1) {
            self.changed += ways;
        }
    }
}

impl Consequences {
    /// Counts every case of a tableau.
    pub fn new(tableau: &Tableau) -> Self {
        let ways = pairs();
        let hands = || Point::ALL.into_iter().zip(ways).filter(|(point, _)| !point.is_natural());
        Self {
            punto: Point::ALL.map(|point| punto(tableau, point, hands())),
            banco: Point::ALL.map(|banco| {
                let mut row = [Changes::default(); Third::COLUMNS];
                for (changes, third) in row.iter_mut().zip(Third::all()) {
                    *changes = in_cell(tableau, Cell { banco, third }, hands());
                }
                row
            }),
            stopped: Point::ALL.map(|natural| stopped(natural, hands())),
        }
    }

    /// Of Punto's decision on a point.
    pub fn punto(&self, point: Point) -> Changes {
        self.punto.get(point.index()).copied().unwrap_or_default()
    }

    /// Of Banco's decision in a cell.
    pub fn banco(&self, cell: Cell) -> Changes {
        let row = self.banco.get(cell.banco.index());
        row.and_then(|row| row.get(cell.third.column())).copied().unwrap_or_default()
    }

    /// Of a draw, by whichever side, that this natural of the other stops.
    pub fn stopped(&self, natural: Point) -> Changes {
        self.stopped.get(natural.index()).copied().unwrap_or_default()
    }
}

fn draws(tableau: &Tableau, cell: Cell) -> bool {
    tableau.banco(cell).is_some_and(|ruling| ruling.act == Act::Draw)
}

/// Punto draws or stands; Banco then acts by the tableau on what it sees.
fn punto(tableau: &Tableau, point: Point, bancos: impl Iterator<Item = (Point, u32)>) -> Changes {
    let mut tally = Changes::default();
    for (banco, ways) in bancos {
        for first in Point::ALL {
            for second in Point::ALL {
                let after_draw =
                    if draws(tableau, Cell { banco, third: Third::Card(first) }) { banco + second } else { banco };
                let after_stand =
                    if draws(tableau, Cell { banco, third: Third::Stood }) { banco + first } else { banco };
                let weight = ways * copies(first) * copies(second);
                tally.add(weight, (point + first, after_draw), (point, after_stand));
            }
        }
    }
    tally
}

fn in_cell(tableau: &Tableau, cell: Cell, puntos: impl Iterator<Item = (Point, u32)>) -> Changes {
    let mut tally = Changes::default();
    for (point, ways) in puntos {
        let drew = tableau.punto(point).is_some_and(|ruling| ruling.act == Act::Draw);
        let final_point = match cell.third {
            Third::Card(third) if drew => point + third,
            Third::Stood if !drew => point,
            Third::Card(_) | Third::Stood => continue,
        };
        for card in Point::ALL {
            tally.add(ways * copies(card), (final_point, cell.banco + card), (final_point, cell.banco));
        }
    }
    tally
}

fn stopped(natural: Point, hands: impl Iterator<Item = (Point, u32)>) -> Changes {
    let mut tally = Changes::default();
    for (point, ways) in hands {
        for card in Point::ALL {
            tally.add(ways * copies(card), (point, natural), (point + card, natural));
        }
    }
    tally
}
