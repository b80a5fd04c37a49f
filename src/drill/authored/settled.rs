//! Rulings on settling the scene's stakes, in the house's order.

use crate::rules::phrase::{Fact, Phrase};
use crate::rules::round_of_payment::{Due, RoundOfPayment};
use crate::rules::settle::Settled;

use super::super::layout_of_stakes::Layout;
use super::super::question::Form;
use super::Deal;
use super::objections::Objections;
use super::ruling::Ruling;
use super::table::Table;

impl Table<'_> {
    pub(super) fn settle(&self, right: &[Deal], notes: &mut Objections) -> Option<Ruling> {
        if self.fixed.stakes.is_empty() {
            notes.note("answer", Phrase::plain("flaw-asked-no-stakes"));
            return None;
        }
        let all_sit = self.fixed.stakes.iter().all(|stake| self.has_seat(stake.seat) && self.has_spot(stake.spot));
        let ended = self.ended(notes)?;
        let all = 0..self.fixed.stakes.len();
        let settled = all.map(|place| self.settled(place, ended.outcome, notes)).collect::<Option<Vec<Settled>>>()?;
        if !all_sit {
            return None;
        }
        if settled.iter().all(|settled| Due::of(settled) == Due::Stays) {
            notes.note_here("answer", Phrase::plain("flaw-asked-all-stay"));
            return None;
        }
        self.prove_deals(right, &settled, notes);
        let round = RoundOfPayment::of(self.house, self.size())?;
        let layout = Layout { stakes: self.stakes(), standing: self.standing(), settled };
        let key = layout.key(round, self.house, ended.won());
        let prompt = Phrase::plain("ask-layout-of-stakes").with("chance", Fact::Chance(ended.outcome.winner));
        Some(Ruling { form: Form::Settle, key, prompt: Some(prompt) })
    }

    /// Compares the author's settlements with the referee's, regardless of order, which differs between houses.
    fn prove_deals(&self, right: &[Deal], settled: &[Settled], notes: &mut Objections) {
        let mut named: Vec<usize> = Vec::new();
        for (index, deal) in right.iter().enumerate() {
            let at = format!("answer.right.{index}");
            let (seat, spot, says) = match *deal {
                Deal::Collected(seat, spot) => (seat, spot, Due::Collected),
                Deal::Paid(seat, spot, sum) => (seat, spot, Due::Paid(sum)),
            };
            let Some((place, _)) = self.stake(&at, seat, spot, notes) else { continue };
            if named.contains(&place) {
                let what = Phrase::plain("flaw-asked-stake-twice").with("seat", Fact::Number(seat.into()));
                notes.note(&at, what);
            }
            named.push(place);
            let Some(settled) = settled.get(place) else { continue };
            if Due::of(settled) != says {
                let [found, is] = [says, Due::of(settled)].map(told);
                self.contradicts(&at, found, is, settled.reasons.first(), notes);
            }
        }
        if right.is_empty() {
            return;
        }
        let left = settled
            .iter()
            .enumerate()
            .find(|(place, settled)| Due::of(settled) != Due::Stays && !named.contains(place));
        if let Some((place, settled)) = left
            && let Some(stake) = self.fixed.stakes.get(place)
        {
            let what = Phrase::plain("flaw-asked-stake-left").with("seat", Fact::Number(stake.seat.into()));
            let what = what.with("spot", Fact::Text(format!("{:?}", stake.spot)));
            notes.note_here("answer.right", what.with("decided", told(Due::of(settled))));
        }
    }
}

fn told(due: Due) -> Fact {
    Fact::Phrase(Box::new(match due {
        Due::Collected => Phrase::plain("asked-collected"),
        Due::Paid(sum) => Phrase::plain("asked-paid").with("sum", super::figures::coins(sum)),
        Due::Stays => Phrase::plain("asked-stays"),
    }))
}
