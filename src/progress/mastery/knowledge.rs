//! How probable it is that a decision is known: Bayesian knowledge tracing (Corbett and Anderson, 1995) with
//! the guess of the form of question. Only the four basic operations, so that every machine agrees.

use super::constants::{CERTAINTY, LEARNS};

/// What is believed after a right answer, before the verdict taught anything.
#[must_use]
pub fn after_right(known: f64, slip: f64, guess: f64) -> f64 {
    let if_known = known * (1.0 - slip);
    if_known / (if_known + (1.0 - known) * guess)
}

/// What is believed after a wrong answer, before the verdict taught anything.
#[must_use]
pub fn after_wrong(known: f64, slip: f64, guess: f64) -> f64 {
    let if_known = known * slip;
    if_known / (if_known + (1.0 - known) * (1.0 - guess))
}

/// What is believed once the verdict was seen.
#[must_use]
pub fn after_verdict(known: f64) -> f64 {
    (known + (1.0 - known) * LEARNS).clamp(CERTAINTY, 1.0 - CERTAINTY)
}

/// All of it: the answer as evidence, then the verdict as a lesson.
#[must_use]
pub fn learnt(known: f64, right: bool, slip: f64, guess: f64) -> f64 {
    let believed = if right { after_right(known, slip, guess) } else { after_wrong(known, slip, guess) };
    after_verdict(believed)
}
