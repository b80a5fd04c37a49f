//! Marks on the stakes: handled, next, wrong.

use std::collections::{BTreeMap, BTreeSet};

use crate::drill::marking::AnswerKey;
use crate::drill::question::{Answer, StakeAction, StakeOutcome};
use crate::rules::round_of_payment::SeatRun;

/// Marks by stake index.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks {
    pub at: Option<usize>,
    /// Collected or paid stakes.
    pub done: BTreeMap<usize, StakeOutcome>,
    /// Those of the second of two tables.
    pub done_on_second: BTreeMap<usize, StakeOutcome>,
    /// Wrongly handled stakes.
    pub wrong: BTreeSet<usize>,
    /// Rightly handled stakes, once they are checked.
    pub right: BTreeSet<usize>,
    /// The sums of collected stakes stay on the felt, to be read again.
    pub shows_collected: bool,
    /// The stakes in the order in which they are settled, where the house has one: each has its number.
    pub order: Vec<usize>,
    /// Between the numbers of these seats, arrows from nearer to farther ones.
    pub ways: Vec<SeatRun>,
    /// The seats of those who were asked for, on both of two tables.
    pub seats: [Vec<u8>; 2],
    /// On both of two tables, where the tailleur is drawn: whether it is who was asked for.
    pub tailleur: [Option<bool>; 2],
    /// On one table for two houses that differ, the seat, or the tailleur, that is right in each, with its name.
    pub houses: Vec<(Option<u8>, String)>,
    /// Before a class the stakes that were most often handled wrongly.
    pub missed: BTreeSet<usize>,
    /// Each hand has its total.
    pub shows_totals: bool,
    /// Before a class each pile has the number of its pieces.
    pub shows_counts: bool,
}

impl Marks {
    /// Marks of a verdict on the stakes: wrongly handled ones of a settlement, or the outcome of those asked about.
    pub fn of_verdict(key: &AnswerKey, given: &Answer) -> Self {
        let marks = match given {
            Answer::Settle(_) => {
                let marks = Self::compare(&key.answer, given);
                if !key.has_order() {
                    marks
                } else if key.out_of_order(given).is_none() {
                    Self { order: key.completed_order(given), ..marks }
                } else {
                    // The numbers are those of the usual order: green would confirm the one given.
                    Self { order: stakes_in_order(&key.answer), right: BTreeSet::new(), ..marks }
                }
            }
            _ => Self { done: by_stake(&key.settlement), ..Self::default() },
        };
        let done_on_second = key.second.as_ref().map(|second| by_stake(&second.settlement)).unwrap_or_default();
        let shows_totals = key.has_hands_to_count();
        Self { done_on_second, shows_collected: true, shows_totals, shows_counts: true, ..marks }
    }

    /// Marks of stakes that are settled so far.
    pub fn of_settlement(deeds: &[StakeAction]) -> Self {
        Self { done: by_stake(deeds), ..Self::default() }
    }

    /// The marks of the second of two tables.
    pub(super) fn of_second(&self) -> Self {
        let Self { done_on_second, shows_collected, shows_totals, shows_counts, .. } = self;
        let (shows_collected, shows_totals, shows_counts) = (*shows_collected, *shows_totals, *shows_counts);
        let (seats, tailleur) = ([self.seats[1].clone(), Vec::new()], [self.tailleur[1], None]);
        let done = done_on_second.clone();
        Self { done, shows_collected, seats, tailleur, shows_totals, shows_counts, ..Self::default() }
    }

    /// The marks of an answer; stakes treated differently in `other` are wrong, others right.
    fn compare(answer: &Answer, other: &Answer) -> Self {
        let deeds = |answer: &Answer| match answer {
            Answer::Settle(deeds) => by_stake(deeds),
            _ => BTreeMap::new(),
        };
        let (done, otherwise) = (deeds(answer), deeds(other));
        let all = done.keys().chain(otherwise.keys()).copied();
        let (right, wrong): (BTreeSet<usize>, BTreeSet<usize>) =
            all.partition(|place| done.get(place) == otherwise.get(place));
        Self { done, wrong, right, ..Self::default() }
    }
}

/// The stakes in the order of a settlement.
fn stakes_in_order(answer: &Answer) -> Vec<usize> {
    match answer {
        Answer::Settle(deeds) => deeds.iter().map(|deed| deed.stake).collect(),
        _ => Vec::new(),
    }
}

/// The final action on each stake.
pub(super) fn by_stake(deeds: &[StakeAction]) -> BTreeMap<usize, StakeOutcome> {
    deeds.iter().map(|deed| (deed.stake, deed.act)).collect()
}
