//! What was done with the stakes on the felt so far, and which of them is next.

use std::collections::{BTreeMap, BTreeSet};

use crate::drill::question::{Answer, Dealt, Deed};

/// Marks on the stakes of a scene, by their places.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks {
    /// The one that is dealt with next.
    pub at: Option<usize>,
    /// Those that were collected or paid.
    pub done: BTreeMap<usize, Dealt>,
    /// Those that were dealt with wrongly.
    pub wrong: BTreeSet<usize>,
}

impl Marks {
    /// The stakes as an answer leaves them; those that another answer leaves otherwise are wrong.
    #[must_use]
    pub fn of(answer: &Answer, other: &Answer) -> Self {
        let deeds = |answer: &Answer| match answer {
            Answer::Settle(deeds) => by_stake(deeds),
            _ => BTreeMap::new(),
        };
        let (done, otherwise) = (deeds(answer), deeds(other));
        let all = done.keys().chain(otherwise.keys());
        let wrong = all.filter(|place| done.get(place) != otherwise.get(place)).copied().collect();
        Self { at: None, done, wrong }
    }
}

/// What was done with each stake.
#[must_use]
pub(super) fn by_stake(deeds: &[Deed]) -> BTreeMap<usize, Dealt> {
    deeds.iter().map(|deed| (deed.stake, deed.act)).collect()
}
