//! Bayesian knowledge tracing (Corbett and Anderson, 1995) with a guess probability per form. Uses only the four basic
//! operations, for identical results on every machine.

use super::constants::{CERTAINTY, LEARNS};

/// Posterior after a right answer, before learning from the verdict.
pub fn after_right(known: f64, slip: f64, guess: f64) -> f64 {
    let if_known = known * (1.0 - slip);
    if_known / (if_known + (1.0 - known) * guess)
}

/// Posterior after a wrong answer, before learning from the verdict.
pub fn after_wrong(known: f64, slip: f64, guess: f64) -> f64 {
    let if_known = known * slip;
    if_known / (if_known + (1.0 - known) * (1.0 - guess))
}

/// Probability after learning from the verdict.
pub fn after_verdict(known: f64) -> f64 {
    (known + (1.0 - known) * LEARNS).clamp(CERTAINTY, 1.0 - CERTAINTY)
}

/// The full update: answer as evidence, then verdict.
pub fn after_answer(known: f64, right: bool, slip: f64, guess: f64) -> f64 {
    let believed = if right { after_right(known, slip, guess) } else { after_wrong(known, slip, guess) };
    after_verdict(believed)
}
