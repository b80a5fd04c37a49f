//! Opening of the shoe, its end, and who holds it.

use crate::rules::calls::Announcement;
use crate::rules::clause::Basis;
use crate::rules::opening::stop_card_placement;
use crate::rules::procedure::ProcedureStep;
use crate::rules::shoe::cutter;

use super::Finding;
use super::money::harm;
use crate::table::act::{Act, Speech};
use crate::table::decision::{limits_announcement, of_request};
use crate::table::due::{basis_of_offer, is_shoe_on_offer};
use crate::table::fact::FaultKind;
use crate::table::incident::{Ask, IncidentKind, RequestId, answer_by_the_end};
use crate::table::person::Person;
use crate::table::state::{Phase, State};
use crate::table::truth::round_after;

/// Faults of an act of the opening.
pub(super) fn of_act(state: &State, act: &Act) -> Option<Finding> {
    let shoe = &state.house.shoe;
    match act {
        Act::CountFloat(amount) if *amount != state.tray.total() => {
            let cost = state.tray.total().get() as i64 - amount.get() as i64;
            Some(Finding::new(FaultKind::FloatCount, Basis::Silent).costing(-cost.abs()))
        }
        Act::SignFloat if state.counted.is_none() => Some(Finding::new(FaultKind::FloatCount, Basis::Silent)),
        Act::SignFloat if state.phase == Phase::Opening && !state.missing.is_empty() => {
            let cost = state.missing.total().get() as i64;
            Some(Finding::new(FaultKind::FloatCount, Basis::Silent).costing(-cost))
        }
        Act::CheckPacks(sound) if *sound != state.shoe.is_sound() => {
            Some(Finding::new(FaultKind::PacksUnchecked, state.house.procedure.packs_checked))
        }
        // Cards that are cut again have left the shoe.
        Act::CheckPacks(_) | Act::Shuffle | Act::OfferCut(_) if state.phase == Phase::Play => {
            Some(Finding::new(FaultKind::ShoeEndedEarly, shoe.last_coup.basis()))
        }
        Act::OfferCut(seat) => {
            let taken: Vec<u8> = state.round.occupied().collect();
            let right = match cutter(shoe, &taken, state.last_cutter) {
                Some((due, _)) => due == *seat,
                None => taken.contains(seat) || taken.is_empty(),
            };
            (!right).then(|| Finding::new(FaultKind::WrongCutter, shoe.cut.basis()))
        }
        Act::PlaceStopCard(behind) => {
            let accepted = stop_card_placement(shoe).accepted.contains(behind);
            (!accepted).then(|| Finding::new(FaultKind::StopCardPlace, shoe.stop.basis()))
        }
        _ => None,
    }
}

/// The invitation to a coup although the shoe is over or the game suspended.
pub(super) fn of_first_call(state: &State, announcement: Announcement) -> Option<Finding> {
    let invites = announcement == Announcement::PlaceBets;
    if invites && state.suspended {
        let basis = state.house.procedure.may_be_suspended.basis();
        return Some(Finding::new(FaultKind::CoupAfterTheEnd, basis));
    }
    if invites && state.phase == Phase::Play && state.coup.over && is_shoe_on_offer(state) {
        return Some(Finding::new(FaultKind::WrongHolder, basis_of_offer(state, &state.round)));
    }
    let again = invites && state.phase == Phase::Opening && state.shoe_is_over();
    // No text says that a shoe is over when its packs are in doubt.
    let ended = state.shoe.stop_shown.map_or(Basis::Silent, |_| state.house.shoe.last_coup.basis());
    again.then(|| Finding::new(FaultKind::CoupAfterTheEnd, ended))
}

/// The stop card that a colleague has forgotten, once the first coup is invited without it.
pub(in crate::table) fn stop_card_forgotten(state: &State, act: &Act) -> Option<Finding> {
    let invites = matches!(act, Act::Call(Announcement::PlaceBets, _)) && state.phase == Phase::Opening;
    let is_stop = |step: &ProcedureStep| matches!(step, ProcedureStep::StopCard(_));
    let found = state.coup.lacks.iter().any(|(lack, _)| is_stop(lack));
    let forgotten = state.shoe.filled && !state.opening.iter().any(is_stop) && !state.shoe_is_over();
    (invites && forgotten && !found).then(|| Finding::new(FaultKind::FaultOverlooked, state.house.shoe.stop.basis()))
}

/// The shoe pushed to a seat that it is not due to.
pub(super) fn of_holder(state: &State, seat: u8) -> Option<Finding> {
    let round = round_after(state);
    let circulation = &state.house.circulation;
    let basis =
        if state.phase == Phase::Opening { circulation.first_seat.basis() } else { circulation.direction.basis() };
    (round.offered_to() != Some(seat)).then(|| Finding::new(FaultKind::WrongHolder, basis))
}

/// The table left without its float counted and signed for, the shoe explained and the hands cleared.
pub(super) fn of_hand_over(state: &State) -> Option<Finding> {
    let hand_over = state.hand_over?;
    let done = state.signed.is_some() && hand_over.shoe_explained && hand_over.hands_cleared && state.coup.over;
    (!done).then(|| Finding::new(FaultKind::WorkUndone, Basis::Silent))
}

/// Requests whose time is over with this coup.
pub(in crate::table) fn unanswered(state: &State) -> Vec<(RequestId, Person, Finding)> {
    let late = state.requests.iter().filter(|request| request.until_coup <= state.coup.number);
    late.map(|request| {
        let (_, basis) = answer_by_the_end(state, request);
        let finding = Finding::new(FaultKind::NoAnswer, basis).costing(harm(state, request));
        let finding = Finding { decision: of_request(state, request), ..finding };
        (request.id, request.to, finding)
    })
    .collect()
}

/// New limits that were not announced before the players are invited to stake.
pub(in crate::table) fn unannounced_limits(state: &State) -> Option<(Finding, Person)> {
    let basis = state.house.limits.change_in_the_day.basis();
    let finding = Finding { decision: Some(limits_announcement()), ..Finding::new(FaultKind::MissedCall, basis) };
    state.limits_to_announce.then(|| (finding, state.crew.head()))
}

/// Quiet asked for where there is no noise.
pub(super) fn of_word(state: &State, speech: Speech) -> Option<Finding> {
    let noise = state.requests.iter().any(|request| request.what == Ask::Matter(IncidentKind::Noise));
    (speech == Speech::Quiet && !noise).then(|| Finding::new(FaultKind::NeedlessCall, Basis::Silent))
}
