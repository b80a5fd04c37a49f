//! The acts on offer: everything the trainee can do now, due or not, each with its key. A letter always means the same
//! act, so that a hand can learn it.

mod coup;
mod opening;

use std::mem::discriminant;

use crate::rules::calls::Announcement;
use crate::rules::side::{Chance, Side};
use crate::table::Shift;
use crate::table::act::{Act, CardPlace, Facing, Speech, StakeId};
use crate::table::due::{Duty, first_facing, players_draw, third_facing};
use crate::table::incident::Answer;
use crate::table::person::Person;
use crate::table::state::{Phase, State};

use super::blank::open_key;
use super::entry::Entry;
use super::guided::Asked;
use super::target::Target;

/// Group of acts in which an offer is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum OfferGroup {
    /// Acts on the chosen stake, card, request or word.
    Target,
    /// Announcements.
    Calls,
    /// Cards and shoe.
    Cards,
    /// The table and its people.
    Table,
}

/// An act on offer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The person of the crew who does it.
    pub by: Person,
    /// The act.
    pub act: Act,
    /// Its letter; `None` for the act of Enter.
    pub key: Option<char>,
    /// Its group.
    pub group: OfferGroup,
    /// It is due now.
    pub due: bool,
}

impl Offer {
    /// An act without a letter.
    pub const fn unkeyed(by: Person, act: Act) -> Self {
        Self { by, act, key: None, group: OfferGroup::Target, due: false }
    }
}

/// The shift as an offer sees it: with what is chosen and typed.
#[derive(Clone, Copy)]
pub struct OfferView<'v> {
    /// The shift.
    pub shift: &'v Shift,
    /// The chosen subject.
    pub target: Option<Target>,
    /// The typed amount or number.
    pub entry: &'v Entry,
    /// The question that Guided asks.
    pub asked: Option<Asked>,
}

impl<'v> OfferView<'v> {
    const fn state(self) -> &'v State {
        self.shift.state()
    }

    /// True where what is due is shown, with its words, points and seats.
    pub fn is_shown(self) -> bool {
        self.shift.scenario().presentation.rules().instruction
    }

    /// True where totals are not shown, as they are asked.
    pub const fn asks_total(self) -> bool {
        matches!(self.asked, Some(Asked::Total(_)))
    }

    pub(super) fn number(self) -> Option<u8> {
        self.entry.number().and_then(|number| u8::try_from(number).ok())
    }
}

/// Everything on offer, in the order in which it is shown.
pub fn offers(view: OfferView<'_>) -> Vec<Offer> {
    let mut list = OfferList { view, duties: view.shift.due_of_trainee(), offers: Vec::new() };
    let state = view.state();
    list.of_target();
    if matches!(state.phase, Phase::Opening | Phase::Closing) || state.hand_over.is_some() {
        opening::add(&mut list);
    }
    if matches!(state.phase, Phase::Opening | Phase::Play) {
        coup::add(&mut list);
    }
    if state.phase != Phase::Over {
        list.of_table();
    }
    let mut offers = list.offers;
    offers.sort_by_key(|offer| offer.group);
    offers
}

/// The duties of the trainee as offers, those to be done first in front.
pub fn due_offers(view: OfferView<'_>) -> Vec<Offer> {
    view.shift.due_of_trainee().into_iter().map(|duty| due_offer(view, &duty)).collect()
}

fn due_offer(view: OfferView<'_>, duty: &Duty) -> Offer {
    let entry = Entry::default();
    let target = target_of(&duty.act);
    let all = offers(OfferView { target, entry: &entry, ..view });
    let alike = |offer: &&Offer| match (&offer.act, &duty.act) {
        (Act::Call(one, _), Act::Call(other, _)) => one == other,
        (one, other) => discriminant(one) == discriminant(other),
    };
    let same = all.iter().find(|offer| offer.act == duty.act).or_else(|| all.iter().find(alike));
    let key = same.and_then(|offer| offer.key).or_else(|| open_key(view, &duty.act));
    Offer { by: duty.by, act: duty.act.clone(), key, group: OfferGroup::Target, due: true }
}

/// The subject to be chosen before an act can be done by its key.
pub const fn target_of(act: &Act) -> Option<Target> {
    match act {
        Act::Return(id, _)
        | Act::Collect(id)
        | Act::Pay(id, _)
        | Act::LookAt(id)
        | Act::Restore(id)
        | Act::Straighten(id, _)
        | Act::Speak(Speech::WhoseStake(id), _)
        | Act::MarkCommission(id, _) => Some(Target::Stake(*id)),
        Act::Answer(id, _) => Some(Target::Request(*id)),
        Act::TurnCard(id) | Act::MoveCard(id, ..) => Some(Target::Card(*id)),
        Act::Speak(..) | Act::HandOver | Act::AskForFill => Some(Target::Words),
        Act::GiveChange(..) => Some(Target::Marble),
        _ => None,
    }
}

