//! Judgement by the scenario, beside that by the rules: acts that it allows, forbids and expects, and its end.

use super::Shift;
use super::world::Standing;
use crate::rules::clause::Basis;
use crate::table::act::Act;
use crate::table::event::Event;
use crate::table::fact::{FaultKind, Gravity};
use crate::table::judge::Finding;
use crate::table::judging::Judging;
use crate::table::ledger::Found;
use crate::table::person::Person;
use crate::table::scenario::EndWhen;

impl Shift {
    /// Drops the faults by convention of an act that the scenario allows. An act that it forbids is a fault: of at least
    /// the scenario's gravity where it breaks a rule as well, else a fault of its own.
    pub(super) fn judge_by_scenario(&self, act: &Act, findings: &mut Vec<Finding>) {
        if self.scenario.may.iter().any(|allowed| allowed.is(act)) {
            findings.retain(|finding| finding.basis != Basis::Silent);
        }
        let Some((_, gravity)) = self.scenario.must_not.iter().find(|(forbidden, _)| forbidden.is(act)) else { return };
        if let Some(finding) = findings.first_mut() {
            let own = Judging::built_in().area_and_gravity(finding.kind).map(|(_, own)| own);
            finding.gravity = Some(own.map_or(*gravity, |own| own.max(*gravity)));
        } else {
            let finding = Finding::new(FaultKind::ForbiddenAct, Basis::Authored);
            findings.push(Finding { gravity: Some(*gravity), ..finding });
        }
    }

    /// At the end of the shift: acts that the scenario expects and that were not done, or not in their order.
    pub(super) fn judge_expectations(&mut self, events: &mut Vec<Event>) {
        let by = self.state.trainee.first().copied().unwrap_or(Person::InCharge);
        if !self.is_trainee(by) {
            return;
        }
        for (kind, act) in self.expectations.faults() {
            let finding = Finding::new(kind, Basis::Authored);
            let found = Found { act: act.unwrap_or(self.acts), ..self.found(by) };
            let (fact, _) = self.ledger.add(&finding, found);
            events.push(Event::Found(fact));
        }
    }

    /// True if a condition of the scenario ends the shift before its length is reached.
    pub(super) fn ends_early(&self) -> bool {
        let standing = Standing::new(&self.state);
        let red_line = || self.facts().iter().any(|fact| fact.gravity == Gravity::RedLine && !fact.noticed);
        self.scenario.end.iter().any(|end| match end {
            EndWhen::When(condition) => standing.holds(*condition),
            EndWhen::AllDone => self.expectations.are_met(),
            EndWhen::RedLine => red_line(),
        })
    }
}
