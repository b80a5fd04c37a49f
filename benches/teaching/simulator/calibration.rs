//! Forecasts made in the middle of a training, beside what became of it.

use std::ops::Range;

use tailleur::progress::schedule::{ExamForecast, PracticeAhead};

use super::learner::When;
use super::ours::Ours;
use super::trial::{errors_per_hundred, practise_day};
use super::{Setting, World};

/// A forecast, and the outcome.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Forecast {
    pub(crate) world: World,
    /// Days of practice before it, and days still to come.
    pub(crate) days: (u32, u32),
    pub(crate) band: ExamForecast,
    /// Errors in a hundred coups on the exam's day.
    pub(crate) outcome: f64,
}

impl Forecast {
    pub(crate) fn holds(&self) -> bool {
        (self.band.low..=self.band.high).contains(&self.outcome)
    }
}

/// Forecasts after a quarter, a half and three quarters of the days, as long a practice as before going on, or half or
/// twice as long.
pub(crate) fn forecasts(world: World, setting: Setting, seeds: Range<u64>) -> Vec<Forecast> {
    let all = setting.budget.days;
    let moments = [(all / 4, 1.0), (all / 2, 1.0), (all / 2, 2.0), (all / 2, 0.5), (all * 3 / 4, 1.0)];
    let one = |seed: u64| moments.map(|(done, factor)| forecast(world, setting, seed, done, factor));
    seeds.flat_map(one).collect()
}

fn forecast(world: World, setting: Setting, seed: u64, done: u32, factor: f64) -> Forecast {
    let (material, budget) = (setting.material(), setting.budget);
    let mut learner = world.learner(seed, &material);
    let mut policy = Ours::new(&material, budget.seconds, seed);
    let mut asked = 0.0;
    for day in 0..done {
        asked += practise_day(&mut *learner, &mut policy, day, budget.seconds).1;
    }
    let days = budget.days - done;
    let ahead = PracticeAhead { days, questions_a_day: asked / f64::from(done) * factor };
    let band = ExamForecast::new(policy.mastery(), policy.skills(), ahead);
    policy.set_seconds(budget.seconds * factor);
    for day in done..budget.days {
        practise_day(&mut *learner, &mut policy, day, budget.seconds * factor);
    }
    let (outcome, _) = errors_per_hundred(&*learner, &material, When { day: budget.days, second: 0.0 });
    Forecast { world, days: (done, days), band, outcome }
}
