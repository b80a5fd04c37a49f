//! Drill: the one stake on the layout that may not stand, and what is done about it.

use serde::Deserialize;

use crate::rules::bet::{Spot, Stake};
use crate::rules::dice::Dice;
use crate::rules::house::House;
use crate::rules::money::{Money, Ratio};
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::reason::{Reason, Rule};
use crate::rules::settle::{Fault, Limits, admit, maximum};
use crate::rules::side::Chance;

use super::marking::{Key, Posed};
use super::question::{Answer, Choice, FeltPlace, Form, LaidStake, Part, Question, Scene, lettered};
use super::{Drill, deal};

/// Find the stake that may not stand before the cards are drawn.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FaultyStakes {
    /// What is wrong with a stake, each as often as the others, where the house knows it.
    pub faults: Vec<StakeFault>,
    /// How many seats have stakes.
    pub seats: u8,
}

/// What is wrong on the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum StakeFault {
    /// A stake is less than the minimum.
    BelowMinimum,
    /// A stake on a side is more than the maximum.
    AboveMaximum,
    /// A stake on equal points is more than its share of the maximum.
    TieOverItsShare,
    /// A stake on equal points lies alone where it may not.
    TieAlone,
    /// A stake is no multiple of the step.
    OffStep,
    /// Nothing, though some stake is at the edge of what is allowed.
    Nothing,
}

impl Default for FaultyStakes {
    fn default() -> Self {
        Self { faults: StakeFault::ALL.to_vec(), seats: 4 }
    }
}

/// How many seats may have stakes in one question.
const SEATS: std::ops::RangeInclusive<u8> = 2..=5;

/// How often stakes are laid in search of exactly the fault that is wanted; most come the first time.
const MOST_LAYOUTS: usize = 1_000;

impl StakeFault {
    const ALL: [Self; 6] =
        [Self::BelowMinimum, Self::AboveMaximum, Self::TieOverItsShare, Self::TieAlone, Self::OffStep, Self::Nothing];

    const fn id(self) -> &'static str {
        match self {
            Self::BelowMinimum => "stake-below-minimum",
            Self::AboveMaximum => "stake-above-maximum",
            Self::TieOverItsShare => "stake-tie-over-its-share",
            Self::TieAlone => "stake-tie-alone",
            Self::OffStep => "stake-off-step",
            Self::Nothing => "stake-nothing",
        }
    }

    /// Whether a house can find this fault.
    fn is_known(self, house: &House) -> bool {
        let rules = &house.limits;
        match self {
            Self::BelowMinimum | Self::AboveMaximum | Self::Nothing => true,
            Self::TieOverItsShare => rules.egalite_share_of_maximum.value().is_some(),
            Self::TieAlone => *rules.egalite_needs_main_stake.value(),
            Self::OffStep => *rules.step.value() > 1,
        }
    }
}

impl FaultyStakes {
    fn faults<'a>(&'a self, house: &'a House) -> impl Iterator<Item = StakeFault> + 'a {
        self.faults.iter().copied().filter(|fault| fault.is_known(house))
    }
}

impl Drill for FaultyStakes {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.faults(house).map(|fault| fault.id().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut Dice) -> Option<Posed> {
        let fault = self.faults(house).nth(decision)?;
        let laid = |dice: &mut Dice| Layout::lay(fault, usize::from(self.seats), house, dice);
        let layout = (0..MOST_LAYOUTS).filter_map(|_| laid(dice)).find(|layout| {
            let found = layout.refused(house).count();
            found == usize::from(fault != StakeFault::Nothing)
        })?;
        Some(layout.posed(house))
    }

    fn flaw(&self) -> Option<Phrase> {
        (!SEATS.contains(&self.seats)).then(|| {
            Phrase::plain("flaw-seats-with-stakes")
                .with("least", Fact::Number((*SEATS.start()).into()))
                .with("most", Fact::Number((*SEATS.end()).into()))
        })
    }
}

/// What becomes of a stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Remedy {
    Whole(Fault),
    Excess,
}

/// Stakes under a sign.
struct Layout {
    limits: Limits,
    stakes: Vec<LaidStake>,
}

