//! The points of a call said aloud, as they are being marked.

use crate::drill::question::Answer;
use crate::view::keys::Stroke;

/// The marks so far; nothing is marked at first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(in crate::view) struct AloudDraft {
    marks: Vec<Option<bool>>,
}

impl AloudDraft {
    /// Takes one stroke of the keyboard: a figure turns its point over, nought marks all of them right,
    /// the last mark in the list is taken back.
    pub(super) fn take(&mut self, points: usize, stroke: Stroke) {
        match stroke {
            Stroke::Figure(0) => self.all_right(points),
            Stroke::Figure(figure) => self.turn(points, usize::from(figure) - 1),
            Stroke::Erase => {
                if let Some(last) = self.marks.iter_mut().rfind(|mark| mark.is_some()) {
                    *last = None;
                }
            }
            _ => {}
        }
    }

    /// Turns a point over: right at first, then wrong, then right again.
    pub(in crate::view) fn turn(&mut self, points: usize, at: usize) {
        self.marks.resize(points, None);
        if let Some(mark) = self.marks.get_mut(at) {
            *mark = Some(!mark.unwrap_or(false));
        }
    }

    /// Marks every point right.
    pub(in crate::view) fn all_right(&mut self, points: usize) {
        self.marks = vec![Some(true); points];
    }

    /// How a point is marked.
    pub(in crate::view) fn mark(&self, at: usize) -> Option<bool> {
        self.marks.get(at).copied().flatten()
    }

    /// The answer, once each point is marked.
    pub(super) fn answer(&self, points: usize) -> Option<Answer> {
        (0..points).map(|at| self.mark(at)).collect::<Option<_>>().map(Answer::Aloud)
    }
}
