//! Turning of Punto's cards, and stakes by the way in which they were placed.

use tailleur::rules::bet::{Spot, Stake};
use tailleur::rules::circulation::Holder;
use tailleur::rules::money::Money;
use tailleur::rules::settle::{Limits, StakePlacement, admit_placed};
use tailleur::rules::turning::{turns_banco, turns_punto};

use crate::rules::coups::house;

/// The stakes on Punto, who holds the shoe and who refuses, then who turns: a seat, nought for the tailleur,
/// or nobody of whom a text speaks.
type Turned = (&'static str, u8, &'static [(u8, u64)], &'static [u8], Option<u8>);

const TURNED: &[Turned] = &[
    ("article-57-13", 1, &[(2, 100), (5, 300)], &[], Some(5)),
    ("article-57-13", 5, &[(2, 100), (5, 300)], &[], Some(2)),
    ("article-57-13", 5, &[(5, 300)], &[], Some(0)),
    ("article-57-13", 5, &[], &[], Some(0)),
    ("article-57-13", 0, &[(2, 100), (5, 300)], &[], Some(5)),
    ("article-57-13", 1, &[(2, 100), (5, 300)], &[2, 5], Some(0)),
    ("article-57-13", 1, &[(5, 300)], &[5], Some(0)),
    // Of equal stakes, and of the next highest after a refusal, no text speaks.
    ("article-57-13", 1, &[(2, 300), (5, 300)], &[], None),
    ("article-57-13", 1, &[(2, 100), (5, 300)], &[5], None),
    // The refusal of one who is not offered the cards changes nothing.
    ("article-57-13", 1, &[(2, 100), (5, 300)], &[2], Some(5)),
    ("guide-fr", 1, &[(2, 100), (5, 300)], &[], Some(0)),
    ("monte-carlo", 0, &[(2, 100)], &[], Some(0)),
];

#[test]
fn puntos_cards_go_to_the_highest_stake_and_never_to_the_banker() {
    let holder = |seat| if seat == 0 { Holder::Tailleur } else { Holder::Seat(seat) };
    for (id, banker, stakes, refuse, expected) in TURNED {
        let on_punto: Vec<(u8, Money)> = stakes.iter().map(|(seat, coins)| (*seat, Money::coins(*coins))).collect();
        let turned = turns_punto(house(id), holder(*banker), &on_punto, refuse);
        let at = format!("{id}: {stakes:?}, the shoe with {banker}, refused by {refuse:?}");
        assert_eq!(turned.as_ref().map(|(turns, _)| *turns), expected.map(holder), "{at}");
        assert!(turned.is_none_or(|(_, reasons)| !reasons.is_empty()), "{at}");
    }
}

#[test]
fn bancos_cards_are_turned_by_the_one_who_holds_the_shoe() {
    for (id, holder, expected) in [
        ("article-57-13", Holder::Seat(3), Holder::Seat(3)),
        ("article-57-13", Holder::Tailleur, Holder::Tailleur),
        ("guide-fr", Holder::Seat(3), Holder::Seat(3)),
        ("venezia", Holder::Tailleur, Holder::Tailleur),
    ] {
        assert_eq!(turns_banco(house(id), holder).0, expected, "{id}");
    }
}

/// A stake of so many coins, late or not, beside what its player already has there, and what plays of it
/// under a maximum of 100,000; or the fault, with its clause.
const LAID: &[(&str, u64, bool, u64, &str)] = &[
    ("article-57-13", 2_000, false, 0, "2000"),
    ("article-57-13", 2_000, true, 0, "late S0-45"),
    ("guide-fr", 2_000, true, 0, "late S2-39"),
    ("venezia", 2_000, true, 0, "late silent, by convention"),
    ("venezia-malta", 2_000, false, 100_000, "through-another S1-21"),
    ("venezia-malta", 2_000, false, 99_000, "1000"),
    ("venezia-malta", 2_000, false, 98_000, "2000"),
    ("guide-fr", 2_000, false, 99_000, "through-another silent, by convention"),
    // What is wrong with the stake itself comes first, but for being late.
    ("guide-fr", 20, false, 99_000, "below-minimum S2-37"),
    ("guide-fr", 20, true, 99_000, "late S2-39"),
];

#[test]
fn a_late_stake_is_refused_and_the_maximum_binds_whatever_hand_lays_the_stake() {
    let limits = Limits { min: Money::coins(500), max: Money::coins(100_000) };
    for (id, coins, late, already, expected) in LAID {
        let stake = Stake { spot: Spot::Punto, amount: Money::coins(*coins) };
        let laying = StakePlacement { late: *late, already: Money::coins(*already) };
        let verdict = match admit_placed(house(id), &[stake], 0, laying, limits) {
            Ok(playing) => playing.get().to_string(),
            Err((fault, basis)) => format!("{} {basis}", fault.id()),
        };
        assert_eq!(verdict, *expected, "{id}: {coins}, late {late}, already {already}");
    }
}
