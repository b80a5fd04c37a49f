//! What a class finds hard: each decision with all answers of all trainees.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::intake::Trainee;
use super::time::Spread;
use crate::progress::mastery::Key;
use crate::progress::score::Score;

/// So many wrong answers are named.
const MOST_WRONG: usize = 5;

/// A wrong answer that was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// What was answered, as the journals write it.
    pub answer: Arc<str>,
    /// What was expected.
    pub expected: Arc<str>,
    /// How often.
    pub count: u32,
}

/// How a class stands in one decision.
#[derive(Debug, Clone, PartialEq)]
pub struct DecisionStanding {
    /// The house, the drill and the decision.
    pub key: Key,
    /// Right answers of all.
    pub score: Score,
    /// How many trainees were asked about it.
    pub asked_of: u32,
    /// How many of them know it.
    pub known_by: u32,
    /// How probable it is that one of them knows it, in the mean.
    pub mastery: f64,
    /// What answers take.
    pub time: Option<Spread>,
    /// The commonest wrong answers, the commonest first.
    pub wrong: Vec<Wrong>,
}

/// Every decision that was asked about in a house, the one least known first.
pub(super) fn decisions(trainees: &[Trainee], house: &str) -> Vec<DecisionStanding> {
    type Answers<'a> = Vec<(bool, &'a Arc<str>, &'a Arc<str>)>;
    let mut all: BTreeMap<&Key, (Answers<'_>, Vec<u64>)> = BTreeMap::new();
    for given in trainees.iter().flat_map(|trainee| &trainee.answers).filter(|given| *given.key.house == *house) {
        let (answers, times) = all.entry(&given.key).or_default();
        answers.push((given.right, &given.answer, &given.expected));
        times.extend(given.millis);
    }
    let standing = |(key, (answers, times)): (&Key, (Answers<'_>, Vec<u64>))| {
        let learnt: Vec<_> = trainees.iter().filter_map(|trainee| trainee.known.mastery().of(key)).collect();
        let mut score = Score::default();
        for (right, ..) in &answers {
            score.count(*right);
        }
        DecisionStanding {
            key: key.clone(),
            score,
            asked_of: learnt.len() as u32,
            known_by: learnt.iter().filter(|learnt| learnt.is_known()).count() as u32,
            mastery: learnt.iter().map(|learnt| learnt.known).sum::<f64>() / (learnt.len().max(1) as f64),
            time: Spread::of(times),
            wrong: commonest(answers.into_iter()),
        }
    };
    let mut decisions: Vec<DecisionStanding> = all.into_iter().map(standing).collect();
    decisions.sort_by(|one, other| one.mastery.total_cmp(&other.mastery).then_with(|| one.key.cmp(&other.key)));
    decisions
}

/// The commonest wrong answers; of equally common ones the first by their text. Where what is expected is not always
/// the same each pair counts by itself.
pub(super) fn commonest<'a>(answers: impl Iterator<Item = (bool, &'a Arc<str>, &'a Arc<str>)>) -> Vec<Wrong> {
    let mut counts: BTreeMap<(&Arc<str>, &Arc<str>), u32> = BTreeMap::new();
    for (_, answer, expected) in answers.filter(|(right, ..)| !right) {
        *counts.entry((answer, expected)).or_default() += 1;
    }
    let by_count: BTreeSet<_> = counts.into_iter().map(|(pair, count)| (std::cmp::Reverse(count), pair)).collect();
    let wrong = |(count, (answer, expected)): (std::cmp::Reverse<u32>, (&Arc<str>, &Arc<str>))| Wrong {
        answer: Arc::clone(answer),
        expected: Arc::clone(expected),
        count: count.0,
    };
    by_count.into_iter().take(MOST_WRONG).map(wrong).collect()
}
