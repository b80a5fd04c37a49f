//! Steps being put in order: those that have their place, and those still to be placed.

use crate::drill::question::Answer;
use crate::drill::question::Choice;
use crate::view::keys::Stroke;

/// Steps being put in order. All stand in one list: first those that have their place, in their order,
/// then the others as they were shown.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct OrderDraft {
    /// The places of the steps put in order so far.
    pub(in crate::view) places: Vec<usize>,
    /// The row of the list where the arrows are, once they were used.
    pub(in crate::view) row: Option<usize>,
    /// Whether the step in that row goes with the arrows.
    pub(in crate::view) held: bool,
}

impl OrderDraft {
    /// Takes one stroke of the keyboard. No stroke completes the answer: it is given when all is placed.
    pub(super) fn take(&mut self, steps: &[Choice], stroke: Stroke) {
        match stroke {
            Stroke::Letter(letter) => {
                if let Some(step) = steps.iter().position(|step| step.letter == Some(letter)) {
                    self.toggle(step);
                }
            }
            Stroke::Erase => {
                self.places.pop();
                self.let_go();
            }
            Stroke::Up => self.go(steps, false),
            Stroke::Down => self.go(steps, true),
            Stroke::Space => self.space(steps),
            _ => {}
        }
    }

    /// The answer as it stands; `None` while something is missing.
    pub(super) fn answer(&self, steps: &[Choice]) -> Option<Answer> {
        (self.places.len() == steps.len()).then(|| Answer::Order(self.places.clone()))
    }

    /// The steps as they stand in the list: those that have their place, then the others.
    pub(in crate::view) fn list(&self, steps: &[Choice]) -> Vec<usize> {
        let open = (0..steps.len()).filter(|step| !self.places.contains(step));
        self.places.iter().copied().chain(open).collect()
    }

    /// Gives a step the next place, or takes it back where it has one.
    pub(in crate::view) fn toggle(&mut self, step: usize) {
        self.let_go();
        match self.places.iter().position(|place| *place == step) {
            Some(at) => drop(self.places.remove(at)),
            None => self.places.push(step),
        }
    }

    /// Moves the step of one place to another, the others make room.
    pub(in crate::view) fn shift(&mut self, from: usize, to: usize) {
        if from < self.places.len() && to < self.places.len() {
            let step = self.places.remove(from);
            self.places.insert(to, step);
        }
    }

    /// The arrows go to the row above or below; a step that is held goes with them.
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

    /// Takes the step of the row where the arrows are: gives it the next place, or holds it.
    fn space(&mut self, steps: &[Choice]) {
        let Some(row) = self.row else { return };
        if row < self.places.len() {
            self.held = !self.held;
        } else if let Some(step) = self.list(steps).get(row) {
            self.places.push(*step);
            // The next one that is open.
            self.row = Some((self.places.len()).min(steps.len().saturating_sub(1)));
        }
    }

    const fn let_go(&mut self) {
        self.held = false;
        self.row = None;
    }
}
