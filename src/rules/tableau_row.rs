//! A row of Banco's tableau as a whole: where Banco draws and stands, and why.

use super::clause::Basis;
use super::hand::Point;
use super::reason::{Reason, Rule};
use super::tableau::{Act, Cell, Tableau, Third};

/// A set of tableau columns, as a bit mask.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ColumnSet(u16);

impl ColumnSet {
    /// No column.
    pub const NONE: Self = Self(0);
    /// Every column.
    pub const ALL: Self = Self((1 << Third::COLUMNS) - 1);

    const fn with(self, third: Third) -> Self {
        Self(self.0 | 1 << third.column())
    }

    /// The columns of third cards: without that where Punto stood.
    #[must_use]
    pub const fn without_stood(self) -> Self {
        Self(self.0 & !(1 << Third::Stood.column()))
    }

    /// True if the set contains the column.
    pub const fn contains(self, third: Third) -> bool {
        self.0 & (1 << third.column()) != 0
    }

    /// The columns, left to right.
    pub fn iter(self) -> impl Iterator<Item = Third> {
        Third::all().filter(move |third| self.contains(*third))
    }
}

/// Banco's actions on one point, in some columns or in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableauRow {
    /// Banco's point with two cards.
    pub banco: Point,
    /// The last of the points that are alike; the same where there is one.
    pub last: Point,
    /// Columns in which Banco draws.
    pub draws: ColumnSet,
    /// Columns in which Banco stands.
    pub stands: ColumnSet,
    /// The columns that the text states of a row that is otherwise common practice.
    pub is_stated_part: bool,
}

impl TableauRow {
    /// True for several rows that are alike.
    pub const fn is_many(self) -> bool {
        self.last.get() != self.banco.get()
    }

    /// Key of the rule in JSON, and after `reason-` in the texts.
    pub const fn key(self) -> &'static str {
        match (self.draws, self.stands) {
            (ColumnSet::ALL, _) if self.is_many() => "rows-always-draw",
            (_, ColumnSet::ALL) if self.is_many() => "rows-always-stand",
            (_, ColumnSet::NONE) if self.is_stated_part => "row-part-draws",
            (ColumnSet::NONE, _) if self.is_stated_part => "row-part-stands",
            _ if self.is_stated_part => "row-part-draws-and-stands",
            (ColumnSet::ALL, _) => "row-always-draws",
            (_, ColumnSet::ALL) => "row-always-stands",
            (_, ColumnSet::NONE) => "row-draws",
            (ColumnSet::NONE, _) => "row-stands",
            _ => "row-draws-and-stands",
        }
    }

    /// This row and the next in one, where the act is the same in all columns of both.
    fn joined(self, next: Self) -> Option<Self> {
        let is_always = self.draws == ColumnSet::ALL || self.stands == ColumnSet::ALL;
        let is_alike = (self.draws, self.stands) == (next.draws, next.stands);
        let is_next = self.last.get() + 1 == next.banco.get();
        (is_always && is_alike && is_next).then_some(Self { last: next.last, ..self })
    }
}

/// Reasons of several rows, those of neighbouring rows with the same act and basis in one.
pub fn join_rows(reasons: impl IntoIterator<Item = Reason>) -> Vec<Reason> {
    let mut joined: Vec<Reason> = Vec::new();
    for reason in reasons {
        match (joined.last_mut(), &reason.rule) {
            (Some(Reason { rule: Rule::Row(row), basis }), Rule::Row(next)) if *basis == reason.basis => {
                if let Some(both) = row.joined(*next) {
                    *row = both;
                    continue;
                }
            }
            _ => {}
        }
        joined.push(reason);
    }
    joined
}

impl Tableau {
    /// The columns of a row in which Banco does this.
    pub fn columns(&self, banco: Point, act: Act) -> ColumnSet {
        let does = |third: &Third| self.banco(Cell { banco, third: *third }).is_some_and(|ruling| ruling.act == act);
        Third::all().filter(does).fold(ColumnSet::NONE, ColumnSet::with)
    }

    /// Reasons for Banco's actions in these columns of a row: one for each distinct basis, in the order of the columns.
    /// A single column gives its cell's rule. Where most of a row rests on the common convention, that is given as the whole
    /// row: the cells that the text states are examples of it.
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
        let row: Vec<_> = by_basis.iter().flat_map(|(_, cells)| cells.iter().copied()).collect();
        let is_usage = |basis: Basis, cells: &[_]| matches!(basis, Basis::Silent) && 2 * cells.len() > row.len();
        let has_usage = by_basis.iter().any(|(basis, cells)| is_usage(*basis, cells));
        let rule = |cells: &[(Third, Act)], is_stated_part: bool| match cells {
            [(third, act)] if !is_stated_part || *third == Third::Stood => Rule::Banco(banco, *third, *act),
            cells => {
                let (draws, stands) = (doing(cells, Act::Draw), doing(cells, Act::Stand));
                Rule::Row(TableauRow { banco, last: banco, draws, stands, is_stated_part })
            }
        };
        let covers = |basis, cells| if is_usage(basis, cells) { rule(&row, false) } else { rule(cells, has_usage) };
        by_basis.iter().map(|(basis, cells)| Reason::new(covers(*basis, cells), *basis)).collect()
    }
}
