//! Collections, payments, commission, change, answers.

use crate::rules::bet::Pays;
use crate::rules::calls::Announcement;
use crate::rules::chips::{PieceCounts, total_value};
use crate::rules::clause::Basis;
use crate::rules::money::Money;
use crate::rules::reason::{Reason, Rule};
use crate::rules::round_of_payment::StakeDue;

use super::Finding;
use super::stakes::changed_unseen;
use crate::table::act::{Act, StakeId};
use crate::table::due::faulty_stakes;
use crate::table::fact::FaultKind;
use crate::table::incident::{Answer, Ask, IncidentKind, Request, right_answer, witness_of};
use crate::table::person::Person;
use crate::table::state::{ErrorStage, Phase, State};
use crate::table::truth::{StakeState, StakeTask, mistakes, outcome, settlement};

/// Faults of an act with money.
pub(super) fn of_act(state: &State, act: &Act) -> Vec<Finding> {
    match act {
        Act::Collect(id) => with_change(state, *id, of_stake(state, *id, |stake| collected(state, stake))),
        Act::Pay(id, pieces) => with_change(state, *id, of_stake(state, *id, |stake| paid(state, stake, pieces))),
        Act::MarkCommission(id, amount) => marked(state, *id, *amount).into_iter().collect(),
        Act::CollectCommission(Person::Guest(index), pieces) => {
            let owed = state.guest(*index).map_or(Money::ZERO, |guest| guest.owes);
            let basis = commission_basis(state);
            difference(FaultKind::WrongCommission, total_value(pieces), owed, basis, -1).into_iter().collect()
        }
        Act::GiveChange(Person::Guest(index), pieces) => {
            let lying = state.marble.iter().find(|lying| lying.guest == *index);
            let due = lying.map_or(Money::ZERO, crate::table::state::OnMarble::total);
            let basis = state.house.chips.change_at_the_table.basis();
            let amount = difference(FaultKind::WrongChange, total_value(pieces), due, basis, 1);
            // With cards out no change is given.
            let early = state.is_mid_coup().then(|| Finding::new(FaultKind::WrongOrder, Basis::Silent));
            amount.into_iter().chain(early).collect()
        }
        Act::Answer(id, _) => {
            let Some(request) = state.requests.iter().find(|request| request.id == *id) else { return Vec::new() };
            let (right, basis) = right_answer(state, request);
            let wrong = || Finding::new(FaultKind::WrongAnswer, basis).costing(harm(state, request));
            (right != *act).then(wrong).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// Harm to the guest whose request is not met: what another has taken, what was not paid.
pub(super) fn harm(state: &State, request: &Request) -> i64 {
    let Ask::OverStake(kind, id) = request.what else { return 0 };
    let sum = match (kind, &state.coup.matters.taken) {
        (IncidentKind::TwoHands, Some(taken)) => taken.pieces.total(),
        (IncidentKind::ClaimTrue, _) => {
            let due = settlement(state).into_iter().find(|stake| stake.id == id).map(|stake| stake.settled.paid);
            let paid = state.stake(id).map_or(Money::ZERO, |stake| stake.settled.paid);
            due.map_or(Money::ZERO, |due| due.minus(paid))
        }
        _ => Money::ZERO,
    };
    sum.get() as i64
}

/// A stake that was changed since the stop is settled as it is: that was not seen.
fn with_change(state: &State, id: StakeId, mut found: Vec<Finding>) -> Vec<Finding> {
    found.extend(changed_unseen(state).into_iter().map(|(finding, _)| finding).filter(|f| f.stake == Some(id)));
    found
}

/// An error pointed out to a colleague who has not made it.
pub(super) fn of_pointing_out(state: &State, person: Person) -> Option<Finding> {
    let error = state.coup.matters.error.as_ref();
    let made = error.is_some_and(|error| error.by == person && matches!(error.stage, ErrorStage::Made(_)));
    (!made).then(|| Finding::new(FaultKind::NeedlessCall, Basis::Silent))
}

/// An error of a colleague that nobody has pointed out, with the member of the crew who could have.
pub(in crate::table) fn error_overlooked(state: &State) -> Option<(Finding, Person)> {
    let error = state.coup.matters.error.as_ref().filter(|error| error.kind != IncidentKind::ClaimTrue)?;
    let ErrorStage::Made(right) = &error.stage else { return None };
    let stake = match right {
        Act::Pay(id, _) => settlement(state).into_iter().find(|stake| stake.id == *id),
        _ => None,
    };
    let paid = stake.as_ref().and_then(|stake| Some(state.stake(stake.id)?.settled.paid));
    let cost = stake.as_ref().zip(paid).map_or(0, |(stake, paid)| stake.settled.paid.get() as i64 - paid.get() as i64);
    let basis = match (right, &stake) {
        (_, Some(stake)) => reason_of(stake).basis,
        (Act::Call(Announcement::Point(side), _), None) => state.house.calls.point_is_called[*side],
        _ => error.kind.basis(&state.house),
    };
    let finding = Finding { stake: stake.map(|stake| stake.id), ..Finding::new(FaultKind::FaultOverlooked, basis) };
    Some((finding.costing(cost), witness_of(state, error.by)?))
}

/// The chef called without a mistake on the table, a faulty stake or a request that is his.
pub(super) fn of_call_for_the_chef(state: &State) -> Option<Finding> {
    let his = |request: &Request| {
        let (act, _) = right_answer(state, request);
        act == Act::Answer(request.id, Answer::CallChef)
    };
    let float_is_short = state.phase == Phase::Opening && state.counted.is_some() && !state.missing.is_empty();
    let cause = float_is_short
        || state.requests.iter().any(his)
        || !mistakes(state).is_empty()
        || faulty_stakes(state).next().is_some()
        || state.shoe.stop_shown.is_some()
        || is_paid_wrongly(state);
    (!cause).then(|| Finding::new(FaultKind::NeedlessCall, Basis::Silent))
}

/// True if a payment that is not what is due still lies beside its stake.
fn is_paid_wrongly(state: &State) -> bool {
    settlement(state).into_iter().any(|due| {
        let paid = state.stake(due.id).map_or(Money::ZERO, |stake| stake.settled.paid);
        paid != Money::ZERO && paid != due.settled.paid
    })
}

fn commission_basis(state: &State) -> Basis {
    let lines = state.house.spots.iter().flat_map(|spot| &spot.payouts);
    let mut commission = lines.filter(|line| matches!(line.pays, Pays::LessCommission(_)));
    commission.next().map_or(Basis::Silent, |line| line.from)
}

/// A sum that differs from the due one. `sign` is 1 where the crew pays it, -1 where it takes it.
fn difference(kind: FaultKind, given: Money, due: Money, basis: Basis, sign: i64) -> Option<Finding> {
    let short = due.get() as i64 - given.get() as i64;
    (short != 0).then(|| Finding::new(kind, basis).costing(short * sign))
}

/// The fault with a stake itself, then the order of payment.
fn of_stake(state: &State, id: StakeId, judge: impl Fn(&StakeState) -> Option<Finding>) -> Vec<Finding> {
    if outcome(state).is_none() {
        return Vec::new();
    }
    let all = settlement(state);
    let Some(place) = all.iter().position(|stake| stake.id == id) else { return Vec::new() };
    let wrong = all.get(place).and_then(judge);
    let early = out_of_order(state, &all, place).filter(|_| wrong.is_none());
    wrong.or(early).map(|finding| Finding { stake: Some(id), ..finding }).into_iter().collect()
}

fn reason_of(stake: &StakeState) -> Reason {
    stake.settled.reasons.first().cloned().unwrap_or_else(|| Reason::new(Rule::Pushes, Basis::Silent))
}

fn collected(state: &State, stake: &StakeState) -> Option<Finding> {
    let lying = state.stake(stake.id)?.amount();
    let due = stake.settled.collected;
    if stake.task == Some(StakeTask::Collect) && lying == due {
        return None;
    }
    let cost = lying.get() as i64 - due.get() as i64;
    Some(Finding::by_rule(FaultKind::WrongCollection, &reason_of(stake)).costing(cost))
}

fn paid(state: &State, stake: &StakeState, pieces: &PieceCounts) -> Option<Finding> {
    let lying = state.stake(stake.id)?;
    let due = stake.settled.paid.plus(lying.settled.commission);
    let given = lying.settled.paid.plus(total_value(pieces));
    let cost = due.get() as i64 - given.get() as i64;
    (cost != 0).then(|| Finding::by_rule(FaultKind::WrongPayment, &reason_of(stake)).costing(cost))
}

fn marked(state: &State, id: StakeId, amount: Money) -> Option<Finding> {
    let stake = settlement(state).into_iter().find(|stake| stake.id == id)?;
    let playing = stake.settled.stake.amount.minus(stake.settled.returned.minus(stake.settled.stake.amount));
    let due = stake.settled.reasons.iter().find_map(|reason| match reason.rule {
        Rule::PaysLessCommission(share) => Some(playing.times(share)),
        _ => None,
    });
    difference(FaultKind::WrongCommission, amount, due.unwrap_or(Money::ZERO), reason_of(&stake).basis, -1)
}

/// The stake that should have been settled before this one.
fn out_of_order(state: &State, all: &[StakeState], place: usize) -> Option<Finding> {
    let round = state.payment()?;
    let dues: Vec<(u8, StakeDue)> = all.iter().map(|stake| (stake.seat, stake.due())).collect();
    let pairs = round.precedence_pairs(&dues);
    let (first, _) = pairs.into_iter().find(|(_, then)| *then == place)?;
    let paying = &state.house.paying;
    let loses = |place: usize| all.get(place).is_some_and(|stake| stake.task == Some(StakeTask::Collect));
    let reason = if loses(first) && !loses(place) {
        Reason::new(Rule::LosersFirst, paying.losers_first.basis())
    } else {
        Reason::new(Rule::NearestFirst, paying.nearest_first.basis())
    };
    Some(Finding::by_rule(FaultKind::PaymentOrder, &reason))
}
