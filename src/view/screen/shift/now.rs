//! Offers, duties and keys of one frame.

use std::collections::BTreeSet;

use crate::app::shift::blank::{Blank, BlankOffer};
use crate::app::shift::guided::Asked;
use crate::app::shift::offers::{Offer, OfferGroup};
use crate::app::shift::target::Target;
use crate::app::shift::thing::{Thing, has_its_thing, thing_of, way_of};
use crate::app::shift::work::ShiftWork;
use crate::describe::shift as describe;
use crate::rules::calls::Announcement;
use crate::rules::circulation::Holder;
use crate::rules::side::Side;
use crate::table::act::Act;
use crate::table::person::Person;
use crate::table::scenario::Presentation;
use crate::table::state::State;
use crate::view::Appearance;
use crate::view::table::FeltKey;

use super::due::duty_phrase;
use super::menu::blank_phrase;

/// The offers of one frame.
pub(super) struct Now {
    pub offers: Vec<Offer>,
    pub blanks: Vec<BlankOffer>,
    /// Duties, where they are shown.
    pub due: Vec<Offer>,
}

impl Now {
    pub(super) fn new(work: &ShiftWork) -> Self {
        let due = if work.shows_due() { work.due() } else { Vec::new() };
        Self { offers: work.offers(), blanks: work.blanks(), due }
    }

    /// The question in place of the first duty.
    pub(super) fn asked(&self, work: &ShiftWork) -> Option<Asked> {
        self.due.first().and_then(|due| work.asked(&due.act))
    }

    /// True if the first duty is a payment whose amount is to be worked out.
    pub(super) fn asks_amount(&self, work: &ShiftWork) -> bool {
        matches!(self.asked(work), Some(Asked::Amount(_)))
    }

    /// True if that is the amount for the bet that is chosen.
    pub(super) fn asks_amount_of_chosen(&self, work: &ShiftWork) -> bool {
        matches!(self.asked(work), Some(Asked::Amount(stake)) if work.target() == Some(Target::Stake(stake)))
    }

    /// True if the result is to be called and its words are shown.
    pub(super) fn shows_result(&self, work: &ShiftWork) -> bool {
        let first = self.due.first().map(|offer| &offer.act);
        matches!(first, Some(Act::Call(Announcement::Final, _))) && self.asked(work).is_none()
    }

    /// True if the person is asked who receives the cards.
    pub(super) fn asks_receiver(&self, work: &ShiftWork) -> bool {
        self.asked(work) == Some(Asked::Receiver)
    }

