//! Drill: minimum and maximum change during the day: how it is made known, and which limits hold for a stake.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::bet::{Spot, Stake};
use crate::rules::house::House;
use crate::rules::limit_change::{StakeTiming, limits_in_force};
use crate::rules::money::Money;
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;
use crate::rules::settle::{Limits, admit};
use crate::rules::trade::TradeRule;

use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, LaidStake, Question, Scene};
use super::read_stack::times;
use super::{Drill, deal, filter_options, parts, spot_fact};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct LimitsChange {
    pub cases: Vec<LimitsCase>,
}

/// Moment of a change of the limits, seen from the stake asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "limits-", const_into_str)]
pub enum LimitsCase {
    /// Before the stake is placed.
    BeforeStakes,
    /// While the coup of the stake is under way.
    UnderWay,
    /// After the coup; the stake is left for the next one.
    LeftDown,
    /// No stake: who decides, and how it is made known.
    MadeKnown,
}

impl Default for LimitsChange {
    fn default() -> Self {
        Self { cases: LimitsCase::ALL.to_vec() }
    }
}

impl LimitsCase {
    const ALL: [Self; 4] = [Self::BeforeStakes, Self::UnderWay, Self::LeftDown, Self::MadeKnown];

    const fn timing(self) -> Option<StakeTiming> {
        match self {
            Self::BeforeStakes => Some(StakeTiming::AfterTheChange),
            Self::UnderWay => Some(StakeTiming::CoupUnderWay),
            Self::LeftDown => Some(StakeTiming::LeftForTheNext),
            Self::MadeKnown => None,
        }
    }
}

/// Minima of the lower limits, in coins.
const MINIMA: [Money; 4] = [Money::coins(1_000), Money::coins(2_000), Money::coins(5_000), Money::coins(10_000)];

/// The limits before and after a change.
#[derive(Clone, Copy)]
struct Change {
    before: Limits,
    after: Limits,
}

impl Change {
    /// Limits that double or halve; the maximum is a multiple of the minimum.
    fn draw(dice: &mut SeededRng) -> Option<Self> {
        let min = *dice.pick(&MINIMA)?;
        let low = Limits { min, max: times(min, *dice.pick(&[40, 50, 100])?) };
        let high = Limits { min: times(min, 2), max: times(low.max, 2) };
        let (before, after) = if dice.below(2) == 0 { (low, high) } else { (high, low) };
        Some(Self { before, after })
    }

    fn low(self) -> Limits {
        if self.before.min < self.after.min { self.before } else { self.after }
    }

    /// A stake that is within both limits, or on one side of them within one only.
    fn stake(self, dice: &mut SeededRng) -> Option<Money> {
        let Limits { min, max } = self.low();
        match dice.below(3) {
            0 => Some(min),
            1 => Some(times(min, *dice.pick(&[2, 5, 10, 20])?)),
            _ => Some(max.plus(times(min, *dice.pick(&[5, 10, 20, 40])?))),
        }
    }

    fn narrate(self) -> [Phrase; 2] {
        let told = |key: TextKey, limits: Limits| {
            Phrase::plain(key).with("min", Fact::Money(limits.min)).with("max", Fact::Money(limits.max))
        };
        [told(text_key!("told-limits-were"), self.before), told(text_key!("told-limits-become"), self.after)]
    }
}

const MOST_DRAWS: usize = 200;

