//! Even shares of right answers in a step, so that no answer alone carries it.

use serde::Deserialize;

use super::Round;
use crate::drill::AnyDrill;
use crate::drill::question::{Answer, AnswerForm};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

/// Questions looked at for each decision.
const LOOKED_AT: u64 = 2;

/// How often each right answer of a drill comes up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, schemars::JsonSchema)]
pub enum AnswerSpread {
    /// None more often than [`most_percent`] allows.
    #[default]
    Even,
    /// As often as the drill's decisions give it.
    AsDrawn,
}

/// The largest share of one right answer in percent, among this number of different ones: that of chance and ten more.
pub const fn most_percent(answers: usize) -> usize {
    match answers {
        0 | 1 => 100,
        _ => 100 / answers + 10,
    }
}

/// Decisions by right answer, if some answer would come up too often; those with changing answers are the last group.
pub(super) fn uneven_groups(round: &Round, house: &House) -> Option<Vec<Vec<usize>>> {
    if round.answers == AnswerSpread::AsDrawn || matches!(round.drill, AnyDrill::Authored(_)) {
        return None;
    }
    let drill = round.drill.drill();
    let right_answer = |decision, seed| {
        let posed = drill.pose(decision, house, &mut SeededRng::from_seed(seed))?;
        let is_choice = matches!(posed.question.form, AnswerForm::Choice(_) | AnswerForm::Number { .. });
        is_choice.then_some(posed.key.answer)
    };
    let (mut groups, mut changing): (Vec<(Answer, Vec<usize>)>, Vec<usize>) = (Vec::new(), Vec::new());
    let all = drill.decisions(house).len();
    for decision in 0..all {
        let answer = right_answer(decision, 1)?;
        let is_constant = (2..=LOOKED_AT).all(|seed| right_answer(decision, seed).is_some_and(|other| other == answer));
        match groups.iter_mut().find(|(other, _)| *other == answer) {
            _ if !is_constant => changing.push(decision),
            Some((_, group)) => group.push(decision),
            None => groups.push((answer, vec![decision])),
        }
    }
    let most = most_percent(groups.len());
    groups.iter().any(|(_, group)| group.len() * 100 > most * all).then(|| {
        let changing = (!changing.is_empty()).then_some(changing);
        groups.into_iter().map(|(_, group)| group).chain(changing).collect()
    })
}

/// Questions for each group, in sum `rounds`: in proportion to its decisions, but none above the largest share. With
/// enough questions for all decisions, each group gets at least as many as it has decisions.
pub(super) fn quotas(sizes: &[usize], rounds: usize) -> Vec<usize> {
    let all: usize = sizes.iter().sum();
    let most = (rounds * most_percent(sizes.len()) / 100).max(rounds.div_ceil(sizes.len().max(1)));
    let least = |size: usize| if rounds >= all { size } else { 0 };
    let mut quotas: Vec<usize> = sizes.iter().map(|size| least(*size)).collect();
    // One by one to the group that is furthest behind its share and has room.
    for _ in quotas.iter().sum::<usize>()..rounds {
        let behind = |place: &usize| match (quotas.get(*place), sizes.get(*place)) {
            (Some(quota), Some(size)) if *size > 0 => Some((*quota >= most, (quota + 1) * all / size)),
            _ => None,
        };
        let Some(next) = (0..sizes.len()).filter(|place| behind(place).is_some()).min_by_key(behind) else { break };
        if let Some(quota) = quotas.get_mut(next) {
            *quota += 1;
        }
    }
    quotas
}
