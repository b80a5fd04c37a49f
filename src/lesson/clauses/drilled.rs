//! The lessons in which a clause is drilled.

use super::{Home, homes};
use crate::drill::AnyDrill;
use crate::lesson::{Lesson, Library, Pack};
use crate::rules::clause::Clause;
use crate::rules::dice::Dice;
use crate::rules::house::House;

/// The name of the drill that asks the cards.
const CARDS: &str = "Knowledge";

/// About how many questions of a drill are looked at, to see whether a verdict cites the clause.
const POSED: usize = 400;

/// The lessons of a house whose verdicts cite a clause, in the order in which they are offered: those
/// in which a drill that is a home of the clause asks something that rests on it. Where that is too rare
/// to be met in a few questions, all lessons that ask such a drill. Tests of the whole table are none.
#[must_use]
pub fn drilled<'l>(library: &'l Library, house: &House, clause: Clause) -> Vec<(&'l Pack, &'l Lesson)> {
    let may = |drill: &&AnyDrill| {
        homes(clause).iter().any(|home| match home {
            Home::Drill(name) => drill.name() == name,
            Home::Card => drill.name() == CARDS,
            _ => false,
        })
    };
    let packs = library.packs().iter();
    let lessons = packs.flat_map(|pack| pack.lessons.iter().map(move |lesson| (pack, lesson)));
    let asking: Vec<_> = lessons
        .filter(|(_, lesson)| {
            lesson.test.is_none() && lesson.is_for(&house.id) && lesson.drills().any(|drill| may(&drill))
        })
        .collect();
    let citing: Vec<_> = asking
        .iter()
        .copied()
        .filter(|(_, lesson)| lesson.drills().filter(may).any(|drill| cites(drill, house, clause)))
        .collect();
    if citing.is_empty() { asking } else { citing }
}

fn cites(drill: &AnyDrill, house: &House, clause: Clause) -> bool {
    let drill = drill.drill();
    let decisions = drill.decisions(house).len();
    let times = POSED.div_ceil(decisions.max(1)) as u64;
    (0..decisions).any(|decision| {
        (0..times).any(|seed| {
            let posed = drill.pose(decision, house, &mut Dice::of_seed(seed));
            posed.is_some_and(|posed| posed.key.reasons.iter().any(|reason| reason.basis.clause() == Some(clause)))
        })
    })
}
