//! The things of a table that can be pointed at, and the acts that belong to them: by pointing, and by carrying one to
//! another.

use super::offers::{Offer, OfferView, offers};
use super::target::Target;
use crate::rules::money::Money;
use crate::rules::side::Side;
use crate::table::act::{Act, CardId, CardPlace, Speech, StakeId};
use crate::table::due::players_draw;
use crate::table::incident::RequestId;
use crate::table::person::Person;
use crate::table::state::State;

/// Cards of a side at most.
const MOST_CARDS: usize = 3;

/// A thing at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    /// The shoe.
    Shoe,
    /// The place of a side's cards.
    Hand(Side),
    /// A card out of the shoe.
    Card(CardId),
    /// The felt beside the hands.
    Apart,
    /// A bet.
    Stake(StakeId),
    /// A guest, by index.
    Guest(u8),
    /// A member of the crew, or the person in charge.
    Crew(Person),
    /// The box of used cards.
    Box,
    /// The tray.
    Tray,
    /// The pieces of one value in the tray.
    Piece(Money),
    /// The marble.
    Marble,
}

impl From<Person> for Thing {
    fn from(person: Person) -> Self {
        match person {
            Person::Guest(index) => Self::Guest(index),
            Person::Crew(_) | Person::InCharge => Self::Crew(person),
        }
    }
}

/// The thing that an act is done at; `None` for words and for acts of the opening that have no place.
pub fn thing_of(state: &State, act: &Act) -> Option<Thing> {
    Some(match act {
        Act::Draw(place, _) => match place {
            CardPlace::On(side) => Thing::Hand(*side),
            CardPlace::Box => Thing::Box,
            CardPlace::Apart | CardPlace::Shoe | CardPlace::Floor => Thing::Apart,
        },
        Act::Turn(side) | Act::PassCards(side, _) => Thing::Hand(*side),
        Act::Sign(_) | Act::OfferShoe(_) | Act::FillShoe => Thing::Shoe,
        Act::PutAway | Act::CloseLid => Thing::Box,
        Act::TurnCard(id) | Act::MoveCard(id, ..) => Thing::Card(*id),
        Act::Return(id, _)
        | Act::Collect(id)
        | Act::Pay(id, _)
        | Act::LookAt(id)
        | Act::Restore(id)
        | Act::Straighten(id, _)
        | Act::MarkCommission(id, _)
        | Act::Speak(Speech::WhoseStake(id), _) => Thing::Stake(*id),
        Act::Answer(id, _) => asker(state, *id)?,
        Act::Speak(Speech::Quiet, Some(person)) | Act::PointOut(person) => Thing::from(*person),
        Act::CallChef => Thing::from(state.crew.chef()),
        Act::GiveChange(..) => Thing::Marble,
        Act::CountFloat(_) | Act::SignFloat | Act::AskForFill | Act::CollectCommission(..) => Thing::Tray,
        Act::Call(..) | Act::Speak(..) => Thing::from(state.crew.tailleur()),
        Act::CheckPacks(_)
        | Act::Shuffle
        | Act::OfferCut(_)
        | Act::PlaceStopCard(_)
        | Act::TakeShoe
        | Act::RefuseShoe
        | Act::GiveUpShoe
        | Act::Stake(..)
        | Act::StakeFor(..)
        | Act::TakeBack(_)
        | Act::PutOnMarble(..)
        | Act::Sit(_)
        | Act::Leave
        | Act::HandOver
        | Act::CloseTable
        | Act::Undo => return None,
    })
}

/// The thing that an act moves, and the person it goes to.
pub fn way_of(state: &State, act: &Act) -> Option<(Thing, Thing)> {
    let at_seat = |seat: u8| state.guests.iter().position(|guest| guest.is_there && guest.seat == seat);
    Some(match act {
        Act::PassCards(side, person) => (Thing::Hand(*side), Thing::from(*person)),
        Act::OfferShoe(seat) => (Thing::Shoe, Thing::Guest(u8::try_from(at_seat(*seat)?).ok()?)),
        Act::Return(id, _) => (Thing::Stake(*id), Thing::Guest(state.stake(*id)?.owner)),
        Act::GiveChange(person, _) => (Thing::Tray, Thing::from(*person)),
        _ => return None,
    })
}

