//! Rulings on settling the scene's stakes, in the house's order.

use crate::i18n::phrase::Fact;
use crate::rules::round_of_payment::{RoundOfPayment, StakeDue};
use crate::rules::settle::Settled;

use super::super::layout_of_stakes::SettledLayout;
use super::super::question::AnswerForm;
use super::Deal;
use super::objections::Objections;
use super::ruling::AnswerRuling;
use super::table::AuthoredTable;

impl AuthoredTable<'_> {
    pub(super) fn settle(&self, right: &[Deal], notes: &mut Objections) -> Option<AnswerRuling> {
        if self.fixed.stakes.is_empty() {
            notes.note("answer", text!("flaw-asked-no-stakes"));
            return None;
        }
        let all_sit = self.fixed.stakes.iter().all(|stake| self.has_seat(stake.seat) && self.has_spot(stake.spot));
        let ended = self.ended(notes)?;
        let all = 0..self.fixed.stakes.len();
        let settled = all.map(|place| self.settled(place, ended.outcome, notes)).collect::<Option<Vec<Settled>>>()?;
        if !all_sit {
            return None;
        }
        if settled.iter().all(|settled| StakeDue::from_settled(settled) == StakeDue::Stays) {
            notes.note_in_house("answer", text!("flaw-asked-all-stay"));
            return None;
        }
        self.prove_deals(right, &settled, notes);
        let round = RoundOfPayment::for_table(self.house, self.size())?;
        let layout = SettledLayout { stakes: self.stakes(), standing: self.standing(), settled };
        let key = layout.key(round, self.house, ended.won());
        let prompt = text!("ask-layout-of-stakes", chance = Fact::Chance(ended.outcome.winner));
        Some(AnswerRuling { form: AnswerForm::Settle, key, prompt: Some(prompt) })
    }

    /// Compares the author's settlements with the referee's, regardless of order, which differs between houses.
    fn prove_deals(&self, right: &[Deal], settled: &[Settled], notes: &mut Objections) {
        let mut named: Vec<usize> = Vec::new();
        for (index, deal) in right.iter().enumerate() {
            let at = format!("answer.right.{index}");
            let (seat, spot, says) = match *deal {
                Deal::Collected(seat, spot) => (seat, spot, StakeDue::Collected),
                Deal::Paid(seat, spot, sum) => (seat, spot, StakeDue::Paid(sum)),
            };
            let Some((place, _)) = self.stake(&at, seat, spot, notes) else { continue };
            if named.contains(&place) {
                let what = text!("flaw-asked-stake-twice", seat = Fact::Number(seat.into()));
                notes.note(&at, what);
            }
            named.push(place);
            let Some(settled) = settled.get(place) else { continue };
            if StakeDue::from_settled(settled) != says {
                let [found, is] = [says, StakeDue::from_settled(settled)].map(describe_due);
                self.contradicts(&at, found, is, settled.reasons.first(), notes);
            }
        }
        if right.is_empty() {
            return;
        }
        let left = settled
            .iter()
            .enumerate()
            .find(|(place, settled)| StakeDue::from_settled(settled) != StakeDue::Stays && !named.contains(place));
        if let Some((place, settled)) = left
            && let Some(stake) = self.fixed.stakes.get(place)
        {
            let what = text!(
                "flaw-asked-stake-left",
                seat = Fact::Number(stake.seat.into()),
                spot = Fact::Text(format!("{:?}", stake.spot)),
                decided = describe_due(StakeDue::from_settled(settled))
            );
            notes.note_in_house("answer.right", what);
        }
    }
}

fn describe_due(due: StakeDue) -> Fact {
    Fact::Phrase(Box::new(match due {
        StakeDue::Collected => text!("asked-collected"),
        StakeDue::Paid(sum) => text!("asked-paid", sum = super::figures::coins(sum)),
        StakeDue::Stays => text!("asked-stays"),
    }))
}
