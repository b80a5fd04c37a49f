//! Planned acts of the people, in the order of their moments.

use std::collections::BTreeMap;

use crate::rules::bet::Spot;
use crate::rules::chips::PieceCounts;
use crate::table::act::{Act, StakeId};
use crate::table::moment::Moment;
use crate::table::person::Person;

/// Something that will happen without an act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Planned {
    /// A person acts.
    Act(Person, Act),
    /// A person whom the program works does what is then due of him.
    Work(Person),
    /// A guest takes up his stake and what is beside it.
    TakeUp(StakeId),
    /// A guest takes back these pieces, if they are his stake on a spot.
    TakeBack(u8, Spot, PieceCounts),
    /// The Direction lets the game go on.
    Resume,
}

impl Planned {
    /// True for what a guest does only while the bets are open.
    pub const fn is_of_the_bets(&self) -> bool {
        matches!(
            self,
            Self::Act(_, Act::Stake(..) | Act::StakeFor(..) | Act::TakeBack(_) | Act::PutOnMarble(..))
                | Self::TakeBack(..)
        )
    }
}

/// Plans by moment; of two for the same moment the one made first comes first.
#[derive(Debug, Clone, Default)]
pub struct Schedule {
    plans: BTreeMap<(Moment, u32), Planned>,
    next: u32,
}

impl Schedule {
    /// Adds a plan.
    pub fn add(&mut self, at: Moment, planned: Planned) {
        self.next = self.next.wrapping_add(1);
        self.plans.insert((at, self.next), planned);
    }

    /// The moment of the next plan.
    pub fn next_at(&self) -> Option<Moment> {
        self.plans.keys().next().map(|(at, _)| *at)
    }

    /// Takes the next plan up to a moment.
    pub fn take(&mut self, until: Moment) -> Option<(Moment, Planned)> {
        let (at, _) = *self.plans.keys().next()?;
        if at > until {
            return None;
        }
        self.plans.pop_first().map(|((at, _), planned)| (at, planned))
    }

    /// True if a person is about to work.
    pub fn has_work(&self, person: Person) -> bool {
        self.plans.values().any(|planned| *planned == Planned::Work(person))
    }

    /// True if a guest is about to put a stake, to take it back or to change money for one.
    pub fn has_stakes(&self) -> bool {
        self.plans.values().any(Planned::is_of_the_bets)
    }

    /// The pieces that a person is about to stake for himself.
    pub fn stake_of(&self, person: Person) -> Option<PieceCounts> {
        self.plans.values().find_map(|planned| match planned {
            Planned::Act(by, Act::Stake(_, pieces)) if *by == person => Some(pieces.clone()),
            _ => None,
        })
    }

    /// The guest without these who is the next to stake.
    pub fn next_staker(&self, without: &[u8]) -> Option<u8> {
        self.plans.values().find_map(|planned| match planned {
            Planned::Act(Person::Guest(index), Act::Stake(..)) if !without.contains(index) => Some(*index),
            _ => None,
        })
    }

    /// Removes the plans that satisfy the predicate.
    pub fn remove(&mut self, unwanted: impl Fn(&Planned) -> bool) {
        self.plans.retain(|_, planned| !unwanted(planned));
    }
}
