//! Rulings on numbers and amounts, computed by the referee or given by the author.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::bet::{Pays, Spot};
use crate::rules::chips::total_value;
use crate::rules::money::Money;
use crate::rules::reason::Reason;
use crate::rules::settle::Ending;
use crate::rules::shoe::burn;
use crate::rules::side::Side;

use super::super::marking::{AnswerKey, Tolerance};
use super::super::question::{Answer, AnswerForm, LaidShoe, Scene};
use super::super::{commission, count_hand, payout, pieces, read_stack, spot_fact};
use super::objections::Objections;
use super::ruling::AnswerRuling;
use super::table::AuthoredTable;
use super::{MoneyIs, NumberIs, Stake};

const USUAL_MOST: u32 = 99;
const LARGEST: u32 = 999_999;

pub(super) struct ComputedSum {
    pub(super) amount: Money,
    pub(super) key: AnswerKey,
    /// The most decisive rule.
    pub(super) why: Option<Reason>,
    pub(super) prompt: Phrase,
}

impl AuthoredTable<'_> {
    pub(super) fn number(
        &self,
        right: Option<u32>,
        most: Option<u32>,
        margin: Option<u32>,
        is: Option<NumberIs>,
        notes: &mut Objections,
    ) -> Option<AnswerRuling> {
        if most.is_some_and(|most| most == 0 || most > LARGEST) {
            let what = text!("flaw-asked-most", most = Fact::Number(LARGEST.into()));
            notes.note("answer.most", what);
            return None;
        }
        let Some(is) = is else {
            let Some(right) = right else {
                Self::unanswered(notes);
                return None;
            };
            let most = most.unwrap_or(USUAL_MOST);
            if right > most {
                above(right, most, notes);
                return None;
            }
            let mut ruling = AnswerRuling::by_author(self, AnswerForm::Number { most }, Answer::Number(right));
            if let Some(margin) = margin {
                let (lowest, highest) = (right.saturating_sub(margin), right.saturating_add(margin).min(most));
                if margin == 0 || (lowest, highest) == (0, most) {
                    notes.note("answer.margin", text!("flaw-asked-margin"));
                    return None;
                }
                ruling.key.tolerance = Tolerance::Between(lowest, highest);
            }
            return Some(ruling);
        };
        if margin.is_some() {
            notes.note("answer.margin", text!("flaw-asked-margin-of-referee"));
            return None;
        }
        let (decided, usual, key, prompt) = match is {
            NumberIs::Point(side) => self.point(side, notes),
            NumberIs::Burned => self.burned(notes),
        }?;
        if let Some(right) = right
            && right != decided
        {
            let [found, is] = [right, decided].map(|number| Fact::Number(number.into()));
            self.contradicts("answer.right", found, is, key.reasons.last(), notes);
        }
        let most = most.unwrap_or(usual);
        if decided > most {
            above(decided, most, notes);
            return None;
        }
        Some(AnswerRuling { form: AnswerForm::Number { most }, key, prompt: Some(prompt) })
    }

    fn point(&self, side: Side, notes: &mut Objections) -> Option<(u32, u32, AnswerKey, Phrase)> {
        let cards = self.hand(side);
        if !(2..=3).contains(&cards.len()) {
            let what = text!("flaw-asked-no-hand", side = Fact::Side(side));
            notes.note("answer.is", what);
            return None;
        }
        let key = count_hand::key(self.house, side, cards);
        let Answer::Number(point) = key.answer else { return None };
        Some((point, 9, key, text!("ask-count", side = Fact::Side(side))))
    }

    fn burned(&self, notes: &mut Objections) -> Option<(u32, u32, AnswerKey, Phrase)> {
        let Some(card) = self.fixed.turned else {
            notes.note("answer.is", text!("flaw-asked-no-turned"));
            return None;
        };
        let Some((burned, reason)) = burn(&self.house.shoe, card) else {
            notes.note_in_house("answer.is", text!("flaw-asked-nothing-burned"));
            return None;
        };
        let most = u32::from(*self.house.shoe.burn_of_tens_and_figures.value()).max(9);
        let after = Scene { shoe: Some(LaidShoe::Turned(card, burned)), ..self.scene() };
        let key = AnswerKey { after: Some(after), ..AnswerKey::new(Answer::Number(burned.into()), vec![reason]) };
        Some((burned.into(), most, key, text!("ask-burn", card = Fact::Card(card))))
    }

    pub(super) fn money(
        &self,
        right: Option<Money>,
        is: Option<MoneyIs>,
        notes: &mut Objections,
    ) -> Option<AnswerRuling> {
        if right.is_some_and(|right| right > Money::MOST) {
            notes.note("answer.right", text!("flaw-asked-amount"));
            return None;
        }
        let Some(is) = is else {
            let Some(right) = right else {
                Self::unanswered(notes);
                return None;
            };
            return Some(AnswerRuling::by_author(self, AnswerForm::Money, Answer::Money(right)));
        };
        let decided = match is {
            MoneyIs::Paid(seat, spot) => self.paid(seat, spot, notes),
            MoneyIs::Commission(seat, spot) => self.commission(seat, spot, notes),
            MoneyIs::Worth => self.worth(notes),
        }?;
        if let Some(right) = right
            && right != decided.amount
        {
            let [found, is] = [right, decided.amount].map(coins);
            self.contradicts("answer.right", found, is, decided.why.as_ref(), notes);
        }
        Some(AnswerRuling { form: AnswerForm::Money, key: decided.key, prompt: Some(decided.prompt) })
    }

    pub(super) fn paid(&self, seat: u8, spot: Spot, notes: &mut Objections) -> Option<ComputedSum> {
        let (place, stake) = self.stake("answer.is", seat, spot, notes)?;
        let ended = self.ended(notes)?;
        let settled = self.settled(place, ended.outcome, notes)?;
        let mut reasons: Vec<Reason> = ended.won().into_iter().collect();
        reasons.extend(settled.reasons.iter().cloned());
        let pays = self.house.pays(spot, ended.outcome).0;
        let plain = settled.ending == Ending::Win
            && pays.ratio().is_some_and(|ratio| stake.amount.times(ratio) == settled.paid);
        let working = if plain { payout::working(pays, stake.amount, settled.paid) } else { Vec::new() };
        Some(ComputedSum {
            amount: settled.paid,
            why: settled.reasons.first().cloned(),
            key: AnswerKey { working, ..AnswerKey::new(Answer::Money(settled.paid), reasons) },
            prompt: self.about(stake, text_key!("ask-payout"), text_key!("ask-written-paid")),
        })
    }

    fn commission(&self, seat: u8, spot: Spot, notes: &mut Objections) -> Option<ComputedSum> {
        let (place, stake) = self.stake("answer.is", seat, spot, notes)?;
        let ended = self.ended(notes)?;
        let settled = self.settled(place, ended.outcome, notes)?;
        let Pays::LessCommission(share) = self.house.pays(spot, ended.outcome).0 else {
            notes.note_in_house("answer.is", text!("flaw-asked-no-commission"));
            return None;
        };
        if settled.ending != Ending::Win {
            notes.note_in_house("answer.is", text!("flaw-asked-no-commission"));
            return None;
        }
        // The part above the maximum is returned and does not play, so it bears no commission.
        let playing = settled.playing;
        let kept = playing.minus(settled.paid);
        let mut reasons: Vec<Reason> = ended.won().into_iter().collect();
        reasons.extend(settled.reasons.iter().cloned());
        Some(ComputedSum {
            amount: kept,
            why: settled.reasons.first().cloned(),
            key: AnswerKey {
                working: commission::working(share, 1, playing, kept),
                ..AnswerKey::new(Answer::Money(kept), reasons)
            },
            prompt: self.about(stake, text_key!("ask-commission"), text_key!("ask-written-commission")),
        })
    }

    pub(super) fn worth(&self, notes: &mut Objections) -> Option<ComputedSum> {
        if self.fixed.chips.is_empty() {
            notes.note("answer.is", text!("flaw-asked-no-heaps"));
            return None;
        }
        // Pieces outside the set have no value.
        if self.fixed.chips.iter().any(|heap| self.set().piece(heap.value).is_none()) {
            return None;
        }
        let heaps: Vec<(Money, u32)> = self.fixed.chips.iter().map(|heap| (heap.value, heap.count)).collect();
        let reason = pieces::reason_of(self.fixed.set.as_ref(), self.house);
        let sum = total_value(&heaps);
        Some(ComputedSum {
            amount: sum,
            why: Some(reason.clone()),
            key: AnswerKey { working: read_stack::working(&heaps), ..AnswerKey::new(Answer::Money(sum), vec![reason]) },
            prompt: text!("ask-read-stack"),
        })
    }

    /// The prompt about a stake, naming its seat if there are several.
    pub(super) fn about(&self, stake: &Stake, alone: TextKey, of_seat: TextKey) -> Phrase {
        let chance = spot_fact(stake.spot, self.house);
        let of = |key| Phrase::plain(key).with("stake", Fact::Money(stake.amount)).with("chance", chance);
        if self.fixed.stakes.len() == 1 { of(alone) } else { of(of_seat).with("seat", Fact::Number(stake.seat.into())) }
    }
}

/// An amount in coins, as authors write it.
pub(super) fn coins(sum: Money) -> Fact {
    Fact::Text(sum.get().to_string())
}

fn above(right: u32, most: u32, notes: &mut Objections) {
    let what = text!("flaw-asked-above-most", found = Fact::Number(right.into()), most = Fact::Number(most.into()));
    notes.note("answer.right", what);
}
