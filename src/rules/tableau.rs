//! The drawing tableau: who takes a third card, cell by cell, and what each cell rests on.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::clause::{Basis, Clause};
use super::hand::Point;
use super::side::Side;

/// To draw a third card or to stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Act {
    /// `T` in the printed tableaux.
    Draw,
    /// `R` in the printed tableaux.
    Stand,
}

/// The column in which Banco is read: what Punto's third card counts, or that Punto stood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Third {
    /// Punto's third card counts this much (its value, not Punto's total: S2-49).
    Card(Point),
    /// Punto stood on two cards: REFUS, NON.
    Stood,
}

impl Third {
    /// How many columns there are.
    pub const COLUMNS: usize = 11;

    /// The column, 0 to 10, the last where Punto stood.
    #[must_use]
    pub const fn column(self) -> usize {
        match self {
            Self::Card(point) => point.index(),
            Self::Stood => 10,
        }
    }

    /// The eleven columns, left to right.
    pub fn all() -> impl Iterator<Item = Self> {
        Point::ALL.into_iter().map(Self::Card).chain([Self::Stood])
    }
}

/// One cell of Banco's tableau: a row and a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// Banco's point with two cards, 0 to 7.
    pub banco: Point,
    /// Punto's third card, or that there is none.
    pub third: Third,
}

impl Cell {
    /// All 88 cells, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        Point::ALL
            .into_iter()
            .filter(|point| !point.is_natural())
            .flat_map(|banco| Third::all().map(move |third| Self { banco, third }))
    }
}

/// What is done, and what that rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruling {
    /// Draw or stand.
    pub act: Act,
    /// The clause, or that the text is silent.
    pub basis: Basis,
}

/// Both sides' rules for the third card, complete: eight rulings for Punto, eighty-eight for Banco.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tableau {
    punto: [Ruling; 8],
    banco: [[Ruling; Third::COLUMNS]; 8],
}

impl Tableau {
    /// What Punto does on a point of two cards; `None` on a natural.
    #[must_use]
    pub fn punto(&self, point: Point) -> Option<Ruling> {
        self.punto.get(point.index()).copied()
    }

    /// What Banco does in a cell; `None` where Banco has a natural.
    #[must_use]
    pub fn banco(&self, cell: Cell) -> Option<Ruling> {
        self.banco.get(cell.banco.index())?.get(cell.third.column()).copied()
    }
}

/// A run of rulings as a house file writes it:
/// `(points: "3", thirds: "0-9", acts: "TTTTTTTTRT", from: Stated("S0-60"))`.
/// A single letter in `acts` holds for the whole run.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The points of two cards it covers: `"3"` or `"0-2"`.
    pub points: String,
    /// The columns it covers: `"8"`, `"0-9"`, `"stood"` or `"all"`. Absent in Punto's tableau.
    #[serde(default)]
    pub thirds: Option<String>,
    /// One letter for each column (for each point in Punto's tableau), `T` or `R`, or one for all.
    pub acts: String,
    /// What it rests on.
    pub from: RunBasis,
}

/// What a run of rulings rests on.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub enum RunBasis {
    /// The clause says so.
    Stated(Clause),
    /// The text is silent.
    Silent,
    /// The text is read against its letter.
    Corrected(Clause),
}

impl From<RunBasis> for Basis {
    fn from(basis: RunBasis) -> Self {
        match basis {
            RunBasis::Stated(clause) => Self::Stated(clause),
            RunBasis::Silent => Self::Silent,
            RunBasis::Corrected(clause) => Self::Corrected(clause),
        }
    }
}

/// Why a list of runs is not a tableau.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadTableau {
    /// The run at this index cannot be read.
    Unreadable(usize),
    /// The run at this index rules a case a second time.
    Twice(usize),
    /// Nothing rules Punto on this point.
    PuntoMissing(Point),
    /// Nothing rules this cell.
    BancoMissing(Cell),
}