impl Drill for LimitsChange {
    fn decisions(&self, house: &House) -> Vec<String> {
        let known = *house.limits.change_in_the_day.value();
        self.cases.iter().filter(|_| known).map(|case| case.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let case = *self.cases.get(decision).filter(|_| *house.limits.change_in_the_day.value())?;
        match case.timing() {
            Some(timing) => stake_at_a_change(timing, house, dice),
            None => made_known(house, dice),
        }
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![filter_options::kinds("cases", LimitsCase::ALL, &self.cases)]
    }
}

fn admitted(house: &House, stake: Stake, limits: Limits) -> (usize, Reason) {
    let rules = &house.limits;
    match admit(house, &[stake], 0, limits) {
        Ok(playing) if playing == stake.amount => (0, Reason::new(Rule::AllStand, rules.bind.basis())),
        Ok(_) => (1, Reason::new(Rule::ExcessReturned, rules.above_maximum.basis())),
        Err((fault, basis)) => (2, Reason::new(Rule::Refused(fault), basis)),
    }
}

fn stake_at_a_change(timing: StakeTiming, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
    let spot = *dice.pick(&[Spot::Punto, Spot::Banco])?;
    let (change, stake) = (0..MOST_DRAWS).find_map(|_| {
        let change = Change::draw(dice)?;
        let stake = Stake { spot, amount: change.stake(dice)? };
        // A stake placed before the change was admitted then.
        let stood = timing == StakeTiming::AfterTheChange || admitted(house, stake, change.before).0 == 0;
        stood.then_some((change, stake))
    })?;
    let seat = deal::seats(1, house, dice).pop()?;
    let (limits, in_force) = limits_in_force(timing, change.before, change.after);
    let (fate, reason) = admitted(house, stake, limits);
    let [were, become_now] = change.narrate();
    let told = |key: TextKey| {
        Phrase::plain(key)
            .with("seat", Fact::Number(seat.into()))
            .with("amount", Fact::Money(stake.amount))
            .with("chance", spot_fact(spot, house))
    };
    let narration = match timing {
        StakeTiming::AfterTheChange => vec![were, become_now, told(text_key!("told-limits-then-stake"))],
        StakeTiming::CoupUnderWay => vec![were, told(text_key!("told-limits-coup-dealt")), become_now],
        StakeTiming::LeftForTheNext => vec![were, told(text_key!("told-limits-stake-left")), become_now],
    };
    let which = [("old", text!("choice-limits-old")), ("new", text!("choice-limits-new"))];
    let fates = [
        ("stands", text!("choice-here-stands")),
        ("excess-back", text!("choice-excess-goes-back")),
        ("back-whole", text!("choice-goes-back-whole")),
    ];
    let lines = vec![
        parts::choice_part(text!("part-limits-which"), which),
        parts::choice_part(text!("part-limits-stake"), fates),
    ];
    let new = usize::from(limits == change.after);
    Some(PosedQuestion {
        question: Question {
            scene: Scene {
                stakes: vec![LaidStake { seat, spot, amount: stake.amount }],
                narration,
                ..Scene::default()
            },
            prompt: text!("ask-limits-stake", seat = Fact::Number(seat.into())),
            form: AnswerForm::Several(lines),
        },
        key: AnswerKey {
            working: working(stake, limits),
            ..AnswerKey::new(Answer::Several(vec![Answer::Choice(new), Answer::Choice(fate)]), vec![in_force, reason])
        },
    })
}

fn working(stake: Stake, limits: Limits) -> Vec<Phrase> {
    let over = stake.amount > limits.max;
    let excess = || {
        text!(
            "working-excess",
            stake = Fact::Money(stake.amount),
            most = Fact::Money(limits.max),
            excess = Fact::Money(stake.amount.minus(limits.max))
        )
    };
    over.then(excess).into_iter().collect()
}

fn made_known(house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
    let change = Change::draw(dice)?;
    let mut deciders = [
        ("management", text!("choice-limits-management")),
        ("table", text!("choice-limits-head-of-table")),
        ("payer", text!("choice-limits-payer")),
    ];
    let mut ways = [
        ("told-and-shown", text!("choice-limits-told-and-shown")),
        ("shown", text!("choice-limits-shown")),
        ("told", text!("choice-limits-told")),
        ("tomorrow", text!("choice-limits-tomorrow")),
    ];
    dice.shuffle(&mut deciders);
    dice.shuffle(&mut ways);
    let decides = deciders.iter().position(|(id, _)| *id == "management")?;
    let way = ways.iter().position(|(id, _)| *id == "told-and-shown")?;
    let basis = house.limits.change_in_the_day.basis();
    let rules = [TradeRule::LimitsMayChange, TradeRule::ChangeToldAndShown];
    let lines = vec![
        parts::choice_part(text!("part-limits-decides"), deciders),
        parts::choice_part(text!("part-limits-known"), ways),
    ];
    Some(PosedQuestion {
        question: Question {
            scene: Scene { narration: change.narrate().to_vec(), ..Scene::default() },
            prompt: text!("ask-limits-known"),
            form: AnswerForm::Several(lines),
        },
        key: AnswerKey::new(
            Answer::Several(vec![Answer::Choice(decides), Answer::Choice(way)]),
            rules.map(|rule| Reason::new(Rule::Trade(rule), basis)).to_vec(),
        ),
    })
}
