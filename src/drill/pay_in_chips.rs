//! Drill: paying a stake after a decided coup in pieces from the tray.

use std::sync::Arc;

use serde::Deserialize;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::Pays;
use crate::rules::chips::{ChipRule, SetName, piece_count, tray};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::money::{Money, greatest_common_divisor};
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;
use crate::rules::side::Chance;

use super::filter::Filter;
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion, Tolerance};
use super::pieces::{self, Sums};
use super::question::{Answer, AnswerForm, Question};
use super::{Drill, Payout, filter_options, stake_range};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PayInChips {
    pub spots: Vec<Chance>,
    pub from: Money,
    pub to: Money,
    pub step: Money,
    /// Denomination set; `None` means the house's own.
    pub set: Option<SetName>,
    /// Values of the pieces of the set that have run out.
    pub without: Vec<Money>,
    pub fewest: bool,
}

impl Default for PayInChips {
    fn default() -> Self {
        let coins = Money::coins;
        Self {
            spots: Chance::ALL.to_vec(),
            from: coins(2_000),
            to: coins(40_000),
            step: coins(2_000),
            set: None,
            without: Vec::new(),
            fewest: false,
        }
    }
}

/// The payment alone, or stake and payment together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PutDown {
    Payment,
    StakeAndPayment,
}

impl PutDown {
    fn sum(self, stake: Money, pays: Pays) -> Money {
        self.with(stake, pays.ratio().map_or(Money::ZERO, |ratio| stake.times(ratio)))
    }

    fn with(self, stake: Money, paid: Money) -> Money {
        match self {
            Self::Payment => paid,
            Self::StakeAndPayment => stake.plus(paid),
        }
    }
}

impl PayInChips {
    fn payout(&self) -> Payout {
        Payout { spots: self.spots.clone(), from: self.from, to: self.to, step: self.step, also_unpaid: false }
    }

    /// [`Payout`]'s decision ids with a prefix; empty if the pieces do not make every sum.
    pub(super) fn decisions_of(&self, house: &House, prefix: &str, put_down: PutDown) -> Vec<String> {
        if self.flaw_of(house, put_down).is_some() {
            return Vec::new();
        }
        let ids = self.payout().decisions(house);
        ids.into_iter().map(|id| format!("{prefix}-{id}")).collect()
    }

    pub(super) fn flaw_of(&self, house: &House, put_down: PutDown) -> Option<DrillFlaw> {
        let set = pieces::set_of(self.set.as_ref(), house);
        let tray = self.tray(house, put_down);
        let unpaid = || {
            let mut ways = self.ways(house).into_iter();
            ways.find_map(|pays| self.sums().first_unpayable(&tray, &|stake| put_down.sum(stake, pays)))
        };
        pieces::unknown_piece(set, &self.without).or_else(|| unpaid().map(|sum| pieces::cannot_pay(set, sum)))
    }

    fn ways(&self, house: &House) -> Vec<Pays> {
        let of = |chance: &Chance| house.spot_rules((*chance).into()).into_iter().flat_map(|rules| &rules.payouts);
        let lines = self.spots.iter().flat_map(of);
        lines.map(|line| line.pays).filter(|pays| !matches!(pays, Pays::Lose | Pays::Push)).collect()
    }

    const fn sums(&self) -> Sums {
        Sums { from: self.from, to: self.to, step: self.step }
    }

    /// One tray for all payments of this drill.
    fn tray(&self, house: &House, put_down: PutDown) -> Vec<Money> {
        let (mut most, mut unit) = (Money::ZERO, 0);
        for pays in self.ways(house) {
            let paid = |stake| put_down.sum(stake, pays);
            most = most.max(self.sums().largest(&paid));
            unit = greatest_common_divisor(unit, self.sums().unit(&paid));
        }
        tray(pieces::set_of(self.set.as_ref(), house), &self.without, most, Money::coins(unit))
    }

    /// [`Payout`]'s question, answered in pieces.
    pub(super) fn posed(
        &self,
        decision: usize,
        house: &House,
        dice: &mut SeededRng,
        put_down: PutDown,
    ) -> Option<PosedQuestion> {
        let set = pieces::set_of(self.set.as_ref(), house);
        let tray = self.tray(house, put_down);
        let PosedQuestion { mut question, key } = self.payout().pose(decision, house, dice)?;
        let [laid] = question.scene.stakes.as_slice() else { return None };
        let (stake, chance) = (laid.amount, pieces::chance_of(laid.spot));
        let Answer::Money(paid) = key.answer else { return None };
        let sum = put_down.with(stake, paid);
        let best = pieces::fewest_pieces(sum, &tray)?;
        let prompt = match put_down {
            PutDown::Payment => text_key!("ask-pay-in-chips"),
            PutDown::StakeAndPayment => text_key!("ask-take-and-pay"),
        };
        question.scene.set = Some(Arc::clone(set));
        let mut working = key.working;
        let mut reasons = key.reasons;
        if put_down == PutDown::StakeAndPayment {
            working.push(text!(
                "working-stake-and-payment",
                stake = Fact::Money(stake),
                paid = Fact::Money(paid),
                sum = Fact::Money(sum)
            ));
            reasons.push(Reason::new(Rule::Chips(ChipRule::TakenAndPaid), Basis::Silent));
        }
        if piece_count(&best) > 1 {
            working.push(pieces::describe_sum(sum, &best));
        }
        let (accepts, rule) = if self.fewest {
            (Tolerance::FewestPieces, ChipRule::Fewest)
        } else {
            (Tolerance::AnyPieces, ChipRule::Any)
        };
        reasons.push(Reason::new(Rule::Chips(rule), Basis::Silent));
        let prompt = Phrase::plain(prompt).with("stake", Fact::Money(stake)).with("chance", Fact::Chance(chance));
        Some(PosedQuestion {
            question: Question { scene: question.scene, prompt: self.demanding(prompt), form: AnswerForm::Chips(tray) },
            key: AnswerKey {
                tolerance: accepts,
                working,
                settlement: key.settlement,
                // They are about the payment alone.
                usual_mistakes: if put_down == PutDown::Payment { key.usual_mistakes } else { Vec::new() },
                ..AnswerKey::new(Answer::Chips(best), reasons)
            },
        })
    }

    /// Adds a note to the prompt if only the fewest pieces are accepted.
    fn demanding(&self, prompt: Phrase) -> Phrase {
        if self.fewest { text!("ask-in-fewest", ask = Fact::Phrase(Box::new(prompt))) } else { prompt }
    }

    pub(super) fn filters_of(&self, house: &House) -> Vec<Filter> {
        let [from, to, step] = filter_options::stakes(self.from, self.to, self.step);
        let spots = filter_options::chances("spots", &self.spots);
        let without = pieces::pieces_filter("without", pieces::set_of(self.set.as_ref(), house), &self.without);
        let fewest = filter_options::yes_no("fewest", self.fewest);
        vec![spots, from, to, step, pieces::set_filter(self.set.as_ref()), without, fewest]
    }
}

impl Drill for PayInChips {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.decisions_of(house, "chips", PutDown::Payment)
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        self.posed(decision, house, dice, PutDown::Payment)
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        self.filters_of(house)
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        stake_range::flaw(self.from, self.to, self.step)
            .or_else(|| pieces::unknown_piece(self.set.as_ref()?.set()?, &self.without))
    }

    fn flaw_in(&self, house: &House) -> Option<DrillFlaw> {
        self.flaw_of(house, PutDown::Payment)
    }
}
