//! Subject of the next act: a stake, a card, a request, a person, or a word of another kind.

use super::blank::Blank;
use crate::table::act::{CardId, CardPlace, StakeId};
use crate::table::incident::RequestId;
use crate::table::person::Person;
use crate::table::state::State;

/// Subject of the next act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// A stake on the layout.
    Stake(StakeId),
    /// A card out of the shoe.
    Card(CardId),
    /// A request to the crew.
    Request(RequestId),
    /// A guest, a colleague or the person in charge.
    Person(Person),
    /// What lies on the marble.
    Marble,
    /// An act that is still to be filled in.
    Blank(Blank),
    /// Words and gestures that belong to no coup.
    Words,
}

/// Stakes in the order of the seats.
pub fn stakes(state: &State) -> Vec<StakeId> {
    let mut lying: Vec<_> = state.stakes.iter().filter(|stake| stake.lies() && !stake.settled.taken_up).collect();
    lying.sort_by_key(|stake| (stake.seat, stake.spot, stake.id));
    lying.into_iter().map(|stake| stake.id).collect()
}

/// Requests, what lies on the marble, cards on the felt, then people.
fn matters(state: &State) -> Vec<Target> {
    let requests = state.requests.iter().map(|request| Target::Request(request.id));
    let marble = (!state.marble.is_empty()).then_some(Target::Marble);
    let cards = state.felt.iter().filter(|card| card.place != CardPlace::Box).map(|card| Target::Card(card.id));
    let mut guests: Vec<_> = (0..).zip(&state.guests).filter(|(_, guest)| guest.is_there).collect();
    guests.sort_by_key(|(_, guest)| guest.seat);
    let guests = guests.into_iter().map(|(index, _)| Target::Person(Person::Guest(index)));
    let colleagues = state.crew.members().filter(|member| !state.trainee.contains(member)).map(Target::Person);
    requests.chain(marble).chain(cards).chain(guests).chain(colleagues).collect()
}

/// The target still there.
pub fn is_there(state: &State, target: Target) -> bool {
    match target {
        Target::Stake(id) => state.stake(id).is_some_and(|stake| !stake.settled.taken_up),
        Target::Card(id) => state.card(id).is_some(),
        Target::Request(id) => state.requests.iter().any(|request| request.id == id),
        Target::Person(Person::Guest(index)) => state.guest(index).is_some_and(|guest| guest.is_there),
        Target::Marble => !state.marble.is_empty(),
        Target::Person(Person::Crew(_) | Person::InCharge) | Target::Blank(_) | Target::Words => true,
    }
}

/// The stake after or before the chosen one.
pub fn next_stake(state: &State, from: Option<Target>, back: bool) -> Option<Target> {
    let all: Vec<Target> = stakes(state).into_iter().map(Target::Stake).collect();
    step(&all, from, back)
}

/// The request or card after or before the chosen one.
pub fn next_matter(state: &State, from: Option<Target>, back: bool) -> Option<Target> {
    step(&matters(state), from, back)
}

fn step(all: &[Target], from: Option<Target>, back: bool) -> Option<Target> {
    let here = from.and_then(|from| all.iter().position(|target| *target == from));
    let next = match (here, back) {
        (None, false) => 0,
        (None, true) => all.len().checked_sub(1)?,
        (Some(here), false) => (here + 1) % all.len(),
        (Some(here), true) => here.checked_sub(1).unwrap_or(all.len().saturating_sub(1)),
    };
    all.get(next).copied()
}
