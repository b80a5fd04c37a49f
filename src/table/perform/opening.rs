//! Opening of a shoe, and closing of the table.

use crate::rules::circulation::ShoeEvent;
use crate::rules::opening::{put_away, stop_card_placement};
use crate::rules::procedure::ProcedureStep;

use crate::table::act::Act;
use crate::table::due::order_of_opening;
use crate::table::event::Event;
use crate::table::state::{Phase, State, opened_round};

/// Carries out an act of the opening or closing.
pub(super) fn perform(state: &mut State, act: &Act) -> Vec<Event> {
    if matches!(act, Act::CheckPacks(_) | Act::Shuffle) && state.shoe.filled {
        next_shoe(state);
    }
    match act {
        Act::CountFloat(amount) => state.counted = Some(*amount),
        Act::SignFloat => state.signed = Some(state.counted.unwrap_or_default()),
        Act::CheckPacks(sound) => {
            if !sound {
                state.shoe.replace_unsound();
            }
            note(state, |step| step == ProcedureStep::CheckPacks);
        }
        Act::Shuffle => {
            state.shoe.shuffle();
            note(state, |step| matches!(step, ProcedureStep::Shuffle(_)));
        }
        Act::OfferCut(seat) => {
            state.shoe.cut();
            state.last_cutter = Some(*seat);
            note(state, |step| matches!(step, ProcedureStep::Cut(_)));
        }
        Act::PlaceStopCard(behind) => {
            state.shoe.place_stop(*behind);
            note(state, |step| matches!(step, ProcedureStep::StopCard(_)));
        }
        Act::FillShoe => {
            state.shoe.filled = true;
            note(state, |step| step == ProcedureStep::IntoShoe);
        }
        Act::CloseTable => {
            state.phase = Phase::Over;
            return vec![Event::ShiftOver];
        }
        _ => {}
    }
    Vec::new()
}

fn note(state: &mut State, is_it: impl Fn(ProcedureStep) -> bool) {
    let step = order_of_opening(state).in_order().find(|step| is_it(*step));
    if let Some(step) = step.filter(|step| !state.opening.contains(step)) {
        state.opening.push(step);
    }
}

/// Gathers the cards for the next shoe.
pub(super) fn next_shoe(state: &mut State) {
    state.phase = Phase::Opening;
    state.opening.clear();
    state.coup.lacks.clear();
    state.felt.clear();
    state.in_the_box = 0;
    state.shoe.gather();
    state.shoes += 1;
    reset_round(state);
}

/// At the beginning of a shoe it belongs to the first seat again.
pub(super) fn reset_round(state: &mut State) {
    let seats: Vec<u8> =
        state.guests.iter().filter(|guest| guest.is_there && !guest.standing).map(|guest| guest.seat).collect();
    if let Some(table) = state.table() {
        state.round = opened_round(&state.house, table, &seats);
    }
    state.shoe_pushed_to = None;
}

/// The opening done as it should be, unseen: for a shift that begins with a shoe ready to be dealt.
pub(crate) fn open_without_opening(state: &mut State, behind: Option<u16>) {
    state.counted = Some(state.tray.total());
    state.signed = state.counted;
    state.shoe.shuffle();
    state.shoe.cut();
    state.last_cutter = state.round.occupied().max();
    state.shoe.place_stop(behind.unwrap_or_else(|| stop_card_placement(&state.house.shoe).behind));
    state.shoe.filled = true;
    let first = state.shoe.peek().map(|card| card.card.card);
    let burned = first.and_then(|first| put_away(&state.house.shoe, first)).map_or(0, |(count, _)| count);
    let with_turned = *state.house.shoe.turned_card_is_burned.value();
    let drawn = u32::from(burned) + u32::from(burned > 0 && !with_turned);
    for _ in 0..drawn {
        state.shoe.draw();
    }
    state.in_the_box = drawn;
    while let (Some(seat), None) = (state.round.offered_to(), state.round.holder()) {
        let guest = state.seated(seat).and_then(|index| state.guest_mut(index));
        let takes = guest.is_some_and(|guest| guest.mind.takes_shoe());
        let event = if takes { ShoeEvent::Takes } else { ShoeEvent::Refuses };
        if state.round.step(event).is_err() {
            break;
        }
    }
    state.phase = Phase::Play;
    state.coup.over = true;
}