impl Tableau {
    /// Puts the runs of a house file together.
    ///
    /// # Errors
    /// Where a run cannot be read, rules a case twice, or leaves one open.
    pub fn from_runs(punto: &[Run], banco: &[Run]) -> Result<Self, (Side, BadTableau)> {
        let punto = punto_of(punto).map_err(|bad| (Side::Punto, bad))?;
        let banco = banco_of(banco).map_err(|bad| (Side::Banco, bad))?;
        Ok(Self { punto, banco })
    }
}

fn punto_of(runs: &[Run]) -> Result<[Ruling; 8], BadTableau> {
    let mut found = [None; 8];
    for (index, run) in runs.iter().enumerate() {
        let unreadable = BadTableau::Unreadable(index);
        let points = span(&run.points, 7).ok_or_else(|| unreadable.clone())?;
        if run.thirds.is_some() {
            return Err(unreadable);
        }
        let acts = acts(&run.acts, points.len()).ok_or(unreadable)?;
        for (point, act) in points.zip(acts) {
            let slot = found.get_mut(point).ok_or(BadTableau::Unreadable(index))?;
            if slot.replace(Ruling { act, basis: run.from.into() }).is_some() {
                return Err(BadTableau::Twice(index));
            }
        }
    }
    complete(found, |point| BadTableau::PuntoMissing(Point::of_sum(point as u32)))
}

fn banco_of(runs: &[Run]) -> Result<[[Ruling; Third::COLUMNS]; 8], BadTableau> {
    let mut found = [[None; Third::COLUMNS]; 8];
    for (index, run) in runs.iter().enumerate() {
        let unreadable = || BadTableau::Unreadable(index);
        let points = span(&run.points, 7).ok_or_else(unreadable)?;
        let columns = columns(run.thirds.as_deref().ok_or_else(unreadable)?).ok_or_else(unreadable)?;
        let acts = acts(&run.acts, columns.len()).ok_or_else(unreadable)?;
        for row in points {
            for (column, act) in columns.clone().zip(&acts) {
                let slot = found.get_mut(row).and_then(|row| row.get_mut(column)).ok_or_else(unreadable)?;
                if slot.replace(Ruling { act: *act, basis: run.from.into() }).is_some() {
                    return Err(BadTableau::Twice(index));
                }
            }
        }
    }
    let mut rows = Vec::with_capacity(8);
    for (row, cells) in found.into_iter().enumerate() {
        rows.push(complete(cells, |column| {
            let third = Third::all().nth(column).unwrap_or(Third::Stood);
            BadTableau::BancoMissing(Cell { banco: Point::of_sum(row as u32), third })
        })?);
    }
    rows.try_into().map_err(|_| BadTableau::Unreadable(0))
}

fn complete<const N: usize>(
    found: [Option<Ruling>; N],
    missing: impl Fn(usize) -> BadTableau,
) -> Result<[Ruling; N], BadTableau> {
    match found.iter().position(Option::is_none) {
        Some(hole) => Err(missing(hole)),
        None => Ok(found.map(|ruling| ruling.unwrap_or(Ruling { act: Act::Stand, basis: Basis::Silent }))),
    }
}

fn span(text: &str, most: usize) -> Option<Range<usize>> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let (from, to): (usize, usize) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
    (from <= to && to <= most).then_some(from..to + 1)
}

fn columns(text: &str) -> Option<Range<usize>> {
    match text {
        "stood" => Some(10..11),
        "all" => Some(0..11),
        numbers => span(numbers, 9),
    }
}

fn acts(letters: &str, cases: usize) -> Option<Vec<Act>> {
    let acts: Vec<Act> = letters
        .chars()
        .map(|letter| match letter {
            'T' => Some(Act::Draw),
            'R' => Some(Act::Stand),
            _ => None,
        })
        .collect::<Option<_>>()?;
    match acts.as_slice() {
        [one] => Some(vec![*one; cases]),
        all if all.len() == cases => Some(acts),
        _ => None,
    }
}
