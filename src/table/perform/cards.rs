//! Cards: out of the shoe, over the felt, into the box.

use crate::rules::misdraw::CardDestination;
use crate::rules::opening::{StopCardTiming, shoe_end};
use crate::rules::procedure::ProcedureStep;
use crate::rules::side::Side;

use super::Performed;
use crate::table::act::{Act, CardId, CardPlace, Facing};
use crate::table::due::order_of_coup;
use crate::table::event::{Event, Impossible};
use crate::table::person::Person;
use crate::table::state::{Bets, FeltCard, Phase, PhysicalCard, State};
use crate::table::truth::{coup_cards, coup_of, judgement};

/// Draws the next card, with the one that sticks to it.
pub(super) fn draw(state: &mut State, by: Person, place: CardPlace, facing: Facing) -> Performed {
    if !state.shoe.filled || state.phase == Phase::Over {
        return Err(Impossible::NoCard);
    }
    let mut events = Vec::new();
    if state.shoe.stop_is_next() {
        let begun = coup_cards(state).next().is_some();
        show_stop(state, if begun { StopCardTiming::InsideACoup } else { StopCardTiming::BeforeACoup });
        events.push(Event::StopCardShown);
    }
    let Some((id, card)) = state.shoe.draw() else {
        events.push(Event::ShoeEmpty);
        return Ok(events);
    };
    // A result that was called before the last card is void.
    state.coup.called = None;
    let mut drawn = vec![(id, card)];
    if card.sticks {
        drawn.extend(state.shoe.draw());
    }
    for (id, card) in drawn {
        events.push(Event::CardOut(id));
        put(state, by, id, card, place, facing);
    }
    Ok(events)
}

fn put(state: &mut State, by: Person, id: CardId, card: PhysicalCard, place: CardPlace, facing: Facing) {
    let facing = if card.face_up { facing.turned_up() } else { facing };
    let early = state.phase == Phase::Play && state.coup.bets != Bets::Stopped;
    state.felt.push(FeltCard { id, card: card.card, place, facing, by, early, removed: false });
}

/// The stop card shows.
pub(super) fn show_stop(state: &mut State, timing: StopCardTiming) {
    state.shoe.stop_shown = Some(timing);
    state.shoe.coups_left = Some(shoe_end(&state.house.shoe, timing).more);
}

/// Acts on cards that are out.
pub(super) fn handle(state: &mut State, act: &Act) -> Performed {
    match act {
        Act::Turn(side) => turn(state, *side)?,
        Act::TurnCard(id) => {
            let card = state.felt.iter_mut().find(|card| card.id == *id).ok_or(Impossible::NoCard)?;
            card.facing = match card.facing {
                Facing::Up => Facing::Down,
                Facing::UpCrosswise => Facing::DownCrosswise,
                down => down.turned_up(),
            };
        }
        Act::PassCards(side, person) => {
            two_of(state, *side).next().ok_or(Impossible::NoCard)?;
            state.coup.passed_to = Some(*person);
            note(state, |step| matches!(step, ProcedureStep::TakePunto(_)));
        }
        Act::MoveCard(id, place, facing) => move_card(state, *id, *place, *facing)?,
        Act::PutAway => {
            if state.felt.iter().all(|card| card.place == CardPlace::Box) {
                return Err(Impossible::NoCard);
            }
            for card in &mut state.felt {
                card.place = CardPlace::Box;
            }
            state.lid_open = true;
            state.coup.note(ProcedureStep::PutAway);
        }
        Act::CloseLid => {
            state.lid_open = false;
            state.coup.note(ProcedureStep::CloseLid);
        }
        _ => {}
    }
    Ok(Vec::new())
}

fn two_of(state: &State, side: Side) -> impl Iterator<Item = CardId> {
    coup_cards(state).filter(move |card| card.place == CardPlace::On(side)).map(|card| card.id).take(2)
}

fn turn(state: &mut State, side: Side) -> Result<(), Impossible> {
    let two: Vec<CardId> = two_of(state, side).collect();
    if two.is_empty() {
        return Err(Impossible::NoCard);
    }
    if state.coup.read_after.is_none() {
        state.coup.read_after = Some(coup_cards(state).count() as u8);
    }
    for card in state.felt.iter_mut().filter(|card| two.contains(&card.id)) {
        card.facing = card.facing.turned_up();
    }
    note(state, |step| matches!(step, ProcedureStep::Turn(of, _) if of == side));
    Ok(())
}

fn note(state: &mut State, is_it: impl Fn(ProcedureStep) -> bool) {
    let step = order_of_coup(state, &coup_of(state)).in_order().find(|step| is_it(*step));
    if let Some(step) = step {
        state.coup.note(step);
    }
}

fn move_card(state: &mut State, id: CardId, place: CardPlace, facing: Facing) -> Result<(), Impossible> {
    let surplus = state.phase == Phase::Play && is_surplus(state, id);
    let last = state.felt.last().is_some_and(|card| card.id == id);
    let card = state.felt.iter_mut().find(|card| card.id == id).ok_or(Impossible::NoCard)?;
    if card.place == place && card.facing == facing {
        return Err(Impossible::NoCard);
    }
    if place == CardPlace::Shoe {
        if !last {
            return Err(Impossible::NoCard);
        }
        let back = PhysicalCard { card: card.card, face_up: facing.is_up(), foreign_back: false, sticks: false };
        state.shoe.put_back(back);
        state.felt.pop();
        return Ok(());
    }
    card.place = place;
    card.facing = facing;
    card.removed = surplus && place == CardPlace::Box;
    Ok(())
}

/// True if a card does not belong to the coup.
fn is_surplus(state: &State, id: CardId) -> bool {
    let Some((ids, judged)) = judgement(state) else { return false };
    let place = ids.iter().position(|other| *other == id);
    place.and_then(|place| judged.cards.get(place)).is_some_and(|to| !matches!(to, CardDestination::To(_)))
}
