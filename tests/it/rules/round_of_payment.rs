//! The round of payment: who pays which seat, and in which order, for every pair of seats of
//! every table, against plans written out by hand and distances measured on tables of any shape.

use tailleur::drill::marking::{AnswerKey, Tolerance};
use tailleur::drill::question::{Answer, StakeAction, StakeOutcome};
use tailleur::rules::house::{House, HouseLibrary, TableSize};
use tailleur::rules::money::Money;
use tailleur::rules::reason::Rule;
use tailleur::rules::round_of_payment::{RoundOfPayment, StakeDue};

use crate::drill::oracle::plan;

const PAID: StakeDue = StakeDue::Paid(Money::coins(100));
const DUES: [StakeDue; 3] = [StakeDue::Collected, PAID, StakeDue::Stays];

/// Distance from a seat of the large table to the one who pays there, on tables from square to very long,
/// as the crow flies and along the edges; with whose it is.
fn distances(house: &House, seat: u8) -> (usize, Vec<f64>) {
    let found = plan(house).into_iter().enumerate().find_map(|(payer, edges)| {
        let (across, along) = edges.iter().enumerate().find_map(|(across, edge)| {
            let place = edge.iter().position(|other| *other == seat)?;
            Some((across as f64, (place as f64 + 0.5) / edge.len() as f64))
        })?;
        Some((payer, across, along))
    });
    let (payer, across, along) = found.expect("a seat of the table");
    let lengths = [0.05, 0.5, 1.0, 2.0, 3.0, 5.0, 50.0];
    let of = |length: f64| [across.hypot(along * length), across + along * length];
    (payer, lengths.into_iter().flat_map(of).collect())
}

fn is_nearer(house: &House, size: TableSize, one: u8, other: u8) -> bool {
    if size != TableSize::Large {
        return false;
    }
    let ((payer, near), (of_other, far)) = (distances(house, one), distances(house, other));
    payer == of_other && near.iter().zip(&far).all(|(near, far)| near + 1e-9 < *far)
}

fn same_payer(house: &House, size: TableSize, one: u8, other: u8) -> bool {
    size != TableSize::Large || distances(house, one).0 == distances(house, other).0
}

