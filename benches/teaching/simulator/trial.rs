//! One learner practises by one policy, and is tested one and fourteen days after.

use super::learner::{Learner, Shown, When};
use super::material::Material;
use super::policy::Policy;

pub(crate) const RIGHT_SECONDS: f64 = 0.6;
pub(crate) const WRONG_SECONDS: f64 = 2.0;

#[derive(Debug, Clone, Copy)]
pub(crate) struct Budget {
    pub(crate) seconds: f64,
    pub(crate) days: u32,
}

/// Test results as shares of all cells, errors on the exam's day, and the share right while practising.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Outcome {
    /// Expected errors per hundred coups on the exam's day, which is the day after.
    pub(crate) errors: f64,
    /// The same, each error weighed by what it costs.
    pub(crate) cost: f64,
    pub(crate) next_day: Shown,
    pub(crate) fortnight: Shown,
    pub(crate) right: f64,
}

pub(crate) fn practise(
    learner: &mut dyn Learner,
    policy: &mut dyn Policy,
    material: &Material,
    budget: Budget,
) -> Outcome {
    let (mut right, mut asked) = (0.0, 0.0);
    for day in 0..budget.days {
        let session = practise_day(learner, policy, day, budget.seconds);
        right += session.0;
        asked += session.1;
    }
    let cells = material.cells.len();
    let test = |days: u32| {
        let when = When { day: budget.days - 1 + days, second: 0.0 };
        let all = (0..cells).map(|cell| learner.tested(cell, when));
        let sum = all.fold(Shown::default(), |sum, one| Shown {
            recalled: sum.recalled + one.recalled,
            fluent: sum.fluent + one.fluent,
            right: sum.right + one.right,
        });
        let share = |sum: f64| sum / cells as f64;
        Shown { recalled: share(sum.recalled), fluent: share(sum.fluent), right: share(sum.right) }
    };
    let exam = When { day: budget.days, second: 0.0 };
    let (errors, cost) = errors_per_hundred(learner, material, exam);
    Outcome { errors, cost, next_day: test(1), fortnight: test(14), right: right / asked }
}

/// Practises for a day; returns right answers and all.
pub(crate) fn practise_day(learner: &mut dyn Learner, policy: &mut dyn Policy, day: u32, seconds: f64) -> (f64, f64) {
    let (mut right, mut asked) = (0.0, 0.0);
    policy.begin(day);
    let mut second = 0.0;
    while second < seconds {
        let cell = policy.next(second, &*learner);
        let given = learner.answer(cell, When { day, second });
        policy.answered(cell, given.right, whole(given.seconds * 1_000.0));
        second += given.seconds + if given.right { RIGHT_SECONDS } else { WRONG_SECONDS };
        right += f64::from(given.right);
        asked += 1.0;
    }
    (right, asked)
}

/// Expected errors per hundred coups at a time, and their cost.
pub(crate) fn errors_per_hundred(learner: &dyn Learner, material: &Material, when: When) -> (f64, f64) {
    let each = material.cells.iter().enumerate().map(|(number, cell)| {
        let wrong = 1.0 - learner.tested(number, when).right;
        (cell.skill.per_hundred * wrong, cell.weight * wrong)
    });
    each.fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
}

/// A count of seconds, minutes or days without its fraction.
#[expect(clippy::cast_sign_loss, reason = "time goes on from nought")]
pub(crate) fn whole(time: f64) -> u64 {
    time.max(0.0) as u64
}
