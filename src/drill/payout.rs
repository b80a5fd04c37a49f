//! Drill: the payout of one stake after a finished coup.

use serde::Deserialize;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::{Pays, Spot, Stake, When};
use crate::rules::house::House;
use crate::rules::money::{Money, Ratio};
use crate::rules::reason::Reason;
use crate::rules::rng::SeededRng;
use crate::rules::round_of_payment::StakeDue;
use crate::rules::settle::settle;
use crate::rules::side::Chance;

use super::filter::Filter;
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, LaidStake, Question, Scene, StakeAction, StakeOutcome};
use super::{Drill, deal, filter_options, stake_range, usual_mistakes};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Payout {
    pub spots: Vec<Chance>,
    pub from: Money,
    pub to: Money,
    pub step: Money,
    /// Includes stakes that lose or are returned, which are paid nothing.
    pub also_unpaid: bool,
}

impl Default for Payout {
    fn default() -> Self {
        let coins = Money::coins;
        Self {
            spots: Chance::ALL.to_vec(),
            from: coins(2_000),
            to: coins(100_000),
            step: coins(2_000),
            also_unpaid: false,
        }
    }
}

#[derive(Debug, Clone, Copy)]
struct PayoutCase {
    chance: Chance,
    spot: Spot,
    line: usize,
}

impl Payout {
    fn cases(&self, house: &House) -> Vec<(PayoutCase, String)> {
        let mut cases = Vec::new();
        for chance in &self.spots {
            let spot = Spot::from(*chance);
            let lines = house.spot_rules(spot).into_iter().flat_map(|rules| rules.payouts.iter().enumerate());
            for (line, payout) in lines {
                let paid = !matches!(payout.pays, Pays::Lose | Pays::Push);
                if paid || self.also_unpaid {
                    cases.push((
                        PayoutCase { chance: *chance, spot, line },
                        format!("pays-{}-{}", chance.id(), condition_id(payout.when)),
                    ));
                }
            }
        }
        cases
    }
}

pub(crate) fn condition_id(when: When) -> String {
    match when {
        When::Wins(chance) => chance.id().to_owned(),
        When::WinsWith(side, point) => format!("{}-with-{point}", Chance::from(side).id()),
        When::WinsWithCards(side, point, cards) => format!("{}-with-{point}-in-{cards}", Chance::from(side).id()),
        When::WinsBy(side, margin) => format!("{}-by-{margin}", Chance::from(side).id()),
        When::WinsNatural(side) => format!("{}-natural", Chance::from(side).id()),
        When::EgaliteOn(point) => format!("egalite-on-{point}"),
        When::Cards(cards) => format!("cards-{cards}"),
        When::Always => "otherwise".to_owned(),
    }
}

impl Drill for Payout {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.cases(house).into_iter().map(|(_, id)| id).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let (case, _) = *self.cases(house).get(decision)?;
        let rules = house.spot_rules(case.spot)?;
        let decides = |end| rules.payouts.iter().position(|line| line.when.holds(end)) == Some(case.line);
        let coup = deal::coup_where(house, dice, |coup| coup.outcome().is_some_and(decides))?;
        let outcome = coup.outcome()?;
        let stake = Stake { spot: case.spot, amount: stake_range::draw_stake(self.from, self.to, self.step, dice) };
        let settled = settle(house, outcome, &[stake], None).pop()?;
        let seat = 1 + dice.below(usize::from(house.tables.first().map_or(7, |table| *table.seats.value()))) as u8;
        let mut scene = Scene::of_coup(&coup);
        scene.stakes = vec![LaidStake { seat, spot: case.spot, amount: stake.amount }];
        scene.announced = Some(outcome.winner);
        let mut reasons: Vec<Reason> = coup.reasons().pop().into_iter().collect();
        reasons.extend(settled.reasons.iter().cloned());
        Some(PosedQuestion {
            question: Question {
                scene,
                prompt: text!("ask-payout", stake = Fact::Money(stake.amount), chance = Fact::Chance(case.chance)),
                form: AnswerForm::Money,
            },
            key: AnswerKey {
                working: working(rules.payouts.get(case.line)?.pays, stake.amount, settled.paid),
                settlement: only_stake(StakeDue::from_settled(&settled)),
                usual_mistakes: usual_mistakes::in_payment(
                    rules.payouts.get(case.line)?.pays,
                    stake.amount,
                    settled.paid,
                ),
                ..AnswerKey::new(Answer::Money(settled.paid), reasons)
            },
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        let mut filters = vec![filter_options::chances("spots", &self.spots)];
        filters.extend(filter_options::stakes(self.from, self.to, self.step));
        filters.push(filter_options::yes_no("also_unpaid", self.also_unpaid));
        filters
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        stake_range::flaw(self.from, self.to, self.step)
    }
}

/// The action due on the one stake of a scene.
pub(super) fn only_stake(due: StakeDue) -> Vec<StakeAction> {
    let act = match due {
        StakeDue::Collected => StakeOutcome::Collected,
        StakeDue::Paid(sum) => StakeOutcome::Paid(sum),
        StakeDue::Stays => return Vec::new(),
    };
    vec![StakeAction { stake: 0, act }]
}

/// Mental arithmetic: the tenth, its half and the rest for 19 to 20 or evens less 5 per cent, if they are whole; the
/// multiple or fraction for other odds. Empty for evens.
pub(super) fn working(pays: Pays, stake: Money, paid: Money) -> Vec<Phrase> {
    let twentieth = Ratio { over: 1, under: 20 };
    match pays.ratio() {
        Some(Ratio { over: 19, under: 20 }) if stake.divides_evenly(twentieth) => {
            let rest = text!(
                "working-rest",
                stake = Fact::Money(stake),
                half = Fact::Money(stake.times(twentieth)),
                paid = Fact::Money(paid)
            );
            tenth_then_half(stake).into_iter().chain([rest]).collect()
        }
        Some(ratio) if ratio != Ratio::EVENS && ratio.over > 0 => vec![text!(
            "working-odds",
            stake = Fact::Money(stake),
            ratio = Fact::Ratio(ratio),
            paid = Fact::Money(paid)
        )],
        _ => Vec::new(),
    }
}

/// A tenth of a sum and half of that, which is a twentieth.
pub(super) fn tenth_then_half(sum: Money) -> [Phrase; 2] {
    let of = |under: u32| Fact::Money(sum.times(Ratio { over: 1, under }));
    [text!("working-tenth", stake = Fact::Money(sum), tenth = of(10)), text!("working-half-of-tenth", half = of(20))]
}
