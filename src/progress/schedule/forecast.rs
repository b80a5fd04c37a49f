//! What can be expected on the day of the exam if so much is practised until then.
//!
//! The forecast is a regression over simulated trainings (`cargo bench --bench teaching`): which errors are made now, how
//! many questions are still to come, how much is fluent. No model of memory is believed in; the band says how far
//! trainings went apart. Its coverage is in docs/teaching.md.

use super::skill::Skill;
use crate::progress::mastery::constants::GUESS_UNASKED;
use crate::progress::mastery::{DecisionState, Mastery};

/// Practice between today and the exam.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PracticeAhead {
    pub days: u32,
    pub questions_a_day: f64,
}

/// Expected errors per hundred coups on the day of the exam.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ExamForecast {
    pub errors: f64,
    /// Four of five trainings end between these two.
    pub low: f64,
    pub high: f64,
}

/// Weight of an answer as a multiple of that of the next newer one.
const OLDER: f64 = 0.75;
/// The answers that a decision is assumed to have had before, and the share of wrong ones among them.
const BEFORE: (f64, f64) = (0.7, 0.4);

/// Coefficients of the logarithm of the error rate: constant, logarithm of today's rate, of the passes to come, their
/// product, share of fluent decisions, logarithm of the passes done.
const COEFFICIENTS: [f64; 6] = [-0.0724, 1.0279, -0.6825, -0.1608, -0.1996, 0.1464];
/// Coefficients of the mean deviation: constant, logarithm of the passes to come, of today's rate.
const DEVIATION: [f64; 3] = [0.0633, 0.0752, -0.0418];
/// Tenths of the deviations at either end.
const TENTHS: (f64, f64) = (-1.66, 1.53);
/// The mean of the outcomes above their middle, as outcomes are skewed.
const MEAN: f64 = 0.068;
/// Error rates and deviations below these say no more.
const LEAST_RATE: f64 = 0.005;
const LEAST_DEVIATION: f64 = 0.05;

impl ExamForecast {
    /// The forecast for these decisions, of which those whose frequency is counted count.
    pub fn new(mastery: &Mastery, skills: &[Skill], ahead: PracticeAhead) -> Self {
        let counted = || skills.iter().filter(|skill| skill.per_hundred > 0.0);
        let (mut all, mut wrong, mut fluent, mut asked, mut count) = (0.0, 0.0, 0.0, 0.0, 0.0_f64);
        for skill in counted() {
            let learnt = mastery.get(&skill.key);
            all += skill.per_hundred;
            wrong += skill.per_hundred * learnt.map_or(GUESS_UNASKED, recent_error_rate);
            fluent += skill.per_hundred * f64::from(learnt.is_some_and(DecisionState::is_fluent));
            asked += learnt.map_or(0.0, |learnt| f64::from(learnt.asked));
            count += 1.0;
        }
        if count == 0.0 {
            return Self { errors: 0.0, low: 0.0, high: 0.0 };
        }
        let rate = (wrong / all).max(LEAST_RATE).ln();
        // Of a practice with other drills their share of the questions goes to those.
        let share = count / skills.len() as f64;
        let coming = (ahead.questions_a_day * share * f64::from(ahead.days) / count).ln_1p();
        let [constant, of_rate, of_coming, of_both, of_fluent, of_done] = COEFFICIENTS;
        let log = constant
            + of_rate * rate
            + of_coming * coming
            + of_both * rate * coming
            + of_fluent * fluent / all
            + of_done * (asked / count).ln_1p();
        let deviation = (DEVIATION[0] + DEVIATION[1] * coming + DEVIATION[2] * rate).max(LEAST_DEVIATION);
        let at = |log: f64| all * log.exp().min(GUESS_UNASKED);
        Self { errors: at(log + MEAN), low: at(log + TENTHS.0 * deviation), high: at(log + TENTHS.1 * deviation) }
    }
}

/// Share of wrong answers among the last eight, of which newer ones count more.
fn recent_error_rate(learnt: &DecisionState) -> f64 {
    let (mut weight, mut wrong, mut all) = (1.0, BEFORE.0 * BEFORE.1, BEFORE.0);
    for was_wrong in learnt.recent_errors() {
        wrong += weight * f64::from(was_wrong);
        all += weight;
        weight *= OLDER;
    }
    wrong / all
}
