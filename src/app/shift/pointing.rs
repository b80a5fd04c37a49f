//! Pointing at things of the table, and carrying them.

use super::guided::Asked;
use super::offers::Offer;
use super::target::Target;
use super::thing::{Thing, act_at, act_of_carrying, can_be_carried, receives_cards, target_at, thing_of};
use super::work::ShiftWork;
use crate::app::Effect;
use crate::progress::Moment;
use crate::rules::money::Money;
use crate::rules::side::Side;
use crate::table::act::{Act, CardPlace};
use crate::table::scenario::Presentation;

impl ShiftWork {
    /// Points at a thing: what was picked up goes there, pieces in the hand are paid, or what can be done there is
    /// shown or, where it is plain, done.
    pub fn point_at(&mut self, thing: Thing, now: Moment) -> Vec<Effect> {
        if let Some(from) = self.picked.take() {
            return if from == thing { Vec::new() } else { self.carry(from, thing, now) };
        }
        if self.presentation() == Presentation::Shown {
            self.choose(target_at(self.shift().state(), thing));
            return Vec::new();
        }
        if let Thing::Piece(value) = thing {
            self.take_piece(value);
            return Vec::new();
        }
        if let Some(to) = receives_cards(self.shift().state(), thing)
            && self.first_question() == Some(Asked::Receiver)
        {
            return self.act(self.shift().state().crew.tailleur(), &Act::PassCards(Side::Punto, to), now);
        }
        // While it is asked who receives the cards, they can be carried, but are not turned.
        if self.first_question() == Some(Asked::Receiver) && matches!(thing, Thing::Hand(_) | Thing::Card(_)) {
            return Vec::new();
        }
        let act_here = act_at(self.view(), thing);
        let holds_pieces = self.entry.pieces().is_some();
        if let Some(Offer { by, act, .. }) = self.lit_act(thing) {
            return self.act(by, &act, now);
        }
        if let Some(target) = target_at(self.shift().state(), thing)
            && (holds_pieces || act_here.is_none())
        {
            self.choose(Some(target));
            let hands_out = |offer: &Offer| matches!(offer.act, Act::Pay(..) | Act::GiveChange(..));
            let paid = self.offers().into_iter().find(|offer| holds_pieces && hands_out(offer));
            return paid.map_or_else(Vec::new, |Offer { by, act, .. }| self.act(by, &act, now));
        }
        if let Some(Offer { by, act, .. }) = act_here {
            return self.act(by, &act, now);
        }
        self.picked = Some(thing).filter(|thing| can_be_carried(self.view(), *thing));
        Vec::new()
    }

    /// The act that is due at a lit thing without a menu: pointing at what is lit does what is written.
    fn lit_act(&self, thing: Thing) -> Option<Offer> {
        let state = self.shift().state();
        if !self.shows_due() || !self.entry.is_empty() || self.first_question() == Some(Asked::Receiver) {
            return None;
        }
        let takes = |offer: &Offer| matches!(offer.act, Act::Collect(id) if thing == Thing::Stake(id));
        if let Thing::Stake(id) = thing
            && self.target == Some(Target::Stake(id))
        {
            return self.due().into_iter().find(takes);
        }
        if !matches!(thing, Thing::Card(_)) && target_at(state, thing).is_some() {
            return None;
        }
        // The cards lie on the lit place of their side.
        let below = match thing {
            Thing::Card(id) => state.card(id).and_then(|card| match card.place {
                CardPlace::On(side) => Some(Thing::Hand(side)),
                CardPlace::Apart | CardPlace::Box | CardPlace::Shoe | CardPlace::Floor => None,
            }),
            _ => None,
        };
        let is_at = |offer: &Offer| thing_of(state, &offer.act).is_some_and(|at| at == thing || Some(at) == below);
        self.due().into_iter().find(is_at)
    }

    /// Carries a thing to another. A piece goes into the hand, meant for the bet it was carried to.
    pub fn carry(&mut self, from: Thing, to: Thing, now: Moment) -> Vec<Effect> {
        self.picked = None;
        if self.presentation() == Presentation::Shown {
            return Vec::new();
        }
        if let Thing::Piece(value) = from {
            if let Some(target @ (Target::Stake(_) | Target::Marble)) = target_at(self.shift().state(), to) {
                let held = self.entry.clone();
                self.choose(Some(target));
                self.entry = held;
                self.take_piece(value);
            }
            return Vec::new();
        }
        let offer = act_of_carrying(self.view(), from, to);
        offer.map_or_else(Vec::new, |Offer { by, act, .. }| self.act(by, &act, now))
    }

    /// Takes a piece from the tray into the hand, if there is one left.
    fn take_piece(&mut self, value: Money) {
        let held = self.entry.pieces().map_or(0, |held| held.of_value(value));
        if self.shift().state().tray.of_value(value) > held {
            self.entry.take_piece(value);
        }
    }

    /// The thing that was picked up.
    pub const fn picked(&self) -> Option<Thing> {
        self.picked
    }

    /// True if a thing can be carried now.
    pub fn can_carry(&self, thing: Thing) -> bool {
        self.presentation() != Presentation::Shown && can_be_carried(self.view(), thing)
    }
}
