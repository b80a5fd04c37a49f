//! Policies compared on the same learners: means, and differences from the shuffle with their standard errors.

use std::ops::Range;

use super::learner::Shown;
use super::trial::{Outcome, practise};
use super::{Chooser, Setting, World};

/// Measures: recalled and fluent a day after, recalled and fluent a fortnight after.
pub(crate) const MEASURES: usize = 4;

#[derive(Debug, Clone)]
pub(crate) struct Row {
    pub(crate) chooser: Chooser,
    pub(crate) measures: [Measure; MEASURES],
    /// The share that was right while practising.
    pub(crate) right: f64,
}

/// A mean, and how far it is from the shuffle's.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Measure {
    pub(crate) mean: f64,
    /// The standard error of the mean.
    pub(crate) error: f64,
    pub(crate) difference: f64,
    /// The standard error of the difference, taken learner by learner.
    pub(crate) difference_error: f64,
}

impl Measure {
    pub(crate) fn is_below(&self) -> bool {
        self.difference < -2.0 * self.difference_error
    }

    /// Several settings taken together, each weighing the same.
    pub(crate) fn pooled(measures: &[Self]) -> Self {
        let count = measures.len().max(1) as f64;
        let mean = |value: fn(&Self) -> f64| measures.iter().map(value).sum::<f64>() / count;
        let error = |value: fn(&Self) -> f64| measures.iter().map(|own| value(own).powi(2)).sum::<f64>().sqrt() / count;
        Self {
            mean: mean(|own| own.mean),
            error: error(|own| own.error),
            difference: mean(|own| own.difference),
            difference_error: error(|own| own.difference_error),
        }
    }

    pub(crate) fn is_above(&self) -> bool {
        self.difference > 2.0 * self.difference_error
    }
}

/// Lets each policy teach the same learners.
pub(crate) fn compare(world: World, setting: Setting, choosers: &[Chooser], seeds: Range<u64>) -> Vec<Row> {
    let material = setting.material();
    let outcomes = |chooser: Chooser| -> Vec<Outcome> {
        let one = |seed: u64| {
            let mut learner = world.learner(seed, &material);
            let mut policy = chooser.policy(seed, &material, setting.budget);
            practise(&mut *learner, &mut *policy, setting.cells, setting.budget)
        };
        seeds.clone().map(one).collect()
    };
    let shuffle = outcomes(Chooser::Shuffle);
    let row = |chooser: &Chooser| {
        let own = if *chooser == Chooser::Shuffle { shuffle.clone() } else { outcomes(*chooser) };
        let measures = std::array::from_fn(|measure| {
            let values: Vec<f64> = own.iter().map(|outcome| values(outcome)[measure]).collect();
            let beside = |(value, other): (&f64, &Outcome)| value - self::values(other)[measure];
            let differences: Vec<f64> = values.iter().zip(&shuffle).map(beside).collect();
            let ((mean, error), (difference, difference_error)) = (spread(&values), spread(&differences));
            Measure { mean, error, difference, difference_error }
        });
        let right: Vec<f64> = own.iter().map(|outcome| outcome.right).collect();
        Row { chooser: *chooser, measures, right: spread(&right).0 }
    };
    choosers.iter().map(row).collect()
}

fn values(outcome: &Outcome) -> [f64; MEASURES] {
    let Shown { recalled, fluent } = outcome.next_day;
    [recalled, fluent, outcome.fortnight.recalled, outcome.fortnight.fluent]
}

/// The mean, and its standard error.
fn spread(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(2) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}
