//! Guests in whole shifts: money, coming and going, and that one guest moves no other.
#![expect(clippy::print_stdout, reason = "the figures are asked for")]

use std::collections::BTreeMap;
use std::sync::Arc;

use tailleur::rules::card::Card;
use tailleur::rules::house::{House, TableSize};
use tailleur::rules::money::Money;
use tailleur::rules::rng::SeededRng;
use tailleur::table::Shift;
use tailleur::table::act::Act;
use tailleur::table::agent::{Agent, Move, Perfect, play};
use tailleur::table::due::due;
use tailleur::table::event::Event;
use tailleur::table::fact::FaultKind;
use tailleur::table::guest::{Changes, Character, StopRules, built_in};
use tailleur::table::incident::{Hook, IncidentKind, IncidentPlan, IncidentSchedule, IncidentTime};
use tailleur::table::moment::Moment;
use tailleur::table::scenario::{Guests, Scenario};

use super::super::{scenario, tables, worked};
use super::character;
use crate::support::tier;

/// Guests who have little money and much on their minds: they buy in, change, leave, come back and move.
fn restless() -> Vec<Arc<Character>> {
    let restless = |character: &Arc<Character>| {
        Arc::new(Character {
            id: format!("restless-{}", character.id),
            purse: 6,
            notes: 8,
            buys_in: 3,
            unit: character.unit.min(4),
            sits_out: 0,
            changes: Changes { adds: 10, moves: 10, takes_part: 10, takes_all: 10 },
            gives_up_shoe: 60,
            changes_seat: 10,
            stops: StopRules { won: 100, lost: 0 },
            returns_after: 6,
            ..Character::clone(character)
        })
    };
    built_in().iter().map(restless).collect()
}

fn restless_shift(house: &Arc<House>, size: TableSize, coups: u32) -> Shift {
    let characters = restless();
    let seats = *house.tables.iter().find(|table| table.size == size).unwrap().seats.value();
    let named = characters.iter().take(6).zip((1..=seats).chain(1..=seats));
    let guests = Guests::Named(named.map(|(character, seat)| (character.id.clone(), seat)).collect());
    let scenario = Scenario { guests, characters, ..Scenario::clone(&scenario(size, 1, coups, "")) };
    Shift::new(&Arc::new(scenario), house, 8).unwrap()
}

/// Notes of the guests, on the marble and in the box.
fn notes(shift: &Shift) -> Money {
    let state = shift.state();
    let guests = state.guests.iter().map(|guest| guest.notes);
    let marble = state.marble.iter().map(|lying| lying.notes);
    guests.chain(marble).fold(state.notes, Money::plus)
}

fn came_with(shift: &Shift) -> Money {
    shift.state().guests.iter().map(|guest| guest.came_with).fold(Money::ZERO, Money::plus)
}

#[test]
fn buying_in_changing_and_leaving_make_no_pieces_and_lose_none() {
    let mut count: BTreeMap<&str, u32> = BTreeMap::new();
    for (house, size) in tables() {
        let name = format!("{} {size:?}", house.id);
        let mut shift = restless_shift(&house, size, tier(15, 400));
        let mut pieces = shift.state().all_pieces();
        let in_pieces = came_with(&shift).minus(notes(&shift));
        play(&mut shift, &mut Perfect, |shift, events| {
            for event in events {
                let Event::Acted { act, .. } = event else { continue };
                *count
                    .entry(match act {
                        Act::PutOnMarble(_, Money::ZERO) => "pieces to change",
                        Act::PutOnMarble(..) => "notes to change",
                        Act::GiveChange(..) => "change",
                        Act::Leave => "leaves",
                        Act::Sit(_) => "sits",
                        Act::GiveUpShoe => "gives the shoe up",
                        Act::TakeBack(_) => "takes back",
                        Act::Return(..) => "refused",
                        Act::AskForFill => "fill",
                        _ => continue,
                    })
                    .or_default() += 1;
                if *act == Act::AskForFill {
                    pieces = shift.state().all_pieces();
                }
            }
            assert_eq!(shift.state().all_pieces(), pieces, "{name}: {events:#?}");
            assert_eq!(notes(shift).plus(in_pieces), came_with(shift), "{name}: {events:#?}");
        });
        assert!(shift.facts().is_empty() && shift.is_over(), "{name}: {:#?} due {:#?}", shift.facts(), shift.due());
    }
    println!("{count:#?}");
    let many = ["pieces to change", "notes to change", "change", "leaves", "sits", "gives the shoe up", "takes back"];
    for what in many {
        assert!(count.contains_key(what), "{what}: {count:?}");
    }
    assert_eq!(count.get("refused"), None, "a faulty stake is only ever an incident");
}

#[test]
fn without_incidents_no_stake_is_faulty() {
    for (house, size) in tables() {
        for seed in 0..tier(1, 50) {
            let mut shift = Shift::new(&scenario(size, 12, tier(8, 60), ""), &house, 40 + seed).unwrap();
            play(&mut shift, &mut Perfect, |_, events| {
                let refused = |event: &Event| matches!(event, Event::Acted { act: Act::Return(..), .. });
                assert!(!events.iter().any(refused), "{} {size:?}: {events:#?}", house.id);
            });
        }
    }
}

