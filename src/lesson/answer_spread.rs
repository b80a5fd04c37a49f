//! Even shares of right answers in a step, so that no answer alone carries it.

use serde::Deserialize;

use super::Round;
use crate::drill::AnyDrill;
use crate::drill::marking::PosedQuestion;
use crate::drill::question::{Answer, AnswerForm};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

/// Questions looked at for each decision.
const LOOKED_AT: u64 = 4;

/// Answers of a step before one of them can be too frequent.
const FEWEST: usize = 3;

/// Frequency of each right answer of a drill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, schemars::JsonSchema)]
pub enum AnswerSpread {
    /// None more often than [`most_percent`] allows.
    #[default]
    Even,
    /// As often as the drill's decisions give it.
    AsDrawn,
}

/// The largest share of one right answer in percent, among this number of different ones: that of chance and ten more,
/// and with four or more, 40.
pub const fn most_percent(answers: usize) -> usize {
    match answers {
        0 | 1 => 100,
        2 => 60,
        3 => 43,
        _ => 40,
    }
}

/// The right answer, if it is one of a few to choose from.
fn chosen_answer(posed: &PosedQuestion) -> Option<&Answer> {
    let is_choice = matches!(posed.question.form, AnswerForm::Choice(_) | AnswerForm::Number { .. });
    is_choice.then_some(&posed.key.answer)
}

/// The right answers of a step so far.
#[derive(Debug, Clone, Default)]
pub(super) struct RightAnswers(Vec<(Answer, usize)>);

impl RightAnswers {
    pub(super) fn add(&mut self, posed: &PosedQuestion) {
        let Some(answer) = chosen_answer(posed) else { return };
        match self.0.iter_mut().find(|(other, _)| other == answer) {
            Some((_, count)) => *count += 1,
            None => self.0.push((answer.clone(), 1)),
        }
    }

    /// True if this right answer once more would be too often.
    pub(super) fn has_enough_of(&self, posed: &PosedQuestion) -> bool {
        let asked: usize = self.0.iter().map(|(_, count)| count).sum();
        let found = chosen_answer(posed).and_then(|answer| self.0.iter().find(|(other, _)| other == answer));
        let most = most_percent(self.0.len().max(2));
        found.is_some_and(|(_, count)| asked >= FEWEST && (count + 1) * 100 > most * (asked + 1))
    }
}

/// Decisions by right answer.
pub(super) struct AnswerGroups {
    /// The decisions with one right answer each, then those whose answer changes.
    pub(super) groups: Vec<Vec<usize>>,
    /// Largest share of each group in percent.
    pub(super) most: Vec<usize>,
}

/// Decisions by right answer, if some answer would come up too often.
pub(super) fn uneven_groups(round: &Round, house: &House) -> Option<AnswerGroups> {
    if round.answers == AnswerSpread::AsDrawn || matches!(round.drill, AnyDrill::Authored(_)) {
        return None;
    }
    let drill = round.drill.drill();
    let (mut seen, mut groups, mut changing) = (Vec::new(), Vec::<(Answer, Vec<usize>)>::new(), Vec::new());
    let all = drill.decisions(house).len();
    for decision in 0..all {
        let pose = |seed| drill.pose(decision, house, &mut SeededRng::from_seed(seed));
        let answers: Option<Vec<Answer>> =
            (1..=LOOKED_AT).map(|seed| pose(seed).and_then(|posed| chosen_answer(&posed).cloned())).collect();
        let answers = answers?;
        let first = answers.first()?.clone();
        let is_constant = answers.iter().all(|answer| *answer == first);
        seen.extend(answers);
        match groups.iter_mut().find(|(other, _)| *other == first) {
            _ if !is_constant => changing.push(decision),
            Some((_, group)) => group.push(decision),
            None => groups.push((first, vec![decision])),
        }
    }
    let mut different: Vec<Answer> = Vec::new();
    for answer in seen {
        if !different.contains(&answer) {
            different.push(answer);
        }
    }
    let most = most_percent(different.len());
    let is_uneven = groups.iter().any(|(_, group)| group.len() * 100 > most * all);
    is_uneven.then(|| {
        let mut shares = vec![most; groups.len()];
        let mut groups: Vec<Vec<usize>> = groups.into_iter().map(|(_, group)| group).collect();
        if !changing.is_empty() {
            shares.push(100);
            groups.push(changing);
        }
        AnswerGroups { groups, most: shares }
    })
}

impl AnswerGroups {
    /// Questions for each group, in sum `rounds`: in proportion to its decisions, but none above its largest share as
    /// far as the others can take them. With enough questions for all decisions, each group gets at least as many as it
    /// has decisions.
    pub(super) fn quotas(&self, rounds: usize) -> Vec<usize> {
        let all: usize = self.groups.iter().map(Vec::len).sum();
        let least = |group: &Vec<usize>| if rounds >= all { group.len() } else { 0 };
        let mut quotas: Vec<usize> = self.groups.iter().map(least).collect();
        // One by one to the group that is furthest behind its share, those with room first.
        for _ in quotas.iter().sum::<usize>()..rounds {
            let groups = quotas.iter_mut().zip(&self.groups).zip(&self.most);
            let next = groups.min_by_key(|((quota, group), most)| {
                let is_full = (**quota + 1) * 100 > **most * rounds;
                (is_full, (**quota + 1) * all / group.len().max(1))
            });
            if let Some(((quota, _), _)) = next {
                *quota += 1;
            }
        }
        quotas
    }
}
