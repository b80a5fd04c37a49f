//! Stakes settled to the coin, refused or cut to the maximum, as each house has it.

use tailleur::rules::bet::{Spot, Stake};
use tailleur::rules::coup::{Coup, CoupOutcome};
use tailleur::rules::house::{House, HouseLibrary};
use tailleur::rules::money::Money;
use tailleur::rules::settle::{Ending, Limits, Settled, payable_unit, settle};
use tailleur::rules::side::Chance;

use crate::rules::coups::{SHELF, WALKED, cards, house};

const PUNTO: &str = "9h 2c Kd Ks";
const BANCO_ON_SEVEN: &str = "2h 7c Kd Ks 4s";
const BANCO_ON_SIX: &str = "2h 6c Kd Ks Kc";
const BANCO_ON_SIX_OF_THREE: &str = "2h Ac Kd Ks Kc 5s";
const TIE: &str = "6h 6c Kd Ks";

const NO_LIMITS: (u64, u64) = (0, 0);

/// House, coup, minimum and maximum (noughts: not checked), stakes; then for each stake how it ended,
/// what was paid, collected and returned, and the rules applied. All sums in cents.
type Case = (&'static str, &'static str, (u64, u64), &'static str, &'static str);

const CASES: &[Case] = &[
    // Even money, 19 for 20, 8 to 1.
    ("guide-fr", PUNTO, NO_LIMITS, "punto=10000", "win 10000 0 10000 pays S2-57"),
    ("guide-fr", BANCO_ON_SEVEN, NO_LIMITS, "banco=10000", "win 9500 0 10000 pays S2-58"),
    ("guide-fr", TIE, NO_LIMITS, "egalite=10000", "win 80000 0 10000 pays S2-59"),
    ("article-57-13", PUNTO, NO_LIMITS, "punto=2500", "win 2500 0 2500 pays S0-67"),
    ("article-57-13", BANCO_ON_SIX, NO_LIMITS, "banco=2000", "win 1900 0 2000 pays S0-68"),
    ("article-57-13", TIE, NO_LIMITS, "egalite=500", "win 4000 0 500 pays S0-69"),
    ("monte-carlo", PUNTO, NO_LIMITS, "punto=10000", "win 10000 0 10000 pays S3-10"),
    ("monte-carlo", BANCO_ON_SIX, NO_LIMITS, "banco=10000", "win 9500 0 10000 pays S3-11"),
    ("monte-carlo", TIE, NO_LIMITS, "egalite=10000", "win 80000 0 10000 pays S3-13"),
    // Five per cent of the winnings.
    ("venezia", PUNTO, NO_LIMITS, "punto=10000", "win 10000 0 10000 pays S4-08"),
    ("venezia", BANCO_ON_SIX, NO_LIMITS, "banco=10000", "win 9500 0 10000 pays-less-commission S4-09"),
    ("venezia", BANCO_ON_SEVEN, NO_LIMITS, "banco=2020", "win 1919 0 2020 pays-less-commission S4-09"),
    ("venezia", TIE, NO_LIMITS, "egalite=100", "win 800 0 100 pays S4-08"),
    // Half pay on a Banco six, evens on any other.
    ("venezia-malta", BANCO_ON_SIX, NO_LIMITS, "banco=2500", "win 1250 0 2500 pays S1-17"),
    ("venezia-malta", BANCO_ON_SIX_OF_THREE, NO_LIMITS, "banco=2500", "win 1250 0 2500 pays S1-17"),
    ("venezia-malta", BANCO_ON_SEVEN, NO_LIMITS, "banco=2500", "win 2500 0 2500 pays S1-17"),
    ("venezia-malta", PUNTO, NO_LIMITS, "punto=2500", "win 2500 0 2500 pays S1-17"),
    ("venezia-malta", TIE, NO_LIMITS, "egalite=2500", "win 20000 0 2500 pays S1-18"),
    // A rest smaller than a coin is not paid.
    ("venezia-malta", BANCO_ON_SIX, NO_LIMITS, "banco=2501", "win 1250 0 2501 pays S1-17, rest-dropped -"),
    ("guide-fr", BANCO_ON_SEVEN, NO_LIMITS, "banco=1", "win 0 0 1 pays S2-58, rest-dropped -"),
    ("venezia", BANCO_ON_SEVEN, NO_LIMITS, "banco=21", "win 19 0 21 pays-less-commission S4-09, rest-dropped -"),
    // Equal points: the stakes on either hand go back.
    ("article-57-13", TIE, NO_LIMITS, "punto=500 banco=500", "push 0 0 500 pushes S0-70; push 0 0 500 pushes S0-70"),
    ("guide-fr", TIE, NO_LIMITS, "punto=500 banco=500", "push 0 0 500 pushes S2-60; push 0 0 500 pushes S2-60"),
    ("venezia-malta", TIE, NO_LIMITS, "punto=500 banco=500", "push 0 0 500 pushes S1-16; push 0 0 500 pushes S1-16"),
    ("monte-carlo", TIE, NO_LIMITS, "punto=500 banco=500", "push 0 0 500 pushes -; push 0 0 500 pushes -"),
    ("venezia", TIE, NO_LIMITS, "punto=500 banco=500", "push 0 0 500 pushes -; push 0 0 500 pushes -"),
    // Lost.
    ("article-57-13", PUNTO, NO_LIMITS, "banco=500 egalite=100", "lose 0 500 0 loses S0-66; lose 0 100 0 loses S0-66"),
    (
        "guide-fr",
        BANCO_ON_SIX,
        NO_LIMITS,
        "punto=500 egalite=100",
        "lose 0 500 0 loses S2-56; lose 0 100 0 loses S2-56",
    ),
    ("venezia", PUNTO, NO_LIMITS, "banco=500", "lose 0 500 0 loses S4-10"),
    ("monte-carlo", PUNTO, NO_LIMITS, "banco=500", "lose 0 500 0 loses -"),
    ("venezia-malta", BANCO_ON_SIX, NO_LIMITS, "punto=500", "lose 0 500 0 loses -"),
    // At the bounds.
    ("guide-fr", PUNTO, (500, 100_000), "punto=500", "win 500 0 500 pays S2-57"),
    ("guide-fr", PUNTO, (500, 100_000), "punto=100000", "win 100000 0 100000 pays S2-57"),
    ("guide-fr", PUNTO, (500, 100_000), "punto=480", "below-minimum 0 0 480 below-minimum S2-37, goes-back-whole -"),
    ("guide-fr", PUNTO, (500, 100_000), "banco=480", "below-minimum 0 0 480 below-minimum S2-37, goes-back-whole -"),
    (
        "guide-fr",
        PUNTO,
        (500, 100_000),
        "punto=100020",
        "above-maximum 0 0 100020 above-maximum S2-37, goes-back-whole -",
    ),
    (
        "article-57-13",
        TIE,
        (500, 100_000),
        "banco=100020",
        "above-maximum 0 0 100020 above-maximum S0-44, goes-back-whole -",
    ),
    ("venezia", PUNTO, (500, 100_000), "punto=100020", "above-maximum 0 0 100020 above-maximum -, goes-back-whole -"),
    (
        "venezia-malta",
        PUNTO,
        (500, 100_000),
        "punto=400",
        "below-minimum 0 0 400 below-minimum S1-21, goes-back-whole -",
    ),
    // No text names a step: what a coin cannot pay is not paid.
    ("guide-fr", BANCO_ON_SIX, (500, 100_000), "banco=1010", "win 959 0 1010 pays S2-58, rest-dropped -"),
    ("venezia-malta", BANCO_ON_SIX, (500, 100_000), "banco=1001", "win 500 0 1001 pays S1-17, rest-dropped -"),
    // Two texts limit the amount per player: the stake that takes the total above the maximum goes back.
    (
        "article-57-13",
        PUNTO,
        (500, 100_000),
        "punto=5000 egalite=100000",
        "win 5000 0 5000 pays S0-67; total-above-maximum 0 0 100000 total-above-maximum S0-44, goes-back-whole -",
    ),
    (
        "guide-fr",
        PUNTO,
        (500, 100_000),
        "punto=60000 banco=60000",
        "win 60000 0 60000 pays S2-57; total-above-maximum 0 0 60000 total-above-maximum S2-37, goes-back-whole -",
    ),
    (
        "article-57-13",
        PUNTO,
        (500, 100_000),
        "punto=40000 punto=40000 punto=40000",
        "win 40000 0 40000 pays S0-67; win 40000 0 40000 pays S0-67; \
         total-above-maximum 0 0 40000 total-above-maximum S0-44, goes-back-whole -",
    ),
    ("guide-fr", PUNTO, (500, 100_000), "punto=300 egalite=200", "win 300 0 300 pays S2-57; lose 0 200 0 loses S2-56"),
    // The others limit each stake by itself, by their letter or by convention.
    (
        "venezia",
        PUNTO,
        (500, 100_000),
        "punto=60000 banco=60000",
        "win 60000 0 60000 pays S4-08; lose 0 60000 0 loses S4-10",
    ),
    ("venezia-malta", BANCO_ON_SIX, (500, 100_000), "banco=1002", "win 501 0 1002 pays S1-17"),
    // Malta: what lies above the maximum goes back, what lies below plays.
    ("venezia-malta", PUNTO, (500, 100_000), "punto=120000", "win 100000 0 120000 pays S1-17, excess-returned S1-22"),
    ("venezia-malta", PUNTO, (500, 100_000), "banco=120000", "lose 0 100000 20000 loses -, excess-returned -"),
    ("venezia-malta", TIE, (500, 100_000), "banco=120000", "push 0 0 120000 pushes S1-16, excess-returned S1-22"),
    (
        "venezia-malta",
        BANCO_ON_SIX,
        (500, 100_000),
        "banco=120000",
        "win 50000 0 120000 pays S1-17, excess-returned S1-22",
    ),
    // Malta: a tie stake only beside one on Punto or Banco that stands itself.
    ("venezia-malta", TIE, (500, 100_000), "egalite=500", "needs-main-stake 0 0 500 needs-main-stake S1-19"),
    ("venezia-malta", PUNTO, (500, 100_000), "egalite=500", "needs-main-stake 0 0 500 needs-main-stake S1-19"),
    (
        "venezia-malta",
        TIE,
        (500, 100_000),
        "punto=500 egalite=500",
        "push 0 0 500 pushes S1-16; win 4000 0 500 pays S1-18",
    ),
    (
        "venezia-malta",
        TIE,
        (500, 100_000),
        "egalite=500 banco=500",
        "win 4000 0 500 pays S1-18; push 0 0 500 pushes S1-16",
    ),
    (
        "venezia-malta",
        TIE,
        (500, 100_000),
        "banco=400 egalite=500",
        "below-minimum 0 0 400 below-minimum S1-21, goes-back-whole -; \
         needs-main-stake 0 0 500 needs-main-stake S1-19",
    ),
    ("guide-fr", TIE, (500, 100_000), "egalite=500", "win 4000 0 500 pays S2-59"),
    ("venezia", TIE, (500, 100_000), "egalite=500", "win 4000 0 500 pays S4-08"),
    // Monte-Carlo: a tie stake up to an eighth of the maximum.
    ("monte-carlo", TIE, (500, 160_000), "egalite=20000", "win 160000 0 20000 pays S3-13"),
    (
        "monte-carlo",
        TIE,
        (500, 160_000),
        "egalite=20020",
        "above-maximum 0 0 20020 above-maximum S3-12, goes-back-whole -",
    ),
    ("monte-carlo", PUNTO, (500, 160_000), "punto=160000", "win 160000 0 160000 pays S3-10"),
    (
        "monte-carlo",
        PUNTO,
        (500, 160_000),
        "punto=160020",
        "above-maximum 0 0 160020 above-maximum -, goes-back-whole -",
    ),
    ("guide-fr", TIE, (500, 160_000), "egalite=20020", "win 160160 0 20020 pays S2-59"),
];

