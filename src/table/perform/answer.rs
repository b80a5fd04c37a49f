//! Answers to requests, words to people, and the hand-over to a colleague.

use super::Performed;
use crate::table::act::{Act, Speech};
use crate::table::event::Impossible;
use crate::table::incident::{Answer, Ask, Request, RequestId};
use crate::table::state::{HandOver, State};

/// Carries out an answer, a word or a step of the hand-over.
pub(super) fn perform(state: &mut State, act: &Act) -> Performed {
    match act {
        Act::Answer(id, given) => answer(state, *id, *given)?,
        Act::Speak(speech, _) => {
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
