//! A shift at the table as a step of a lesson.

use std::sync::Arc;

use serde::Deserialize;

use crate::rules::house::House;
use crate::table::scenario::{
    Length, Presentation, Scenario, ScenarioProblem, ScenarioShelf, TraineeRole, find_built_in,
};

/// Seconds that a coup takes where no clock runs, and where one does.
const COUP_SECS: (u32, u32) = (90, 72);

/// Coups of a shoe, about.
const COUPS_OF_A_SHOE: u32 = 70;

/// Longest shift of a step, in coups.
pub const MOST_COUPS_OF_STEP: u32 = 500;

/// A shift as an author places it in a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShiftStep {
    /// Id of a scenario: a built-in one, or one of the pack.
    pub scenario: String,
    /// In place of the scenario's own.
    #[serde(default)]
    pub presentation: Option<Presentation>,
    /// In place of the scenario's own.
    #[serde(default)]
    pub length: Option<Length>,
    /// In place of the scenario's own.
    #[serde(default)]
    pub role: Option<TraineeRole>,
    #[serde(default)]
    pub mark: ShiftMark,
    /// The scenario, if it is one of the pack; no part of the file.
    #[serde(skip)]
    pub of_pack: Option<Arc<Scenario>>,
}

/// What a shift of a lesson takes to be passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, schemars::JsonSchema)]
pub enum ShiftMark {
    /// It is worked to its end.
    Worked,
    /// It is worked to its end, without a red line and with the required letter in every area.
    #[default]
    Passed,
}

impl ShiftStep {
    /// The scenario as its author wrote it; `None` where there is none of this id.
    pub fn source(&self) -> Option<Arc<Scenario>> {
        self.of_pack.clone().or_else(|| find_built_in(&self.scenario))
    }

    /// The scenario as the step has it worked.
    pub fn worked(&self) -> Option<Scenario> {
        self.source().map(|source| self.applied_to(&source))
    }

    pub(super) fn applied_to(&self, source: &Scenario) -> Scenario {
        let mut scenario = source.presented(self.presentation.unwrap_or(source.presentation));
        scenario.length = self.length.unwrap_or(scenario.length);
        scenario.role = self.role.unwrap_or(scenario.role);
        scenario
    }

    /// The scenario at the one table of a house; `None` where it cannot be worked there.
    pub fn at_table(&self, house: &House) -> Option<Scenario> {
        let scenario = self.worked()?;
        let size = scenario.table_in(house)?.size;
        Some(Scenario { table: vec![size], ..scenario })
    }

    /// True if it can be worked at a table of the house.
    pub fn is_possible(&self, house: &House) -> bool {
        self.worked().is_some_and(|scenario| scenario.table_in(house).is_some())
    }

    /// What the step's own length and post make impossible in its scenario.
    pub fn problems(&self, source: &Scenario, shelf: ScenarioShelf<'_>) -> Vec<ScenarioProblem> {
        let before = source.problems(shelf);
        let after = self.applied_to(source).problems(shelf);
        after.into_iter().filter(|problem| !before.contains(problem)).collect()
    }

    /// About the number of its coups.
    pub fn coups(&self) -> u32 {
        let length = self.length.or_else(|| Some(self.source()?.length));
        match length {
            Some(length @ (Length::Coups(_) | Length::Stints(..))) => length.coups().unwrap_or_default(),
            Some(Length::HalfAShoe) => COUPS_OF_A_SHOE / 2,
            Some(Length::Shoes(shoes)) => COUPS_OF_A_SHOE * u32::from(shoes),
            None => 0,
        }
    }

    /// About the seconds it takes.
    pub fn seconds(&self) -> u32 {
        let has_clock = self.presentation.is_some_and(|presentation| presentation.rules().pace > 0);
        self.coups().saturating_mul(if has_clock { COUP_SECS.1 } else { COUP_SECS.0 })
    }
}
