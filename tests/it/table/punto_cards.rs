//! Punto's cards in the hands of the player they belong to.

use tailleur::rules::clause::Basis;
use tailleur::rules::reason::Rule;
use tailleur::rules::turning::Turning;
use tailleur::table::Shift;
use tailleur::table::act::Act;
use tailleur::table::agent::{Perfect, play};
use tailleur::table::due::{Duty, punto_stakes};
use tailleur::table::person::Person;
use tailleur::table::state::State;

use super::{scenario, tables};

/// The rule behind the player that Punto's cards go to.
fn rule_of(duty: &Duty) -> Option<Turning> {
    duty.reasons.iter().find_map(|reason| match reason.rule {
        Rule::Turning(turning @ (Turning::Highest(_) | Turning::LowestOfEqual(_) | Turning::NextHighest(_))) => {
            Some(turning)
        }
        _ => None,
    })
}

fn has_equals(state: &State, seat: u8) -> bool {
    let stakes = punto_stakes(state);
    let own = stakes.iter().find(|(other, _)| *other == seat).map(|(_, amount)| *amount);
    stakes.iter().filter(|(_, amount)| Some(*amount) == own).count() > 1
}

#[test]
fn who_gets_the_cards_is_explained_also_where_the_highest_bets_are_equal() {
    let (mut alone, mut equal) = (0, 0);
    for (house, size) in tables() {
        for seed in 0..6 {
            let name = format!("{} {size:?} seed {seed}", house.id);
            let mut shift = Shift::new(&scenario(size, 7, 20, ""), &house, seed).unwrap();
            play(&mut shift, &mut Perfect, |shift, _| {
                let state = shift.state();
                for duty in shift.due() {
                    let Act::PassCards(_, Person::Guest(guest)) = duty.act else { continue };
                    let seat = state.guest(guest).unwrap().seat;
                    match rule_of(&duty) {
                        Some(Turning::Highest(given)) => {
                            assert_eq!(given, seat, "{name}");
                            alone += 1;
                        }
                        Some(Turning::LowestOfEqual(given)) => {
                            assert_eq!(given, seat, "{name}");
                            assert!(has_equals(state, seat), "{name}: {:?}", punto_stakes(state));
                            assert!(duty.reasons.iter().all(|reason| reason.basis == Basis::Silent), "{name}");
                            equal += 1;
                        }
                        other => panic!("{name}: {other:?} for seat {seat}"),
                    }
                }
            });
        }
    }
    assert!(alone > 20 && equal > 0, "{alone} with one highest bet, {equal} with equal ones");
}
