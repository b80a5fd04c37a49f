//! Drill: a house that pays Banco half on one point: whether it applies, and the amount.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::Fact;
use crate::rules::bet::{Pays, Spot, Stake, When};
use crate::rules::coup::CoupOutcome;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::money::{Money, Ratio};
use crate::rules::reason::Reason;
use crate::rules::rng::SeededRng;
use crate::rules::round_of_payment::StakeDue;
use crate::rules::settle::settle;
use crate::rules::side::{Chance, Side};

use super::filter::Filter;
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion};
use super::payout::{only_stake, working};
use super::question::{Answer, AnswerForm, LaidStake, Question, Scene};
use super::{Drill, deal, filter_options, stake_range};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct HalfPay {
    pub cases: Vec<HalfCase>,
    pub from: Money,
    pub to: Money,
    pub step: Money,
}

/// A case in which half pay applies or seems to. "The point" is the one on which the house pays half.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "half-", const_into_str)]
pub enum HalfCase {
    /// Banco wins with the point in two cards.
    TwoCards,
    /// Banco wins with the point in three cards.
    ThreeCards,
    /// Banco wins with another point.
    OtherPoint,
    /// Punto wins with the point; the stake is on Punto.
    PuntoWins,
    /// Both sides have the point; the stake is on Banco.
    EqualPoints,
}

impl Default for HalfPay {
    fn default() -> Self {
        let coins = Money::coins;
        Self { cases: HalfCase::ALL.to_vec(), from: coins(1_000), to: coins(40_000), step: coins(1_000) }
    }
}

impl HalfCase {
    const ALL: [Self; 5] = [Self::TwoCards, Self::ThreeCards, Self::OtherPoint, Self::PuntoWins, Self::EqualPoints];

    fn holds(self, half_on: Point, outcome: CoupOutcome) -> bool {
        let has = |side: Side| outcome.points[side] == half_on;
        let banco = outcome.winner == Chance::Banco;
        match self {
            Self::TwoCards => banco && has(Side::Banco) && outcome.cards.banco == 2,
            Self::ThreeCards => banco && has(Side::Banco) && outcome.cards.banco == 3,
            Self::OtherPoint => banco && !has(Side::Banco),
            Self::PuntoWins => outcome.winner == Chance::Punto && has(Side::Punto),
            Self::EqualPoints => outcome.winner == Chance::Egalite && has(Side::Banco),
        }
    }

    const fn staked_on(self) -> Chance {
        if matches!(self, Self::PuntoWins) { Chance::Punto } else { Chance::Banco }
    }
}

fn half_on(house: &House) -> Option<Point> {
    house.spot_rules(Spot::Banco)?.payouts.iter().find_map(|line| match (line.when, line.pays) {
        (When::WinsWith(Side::Banco, point), Pays::Odds(Ratio { over: 1, under: 2 })) => Some(point),
        _ => None,
    })
}

impl Drill for HalfPay {
    fn decisions(&self, house: &House) -> Vec<String> {
        let cases = half_on(house).into_iter().flat_map(|_| &self.cases);
        cases.map(|case| case.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let point = half_on(house)?;
        let case = *self.cases.get(decision)?;
        let is_case = |end| case.holds(point, end);
        let coup = deal::coup_where(house, dice, |coup| coup.outcome().is_some_and(is_case))?;
        let outcome = coup.outcome()?;
        let chance = case.staked_on();
        let stake = Stake { spot: chance.into(), amount: stake_range::draw_stake(self.from, self.to, self.step, dice) };
        let settled = settle(house, outcome, &[stake], None).pop()?;
        let seat = deal::seats(1, house, dice).pop()?;
        let mut reasons: Vec<Reason> = coup.reasons().pop().into_iter().collect();
        reasons.extend(settled.reasons.iter().cloned());
        Some(PosedQuestion {
            question: Question {
                scene: Scene {
                    announced: Some(outcome.winner),
                    stakes: vec![LaidStake { seat, spot: stake.spot, amount: stake.amount }],
                    ..Scene::of_coup(&coup)
                },
                prompt: text!("ask-payout", stake = Fact::Money(stake.amount), chance = Fact::Chance(chance)),
                form: AnswerForm::Money,
            },
            key: AnswerKey {
                working: working(house.pays(stake.spot, outcome).0, stake.amount, settled.paid),
                settlement: only_stake(StakeDue::from_settled(&settled)),
                ..AnswerKey::new(Answer::Money(settled.paid), reasons)
            },
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        let mut filters = vec![filter_options::kinds("cases", HalfCase::ALL, &self.cases)];
        filters.extend(filter_options::stakes(self.from, self.to, self.step));
        filters
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        stake_range::flaw(self.from, self.to, self.step)
    }
}
