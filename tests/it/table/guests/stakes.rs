//! Stakes lie within purse and pieces, limits and step.
#![expect(clippy::print_stdout, reason = "the figures are asked for")]

use std::collections::BTreeMap;
use std::sync::Arc;

use tailleur::rules::bet::Spot;
use tailleur::rules::money::Money;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::side::{Chance, Side};
use tailleur::table::act::Act;
use tailleur::table::guest::{Changes, Character, GuestAct, GuestMind, GuestPlan, GuestView, Progression, built_in};
use tailleur::table::pieces::Pieces;

use super::{Layout, character, houses, mind};
use crate::support::tier;

/// Carries plans out on a purse and checks each stake as it then lies.
fn check(plans: &[GuestPlan], view: &GuestView<'_>) -> BTreeMap<Spot, Pieces> {
    let mut purse = view.purse.clone();
    let mut lying: BTreeMap<Spot, Pieces> = BTreeMap::new();
    assert!(plans.is_sorted_by_key(|plan| plan.after), "{plans:?}");
    for plan in plans {
        match &plan.act {
            GuestAct::Act(Act::Stake(spot, counts)) => {
                let pieces = Pieces::from_counts(counts);
                assert!(purse.take(&pieces), "{pieces:?} of {purse:?}");
                lying.entry(*spot).or_default().put(&pieces);
            }
            GuestAct::TakeBack(spot, counts) => {
                let pieces = lying.remove(spot).unwrap();
                assert_eq!(pieces.counts(), *counts);
                purse.put(&pieces);
            }
            GuestAct::Act(Act::PutOnMarble(counts, notes)) => {
                assert_eq!(plans.len(), 1, "{plans:?}");
                assert!(view.may_change && purse.take(&Pieces::from_counts(counts)) && *notes <= view.notes);
                assert!(*notes > Money::ZERO || !counts.is_empty());
            }
            GuestAct::Act(other) => panic!("{other:?}"),
        }
        let total = lying.values().map(Pieces::total).fold(Money::ZERO, Money::plus);
        assert!(view.room.is_none_or(|room| total <= room), "{plans:?}");
        for (spot, pieces) in &lying {
            let amount = pieces.total();
            let most = if *spot == Spot::Egalite { view.tie_maximum } else { view.limits.max };
            assert!((view.limits.min..=most).contains(&amount), "{plans:?}");
            assert!(amount.get().is_multiple_of(view.step.get()), "{plans:?}");
            assert!(view.may_stake_on.iter().any(|chance| Spot::from(*chance) == *spot), "{plans:?}");
        }
        let alone = lying.len() == 1 && lying.contains_key(&Spot::Egalite);
        assert!(!(alone && view.tie_needs_main), "{plans:?}");
    }
    lying
}

#[test]
fn every_stake_lies_within_purse_limits_and_step() {
    let sides = [&Chance::ALL[..], &[Chance::Punto, Chance::Banco], &[Chance::Banco]];
    let (mut stakes, mut changes, mut back) = (0, 0, 0);
    for house in houses() {
        let mut layout = Layout::for_house(&house);
        let highest_tie = layout.tie_maximum;
        let mut rng = SeededRng::from_seed(3);
        for (index, character) in built_in().iter().enumerate() {
            // All the habits of the character, but a mind that changes as often as not and a liking for the tie.
            let often = Changes { adds: 15, moves: 15, takes_part: 15, takes_all: 15 };
            let character = Arc::new(Character { changes: often, tie: 50, ..Character::clone(character) });
            let mut mind = mind(&character, index as u64);
            for _ in 0..tier(80, 1_700) {
                let counts = layout.values.iter().map(|value| (*value, [0, 0, 1, 2, 30][rng.below(5)]));
                let purse = Pieces::from_counts(&counts.collect::<Vec<_>>());
                layout.limits.max = Money::coins(1000 * (1 + rng.below(200) as u64));
                layout.tie_maximum = highest_tie.min(layout.limits.max);
                let view = GuestView {
                    may_stake_on: sides[rng.below(3)],
                    notes: Money::coins(1000 * rng.below(5) as u64),
                    may_change: rng.below(2) == 0,
                    room: layout.per_player.then(|| Money::coins(1000 * rng.below(200) as u64)),
                    ..layout.view(&purse)
                };
                mind.next_coup();
                let plans = mind.plan(&view);
                let lying = check(&plans, &view);
                stakes += lying.len();
                back += plans.iter().filter(|plan| matches!(plan.act, GuestAct::TakeBack(..))).count();
                changes += usize::from(mind.waits_for_change());
                let side = Side::BOTH.into_iter().find(|side| lying.contains_key(&Spot::from(Chance::from(*side))));
                let own = side.map(|side| (side, lying[&Spot::from(Chance::from(side))].total()));
                mind.coup_over(rng.pick(&Chance::ALL).copied(), own);
            }
        }
    }
    println!("{stakes} stakes, {back} taken back, {changes} times change first");
    assert!(stakes > 1_000 && back > 400 && changes > 300, "{stakes} {back} {changes}");
}