#[test]
fn stakes_are_settled_as_each_house_has_it() {
    for (id, coup, limits, stakes, expected) in CASES {
        assert_eq!(settled(house(id), coup, *limits, stakes), *expected, "{id}: {coup}: {stakes}");
    }
}

fn outcome(house: &House, text: &str) -> CoupOutcome {
    Coup::deal(house, &cards(text)).ok().and_then(|coup| coup.outcome()).expect("a whole coup")
}

/// Settles stakes written as `spot=amount`, and writes down what came of each.
fn settled(house: &House, coup: &str, (min, max): (u64, u64), stakes: &str) -> String {
    let stakes: Vec<Stake> = stakes
        .split_whitespace()
        .map(|stake| {
            let (spot, amount) = stake.split_once('=').expect("spot=amount");
            let amount = Money::coins(amount.parse().expect("an amount"));
            Stake { spot: house.spot(spot).expect("a spot of the house"), amount }
        })
        .collect();
    let limits = (max > 0).then_some(Limits { min: Money::coins(min), max: Money::coins(max) });
    let settled = settle(house, outcome(house, coup), &stakes, limits);
    settled.iter().map(written).collect::<Vec<_>>().join("; ")
}

fn written(settled: &Settled) -> String {
    let ending = match settled.ending {
        Ending::Win => "win",
        Ending::Lose => "lose",
        Ending::Push => "push",
        Ending::Refused(fault) => fault.id(),
    };
    let rules = settled.reasons.iter().map(|reason| {
        let clause = reason.basis.clause().map_or("-".to_owned(), |clause| clause.to_string());
        format!("{} {clause}", reason.rule.key())
    });
    let [paid, collected, returned] = [settled.paid, settled.collected, settled.returned].map(Money::get);
    format!("{ending} {paid} {collected} {returned} {}", rules.collect::<Vec<_>>().join(", "))
}

