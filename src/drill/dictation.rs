//! Drill: an amount is heard and typed.

use serde::Deserialize;

use crate::i18n::Language;
use crate::i18n::phrase::Fact;
use crate::rules::bet::Stake;
use crate::rules::coup::CoupOutcome;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::reason::Reason;
use crate::rules::rng::SeededRng;
use crate::rules::settle::{Settled, settle};
use crate::rules::side::Chance;
use crate::voice::{Speech, SpeechStyle};

use super::filter::Filter;
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion};
use super::payout::working;
use super::question::{Answer, AnswerForm, LaidStake, Question, Scene};
use super::{Drill, calls, deal, filter_options};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Dictation {
    pub spots: Vec<Chance>,
    /// Number of digits in whole units; drawn uniformly.
    pub digits: Vec<u8>,
}

impl Default for Dictation {
    fn default() -> Self {
        Self { spots: Chance::ALL.to_vec(), digits: vec![2, 3, 4, 5] }
    }
}

/// From the smallest payout in whole units to the largest spelled number.
const DIGITS: std::ops::RangeInclusive<u8> = 2..=6;
const UNIT: u64 = 100;
/// Attempts to draw a stake whose payout has the wanted digits; under the built-in odds at least one in forty has.
const MOST_STAKES: usize = 10_000;

impl Drill for Dictation {
    fn decisions(&self, _house: &House) -> Vec<String> {
        let digits = self.digits.iter().filter(|_| !self.spots.is_empty());
        digits.map(|digits| format!("dictation-{digits}")).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let digits = *self.digits.get(decision)?;
        let chance = *dice.pick(&self.spots)?;
        let coup = deal::coup_where(house, dice, |coup| coup.outcome().is_some_and(|end| end.winner == chance))?;
        let outcome = coup.outcome()?;
        let settled = (0..MOST_STAKES).find_map(|_| paying(digits, chance, outcome, house, dice))?;
        let language = Language::from_tag(&house.source.language)?;
        let units = u32::try_from(settled.paid.get() / UNIT).ok()?;
        let heard = vec![Speech { style: SpeechStyle::WrittenOut, ..Speech::new(language, units.to_string()) }];
        let seat = deal::seats(1, house, dice).pop()?;
        let stake = settled.stake;
        let mut reasons: Vec<Reason> = coup.reasons().pop().into_iter().collect();
        reasons.extend(settled.reasons);
        let line = text!(
            "working-dictation",
            stake = Fact::Money(stake.amount),
            chance = Fact::Chance(chance),
            paid = Fact::Money(settled.paid)
        );
        let odds = house.pays(stake.spot, outcome).0;
        let key = AnswerKey {
            working: [line].into_iter().chain(working(odds, stake.amount, settled.paid)).collect(),
            after: Some(Scene {
                announced: Some(chance),
                stakes: vec![LaidStake { seat, spot: stake.spot, amount: stake.amount }],
                narration: calls::lines(&heard),
                ..Scene::of_coup(&coup)
            }),
            ..AnswerKey::new(Answer::Money(settled.paid), reasons)
        };
        let scene = Scene { heard, ..Scene::default() };
        Some(PosedQuestion {
            question: Question { scene, prompt: text!("ask-dictation"), form: AnswerForm::Money },
            key,
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![
            filter_options::chances("spots", &self.spots),
            Filter::any_of("digits", filter_options::numbers(DIGITS, |digits| self.digits.contains(&digits))),
        ]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        let beyond = self.digits.iter().any(|digits| !DIGITS.contains(digits));
        beyond.then_some(DrillFlaw::Digits(*DIGITS.end()))
    }
}

/// A random stake and its settlement, if the payout is a whole number of units with this many digits.
fn paying(digits: u8, chance: Chance, outcome: CoupOutcome, house: &House, dice: &mut SeededRng) -> Option<Settled> {
    let least = 10_u64.checked_pow(u32::from(digits).checked_sub(1)?)?;
    let (least, beyond) = (least, least.checked_mul(10)?);
    // Twice the bound, for half pay.
    let step = step(digits);
    let stakes = usize::try_from(beyond.checked_mul(2)? / step).ok()?;
    let units = (1 + dice.below(stakes) as u64).checked_mul(step)?;
    let amount = Money::coins(units.checked_mul(UNIT)?);
    let settled = settle(house, outcome, &[Stake { spot: chance.into(), amount }], None).pop()?;
    let paid = settled.paid.get();
    let fits = paid.is_multiple_of(UNIT) && (least..beyond).contains(&(paid / UNIT));
    fits.then_some(settled)
}

/// Step of the stakes for payouts with this many digits.
const fn step(digits: u8) -> u64 {
    match digits {
        0..=2 => 1,
        3..=4 => 5,
        5 => 50,
        _ => 500,
    }
}