/// True where the cards or the lid that an act is about are there; whether it is right is another question.
pub fn has_its_thing(state: &State, act: &Act) -> bool {
    let on = |side: Side| state.felt.iter().filter(move |card| card.place == CardPlace::On(side));
    match act {
        Act::Turn(side) | Act::PassCards(side, _) => on(*side).any(|card| !card.facing.is_up()),
        Act::Draw(CardPlace::On(side), _) => on(*side).count() < MOST_CARDS,
        Act::PutAway => state.felt.iter().any(|card| card.place != CardPlace::Box),
        Act::CloseLid => state.lid_open,
        _ => true,
    }
}

/// The person who makes a request.
pub fn asker(state: &State, id: RequestId) -> Option<Thing> {
    state.requests.iter().find(|request| request.id == id).map(|request| Thing::from(request.from))
}

/// The thing that the next act is about, by what is chosen.
pub fn thing_of_target(state: &State, target: Target) -> Option<Thing> {
    Some(match target {
        Target::Stake(id) => Thing::Stake(id),
        Target::Card(id) => Thing::Card(id),
        Target::Request(id) => asker(state, id)?,
        Target::Person(person) => Thing::from(person),
        Target::Marble => Thing::Marble,
        Target::Words | Target::Blank(_) => Thing::from(state.crew.tailleur()),
    })
}

/// The choice made by pointing at a thing; `None` for one that is no subject of acts.
pub fn target_at(state: &State, thing: Thing) -> Option<Target> {
    let of_person = |person: Person| {
        let asked = state.requests.iter().find(|request| request.from == person);
        asked.map_or(Target::Person(person), |request| Target::Request(request.id))
    };
    Some(match thing {
        Thing::Stake(id) => Target::Stake(id),
        Thing::Card(id) => Target::Card(id),
        Thing::Guest(index) => of_person(Person::Guest(index)),
        Thing::Crew(person) if person == state.crew.tailleur() && person != state.crew.chef() => Target::Words,
        Thing::Crew(person) => of_person(person),
        Thing::Marble => Target::Marble,
        Thing::Shoe | Thing::Hand(_) | Thing::Apart | Thing::Box | Thing::Tray | Thing::Piece(_) => return None,
    })
}

/// The act of pointing at a thing that is about nothing else: cards that lie face down are turned, an empty place gets
/// a card, the box takes the cards.
pub fn act_at(view: OfferView<'_>, thing: Thing) -> Option<Offer> {
    let state = view.shift.state();
    let all = offers(view);
    let first = |wanted: &dyn Fn(&Act) -> bool| all.iter().find(|offer| wanted(&offer.act)).cloned();
    match thing {
        Thing::Hand(side) => {
            let on: Vec<_> = state.felt.iter().filter(|card| card.place == CardPlace::On(side)).collect();
            if on.len() >= 2 && on.iter().any(|card| !card.facing.is_up()) {
                return first(&|act| *act == Act::Turn(side));
            }
            let draws = |act: &Act| matches!(act, Act::Draw(CardPlace::On(other), _) if *other == side);
            if on.len() < 2 { first(&draws) } else { None }
        }
        Thing::Card(id) => {
            let card = state.card(id)?;
            let CardPlace::On(side) = card.place else { return None };
            let on = state.felt.iter().filter(|other| other.place == card.place).count();
            if card.facing.is_up() || on != 2 { None } else { first(&|act| *act == Act::Turn(side)) }
        }
        Thing::Box => {
            let lies = state.felt.iter().any(|card| card.place != CardPlace::Box);
            let wanted = if lies { Act::PutAway } else { Act::CloseLid };
            first(&|act| *act == wanted)
        }
        Thing::Shoe
        | Thing::Apart
        | Thing::Stake(_)
        | Thing::Guest(_)
        | Thing::Crew(_)
        | Thing::Tray
        | Thing::Piece(_)
        | Thing::Marble => None,
    }
}