impl Layout {
    /// Stakes that may stand, but for one; nothing where the dice leave no room for it.
    fn lay(fault: StakeFault, seats: usize, house: &House, dice: &mut Dice) -> Option<Self> {
        let min = Money::coins(*dice.pick(&[500, 1_000, 2_000, 2_500])?);
        let times = |sum: Money, count: u32| sum.times(Ratio { over: count, under: 1 });
        let limits = Limits { min, max: times(min, *dice.pick(&[40, 80, 160])?) };
        let any = |most: Money, dice: &mut Dice| {
            let counts = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 60, 80, 100, 160];
            let fitting: Vec<Money> =
                counts.iter().map(|count| times(min, *count)).filter(|sum| *sum <= most).collect();
            dice.pick(&fitting).copied()
        };
        let most_of_tie = maximum(house, Spot::Egalite, limits).0;
        let mut layout = Self { limits, stakes: Vec::new() };
        let taken = deal::seats(seats, house, dice);
        let victim = *dice.pick(&taken)?;
        for seat in taken {
            let spot = *dice.pick(&[Spot::Punto, Spot::Banco])?;
            let mut main = any(limits.max, dice)?;
            let mut tie = if dice.below(3) == 0 { any(most_of_tie, dice) } else { None };
            if seat == victim {
                let more = times(min, *dice.pick(&[1, 2, 5])?);
                match fault {
                    StakeFault::BelowMinimum => main = min.times(*dice.pick(&SHORT)?),
                    StakeFault::AboveMaximum => main = limits.max.plus(more),
                    StakeFault::TieOverItsShare => tie = Some(most_of_tie.plus(more)),
                    StakeFault::TieAlone => (main, tie) = (Money::ZERO, any(most_of_tie, dice)),
                    StakeFault::OffStep => main = main.plus(off_step(house)?),
                    StakeFault::Nothing => match dice.below(4) {
                        0 => main = min,
                        1 => main = limits.max,
                        2 => tie = Some(most_of_tie),
                        _ => (main, tie) = (Money::ZERO, Some(any(most_of_tie, dice)?)),
                    },
                }
            }
            layout.stakes.push(LaidStake { seat, spot, amount: main });
            layout.stakes.extend(tie.map(|amount| LaidStake { seat, spot: Spot::Egalite, amount }));
        }
        layout.stakes.retain(|stake| stake.amount > Money::ZERO);
        Some(layout)
    }

    /// The stakes that may not stand as they lie, by their place, with what becomes of each and why.
    fn refused<'a>(&'a self, house: &'a House) -> impl Iterator<Item = (usize, Remedy, Reason)> + 'a {
        self.stakes.iter().enumerate().filter_map(move |(index, laid)| {
            let stake = |laid: &LaidStake| Stake { spot: laid.spot, amount: laid.amount };
            let own: Vec<Stake> = self.stakes.iter().filter(|other| other.seat == laid.seat).map(stake).collect();
            let (remedy, reason) = match admit(house, &own, stake(laid), self.limits) {
                Ok(playing) if playing == laid.amount => return None,
                Ok(_) => {
                    let basis = house.limits.above_maximum.basis();
                    (Remedy::Excess, Reason::new(Rule::ExcessReturned, basis))
                }
                Err((fault, basis)) => (Remedy::Whole(fault), Reason::new(Rule::Refused(fault), basis)),
            };
            Some((index, remedy, reason))
        })
    }

    fn posed(self, house: &House) -> Posed {
        let refused = self.refused(house).next();
        let nothing = self.stakes.len();
        let (which, remedy) = match refused {
            Some((index, Remedy::Whole(_), _)) => (index, 0),
            Some((index, Remedy::Excess, _)) => (index, 1),
            None => (nothing, 2),
        };
        let key = Key {
            working: refused.map(|(index, remedy, _)| self.working(house, index, remedy)).unwrap_or_default(),
            ..Key::of(
                Answer::Several(vec![Answer::Choice(which), Answer::Choice(remedy)]),
                refused.map_or_else(|| self.why_all_stand(house), |(_, _, reason)| vec![reason]),
            )
        };
        let parts = vec![
            Part { label: Phrase::plain("part-faulty-stake"), form: Form::Choice(self.choices()) },
            Part { label: Phrase::plain("part-remedy"), form: Form::Choice(remedies()) },
        ];
        let scene = Scene { stakes: self.stakes, limits: Some(self.limits), ..Scene::default() };
        let prompt = Phrase::plain("ask-faulty-stakes");
        Posed { question: Question { scene, prompt, form: Form::Several(parts) }, key }
    }

    fn choices(&self) -> Vec<Choice> {
        let none = Choice { id: "none".into(), label: Phrase::plain("choice-no-stake"), letter: None, place: None };
        let stakes = self.stakes.iter().map(|stake| Choice {
            id: format!("seat-{}-{}", stake.seat, chance(stake.spot).id()).into(),
            label: Phrase::plain("table-stake")
                .with("seat", Fact::Number(stake.seat.into()))
                .with("spot", Fact::Chance(chance(stake.spot)))
                .with("amount", Fact::Money(stake.amount)),
            letter: None,
            place: Some(FeltPlace::Stake(stake.seat, stake.spot)),
        });
        lettered(stakes.chain([none]))
    }

    /// That every stake lies within the limits, and that a stake on equal points may lie alone where
    /// one does.
    fn why_all_stand(&self, house: &House) -> Vec<Reason> {
        let rules = &house.limits;
        let has_main = |seat: u8| self.stakes.iter().any(|stake| stake.seat == seat && stake.spot != Spot::Egalite);
        let alone = self.stakes.iter().any(|stake| stake.spot == Spot::Egalite && !has_main(stake.seat));
        let mut reasons = vec![Reason::new(Rule::AllStand, rules.bind.basis())];
        if alone {
            reasons.push(Reason::new(Rule::TieMayStandAlone, rules.egalite_needs_main_stake.basis()));
        }
        reasons
    }

    /// How the head finds it, where there is something to reckon.
    fn working(&self, house: &House, index: usize, remedy: Remedy) -> Vec<Phrase> {
        let Some(stake) = self.stakes.get(index) else { return Vec::new() };
        let most = maximum(house, stake.spot, self.limits).0;
        let money = |name, sum| (name, Fact::Money(sum));
        let mut steps = Vec::new();
        let mut step = |key: &'static str, facts: Vec<(&'static str, Fact)>| {
            steps.push(Phrase { key: key.into(), facts });
        };
        if stake.amount > most && most != self.limits.max {
            let share = house.limits.egalite_share_of_maximum.value().unwrap_or(Ratio::EVENS);
            step(
                "working-most-of-tie",
                vec![
                    money("max", self.limits.max),
                    ("over", Fact::Number(share.over.into())),
                    ("under", Fact::Number(share.under.into())),
                    money("most", most),
                ],
            );
        }
        match remedy {
            Remedy::Excess => step(
                "working-excess",
                vec![money("stake", stake.amount), money("most", most), money("excess", stake.amount.minus(most))],
            ),
            Remedy::Whole(Fault::OffStep) => {
                let coins = Money::coins((*house.limits.step.value()).into());
                step("working-step", vec![money("stake", stake.amount), money("step", coins)]);
            }
            Remedy::Whole(_) => {}
        }
        steps
    }
}

/// How much of the minimum a stake below it may be.
const SHORT: [Ratio; 3] = [Ratio { over: 4, under: 5 }, Ratio { over: 3, under: 5 }, Ratio { over: 2, under: 5 }];

/// The largest common piece that makes a stake fall between two steps.
fn off_step(house: &House) -> Option<Money> {
    let step = u64::from(*house.limits.step.value()).max(1);
    [50, 25, 10, 5, 1].into_iter().find(|coins: &u64| !coins.is_multiple_of(step)).map(Money::coins)
}

/// The chance a stake of this drill lies on.
const fn chance(spot: Spot) -> Chance {
    match spot {
        Spot::Punto => Chance::Punto,
        Spot::Banco => Chance::Banco,
        Spot::Egalite | Spot::Own(_) => Chance::Egalite,
    }
}

fn remedies() -> Vec<Choice> {
    let ids = [
        ("back-whole", "choice-goes-back-whole"),
        ("excess-back", "choice-excess-goes-back"),
        ("stands", "choice-all-stand"),
    ];
    lettered(ids.map(|(id, key)| Choice { id: id.into(), label: Phrase::plain(key), letter: None, place: None }))
}