/// A house of a trainer's own: the French one with some entries changed.
fn own_house(changes: &[(&str, &str)]) -> House {
    let (_, mut text) = HouseLibrary::built_in_files()
        .find(|(name, _)| *name == "article-57-13.ron")
        .map(|(name, text)| (name, text.to_owned()))
        .expect("a house");
    for (from, to) in changes {
        assert!(text.contains(from), "{from} is no part of the file");
        text = text.replacen(from, to, 1);
    }
    House::read("article-57-13.ron", &text).unwrap_or_else(|flaws| panic!("{flaws:#?}"))
}

#[test]
fn a_side_bet_is_data() {
    let side_bets = r#"
        (id: "luna", payouts: [
            (when: WinsWithCards(Banco, 7, 3), pays: Odds((40, 1)), from: Silent),
            (when: WinsWithCards(Punto, 8, 3), pays: Odds((25, 1)), from: Silent),
            (when: EgaliteOn(6), pays: Odds((45, 1)), from: Silent),
            (when: Wins(Egalite), pays: Push, from: Silent),
            (when: Always, pays: Lose, from: Silent),
        ]),
        (id: "margin", payouts: [
            (when: WinsNatural(Punto), pays: Odds((1, 1)), from: Silent),
            (when: WinsBy(Punto, 9), pays: Odds((30, 1)), from: Silent),
            (when: WinsBy(Punto, 8), pays: Odds((10, 1)), from: Silent),
            (when: Always, pays: Lose, from: Silent),
        ]),
        (id: "six-cards", payouts: [
            (when: Cards(6), pays: Odds((3, 2)), from: Silent),
            (when: WinsWith(Banco, 9), pays: LessCommission((1, 10)), from: Silent),
            (when: Always, pays: Lose, from: Silent),
        ]),
    ],

    limits: ("#;
    let house = own_house(&[("\n    ],\n\n    limits: (", side_bets)]);
    assert_eq!(house.all_spots().count(), 6);
    assert_eq!(house.spot("margin"), Some(Spot::Own(4)));
    assert_eq!(house.spot("sun"), None);
    for (coup, stake, expected) in [
        ("2h 2c Kd Ks Ks 5s", "luna=100", "win 4000 0 100 pays -"),
        ("Kh 7c Kd Ks 8s", "luna=100", "win 2500 0 100 pays -"),
        ("2h 7c Kd Ks 4s", "luna=100", "lose 0 100 0 loses -"),
        (TIE, "luna=100", "win 4500 0 100 pays -"),
        ("7h 7c Kd Ks", "luna=100", "push 0 0 100 pushes -"),
        ("9h Kc Kd Ks", "margin=100", "win 100 0 100 pays -"),
        ("Kh 2c Kd Ks 9s 8s", "margin=100", "win 3000 0 100 pays -"),
        ("Kh 3c Kd Ks 8s", "margin=100", "lose 0 100 0 loses -"),
        ("2h Ac Kd Ks 6s 9s", "margin=100", "win 1000 0 100 pays -"),
        ("2h Ac Kd Ks 6s 3s", "six-cards=100", "win 150 0 100 pays -"),
        ("2h 9c Kd Ks", "six-cards=100", "win 90 0 100 pays-less-commission -"),
        (PUNTO, "six-cards=100", "lose 0 100 0 loses -"),
    ] {
        assert_eq!(settled(&house, coup, NO_LIMITS, stake), expected, "{coup}: {stake}");
    }
}

