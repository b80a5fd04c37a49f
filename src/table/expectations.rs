//! The acts that a scenario expects, as they are done in a shift.

use super::act::Act;
use super::due::{Duty, due};
use super::fact::FaultKind;
use super::incident::IncidentKind;
use super::person::Person;
use super::scenario::{Scenario, ScenarioAct};
use super::state::State;

/// Acts that a scenario expects.
#[derive(Debug, Clone, Default)]
pub(super) struct Expectations(Vec<Expectation>);

#[derive(Debug, Clone)]
struct Expectation {
    act: ScenarioAct,
    block: usize,
    /// It comes after those before it in its block.
    ordered: bool,
    /// The putting right of an incident is owed only once the incident asks for it.
    owed: bool,
    /// Acts that put the incident right and were due during it. One of them still counts when the moment passes while it is done.
    remedies: Vec<Act>,
    /// Number of the act that met it, and its place among those that met one.
    met: Option<(u32, usize)>,
}

impl Expectations {
    /// The expectations of a scenario, none of them met.
    pub(super) fn new(scenario: &Scenario) -> Self {
        let blocks = scenario.expects.iter().enumerate();
        let all = blocks.flat_map(|(block, expected)| {
            expected.acts.iter().map(move |act| Expectation {
                act: *act,
                block,
                ordered: expected.ordered,
                owed: !matches!(act, ScenarioAct::PutRight(_)),
                remedies: Vec::new(),
                met: None,
            })
        });
        Self(all.collect())
    }

    /// The first expectation that an act would meet, by the state before it.
    pub(super) fn met_by(&self, state: &State, act: &Act) -> Option<usize> {
        self.0.iter().position(|expected| {
            expected.met.is_none()
                && match expected.act {
                    ScenarioAct::PutRight(kind) => {
                        expected.remedies.contains(act) || treatments(state, kind).contains(act)
                    }
                    other => other.is(act),
                }
        })
    }

    /// Notes that an act has met an expectation.
    pub(super) fn meet(&mut self, place: Option<usize>, act: u32) {
        let count = self.0.iter().filter(|expected| expected.met.is_some()).count();
        if let Some(expected) = place.and_then(|place| self.0.get_mut(place)) {
            expected.met = Some((act, count));
        }
    }

    /// Notes the incidents that ask for a treatment now.
    pub(super) fn watch(&mut self, state: &State) {
        for expected in self.0.iter_mut().filter(|expected| expected.met.is_none()) {
            if let ScenarioAct::PutRight(kind) = expected.act {
                if !is_under_way(state, kind) {
                    expected.remedies.clear();
                }
                for act in treatments(state, kind) {
                    if !expected.remedies.contains(&act) {
                        expected.remedies.push(act);
                    }
                }
                expected.owed |= !expected.remedies.is_empty();
            }
        }
    }

    /// True once every act was done.
    pub(super) fn are_met(&self) -> bool {
        self.0.iter().all(|expected| expected.met.is_some())
    }

    /// The faults at the end of a shift: acts never done, and acts done before one that comes first, each with the
    /// number of the act where there is one.
    pub(super) fn faults(&self) -> Vec<(FaultKind, Option<u32>)> {
        let mut found = Vec::new();
        for (place, expected) in self.0.iter().enumerate() {
            let comes_first =
                |other: &Expectation| other.block < expected.block || expected.ordered && other.block == expected.block;
            match expected.met {
                None if expected.owed => found.push((FaultKind::ExpectedActMissing, None)),
                None => {}
                Some((act, at)) => {
                    let before = self.0.iter().take(place).filter(|other| comes_first(other));
                    let too_early = before.filter_map(|other| other.met).any(|(_, other)| other > at);
                    found.extend(too_early.then_some((FaultKind::ExpectedActTooEarly, Some(act))));
                }
            }
        }
        found
    }
}

/// True if the incident belongs to this coup or asks for something.
fn is_under_way(state: &State, kind: IncidentKind) -> bool {
    state.coup.incidents.contains(&kind) || state.requests.iter().any(|request| request.incident == Some(kind))
}

/// The acts of the crew that are due because of an incident: answers to its request, and in its coup whatever belongs to no step of
/// the procedure.
fn treatments(state: &State, kind: IncidentKind) -> Vec<Act> {
    if !is_under_way(state, kind) {
        return Vec::new();
    }
    let in_this_coup = state.coup.incidents.contains(&kind);
    let is_its = |act: &Act| match act {
        Act::Answer(id, _) => state.requests.iter().any(|asked| asked.id == *id && asked.incident == Some(kind)),
        _ => in_this_coup,
    };
    let of_crew = |duty: &Duty| matches!(duty.by, Person::Crew(_)) && duty.step.is_none() && is_its(&duty.act);
    due(state).into_iter().filter(of_crew).map(|duty| duty.act).collect()
}
