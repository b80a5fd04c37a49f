//! Words of a shift: faults, incidents and areas by name, and why something cannot be played.

use super::agent::ScriptProblem;
use super::event::Impossible;
use super::fact::{self, Area, FaultKind};
use super::incident::IncidentKind;
use super::log::{LogFault, VERSION};
use super::shift::ShiftProblem;
use crate::i18n::phrase::{Fact, Phrase};

impl FaultKind {
    /// Its name.
    pub fn phrase(self) -> Phrase {
        Phrase::plain(text_key!("shift-fault-", FaultKind, self))
    }
}

impl fact::Fact {
    /// The name of the fault, with the step that is missing or should have come first.
    pub fn phrase(&self) -> Phrase {
        let Some(step) = self.lacks else { return self.kind.phrase() };
        let boxed = |phrase: Phrase| Fact::Phrase(Box::new(phrase));
        let (fault, step) = (boxed(self.kind.phrase()), boxed(step.phrase()));
        if self.kind == FaultKind::WrongOrder {
            text!("shift-fault-first", fault = fault, step = step)
        } else {
            text!("shift-fault-lacks", fault = fault, step = step)
        }
    }
}

impl IncidentKind {
    /// Its name.
    pub fn phrase(self) -> Phrase {
        Phrase::plain(text_key!("shift-incident-", IncidentKind, self))
    }
}

impl Area {
    /// Its name.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Shoe => text!("shift-area-shoe"),
            Self::Drawing => text!("shift-area-drawing"),
            Self::Calls => text!("shift-area-calls"),
            Self::Order => text!("shift-area-order"),
            Self::Money => text!("shift-area-money"),
            Self::Watch => text!("shift-area-watch"),
            Self::Conduct => text!("shift-area-conduct"),
        }
    }
}

impl Impossible {
    /// The reason why the act of this number changed nothing.
    pub fn phrase(self, act: u32) -> Phrase {
        let act = Fact::Number(act.into());
        match self {
            Self::NoCard => text!("shift-impossible-no-card", act = act),
            Self::NoStake => text!("shift-impossible-no-stake", act = act),
            Self::NoPieces => text!("shift-impossible-no-pieces", act = act),
            Self::NoPerson => text!("shift-impossible-no-person", act = act),
            Self::NothingToUndo => text!("shift-impossible-nothing-to-undo", act = act),
            Self::Over => text!("shift-impossible-over", act = act),
        }
    }
}

impl From<ShiftProblem> for Phrase {
    fn from(problem: ShiftProblem) -> Self {
        match problem {
            ShiftProblem::NoTable => text!("shift-no-table"),
            ShiftProblem::NoCharacter(id) => text!("shift-no-character", found = Fact::Text(id)),
            ShiftProblem::NoSeat(seat) => text!("shift-no-seat", seat = Fact::Number(seat.into())),
            ShiftProblem::NoPost => text!("shift-no-post"),
        }
    }
}

impl From<ScriptProblem> for Phrase {
    fn from(problem: ScriptProblem) -> Self {
        match problem {
            ScriptProblem::File(problem) => problem.into(),
            ScriptProblem::Backwards => text!("shift-log-backwards"),
        }
    }
}

impl From<LogFault> for Phrase {
    fn from(fault: LogFault) -> Self {
        match fault {
            LogFault::Empty => text!("shift-log-empty"),
            LogFault::Cut => text!("shift-log-cut"),
            LogFault::TooLong => text!("shift-log-too-long"),
            LogFault::NoChecksum => text!("shift-log-no-checksum"),
            LogFault::Damaged => text!("shift-log-damaged"),
            LogFault::NotARecord => text!("shift-log-not-a-record"),
            LogFault::NoHead => text!("shift-log-no-head"),
            LogFault::OtherVersion(found) => text!(
                "shift-log-other-version",
                found = Fact::Number(found.into()),
                known = Fact::Number(VERSION.into())
            ),
            LogFault::OutOfOrder => text!("shift-log-out-of-order"),
            LogFault::Backwards => text!("shift-log-backwards"),
            LogFault::AfterTheEnd => text!("shift-log-after-the-end"),
            LogFault::OtherScenario => text!("shift-log-other-scenario"),
            LogFault::OtherHouse => text!("shift-log-other-house"),
            LogFault::OtherTable => text!("shift-log-other-table"),
        }
    }
}