#[test]
fn a_spot_the_house_does_not_have_loses() {
    let house = house("guide-fr");
    let stake = Stake { spot: Spot::Own(9), amount: Money::coins(100) };
    for coup in [PUNTO, BANCO_ON_SIX, TIE] {
        let settled = settle(house, outcome(house, coup), &[stake], None);
        assert_eq!(settled.iter().map(written).collect::<Vec<_>>(), ["lose 0 100 0 loses -"]);
    }
}

#[test]
fn a_house_may_keep_the_excess_of_a_lost_stake() {
    let house = own_house(&[
        ("above_maximum: Silent(Refused)", "above_maximum: Stated(ExcessReturned, \"S0-44\")"),
        ("excess_of_a_lost_stake: Silent(true)", "excess_of_a_lost_stake: Stated(false, \"S0-44\")"),
    ]);
    for (coup, expected) in [
        (PUNTO, "lose 0 120000 0 loses S0-66"),
        (BANCO_ON_SIX, "win 95000 0 120000 pays S0-68, excess-returned S0-44"),
        (TIE, "push 0 0 120000 pushes S0-70, excess-returned S0-44"),
    ] {
        assert_eq!(settled(&house, coup, (500, 100_000), "banco=120000"), expected, "{coup}");
    }
}

/// Odds of a stake in this house, as the texts have them: (over, under); `None`
/// where it loses.
fn odds(id: &str, spot: Spot, outcome: CoupOutcome) -> Option<(u128, u128)> {
    let banco_wins =
        if id == "venezia-malta" { if outcome.points.banco.get() == 6 { (1, 2) } else { (1, 1) } } else { (19, 20) };
    match (spot, outcome.winner) {
        (Spot::Punto, Chance::Punto) => Some((1, 1)),
        (Spot::Banco, Chance::Banco) => Some(banco_wins),
        (Spot::Egalite, Chance::Egalite) => Some((8, 1)),
        (Spot::Punto | Spot::Banco, Chance::Egalite) => Some((0, 1)),
        _ => None,
    }
}

