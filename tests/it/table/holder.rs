//! The shoe in its holder's hands.

use std::sync::Arc;

use tailleur::rules::calls::Announcement;
use tailleur::rules::circulation::{CirculationRule, Holder};
use tailleur::rules::house::{Handler, House, TableSize};
use tailleur::rules::reason::Rule;
use tailleur::rules::side::Chance;
use tailleur::table::Shift;
use tailleur::table::act::Act;
use tailleur::table::agent::{Agent, Move, Perfect, play};
use tailleur::table::event::Event;
use tailleur::table::fact::FaultKind;
use tailleur::table::truth::coup_of;

use super::{scenario, tables};

/// Works rightly, but invites stakes once while the shoe is on offer.
struct InvitesTooEarly {
    done: bool,
}

impl Agent for InvitesTooEarly {
    fn next(&mut self, shift: &Shift) -> Move {
        let next = Perfect.next(shift);
        if let (false, Move::Act(by, Act::OfferShoe(_), at)) = (self.done, &next)
            && shift.state().coup.number > 0
        {
            self.done = true;
            let words = shift.state().house.calls.place_bets.value().clone();
            return Move::Act(*by, Act::Call(Announcement::PlaceBets, words), *at);
        }
        next
    }
}

#[test]
fn a_coup_invited_while_the_shoe_is_on_offer_is_a_fault_and_comes_to_its_end() {
    let mut met = 0;
    for (house, size) in tables() {
        for seed in 0..3 {
            let mut shift = Shift::new(&scenario(size, 5, 12, ""), &house, seed).unwrap();
            let mut agent = InvitesTooEarly { done: false };
            let mut coups = 0;
            play(&mut shift, &mut agent, |_, events| {
                coups += events.iter().filter(|event| matches!(event, Event::CoupOver(_))).count();
            });
            let kinds: Vec<FaultKind> = shift.facts().iter().map(|fact| fact.kind).collect();
            let due = shift.due();
            assert!(shift.is_over(), "{} {size:?} seed {seed}: {coups} coups, due {due:#?}", house.id);
            if agent.done {
                met += 1;
                assert_eq!(kinds, [FaultKind::WrongHolder], "{} {size:?} seed {seed}", house.id);
            }
        }
    }
    assert!(met > 0, "the shoe never passes");
}

/// The tables at which the shoe goes round.
fn circulating() -> impl Iterator<Item = (Arc<House>, TableSize)> {
    tables()
        .into_iter()
        .filter(|(house, size)| *size == TableSize::Large && *house.dealing.draws.value() == Handler::Banker)
}

#[test]
fn a_shoe_is_offered_for_the_reason_it_is_on_offer() {
    let (mut lost, mut fell, mut passed, mut refused) = (0, 0, 0, 0);
    for (house, size) in circulating() {
        for seed in 0..12 {
            let mut shift = Shift::new(&scenario(size, 2, 8, ""), &house, seed).unwrap();
            // How the shoe came to be on offer, as the events had it.
            let mut last = None;
            play(&mut shift, &mut Perfect, |shift, events| {
                for event in events {
                    if let Event::Acted { act, .. } = event {
                        last = match act {
                            Act::GiveUpShoe => Some(CirculationRule::Passed),
                            Act::RefuseShoe => Some(CirculationRule::Refused),
                            Act::TakeShoe | Act::Call(Announcement::PlaceBets, _) => None,
                            _ => last,
                        };
                    }
                }
                let due = shift.due();
                let Some(offer) = due.iter().find(|duty| matches!(duty.act, Act::OfferShoe(_))) else { return };
                let rules: Vec<CirculationRule> = offer
                    .reasons
                    .iter()
                    .filter_map(|reason| if let Rule::Circulation(rule) = reason.rule { Some(rule) } else { None })
                    .collect();
                let place = format!("{} {size:?} seed {seed}: {rules:?}", house.id);
                assert_eq!(Some(offer.basis), offer.reasons.last().map(|reason| reason.basis), "{place}");
                if let Some(rule) = last {
                    assert_eq!(rules.last(), Some(&rule), "{place}");
                    passed += usize::from(rule == CirculationRule::Passed);
                    refused += usize::from(rule == CirculationRule::Refused);
                } else {
                    let own = rules.last().unwrap_or_else(|| panic!("{place}"));
                    lost += usize::from(*own == CirculationRule::Lost(Chance::Punto));
                    fell += usize::from(*own == CirculationRule::HandFalls(Chance::Punto));
                }
            });
        }
    }
    assert!(lost > 0 && fell > 0 && passed > 0 && refused > 0, "{lost} {fell} {passed} {refused}");
}

#[test]
fn nobody_is_signed_to_for_a_coup_that_is_dealt() {
    let mut passed_on = 0;
    for (house, size) in circulating() {
        for seed in 0..12 {
            let mut shift = Shift::new(&scenario(size, 2, 8, ""), &house, seed).unwrap();
            let mut dealt_by_tailleur = false;
            play(&mut shift, &mut Perfect, |shift, events| {
                let state = shift.state();
                let is_dealt = coup_of(state).count() >= 4 && !state.coup.over;
                for event in events {
                    if let Event::Acted { act, .. } = event {
                        passed_on += usize::from(dealt_by_tailleur && *act == Act::TakeShoe);
                        dealt_by_tailleur &= !matches!(act, Act::Call(Announcement::PlaceBets, _) | Act::TakeShoe);
                    }
                }
                dealt_by_tailleur |= is_dealt && state.round.holder() == Some(Holder::Tailleur);
                let signs = shift.due().iter().any(|duty| duty.act == Act::Sign(None));
                assert!(!(is_dealt && signs), "{} {size:?} seed {seed}", house.id);
            });
        }
    }
    assert!(passed_on > 0, "no shoe that the tailleur has dealt from passes to a player");
}
