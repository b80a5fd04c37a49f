//! The facts of a shift, as they are found, noticed and sorted at the end of a coup.

use super::act::StakeId;
use super::fact::{Fact, FaultKind, Gravity};
use super::judge::{Finding, left_out};
use super::judging::Judging;
use super::moment::Moment;
use super::person::Person;
use crate::rules::money::Money;
use crate::rules::procedure::ProcedureStep;

/// Place and time of a finding.
#[derive(Debug, Clone, Copy)]
pub(super) struct Found {
    pub(super) by: Person,
    pub(super) act: u32,
    pub(super) coup: u32,
    pub(super) at: Moment,
}

/// The facts of a shift.
#[derive(Debug, Clone, Default)]
pub(super) struct Ledger {
    facts: Vec<Fact>,
    /// Place of the first fact of the coup under way.
    coup_from: usize,
    /// Facts of the last act of each person, while they can still be noticed.
    fresh: Vec<Fresh>,
}

/// A fact that can still be noticed.
#[derive(Debug, Clone, Copy)]
struct Fresh {
    by: Person,
    place: usize,
    stake: Option<StakeId>,
}

impl Ledger {
    pub(super) fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// Adds a fault. Returns the fact and its place.
    pub(super) fn add(&mut self, finding: &Finding, found: Found) -> (Fact, usize) {
        let (area, gravity) = Judging::built_in()
            .area_and_gravity(finding.kind)
            .unwrap_or((super::fact::Area::Conduct, Gravity::Serious));
        let fact = Fact {
            kind: finding.kind,
            area,
            gravity: finding.gravity.unwrap_or(gravity),
            basis: finding.basis,
            rule: finding.rule.clone(),
            lacks: finding.lacks,
            by: found.by,
            act: found.act,
            coup: found.coup,
            at: found.at,
            stake: finding.stake,
            cost: finding.cost,
            noticed: false,
            decision: finding.decision.clone(),
        };
        self.facts.push(fact.clone());
        let place = self.facts.len() - 1;
        self.fresh.push(Fresh { by: found.by, place, stake: finding.stake });
        (fact, place)
    }

    /// A person acts again: what he has done before can no longer be noticed by himself.
    pub(super) fn acts(&mut self, person: Person) {
        self.fresh.retain(|fresh| fresh.by != person);
    }

    /// The kinds of the faults of a person's last act, each with the stake it concerns.
    pub(super) fn fresh_kinds(&self, person: Person) -> Vec<(FaultKind, Option<StakeId>)> {
        let own = self.fresh.iter().filter(|fresh| fresh.by == person);
        own.filter_map(|fresh| Some((self.facts.get(fresh.place)?.kind, fresh.stake))).collect()
    }

    /// The faults of a person's last act are put right.
    pub(super) fn notice(&mut self, person: Person) {
        for fresh in self.fresh.iter().filter(|fresh| fresh.by == person) {
            if let Some(fact) = self.facts.get_mut(fresh.place) {
                fact.noticed = true;
            }
        }
        self.acts(person);
    }

    /// A losing bet is gone with its payment: its player has taken up both.
    pub(super) fn lose(&mut self, stake: StakeId, amount: Money) {
        let is_of_it = |fact: &&mut Fact| fact.stake == Some(stake) && fact.kind == FaultKind::WrongPayment;
        if let Some(fact) = self.facts.iter_mut().rev().find(is_of_it) {
            fact.cost -= amount.get() as i64;
        }
    }

    /// Lacks that were never made good become what they are: a missed call, a step left out.
    pub(super) fn sort_lacks(&mut self, lacks: &[(ProcedureStep, usize)], is_done: impl Fn(ProcedureStep) -> bool) {
        let mut gone = Vec::new();
        for (step, place) in lacks.iter().filter(|(step, _)| !is_done(*step)) {
            if matches!(step, ProcedureStep::Collect | ProcedureStep::Pay) {
                gone.push(*place);
                continue;
            }
            let kind = left_out(*step);
            if let (Some(fact), Some((area, gravity))) =
                (self.facts.get_mut(*place), Judging::built_in().area_and_gravity(kind))
            {
                (fact.kind, fact.area, fact.gravity) = (kind, area, gravity);
            }
        }
        // Stakes that were never settled are facts of their own.
        gone.sort_unstable();
        for place in gone.into_iter().rev() {
            if place < self.facts.len() {
                self.facts.remove(place);
                self.fresh.clear();
            }
        }
    }

    /// Takes the facts of the coup that is over.
    pub(super) fn close_coup(&mut self) -> Vec<Fact> {
        let of_coup = self.facts.get(self.coup_from..).unwrap_or_default().to_vec();
        self.coup_from = self.facts.len();
        of_coup
    }
}
