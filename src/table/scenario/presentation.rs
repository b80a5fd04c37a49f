//! Presentations: how much a shift shows and tells. One simulation, four presentations; none of them changes a rule.

use serde::{Deserialize, Serialize};

use super::{Guests, Scenario};
use crate::table::incident::{IncidentPlan, IncidentTime};

/// A presentation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Presentation {
    /// The program works, the trainee proceeds step by step.
    Shown,
    /// Due acts are lit and written.
    Guided,
    /// Help on request; faults are shown when the coup is over.
    #[default]
    Practice,
    /// Nothing is shown; clock, patience, chef.
    OnTheFloor,
}

/// Hints of a presentation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hints {
    /// Always.
    Always,
    /// On request.
    OnRequest,
    /// Never.
    Never,
}

/// The moment at which faults are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Telling {
    /// At once.
    AtOnce,
    /// At the end of the coup.
    AfterTheCoup,
    /// In the debrief.
    InTheDebrief,
}

/// The rules of a presentation, as one data object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PresentationRules {
    /// Hints.
    pub hints: Hints,
    /// Amounts of stakes and payments are shown in figures.
    pub amounts: bool,
    /// A line of instruction is shown.
    pub instruction: bool,
    /// Most incidents by chance in a hundred coups; a scenario's own rates are capped at it.
    pub incidents: u8,
    /// Most guests.
    pub guests: u8,
    /// Coups an hour; 0 without a clock.
    pub pace: u16,
    /// The moment at which faults are shown.
    pub telling: Telling,
}

impl Scenario {
    /// The scenario in a presentation: as its author wrote it in his own, else with the incidents by chance, guests and
    /// pace that the presentation allows. Incidents that are given for a coup or a condition stay: they are its matter.
    pub fn presented(&self, presentation: Presentation) -> Self {
        let mut scenario = self.clone();
        if presentation == self.presentation {
            return scenario;
        }
        let rules = presentation.rules();
        scenario.presentation = presentation;
        scenario.pace = scenario.pace.min(rules.pace);
        match &mut scenario.guests {
            Guests::Any(count) => *count = (*count).min(rules.guests),
            Guests::Named(named) => named.truncate(usize::from(rules.guests)),
        }
        scenario.cap_rates(rules.incidents);
        scenario
    }

    /// Coups an hour that are expected; `None` in a presentation without a clock.
    pub fn expected_pace(&self) -> Option<u16> {
        Some(self.pace).filter(|pace| *pace > 0 && self.presentation.rules().pace > 0)
    }

    /// Lowers the rates of the incidents in proportion, so that they come to no more than `most` in a hundred coups.
    fn cap_rates(&mut self, most: u8) {
        let rate = |plan: &IncidentPlan| match plan.at {
            IncidentTime::Rate(rate) => u32::from(rate),
            IncidentTime::Coup(_) | IncidentTime::When(_) => 0,
        };
        let (all, most) = (self.incidents.iter().map(rate).sum::<u32>(), u32::from(most));
        if all <= most {
            return;
        }
        for plan in &mut self.incidents {
            if let IncidentTime::Rate(rate) = &mut plan.at {
                *rate = (u32::from(*rate) * most / all) as u8;
            }
        }
        self.incidents.retain(|plan| plan.at != IncidentTime::Rate(0));
    }
}

impl Presentation {
    /// The ladder, lowest first.
    pub const ALL: [Self; 4] = [Self::Shown, Self::Guided, Self::Practice, Self::OnTheFloor];

    /// Its rules.
    pub const fn rules(self) -> PresentationRules {
        match self {
            Self::Shown => PresentationRules {
                hints: Hints::Always,
                amounts: true,
                instruction: true,
                incidents: 0,
                guests: 3,
                pace: 0,
                telling: Telling::AtOnce,
            },
            Self::Guided => PresentationRules {
                hints: Hints::Always,
                amounts: true,
                instruction: true,
                incidents: 0,
                guests: 4,
                pace: 0,
                telling: Telling::AtOnce,
            },
            Self::Practice => PresentationRules {
                hints: Hints::OnRequest,
                amounts: false,
                instruction: false,
                incidents: 12,
                guests: 7,
                pace: 50,
                telling: Telling::AfterTheCoup,
            },
            Self::OnTheFloor => PresentationRules {
                hints: Hints::Never,
                amounts: false,
                instruction: false,
                incidents: 25,
                guests: 16,
                pace: 72,
                telling: Telling::InTheDebrief,
            },
        }
    }
}
