//! The drawing tableau: third-card decisions, cell by cell, with their basis.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::clause::{Basis, Clause};
use super::hand::Point;
use super::side::Side;

/// Drawing a third card, or standing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Act {
    /// `T` in the printed tableaux.
    Draw,
    /// `R` in the printed tableaux.
    Stand,
}

/// A column of Banco's tableau: the value of Punto's third card, or that Punto stood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Third {
    /// Value of Punto's third card (not Punto's total: S2-49).
    Card(Point),
    /// Punto stood on two cards: REFUS, NON.
    Stood,
}

impl Third {
    /// Number of columns.
    pub const COLUMNS: usize = 11;

    /// Column index, 0 to 10; the last where Punto stood.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Cell {
    /// Banco's point with two cards, 0 to 7.
    pub banco: Point,
    /// Punto's third card, if any.
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

/// A decision and its basis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableauRuling {
    /// Draw or stand.
    pub act: Act,
    /// Basis of the decision.
    pub basis: Basis,
}

/// Both sides' rules for the third card, complete: eight cases for Punto, eighty-eight for Banco.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tableau {
    punto: [TableauRuling; 8],
    banco: [[TableauRuling; Third::COLUMNS]; 8],
}

impl Tableau {
    /// Punto's decision on a point of two cards; `None` on a natural.
    pub fn punto(&self, point: Point) -> Option<TableauRuling> {
        self.punto.get(point.index()).copied()
    }

    /// Banco's decision in a cell; `None` where Banco has a natural.
    pub fn banco(&self, cell: Cell) -> Option<TableauRuling> {
        self.banco.get(cell.banco.index())?.get(cell.third.column()).copied()
    }
}

/// A run of decisions as a house file writes it:
/// `(points: "3", thirds: "0-9", acts: "TTTTTTTTRT", from: Stated("S0-60"))`.
/// A single letter in `acts` holds for the whole run.
#[derive(Debug, Clone, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The points of two cards it covers: `"3"` or `"0-2"`.
    pub points: String,
    /// The columns it covers: `"8"`, `"0-9"`, `"stood"` or `"all"`. Absent in Punto's tableau.
    #[serde(default)]
    pub thirds: Option<String>,
    /// One letter for each column (for each point in Punto's tableau), `T` or `R`, or one for all.
    pub acts: String,
    /// Basis of the run.
    pub from: RunBasis,
}

/// Basis of a run of decisions.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, schemars::JsonSchema)]
pub enum RunBasis {
    /// Stated by the clause.
    Stated(Clause),
    /// Silent text.
    Silent,
    /// Text read against its wording.
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

/// A fault in a list of runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableauError {
    /// This field of the run at this index is invalid.
    Unreadable(usize, &'static str),
    /// The run at this index covers a case a second time.
    Twice(usize),
    /// No run covers Punto on this point.
    PuntoMissing(Point),
    /// No run covers this cell.
    BancoMissing(Cell),
}

impl Tableau {
    /// Builds a tableau from the runs of a house file.
    ///
    /// # Errors
    /// Every run that is invalid or covers a case twice; if there are none, the first missing case of each row.
    pub fn from_runs(punto: &[Run], banco: &[Run]) -> Result<Self, Vec<(Side, TableauError)>> {
        let mut bad = Vec::new();
        let punto_rows = rows_of(punto, Side::Punto, &mut bad);
        let banco_rows = rows_of(banco, Side::Banco, &mut bad);
        if bad.is_empty() {
            bad = missing(&punto_rows, &banco_rows);
        }
        if bad.is_empty() {
            let [punto, banco] = [punto_rows, banco_rows].map(|rows| rows.map(|row| row.map(ruled)));
            Ok(Self { punto: punto.map(|[ruling, ..]| ruling), banco })
        } else {
            Err(bad)
        }
    }
}

/// Decisions by row and column; Punto's are in the first column.
type RulingRows = [[Option<TableauRuling>; Third::COLUMNS]; 8];

fn rows_of(runs: &[Run], side: Side, bad: &mut Vec<(Side, TableauError)>) -> RulingRows {
    let mut rows = RulingRows::default();
    for (index, run) in runs.iter().enumerate() {
        match read_run(run, side) {
            Err(field) => bad.push((side, TableauError::Unreadable(index, field))),
            Ok(cases) => {
                let mut twice = false;
                for (row, column, act) in cases {
                    if let Some(slot) = rows.get_mut(row).and_then(|row| row.get_mut(column)) {
                        twice |= slot.replace(TableauRuling { act, basis: run.from.into() }).is_some();
                    }
                }
                if twice {
                    bad.push((side, TableauError::Twice(index)));
                }
            }
        }
    }
    rows
}

/// Row, column and act of every case of a run, or the name of its invalid field.
fn read_run(run: &Run, side: Side) -> Result<Vec<(usize, usize, Act)>, &'static str> {
    let points = span(&run.points, 7).ok_or("points")?;
    match (side, run.thirds.as_deref()) {
        (Side::Punto, None) => {
            let acts = acts(&run.acts, points.len()).ok_or("acts")?;
            Ok(points.zip(acts).map(|(point, act)| (point, 0, act)).collect())
        }
        (Side::Banco, Some(thirds)) => {
            let columns = columns(thirds).ok_or("thirds")?;
            let acts = acts(&run.acts, columns.len()).ok_or("acts")?;
            let row_of = |row| columns.clone().zip(&acts).map(move |(column, act)| (row, column, *act));
            Ok(points.flat_map(row_of).collect())
        }
        (Side::Punto, Some(_)) => Err("thirds-of-punto"),
        (Side::Banco, None) => Err("no-thirds"),
    }
}

/// The first missing case of Punto's tableau, and of each row of Banco's.
fn missing(punto: &RulingRows, banco: &RulingRows) -> Vec<(Side, TableauError)> {
    let own = punto.iter().zip(Point::ALL).find(|([ruling, ..], _)| ruling.is_none());
    let own = own.map(|(_, point)| (Side::Punto, TableauError::PuntoMissing(point)));
    let rows = banco.iter().zip(Point::ALL).filter_map(|(row, banco)| {
        let (_, third) = row.iter().zip(Third::all()).find(|(ruling, _)| ruling.is_none())?;
        Some((Side::Banco, TableauError::BancoMissing(Cell { banco, third })))
    });
    own.into_iter().chain(rows).collect()
}

/// The decision of a covered case; unused cases stand.
fn ruled(ruling: Option<TableauRuling>) -> TableauRuling {
    ruling.unwrap_or(TableauRuling { act: Act::Stand, basis: Basis::Silent })
}

fn span(text: &str, most: usize) -> Option<Range<usize>> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let (from, to): (usize, usize) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
    (from <= to && to <= most).then(|| from..to + 1)
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
