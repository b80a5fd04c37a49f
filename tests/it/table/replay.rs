//! The same scenario, seed and acts give the same shift, however the time between two acts passes.

use tailleur::table::Shift;
use tailleur::table::act::TimedAct;
use tailleur::table::agent::{Agent, Move, Perfect, play};
use tailleur::table::event::Event;
use tailleur::table::moment::Moment;

use super::{scenario, tables};
use crate::support::tier;

/// A shift worked perfectly: its acts from outside, and everything that happened.
fn log(shift: &mut Shift) -> (Vec<TimedAct>, Vec<Event>) {
    let (mut acts, mut events) = (Vec::new(), Vec::new());
    while !shift.is_over() {
        match Perfect.next(shift) {
            Move::Act(by, act, at) => {
                events.extend(shift.act(by, &act, at));
                acts.push(TimedAct { by, act, at });
            }
            Move::Wait(at) => events.extend(shift.until(at)),
            Move::Stop => break,
        }
    }
    (acts, events)
}

#[test]
fn acts_with_their_moments_are_the_whole_shift() {
    for (house, size) in tables() {
        let scenario = scenario(size, 7, 12, "opening: true");
        let (acts, events) = log(&mut Shift::new(&scenario, &house, 5).unwrap());
        let mut again = Shift::new(&scenario, &house, 5).unwrap();
        let mut replayed = Vec::new();
        for timed in &acts {
            // The time passes in steps of a frame.
            let from = again.state().now;
            for step in 1..4 {
                replayed.extend(again.until(Moment(from.0 + (timed.at.0 - from.0) * step / 4)));
            }
            replayed.extend(again.act(timed.by, &timed.act, timed.at));
        }
        let text = |events: &[Event]| format!("{events:?}");
        assert_eq!(text(&replayed), text(&events), "{} {size:?}", house.id);
    }
}

#[test]
fn a_shift_that_is_cut_at_any_act_is_played_on_without_a_fault() {
    for (house, size) in tables() {
        let scenario = scenario(size, 5, 2, "");
        let (acts, _) = log(&mut Shift::new(&scenario, &house, 9).unwrap());
        for cut in (0..acts.len()).step_by(tier(9, 1)) {
            let mut shift = Shift::new(&scenario, &house, 9).unwrap();
            for timed in &acts[..cut] {
                shift.act(timed.by, &timed.act, timed.at);
            }
            play(&mut shift, &mut Perfect, |_, _| {});
            assert!(shift.report().passed && shift.facts().is_empty(), "{} {size:?} act {cut}", house.id);
        }
    }
}

#[test]
fn acts_are_written_and_read_again() {
    let (house, size) = tables().remove(0);
    let (acts, _) = log(&mut Shift::new(&scenario(size, 7, 6, "opening: true"), &house, 5).unwrap());
    for timed in acts {
        let line = ron::to_string(&timed).unwrap();
        assert_eq!(ron::from_str::<TimedAct>(&line).unwrap(), timed, "{line}");
    }
}

#[test]
fn another_guest_moves_no_card() {
    for (house, size) in tables() {
        let cards = |guests| {
            let mut shift = Shift::new(&scenario(size, guests, 12, ""), &house, 21).unwrap();
            let coups = super::worked(&mut shift, &mut Perfect);
            coups.into_iter().map(|coup| coup.cards).collect::<Vec<_>>()
        };
        assert_eq!(cards(3), cards(7), "{} {size:?}", house.id);
    }
}
