//! The cards in the hands of the player they belong to.

use tailleur::rules::circulation::Holder;
use tailleur::rules::clause::Basis;
use tailleur::rules::money::Money;
use tailleur::rules::reason::{Reason, Rule};
use tailleur::rules::side::Side;
use tailleur::rules::turning::Turning;
use tailleur::table::Shift;
use tailleur::table::act::Act;
use tailleur::table::agent::{Perfect, play};
use tailleur::table::due::{Duty, punto_stakes};
use tailleur::table::person::Person;
use tailleur::table::state::State;

use super::{scenario_if_possible, tables};

fn turning(reason: &Reason) -> Option<Turning> {
    if let Rule::Turning(turning) = reason.rule { Some(turning) } else { None }
}

/// The rule behind the player that Punto's cards go to.
fn rule_of(duty: &Duty) -> Option<Turning> {
    duty.reasons.iter().filter_map(turning).find(|turning| {
        matches!(turning, Turning::Only(_) | Turning::Highest(_) | Turning::LowestOfEqual(_) | Turning::NextHighest(_))
    })
}

/// The stakes on Punto whose players can still be offered the cards.
fn open_stakes(state: &State) -> Vec<(u8, Money)> {
    let holder = state.round.holder();
    let may = |seat: u8| Some(Holder::Seat(seat)) != holder && !state.coup.refused_cards.contains(&seat);
    punto_stakes(state).into_iter().filter(|(seat, _)| may(*seat)).collect()
}

/// The seats with the highest of these stakes, lowest first.
fn highest(stakes: &[(u8, Money)]) -> Vec<u8> {
    let most = stakes.iter().map(|(_, amount)| *amount).max();
    stakes.iter().filter(|(_, amount)| Some(*amount) == most).map(|(seat, _)| *seat).collect()
}

#[test]
fn who_gets_the_cards_is_explained_also_where_the_house_leaves_it_open() {
    let (mut only, mut alone, mut equal, mut next) = (0, 0, 0, 0);
    for (house, size) in tables() {
        for more in ["", "incidents: [(what: PuntoRefused, at: Coup(4))]"] {
            // At some tables no player turns the cards, so none can refuse them.
            let Ok(scenario) = scenario_if_possible(size, 7, 12, more) else { continue };
            for seed in 0..3 {
                let name = format!("{} {size:?} seed {seed} {more}", house.id);
                let mut shift = Shift::new(&scenario, &house, seed).unwrap();
                play(&mut shift, &mut Perfect, |shift, _| {
                    let state = shift.state();
                    for duty in shift.due() {
                        let Act::PassCards(_, Person::Guest(guest)) = duty.act else { continue };
                        let seat = state.guest(guest).unwrap().seat;
                        let highest = highest(&open_stakes(state));
                        assert_eq!(highest.first(), Some(&seat), "{name}");
                        let rule = rule_of(&duty);
                        let met = match (highest.len(), state.coup.refused_cards.is_empty()) {
                            (1, true) if punto_stakes(state).len() == 1 => (&mut only, Turning::Only(seat)),
                            (1, true) => (&mut alone, Turning::Highest(seat)),
                            (_, true) => (&mut equal, Turning::LowestOfEqual(seat)),
                            (_, false) => (&mut next, Turning::NextHighest(seat)),
                        };
                        assert_eq!(rule, Some(met.1), "{name}");
                        *met.0 += 1;
                        if !matches!(rule, Some(Turning::Only(_) | Turning::Highest(_))) {
                            assert!(duty.reasons.iter().all(|reason| reason.basis == Basis::Silent), "{name}");
                        }
                    }
                });
            }
        }
    }
    let met = [only, alone, equal, next];
    assert!(met.iter().all(|count| *count > 0), "a single bet, one highest bet, equal ones, after a refusal: {met:?}");
}

#[test]
fn who_turns_bancos_cards_is_explained_at_every_table() {
    let (mut players, mut tailleurs, mut in_place) = (0, 0, 0);
    for (house, size) in tables() {
        let Ok(scenario) = scenario_if_possible(size, 7, 12, "") else { continue };
        let mut shift = Shift::new(&scenario, &house, 1).unwrap();
        play(&mut shift, &mut Perfect, |shift, _| {
            let state = shift.state();
            for duty in shift.due() {
                let Act::Turn(Side::Banco) = duty.act else { continue };
                let name = format!("{} {size:?} {:?}", house.id, duty.reasons);
                let turnings: Vec<Turning> = duty.reasons.iter().filter_map(turning).collect();
                assert_eq!(duty.reasons[0].basis, house.dealing.turns_banco.basis(), "{name}");
                match (turnings.as_slice(), state.round.holder()) {
                    ([Turning::ByTheTailleur(Side::Banco)], _) => {
                        assert_eq!(duty.by, state.crew.tailleur(), "{name}");
                        tailleurs += 1;
                    }
                    ([Turning::ByTheBanker(Side::Banco)], Some(Holder::Seat(seat))) => {
                        let Person::Guest(guest) = duty.by else { panic!("{name}: {:?}", duty.by) };
                        assert_eq!(state.guest(guest).unwrap().seat, seat, "{name}");
                        players += 1;
                    }
                    ([Turning::ByTheBanker(Side::Banco), Turning::InTheBankersPlace], Some(Holder::Tailleur)) => {
                        assert_eq!(duty.by, state.crew.tailleur(), "{name}");
                        in_place += 1;
                    }
                    other => panic!("{name}: {other:?}"),
                }
            }
        });
    }
    assert!(players > 0 && tailleurs > 0, "{players} {tailleurs} {in_place}");
}
