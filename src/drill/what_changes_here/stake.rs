//! Topics on stakes: payouts and admissibility.

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::{Pays, Spot, Stake};
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::house_rule::{StakeFate, stake_fate};
use crate::rules::money::{Money, Ratio};
use crate::rules::rng::SeededRng;
use crate::rules::round_of_payment::StakeDue;
use crate::rules::settle::{Limits, maximum, settle};
use crate::rules::side::{Chance, Side};

use super::super::payout::{only_stake, working};
use super::super::question::{Answer, AnswerForm, LaidStake, Scene};
use super::case::{ComparedCase, InHouse, choices, coup, dealt, seats};

const fn so_many(over: u32) -> Ratio {
    Ratio { over, under: 1 }
}

pub(super) fn banco_pays(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    // A win with six is rare but distinguishes houses, so it comes up half the time.
    let six = dice.below(2) == 0;
    let wanted = |winner, banco: u8| winner == Chance::Banco && (banco == 6) == six;
    let (cards, outcome) =
        coup([here, there], dice, |outcome| wanted(outcome.winner, outcome.points[Side::Banco].get()))?;
    let amount = Money::coins(2_000 * (1 + dice.below(60) as u64));
    let seat = *seats([here, there], 1, dice).first()?;
    let stake = Stake { spot: Spot::Banco, amount };
    let prompt = text!("ask-here-banco-pays", stake = Fact::Money(amount), chance = Fact::Chance(Chance::Banco));
    ComparedCase::new(prompt, [here, there], |house| {
        let coup = dealt(house, &cards)?;
        let settled = settle(house, outcome, &[stake], None).pop()?;
        let mut scene = Scene::of_coup(&coup);
        scene.stakes = vec![LaidStake { seat, spot: stake.spot, amount }];
        scene.announced = Some(outcome.winner);
        let working = in_one_line(house.pays(stake.spot, outcome).0, amount, settled.paid);
        let answer = Answer::Money(settled.paid);
        let settlement = only_stake(StakeDue::Paid(settled.paid));
        Some(InHouse { working, settlement, ..InHouse::computed(scene, AnswerForm::Money, answer, settled.reasons) })
    })
}

/// The working of a payment on one line, so that two houses are compared at a glance.
fn in_one_line(pays: Pays, stake: Money, paid: Money) -> Vec<Phrase> {
    let twentieth = Ratio { over: 1, under: 20 };
    match pays.ratio() {
        Some(Ratio { over: 19, under: 20 }) if stake.divides_evenly(twentieth) => vec![text!(
            "working-twentieth",
            stake = Fact::Money(stake),
            twentieth = Fact::Money(stake.times(twentieth)),
            paid = Fact::Money(paid)
        )],
        _ => working(pays, stake, paid),
    }
}

fn sign(dice: &mut SeededRng) -> Option<Limits> {
    let min = Money::coins(*dice.pick(&[500, 1_000, 2_000, 2_500])?);
    let over = *dice.pick(&[40, 80, 160])?;
    Some(Limits { min, max: min.times(so_many(over)) })
}

/// The case of the last stake of a seat. The seat's stakes together are within the maximum, so that it does not matter
/// whether a house counts them together; or there is one alone.
fn stake_case(houses: [&House; 2], laid: &[LaidStake], limits: Limits) -> Option<ComparedCase> {
    let asked = *laid.last()?;
    let total = laid.iter().fold(Money::ZERO, |sum, stake| sum.plus(stake.amount));
    (laid.len() < 2 || total <= limits.max).then_some(())?;
    let stakes: Vec<Stake> = laid.iter().map(|laid| Stake { spot: laid.spot, amount: laid.amount }).collect();
    let stake = Stake { spot: asked.spot, amount: asked.amount };
    let chance = match asked.spot {
        Spot::Punto => Chance::Punto,
        Spot::Banco => Chance::Banco,
        Spot::Egalite | Spot::Own(_) => Chance::Egalite,
    };
    let prompt = text!(
        "ask-here-stake",
        seat = Fact::Number(asked.seat.into()),
        stake = Fact::Money(asked.amount),
        chance = Fact::Chance(chance)
    );
    ComparedCase::new(prompt, houses, |house| {
        let (fate, reasons) = stake_fate(house, &stakes, limits)?;
        let fates = choices([
            ("stands", text_key!("choice-here-stands")),
            ("excess-back", text_key!("choice-excess-goes-back")),
            ("back-whole", text_key!("choice-goes-back-whole")),
        ]);
        let index = match fate {
            StakeFate::Stands => 0,
            StakeFate::ExcessGoesBack => 1,
            StakeFate::GoesBack => 2,
        };
        let scene = Scene { stakes: laid.to_vec(), limits: Some(limits), ..Scene::default() };
        // A text may name a limit and not say what is done about a stake beyond it.
        let deciding = match (fate, reasons.last()) {
            (StakeFate::Stands, _) => stands_by(house, &stakes),
            (StakeFate::ExcessGoesBack | StakeFate::GoesBack, reason) => reason?.basis,
        };
        let own = InHouse::choice(scene, fates, index, reasons).resting_on(deciding, index);
        Some(InHouse { working: limit_working(house, stake, limits).into_iter().collect(), ..own })
    })
}

