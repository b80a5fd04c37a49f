//! A narrated part of a coup with at most one fault, and its question.

use crate::drill::marking::{AnswerKey, PosedQuestion};
use crate::drill::question::{Answer, AnswerForm, Choice, Question, QuestionPart, Scene, lettered};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::house::TableSize;
use crate::rules::procedure::{OrderViolation, ProcedureStep, StepDependency, StepOrder, StepPair, first_violation};
use crate::rules::reason::Reason;
use crate::rules::rng::SeededRng;
use crate::rules::side::Chance;

use super::felt::CoupFelt;
use super::{CoupFault, CoupPart, at_table};

pub(super) struct Story {
    before: Vec<ProcedureStep>,
    /// Narrated steps, one per line.
    row: Vec<ProcedureStep>,
}

/// Most narrated lines, so that one digit answers.
const MOST_LINES: usize = 9;
/// Fewest narrated lines, if the part has them.
const FEWEST_LINES: usize = 4;

impl Story {
    pub(super) fn new(whole: &StepOrder, part: CoupPart) -> Self {
        let row: Vec<ProcedureStep> = part.select(whole).in_order().collect();
        let before = whole.in_order().take_while(|step| Some(step) != row.first()).collect();
        Self { before, row }
    }

    fn offence(&self, procedure: &StepOrder) -> Option<OrderViolation> {
        let done: Vec<ProcedureStep> = self.before.iter().chain(&self.row).copied().collect();
        let offence = first_violation(procedure, &done)?;
        Some(OrderViolation { at: offence.at.checked_sub(self.before.len())?, ..offence })
    }

    /// The part with a fault, narrated slightly past it.
    pub(super) fn with_fault(self, fault: CoupFault, procedure: &StepOrder, dice: &mut SeededRng) -> Option<Self> {
        let with_row = |row: Vec<ProcedureStep>| Self { before: self.before.clone(), row };
        let mut rows: Vec<Vec<ProcedureStep>> = match fault {
            CoupFault::Missing => (0..self.row.len()).filter_map(|at| self.without(at)).collect(),
            CoupFault::TooEarly => {
                let crew = |from: &usize| self.row.get(*from).is_some_and(|step| !step.is_of_players());
                let moved = (1..self.row.len()).filter(crew);
                let places = moved.flat_map(|from| (0..from).map(move |to| (from, to)));
                places.map(|(from, to)| self.moved(from, to)).collect()
            }
            CoupFault::LateStake => self.late_stakes(),
            CoupFault::Nothing => {
                let swapped = (1..self.row.len()).map(|from| self.moved(from, from - 1));
                let mut rows: Vec<Vec<ProcedureStep>> = swapped.collect();
                // Half of the stories follow the usual order.
                let usual = rows.len().max(1);
                rows.extend(std::iter::repeat_n(self.row.clone(), usual));
                rows
            }
        };
        let wrong = fault != CoupFault::Nothing;
        let fits = |row: &Vec<ProcedureStep>| {
            let offence = with_row(row.clone()).offence(procedure);
            let of_kind = offence.is_none_or(|offence| match fault {
                CoupFault::LateStake => offence.pair.dependency == StepDependency::Ends,
                _ => offence.pair.dependency == StepDependency::Needs,
            });
            offence.is_some() == wrong && of_kind && reach(row, offence) <= MOST_LINES
        };
        dice.shuffle(&mut rows);
        let mut row = rows.into_iter().find(fits)?;
        let least = reach(&row, with_row(row.clone()).offence(procedure));
        row.truncate((least + dice.below(3)).clamp(FEWEST_LINES, MOST_LINES));
        Some(with_row(row))
    }

    fn without(&self, at: usize) -> Option<Vec<ProcedureStep>> {
        let mut row = self.row.clone();
        (!row.get(at)?.is_of_players()).then(|| {
            row.remove(at);
            row
        })
    }

    fn moved(&self, from: usize, to: usize) -> Vec<ProcedureStep> {
        let mut row = self.row.clone();
        let step = row.remove(from);
        row.insert(to, step);
        row
    }

    /// The part with an extra stake after the bets were stopped.
    fn late_stakes(&self) -> Vec<Vec<ProcedureStep>> {
        let Some(stop) = self.row.iter().position(|step| *step == ProcedureStep::StopBets) else { return Vec::new() };
        let late = |at: usize| {
            let mut row = self.row.clone();
            row.insert(at, ProcedureStep::PlaceStakes);
            row
        };
        (stop + 1..=self.row.len()).map(late).collect()
    }

    pub(super) fn posed(
        &self,
        procedure: &StepOrder,
        size: TableSize,
        felt: &CoupFelt,
        dice: &mut SeededRng,
    ) -> Option<PosedQuestion> {
        let offence = self.offence(procedure);
        let (choices, right) = self.remedies(procedure, offence, dice)?;
        let line = offence.map_or(0, |offence| offence.at + 1);
        let done: Vec<ProcedureStep> = self.before.iter().chain(&self.row).copied().collect();
        let scene = Scene { narration: self.lines(felt.winner()), ..felt.after(&done) };
        let most = u32::try_from(self.row.len()).ok()?;
        let parts = vec![
            QuestionPart { label: text!("part-faulty-line"), form: AnswerForm::Number { most } },
            QuestionPart { label: text!("part-what-was-due"), form: AnswerForm::Choice(choices) },
        ];
        let at = Fact::Phrase(Box::new(at_table(size)));
        let answer = vec![Answer::Number(u32::try_from(line).ok()?), Answer::Choice(right)];
        Some(PosedQuestion {
            question: Question {
                scene: scene.clone(),
                prompt: text!(
                    "ask-fault-in-the-coup",
                    table = at,
                    beginning = Fact::Phrase(Box::new(self.beginning()))
                ),
                form: AnswerForm::Several(parts),
            },
            key: AnswerKey {
                after: Some(Scene { wrong_line: offence.map(|offence| offence.at), ..scene }),
                ..AnswerKey::new(Answer::Several(answer), self.reasons(procedure, offence))
            },
        })
    }

