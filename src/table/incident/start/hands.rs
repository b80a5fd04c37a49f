//! Hands on cards that are not theirs, and a holder who does not draw.

use super::{Ask, IncidentKind, ask};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::table::act::{Act, CardPlace};
use crate::table::due::{drawer, first_facing, punto_turner};
use crate::table::person::Person;
use crate::table::state::{Planned, Slip, State};
use crate::table::truth::coup_of;

/// Time after which another hand reaches for the shoe, in milliseconds.
const REACHES_AFTER: u64 = 200;

/// True for the kinds of people that concern hands on cards.
pub(super) const fn is_of_hands(kind: IncidentKind) -> bool {
    matches!(
        kind,
        IncidentKind::WrongPerson
            | IncidentKind::HolderTakesPunto
            | IncidentKind::PuntoRefused
            | IncidentKind::HolderDawdles
            | IncidentKind::PassesTooLate
    )
}

/// Begins an incident with hands on cards.
pub(super) fn start(kind: IncidentKind, state: &mut State) -> bool {
    let holder = drawer(state);
    if !matches!(holder, Person::Guest(_)) {
        return false;
    }
    let mut slips = |slip| {
        state.coup.slip = Some(slip);
        true
    };
    match kind {
        IncidentKind::WrongPerson => another_draws(state, holder),
        IncidentKind::HolderTakesPunto => slips(Slip::TakesPunto),
        IncidentKind::HolderDawdles => slips(Slip::Dawdles),
        IncidentKind::PuntoRefused => {
            matches!(punto_turner(state), Person::Guest(_)) && {
                state.coup.slip = Some(Slip::RefusesPunto);
                true
            }
        }
        IncidentKind::PassesTooLate => ask(state, holder, Ask::Matter(kind), kind),
        _ => false,
    }
}

/// A guest who does not hold the shoe draws the next card.
fn another_draws(state: &mut State, holder: Person) -> bool {
    let guests = (0..state.guests.len() as u8).filter(|index| state.guest(*index).is_some_and(|guest| guest.is_there));
    let others: Vec<Person> = guests.map(Person::Guest).filter(|person| *person != holder).collect();
    let Some(other) = state.incidents.rng().pick(&others).copied() else { return false };
    let Some(side) = coup_of(state).wants() else { return false };
    let act = Act::Draw(CardPlace::On(side), first_facing(state));
    let at = state.now + REACHES_AFTER;
    state.schedule.add(at, Planned::Act(other, act));
    true
}

/// The clause on which an incident and its treatment rest in a house.
pub(super) fn basis(kind: IncidentKind, house: &House) -> Basis {
    match kind {
        IncidentKind::WrongPerson => house.dealing.draws.basis(),
        IncidentKind::HolderTakesPunto => house.dealing.banker_may_turn_punto.basis(),
        IncidentKind::PuntoRefused => house.dealing.turns_punto_when_refused.basis(),
        IncidentKind::PassesTooLate => house.misdraw.begun_coup_is_dealt.basis(),
        _ => Basis::Silent,
    }
}