/// A character that stakes every coup and changes nothing.
fn steady(id: &str) -> Arc<Character> {
    let mut character = Character::clone(&character(id));
    (character.sits_out, character.tie, character.herds) = (0, 0, 0);
    let changes = &mut character.changes;
    (changes.adds, changes.moves, changes.takes_part, changes.takes_all) = (0, 0, 0, 0);
    Arc::new(character)
}

/// The next stake of a mind: its side and amount.
fn stake(mind: &mut GuestMind, layout: &Layout) -> (Side, Money) {
    let purse = layout.purse(40);
    mind.next_coup();
    let view = layout.view(&purse);
    let lying = check(&mind.plan(&view), &view);
    let side = Side::BOTH.into_iter().find(|side| lying.contains_key(&Spot::from(Chance::from(*side)))).unwrap();
    (side, lying[&Spot::from(Chance::from(side))].total())
}

#[test]
fn who_doubles_after_each_loss_comes_to_the_maximum_and_stays_there() {
    for house in houses() {
        let layout = Layout::for_house(&house);
        let mut mind = mind(&steady("doubler"), 1);
        let mut amounts = Vec::new();
        for _ in 0..12 {
            let (side, amount) = stake(&mut mind, &layout);
            amounts.push(amount);
            mind.coup_over(Some(Chance::from(side.other())), Some((side, amount)));
        }
        assert_eq!(amounts[0], layout.step.max(layout.limits.min), "{amounts:?}");
        assert_eq!(amounts[1].get(), 2 * amounts[0].get(), "{amounts:?}");
        assert_eq!(amounts.last(), Some(&layout.limits.max), "{}: {amounts:?}", house.id);
        assert!(amounts.is_sorted(), "{amounts:?}");
        let (side, amount) = stake(&mut mind, &layout);
        mind.coup_over(Some(Chance::from(side)), Some((side, amount)));
        assert_eq!(stake(&mut mind, &layout).1, amounts[0], "a win begins it again");
    }
}

#[test]
fn a_tie_or_a_coup_sat_out_leaves_the_next_stake_as_it_was() {
    let layout = Layout::for_house(&houses()[0]);
    let mut mind = mind(&steady("doubler"), 1);
    let (side, amount) = stake(&mut mind, &layout);
    mind.coup_over(Some(Chance::from(side.other())), Some((side, amount)));
    let (side, doubled) = stake(&mut mind, &layout);
    mind.coup_over(Some(Chance::Egalite), Some((side, doubled)));
    assert_eq!(stake(&mut mind, &layout).1, doubled);
    mind.coup_over(Some(Chance::Punto), None);
    mind.coup_over(None, Some((side, doubled)));
    assert_eq!(stake(&mut mind, &layout).1, doubled);
    assert_eq!(doubled.get(), 2 * amount.get());
}

#[test]
fn who_lets_a_win_lie_does_so_as_often_as_his_character_says() {
    let layout = Layout::for_house(&houses()[0]);
    let paroli = steady("paroli");
    let Progression::DoubleAfterWin(times) = paroli.progression else { panic!("{paroli:?}") };
    let mut mind = mind(&paroli, 1);
    let mut amounts = Vec::new();
    for _ in 0..=times + 1 {
        let (side, amount) = stake(&mut mind, &layout);
        amounts.push(amount.get());
        mind.coup_over(Some(Chance::from(side)), Some((side, amount)));
    }
    let first = amounts[0];
    assert_eq!(amounts, [first, 2 * first, 4 * first, 8 * first, first]);
}

#[test]
fn each_coup_takes_one_word_of_chance_whatever_happens_in_it() {
    let layout = Layout::for_house(&houses()[0]);
    let purse = layout.purse(40);
    for (index, character) in built_in().iter().enumerate() {
        let (mut quiet, mut busy) = (mind(character, index as u64), mind(character, index as u64));
        for coup in 0..30 {
            quiet.next_coup();
            busy.next_coup();
            for _ in 0..coup % 4 {
                busy.delay(0, 1_000);
                busy.takes_shoe();
                busy.plan(&layout.view(&purse));
            }
            assert_eq!(busy.plan(&layout.view(&purse)), quiet.plan(&layout.view(&purse)), "{}", character.id);
            assert_eq!(busy.takes_shoe(), quiet.takes_shoe(), "{}", character.id);
        }
    }
}

#[test]
fn the_same_chance_gives_the_same_plans_and_another_other_ones() {
    let layout = Layout::for_house(&houses()[0]);
    let purse = layout.purse(40);
    for character in built_in() {
        let plans = |stream| {
            let mut mind = mind(character, stream);
            let mut plan = || {
                mind.next_coup();
                mind.plan(&layout.view(&purse))
            };
            (0..20).map(|_| plan()).collect::<Vec<_>>()
        };
        assert_eq!(plans(4), plans(4), "{}", character.id);
        assert_ne!(plans(4), plans(5), "{}", character.id);
    }
}
