//! The reason a question is asked.

use crate::progress::mastery::{Day, Key, Learnt, Quick};

/// The reason a question is asked, shown to the trainee.
#[derive(Debug, Clone, PartialEq)]
pub enum Why {
    /// Just answered wrong.
    WrongJustNow,
    /// Never asked before.
    New,
    /// Wrong when last asked, on this day.
    WrongOn(Day),
    /// Right but slow when last asked, on this day.
    SlowOn(Day),
    /// Easily confused with the question just asked.
    Beside(Key),
    /// About to be forgotten; last asked on this day.
    Due(Day),
    /// A problem of suitable difficulty, with its probability of success.
    Problem(f64),
    /// Its regular turn.
    Turn,
}

impl Why {
    pub(super) fn of(learnt: Option<&Learnt>, today: Day) -> Self {
        let Some(learnt) = learnt else { return Self::New };
        match learnt.last_was {
            (false, _) if learnt.last < today => Self::WrongOn(learnt.last),
            (true, Some(Quick::Nearly | Quick::Slow)) if learnt.last < today => Self::SlowOn(learnt.last),
            _ if learnt.is_due(today) => Self::Due(learnt.last),
            _ => Self::Turn,
        }
    }
}
