//! Duties of opening a shoe and of closing the table.

use crate::rules::card::Card;
use crate::rules::opening::{put_away, stop_card_placement};
use crate::rules::procedure::{ProcedureStep, StepDependency, StepOrder};
use crate::rules::shoe::cutter;

use super::Duty;
use super::coup::{call, shoe_duties};
use crate::rules::calls::Announcement;
use crate::table::act::{Act, CardPlace, Facing};
use crate::table::state::State;

/// The order of opening a shoe.
pub fn order_of_opening(state: &State) -> StepOrder {
    StepOrder::for_opening(&state.house, state.size)
}

/// The card turned first from the new shoe.
fn turned_card(state: &State) -> Option<Card> {
    state.felt.first().map(|card| card.card.card)
}

/// Number of cards in the box since the first card was turned, and the number that is due; `None` without one.
pub fn burned_and_due(state: &State) -> Option<(usize, usize)> {
    let (count, _) = put_away(&state.house.shoe, turned_card(state)?)?;
    let burned = state.felt.iter().filter(|card| card.place == CardPlace::Box).count();
    Some((burned, usize::from(count)))
}

/// True if the step is done.
pub fn is_opening_step_done(state: &State, step: ProcedureStep) -> bool {
    if state.coup.lacks.iter().any(|(lack, _)| *lack == step) && step != ProcedureStep::Burn {
        return true;
    }
    match step {
        ProcedureStep::FirstCard => turned_card(state).is_some(),
        ProcedureStep::Burn => burned_and_due(state).is_some_and(|(burned, due)| burned >= due),
        ProcedureStep::GiveShoe(_) => state.round.holder().is_some(),
        other => state.opening.contains(&other),
    }
}

/// Duties of the opening.
pub(crate) fn due(state: &State) -> Vec<Duty> {
    let tailleur = state.crew.tailleur();
    if state.shoes == 0 && state.signed.is_none() {
        let act = match state.counted {
            None => Act::CountFloat(state.tray.total()),
            Some(_) if !state.missing.is_empty() => Act::CallChef,
            Some(_) => Act::SignFloat,
        };
        return vec![Duty::with_reasons(tailleur, act, Vec::new())];
    }
    let order = order_of_opening(state);
    let ready = |step: ProcedureStep| {
        let before = order.pairs.iter().filter(|pair| pair.then == step && pair.dependency == StepDependency::Needs);
        before.map(|pair| pair.first).all(|first| is_opening_step_done(state, first))
    };
    let next = order.in_order().find(|step| !is_opening_step_done(state, *step) && ready(*step));
    let Some(step) = next else { return Vec::new() };
    if matches!(step, ProcedureStep::GiveShoe(_)) {
        return shoe_duties(state);
    }
    opening_act(state, step).map(|act| Duty::of_step(&order, step, tailleur, act)).into_iter().collect()
}

fn opening_act(state: &State, step: ProcedureStep) -> Option<Act> {
    Some(match step {
        ProcedureStep::CheckPacks => Act::CheckPacks(state.shoe.is_sound()),
        ProcedureStep::Shuffle(_) => Act::Shuffle,
        ProcedureStep::Cut(_) => Act::OfferCut(cutting_seat(state)),
        ProcedureStep::StopCard(_) => Act::PlaceStopCard(stop_card_placement(&state.house.shoe).behind),
        ProcedureStep::IntoShoe => Act::FillShoe,
        ProcedureStep::FirstCard => Act::Draw(CardPlace::Apart, Facing::Up),
        ProcedureStep::Burn => burn_act(state)?,
        ProcedureStep::FirstCoup if state.suspended => return None,
        ProcedureStep::FirstCoup => return call(state, Announcement::PlaceBets),
        _ => return None,
    })
}

/// The seat that cuts: by the rule of the house, or where any player may, the first one seated.
fn cutting_seat(state: &State) -> u8 {
    let taken: Vec<u8> = state.round.occupied().collect();
    match cutter(&state.house.shoe, &taken, state.last_cutter) {
        Some((seat, _)) => seat,
        None => taken.first().copied().unwrap_or(0),
    }
}

/// The turned card goes last, with those it burns, where the house has it so.
fn burn_act(state: &State) -> Option<Act> {
    let first = state.felt.first()?;
    let (burned, due) = burned_and_due(state)?;
    let with_the_turned = *state.house.shoe.turned_card_is_burned.value();
    if with_the_turned && burned + 1 == due && first.place != CardPlace::Box {
        return Some(Act::MoveCard(first.id, CardPlace::Box, Facing::Down));
    }
    Some(Act::Draw(CardPlace::Box, Facing::Down))
}

/// Duties of closing the table.
pub(crate) fn closing(state: &State) -> Vec<Duty> {
    let tailleur = state.crew.tailleur();
    let act = match (state.counted, state.signed) {
        (None, _) => Act::CountFloat(state.tray.total()),
        (Some(_), None) => Act::SignFloat,
        (Some(_), Some(_)) => Act::CloseTable,
    };
    vec![Duty::with_reasons(tailleur, act, Vec::new())]
}
