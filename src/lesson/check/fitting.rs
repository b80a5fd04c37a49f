//! Finds the lessons that do not fit a house from another pack, in which they were not proved.

use std::collections::BTreeSet;

use super::super::{Lesson, LessonId, Library, PackId, Step};
use super::example::can_be_placed;
use super::lesson::{deal_example, differences, objection};
use crate::drill::AnyDrill;
use crate::rules::house::{House, HouseId};

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct UnfitLessons {
    house: HouseId,
    lessons: BTreeSet<(PackId, LessonId)>,
}

impl UnfitLessons {
    /// Finds lessons whose drills cannot be asked in the house, or whose claims are false there. Built-in houses, and
    /// the lessons of the house's own pack, are proved already.
    pub fn find(library: &Library, house: &House) -> Self {
        let mut unfit = Self { house: house.id.clone(), ..Self::default() };
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
                    unfit.lessons.insert((pack.id.clone(), lesson.id.clone()));
                }
            }
        }
        unfit
    }

    pub const fn house(&self) -> &HouseId {
        &self.house
    }

    pub fn contains(&self, pack: &PackId, lesson: &LessonId) -> bool {
        self.lessons.iter().any(|(of, id)| of == pack && id == lesson)
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
