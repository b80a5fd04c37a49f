//! Slips of a guest's hand: he does another act than the due one, more, or none.

use crate::rules::side::Side;

use crate::table::act::{Act, CardPlace, Facing};
use crate::table::due::drawer;
use crate::table::incident::plan_one_more;
use crate::table::person::Person;
use crate::table::state::{Planned, Slip, State};
use crate::table::truth::{coup_of, left_over};

/// Time after which a drawn card is put back, in milliseconds.
const AT_ONCE: u64 = 250;

/// Time after which the holder turns the cards he has taken, in milliseconds.
const TURNS_AFTER: u64 = 6_000;

/// The act of a guest as his slip makes it; `None` where he does nothing.
pub(super) fn with_slip(state: &mut State, person: Person, act: Act) -> Option<Act> {
    if !matches!(person, Person::Guest(_)) {
        return Some(act);
    }
    let count = coup_of(state).count();
    let left = left_over(state).next().filter(|_| count == 0);
    if let (Some(card), Act::Draw(place, facing)) = (left, &act) {
        // A card that is there already is taken for the first.
        return Some(Act::MoveCard(card.id, *place, *facing));
    }
    let Some(slip) = state.coup.slip else { return Some(act) };
    let (made, instead) = match (slip, &act) {
        (Slip::WrongSide, Act::Draw(CardPlace::On(side), facing)) => {
            let other = if *side == Side::Punto { Side::Banco } else { Side::Punto };
            (true, Some(Act::Draw(CardPlace::On(other), *facing)))
        }
        (Slip::StopsShort, Act::Draw(..)) if count == 3 => (true, None),
        (Slip::Dawdles, Act::Draw(..)) if count == 0 => (true, None),
        (Slip::RefusesPunto, Act::Turn(Side::Punto)) => {
            (true, Some(Act::PassCards(Side::Punto, state.crew.tailleur())))
        }
        _ => (false, Some(act)),
    };
    if made {
        state.coup.slip = instead.is_none().then_some(Slip::Waits);
    }
    instead
}

/// A slip that follows a guest's act.
pub(super) fn after(state: &mut State, person: Person, act: &Act) {
    let Some(slip) = state.coup.slip.filter(|_| drawer(state) == person && matches!(act, Act::Draw(..))) else {
        return;
    };
    let coup = coup_of(state);
    let (count, closed) = (coup.count(), coup.outcome().is_some());
    let at = state.now + AT_ONCE;
    match slip {
        Slip::PutsBack if count >= 2 => {
            if let Some(card) = state.felt.last() {
                let act = Act::MoveCard(card.id, CardPlace::Shoe, Facing::Down);
                state.schedule.add(at, Planned::Act(person, act));
            }
            state.coup.slip = None;
        }
        Slip::TakesPunto if count == 4 => {
            let now = state.now;
            state.schedule.add(now, Planned::Act(person, Act::PassCards(Side::Punto, person)));
            state.schedule.add(now + TURNS_AFTER, Planned::Act(person, Act::Turn(Side::Punto)));
            state.coup.slip = None;
        }
        Slip::OneMore if closed && count > 4 => plan_one_more(state),
        Slip::PutsBack
        | Slip::TakesPunto
        | Slip::OneMore
        | Slip::WrongSide
        | Slip::StopsShort
        | Slip::Dawdles
        | Slip::Waits
        | Slip::RefusesPunto => {}
    }
}
