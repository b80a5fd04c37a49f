//! Duties after a mis-draw: each card goes where the judge of mis-draws puts it.

use crate::rules::misdraw::CardDestination;

use super::Duty;
use super::cards::{first_facing, third_facing};
use crate::table::act::{Act, CardPlace, Facing};
use crate::table::state::State;
use crate::table::truth::judgement;

/// The acts that put the cards on the table right; none where each lies where it belongs.
pub fn remedies(state: &State) -> Vec<Duty> {
    let Some((ids, judged)) = judgement(state) else { return Vec::new() };
    if !judged.made().any(crate::rules::misdraw::Mistake::must_be_put_right) {
        return Vec::new();
    }
    let mut duties = Vec::new();
    for (index, (id, destination)) in ids.iter().zip(&judged.cards).enumerate() {
        let Some(card) = state.card(*id) else { continue };
        let place = match destination {
            CardDestination::To(side) => CardPlace::On(*side),
            CardDestination::Burned | CardDestination::Used => CardPlace::Box,
            CardDestination::BackToShoe => CardPlace::Shoe,
            CardDestination::NextCoup | CardDestination::SetAside => CardPlace::Apart,
        };
        if card.place == place {
            continue;
        }
        let lies = match place {
            CardPlace::On(_) if index >= 4 => third_facing(state),
            CardPlace::On(_) if card.facing.is_up() => Facing::Up,
            CardPlace::On(_) => first_facing(state),
            _ => Facing::Down,
        };
        let act = Act::MoveCard(*id, place, lies);
        duties.push(Duty::with_reasons(state.crew.tailleur(), act, judged.reasons.clone()));
    }
    duties
}
