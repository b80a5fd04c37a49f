//! Steps being put in order: placed ones, then the rest.

use crate::drill::question::Answer;
use crate::drill::question::Choice;
use crate::view::keys::KeyStroke;

/// Steps being put in order. The list shows the placed steps in their order, then the others as given.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct OrderDraft {
    /// Indices of the placed steps, in order.
    pub(in crate::view) places: Vec<usize>,
    /// The row under the keyboard cursor; `None` before the arrows are used.
    pub(in crate::view) row: Option<usize>,
    /// The step under the cursor moves with the arrows.
    pub(in crate::view) held: bool,
}

impl OrderDraft {
    /// Applies one key stroke. Never completes the answer: it needs confirmation.
    pub(super) fn apply_stroke(&mut self, steps: &[Choice], stroke: KeyStroke) {
        match stroke {
            KeyStroke::Letter(letter) => {
                if let Some(step) = steps.iter().position(|step| step.letter == Some(letter)) {
                    self.toggle(step);
                }
            }
            KeyStroke::Erase => {
                self.places.pop();
                self.let_go();
            }
            KeyStroke::Up => self.go(steps, false),
            KeyStroke::Down => self.go(steps, true),
            KeyStroke::Space => self.space(steps),
            _ => {}
        }
    }

    /// `None` while a step is unplaced.
    pub(super) fn answer(&self, steps: &[Choice]) -> Option<Answer> {
        (self.places.len() == steps.len()).then(|| Answer::Order(self.places.clone()))
    }

    /// Step indices in display order: placed, then unplaced.
    pub(in crate::view) fn list(&self, steps: &[Choice]) -> Vec<usize> {
        let open = (0..steps.len()).filter(|step| !self.places.contains(step));
        self.places.iter().copied().chain(open).collect()
    }

    /// Places a step next, or unplaces it.
    pub(in crate::view) fn toggle(&mut self, step: usize) {
        self.let_go();
        match self.places.iter().position(|place| *place == step) {
            Some(at) => drop(self.places.remove(at)),
            None => self.places.push(step),
        }
    }

    pub(in crate::view) fn shift(&mut self, from: usize, to: usize) {
        if from < self.places.len() && to < self.places.len() {
            let step = self.places.remove(from);
            self.places.insert(to, step);
        }
    }

    /// Moves the cursor one row, with the held step.
    fn go(&mut self, steps: &[Choice], down: bool) {
        let last = if self.held { self.places.len() } else { steps.len() }.saturating_sub(1);
        let next = match self.row {
            None if self.places.len() < steps.len() => self.places.len(),
            None => 0,
            Some(row) if down => (row + 1).min(last),
            Some(row) => row.saturating_sub(1),
        };
        if let Some(row) = self.row.filter(|_| self.held) {
            self.shift(row, next);
        }
        self.row = Some(next);
    }

    /// Places the step under the cursor, or picks it up.
    fn space(&mut self, steps: &[Choice]) {
        let Some(row) = self.row else { return };
        if row < self.places.len() {
            self.held = !self.held;
        } else if let Some(step) = self.list(steps).get(row) {
            self.places.push(*step);
            // Moves the cursor to the next unplaced step.
            self.row = Some((self.places.len()).min(steps.len().saturating_sub(1)));
        }
    }

    const fn let_go(&mut self) {
        self.held = false;
        self.row = None;
    }
}
