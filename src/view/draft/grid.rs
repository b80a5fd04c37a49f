//! A tableau grid being filled: the open cell and the pointer sweep.

use crate::drill::question::{Answer, Grid};
use crate::rules::tableau::Act;
use crate::view::keys::KeyStroke;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct GridDraft {
    /// The acts entered so far, row by row.
    pub(in crate::view) acts: Vec<Option<Act>>,
    /// The cell the keys fill next.
    pub(in crate::view) open: usize,
    /// The act painted by the current sweep and the last cell it reached.
    brush: Option<(Act, usize)>,
}

impl GridDraft {
    /// Applies one key stroke. Never completes the answer: Enter does.
    pub(super) fn apply_stroke(&mut self, grid: &Grid, stroke: KeyStroke) {
        self.fit(grid);
        let wide = grid.columns.len();
        let last = self.acts.len().saturating_sub(1);
        match stroke {
            KeyStroke::Left => self.open = self.open.saturating_sub(1),
            KeyStroke::Right => self.open = (self.open + 1).min(last),
            KeyStroke::Up => self.open = self.open.checked_sub(wide).unwrap_or(self.open),
            KeyStroke::Down if self.open + wide <= last => self.open += wide,
            KeyStroke::Erase => self.take_back(),
            KeyStroke::Space => self.set(self.open, Some(other(self.act(self.open)))),
            KeyStroke::Figure(1) => self.fill(grid, Act::Draw),
            KeyStroke::Figure(2) => self.fill(grid, Act::Stand),
            KeyStroke::Letter(letter) => {
                if let Some(act) = grid.act_of(letter) {
                    self.fill(grid, act);
                }
            }
            KeyStroke::Down | KeyStroke::Figure(_) | KeyStroke::Decimal => {}
        }
    }

    /// Fills the open cell and opens the next.
    pub(in crate::view) fn fill(&mut self, grid: &Grid, act: Act) {
        self.fit(grid);
        self.set(self.open, Some(act));
        self.open = (self.open + 1).min(self.acts.len().saturating_sub(1));
    }

    /// Toggles a cell and opens it, as a click does.
    pub(in crate::view) fn turn(&mut self, grid: &Grid, cell: usize) {
        self.begin(grid, cell, None);
        self.lift();
    }

    /// Starts a sweep at a cell with this act, or with the opposite of the cell's own.
    pub(in crate::view) fn begin(&mut self, grid: &Grid, cell: usize, act: Option<Act>) {
        self.fit(grid);
        let act = act.unwrap_or_else(|| other(self.act(cell)));
        self.set(cell, Some(act));
        self.open = cell;
        self.brush = Some((act, cell));
    }

    /// Extends the sweep to a cell, filling every cell on the way.
    pub(in crate::view) fn sweep(&mut self, grid: &Grid, cell: usize) {
        let wide = grid.columns.len().max(1);
        let Some((act, from)) = self.brush.filter(|(_, last)| *last != cell) else { return };
        let ((top, left), (bottom, right)) = ((from / wide, from % wide), (cell / wide, cell % wide));
        let steps = top.abs_diff(bottom).max(left.abs_diff(right)).max(1);
        for step in 1..=steps {
            let along = |from: usize, to: usize| {
                let way = from.abs_diff(to) * step + steps / 2;
                if from <= to { from + way / steps } else { from - way / steps }
            };
            self.set(along(top, bottom) * wide + along(left, right), Some(act));
        }
        self.open = cell;
        self.brush = Some((act, cell));
    }

    pub(in crate::view) fn lift(&mut self) {
        self.brush = None;
    }

    pub(in crate::view) fn empty(&self, grid: &Grid) -> usize {
        let filled = self.acts.iter().filter(|act| act.is_some()).count();
        (grid.rows.len() * grid.columns.len()).saturating_sub(filled)
    }

    pub(in crate::view) fn act(&self, cell: usize) -> Option<Act> {
        self.acts.get(cell).copied().flatten()
    }

    /// `None` while a cell is empty.
    pub(super) fn answer(&self, grid: &Grid) -> Option<Answer> {
        (self.empty(grid) == 0).then(|| Answer::Grid(self.acts.clone()))
    }

    fn fit(&mut self, grid: &Grid) {
        self.acts.resize(grid.rows.len() * grid.columns.len(), None);
    }

    fn set(&mut self, cell: usize, act: Option<Act>) {
        if let Some(slot) = self.acts.get_mut(cell) {
            *slot = act;
        }
    }

    fn take_back(&mut self) {
        if self.act(self.open).is_none() {
            self.open = self.open.saturating_sub(1);
        }
        self.set(self.open, None);
    }
}

/// The act a toggle gives.
const fn other(act: Option<Act>) -> Act {
    match act {
        Some(Act::Draw) => Act::Stand,
        Some(Act::Stand) | None => Act::Draw,
    }
}
