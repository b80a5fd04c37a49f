//! The lessons that drill a clause.

use std::collections::BTreeSet;

use super::{ClauseHome, homes};
use crate::drill::AnyDrill;
use crate::lesson::{LessonId, Library, PackId};
use crate::rules::clause::Clause;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

/// Name of the knowledge-card drill.
const CARDS: &str = "Knowledge";

/// Approximate number of questions inspected per drill to find the clauses cited.
const POSED: usize = 60;

/// The clauses drilled by the lessons of a house. Expensive: poses many questions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrilledClauses(Vec<LessonClauses>);

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonClauses {
    pub pack: PackId,
    pub lesson: LessonId,
    drills: BTreeSet<&'static str>,
    cited: BTreeSet<Clause>,
}

impl DrilledClauses {
    /// Lessons in offered order, without table tests.
    pub fn new(library: &Library, house: &House) -> Self {
        // Many lessons ask the same drill: cache the result.
        let mut known: Vec<(&AnyDrill, BTreeSet<Clause>)> = Vec::new();
        let lessons = library.packs().iter().flat_map(|pack| pack.lessons.iter().map(move |lesson| (pack, lesson)));
        let mut all = Vec::new();
        for (pack, lesson) in lessons.filter(|(_, lesson)| lesson.test.is_none() && lesson.is_for(&house.id)) {
            let (mut drills, mut clauses) = (BTreeSet::new(), BTreeSet::new());
            for drill in lesson.drills() {
                drills.insert(drill.name());
                if let Some((_, before)) = known.iter().find(|(other, _)| *other == drill) {
                    clauses.extend(before);
                } else {
                    let of_drill = cited(drill, house);
                    clauses.extend(&of_drill);
                    known.push((drill, of_drill));
                }
            }
            all.push(LessonClauses { pack: pack.id.clone(), lesson: lesson.id.clone(), drills, cited: clauses });
        }
        Self(all)
    }

    /// Lessons whose verdicts cite the clause, or, if it is too rare to occur, lessons with a drill that is a home of
    /// the clause.
    pub fn lessons_on(&self, clause: Clause) -> Vec<&LessonClauses> {
        let citing: Vec<_> = self.0.iter().filter(|lesson| lesson.cited.contains(&clause)).collect();
        if !citing.is_empty() {
            return citing;
        }
        self.0.iter().filter(|lesson| lesson.drills.iter().any(|drill| is_home(drill, clause))).collect()
    }
}

fn is_home(drill: &str, clause: Clause) -> bool {
    homes(clause).iter().any(|home| match home {
        ClauseHome::Drill(name) => drill == name,
        ClauseHome::Card => drill == CARDS,
        _ => false,
    })
}

fn cited(drill: &AnyDrill, house: &House) -> BTreeSet<Clause> {
    let drill = drill.drill();
    let decisions = drill.decisions(house).len();
    let times = POSED.div_ceil(decisions.max(1)) as u64;
    let mut cited = BTreeSet::new();
    for decision in 0..decisions {
        for seed in 0..times {
            let Some(posed) = drill.pose(decision, house, &mut SeededRng::from_seed(seed)) else { continue };
            cited.extend(posed.key.reasons.iter().filter_map(|reason| reason.basis.clause()));
        }
    }
    cited
}