/// The basis on which the last of a player's stakes stands.
fn stands_by(house: &House, stakes: &[Stake]) -> Basis {
    let rules = &house.limits;
    match stakes {
        [Stake { spot: Spot::Egalite, .. }] => rules.egalite_needs_main_stake.basis(),
        [.., Stake { spot: Spot::Egalite, .. }] if rules.egalite_share_of_maximum.value().is_some() => {
            rules.egalite_share_of_maximum.basis()
        }
        _ => rules.bind.basis(),
    }
}

/// Computation for a tie stake with its own maximum.
fn limit_working(house: &House, stake: Stake, limits: Limits) -> Option<Phrase> {
    let most = maximum(house, stake.spot, limits).0;
    let share = house.limits.egalite_share_of_maximum.value().filter(|_| stake.spot == Spot::Egalite);
    share.map(|share| {
        text!(
            "working-most-of-tie",
            max = Fact::Money(limits.max),
            over = Fact::Number(share.over.into()),
            under = Fact::Number(share.under.into()),
            most = Fact::Money(most)
        )
    })
}

fn of_minimum(limits: Limits, most: Money, dice: &mut SeededRng) -> Option<Money> {
    let counts = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 60, 80, 100, 160];
    let sums = counts.map(|count| limits.min.times(so_many(count)));
    let fitting: Vec<Money> = sums.into_iter().filter(|sum| *sum <= most).collect();
    dice.pick(&fitting).copied()
}

/// Highest tie stake allowed in both houses.
fn most_of_tie(houses: [&House; 2], limits: Limits) -> Money {
    let [one, other] = houses.map(|house| maximum(house, Spot::Egalite, limits).0);
    one.min(other)
}

pub(super) fn tie_alone(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    let limits = sign(dice)?;
    let seat = *seats([here, there], 1, dice).first()?;
    let amount = of_minimum(limits, most_of_tie([here, there], limits), dice)?;
    let tie = LaidStake { seat, spot: Spot::Egalite, amount };
    let spot = *dice.pick(&[Spot::Punto, Spot::Banco])?;
    let beside = LaidStake { seat, spot, amount: of_minimum(limits, limits.max, dice)? };
    // With a companion a tie stake is always allowed, so both variants occur.
    let laid = if dice.below(4) == 0 { vec![beside, tie] } else { vec![tie] };
    stake_case([here, there], &laid, limits)
}

pub(super) fn tie_maximum(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    let limits = sign(dice)?;
    let seat = *seats([here, there], 1, dice).first()?;
    let spot = *dice.pick(&[Spot::Punto, Spot::Banco])?;
    let main = LaidStake { seat, spot, amount: of_minimum(limits, limits.max, dice)? };
    let most = most_of_tie([here, there], limits);
    let within = dice.below(4) == 0 || most == limits.max;
    let amount = if within { of_minimum(limits, most, dice)? } else { of_minimum(limits, limits.max, dice)? };
    let tie = LaidStake { seat, spot: Spot::Egalite, amount };
    (within || amount > most).then_some(())?;
    stake_case([here, there], &[main, tie], limits)
}

pub(super) fn above_maximum(here: &House, there: &House, dice: &mut SeededRng) -> Option<ComparedCase> {
    let limits = sign(dice)?;
    let seat = *seats([here, there], 1, dice).first()?;
    let spot = *dice.pick(&[Spot::Punto, Spot::Banco])?;
    let more = limits.min.times(so_many(*dice.pick(&[1, 2, 5, 10])?));
    let amount = if dice.below(5) == 0 { limits.max } else { limits.max.plus(more) };
    let stake = LaidStake { seat, spot, amount };
    stake_case([here, there], &[stake], limits)
}
