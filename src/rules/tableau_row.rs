//! A row of Banco's tableau as a whole: where Banco draws and stands, and why.

use super::clause::Basis;
use super::hand::Point;
use super::phrase::{Fact, Phrase};
use super::reason::{Reason, Rule};
use super::side::Side;
use super::tableau::{Act, Cell, Tableau, Third};

/// A set of tableau columns, as a bit mask.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ColumnSet(u16);

impl ColumnSet {
    const NONE: Self = Self(0);
    const ALL: Self = Self((1 << Third::COLUMNS) - 1);

    const fn with(self, third: Third) -> Self {
        Self(self.0 | 1 << third.column())
    }

    /// True if the set contains the column.
    pub const fn contains(self, third: Third) -> bool {
        self.0 & (1 << third.column()) != 0
    }

    /// The columns, left to right.
    pub fn iter(self) -> impl Iterator<Item = Third> {
        Third::all().filter(move |third| self.contains(*third))
    }

    /// Description of the columns; three and more neighbours as a range.
    fn phrase(self) -> Phrase {
        let mut items: Vec<Phrase> = Vec::new();
        let mut run: Vec<Point> = Vec::new();
        for third in Third::all() {
            match third {
                Third::Card(point) if self.contains(third) => run.push(point),
                _ => items.extend(describe_run(&std::mem::take(&mut run))),
            }
        }
        if self.contains(Third::Stood) {
            items.push(text!("third-stood"));
        }
        let join = |before: Phrase, next: Phrase| {
            text!("columns-and", before = Fact::Phrase(Box::new(before)), next = Fact::Phrase(Box::new(next)))
        };
        items.into_iter().reduce(join).unwrap_or_else(|| text!("columns-none"))
    }
}

/// Neighbouring columns.
fn describe_run(run: &[Point]) -> Vec<Phrase> {
    if let [first, _, .., last] = run {
        return vec![text!("columns-from-to", first = Fact::Point(*first), last = Fact::Point(*last))];
    }
    run.iter().map(|point| text!("columns-one", point = Fact::Point(*point))).collect()
}

/// Banco's actions on one point, in some columns or in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableauRow {
    /// Banco's point with two cards.
    pub banco: Point,
    /// Columns in which Banco draws.
    pub draws: ColumnSet,
    /// Columns in which Banco stands.
    pub stands: ColumnSet,
}

impl TableauRow {
    /// Key of the rule in JSON, and after `reason-` in the texts.
    pub const fn key(self) -> &'static str {
        match (self.draws, self.stands) {
            (ColumnSet::ALL, _) => "row-always-draws",
            (_, ColumnSet::ALL) => "row-always-stands",
            (_, ColumnSet::NONE) => "row-draws",
            (ColumnSet::NONE, _) => "row-stands",
            _ => "row-draws-and-stands",
        }
    }

    pub(super) fn name_facts(self, phrase: Phrase) -> Phrase {
        let phrase = phrase
            .with("side", Fact::Side(Side::Banco))
            .with("other", Fact::Side(Side::Punto))
            .with("point", Fact::Point(self.banco));
        let all = self.draws == ColumnSet::ALL || self.stands == ColumnSet::ALL;
        [("draws", self.draws), ("stands", self.stands)]
            .into_iter()
            .filter(|(_, columns)| *columns != ColumnSet::NONE)
            .fold(
                phrase,
                |phrase, (name, columns)| {
                    if all { phrase } else { phrase.with(name, Fact::Phrase(Box::new(columns.phrase()))) }
                },
            )
    }
}

impl Tableau {
    /// Reasons for Banco's actions in these columns of a row: one for each distinct basis, in the order of the columns.
    /// A single cell gives that cell's rule.
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
            same.fold(ColumnSet::NONE, |columns, (third, _)| columns.with(*third))
        };
        let rule = |cells: &[(Third, Act)]| match cells {
            [(third, act)] => Rule::Banco(banco, *third, *act),
            cells => Rule::Row(TableauRow { banco, draws: doing(cells, Act::Draw), stands: doing(cells, Act::Stand) }),
        };
        by_basis.iter().map(|(basis, cells)| Reason::new(rule(cells), *basis)).collect()
    }
}
