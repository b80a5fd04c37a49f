//! Order of the acts: each step of the procedure after those it needs, by the person whose it is.

use crate::rules::calls::Announcement;
use crate::rules::clause::Basis;
use crate::rules::procedure::{ProcedureStep, StepOrder, first_violation};

use super::Finding;
use crate::table::act::{Act, CardPlace};
use crate::table::due::{
    is_coup_complete, is_opening_step_done, is_shoe_on_offer, is_step_done, order_of_coup, order_of_opening,
};
use crate::table::fact::FaultKind;
use crate::table::person::Person;
use crate::table::state::{Hand, Phase, State};
use crate::table::truth::{StakeTask, coup_of, null_coup, settlement};

/// The order under way, and whether a step of it is done.
fn order_now(state: &State) -> (StepOrder, Vec<ProcedureStep>) {
    let lacking = |step: &ProcedureStep| state.coup.lacks.iter().any(|(lack, _)| lack == step);
    if state.phase == Phase::Opening {
        let order = order_of_opening(state);
        let done = order.in_order().filter(|step| is_opening_step_done(state, *step) || lacking(step)).collect();
        return (order, done);
    }
    let coup = coup_of(state);
    let mut order = order_of_coup(state, &coup);
    // The order of the stakes is judged by the round of payment.
    order.pairs.retain(|pair| (pair.first, pair.then) != (ProcedureStep::Collect, ProcedureStep::Pay));
    let done = order.in_order().filter(|step| is_step_done(state, &coup, *step) || lacking(step)).collect();
    (order, done)
}

/// The step of the procedure that an act is, if it is one.
fn step_of(state: &State, order: &StepOrder, act: &Act) -> Option<ProcedureStep> {
    let find = |is_it: &dyn Fn(ProcedureStep) -> bool| order.in_order().find(|step| is_it(*step));
    let opening = state.phase == Phase::Opening;
    match act {
        Act::Shuffle => find(&|step| matches!(step, ProcedureStep::Shuffle(_))),
        Act::OfferCut(_) => find(&|step| matches!(step, ProcedureStep::Cut(_))),
        Act::PlaceStopCard(_) => find(&|step| matches!(step, ProcedureStep::StopCard(_))),
        Act::FillShoe => find(&|step| step == ProcedureStep::IntoShoe),
        Act::OfferShoe(_) if opening => find(&|step| matches!(step, ProcedureStep::GiveShoe(_))),
        Act::Draw(CardPlace::Apart, _) if opening => find(&|step| step == ProcedureStep::FirstCard),
        Act::Draw(..) if opening => find(&|step| step == ProcedureStep::Burn),
        Act::Call(Announcement::PlaceBets, _) if opening => find(&|step| step == ProcedureStep::FirstCoup),
        Act::Call(Announcement::BetsClosed, _) => Some(ProcedureStep::StopBets),
        Act::Call(Announcement::Point(side), _) => Some(ProcedureStep::Call(*side)),
        Act::Call(Announcement::Final, _) => Some(ProcedureStep::FinalCall),
        Act::Sign(None) => Some(ProcedureStep::SignToHolder),
        Act::Draw(place, _) => {
            let coup = coup_of(state);
            match (coup.count() < 4, place) {
                (true, _) => find(&|step| matches!(step, ProcedureStep::DrawFour(_))),
                (false, CardPlace::On(side)) => Some(ProcedureStep::Third(*side)),
                (false, _) => None,
            }
        }
        Act::PassCards(..) => find(&|step| matches!(step, ProcedureStep::TakePunto(_))),
        Act::Turn(side) => find(&|step| matches!(step, ProcedureStep::Turn(of, _) if of == *side)),
        Act::Collect(_) => Some(ProcedureStep::Collect),
        Act::Pay(..) => Some(ProcedureStep::Pay),
        Act::PutAway => Some(ProcedureStep::PutAway),
        Act::CloseLid => Some(ProcedureStep::CloseLid),
        Act::OfferShoe(_) => Some(ProcedureStep::PassShoe),
        _ => None,
    }
}

