//! A sample question by its journal ids.

use std::sync::Arc;

use super::Library;
use crate::drill::authored::Authored;
use crate::drill::question::Question;
use crate::drill::{AnyDrill, DecisionId, DrillId};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

/// A question about a decision as a trainee sees it: one of many for a drill, the only one if authored. `None` if the
/// pack, drill or decision is unknown in this house.
pub fn sample_question(
    library: &Library,
    house: &Arc<House>,
    drill: &DrillId,
    decision: &DecisionId,
) -> Option<Question> {
    let (found, place) = match library.authored_step(decision) {
        Some((questions, place)) if *drill == "Authored" => (AnyDrill::Authored(questions.clone()), place),
        _ => {
            let found = AnyDrill::from_filters(drill.as_str(), &[])?;
            let place = found.drill().decisions(house).iter().position(|own| *decision == own.as_str())?;
            (found, place)
        }
    };
    Some(found.drill().pose(place, house, &mut SeededRng::from_seed(0))?.question)
}

impl Library {
    /// The step and index of an authored question, by decision `pack/id`.
    pub fn authored_step(&self, decision: &DecisionId) -> Option<(&Authored, usize)> {
        let (pack, id) = decision.as_str().split_once('/')?;
        let pack = self.packs().find(|candidate| candidate.id == pack)?;
        let drills = pack.lessons.iter().flat_map(super::Lesson::drills);
        let mut steps = drills.filter_map(|drill| if let AnyDrill::Authored(step) = drill { Some(step) } else { None });
        steps.find_map(|step| Some((step, step.questions.iter().position(|question| question.id == id)?)))
    }
}