#[test]
fn another_guest_moves_no_card_and_no_other_guests_stakes() {
    for (house, size) in tables() {
        let with = |second: &str| {
            // The shoe stays with the first of them, so that no other may be bound by it.
            let stays = |id: &str| {
                let own = Character::clone(&character(id));
                Arc::new(Character { refuses_shoe: if id == "regular" { 0 } else { 100 }, gives_up_shoe: 0, ..own })
            };
            let ids = ["regular", second, "talker"];
            let guests = Guests::Named(ids.iter().zip(1..).map(|(id, seat)| ((*id).to_owned(), seat)).collect());
            let characters = ids.iter().map(|id| stays(id)).collect();
            let scenario = Scenario { guests, characters, ..Scenario::clone(&scenario(size, 1, tier(10, 60), "")) };
            let mut shift = Shift::new(&Arc::new(scenario), &house, 6).unwrap();
            let coups = worked(&mut shift, &mut Perfect);
            let cards: Vec<Vec<Card>> = coups.iter().map(|coup| coup.cards.clone()).collect();
            let others = ["Monsieur Lambert", "Monsieur Petit"];
            let stakes = coups.iter().flat_map(|coup| {
                let own = coup.stakes.iter().filter(|stake| others.contains(&stake.guest.as_str()));
                let mut own: Vec<_> =
                    own.map(|stake| (coup.number, stake.guest.clone(), stake.spot, stake.amount)).collect();
                own.sort();
                own
            });
            (cards, stakes.collect::<Vec<_>>())
        };
        let (cards, stakes) = with("big-silent");
        let (other_cards, other_stakes) = with("newcomer");
        assert_eq!(cards, other_cards, "{} {size:?}", house.id);
        assert_eq!(stakes, other_stakes, "{} {size:?}", house.id);
        assert!(stakes.len() > 10, "{} {size:?}: {}", house.id, stakes.len());
    }
}

#[test]
fn a_pack_brings_its_own_characters() {
    let (house, size) = tables().remove(0);
    let own = Arc::new(Character { name: "Madame Neuve".to_owned(), ..Character::clone(&character("regular")) });
    let named = Guests::Named(vec![("regular".to_owned(), 1), ("talker".to_owned(), 2)]);
    let scenario = Scenario { guests: named, characters: vec![own], ..Scenario::clone(&scenario(size, 1, 1, "")) };
    let shift = Shift::new(&Arc::new(scenario), &house, 1).unwrap();
    let names: Vec<&str> = shift.state().guests.iter().map(|guest| guest.mind.character().name.as_str()).collect();
    assert_eq!(names, ["Madame Neuve", "Monsieur Petit"]);
}

/// Numbers of incidents in many coups, with a bound a coup.
fn surprises(most: u8, coups: u32) -> Vec<usize> {
    let plans =
        IncidentKind::ALL.iter().map(|kind| IncidentPlan { what: *kind, at: IncidentTime::Rate(5), once: false });
    let mut schedule = IncidentSchedule::new(plans.collect(), most, SeededRng::from_seed(1));
    let hooks = [
        Hook::Opening,
        Hook::CoupBegins,
        Hook::BetsOpen,
        Hook::BetsStopped,
        Hook::FirstCards,
        Hook::CardsTurned,
        Hook::BeforePayment,
        Hook::AfterPayment,
        Hook::CoupOver,
    ];
    let mut coup = |number| {
        schedule.choose(number, false, |_| false);
        hooks.iter().map(|hook| schedule.take(*hook).len()).sum()
    };
    (1..=coups).map(&mut coup).collect()
}

#[test]
fn a_coup_has_at_most_one_surprise_unless_the_scenario_asks_for_more() {
    let coups = tier(5_000, 100_000);
    for most in 1..=3 {
        let surprises = surprises(most, coups);
        println!("at most {most}: {} surprises in {coups} coups", surprises.iter().sum::<usize>());
        assert_eq!(surprises.iter().max(), Some(&usize::from(most)));
    }
}

#[test]
fn in_a_shift_the_surprises_are_as_few() {
    for (house, size) in tables() {
        let kinds = ["LateStake", "UnderMinimum", "Noise", "AsksForACut", "ClaimFalse", "Dispute"];
        let plans: Vec<String> = kinds.iter().map(|kind| format!("(what: {kind}, at: Rate(30))")).collect();
        let incidents = format!("incidents: [{}]", plans.join(", "));
        let mut shift = Shift::new(&scenario(size, 5, tier(7, 60), &incidents), &house, 3).unwrap();
        let coups = worked(&mut shift, &mut Perfect);
        assert!(coups.iter().all(|coup| coup.incidents.len() <= 1), "{} {size:?}", house.id);
        assert!(coups.iter().any(|coup| coup.incidents.len() == 1), "{} {size:?}", house.id);
    }
}

/// Does what is due, but gives nobody change.
struct GivesNoChange;

impl Agent for GivesNoChange {
    fn next(&mut self, shift: &Shift) -> Move {
        let mut without = shift.state().clone();
        without.marble.clear();
        let due = due(&without).into_iter().find(|duty| shift.is_trainee(duty.by));
        match (due, shift.next_at()) {
            (Some(duty), _) => Move::Act(duty.by, duty.act, Moment(shift.state().now.0 + 700)),
            (None, Some(at)) => Move::Wait(at),
            (None, None) => Move::Stop,
        }
    }
}

#[test]
fn a_guest_who_waits_for_change_in_vain_is_found_with_the_clause() {
    for (house, size) in tables().into_iter().step_by(tier(3, 1)) {
        let mut shift = restless_shift(&house, size, 12);
        worked(&mut shift, &mut GivesNoChange);
        let name = format!("{} {size:?}", house.id);
        assert!(!shift.facts().is_empty(), "{name}");
        for fact in shift.facts() {
            assert_eq!(fact.kind, FaultKind::NoAnswer, "{name}: {fact:?}");
            assert_eq!(fact.basis, house.chips.change_at_the_table.basis(), "{name}");
        }
    }
}
