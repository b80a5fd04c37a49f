//! Per-decision statistics of a class, over all answers of all trainees.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::intake::Trainee;
use super::time::Quartiles;
use crate::progress::mastery::DecisionKey;
use crate::progress::score::Score;
use crate::rules::house::HouseId;

/// Maximum number of wrong answers listed per decision.
const MOST_WRONG: usize = 5;

/// A wrong answer and how many times it was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongAnswerCount {
    /// The answer as the journals write it.
    pub answer: Arc<str>,
    /// The expected answer as the journals write it.
    pub expected: Arc<str>,
    pub count: u32,
}

/// A class's results for one decision.
#[derive(Debug, Clone, PartialEq)]
pub struct DecisionStanding {
    pub key: DecisionKey,
    pub score: Score,
    pub asked_of: u32,
    /// Number of trainees who know it.
    pub known_by: u32,
    /// Mean probability, over the trainees asked, that the decision is known.
    pub mastery: f64,
    /// Quartiles of the answer times.
    pub time: Option<Quartiles>,
    pub wrong: Vec<WrongAnswerCount>,
}

/// Every decision asked about in a house, least known first.
pub(super) fn decisions(trainees: &[Trainee], house: &HouseId) -> Vec<DecisionStanding> {
    type Answers<'a> = Vec<(bool, &'a Arc<str>, &'a Arc<str>)>;
    let mut all: BTreeMap<&DecisionKey, (Answers<'_>, Vec<u64>)> = BTreeMap::new();
    for given in trainees.iter().flat_map(|trainee| &trainee.answers).filter(|given| given.key.house == *house) {
        let (answers, times) = all.entry(&given.key).or_default();
        answers.push((given.right, &given.answer, &given.expected));
        times.extend(given.millis);
    }
    let standing = |(key, (answers, times)): (&DecisionKey, (Answers<'_>, Vec<u64>))| {
        let learnt: Vec<_> = trainees.iter().filter_map(|trainee| trainee.known.mastery().get(key)).collect();
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
            time: Quartiles::from_times(times),
            wrong: commonest(answers.into_iter()),
        }
    };
    let mut decisions: Vec<DecisionStanding> = all.into_iter().map(standing).collect();
    decisions.sort_by(|one, other| one.mastery.total_cmp(&other.mastery).then_with(|| one.key.cmp(&other.key)));
    decisions
}

/// The commonest wrong answers, ties ordered by text. Where the expected answer varies, each (answer, expected) pair
/// counts separately.
pub(super) fn commonest<'a>(
    answers: impl Iterator<Item = (bool, &'a Arc<str>, &'a Arc<str>)>,
) -> Vec<WrongAnswerCount> {
    let mut counts: BTreeMap<(&Arc<str>, &Arc<str>), u32> = BTreeMap::new();
    for (_, answer, expected) in answers.filter(|(right, ..)| !right) {
        *counts.entry((answer, expected)).or_default() += 1;
    }
    let by_count: BTreeSet<_> = counts.into_iter().map(|(pair, count)| (std::cmp::Reverse(count), pair)).collect();
    let wrong = |(count, (answer, expected)): (std::cmp::Reverse<u32>, (&Arc<str>, &Arc<str>))| WrongAnswerCount {
        answer: Arc::clone(answer),
        expected: Arc::clone(expected),
        count: count.0,
    };
    by_count.into_iter().take(MOST_WRONG).map(wrong).collect()
}
