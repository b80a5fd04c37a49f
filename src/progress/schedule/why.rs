//! Why a question comes.

use crate::progress::mastery::{Day, Key, Learnt, Quick};

/// Why a question comes, for the trainee to read.
#[derive(Debug, Clone, PartialEq)]
pub enum Why {
    /// It was wrong a moment ago.
    WrongJustNow,
    /// It was never asked before.
    New,
    /// It was wrong on this day, the last it was asked on.
    WrongOn(Day),
    /// It was right on this day, the last it was asked on, and took too long.
    SlowOn(Day),
    /// It is easily confused with what was just asked.
    Beside(Key),
    /// It would soon be forgotten: last asked on this day.
    Due(Day),
    /// A sum of about the right difficulty: how probable it is to be solved.
    Problem(f64),
    /// Its turn has come.
    Turn,
}

impl Why {
    /// Why a decision's turn is worth mentioning.
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
