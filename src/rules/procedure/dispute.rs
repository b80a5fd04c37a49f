//! The steps of a dispute, from the claim to the next coup.

use super::super::clause::Basis;
use super::super::house::{Arbiter, House, Table};
use super::super::protection::supervisor;
use super::{ProcedureStep, StepOrder};

pub(super) fn procedure(house: &House, table: &Table) -> StepOrder {
    let mut made = StepOrder { steps: Vec::new(), pairs: Vec::new() };
    let disputes = &house.misdraw.disputes;
    let (role, called) = supervisor(house, table);
    let [call, decide] = [ProcedureStep::CallChief(role), ProcedureStep::Decide(*disputes.value())];
    made.add(ProcedureStep::StopGame, Basis::Silent);
    made.add(ProcedureStep::HearClaim, Basis::Silent);
    made.add(call, called);
    made.add(ProcedureStep::Report, Basis::Silent);
    made.add(ProcedureStep::Rebuild, Basis::Silent);
    if *disputes.value() == Arbiter::Direction {
        made.add(ProcedureStep::Refer, disputes.basis());
    }
    made.add(decide, disputes.basis());
    made.add(ProcedureStep::CarryOut, Basis::Silent);
    made.add(ProcedureStep::NextCoup, Basis::Silent);

    made.needs(ProcedureStep::StopGame, ProcedureStep::HearClaim, Basis::Silent);
    made.needs(ProcedureStep::StopGame, call, Basis::Silent);
    made.needs(ProcedureStep::HearClaim, ProcedureStep::Report, Basis::Silent);
    made.needs(call, ProcedureStep::Report, Basis::Silent);
    made.needs(ProcedureStep::Report, ProcedureStep::Rebuild, Basis::Silent);
    made.needs(ProcedureStep::Rebuild, ProcedureStep::Refer, Basis::Silent);
    made.needs(ProcedureStep::Rebuild, decide, Basis::Silent);
    made.needs(ProcedureStep::Refer, decide, disputes.basis());
    made.needs(decide, ProcedureStep::CarryOut, Basis::Silent);
    made.needs(ProcedureStep::CarryOut, ProcedureStep::NextCoup, Basis::Silent);
    made
}