    /// The place in the coup at which the lines begin: the step right before them.
    fn beginning(&self) -> Phrase {
        match self.before.last() {
            Some(ProcedureStep::Third(side)) => {
                let third = text!("told-third", side = Fact::Side(*side));
                text!("story-begins-after", step = Fact::Phrase(Box::new(third)))
            }
            Some(step) => text!("story-begins-after", step = Fact::Phrase(Box::new(step.phrase()))),
            None => text!("story-begins-the-coup"),
        }
    }

    /// The narrated lines; a repeated stake is late.
    fn lines(&self, winner: Chance) -> Vec<Phrase> {
        let said = |(at, step): (usize, &ProcedureStep)| match step {
            ProcedureStep::PlaceStakes
                if self.before.contains(step) || self.row.iter().take(at).any(|other| other == step) =>
            {
                text!("told-late-stake")
            }
            ProcedureStep::Third(side) => text!("told-third", side = Fact::Side(*side)),
            ProcedureStep::FinalCall => text!("told-final-call", chance = Fact::Chance(winner)),
            ProcedureStep::PassShoe => text!("told-pass-shoe"),
            other => other.phrase(),
        };
        self.row.iter().enumerate().map(said).collect()
    }

    /// Candidates for the step due, and the index of the correct one.
    fn remedies(
        &self,
        procedure: &StepOrder,
        offence: Option<OrderViolation>,
        dice: &mut SeededRng,
    ) -> Option<(Vec<Choice>, usize)> {
        let at = offence.map_or(self.row.len(), |offence| offence.at);
        let done = self.row.get(..at).unwrap_or_default();
        let faulty = offence.and_then(|offence| procedure.place(*self.row.get(offence.at)?));
        let due = offence
            .filter(|offence| offence.pair.dependency == StepDependency::Needs)
            .map(|offence| offence.pair.first);
        // Besides the step due: steps already done and steps that come later.
        let mut steps: Vec<ProcedureStep> = procedure.in_order().collect();
        steps.retain(|step| {
            let near = self.row.contains(step) || self.is_in_reach(procedure, *step);
            let later = faulty.is_some_and(|faulty| procedure.place(*step) > Some(faulty));
            let was_due = faulty.is_none() && !self.row.contains(step);
            near && !step.is_of_players() && Some(*step) != due && (done.contains(step) || later || was_due)
        });
        dice.shuffle(&mut steps);
        steps.truncate(if due.is_some() { 2 } else { 3 });
        steps.extend(due);
        steps.sort_by_key(|step| procedure.place(*step));
        let first = |step: &ProcedureStep| Choice {
            id: format!("first-{}", step.id()).into(),
            label: text!("choice-first", step = Fact::Phrase(Box::new(step.phrase()))),
            letter: None,
            place: None,
        };
        let apart = |id: &'static str, label: TextKey| Choice {
            id: id.into(),
            label: Phrase::plain(label),
            letter: None,
            place: None,
        };
        let mut choices: Vec<Choice> = steps.iter().map(first).collect();
        if self.row.contains(&ProcedureStep::StopBets) {
            choices.push(apart("refuse-stake", text_key!("choice-refuse-stake")));
        }
        choices.push(apart("all-in-order", text_key!("choice-all-in-order")));
        let right = match (offence, due) {
            (None, _) => choices.len().checked_sub(1)?,
            (Some(_), Some(due)) => steps.iter().position(|step| *step == due)?,
            (Some(_), None) => choices.len().checked_sub(2)?,
        };
        Some((lettered(choices), right))
    }

    /// True within the narrated part or adjacent to it.
    fn is_in_reach(&self, procedure: &StepOrder, step: ProcedureStep) -> bool {
        let places = || self.row.iter().filter_map(|step| procedure.place(*step));
        let (Some(least), Some(most), Some(at)) = (places().min(), places().max(), procedure.place(step)) else {
            return false;
        };
        (least.saturating_sub(1)..=most + 2).contains(&at)
    }

    /// The violated pair; without one, the pairs that the last lines satisfy.
    fn reasons(&self, procedure: &StepOrder, offence: Option<OrderViolation>) -> Vec<Reason> {
        if let Some(offence) = offence {
            return vec![offence.pair.reason()];
        }
        let kept =
            procedure.pairs.iter().filter(|pair| self.row.contains(&pair.first) && self.row.contains(&pair.then));
        let mut kept: Vec<_> = kept.collect();
        kept.sort_by_key(|pair| {
            let then = self.row.iter().position(|step| *step == pair.then);
            let first = self.row.iter().position(|step| *step == pair.first);
            std::cmp::Reverse((then, first))
        });
        // One per step: its nearest prerequisite.
        kept.dedup_by_key(|pair| pair.then.id());
        kept.into_iter().take(REASONS_IN_ORDER).map(StepPair::reason).collect()
    }
}

/// Lines needed to expose the fault: up to the faulty line, and to the step it should have waited for.
fn reach(row: &[ProcedureStep], offence: Option<OrderViolation>) -> usize {
    let late = |offence: OrderViolation| row.iter().rposition(|step| *step == offence.pair.first);
    offence.map_or(0, |offence| offence.at.max(late(offence).unwrap_or_default()) + 1)
}

/// Most satisfied pairs cited when there is no fault.
const REASONS_IN_ORDER: usize = 3;