const AMOUNTS: [u64; 14] = [1, 2, 19, 20, 21, 25, 40, 999, 1_000, 1_020, 99_999, 100_000, 120_000, Money::MOST.get()];

#[test]
fn no_coin_is_made_or_lost_in_any_coup_of_any_house() {
    let limits = Limits { min: Money::coins(20), max: Money::coins(100_000) };
    let mut endings = 0;
    for house in SHELF.iter() {
        // The quick tier walks one house alone: the ways in which a coup ends are those of all.
        let walked = WALKED.iter().find(|walked| walked.house.id == house.id).unwrap_or(&WALKED[0]);
        assert!(walked.outcomes.len() > 200, "{} ways for a coup to end", walked.outcomes.len());
        for (outcome, amount) in walked.outcomes.iter().flat_map(|outcome| AMOUNTS.map(|amount| (*outcome, amount))) {
            let stakes =
                [Spot::Punto, Spot::Banco, Spot::Egalite].map(|spot| Stake { spot, amount: Money::coins(amount) });
            for limits in [None, Some(limits)] {
                for settled in settle(house, outcome, &stakes, limits) {
                    check(house, outcome, &settled, limits);
                    endings += 1;
                }
            }
        }
    }
    assert!(endings > 5 * 200 * 14 * 6);
}

