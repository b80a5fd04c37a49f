//! Which lessons fit a house in which nobody has proved them: one that another pack brings.

use std::collections::BTreeSet;

use super::super::{Lesson, Library, Step};
use super::example::can_lie;
use super::lesson::{differences, objection, played};
use crate::drill::AnyDrill;
use crate::rules::house::House;

/// What does not fit a house.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Unfit {
    house: String,
    lessons: BTreeSet<(String, String)>,
}

impl Unfit {
    /// What of these lessons would ask in a house what cannot be asked there, or say what is not so there. A house of
    /// the program's, and the lessons of the pack that brings the house, have been proved.
    #[must_use]
    pub fn of(library: &Library, house: &House) -> Self {
        let mut unfit = Self { house: house.id.clone(), ..Self::default() };
        if !library.houses().any(|brought| brought.id == house.id) {
            return unfit;
        }
        // Many lessons ask the same drill: each is looked at once.
        let mut known: Vec<(&AnyDrill, bool)> = Vec::new();
        for pack in library.packs() {
            if pack.houses.iter().any(|own| own.id == house.id) {
                continue;
            }
            // What names the house has been proved in it.
            for lesson in pack.lessons.iter().filter(|lesson| lesson.houses.is_empty()) {
                if !fits(lesson, house, &mut known) {
                    unfit.lessons.insert((pack.id.clone(), lesson.id.clone()));
                }
            }
        }
        unfit
    }

    /// The id of the house.
    #[must_use]
    pub fn house(&self) -> &str {
        &self.house
    }

    /// Whether it is this lesson of this pack.
    #[must_use]
    pub fn holds(&self, pack: &str, lesson: &str) -> bool {
        self.lessons.iter().any(|(of, id)| of == pack && id == lesson)
    }
}

fn fits<'l>(lesson: &'l Lesson, house: &House, known: &mut Vec<(&'l AnyDrill, bool)>) -> bool {
    lesson.steps.iter().all(|step| match step {
        Step::Example { cards, ends, stakes, .. } => {
            let ends_so = played(house, cards).is_ok_and(|outcome| differences(*ends, outcome).is_empty());
            ends_so && stakes.iter().all(|stake| can_lie(stake, house))
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

/// Whether every question of a drill can be asked, and what an author wrote of it is right.
fn can_be_asked(drill: &AnyDrill, house: &House) -> bool {
    let is_right = match drill {
        AnyDrill::Authored(authored) => authored.questions.iter().all(|question| question.objections(house).is_empty()),
        _ => true,
    };
    is_right && objection(drill, house).is_none()
}