fn every_table(mut see: impl FnMut(&House, TableSize, RoundOfPayment<'_>)) {
    for house in HouseLibrary::built_in().iter() {
        for table in &house.tables {
            see(house, table.size, RoundOfPayment::for_table(house, table.size).expect("the house has it"));
        }
    }
}

#[test]
fn losers_come_first_and_then_the_nearer_on_every_pair_of_seats() {
    let mut pairs = 0;
    every_table(|house, size, round| {
        let seats = 1..=round.seating().seats();
        for (one, other) in seats.clone().flat_map(|one| seats.clone().map(move |other| (one, other))) {
            for (due, later) in DUES.into_iter().flat_map(|due| DUES.map(|later| (due, later))) {
                let first = match (due, later) {
                    (StakeDue::Collected, StakeDue::Paid(_)) => same_payer(house, size, one, other),
                    (StakeDue::Collected, StakeDue::Collected) | (StakeDue::Paid(_), StakeDue::Paid(_)) => {
                        is_nearer(house, size, one, other)
                    }
                    _ => false,
                };
                let found = round.precedence_pairs(&[(one, due), (other, later)]);
                assert_eq!(found.contains(&(0, 1)), first, "{} {size:?}: {one} {due:?}, {other} {later:?}", house.id);
                pairs += usize::from(first);
            }
        }
    });
    assert!(pairs > 500, "{pairs}");
}

#[test]
fn the_usual_order_keeps_every_pair_and_leaves_what_stays() {
    every_table(|house, size, round| {
        for turn in 0..3_usize {
            let stakes: Vec<(u8, StakeDue)> =
                (1..=round.seating().seats()).map(|seat| (seat, DUES[(usize::from(seat) + turn) % 3])).collect();
            let order = round.usual_order(&stakes);
            let at = |stake: usize| order.iter().position(|other| *other == stake).unwrap();
            for (first, second) in round.precedence_pairs(&stakes) {
                assert!(at(first) < at(second), "{} {size:?}: {first} before {second} in {order:?}", house.id);
            }
            let due = stakes.iter().filter(|(_, due)| *due != StakeDue::Stays).count();
            assert_eq!(order.len(), due);
        }
    });
}

#[test]
fn at_the_large_table_two_pay_and_at_a_small_one_alone() {
    every_table(|house, size, round| {
        let two = size == TableSize::Large;
        assert_eq!(round.payers(), if two { 2 } else { 1 }, "{} {size:?}", house.id);
        let first: Vec<u8> = (1..=round.seating().seats()).filter(|seat| round.payer_of(*seat) == 1).collect();
        let half = if two { round.seating().seats().div_ceil(2) } else { round.seating().seats() };
        assert_eq!(first, (1..=half).collect::<Vec<_>>());
        let rules: Vec<Rule> = round.reasons().into_iter().map(|reason| reason.rule).collect();
        let is_arc = rules.contains(&Rule::NoneIsNearer);
        assert!(!(is_arc && rules.contains(&Rule::NearestFirst)), "{} {size:?}: none can be the nearest", house.id);
    });
}

/// Five stakes of one tableau: which of their 120 orders are right, and what is said of the others.
#[test]
fn of_all_orders_those_true_to_the_text_are_right_and_the_first_slip_is_named() {
    let shelf = HouseLibrary::built_in();
    let house = shelf.get("article-57-13").unwrap();
    let round = RoundOfPayment::for_table(house, TableSize::Large).unwrap();
    // 8 is beside the payeur, 5 at the end of his edge, 1 across from 8; 2 and 7 win.
    let stakes = [(8, StakeDue::Collected), (5, StakeDue::Collected), (1, StakeDue::Collected), (7, PAID), (2, PAID)];
    let deed = |stake: usize| StakeAction {
        stake,
        act: if stakes[stake].1 == PAID { StakeOutcome::Paid(Money::coins(100)) } else { StakeOutcome::Collected },
    };
    let answer = |order: &[usize]| Answer::Settle(order.iter().map(|stake| deed(*stake)).collect());
    let pairs = round.precedence_pairs(&stakes);
    let key = AnswerKey {
        tolerance: Tolerance::AnyOrderWith(pairs),
        ..AnswerKey::new(answer(&round.usual_order(&stakes)), Vec::new())
    };
    let mut right = Vec::new();
    for order in orders(5) {
        let verdict = key.mark(answer(&order));
        assert_eq!(verdict.right, key.out_of_order(&answer(&order)).is_none(), "{order:?}");
        if verdict.right {
            right.push(order);
        }
    }
    assert_eq!(right, [vec![0, 1, 2, 3, 4], vec![0, 2, 1, 3, 4]]);
    assert_eq!(key.out_of_order(&answer(&[0, 1, 3, 2, 4])), Some((3, 2)), "7 is paid before 1 is collected");
    assert_eq!(key.out_of_order(&answer(&[1, 0, 2, 3, 4])), Some((1, 0)), "5 is collected before 8");
    assert_eq!(key.out_of_order(&answer(&[3, 0, 1])), Some((3, 0)), "the first slip is the one named");
    // Whichever bets a right order leaves, they are due where it stays right.
    for (order, left) in right.iter().flat_map(|order| (0..32_u32).map(move |left| (order, left))) {
        let given: Vec<usize> = order.iter().copied().filter(|stake| left & (1 << stake) == 0).collect();
        let completed = key.completed_order(&answer(&given));
        assert_eq!(completed.len(), 5);
        assert!(key.mark(answer(&completed)).right, "{given:?} with the bets it left: {completed:?}");
        let own: Vec<usize> = completed.into_iter().filter(|stake| given.contains(stake)).collect();
        assert_eq!(own, given, "the trainee's own order stays");
    }
    let verdict = key.mark(answer(&[0, 2, 3]));
    assert_eq!(verdict.parts, [true, false, true, true, false, false], "two stakes are left, the rest is right");
}

/// All orders of so many things.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..count {
        all = all
            .into_iter()
            .flat_map(|begun: Vec<usize>| {
                let open: Vec<usize> = (0..count).filter(|next| !begun.contains(next)).collect();
                open.into_iter().map(move |next| begun.iter().copied().chain([next]).collect())
            })
            .collect();
    }
    all.sort();
    all
}

#[test]
fn the_ways_of_the_payers_lead_from_nearer_seats_to_farther_ones_and_miss_none() {
    let mut ways = 0;
    every_table(|house, size, round| {
        let ends = round.nearest_first_runs();
        let is_apart = round.payer_of(1) != round.payer_of(round.seating().seats());
        let has_ways = *house.paying.nearest_first.value() && size == TableSize::Large && is_apart;
        assert_eq!(ends.is_empty(), !has_ways, "{} {size:?}", house.id);
        let mut seats: Vec<u8> = Vec::new();
        for [near, far] in &ends {
            assert_ne!(near.facing, far.facing);
            for run in [near, far] {
                assert!(run.seats.windows(2).all(|pair| is_nearer(house, size, pair[0], pair[1])), "{run:?}");
                seats.extend(run.seats.iter().copied());
            }
            // Whether the first of each edge is nearer depends on how many seats there are on it.
            assert!(is_nearer(house, size, near.seats[0], *far.seats.last().unwrap()), "{near:?} {far:?}");
            let is_against = |one: &u8| near.seats.iter().any(|other| is_nearer(house, size, *one, *other));
            assert!(!far.seats.iter().any(is_against), "{near:?} {far:?}");
            ways += 1;
        }
        seats.sort_unstable();
        assert!(ends.is_empty() || seats == (1..=round.seating().seats()).collect::<Vec<_>>(), "{seats:?}");
    });
    assert!(ways > 0);
}