    /// The things that are due.
    pub(super) fn lit(&self, work: &ShiftWork) -> Vec<Thing> {
        let state = work.shift().state();
        let shown = if work.presentation() == Presentation::Shown { 1 } else { self.due.len() };
        // A croupier who works the table alone needs no frame, and one who may be the answer must have none.
        let has_frame = state.crew.roles().len() > 1 && !self.asks_receiver(work);
        let acting = self.due.first().filter(|_| has_frame).map(|offer| Thing::from(offer.by));
        let due = self.due.iter().take(shown).filter_map(|offer| thing_of(state, &offer.act));
        let awaited = if self.due.is_empty() && work.can_wait_on() { work.awaited() } else { None };
        // Where cards are to be turned or drawn by a guest.
        let duties = if awaited.is_some() && work.shows_due() { work.shift().due() } else { Vec::new() };
        let there = duties.first().and_then(|duty| thing_of(state, &duty.act));
        let hands = work.hands_to_light(self.due.first()).into_iter().map(Thing::Hand);
        // Each person who may be the answer alike.
        let guests = (0..).zip(&state.guests).filter(|(_, guest)| guest.is_there && !guest.standing);
        let guests = guests.map(|(index, _)| Thing::Guest(index));
        let choices = guests.chain([Thing::from(state.crew.tailleur())]).filter(|_| self.asks_receiver(work));
        // The person who is signalled to, with the shoe.
        let is_signal = self.due.first().is_some_and(|offer| matches!(offer.act, Act::Sign(_)));
        let holder = match state.round.holder() {
            Some(Holder::Seat(seat)) if is_signal => state.seated(seat).map(Thing::Guest),
            _ => None,
        };
        // The player to whom the shoe is offered.
        let offered = self.way(work).filter(|(from, _)| *from == Thing::Shoe).map(|(_, to)| to);
        let persons = acting.into_iter().chain(awaited.map(Thing::from)).chain(there).chain(choices);
        let persons = persons.chain(holder).chain(offered);
        due.chain(hands).chain(persons).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// The way of what is to be moved next, where that step alone is shown.
    pub(super) fn way(&self, work: &ShiftWork) -> Option<(Thing, Thing)> {
        let is_alone = self.due.len() == 1 || work.is_guided() || work.presentation() == Presentation::Shown;
        let first = self.due.first().filter(|_| is_alone)?;
        if work.asked(&first.act).is_some() { None } else { way_of(work.shift().state(), &first.act) }
    }

    /// The keys that stand on the felt.
    pub(super) fn keys(&self, work: &ShiftWork, face: &Appearance) -> Vec<FeltKey> {
        if work.presentation() == Presentation::Shown {
            return Vec::new();
        }
        let state = work.shift().state();
        let words = |phrase| face.words.render_for_house(&phrase, &state.house);
        let of_offer = |offer: &Offer| {
            // Its key would answer what is asked.
            let is_asked = work.asked(&offer.act) == Some(Asked::Receiver);
            let thing = place_on_felt(work, offer).filter(|_| !is_asked && has_its_thing(state, &offer.act))?;
            // The shoe is with one player and goes to another, at whom its way ends.
            let receiver = self.way(work).filter(|_| matches!(offer.act, Act::OfferShoe(_))).map(|(_, to)| to);
            let thing = receiver.unwrap_or(thing);
            let act = words(duty_phrase(work, &offer.act));
            let key = offer.key.map(String::from).or_else(|| {
                // A payment that is due needs no amount, unless that is asked.
                let is_first = work.is_guided()
                    && work.asked(&offer.act).is_none()
                    && self.due.first().is_some_and(|due| due.act == offer.act);
                is_first.then(|| face.words.message(text_key!("key-enter")))
            });
            Some(FeltKey { thing, key: key?, act, due: self.due.iter().any(|due| due.act == offer.act) })
        };
        let of_blank = |blank: &BlankOffer| {
            let thing = match blank.blank {
                Blank::PassPunto if !has_its_thing(state, &Act::Turn(Side::Punto)) => return None,
                Blank::PassPunto => Thing::Hand(Side::Punto),
                Blank::OfferShoe => Thing::Shoe,
                Blank::Point(_) | Blank::Final(_) => return None,
            };
            let taken = self.offers.iter().any(|offer| offer.key == Some(blank.key));
            let act = words(blank_phrase(blank.blank));
            (!taken).then(|| FeltKey { thing, key: blank.key.into(), act, due: false })
        };
        // A payment is on offer once an amount is typed, but due before.
        let unoffered = |due: &&Offer| !self.offers.iter().any(|offer| offer.act == due.act);
        let offers = self.offers.iter().chain(self.due.first().filter(unoffered));
        let keys = offers.filter_map(of_offer).chain(self.blanks.iter().filter_map(of_blank));
        let keys = keys.filter(|key| key.due || !work.is_guided());
        let receivers = receivers(state).into_iter().filter(|_| self.asks_receiver(work));
        let of_receiver = receivers.map(|(key, person)| {
            let act = words(describe::act(state, &Act::PassCards(Side::Punto, person)));
            FeltKey { thing: Thing::from(person), key: key.to_string(), act, due: true }
        });
        keys.chain(of_receiver).collect()
    }

    /// The acts that have no place on the felt.
    pub(super) fn off_the_felt(&self, work: &ShiftWork) -> Vec<&Offer> {
        let is_off = |offer: &&Offer| offer.group != OfferGroup::Target && place_on_felt(work, offer).is_none();
        self.offers.iter().filter(is_off).collect()
    }

    /// Calls that are to be filled in, and whose letter nothing else has.
    pub(super) fn open_calls(&self) -> Vec<BlankOffer> {
        let taken = |key| self.offers.iter().any(|offer| offer.key == Some(key));
        let is_call = |blank: &&BlankOffer| matches!(blank.blank, Blank::Point(_) | Blank::Final(_));
        self.blanks.iter().filter(is_call).filter(|blank| !taken(blank.key)).copied().collect()
    }
}

/// The persons who can receive Punto’s cards, each with the number of the seat; the tailleur has nought.
pub(super) fn receivers(state: &State) -> Vec<(u8, Person)> {
    let table_seats = state.table().map_or(0, |table| *table.seats.value());
    let seats = (1..=table_seats).filter_map(|seat| Some((seat, Person::Guest(state.seated(seat)?))));
    seats.chain([(0, state.crew.tailleur())]).collect()
}

/// The thing at which the key of an offer stands.
fn place_on_felt(work: &ShiftWork, offer: &Offer) -> Option<Thing> {
    // A guided trainee sees the key of a bet as well; to others it would tell which bet has lost.
    let is_hidden = offer.group == OfferGroup::Target && !work.is_guided();
    if is_hidden || matches!(offer.act, Act::Call(..) | Act::Speak(..)) {
        return None;
    }
    thing_of(work.shift().state(), &offer.act)
}
