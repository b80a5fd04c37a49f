//! The parts of a coup, for an overview of where it stands.

use crate::rules::procedure::ProcedureStep;
use crate::table::due::{is_step_done, order_of_coup};
use crate::table::state::{Phase, State};
use crate::table::truth::coup_of;

/// A part of a coup, in the order of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CoupPart {
    /// Bets are placed until they are closed.
    Bets,
    /// The first four cards are dealt.
    FirstCards,
    /// Both hands are turned over and their totals called.
    Totals,
    /// Third cards are dealt, where the rules give one, and the result is called. One part: to know which of the two comes
    /// next is the trainee's work.
    Result,
    /// Losing bets are taken and winning ones paid.
    Payment,
    /// The cards are discarded, and the shoe passes where the banker has lost.
    Clearing,
}

impl CoupPart {
    pub const ALL: [Self; 6] =
        [Self::Bets, Self::FirstCards, Self::Totals, Self::Result, Self::Payment, Self::Clearing];

    /// True while a coup is played that has these parts: a void one ends at once.
    pub fn are_played(state: &State) -> bool {
        state.phase == Phase::Play && !state.coup.null.is_made()
    }

    /// The part to which the first step belongs that is still to be done; `None` once all are.
    pub fn under_way(state: &State) -> Option<Self> {
        let coup = coup_of(state);
        let order = order_of_coup(state, &coup);
        order.in_order().filter(|step| !is_step_done(state, &coup, *step)).filter_map(Self::with_step).min()
    }

    const fn with_step(step: ProcedureStep) -> Option<Self> {
        Some(match step {
            ProcedureStep::InviteStakes
            | ProcedureStep::PlaceStakes
            | ProcedureStep::CheckStakes
            | ProcedureStep::StopBets => Self::Bets,
            ProcedureStep::SignToHolder | ProcedureStep::DrawFour(_) => Self::FirstCards,
            ProcedureStep::TakePunto(_) | ProcedureStep::Turn(..) | ProcedureStep::Call(_) => Self::Totals,
            ProcedureStep::Third(_) | ProcedureStep::FinalCall => Self::Result,
            ProcedureStep::Collect | ProcedureStep::Pay => Self::Payment,
            ProcedureStep::PutAway | ProcedureStep::CloseLid | ProcedureStep::PassShoe => Self::Clearing,
            ProcedureStep::NextCoup
            | ProcedureStep::CheckPacks
            | ProcedureStep::Shuffle(_)
            | ProcedureStep::Cut(_)
            | ProcedureStep::StopCard(_)
            | ProcedureStep::IntoShoe
            | ProcedureStep::FirstCard
            | ProcedureStep::Burn
            | ProcedureStep::GiveShoe(_)
            | ProcedureStep::FirstCoup
            | ProcedureStep::StopGame
            | ProcedureStep::HearClaim
            | ProcedureStep::CallChief(_)
            | ProcedureStep::Report
            | ProcedureStep::Rebuild
            | ProcedureStep::Refer
            | ProcedureStep::Decide(_)
            | ProcedureStep::CarryOut => return None,
        })
    }
}