/// Offers as they are gathered.
struct OfferList<'v> {
    view: OfferView<'v>,
    duties: Vec<Duty>,
    offers: Vec<Offer>,
}

impl OfferList<'_> {
    const fn state(&self) -> &State {
        self.view.shift.state()
    }

    /// Offers an act of a member of the crew, if the trainee works him. A due act is its own person's.
    fn add(&mut self, group: OfferGroup, key: impl Into<Option<char>>, by: Person, act: Act) {
        let duty = self.duties.iter().find(|duty| duty.act == act);
        let due = duty.is_some();
        let by = duty.map_or(by, |duty| duty.by);
        let key = key.into();
        let is_taken = self.offers.iter().any(|offer| key.is_some() && offer.key == key || offer.act == act);
        if self.view.shift.is_trainee(by) && !is_taken {
            self.offers.push(Offer { by, act, key, group, due });
        }
    }

    /// Offers an act of the tailleur.
    fn of_tailleur(&mut self, group: OfferGroup, key: char, act: Act) {
        let tailleur = self.state().crew.tailleur();
        self.add(group, key, tailleur, act);
    }

    /// Acts on what is chosen.
    fn of_target(&mut self) {
        match self.view.target {
            None | Some(Target::Blank(_)) => {}
            Some(Target::Stake(id)) => self.of_stake(id),
            Some(Target::Request(id)) => {
                let asked = self.state().requests.iter().find(|request| request.id == id).map(|request| request.to);
                let Some(to) = asked else { return };
                let keys = [
                    ('G', Answer::Grant),
                    ('D', Answer::Decline),
                    ('A', Answer::AfterTheCoup),
                    ('C', Answer::CallChef),
                    ('R', Answer::Rebuild),
                    ('I', Answer::Ignore),
                ];
                for (key, answer) in keys {
                    self.add(OfferGroup::Target, key, to, Act::Answer(id, answer));
                }
                let from = self.state().requests.iter().find(|request| request.id == id).map(|request| request.from);
                self.add(OfferGroup::Target, 'Q', to, Act::Speak(Speech::Quiet, from));
            }
            Some(Target::Card(id)) => {
                let tailleur = self.state().crew.tailleur();
                self.add(OfferGroup::Target, 'T', tailleur, Act::TurnCard(id));
                let places = [
                    ('P', CardPlace::On(Side::Punto)),
                    ('B', CardPlace::On(Side::Banco)),
                    ('A', CardPlace::Apart),
                    ('D', CardPlace::Box),
                    ('S', CardPlace::Shoe),
                ];
                let Some(card) = self.state().card(id).copied() else { return };
                for (key, place) in places {
                    let facing = facing_at(self.state(), place, card.facing.is_up());
                    self.add(OfferGroup::Target, key, tailleur, Act::MoveCard(id, place, facing));
                }
            }
            Some(Target::Words) => self.of_words(),
            Some(Target::Person(person)) => self.of_person(person),
            Some(Target::Marble) => self.of_marble(),
        }
    }

    /// Acts on a person who asks for nothing.
    fn of_person(&mut self, person: Person) {
        let (tailleur, head) = (self.state().crew.tailleur(), self.state().crew.head());
        match person {
            Person::Guest(index) => {
                self.add(OfferGroup::Target, 'Q', head, Act::Speak(Speech::Quiet, Some(person)));
                self.add(OfferGroup::Target, 'W', tailleur, Act::Speak(Speech::Wait, Some(person)));
                if players_draw(self.state())
                    && let Some(seat) = self.state().guest(index).map(|guest| guest.seat)
                {
                    self.add(OfferGroup::Target, 'G', tailleur, Act::PassCards(Side::Punto, person));
                    self.add(OfferGroup::Target, 'H', tailleur, Act::OfferShoe(seat));
                }
            }
            Person::Crew(_) | Person::InCharge => {
                let by = self.state().trainee.first().copied().unwrap_or(tailleur);
                self.add(OfferGroup::Target, 'X', by, Act::PointOut(person));
            }
        }
    }

    fn of_stake(&mut self, id: StakeId) {
        let state = self.state();
        let Some(stake) = state.stake(id) else { return };
        let payer = state.payer_of(stake.seat);
        // A trainee at one post can still reach the stakes of another.
        let by =
            if self.view.shift.is_trainee(payer) { payer } else { state.trainee.first().copied().unwrap_or(payer) };
        let entry = self.view.entry;
        let owner = Person::Guest(stake.owner);
        let returned = match entry.amount() {
            Some(part) => stake.pieces.making(part),
            None => Some(stake.pieces.clone()),
        };
        let paid = entry.pieces_of(&state.tray);
        let spots =
            [stake.astride.map(|astride| astride.meant), stake.astride.map(|astride| astride.other), Some(stake.spot)];
        if let Some(pieces) = paid.filter(|pieces| !pieces.is_empty()) {
            self.add(OfferGroup::Target, None, by, Act::Pay(id, pieces.counts()));
        }
        self.add(OfferGroup::Target, 'C', by, Act::Collect(id));
        if let Some(pieces) = returned.filter(|pieces| !pieces.is_empty()) {
            self.add(OfferGroup::Target, 'Z', by, Act::Return(id, pieces.counts()));
        }
        self.add(OfferGroup::Target, 'A', by, Act::Speak(Speech::WhoseStake(id), Some(owner)));
        self.add(OfferGroup::Target, 'Q', by, Act::Restore(id));
        for (key, spot) in ['K', 'X', 'K'].into_iter().zip(spots) {
            if let Some(spot) = spot {
                self.add(OfferGroup::Target, key, by, Act::Straighten(id, spot));
            }
        }
    }

    fn of_words(&mut self) {
        let (tailleur, head) = (self.state().crew.tailleur(), self.state().crew.head());
        let words = [
            ('N', tailleur, Act::Speak(Speech::NullCoup, None)),
            ('M', head, Act::Speak(Speech::NewLimits, None)),
            ('S', tailleur, Act::Speak(Speech::StateOfTheShoe, Some(Person::InCharge))),
            ('C', tailleur, Act::Speak(Speech::ClearHands, None)),
            ('Y', tailleur, Act::HandOver),
            ('A', tailleur, Act::AskForFill),
            ('L', tailleur, Act::Speak(Speech::LastCoup, None)),
            ('W', tailleur, Act::Speak(Speech::Wait, None)),
        ];
        let due = self.duties.iter().find(|duty| matches!(duty.act, Act::Speak(Speech::Quiet, _)));
        let asked = self.state().requests.first().map(|request| Act::Speak(Speech::Quiet, Some(request.from)));
        let quiet = due.map(|duty| duty.act.clone()).or(asked).map(|act| ('Q', head, act));
        for (key, by, act) in words.into_iter().chain(quiet) {
            self.add(OfferGroup::Target, key, by, act);
        }
    }

    /// The chef, colleagues, change.
    fn of_table(&mut self) {
        let state = self.view.shift.state();
        let called = self.duties.iter().find(|duty| duty.act == Act::CallChef).map(|duty| duty.by);
        let by = called.or_else(|| state.trainee.first().copied()).unwrap_or(Person::InCharge);
        self.add(OfferGroup::Table, 'F', by, Act::CallChef);
        let mut others = state.crew.members().filter(|member| !self.view.shift.is_trainee(*member));
        let number = usize::from(self.view.number().unwrap_or(1).max(1)) - 1;
        let due = self.duties.iter().find_map(|duty| match duty.act {
            Act::PointOut(person) if self.view.entry.is_empty() => Some(person),
            _ => None,
        });
        if let Some(person) = due.or_else(|| others.nth(number)) {
            self.add(OfferGroup::Table, 'X', by, Act::PointOut(person));
        }
        self.of_marble();
    }

    /// Change for what lies on the marble.
    fn of_marble(&mut self) {
        let state = self.view.shift.state();
        let Some(lying) = state.marble.first() else { return };
        let guest = Person::Guest(lying.guest);
        let usual = self.duties.iter().find_map(|duty| match &duty.act {
            Act::GiveChange(to, pieces) if *to == guest => Some(pieces.clone()),
            _ => None,
        });
        let pieces = if self.view.entry.amount().is_some() {
            self.view.entry.pieces_of(&state.tray).map(|pieces| pieces.counts())
        } else {
            usual.or_else(|| state.tray.making(lying.total()).map(|pieces| pieces.counts()))
        };
        let seat = state.guest(lying.guest).map_or(1, |guest| guest.seat);
        if let Some(pieces) = pieces {
            let group = if self.view.target == Some(Target::Marble) { OfferGroup::Target } else { OfferGroup::Table };
            self.add(group, 'M', state.payer_of(seat), Act::GiveChange(guest, pieces));
        }
    }

    /// Offers an announcement in these words.
    fn call(&mut self, key: char, announcement: Announcement, words: Option<String>) {
        if let Some(words) = words {
            self.of_tailleur(OfferGroup::Calls, key, Act::Call(announcement, words));
        }
    }
}

/// The way a card is put at a place.
fn facing_at(state: &State, place: CardPlace, is_up: bool) -> Facing {
    let CardPlace::On(side) = place else { return Facing::Down };
    let there = state.felt.iter().filter(|card| card.place == CardPlace::On(side)).count();
    match (there, is_up) {
        (2.., _) => third_facing(state),
        (_, true) => Facing::Up,
        (_, false) => first_facing(state),
    }
}

/// The letter of a final call.
pub const fn final_key(winner: Chance) -> char {
    match winner {
        Chance::Punto => 'V',
        Chance::Banco => 'W',
        Chance::Egalite => 'E',
    }
}
