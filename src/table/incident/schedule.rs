//! The schedule of incidents: what a scenario asks for, and the stream of chance that decides when.

use serde::{Deserialize, Serialize};

use crate::rules::rng::SeededRng;

use super::{Hook, IncidentKind};

/// An incident of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct IncidentPlan {
    /// The kind.
    pub what: IncidentKind,
    /// The time.
    pub at: IncidentTime,
    /// At most once in the shift.
    #[serde(default)]
    pub once: bool,
}

/// The time of an incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum IncidentTime {
    /// In the coup of this number, from 1.
    Coup(u32),
    /// In the next coup once a condition holds.
    When(IncidentWhen),
    /// This many times in a hundred coups, by chance.
    Rate(u8),
}

/// A condition on the shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub enum IncidentWhen {
    /// At least this many guests are at the table.
    Guests(u8),
    /// At most this many cards are in front of the stop card.
    CardsToStop(u16),
    /// The last coup ended on equal points.
    AfterATie,
    /// One chance has won this many coups running.
    Streak(u8),
    /// This many minutes have passed.
    Minutes(u16),
}

/// Incidents still to come, with their own stream of chance.
#[derive(Debug, Clone)]
pub struct IncidentSchedule {
    plans: Vec<IncidentPlan>,
    rng: SeededRng,
    /// Incidents chosen for the coup under way.
    chosen: Vec<IncidentKind>,
    /// Most incidents in one coup.
    most: u8,
}

impl IncidentSchedule {
    /// The schedule of a scenario.
    pub const fn new(plans: Vec<IncidentPlan>, most: u8, rng: SeededRng) -> Self {
        Self { plans, rng, chosen: Vec::new(), most }
    }

    /// Chooses the incidents of a coup, or those of the opening of a shoe before it. `holds` answers the conditions. One number is drawn for each plan with a rate,
    /// whatever happens, so that one plan moves no other.
    pub fn choose(&mut self, coup: u32, opening: bool, holds: impl Fn(IncidentWhen) -> bool) {
        self.chosen.clear();
        let (rng, chosen, most) = (&mut self.rng, &mut self.chosen, usize::from(self.most));
        self.plans.retain(|plan| {
            if plan.what.hook().is_of_opening() != opening {
                return true;
            }
            let now = match plan.at {
                IncidentTime::Coup(number) => number == coup,
                IncidentTime::When(condition) => holds(condition),
                IncidentTime::Rate(rate) => rng.below(100) < usize::from(rate),
            };
            let now = now && chosen.len() < most;
            if now {
                chosen.push(plan.what);
            }
            let past = matches!(plan.at, IncidentTime::Coup(number) if number <= coup);
            !(now && plan.once || past)
        });
    }

    /// True if an incident was chosen for the coup and has not begun.
    pub fn is_to_come(&self, kind: IncidentKind) -> bool {
        self.chosen.contains(&kind)
    }

    /// Takes the chosen incidents that begin at this moment.
    pub fn take(&mut self, hook: Hook) -> Vec<IncidentKind> {
        let (now, later) = self.chosen.drain(..).partition(|kind: &IncidentKind| kind.hook() == hook);
        self.chosen = later;
        now
    }

    /// The stream of chance of incidents.
    pub const fn rng(&mut self) -> &mut SeededRng {
        &mut self.rng
    }
}
