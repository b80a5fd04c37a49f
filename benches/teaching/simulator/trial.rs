//! One learner practises by one policy, and is tested one and fourteen days after.

use super::learner::{Learner, Shown, When};
use super::policy::Policy;

const RIGHT_SECONDS: f64 = 0.6;
const WRONG_SECONDS: f64 = 2.0;

#[derive(Debug, Clone, Copy)]
pub(crate) struct Budget {
    pub(crate) seconds: f64,
    pub(crate) days: u32,
}

/// Test results as shares of all cells, and the share right while practising.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Outcome {
    pub(crate) next_day: Shown,
    pub(crate) fortnight: Shown,
    pub(crate) right: f64,
}

pub(crate) fn practise(learner: &mut dyn Learner, policy: &mut dyn Policy, cells: usize, budget: Budget) -> Outcome {
    let (mut right, mut asked) = (0.0, 0.0);
    for day in 0..budget.days {
        policy.begin(day);
        let mut second = 0.0;
        while second < budget.seconds {
            let cell = policy.next(second);
            let given = learner.answer(cell, When { day, second });
            policy.answered(cell, given.right, whole(given.seconds * 1_000.0));
            second += given.seconds + if given.right { RIGHT_SECONDS } else { WRONG_SECONDS };
            right += f64::from(given.right);
            asked += 1.0;
        }
    }
    let test = |days: u32| {
        let when = When { day: budget.days - 1 + days, second: 0.0 };
        let all = (0..cells).map(|cell| learner.tested(cell, when));
        let sum = all.fold(Shown::default(), |sum, one| Shown {
            recalled: sum.recalled + one.recalled,
            fluent: sum.fluent + one.fluent,
        });
        Shown { recalled: sum.recalled / cells as f64, fluent: sum.fluent / cells as f64 }
    };
    Outcome { next_day: test(1), fortnight: test(14), right: right / asked }
}

/// A count of seconds, minutes or days without its fraction.
#[expect(clippy::cast_sign_loss, reason = "time goes on from nought")]
pub(crate) fn whole(time: f64) -> u64 {
    time.max(0.0) as u64
}
