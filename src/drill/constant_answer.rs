//! Detection of drills narrowed so far that every question has the same answer.

use super::AnyDrill;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

const LOOKED_AT: u64 = 3;

/// True if all sampled questions share one answer, such as a single tableau row on which Banco always draws. Correct
/// answers then prove little.
pub fn has_constant_answer(drill: &AnyDrill, house: &House) -> bool {
    let decisions = drill.drill().decisions(house).len();
    let mut answers = (0..decisions).flat_map(|decision| {
        (1..=LOOKED_AT).filter_map(move |seed| {
            let posed = drill.drill().pose(decision, house, &mut SeededRng::from_seed(seed))?;
            Some((posed.question.form, posed.key.answer))
        })
    });
    let Some(first) = answers.next() else { return false };
    answers.all(|answer| answer == first)
}
