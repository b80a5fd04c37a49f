//! Duties after a dealing error: each card goes where the judge of dealing errors puts it, and a null coup is called, its stakes
//! returned, its cards put away.

use crate::rules::calls::Announcement;
use crate::rules::house::Unrestorable;
use crate::rules::misdraw::{CardDestination, Judgement, Mistake, NextAct};
use crate::rules::reason::Reason;

use super::Duty;
use super::cards::{first_facing, third_facing};
use super::coup::call;
use crate::table::act::{Act, CardId, CardPlace, Facing, Speech};
use crate::table::state::{FeltCard, State};
use crate::table::truth::{coup_cards, judgement, left_over};

/// The acts that put the cards on the table right; none where each lies where it belongs, or the coup is null.
pub fn remedies(state: &State) -> Vec<Duty> {
    let Some((ids, judged)) = judgement(state).filter(|(_, judged)| judged.counts()) else { return Vec::new() };
    let duty = |act| Duty::with_reasons(state.crew.tailleur(), act, judged.reasons.clone());
    let mut acts: Vec<Act> = Vec::new();
    if *state.house.misdraw.card_in_error_is_burned.value() {
        let left = left_over(state).filter(|card| !card.accepted);
        acts.extend(left.map(|card| Act::MoveCard(card.id, CardPlace::Box, Facing::Down)));
    }
    for (index, (id, destination)) in ids.iter().zip(&judged.cards).enumerate() {
        let card = state.card(*id);
        acts.extend(card.and_then(|card| put_right(state, &judged, (index, card), *destination)));
    }
    if acts.is_empty() && judged.next == Some(NextAct::StopTheBets) {
        acts.extend(call(state, Announcement::BetsClosed));
    }
    acts.into_iter().map(duty).collect()
}

/// The act that puts one card where it belongs.
fn put_right(state: &State, judged: &Judgement, card: (usize, &FeltCard), goes: CardDestination) -> Option<Act> {
    let (index, card) = card;
    let place = match goes {
        CardDestination::To(side) => CardPlace::On(side),
        CardDestination::Burned | CardDestination::Used => CardPlace::Box,
        CardDestination::BackToShoe => CardPlace::Shoe,
        CardDestination::NextCoup | CardDestination::SetAside => CardPlace::Apart,
    };
    let number = u8::try_from(index + 1).unwrap_or(u8::MAX);
    let third = judged.cards.iter().take(index).filter(|to| matches!(to, CardDestination::To(_))).count() >= 4;
    let lies = match place {
        CardPlace::On(_) if third => third_facing(state),
        CardPlace::On(_) if card.facing.is_up() => Facing::Up,
        CardPlace::On(_) => first_facing(state),
        CardPlace::Apart | CardPlace::Box | CardPlace::Shoe | CardPlace::Floor => Facing::Down,
    };
    if card.place == place {
        let face_down = judged.made().any(|mistake| mistake == Mistake::FaceDown(number));
        return face_down.then_some(Act::TurnCard(card.id));
    }
    // A card that was put back is the next to come out.
    Some(if card.place == CardPlace::Shoe { Act::Draw(place, lies) } else { Act::MoveCard(card.id, place, lies) })
}

/// The next acts of a null coup: where the Direction decides it is called, the coup is called null, the stakes go back,
/// the cards are put away.
pub(crate) fn null_duties(state: &State, reasons: &[Reason]) -> Vec<Duty> {
    let tailleur = state.crew.tailleur();
    let duty = |by, act| Duty::with_reasons(by, act, reasons.to_vec());
    if !state.coup.null.is_made() {
        let act = if waits_for_the_direction(state) { Act::CallChef } else { Act::Speak(Speech::NullCoup, None) };
        return vec![duty(tailleur, act)];
    }
    let lying = state.stakes.iter().filter(|stake| stake.lies() && !stake.settled.taken_up);
    let back: Vec<Duty> =
        lying.map(|stake| duty(state.payer_of(stake.seat), Act::Return(stake.id, stake.pieces.counts()))).collect();
    if !back.is_empty() {
        return back;
    }
    if let Some(id) = to_set_aside(state) {
        return vec![duty(tailleur, Act::MoveCard(id, CardPlace::Apart, Facing::Down))];
    }
    if coup_cards(state).any(|card| !is_away(card)) {
        return vec![duty(tailleur, Act::PutAway)];
    }
    let lid = state.lid_open && *state.house.procedure.lid.value();
    if lid { vec![duty(tailleur, Act::CloseLid)] } else { Vec::new() }
}

/// True if the Direction has to decide on the coup and was not called.
pub(crate) fn waits_for_the_direction(state: &State) -> bool {
    let decides = *state.house.misdraw.otherwise.value() == Unrestorable::DirectionDecides;
    decides && !state.coup.chef_called && coup_cards(state).next().is_some()
}

/// A card that the packs are checked for.
fn to_set_aside(state: &State) -> Option<CardId> {
    let foreign = coup_cards(state).find(|card| card.is_foreign() && !card.accepted && !is_away(card));
    foreign.map(|card| card.id)
}

const fn is_away(card: &FeltCard) -> bool {
    match card.place {
        CardPlace::Box | CardPlace::Shoe => true,
        CardPlace::Apart => card.is_foreign(),
        CardPlace::On(_) | CardPlace::Floor => false,
    }
}

/// True if nothing of a coup that was called null is left to do.
pub(crate) fn is_null_coup_over(state: &State) -> bool {
    null_duties(state, &[]).is_empty()
}
