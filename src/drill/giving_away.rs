//! Whether the choice of what to practise gives the answers away.

use super::AnyDrill;
use crate::rules::dice::Dice;
use crate::rules::house::House;

/// So many questions of each decision are looked at.
const LOOKED_AT: u64 = 3;

/// Whether every question of this drill, as it is narrowed, has one and the same answer: a row on which Banco
/// always draws, practised by itself. What is then answered right says little.
#[must_use]
pub fn gives_away(drill: &AnyDrill, house: &House) -> bool {
    let decisions = drill.drill().decisions(house).len();
    let mut answers = (0..decisions).flat_map(|decision| {
        (1..=LOOKED_AT).filter_map(move |seed| {
            let posed = drill.drill().pose(decision, house, &mut Dice::of_seed(seed))?;
            Some((posed.question.form, posed.key.answer))
        })
    });
    let Some(first) = answers.next() else { return false };
    answers.all(|answer| answer == first)
}
