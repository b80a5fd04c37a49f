//! Most guests follow streaks, more the longer they are, and stop when they break.
#![expect(clippy::print_stdout, reason = "the figures are asked for")]

use tailleur::rules::bet::Spot;
use tailleur::rules::side::Chance;
use tailleur::table::act::Act;
use tailleur::table::guest::{Favour, GuestAct, GuestPlan, built_in};

use super::{Layout, character, houses, mind, winners};
use crate::support::tier;

/// Longest streak of the table that is measured; longer ones count as it.
const LONGEST: usize = 6;

/// The share of stakes on the side of the streak, in thousandths, by its length.
#[derive(Default)]
struct Following {
    stakes: [u64; LONGEST + 1],
    with_it: [u64; LONGEST + 1],
}

impl Following {
    fn add(&mut self, length: usize, follows: bool) {
        let length = length.min(LONGEST);
        self.stakes[length] += 1;
        self.with_it[length] += u64::from(follows);
    }

    fn rate(&self, length: usize) -> u64 {
        1000 * self.with_it[length] / self.stakes[length].max(1)
    }
}

/// The side of a guest's first stake.
fn staked_on(plans: &[GuestPlan]) -> Option<Chance> {
    plans.iter().find_map(|plan| match &plan.act {
        GuestAct::Act(Act::Stake(Spot::Punto, _)) => Some(Chance::Punto),
        GuestAct::Act(Act::Stake(Spot::Banco, _)) => Some(Chance::Banco),
        _ => None,
    })
}

#[test]
fn a_streak_is_followed_more_the_longer_it_is_until_it_breaks() {
    let house = houses().remove(0);
    let mut layout = Layout::for_house(&house);
    let purse = layout.purse(40);
    let streaks = built_in().iter().filter(|character| matches!(character.favour, Favour::Streaks { .. }));
    let mut minds: Vec<_> = streaks.enumerate().map(|(index, character)| mind(character, index as u64)).collect();
    assert!(minds.len() >= 4);
    let (mut by_length, mut just_broken) = (Following::default(), Following::default());
    let (mut length, mut side, mut broken) = (0, Chance::Egalite, 0);
    for winner in winners(&house, tier(5_000, 100_000)) {
        for mind in &mut minds {
            mind.next_coup();
            if let Some(staked) = staked_on(&mind.plan(&layout.view(&purse)))
                && length > 0
            {
                by_length.add(length, staked == side);
                if length == 1 && broken >= 3 {
                    just_broken.add(broken, staked == side);
                }
            }
        }
        if winner == side {
            length += 1;
        } else if winner != Chance::Egalite {
            (broken, length, side) = (length, 1, winner);
        }
        // The board of a shoe; an old result says nothing about the streak.
        layout.board.push(Some(winner));
        if layout.board.len() > 60 {
            layout.board.remove(0);
        }
    }
    println!("length  stakes  with the streak");
    for length in 1..=LONGEST {
        println!(
            "{length:6} {:7}  {:3}.{} %",
            by_length.stakes[length],
            by_length.rate(length) / 10,
            by_length.rate(length) % 10
        );
    }
    let rates: Vec<u64> = (1..=LONGEST).map(|length| by_length.rate(length)).collect();
    assert!(rates.is_sorted_by(|one, other| one < other), "{rates:?}");
    assert!(rates[0] < 560 && rates[LONGEST - 1] > 700, "{rates:?}");
    for length in 3..=LONGEST {
        let (before, after) = (by_length.rate(length), just_broken.rate(length));
        println!("after a streak of {length} broke: {}.{} %", after / 10, after % 10);
        assert!(after + 50 < before, "{length}: {before} to {after}");
    }
}

#[test]
fn after_four_of_a_side_the_table_leans_to_it() {
    let house = houses().remove(0);
    let mut layout = Layout::for_house(&house);
    let purse = layout.purse(40);
    let with_the_streak = |layout: &Layout| {
        let mut count = 0;
        for (index, character) in built_in().iter().enumerate() {
            let mut mind = mind(character, index as u64);
            for _ in 0..400 {
                mind.next_coup();
                count += u32::from(staked_on(&mind.plan(&layout.view(&purse))) == Some(Chance::Punto));
            }
        }
        count
    };
    layout.board = vec![Some(Chance::Punto); 3];
    let three = with_the_streak(&layout);
    layout.board = vec![Some(Chance::Punto); 4];
    let four = with_the_streak(&layout);
    println!("stakes on Punto after three: {three}, after four: {four}");
    assert!(four * 10 > three * 11, "{three} {four}");
}

#[test]
fn a_tie_neither_breaks_a_streak_nor_makes_one_longer() {
    let house = houses().remove(0);
    let mut layout = Layout::for_house(&house);
    let purse = layout.purse(40);
    for (index, character) in built_in().iter().enumerate() {
        let (mut mind, mut boards) = (mind(character, index as u64), Vec::new());
        for _ in 0..50 {
            mind.next_coup();
            let [with, without] = [vec![Chance::Banco, Chance::Egalite, Chance::Banco], vec![Chance::Banco; 2]];
            for board in [with, without] {
                layout.board = board.into_iter().map(Some).collect();
                boards.push(mind.plan(&layout.view(&purse)));
            }
        }
        assert!(boards.chunks(2).all(|pair| pair[0] == pair[1]), "{}", character.id);
    }
}

#[test]
fn three_coups_running_without_a_stake_are_rare_at_a_full_table() {
    let house = houses().remove(0);
    let layout = Layout::for_house(&house);
    let purse = layout.purse(40);
    let coups = tier(2_000, 100_000);
    let alone = [character("big-silent")];
    for guests in [&alone[..], &built_in()[..3], &built_in()[..7]] {
        let mut minds: Vec<_> = guests.iter().zip(0..).map(|(character, stream)| mind(character, stream)).collect();
        let (mut running, mut threes) = (0, 0);
        for _ in 0..coups {
            let mut empty = true;
            for mind in &mut minds {
                mind.next_coup();
                empty &= mind.plan(&layout.view(&purse)).is_empty();
            }
            running = if empty { running + 1 } else { 0 };
            threes += u32::from(running == 3);
        }
        let guests = guests.len();
        println!("{guests} guests: three coups running without a stake {threes} times in {coups} coups");
        match guests {
            1 => assert!(threes > 0),
            3 => assert!(threes * 1000 < coups),
            _ => assert_eq!(threes, 0),
        }
    }
}
