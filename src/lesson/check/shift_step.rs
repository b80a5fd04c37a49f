//! Checks a shift of a lesson: its scenario is there, what the step changes in it is possible, and a table of the lesson
//! can have it.

use std::sync::Arc;

use super::super::{MOST_COUPS_OF_STEP, ShiftStep};
use super::tables::LessonTables;
use super::{PackChecker, PackProblem, truncate};
use crate::i18n::phrase::Fact;
use crate::rules::house::HouseLibrary;
use crate::syntax::suggest::nearest;
use crate::table::guest;
use crate::table::scenario::{Scenario, ScenarioProblem, ScenarioShelf, built_in_ids, find_built_in};

/// The scenarios that a lesson of the pack may name beside the built-in ones, and the houses they may name.
#[derive(Default)]
pub(super) struct PackScenarios {
    pub(super) own: Vec<Arc<Scenario>>,
    pub(super) houses: HouseLibrary,
}

impl PackScenarios {
    fn find(&self, id: &str) -> Option<Arc<Scenario>> {
        self.own.iter().find(|own| own.id == id).cloned().or_else(|| find_built_in(id))
    }
}

impl PackChecker<'_> {
    pub(super) fn shift_step(&mut self, path: &str, step: &ShiftStep, tables: &LessonTables<'_>) {
        let Some(source) = self.scenarios.find(&step.scenario) else {
            let mut known: Vec<&str> = self.scenarios.own.iter().map(|own| own.id.as_str()).collect();
            for id in built_in_ids() {
                known.push(id);
            }
            let meant = nearest(&step.scenario, known).map(ToOwned::to_owned);
            let what = PackProblem::UnknownShift { id: truncate(&step.scenario), meant };
            self.notes.flaw(&format!("{path}.scenario"), what);
            return;
        };
        let has = |field: &str| self.notes.spans().find(&format!("{path}.{field}")).is_some();
        let (length, role) = (has("length"), has("role"));
        let changed = |wanted: bool, field: &'static str| if wanted { field } else { "scenario" };
        let place = |problem: &ScenarioProblem| match problem {
            ScenarioProblem::NoPost(_) => changed(role, "role"),
            _ => changed(length, "length"),
        };
        let guests: Vec<_> = guest::built_in().iter().chain(&source.characters).cloned().collect();
        let shelf = ScenarioShelf { houses: &self.scenarios.houses, guests: &guests, languages: &[] };
        let mut problems = step.problems(&source, shelf);
        let never_ends = |problem: &ScenarioProblem| matches!(problem, ScenarioProblem::NeverEnds(_));
        if step.coups() > MOST_COUPS_OF_STEP && !problems.iter().any(never_ends) {
            problems.push(ScenarioProblem::NeverEnds(MOST_COUPS_OF_STEP));
        }
        if let Some(problem) = problems.into_iter().next() {
            let at = format!("{path}.{}", place(&problem));
            self.notes.flaw(&at, PackProblem::from(problem));
        } else if !tables.can_have(&step.applied_to(&source)) {
            let what = text!("flaw-step-shift-nowhere", found = Fact::Text(truncate(&step.scenario)));
            self.notes.flaw(&format!("{path}.scenario"), what);
        }
    }
}
