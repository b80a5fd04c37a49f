//! Answers to requests, words to people, and the hand-over to a colleague.

use super::Performed;
use crate::table::act::{Act, Speech};
use crate::table::due::waits_for_the_direction;
use crate::table::event::Impossible;
use crate::table::incident::{Answer, Ask, Request, RequestId};
use crate::table::state::{HandOver, NullCall, Planned, State};
use crate::table::truth::null_coup;

/// Carries out an answer, a word or a step of the hand-over.
pub(super) fn perform(state: &mut State, act: &Act) -> Performed {
    match act {
        Act::Answer(id, given) => answer(state, *id, *given)?,
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
    if given == Answer::Grant {
        match request.what {
            Ask::Limits(limits) => state.sign = limits,
            Ask::Relief => {
                state.hand_over = Some(HandOver::default());
                (state.counted, state.signed) = (None, None);
            }
            Ask::Fill(_) | Ask::Change | Ask::Matter(_) => {}
        }
    }
    Ok(())
}
