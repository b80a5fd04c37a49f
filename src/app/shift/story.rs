//! The story of the table, as lines for captions and for polite announcements.

use crate::describe::scene;
use crate::describe::shift::{act as act_phrase, facing_name, mistake, person, request, staking};
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::side::Side;
use crate::table::Shift;
use crate::table::act::{Act, CardPlace, Facing};
use crate::table::coup_record::CoupRecord;
use crate::table::event::{Event, Impossible};
use crate::table::person::Person;
use crate::table::scenario::Telling;

/// Most lines that are held.
const MOST: usize = 200;

/// The lines of a shift, oldest first.
#[derive(Debug, Clone, Default)]
pub struct Story {
    lines: Vec<Phrase>,
    /// Number of lines ever added.
    count: usize,
    /// The cards of the newest line, where one person drew them for the hands: how they lie, and for which sides.
    drawn: Option<(Person, Facing, Vec<Side>)>,
}

impl Story {
    /// Adds what an event lets everyone see or hear. Faults are reported as the presentation has it.
    pub fn add(&mut self, shift: &Shift, event: &Event) {
        let state = shift.state();
        let boxed = |phrase: Phrase| Fact::Phrase(Box::new(phrase));
        let drawn = match event {
            Event::Acted { by, act: Act::Draw(CardPlace::On(side), facing), .. } => Some((*by, *facing, *side)),
            // A card is seen where it is; an incident is for the trainee to notice.
            Event::CardOut(_) | Event::IncidentBegan(_) => return,
            Event::Found(_) if shift.scenario().presentation.rules().telling != Telling::AtOnce => return,
            _ => None,
        };
        let before = self.drawn.take();
        self.drawn = drawn.map(|(by, facing, side)| match before {
            Some((who, how, sides)) if (who, how) == (by, facing) => (by, facing, [sides, vec![side]].concat()),
            _ => (by, facing, vec![side]),
        });
        let line = match event {
            // Cards that are drawn one after the other have one line.
            Event::Acted { by, .. } if let Some((_, facing, sides @ [_, _, ..])) = self.drawn_sides() => {
                let act = text!("shift-happened-draws", sides = listed(sides), facing = boxed(facing_name(facing)));
                self.lines.pop();
                text!("shift-done", person = boxed(person(state, *by)), act = boxed(act))
            }
            Event::Acted { by, act, .. } => {
                // Where no sums are shown, none is read out with the pieces either.
                let hides = !shift.scenario().presentation.rules().amounts;
                let done = staking(state, act).filter(|_| hides).unwrap_or_else(|| act_phrase(state, act));
                text!("shift-done", person = boxed(person(state, *by)), act = boxed(done.into_done()))
            }
            Event::TookUp { by, spot, amount, paid } => {
                let spot = scene::spot_fact(*spot, &state.house);
                let act = if *paid {
                    text!("shift-happened-took-winnings", spot = spot)
                } else {
                    text!("shift-happened-took-up", amount = Fact::Money(*amount), spot = spot)
                };
                text!("shift-done", person = boxed(person(state, *by)), act = boxed(act))
            }
            Event::Impossible(reason) => impossible(*reason),
            Event::StopCardShown => text!("shift-happened-stop-card"),
            Event::ShoeEmpty => text!("shift-happened-shoe-empty"),
            Event::Asked(asked) => request(state, asked),
            Event::Found(fact) => mistake(fact),
            Event::Undone => text!("shift-happened-undone"),
            Event::CoupOver(coup) => {
                text!("shift-happened-coup", number = Fact::Number(coup.number.into()), result = result(coup))
            }
            Event::ShoeOver => text!("shift-happened-shoe-over"),
            Event::ShiftOver => text!("shift-happened-shift-over"),
            Event::CardOut(_) | Event::IncidentBegan(_) => return,
        };
        if self.lines.len() >= MOST {
            self.lines.remove(0);
        }
        self.lines.push(line);
        self.count += 1;
    }

    fn drawn_sides(&self) -> Option<(Person, Facing, &[Side])> {
        self.drawn.as_ref().map(|(by, facing, sides)| (*by, *facing, sides.as_slice()))
    }

    /// The lines, oldest first.
    pub fn lines(&self) -> &[Phrase] {
        &self.lines
    }

    /// Number of lines ever added.
    pub const fn count(&self) -> usize {
        self.count
    }
}

/// Sides in their order, in the terms of the house.
fn listed(sides: &[Side]) -> Fact {
    let (last, before) = match sides {
        [before @ .., last] => (Fact::Side(*last), before),
        [] => return Fact::Text(String::new()),
    };
    before.iter().rev().fold(last, |rest, side| {
        Fact::Phrase(Box::new(text!("shift-happened-sides", first = Fact::Side(*side), rest = rest)))
    })
}

/// The result of a finished coup.
pub fn result(coup: &CoupRecord) -> Fact {
    coup.winner.map_or_else(|| Fact::Phrase(Box::new(text!("shift-happened-null"))), Fact::Chance)
}

fn impossible(reason: Impossible) -> Phrase {
    match reason {
        Impossible::NoCard => text!("shift-cannot-card"),
        Impossible::NoStake => text!("shift-cannot-stake"),
        Impossible::NoPieces => text!("shift-cannot-pieces"),
        Impossible::NoPerson => text!("shift-cannot-person"),
        Impossible::NothingToUndo => text!("shift-cannot-undo"),
        Impossible::Over => text!("shift-happened-shift-over"),
    }
}
