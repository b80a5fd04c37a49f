//! Policies compared on the same learners: means, and differences from the shuffle with their standard errors.

use std::ops::Range;

use super::clairvoyant::Clairvoyant;
use super::trial::{Outcome, practise};
use super::{Chooser, Setting, World};

/// Measures: cost of the errors in a hundred coups at the exam, recalled and fluent a day after, recalled and fluent a
/// fortnight after.
pub(crate) const MEASURES: usize = 5;

#[derive(Debug, Clone)]
pub(crate) struct Row {
    pub(crate) chooser: Chooser,
    pub(crate) measures: [Measure; MEASURES],
    /// Errors in a hundred coups at the exam, each counting once.
    pub(crate) errors: f64,
    /// The share that was right while practising.
    pub(crate) right: f64,
}

/// A mean, and how far it is from the shuffle's. More is better, except of errors, whose differences are turned round.
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

    pub(crate) fn is_above(&self) -> bool {
        self.difference > 2.0 * self.difference_error
    }
}

/// The outcomes of a policy with each learner.
pub(crate) fn outcomes(world: World, setting: Setting, chooser: Chooser, seeds: Range<u64>) -> Vec<Outcome> {
    let material = setting.material();
    let one = |seed: u64| {
        let mut learner = world.learner(seed, &material);
        let mut policy = chooser.policy(seed, &material, &*learner, setting.budget);
        practise(&mut *learner, &mut *policy, &material, setting.budget)
    };
    seeds.map(one).collect()
}

/// Lets each policy teach the same learners.
pub(crate) fn compare(world: World, setting: Setting, choosers: &[Chooser], seeds: Range<u64>) -> Vec<Row> {
    let shuffle = outcomes(world, setting, Chooser::Shuffle, seeds.clone());
    let row = |chooser: &Chooser| {
        let own = if *chooser == Chooser::Shuffle {
            shuffle.clone()
        } else {
            outcomes(world, setting, *chooser, seeds.clone())
        };
        row(*chooser, &own, &shuffle)
    };
    choosers.iter().map(row).collect()
}

/// The clairvoyant policy of the grid with the least cost of errors.
pub(crate) fn ceiling(world: World, setting: Setting, seeds: Range<u64>) -> Row {
    let shuffle = outcomes(world, setting, Chooser::Shuffle, seeds.clone());
    let rows = Clairvoyant::grid().into_iter().map(|kind| {
        let chooser = Chooser::Clairvoyant(kind);
        row(chooser, &outcomes(world, setting, chooser, seeds.clone()), &shuffle)
    });
    rows.min_by(|a, b| a.measures[0].mean.total_cmp(&b.measures[0].mean)).expect("the grid has policies")
}

fn row(chooser: Chooser, own: &[Outcome], shuffle: &[Outcome]) -> Row {
    let measures = std::array::from_fn(|measure| {
        let sign = if measure == 0 { -1.0 } else { 1.0 };
        let values: Vec<f64> = own.iter().map(|outcome| values(outcome)[measure]).collect();
        let beside = |(value, other): (&f64, &Outcome)| sign * (value - self::values(other)[measure]);
        let differences: Vec<f64> = values.iter().zip(shuffle).map(beside).collect();
        let ((mean, error), (difference, difference_error)) = (spread(&values), spread(&differences));
        Measure { mean, error, difference, difference_error }
    });
    let mean = |value: fn(&Outcome) -> f64| spread(&own.iter().map(value).collect::<Vec<_>>()).0;
    Row { chooser, measures, errors: mean(|outcome| outcome.errors), right: mean(|outcome| outcome.right) }
}

fn values(outcome: &Outcome) -> [f64; MEASURES] {
    let (next_day, fortnight) = (outcome.next_day, outcome.fortnight);
    [outcome.cost, next_day.recalled, next_day.fluent, fortnight.recalled, fortnight.fluent]
}

/// The mean, and its standard error.
pub(crate) fn spread(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(2) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean) * (value - mean)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}
