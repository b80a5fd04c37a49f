//! Presentations: how much a shift shows and tells. One simulation, four presentations; none of them changes a rule.

use serde::{Deserialize, Serialize};

/// A presentation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Presentation {
    /// The program works, the trainee goes on step by step.
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
