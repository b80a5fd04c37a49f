//! Lessons that adapt: help after repeated errors of a kind, and what a run has or lacks.

use std::mem::{Discriminant, discriminant};
use std::sync::Arc;

use super::{Practice, PracticeStage};
use crate::app::Pace;
use crate::drill::marking::{AnswerKey, PosedQuestion, TableauHighlight};
use crate::lesson::ERRORS_BEFORE_HELP;
use crate::progress::Moment;
use crate::rules::hand::Point;
use crate::rules::reason::Rule;
use crate::rules::rng::SeededRng;

/// Errors of a kind are about the same row of the tableau, or else about the same rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ErrorKind {
    PuntoDraws,
    Row(Point),
    Rule(&'static str, Option<Discriminant<Rule>>),
}

impl ErrorKind {
    fn of_key(drill: &'static str, key: &AnswerKey) -> Self {
        match key.highlight {
            Some(TableauHighlight::Punto(_)) => Self::PuntoDraws,
            Some(TableauHighlight::Banco(cell)) => Self::Row(cell.banco),
            None => Self::Rule(drill, key.reasons.last().map(|reason| discriminant(&reason.rule))),
        }
    }
}

/// Errors of a step by kind.
#[derive(Debug, Clone, Default)]
pub(super) struct ErrorCounts(Vec<(ErrorKind, u32)>);

impl ErrorCounts {
    /// Counts an error; true if help is due.
    pub(super) fn count(&mut self, drill: &'static str, key: &AnswerKey) -> bool {
        let kind = ErrorKind::of_key(drill, key);
        let count = if let Some((_, count)) = self.0.iter_mut().find(|(other, _)| *other == kind) {
            *count += 1;
            *count
        } else {
            self.0.push((kind, 1));
            1
        };
        count % ERRORS_BEFORE_HELP == 0
    }
}

impl Practice {
    /// The pace beside the aim of the pace mark; `None` if untimed, or without a pace mark.
    pub fn pace(&self) -> Option<Pace> {
        self.tally.pace(&self.lesson)
    }

    /// Right answers missing to the pass mark of the whole.
    pub fn missing(&self) -> u32 {
        self.tally.missing_to(self.lesson.pass.accuracy)
    }

    /// Questions that were not needed, as the answers showed that it is known.
    pub fn spared(&self) -> u32 {
        self.lesson.questions().saturating_sub(self.tally.answered())
    }

    /// Time of a right answer that needs no reading; `None` at any other stage.
    pub fn is_right_since(&self) -> Option<Moment> {
        let PracticeStage::Marked(_, verdict, _) = &self.stage else { return None };
        let is_read = !verdict.right || verdict.remark.is_some() || verdict.key.explanation.is_some();
        if is_read || self.is_paused() { None } else { self.marked_since }
    }

    /// Another question about the decision answered last.
    pub(super) fn worked_case(&mut self) -> Option<PosedQuestion> {
        let card = self.deck.current()?;
        let lesson = Arc::clone(&self.lesson);
        let round = lesson.steps.get(self.step)?.rounds().get(card.drill)?;
        let pose = |seed| round.drill.drill().pose(card.decision, &self.house, &mut SeededRng::from_seed(seed));
        let (_, posed) = self.put.pose_unseen(&mut self.dice, pose)?;
        self.put.add(&posed.question);
        Some(posed)
    }
}
