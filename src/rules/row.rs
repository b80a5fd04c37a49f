//! A row of Banco's tableau as a whole: in which columns Banco draws, in which it stands, and why.

use super::clause::Basis;
use super::hand::Point;
use super::phrase::{Fact, Phrase};
use super::reason::{Reason, Rule};
use super::side::Side;
use super::tableau::{Act, Cell, Tableau, Third};

/// Columns of the tableau, a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Columns(u16);

impl Columns {
    /// None of them.
    const NONE: Self = Self(0);
    /// All eleven.
    const ALL: Self = Self((1 << Third::COLUMNS) - 1);

    /// These and one more.
    #[must_use]
    const fn with(self, third: Third) -> Self {
        Self(self.0 | 1 << third.column())
    }

    /// Whether a column is among them.
    #[must_use]
    pub const fn contains(self, third: Third) -> bool {
        self.0 & (1 << third.column()) != 0
    }

    /// The columns, left to right.
    pub fn iter(self) -> impl Iterator<Item = Third> {
        Third::all().filter(move |third| self.contains(*third))
    }

    /// The columns as they are said: three and more in a row as the first and the last.
    fn phrase(self) -> Phrase {
        let mut items: Vec<Phrase> = Vec::new();
        let mut run: Vec<Point> = Vec::new();
        for third in Third::all() {
            match third {
                Third::Card(point) if self.contains(third) => run.push(point),
                _ => items.extend(said(&std::mem::take(&mut run))),
            }
        }
        if self.contains(Third::Stood) {
            items.push(Phrase::plain("third-stood"));
        }
        let join = |before: Phrase, next: Phrase| {
            Phrase::plain("columns-and")
                .with("before", Fact::Phrase(Box::new(before)))
                .with("next", Fact::Phrase(Box::new(next)))
        };
        items.into_iter().reduce(join).unwrap_or_else(|| Phrase::plain("columns-none"))
    }
}

/// Neighbouring columns.
fn said(run: &[Point]) -> Vec<Phrase> {
    if let [first, _, .., last] = run {
        let phrase = Phrase::plain("columns-from-to");
        return vec![phrase.with("first", Fact::Point(*first)).with("last", Fact::Point(*last))];
    }
    run.iter().map(|point| Phrase::plain("columns-one").with("point", Fact::Point(*point))).collect()
}

/// What Banco does with one point, in some columns or in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// Banco's point with two cards.
    pub banco: Point,
    /// Where Banco draws.
    pub draws: Columns,
    /// Where Banco stands.
    pub stands: Columns,
}

impl Row {
    /// The key of the rule that says it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match (self.draws, self.stands) {
            (Columns::ALL, _) => "row-always-draws",
            (_, Columns::ALL) => "row-always-stands",
            (_, Columns::NONE) => "row-draws",
            (Columns::NONE, _) => "row-stands",
            _ => "row-draws-and-stands",
        }
    }

    /// The phrase with its facts.
    pub(super) fn name_facts(self, phrase: Phrase) -> Phrase {
        let phrase = phrase
            .with("side", Fact::Side(Side::Banco))
            .with("other", Fact::Side(Side::Punto))
            .with("point", Fact::Point(self.banco));
        let all = self.draws == Columns::ALL || self.stands == Columns::ALL;
        [("draws", self.draws), ("stands", self.stands)]
            .into_iter()
            .filter(|(_, columns)| *columns != Columns::NONE)
            .fold(
                phrase,
                |phrase, (name, columns)| {
                    if all { phrase } else { phrase.with(name, Fact::Phrase(Box::new(columns.phrase()))) }
                },
            )
    }
}

impl Tableau {
    /// Why Banco does what it does in these columns of a row: one reason for each thing the row rests
    /// on, in the order of the columns. Where that is a single cell, the rule is that of the cell.
    #[must_use]
    pub fn row_reasons(&self, banco: Point, columns: impl Iterator<Item = Third>) -> Vec<Reason> {
        let mut by_basis: Vec<(Basis, Vec<(Third, Act)>)> = Vec::new();
        for third in columns {
            let Some(ruling) = self.banco(Cell { banco, third }) else { continue };
            match by_basis.iter_mut().find(|(basis, _)| *basis == ruling.basis) {
                Some((_, cells)) => cells.push((third, ruling.act)),
                None => by_basis.push((ruling.basis, vec![(third, ruling.act)])),
            }
        }
        let doing = |cells: &[(Third, Act)], act: Act| {
            let same = cells.iter().filter(|(_, does)| *does == act);
            same.fold(Columns::NONE, |columns, (third, _)| columns.with(*third))
        };
        let rule = |cells: &[(Third, Act)]| match cells {
            [(third, act)] => Rule::Banco(banco, *third, *act),
            cells => Rule::Row(Row { banco, draws: doing(cells, Act::Draw), stands: doing(cells, Act::Stand) }),
        };
        by_basis.iter().map(|(basis, cells)| Reason::new(rule(cells), *basis)).collect()
    }
}
