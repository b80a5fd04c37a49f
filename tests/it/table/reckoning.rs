//! Every coup of a shift settled again by a reckoning that shares nothing with the referee.

use std::collections::BTreeMap;

use tailleur::rules::bet::Spot;
use tailleur::rules::card::Card;
use tailleur::rules::side::Chance;
use tailleur::table::Shift;
use tailleur::table::agent::Perfect;
use tailleur::table::coup_record::CoupRecord;
use tailleur::table::state::Guest;

use super::{scenario, tables, worked};
use crate::support::tier;

fn value(card: Card) -> u32 {
    match card.to_string().chars().next().unwrap() {
        'A' => 1,
        figure => figure.to_digit(10).unwrap_or(0),
    }
}

/// Number of cards and both points, typed from the tableau.
fn dealt(cards: &[Card]) -> (usize, u32, u32) {
    let v: Vec<u32> = cards.iter().map(|card| value(*card)).collect();
    let (punto, banco) = ((v[0] + v[2]) % 10, (v[1] + v[3]) % 10);
    if punto >= 8 || banco >= 8 {
        return (4, punto, banco);
    }
    if punto > 5 {
        return if banco <= 5 { (5, punto, (banco + v[4]) % 10) } else { (4, punto, banco) };
    }
    let third = v[4];
    let draws = match banco {
        0..=2 => true,
        3 => third != 8,
        4 => (2..=7).contains(&third),
        5 => (4..=7).contains(&third),
        6 => third == 6 || third == 7,
        _ => false,
    };
    if draws { (6, (punto + third) % 10, (banco + v[5]) % 10) } else { (5, (punto + third) % 10, banco) }
}

/// The payment on a stake and the amount collected of it.
fn due(house: &str, spot: Spot, amount: u64, punto: u32, banco: u32) -> (u64, u64) {
    match spot {
        Spot::Egalite if punto == banco => (8 * amount, 0),
        Spot::Egalite => (0, amount),
        _ if punto == banco => (0, 0),
        Spot::Punto if punto > banco => (amount, 0),
        Spot::Banco if banco > punto => match house {
            "venezia-malta" if banco == 6 => (amount / 2, 0),
            "venezia-malta" => (amount, 0),
            // 19 for 20, and evens less five in a hundred, are the same sum.
            _ => (amount * 19 / 20, 0),
        },
        _ => (0, amount),
    }
}

pub(super) fn check(house: &str, coup: &CoupRecord) {
    if coup.winner.is_none() {
        for (stake, settled) in coup.stakes.iter().zip(&coup.settled) {
            let moved = (settled.paid.get(), settled.collected.get(), settled.returned);
            assert_eq!(moved, (0, 0, stake.amount), "{house}: {stake:?} of {coup:?}");
        }
        return;
    }
    let (count, punto, banco) = dealt(&coup.cards);
    assert_eq!(coup.cards.len(), count, "{house}: {coup:?}");
    let winner = match punto.cmp(&banco) {
        std::cmp::Ordering::Greater => Chance::Punto,
        std::cmp::Ordering::Less => Chance::Banco,
        std::cmp::Ordering::Equal => Chance::Egalite,
    };
    assert_eq!(coup.winner, Some(winner), "{house}: {coup:?}");
    assert_eq!(coup.stakes.len(), coup.settled.len());
    for (stake, settled) in coup.stakes.iter().zip(&coup.settled) {
        let (paid, collected) = due(house, stake.spot, stake.amount.get(), punto, banco);
        assert_eq!((settled.paid.get(), settled.collected.get()), (paid, collected), "{house}: {stake:?} of {coup:?}");
        assert_eq!(settled.returned.get(), stake.amount.get() - collected, "{house}: {stake:?}");
    }
}

#[test]
fn every_coup_is_settled_to_the_coin() {
    for (house, size) in tables() {
        for seed in 0..tier(1, 91) {
            let mut shift = Shift::new(&scenario(size, 7, tier(25, 60), ""), &house, 100 + seed).unwrap();
            let (tray, purses) = (of_house(&shift), money(&shift));
            let coups = worked(&mut shift, &mut Perfect);
            let mut balance: BTreeMap<String, i64> = BTreeMap::new();
            for coup in &coups {
                assert!(coup.winner.is_some(), "{}: a null coup without an incident", house.id);
                check(house.id.as_str(), coup);
                for (stake, settled) in coup.stakes.iter().zip(&coup.settled) {
                    *balance.entry(stake.guest.clone()).or_default() +=
                        settled.paid.get() as i64 - settled.collected.get() as i64;
                }
            }
            let won: i64 = balance.values().sum();
            assert_eq!(of_house(&shift), tray - won, "{} {size:?}", house.id);
            let lying: u64 =
                shift.state().stakes.iter().map(|s| (s.pieces.total().get()) + s.beside.total().get()).sum();
            let marble: u64 = shift.state().marble.iter().map(|lying| lying.total().get()).sum();
            let now: i64 = money(&shift).values().sum::<i64>() + (lying + marble) as i64;
            assert_eq!(now, purses.values().sum::<i64>() + won, "{} {size:?}", house.id);
        }
    }
}

/// Pieces and notes of the house.
fn of_house(shift: &Shift) -> i64 {
    shift.state().tray.total().plus(shift.state().notes).get() as i64
}

/// The money of each guest, less the money he came with.
fn money(shift: &Shift) -> BTreeMap<String, i64> {
    let guests = shift.state().guests.iter();
    let own = |guest: &Guest| guest.purse.total().plus(guest.notes).get() as i64 - guest.came_with.get() as i64;
    guests.map(|guest| (guest.mind.character().name.clone(), own(guest))).collect()
}
