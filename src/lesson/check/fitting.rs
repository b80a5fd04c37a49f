//! Finds the lessons that do not fit a house: those with nothing to ask at its table, and in a house from another pack,
//! in which they were not proved, those with false claims.

use std::collections::{BTreeMap, BTreeSet};

use super::super::{Lesson, LessonId, Library, PackId, Step};
use super::example::can_be_placed;
use super::lesson::{deal_example, differences, objection};
use crate::drill::AnyDrill;
use crate::rules::house::{House, HouseId, TableSize};

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct UnfitLessons {
    house: HouseId,
    table: Option<TableSize>,
    lessons: BTreeMap<PackId, BTreeSet<LessonId>>,
}

impl UnfitLessons {
    /// Finds lessons that have nothing to ask in the house at its table, or whose claims are false there. Claims are
    /// proved already in built-in houses, and those of a house's own pack in it.
    pub fn find(library: &Library, house: &House) -> Self {
        let mut unfit = Self { house: house.id.clone(), table: house.only_table(), ..Self::default() };
        for pack in library.packs() {
            let elsewhere = pack.lessons.iter().filter(|lesson| !lesson.is_asked_in(house));
            unfit.lessons.entry(pack.id.clone()).or_default().extend(elsewhere.map(|lesson| lesson.id.clone()));
        }
        if !library.houses().any(|brought| brought.id == house.id) {
            return unfit;
        }
        // Many lessons ask the same drill: cache the result.
        let mut known: Vec<(&AnyDrill, bool)> = Vec::new();
        for pack in library.packs() {
            if pack.houses.iter().any(|own| own.id == house.id) {
                continue;
            }
            // Lessons that name the house were proved in it.
            for lesson in pack.lessons.iter().filter(|lesson| lesson.houses.is_empty()) {
                if !fits(lesson, house, &mut known) {
                    unfit.lessons.entry(pack.id.clone()).or_default().insert(lesson.id.clone());
                }
            }
        }
        unfit
    }

    /// True if found for this house at its table.
    pub fn is_for(&self, house: &House) -> bool {
        self.house == house.id && self.table == house.only_table()
    }

    pub fn contains(&self, pack: &PackId, lesson: &LessonId) -> bool {
        self.lessons.get(pack).is_some_and(|lessons| lessons.contains(lesson))
    }
}

fn fits<'l>(lesson: &'l Lesson, house: &House, known: &mut Vec<(&'l AnyDrill, bool)>) -> bool {
    lesson.steps.iter().all(|step| match step {
        Step::Example { cards, ends, stakes, .. } => {
            let ends_so = deal_example(house, cards).is_ok_and(|outcome| differences(*ends, outcome).is_empty());
            ends_so && stakes.iter().all(|stake| can_be_placed(stake, house))
        }
        step => step.rounds().iter().all(|round| {
            let drill = &round.drill;
            if let Some((_, can)) = known.iter().find(|(other, _)| *other == drill) {
                return *can;
            }
            let can = can_be_asked(drill, house);
            known.push((drill, can));
            can
        }),
    })
}

/// True if every question can be posed and the author's claims hold.
fn can_be_asked(drill: &AnyDrill, house: &House) -> bool {
    let is_right = match drill {
        AnyDrill::Authored(authored) => authored.questions.iter().all(|question| question.objections(house).is_empty()),
        _ => true,
    };
    is_right && objection(drill, house).is_none()
}
