//! What is due of the trainee, and the order in which Guided shows it: one thing at a time.

use super::offers::{Offer, due_offers, target_of};
use super::target::Target;
use super::thing::has_its_thing;
use super::work::ShiftWork;
use crate::table::act::{Act, StakeId};
use crate::table::scenario::Presentation;
use crate::table::state::Bets;

impl ShiftWork {
    /// True where what is due is always shown: other acts are only in the way.
    pub fn is_guided(&self) -> bool {
        self.presentation() == Presentation::Guided && self.shows_due()
    }

    /// Duties of the trainee: first that of the chosen thing, if it is due.
    pub fn due(&self) -> Vec<Offer> {
        let mut due = due_offers(self.view());
        if self.is_guided() && due.iter().any(|offer| !self.is_late(&offer.act)) {
            due.retain(|offer| !self.is_late(&offer.act));
        }
        let target = self.target();
        due.sort_by_key(|offer| target.is_none() || target_of(&offer.act) != target);
        match self.undo_before(&due) {
            Some(undo) => vec![undo],
            None => due,
        }
    }

    /// The bet of a payment whose amount the trainee works out: the first on each spot is shown, as an example, and
    /// any other on request.
    pub fn asked_amount(&self, act: &Act) -> Option<StakeId> {
        let Act::Pay(id, _) = act else { return None };
        let spot = self.shift().state().stake(*id)?.spot;
        let is_asked = self.is_guided() && self.has_paid_on(spot) && self.shown_amount != Some(*id);
        is_asked.then_some(*id)
    }

    /// Shows the amount of the payment that is due and asked. Returns whether one is.
    pub(super) fn show_asked_amount(&mut self) -> bool {
        let asked = self.due().first().and_then(|due| self.asked_amount(&due.act));
        self.shown_amount = asked.or(self.shown_amount);
        asked.is_some()
    }

    /// Undoing the last act, where it took away what the first duty is about.
    fn undo_before(&self, due: &[Offer]) -> Option<Offer> {
        let first = due.first().filter(|_| self.is_guided() && self.shift().can_undo())?;
        let is_gone = !has_its_thing(self.shift().state(), &first.act);
        self.acts().last().filter(|_| is_gone).map(|last| Offer::unkeyed(last.by, Act::Undo))
    }

    /// What the first duty is about.
    pub(super) fn target_of_due(&self) -> Option<Target> {
        let due = self.shift().due_of_trainee();
        let first = due.iter().find(|duty| !self.is_late(&duty.act)).or_else(|| due.first());
        first.and_then(|duty| target_of(&duty.act))
    }

    /// True for an act that Guided leaves until nothing else is due: the shoe may go on before the bets are settled, but
    /// what that is for is seen after them.
    fn is_late(&self, act: &Act) -> bool {
        matches!(act, Act::OfferShoe(_)) && self.shift().state().coup.bets != Bets::Open
    }
}
