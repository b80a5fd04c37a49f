//! People at the table: what they ask, claim and do.

use super::{Ask, IncidentKind, a_guest, ask};
use crate::rules::money::Money;
use crate::table::act::Act;
use crate::table::person::Person;
use crate::table::state::{Planned, State};

/// Begins an incident with people.
pub(super) fn strike(kind: IncidentKind, state: &mut State) -> bool {
    match kind {
        IncidentKind::ChangeInMidCoup => change(state),
        IncidentKind::QuarrelAboutAStake
        | IncidentKind::ClaimTrue
        | IncidentKind::ClaimFalse
        | IncidentKind::TwoHands
        | IncidentKind::MayNotPlay
        | IncidentKind::AsksForACut
        | IncidentKind::Dispute => {
            let Some(guest) = a_guest(state) else { return false };
            ask(state, Person::Guest(guest), Ask::Matter(kind), kind)
        }
        _ => false,
    }
}

/// A guest puts his largest piece on the marble and asks for change.
fn change(state: &mut State) -> bool {
    let Some(index) = a_guest(state) else { return false };
    let largest = state.guest(index).and_then(|guest| guest.purse.counts().first().copied());
    let Some((value, _)) = largest else { return false };
    let person = Person::Guest(index);
    let at = state.now;
    state.schedule.add(at, Planned::Act(person, Act::PutOnMarble(vec![(value, 1)], Money::ZERO)));
    ask(state, person, Ask::Change, IncidentKind::ChangeInMidCoup)
}