/// The act of carrying one thing to another.
pub fn act_of_carrying(view: OfferView<'_>, from: Thing, to: Thing) -> Option<Offer> {
    let state = view.shift.state();
    match (from, to) {
        (Thing::Shoe, Thing::Guest(index)) => by_tailleur(view, Act::OfferShoe(state.guest(index)?.seat)),
        (Thing::Shoe, _) => {
            let place = card_place(state, to)?;
            let draws = |offer: &Offer| matches!(offer.act, Act::Draw(other, _) if other == place);
            offers(view).into_iter().find(draws)
        }
        (Thing::Card(id), to) if receives_cards(state, to).is_some() => {
            let CardPlace::On(side) = state.card(id)?.place else { return None };
            let passes = players_draw(state).then_some(Act::PassCards(side, receives_cards(state, to)?))?;
            by_tailleur(view, passes)
        }
        (Thing::Card(id), _) => {
            let place = card_place(state, to)?;
            let view = OfferView { target: Some(Target::Card(id)), ..view };
            let moves = |offer: &Offer| matches!(offer.act, Act::MoveCard(_, other, _) if other == place);
            offers(view).into_iter().find(moves).filter(|_| state.card(id).is_some_and(|card| card.place != place))
        }
        (Thing::Stake(id), Thing::Tray | Thing::Piece(_) | Thing::Crew(_)) => {
            of_stake(view, id, |act| matches!(act, Act::Collect(_)))
        }
        (Thing::Stake(id), Thing::Guest(_)) => of_stake(view, id, |act| matches!(act, Act::Return(..))),
        _ => None,
    }
}

/// The person at this place who can turn over cards: a guest, or the tailleur.
pub fn receives_cards(state: &State, at: Thing) -> Option<Person> {
    let tailleur = state.crew.tailleur();
    match at {
        Thing::Guest(index) => Some(Person::Guest(index)),
        Thing::Crew(_) if at == Thing::from(tailleur) => Some(tailleur),
        _ => None,
    }
}

/// True if a thing can be carried.
pub fn can_be_carried(view: OfferView<'_>, thing: Thing) -> bool {
    let state = view.shift.state();
    let works = |person| view.shift.is_trainee(person);
    match thing {
        Thing::Shoe | Thing::Card(_) => works(state.crew.tailleur()),
        Thing::Stake(_) | Thing::Piece(_) => !state.trainee.is_empty(),
        Thing::Hand(_) | Thing::Apart | Thing::Guest(_) | Thing::Crew(_) | Thing::Box | Thing::Tray | Thing::Marble => {
            false
        }
    }
}

fn of_stake(view: OfferView<'_>, id: StakeId, wanted: impl Fn(&Act) -> bool) -> Option<Offer> {
    let view = OfferView { target: Some(Target::Stake(id)), ..view };
    offers(view).into_iter().find(|offer| wanted(&offer.act))
}

/// The place of a card that is put down on a thing.
fn card_place(state: &State, thing: Thing) -> Option<CardPlace> {
    match thing {
        Thing::Hand(side) => Some(CardPlace::On(side)),
        Thing::Card(id) => state.card(id).map(|card| card.place),
        Thing::Apart | Thing::Marble => Some(CardPlace::Apart),
        Thing::Box => Some(CardPlace::Box),
        Thing::Shoe => Some(CardPlace::Shoe),
        Thing::Stake(_) | Thing::Guest(_) | Thing::Crew(_) | Thing::Tray | Thing::Piece(_) => None,
    }
}

fn by_tailleur(view: OfferView<'_>, act: Act) -> Option<Offer> {
    let by = view.shift.state().crew.tailleur();
    view.shift.is_trainee(by).then(|| Offer::unkeyed(by, act))
}
