//! Drill: the stakes of one player on several spots, added up and held against the limits.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::{Spot, Stake};
use crate::rules::clause::Entry;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::player_total::{TotalFinding, check_player, total_staked};
use crate::rules::rng::SeededRng;
use crate::rules::settle::{Limits, maximum};

use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, LaidStake, Question, QuestionPart, Scene};
use super::read_stack::times;
use super::{Drill, deal, filter_options, parts, spot_fact};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerTotals {
    pub cases: Vec<TotalCase>,
}

/// The stakes of a player, seen from the limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "total-", const_into_str)]
pub enum TotalCase {
    /// All within the limits.
    Within,
    /// Each stake within the limits, their sum above the maximum.
    SumAbove,
    /// One stake above the maximum by itself.
    StakeAbove,
    /// A tie stake above its share of the maximum.
    TieAbove,
    /// A single stake below the minimum.
    Below,
}

impl Default for PlayerTotals {
    fn default() -> Self {
        Self { cases: TotalCase::ALL.to_vec() }
    }
}

const MINIMA: [Money; 3] = [Money::coins(1_000), Money::coins(2_000), Money::coins(5_000)];
/// Seats with stakes beside the one asked about.
const OTHER_SEATS: usize = 2;
const MOST_DRAWS: usize = 1_000;

impl TotalCase {
    const ALL: [Self; 5] = [Self::Within, Self::SumAbove, Self::StakeAbove, Self::TieAbove, Self::Below];

    /// False for a case that hangs on an open question: whether the limits hold for each stake or for the player.
    fn is_known(self, house: &House) -> bool {
        let rules = &house.limits;
        match self {
            Self::Within | Self::StakeAbove | Self::Below => true,
            Self::SumAbove => rules.count_per_player() && matches!(rules.counted, Entry::Stated(..)),
            Self::TieAbove => rules.egalite_share_of_maximum.value().is_some(),
        }
    }

    /// The stakes of the player asked about; `None` if a draw does not make the case.
    fn stakes(self, house: &House, limits: Limits, dice: &mut SeededRng) -> Option<Vec<Stake>> {
        let most_of_tie = maximum(house, Spot::Egalite, limits).0;
        let mut amount = |most: Money| any(limits.min, most, dice);
        let amounts = match self {
            Self::Within | Self::SumAbove => (amount(limits.max)?, amount(most_of_tie)?),
            Self::StakeAbove => (limits.max.plus(amount(limits.max)?), amount(most_of_tie)?),
            Self::TieAbove => (amount(limits.max)?, most_of_tie.plus(amount(most_of_tie)?)),
            Self::Below => (Money::coins(limits.min.get() / 2), Money::ZERO),
        };
        let main = *dice.pick(&[Spot::Punto, Spot::Banco])?;
        let other = if main == Spot::Punto { Spot::Banco } else { Spot::Punto };
        // Both sides may be backed, except where the second stake is to be a tie.
        let beside = if self != Self::TieAbove && dice.below(2) == 0 { other } else { Spot::Egalite };
        let third = dice.below(3) == 0 && !matches!(self, Self::Below | Self::TieAbove);
        let spot = if beside == Spot::Egalite { other } else { Spot::Egalite };
        let more = Stake { spot, amount: if third { any(limits.min, most_of_tie, dice)? } else { Money::ZERO } };
        let mut stakes = vec![Stake { spot: main, amount: amounts.0 }, Stake { spot: beside, amount: amounts.1 }, more];
        stakes.retain(|stake| stake.amount > Money::ZERO);
        self.is_made_by(&stakes, limits).then_some(stakes)
    }

    /// True if each stake and the sum are on the side of the limits that the case names.
    fn is_made_by(self, stakes: &[Stake], limits: Limits) -> bool {
        let sum = total_staked(stakes);
        let one_above = stakes.iter().any(|stake| stake.amount > limits.max);
        match self {
            Self::Within | Self::TieAbove => sum <= limits.max,
            Self::SumAbove => sum > limits.max && !one_above,
            Self::StakeAbove => one_above,
            Self::Below => true,
        }
    }
}

/// A multiple of the minimum up to `most`.
fn any(min: Money, most: Money, dice: &mut SeededRng) -> Option<Money> {
    let counts = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 40, 60, 80, 100];
    let fitting: Vec<Money> = counts.iter().map(|count| times(min, *count)).filter(|sum| *sum <= most).collect();
    dice.pick(&fitting).copied()
}

impl PlayerTotals {
    fn cases<'a>(&'a self, house: &'a House) -> impl Iterator<Item = TotalCase> + 'a {
        self.cases.iter().copied().filter(|case| case.is_known(house))
    }
}

impl Drill for PlayerTotals {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.cases(house).map(|case| case.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let case = self.cases(house).nth(decision)?;
        let min = *dice.pick(&MINIMA)?;
        let limits = Limits { min, max: times(min, *dice.pick(&[20, 40, 100])?) };
        let own = (0..MOST_DRAWS).find_map(|_| case.stakes(house, limits, dice))?;
        let mut seats = deal::seats(OTHER_SEATS + 1, house, dice);
        let asked = *dice.pick(&seats)?;
        let mut stakes = Vec::new();
        for seat in std::mem::take(&mut seats) {
            let other = Stake { spot: *dice.pick(&[Spot::Punto, Spot::Banco])?, amount: any(min, limits.max, dice)? };
            let his = if seat == asked { own.as_slice() } else { std::slice::from_ref(&other) };
            stakes.extend(his.iter().map(|stake| LaidStake { seat, spot: stake.spot, amount: stake.amount }));
        }
        Some(posed(house, asked, &own, Scene { stakes, limits: Some(limits), ..Scene::default() }, limits))
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let known = TotalCase::ALL.into_iter().filter(|case| case.is_known(house));
        vec![filter_options::kinds("cases", known, &self.cases)]
    }
}

fn posed(house: &House, seat: u8, own: &[Stake], scene: Scene, limits: Limits) -> PosedQuestion {
    let (finding, reasons) = check_player(house, own, limits);
    let findings = [
        (TotalFinding::Within, "within", text!("choice-total-within")),
        (TotalFinding::Above, "above", text!("choice-total-above")),
        (TotalFinding::Below, "below", text!("choice-total-below")),
    ];
    let right = findings.iter().position(|(own, ..)| *own == finding).unwrap_or(findings.len());
    let total = total_staked(own);
    let mut working: Vec<Phrase> = own
        .iter()
        .map(|stake| {
            text!("working-stake-on", chance = spot_fact(stake.spot, house), stake = Fact::Money(stake.amount))
        })
        .collect();
    working.push(text!("working-heaps", sum = Fact::Money(total)));
    let lines = vec![
        QuestionPart { label: text!("part-player-total"), form: AnswerForm::Money },
        parts::choice_part(text!("part-player-limits"), findings.map(|(_, id, label)| (id, label))),
    ];
    PosedQuestion {
        question: Question {
            scene,
            prompt: text!("ask-player-total", seat = Fact::Number(seat.into())),
            form: AnswerForm::Several(lines),
        },
        key: AnswerKey {
            working,
            ..AnswerKey::new(Answer::Several(vec![Answer::Money(total), Answer::Choice(right)]), reasons)
        },
    }
}
