//! Abilities and difficulties on one scale: Elo's rating with the score "high speed, high stakes" (Maris and
//! van der Maas, 2012; Klinkenberg, Straatemeier and van der Maas, 2011).

use serde::{Deserialize, Serialize};

use super::constants::{RATING_STEP, RATING_STEP_FALLS, RATING_STEP_LEAST};

/// In how many parts what an exponential gives is counted, so that two machines agree.
const PARTS: f64 = 65_536.0;

/// A rating with the number of answers it rests on. It begins at nought.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Rating {
    /// The ability, or the difficulty.
    pub value: f64,
    /// The answers it rests on.
    pub answers: u32,
}

impl Rating {
    /// How far one answer moves it.
    #[must_use]
    pub fn step(self) -> f64 {
        RATING_STEP / (1.0 + RATING_STEP_FALLS * f64::from(self.answers)) + RATING_STEP_LEAST
    }

    fn moved(self, by: f64) -> Self {
        Self { value: self.value + self.step() * by, answers: self.answers.saturating_add(1) }
    }
}

/// The score of an answer: what is left of the time, for a right one and against a wrong one.
#[must_use]
pub fn score(right: bool, thought_millis: u32, limit_millis: u32) -> f64 {
    let left = 1.0 - f64::from(thought_millis.min(limit_millis)) / f64::from(limit_millis.max(1));
    if right { left } else { -left }
}

/// The score to expect where the ability is so far above the difficulty: coth d − 1/d.
#[must_use]
pub fn expected(above: f64) -> f64 {
    let exact = if above.abs() < 1e-3 { above / 3.0 } else { 1.0 / above.tanh() - 1.0 / above };
    (exact * PARTS).round() / PARTS
}

/// The probability of a right answer where the ability is so far above the difficulty.
#[must_use]
pub fn right(above: f64) -> f64 {
    let exact = 1.0 / (1.0 + (-above).exp());
    (exact * PARTS).round() / PARTS
}

/// Ability and difficulty after an answer of this score.
#[must_use]
pub fn rated(ability: Rating, difficulty: Rating, score: f64) -> (Rating, Rating) {
    let surprise = score - expected(ability.value - difficulty.value);
    (ability.moved(surprise), difficulty.moved(-surprise))
}
