//! Answers to requests, words to people, and the hand-over to a colleague.

use crate::rules::money::Money;

use super::Performed;
use super::money::{TAKES_UP_AFTER, take_payment_back};
use crate::table::act::{Act, Speech, StakeId};
use crate::table::due::waits_for_the_direction;
use crate::table::event::Impossible;
use crate::table::incident::{Answer, Ask, IncidentKind, Request, RequestId};
use crate::table::state::{HandOver, NullCall, Planned, State, TakenWinnings};
use crate::table::truth::{is_paid_wrongly, null_coup};

/// Time for which the Direction suspends the game, in milliseconds.
const SUSPENDED_FOR: u64 = 120_000;

/// Carries out an answer, a word or a step of the hand-over.
pub(super) fn perform(state: &mut State, act: &Act) -> Performed {
    match act {
        Act::Answer(id, given) => answer(state, *id, *given)?,
        Act::Speak(Speech::WhoseStake(id), _) => {
            let stake = state.stake_mut(*id).ok_or(Impossible::NoStake)?;
            if let Some(astride) = stake.astride.as_mut() {
                astride.asked = true;
            }
        }
        Act::Speak(Speech::Quiet, _) => {
            state.requests.retain(|request| request.what != Ask::Matter(IncidentKind::Noise));
        }
        Act::Speak(Speech::NewLimits, _) => state.limits_to_announce = false,
        Act::Speak(speech, _) => {
            if *speech == Speech::NullCoup {
                declare_null(state);
            }
            if let Some(hand_over) = state.hand_over.as_mut() {
                hand_over.shoe_explained |= *speech == Speech::StateOfTheShoe;
                hand_over.hands_cleared |= *speech == Speech::ClearHands;
            }
        }
        Act::HandOver => {
            state.hand_over.take().ok_or(Impossible::NoPerson)?;
        }
        _ => {}
    }
    Ok(Vec::new())
}

/// A coup that is null ends with its being called so; a call without the Direction that decides, or of a coup that
/// counts, is void.
fn declare_null(state: &mut State) {
    if !waits_for_the_direction(state)
        && let Some(reasons) = null_coup(state)
    {
        state.coup.null = NullCall::Made(reasons);
        state
            .schedule
            .remove(|planned| matches!(planned, Planned::Act(_, Act::Stake(..) | Act::Draw(..) | Act::Turn(_))));
    }
}

fn answer(state: &mut State, id: RequestId, given: Answer) -> Result<(), Impossible> {
    let place = state.requests.iter().position(|request| request.id == id).ok_or(Impossible::NoPerson)?;
    if given == Answer::AfterTheCoup {
        if let Some(request) = state.requests.get_mut(place) {
            request.put_off = true;
            request.until_coup = request.until_coup.max(state.coup.number + 1);
        }
        return Ok(());
    }
    let is_to_be_given = |request: &Request| request.is_met_by_change() && given == Answer::Grant;
    if state.requests.get(place).is_some_and(is_to_be_given) {
        return Ok(());
    }
    let request = state.requests.remove(place);
    match (given, request.what) {
        (Answer::Grant, Ask::Limits(limits)) => (state.sign, state.limits_to_announce) = (limits, true),
        (Answer::Grant, Ask::Relief) => {
            state.hand_over = Some(HandOver::default());
            (state.counted, state.signed) = (None, None);
        }
        (Answer::Grant, Ask::Suspension) => {
            state.suspended = true;
            let at = state.now + SUSPENDED_FOR;
            state.schedule.add(at, Planned::Resume);
        }
        (_, Ask::OverStake(_, stake)) => over_stake(state, stake, given),
        _ => {}
    }
    Ok(())
}

/// An answer in a matter of a stake: what is rebuilt and was paid short is paid again, what another has taken the chef
/// has given back.
fn over_stake(state: &mut State, id: StakeId, given: Answer) {
    match given {
        Answer::Rebuild if is_paid_wrongly(state, id) => take_payment_back(state, id),
        Answer::CallChef => give_back_winnings(state),
        Answer::Rebuild | Answer::Grant | Answer::Decline | Answer::AfterTheCoup | Answer::Ignore => {}
    }
    if state.stake(id).is_some_and(|stake| stake.settled.paid > Money::ZERO) {
        let at = state.now + TAKES_UP_AFTER;
        state.schedule.add(at, Planned::TakeUp(id));
    }
}

/// The pieces in another's hands come back to the stake they were paid for.
fn give_back_winnings(state: &mut State) {
    let Some(TakenWinnings { stake, by, pieces }) = state.coup.matters.taken.take() else { return };
    let has = state.guest_mut(by).is_some_and(|guest| guest.purse.take(&pieces));
    if let Some(stake) = state.stake_mut(stake).filter(|_| has) {
        stake.beside.put(&pieces);
        stake.settled.taken_up = false;
    }
}
