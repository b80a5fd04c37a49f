//! Changes of the table by an act, right or wrong.

mod answer;
mod cards;
mod coup;
mod money;
mod opening;
mod people;

use super::act::Act;
use super::event::{Event, Impossible};
use super::person::Person;
use super::state::{Guest, Phase, State};
use crate::rules::circulation::ShoeEvent;

pub(crate) use self::coup::{called_outcome, close_coup, take_up};
pub(crate) use self::opening::open_without_opening;

/// The outcome of an act: what happened beside it.
pub(crate) type Performed = Result<Vec<Event>, Impossible>;

/// Carries an act out.
///
/// # Errors
/// The reason why it changes nothing.
pub(crate) fn perform(state: &mut State, by: Person, act: &Act) -> Performed {
    match act {
        Act::CountFloat(_)
        | Act::SignFloat
        | Act::CheckPacks(_)
        | Act::Shuffle
        | Act::OfferCut(_)
        | Act::PlaceStopCard(_)
        | Act::FillShoe
        | Act::CloseTable => Ok(opening::perform(state, act)),
        Act::Call(..) | Act::Sign(_) => {
            coup::speak(state, act);
            Ok(Vec::new())
        }
        Act::Draw(place, facing) => cards::draw(state, by, *place, *facing),
        Act::Turn(_) | Act::TurnCard(_) | Act::PassCards(..) | Act::MoveCard(..) | Act::PutAway | Act::CloseLid => {
            cards::handle(state, by, act)
        }
        Act::OfferShoe(_) | Act::TakeShoe | Act::RefuseShoe | Act::GiveUpShoe => coup::circulate(state, by, act),
        Act::Stake(..)
        | Act::StakeFor(..)
        | Act::TakeBack(_)
        | Act::Return(..)
        | Act::Straighten(..)
        | Act::Restore(_)
        | Act::Collect(_)
        | Act::Pay(..)
        | Act::MarkCommission(..)
        | Act::CollectCommission(..)
        | Act::PutOnMarble(..)
        | Act::GiveChange(..)
        | Act::AskForFill => money::perform(state, by, act),
        Act::Speak(..) | Act::Answer(..) | Act::HandOver => answer::perform(state, act),
        Act::CallChef => {
            people::chef_comes(state);
            Ok(Vec::new())
        }
        Act::PointOut(person) => {
            people::pointed_out(state, *person);
            Ok(Vec::new())
        }
        Act::LookAt(_) => Ok(Vec::new()),
        Act::Sit(seat) => sit(state, by, *seat),
        Act::Leave => leave(state, by),
        Act::Undo => Err(Impossible::NothingToUndo),
    }
}

fn sit(state: &mut State, by: Person, seat: u8) -> Performed {
    let Person::Guest(index) = by else { return Err(Impossible::NoPerson) };
    let Guest { seat: before, standing, is_there, .. } = *state.guest(index).ok_or(Impossible::NoPerson)?;
    state.round.step(ShoeEvent::Sits(seat)).map_err(|_| Impossible::NoPerson)?;
    if is_there && !standing {
        // An error means that the seat is empty already.
        let _left = state.round.step(ShoeEvent::Leaves(before));
    }
    let guest = state.guest_mut(index).ok_or(Impossible::NoPerson)?;
    (guest.seat, guest.standing, guest.is_there) = (seat, false, true);
    if !is_there {
        guest.mind.sits_down(guest.purse.total().plus(guest.notes));
    }
    Ok(Vec::new())
}

fn leave(state: &mut State, by: Person) -> Performed {
    let Person::Guest(index) = by else { return Err(Impossible::NoPerson) };
    let guest = state.guest_mut(index).ok_or(Impossible::NoPerson)?;
    guest.is_there = false;
    let Guest { seat, standing, .. } = *guest;
    if !standing {
        // An error means that the seat is empty already.
        let _left = state.round.step(ShoeEvent::Leaves(seat));
    }
    Ok(Vec::new())
}

/// True while a coup can be worked at.
pub(super) fn is_play(state: &State) -> bool {
    state.phase == Phase::Play && !state.coup.over
}
