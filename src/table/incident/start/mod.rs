//! The beginning of an incident: what changes on the table, and what a person does next. One file a family.

mod cards;
mod crew;
mod hands;
mod house;
mod people;
mod stakes;

use super::{Ask, Family, IncidentKind, Request};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::table::person::Person;
use crate::table::state::{Planned, State};

pub(in crate::table) use self::crew::{plan_short_payment, with_error, witness_of};

pub(crate) use self::cards::plan_one_more;

/// Moments of a shift at which incidents begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Hook {
    /// A shoe is about to be opened.
    Opening,
    /// The packs are cut.
    CardsCut,
    /// The cards are in the shoe.
    ShoeFilled,
    /// A coup begins; nothing is staked.
    CoupBegins,
    /// The stakes are invited.
    BetsOpen,
    /// The bets are stopped.
    BetsStopped,
    /// The first cards are to be drawn.
    FirstCards,
    /// All four cards are turned.
    CardsTurned,
    /// The result is called, nothing is paid.
    BeforePayment,
    /// All is paid, the cards are in view.
    AfterPayment,
    /// The coup is over.
    CoupOver,
}

impl Hook {
    /// True for the moments before the first coup of a shoe.
    pub const fn is_of_opening(self) -> bool {
        matches!(self, Self::Opening | Self::CardsCut | Self::ShoeFilled)
    }
}

/// Begins an incident; false where the table gives no occasion for it now.
pub fn start(kind: IncidentKind, state: &mut State) -> bool {
    match kind.family() {
        Family::Stakes => stakes::start(kind, state),
        Family::Cards => cards::start(kind, state),
        Family::People if hands::is_of_hands(kind) => hands::start(kind, state),
        Family::People => people::start(kind, state),
        Family::Crew => crew::start(kind, state),
        Family::House => house::start(kind, state),
    }
}

/// The clause or the convention that an incident rests on in a house.
pub(super) fn basis(kind: IncidentKind, house: &House) -> Basis {
    match kind.family() {
        Family::Stakes => stakes::basis(kind, house),
        Family::Cards => cards::basis(kind, house),
        Family::People if hands::is_of_hands(kind) => hands::basis(kind, house),
        Family::People => people::basis(kind, house),
        Family::Crew => crew::basis(kind, house),
        Family::House => house::basis(kind, house),
    }
}

/// One of the guests at the table, by chance.
fn a_guest(state: &mut State) -> Option<u8> {
    a_guest_but(state, &[])
}

/// One of the guests at the table without these, by chance.
fn a_guest_but(state: &mut State, without: &[u8]) -> Option<u8> {
    let is_there = |index: &u8| state.guest(*index).is_some_and(|guest| guest.is_there);
    let all = (0..state.guests.len() as u8).filter(is_there).filter(|index| !without.contains(index));
    let all: Vec<u8> = all.collect();
    state.incidents.rng().pick(&all).copied()
}

/// A person does nothing of what he had planned.
fn clear_plans(state: &mut State, person: Person) {
    state.schedule.remove(|planned| match planned {
        Planned::Act(by, _) => *by == person,
        Planned::TakeBack(index, ..) => Person::Guest(*index) == person,
        Planned::Work(_) | Planned::TakeUp(_) | Planned::Resume => false,
    });
}

/// Something is asked of the crew, to be answered in this coup.
fn ask(state: &mut State, from: Person, what: Ask, kind: IncidentKind) -> bool {
    let to = match (from, &what) {
        (Person::Guest(index), _) => state.payer_of(state.guest(index).map_or(1, |guest| guest.seat)),
        (_, Ask::Limits(_) | Ask::Suspension) => state.crew.head(),
        (Person::Crew(_) | Person::InCharge, _) => state.crew.tailleur(),
    };
    ask_of(state, (from, to), what, kind)
}

/// A person asks something of a member of the crew, to be answered in this coup.
fn ask_of(state: &mut State, persons: (Person, Person), what: Ask, kind: IncidentKind) -> bool {
    let id = state.new_request_id();
    let (from, to) = persons;
    state.requests.push(Request {
        id,
        from,
        to,
        what,
        incident: Some(kind),
        since: state.now,
        until_coup: state.coup.number + u32::from(kind.hook() == Hook::CoupOver),
        put_off: false,
    });
    true
}
