//! What is due of the trainee, and the order in which Guided shows it: one thing at a time.

use super::blank::Blank;
use super::offers::{Offer, due_offers, target_of};
use super::target::Target;
use super::thing::has_its_thing;
use super::work::ShiftWork;
use crate::rules::calls::Announcement;
use crate::rules::side::Side;
use crate::table::act::{Act, StakeId};
use crate::table::due::{Duty, turner_by_rule};
use crate::table::scenario::Presentation;
use crate::table::state::Bets;

/// A question in place of an act that is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// The amount of a payment.
    Amount(StakeId),
    /// A side's total, for its call.
    Total(Side),
    /// The player who turns over Punto's cards, or the tailleur.
    Receiver,
    /// The call that follows the totals: a third card, or the result.
    NextCall,
}

impl Asked {
    /// The open act that the typed figures answer.
    pub const fn blank(self) -> Option<Blank> {
        match self {
            Self::Total(side) => Some(Blank::Point(side)),
            Self::Receiver => Some(Blank::PassPunto),
            Self::Amount(_) | Self::NextCall => None,
        }
    }
}

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

    /// The hands that an act is about: those that are called or discarded. None while the call itself is asked.
    pub fn hands_to_light(&self, due: Option<&Offer>) -> Vec<Side> {
        let act = due.map(|due| &due.act).filter(|act| self.asked(act) != Some(Asked::NextCall));
        match act {
            Some(Act::Call(Announcement::Point(side) | Announcement::CardFor(side), _)) => vec![*side],
            Some(Act::PutAway | Act::Call(Announcement::Final, _)) => Side::BOTH.to_vec(),
            _ => Vec::new(),
        }
    }

    /// The question that stands in place of a due act: the first payment on each spot, the calls of the first coup and
    /// who receives its cards are shown as examples, later ones only on request.
    pub fn asked(&self, act: &Act) -> Option<Asked> {
        if !self.is_guided() {
            return None;
        }
        let has_called = !self.coups().is_empty();
        let asked = match act {
            Act::Pay(id, _) if self.has_paid_on(self.shift().state().stake(*id)?.spot) => Asked::Amount(*id),
            Act::Call(Announcement::Point(side), _) if has_called => Asked::Total(*side),
            Act::Call(Announcement::CardFor(_) | Announcement::Final, _) if has_called => Asked::NextCall,
            // Where the rules leave it open, no answer would be right.
            Act::PassCards(..) if has_called && turner_by_rule(self.shift().state()).is_some() => Asked::Receiver,
            _ => return None,
        };
        Some(asked).filter(|_| self.shown != Some(asked))
    }

    /// The question in place of the duty that comes first.
    pub(super) fn first_question(&self) -> Option<Asked> {
        // The presentation decides first: most shifts ask nothing.
        self.is_guided().then(|| self.first_duty()).flatten().and_then(|duty| self.asked(&duty.act))
    }

    /// True while a call or a player is asked: what is chosen on the felt must not show the answer, or take its keys.
    pub(super) fn asks_act(&self) -> bool {
        matches!(self.first_question(), Some(Asked::Total(_) | Asked::Receiver | Asked::NextCall))
    }

    /// Shows the answer of what is asked now. Returns whether anything is.
    pub(super) fn show_asked(&mut self) -> bool {
        let asked = self.due().first().and_then(|due| self.asked(&due.act));
        let Some(asked) = asked else { return false };
        self.shown = Some(asked);
        self.entry.clear();
        // The bet whose amount is shown stays chosen.
        if !matches!(asked, Asked::Amount(_)) {
            self.target = self.target_of_due();
        }
        true
    }

    /// Undoing the last act, where it took away what the first duty is about.
    fn undo_before(&self, due: &[Offer]) -> Option<Offer> {
        let first = due.first().filter(|_| self.is_guided() && self.shift().can_undo())?;
        let is_gone = !has_its_thing(self.shift().state(), &first.act);
        self.acts().last().filter(|_| is_gone).map(|last| Offer::unkeyed(last.by, Act::Undo))
    }

    /// What the first duty is about; of a total that is asked, the call to be filled in.
    pub(super) fn target_of_due(&self) -> Option<Target> {
        let first = self.first_duty()?;
        let blank = self.asked(&first.act).and_then(Asked::blank);
        blank.map_or_else(|| target_of(&first.act), |blank| Some(Target::Blank(blank)))
    }

    fn first_duty(&self) -> Option<Duty> {
        let mut due = self.shift().due_of_trainee();
        let first = due.iter().position(|duty| !self.is_late(&duty.act)).unwrap_or(0);
        (first < due.len()).then(|| due.swap_remove(first))
    }

    /// True for an act that Guided leaves until nothing else is due: the shoe may go on before the bets are settled, but
    /// what that is for is seen after them.
    fn is_late(&self, act: &Act) -> bool {
        matches!(act, Act::OfferShoe(_)) && self.shift().state().coup.bets != Bets::Open
    }
}