/// The first step that an act should have waited for.
pub(super) fn of_act(state: &State, act: &Act) -> Option<Finding> {
    let over = state.phase == Phase::Opening && state.shoe_is_over();
    let play = state.phase != Phase::Opening;
    // A shoe that the last coup left on offer is late at any moment of this one, which its invitation has shown.
    if play && state.coup.hand == Hand::Open && is_shoe_on_offer(state) && matches!(act, Act::OfferShoe(_)) {
        return None;
    }
    if over || play && (state.coup.over || state.coup.null.is_made()) {
        return None;
    }
    let (order, mut done) = order_now(state);
    let step = step_of(state, &order, act)?;
    done.retain(|other| *other != step);
    done.push(step);
    let violation = first_violation(&order, &done).filter(|violation| violation.at + 1 == done.len())?;
    let (lacks, reason) = (violation.pair.first, violation.pair.reason());
    let kind = match (lacks, act) {
        (ProcedureStep::Burn, _) => FaultKind::WrongBurn,
        // A card before the stop, a faulty stake and a card that is still due are found by themselves.
        (ProcedureStep::StopBets, Act::Draw(..))
        | (ProcedureStep::CheckStakes, _)
        | (ProcedureStep::Third(_), Act::Call(..)) => return None,
        _ => FaultKind::WrongOrder,
    };
    Some(Finding { lacks: Some(lacks), ..Finding::by_rule(kind, &reason) })
}

/// The kind of a lack that was never made good.
pub(in crate::table) const fn left_out(step: ProcedureStep) -> FaultKind {
    match step {
        ProcedureStep::InviteStakes | ProcedureStep::StopBets | ProcedureStep::Call(_) | ProcedureStep::FinalCall => {
            FaultKind::MissedCall
        }
        ProcedureStep::CheckPacks => FaultKind::PacksUnchecked,
        ProcedureStep::Shuffle(_)
        | ProcedureStep::Cut(_)
        | ProcedureStep::StopCard(_)
        | ProcedureStep::IntoShoe
        | ProcedureStep::FirstCard => FaultKind::OpeningStep,
        ProcedureStep::Burn => FaultKind::WrongBurn,
        ProcedureStep::GiveShoe(_) | ProcedureStep::PassShoe => FaultKind::WrongHolder,
        _ => FaultKind::StepLeftOut,
    }
}

/// Acts of the coup left undone when the next one begins.
pub(in crate::table) fn omissions(state: &State) -> Vec<Finding> {
    if state.coup.over || state.coup.number == 0 {
        return Vec::new();
    }
    if let Some(reasons) = null_coup(state) {
        let left = !is_coup_complete(state);
        let basis = reasons.first().map_or(Basis::Silent, |reason| reason.basis);
        return left.then(|| Finding::new(FaultKind::StepLeftOut, basis)).into_iter().collect();
    }
    let (order, done) = order_now(state);
    let mut found: Vec<Finding> = Vec::new();
    for stake in settlement(state) {
        let reason = stake.settled.reasons.first();
        let basis = reason.map_or(Basis::Silent, |reason| reason.basis);
        let (kind, cost) = match stake.task {
            Some(StakeTask::Collect) => (FaultKind::NotCollected, -(stake.settled.collected.get() as i64)),
            Some(StakeTask::Pay(amount)) => (FaultKind::NotPaid, amount.get() as i64),
            Some(StakeTask::Return(_)) | None => continue,
        };
        let rule = reason.map(|reason| reason.rule.clone());
        found.push(Finding { rule, cost, stake: Some(stake.id), ..Finding::new(kind, basis) });
    }
    for (step, basis) in &order.steps {
        let of_stakes = matches!(step, ProcedureStep::Collect | ProcedureStep::Pay | ProcedureStep::NextCoup);
        if !of_stakes && !done.contains(step) {
            found.push(Finding { lacks: Some(*step), ..Finding::new(left_out(*step), *basis) });
        }
    }
    found
}

/// Work of another member of the crew.
pub(super) fn wrong_person(state: &State, by: Person, act: &Act) -> Option<Finding> {
    let whose = match act {
        Act::Collect(id) | Act::Pay(id, _) => state.payer_of(state.stake(*id)?.seat),
        Act::Call(..)
        | Act::Sign(_)
        | Act::Draw(..)
        | Act::Turn(_)
        | Act::PassCards(..)
        | Act::PutAway
        | Act::CloseLid
        | Act::Shuffle
        | Act::OfferCut(_)
        | Act::PlaceStopCard(_)
        | Act::FillShoe
        | Act::OfferShoe(_) => state.crew.tailleur(),
        _ => return None,
    };
    let basis = match act {
        Act::Collect(_) | Act::Pay(..) => state.house.paying.each_his_tableau.basis(),
        _ => state.table().map_or(Basis::Silent, |table| table.crew.basis()),
    };
    (whose != by).then(|| Finding::new(FaultKind::OthersWork, basis))
}
