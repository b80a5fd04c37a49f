//! The shoe in its holder's hands.

use tailleur::rules::calls::Announcement;
use tailleur::table::Shift;
use tailleur::table::act::Act;
use tailleur::table::agent::{Agent, Move, Perfect, play};
use tailleur::table::event::Event;
use tailleur::table::fact::FaultKind;

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
