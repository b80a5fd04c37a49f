//! Drill: the commission a house keeps on winnings on Banco, for one stake or several seats together.

use serde::Deserialize;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::{Pays, Spot, Stake};
use crate::rules::house::House;
use crate::rules::money::{Money, Ratio};
use crate::rules::rng::SeededRng;
use crate::rules::settle::settle;
use crate::rules::side::Chance;

use super::filter::Filter;
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion};
use super::payout::tenth_then_half;
use super::question::{Answer, AnswerForm, LaidStake, Question, Scene};
use super::{Drill, deal, filter_options, stake_range};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Commission {
    /// Number of seats that owe it together; drawn uniformly.
    pub seats: Vec<u8>,
    pub from: Money,
    pub to: Money,
    pub step: Money,
}

impl Default for Commission {
    fn default() -> Self {
        let coins = Money::coins;
        Self { seats: vec![1, 2, 3], from: coins(2_000), to: coins(40_000), step: coins(2_000) }
    }
}

/// Upper bound on seats, so that their stakes can be read at a glance.
const MOST_SEATS: u8 = 5;

impl Drill for Commission {
    fn decisions(&self, house: &House) -> Vec<String> {
        let mut lines = house.spot_rules(Spot::Banco).into_iter().flat_map(|rules| &rules.payouts);
        if !lines.any(|line| matches!(line.pays, Pays::LessCommission(_))) {
            return Vec::new();
        }
        self.seats.iter().map(|seats| format!("commission-{seats}")).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let count = *self.seats.get(decision).filter(|_| decision < self.decisions(house).len())?;
        let owes = |end| matches!(house.pays(Spot::Banco, end).0, Pays::LessCommission(_));
        let coup = deal::coup_where(house, dice, |coup| coup.outcome().is_some_and(owes))?;
        let outcome = coup.outcome()?;
        let Pays::LessCommission(share) = house.pays(Spot::Banco, outcome).0 else { return None };
        let mut scene = Scene { announced: Some(outcome.winner), ..Scene::of_coup(&coup) };
        let mut reasons = vec![coup.reasons().pop()?];
        let (mut staked, mut kept) = (Money::ZERO, Money::ZERO);
        for seat in deal::seats(usize::from(count), house, dice) {
            let stake =
                Stake { spot: Spot::Banco, amount: stake_range::draw_stake(self.from, self.to, self.step, dice) };
            let settled = settle(house, outcome, &[stake], None).pop()?;
            scene.stakes.push(LaidStake { seat, spot: stake.spot, amount: stake.amount });
            staked = staked.plus(stake.amount);
            kept = kept.plus(stake.amount.minus(settled.paid));
            let new = |reason: &_| !reasons.contains(reason);
            let more: Vec<_> = settled.reasons.into_iter().filter(new).collect();
            reasons.extend(more);
        }
        let asked = if count == 1 { text_key!("ask-commission") } else { text_key!("ask-commissions") };
        Some(PosedQuestion {
            question: Question {
                scene,
                prompt: Phrase::plain(asked)
                    .with("stake", Fact::Money(staked))
                    .with("chance", Fact::Chance(Chance::Banco)),
                form: AnswerForm::Money,
            },
            key: AnswerKey {
                working: working(share, count, staked, kept),
                ..AnswerKey::new(Answer::Money(kept), reasons)
            },
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        let mut filters =
            vec![Filter::any_of("seats", filter_options::numbers(1..=MOST_SEATS, |seats| self.seats.contains(&seats)))];
        filters.extend(filter_options::stakes(self.from, self.to, self.step));
        filters
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        if !self.seats.iter().all(|seats| (1..=MOST_SEATS).contains(seats)) {
            return Some(DrillFlaw::SeatsOfCommission(MOST_SEATS));
        }
        stake_range::flaw(self.from, self.to, self.step)
    }
}

/// Sum of the stakes if there are several, its tenth, and half of that. Empty if a remainder is dropped, because
/// every stake is then computed separately.
pub(super) fn working(share: Ratio, count: u8, staked: Money, kept: Money) -> Vec<Phrase> {
    let sum = text!("working-stakes", sum = Fact::Money(staked));
    let mut steps: Vec<Phrase> = (count > 1).then_some(sum).into_iter().collect();
    if staked.times(share) != kept || !staked.divides_evenly(share) {
        return Vec::new();
    }
    if share == (Ratio { over: 1, under: 20 }) {
        steps.extend(tenth_then_half(staked));
    } else {
        steps.push(text!(
            "working-share",
            sum = Fact::Money(staked),
            share = Fact::Share(share),
            kept = Fact::Money(kept)
        ));
    }
    steps
}
