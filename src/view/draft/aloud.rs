//! Self-marking of the points of a spoken call.

use crate::drill::question::Answer;
use crate::view::keys::KeyStroke;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct AloudDraft {
    marks: Vec<Option<bool>>,
}

impl AloudDraft {
    /// Applies one key stroke: a digit toggles its point, 0 marks all points right, erase removes the last mark.
    pub(super) fn apply_stroke(&mut self, points: usize, stroke: KeyStroke) {
        match stroke {
            KeyStroke::Figure(0) => self.all_right(points),
            KeyStroke::Figure(figure) => self.turn(points, usize::from(figure) - 1),
            KeyStroke::Erase => {
                if let Some(last) = self.marks.iter_mut().rfind(|mark| mark.is_some()) {
                    *last = None;
                }
            }
            _ => {}
        }
    }

    /// Toggles a point: first right, then wrong.
    pub(in crate::view) fn turn(&mut self, points: usize, at: usize) {
        self.set(points, at, !self.mark(at).unwrap_or(false));
    }

    pub(in crate::view) fn set(&mut self, points: usize, at: usize, right: bool) {
        self.marks.resize(points, None);
        if let Some(mark) = self.marks.get_mut(at) {
            *mark = Some(right);
        }
    }

    pub(in crate::view) fn all_right(&mut self, points: usize) {
        self.marks = vec![Some(true); points];
    }

    /// `None` while the point is unmarked.
    pub(in crate::view) fn mark(&self, at: usize) -> Option<bool> {
        self.marks.get(at).copied().flatten()
    }

    /// `None` until every point is marked.
    pub(super) fn answer(&self, points: usize) -> Option<Answer> {
        (0..points).map(|at| self.mark(at)).collect::<Option<_>>().map(Answer::Aloud)
    }
}
