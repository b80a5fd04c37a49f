//! The reason a question is asked.

use crate::progress::mastery::{Day, DecisionKey, DecisionState, Quickness};

/// The reason a question is asked, shown to the trainee.
#[derive(Debug, Clone, PartialEq)]
pub enum ScheduleReason {
    /// Just answered wrong.
    WrongJustNow,
    /// Never asked before.
    New,
    /// Wrong when last asked, on this day.
    WrongOn(Day),
    /// Right but slow when last asked, on this day.
    SlowOn(Day),
    /// Easily confused with the question just asked.
    EasilyConfused(DecisionKey),
    /// About to be forgotten; last asked on this day.
    Due(Day),
    /// A problem of suitable difficulty, with its probability of success.
    Problem(f64),
    /// Its regular turn; it comes up more often at the table than most.
    Frequent,
    /// Its regular turn.
    InTurn,
}

impl ScheduleReason {
    pub(super) fn for_turn(learnt: Option<&DecisionState>, is_frequent: bool, today: Day) -> Self {
        let Some(learnt) = learnt else { return Self::New };
        match learnt.last_was {
            (false, _) if learnt.last < today => Self::WrongOn(learnt.last),
            (true, Some(Quickness::Nearly | Quickness::Slow)) if learnt.last < today => Self::SlowOn(learnt.last),
            _ if learnt.is_due(today) => Self::Due(learnt.last),
            _ if is_frequent => Self::Frequent,
            _ => Self::InTurn,
        }
    }
}