fn check(house: &House, outcome: CoupOutcome, settled: &Settled, limits: Option<Limits>) {
    let Settled { stake, playing: played, ending, paid, collected, returned, reasons } = settled;
    let name = || format!("{}: {outcome:?}: {settled:?}", house.id);
    assert_eq!(collected.get() + returned.get(), stake.amount.get(), "{}", name());
    assert!(!reasons.is_empty(), "{}", name());
    let odds = odds(house.id.as_str(), stake.spot, outcome);
    let playing = match (ending, limits) {
        (Ending::Refused(_), None) => panic!("nothing was checked: {}", name()),
        (Ending::Refused(_), Some(_)) => {
            assert_eq!((*paid, *returned), (Money::ZERO, stake.amount), "{}", name());
            return;
        }
        (_, None) => stake.amount,
        (_, Some(limits)) => stake.amount.min(limits.max),
    };
    assert_eq!(*played, playing, "{}", name());
    let expected = odds.map_or(0, |(over, under)| u128::from(playing.get()) * over / under);
    assert_eq!(u128::from(paid.get()), expected, "{}", name());
    let taken = if odds.is_none() { playing } else { Money::ZERO };
    assert_eq!(*collected, taken, "{}", name());
    let ended = match odds {
        None => Ending::Lose,
        Some((0, _)) => Ending::Push,
        Some(_) => Ending::Win,
    };
    assert_eq!(*ending, ended, "{}", name());
}

/// Every house has pieces down to 0.50: on Banco only tens can be paid there at 19 for 20 or less 5 per cent, whole
/// units at one for two.
#[test]
fn what_can_be_paid_follows_from_the_smallest_piece_of_the_house() {
    for house in SHELF.iter() {
        let smallest = house.chip_set().pieces[0].value.get();
        assert_eq!(smallest, 50, "{}", house.id);
        let banco = if house.id == "venezia-malta" { 2 * smallest } else { 20 * smallest };
        for (spot, unit) in [(Spot::Punto, smallest), (Spot::Banco, banco), (Spot::Egalite, smallest)] {
            assert_eq!(payable_unit(house, spot), Money::coins(unit), "{}: {spot:?}", house.id);
            let is_payable = |amount: u64| {
                [PUNTO, BANCO_ON_SEVEN, BANCO_ON_SIX, TIE].iter().all(|coup| {
                    let stake = Stake { spot, amount: Money::coins(amount) };
                    settle(house, outcome(house, coup), &[stake], None).iter().all(|settled| {
                        settled.paid.get().is_multiple_of(smallest) && !written(settled).contains("rest-dropped")
                    })
                })
            };
            for amount in (1..=200).map(|pieces| pieces * smallest) {
                assert_eq!(is_payable(amount), amount.is_multiple_of(unit), "{}: {spot:?}: {amount}", house.id);
            }
        }
    }
}

/// A house of a trainer's own may still name a step; the pieces are then only part of it.
#[test]
fn a_house_may_have_a_step_of_its_own() {
    let house = own_house(&[("step: Silent(1)", "step: Stated(2500, \"S0-44\")")]);
    assert_eq!(
        settled(&house, PUNTO, (500, 100_000), "punto=3000"),
        "off-step 0 0 3000 off-step S0-44, goes-back-whole -"
    );
    assert_eq!(payable_unit(&house, Spot::Banco), Money::coins(50_000));
    assert_eq!(payable_unit(&house, Spot::Punto), Money::coins(2_500));
}
