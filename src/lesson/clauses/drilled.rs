//! The lessons that drill a clause.

use std::collections::{BTreeMap, BTreeSet};

use crate::drill::AnyDrill;
use crate::lesson::{LessonId, Library, PackId};
use crate::rules::clause::Clause;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

/// Name of the knowledge-card drill.
pub const CARDS: &str = "Knowledge";

/// Approximate number of questions inspected per drill to find the clauses cited.
const POSED: usize = 60;

/// The questions whose verdicts cite each clause, by drill: ids of their decisions.
pub type CitingDrills = BTreeMap<&'static str, BTreeSet<String>>;

/// The clauses drilled by the lessons of a house, found by posing their questions. Expensive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrilledClauses(Vec<LessonClauses>);

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonClauses {
    pub pack: PackId,
    pub lesson: LessonId,
    cited: BTreeMap<Clause, CitingDrills>,
}

impl DrilledClauses {
    /// Lessons in offered order, without table tests.
    pub fn new(library: &Library, house: &House) -> Self {
        // Many lessons ask the same drill: cache the result.
        let mut known: Vec<(&AnyDrill, BTreeMap<Clause, BTreeSet<String>>)> = Vec::new();
        let lessons = library.packs().flat_map(|pack| pack.lessons.iter().map(move |lesson| (pack, lesson)));
        let mut all = Vec::new();
        for (pack, lesson) in lessons.filter(|(_, lesson)| lesson.test.is_none() && lesson.is_for(&house.id)) {
            let mut clauses: BTreeMap<Clause, CitingDrills> = BTreeMap::new();
            for drill in lesson.drills() {
                if !known.iter().any(|(other, _)| *other == drill) {
                    known.push((drill, cited(drill, house)));
                }
                let of_drill = known.iter().find(|(other, _)| *other == drill).map(|(_, cited)| cited);
                for (clause, decisions) in of_drill.into_iter().flatten() {
                    let by_drill = clauses.entry(*clause).or_default();
                    by_drill.entry(drill.name()).or_default().extend(decisions.iter().cloned());
                }
            }
            all.push(LessonClauses { pack: pack.id.clone(), lesson: lesson.id.clone(), cited: clauses });
        }
        Self(all)
    }

    /// Lessons with a question whose verdict cites the clause.
    pub fn lessons_on(&self, clause: Clause) -> Vec<&LessonClauses> {
        self.0.iter().filter(|lesson| lesson.cited.contains_key(&clause)).collect()
    }

    /// The questions of these lessons whose verdicts cite the clause.
    pub fn drills_on(&self, clause: Clause) -> CitingDrills {
        let mut drills = CitingDrills::new();
        for (drill, decisions) in self.0.iter().filter_map(|lesson| lesson.cited.get(&clause)).flatten() {
            drills.entry(drill).or_default().extend(decisions.iter().cloned());
        }
        drills
    }
}

/// The clauses cited by a drill, each with the decisions whose verdicts cite it.
fn cited(drill: &AnyDrill, house: &House) -> BTreeMap<Clause, BTreeSet<String>> {
    let drill = drill.drill();
    let decisions = drill.decisions(house);
    let times = POSED.div_ceil(decisions.len().max(1)) as u64;
    let mut cited: BTreeMap<Clause, BTreeSet<String>> = BTreeMap::new();
    for (decision, id) in decisions.iter().enumerate() {
        for seed in 0..times {
            let Some(posed) = drill.pose(decision, house, &mut SeededRng::from_seed(seed)) else { continue };
            for clause in posed.key.reasons.iter().filter_map(|reason| reason.basis.clause()) {
                cited.entry(clause).or_default().insert(id.clone());
            }
        }
    }
    cited
}
