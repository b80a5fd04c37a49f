//! An agent that commits one fault of a kind at the first occasion, and works perfectly before and after it.

mod occasion;

use super::{ACT_TAKES, Agent, Move, Perfect};
use crate::table::act::{Act, Speech};
use crate::table::due::{Duty, due};
use crate::table::fact::FaultKind;
use crate::table::person::Person;
use crate::table::shift::Shift;
use crate::table::state::{Phase, State};

use self::occasion::{Slip, slip};

/// Commits one fault, at once undone or not.
#[derive(Debug, Clone)]
pub struct Fault {
    kind: FaultKind,
    undo: bool,
    stage: Stage,
    /// The duty that is passed over for good.
    left_out: Option<Duty>,
    /// Coup in which it is passed over.
    coup: u32,
    /// A card left the shoe by the fault.
    drew: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The fault is still to come.
    Before,
    /// It was just committed, by this person.
    Committed(Person),
    /// It is past.
    After,
}

impl Fault {
    /// An agent that commits a fault of this kind, and undoes it at once or goes on.
    pub const fn new(kind: FaultKind, undo: bool) -> Self {
        Self { kind, undo, stage: Stage::Before, left_out: None, coup: 0, drew: false }
    }

    /// True once the fault was committed.
    pub fn has_committed(&self) -> bool {
        self.stage != Stage::Before
    }

    /// Works on without the duty that is left out; if nothing else is left the next coup begins.
    fn without(duty: &Duty, shift: &Shift) -> Move {
        let at = shift.state().now + ACT_TAKES;
        let mut state = shift.state().clone();
        pass_over(&mut state, duty);
        let others = due(&state).into_iter().filter(|other| !is_same(&other.act, &duty.act));
        match others.into_iter().find(|other| shift.is_trainee(other.by)) {
            Some(next) => Move::Act(next.by, next.act, at),
            None => match (shift.next_at(), occasion::invitation(shift)) {
                (Some(next), _) if next <= at + 5_000 => Move::Wait(next),
                (_, Some(act)) => Move::Act(shift.state().crew.tailleur(), act, at),
                (next, None) => next.map_or(Move::Stop, Move::Wait),
            },
        }
    }
}

impl Agent for Fault {
    fn next(&mut self, shift: &Shift) -> Move {
        let now = shift.state().now;
        match self.stage {
            Stage::Before => {
                if let Some(slip) = slip(self.kind, shift) {
                    // A person who acts before could take the occasion away.
                    let before = shift.next_at().filter(|at| *at <= now + ACT_TAKES);
                    if let (Slip::Act(..), Some(at)) = (&slip, before) {
                        return Move::Wait(at);
                    }
                    let by = match &slip {
                        Slip::Act(by, _) => *by,
                        Slip::LeaveOut(duty) => duty.by,
                        Slip::Stop => return Move::Stop,
                    };
                    self.stage = Stage::Committed(by);
                    match slip {
                        Slip::Act(by, act) => {
                            self.drew = matches!(act, Act::Draw(..));
                            return Move::Act(by, act, now + ACT_TAKES);
                        }
                        Slip::LeaveOut(duty) => {
                            self.coup = shift.state().coup.number;
                            self.left_out = Some(duty);
                        }
                        Slip::Stop => return Move::Stop,
                    }
                }
            }
            Stage::Committed(by) if self.left_out.is_none() => {
                self.stage = Stage::After;
                return match (self.undo, self.drew) {
                    // A card that is out cannot be undone: it is put where it belongs, which is due next.
                    (true, true) => Perfect.next(shift),
                    (true, false) => Move::Act(by, Act::Undo, now + ACT_TAKES),
                    (false, _) => Move::Act(by, Act::Speak(Speech::Wait, None), now + ACT_TAKES),
                };
            }
            Stage::Committed(_) | Stage::After => {}
        }
        if let Some(duty) = self.left_out.clone() {
            let state = shift.state();
            if goes_on(state, &duty.act, self.coup) {
                return Self::without(&duty, shift);
            }
            self.left_out = None;
            self.stage = Stage::After;
        }
        Perfect.next(shift)
    }
}

/// The state as one sees it who passes a duty over.
fn pass_over(state: &mut State, duty: &Duty) {
    match &duty.act {
        Act::Collect(id) | Act::Pay(id, _) | Act::Return(id, _) => state.stakes.retain(|stake| stake.id != *id),
        Act::Restore(_) | Act::Straighten(..) | Act::Speak(Speech::WhoseStake(_), _) | Act::CallChef => {
            state.stakes.iter_mut().for_each(|stake| stake.let_through = true);
        }
        Act::Answer(id, _) => state.requests.retain(|request| request.id != *id),
        Act::Speak(Speech::Quiet, _) => state.requests.clear(),
        Act::PointOut(_) => state.coup.matters.error = None,
        _ => state.coup.lacks.extend(duty.step.map(|step| (step, 0))),
    }
}

/// True for the same duty; an answer may have become another one since.
fn is_same(one: &Act, other: &Act) -> bool {
    match (one, other) {
        (Act::Answer(one, _), Act::Answer(other, _)) => one == other,
        _ => one == other,
    }
}

/// True while a duty can still be left out: until it is found missing.
fn goes_on(state: &State, act: &Act, coup: u32) -> bool {
    let same = coup == state.coup.number && (!state.coup.over || state.phase == Phase::Opening);
    match act {
        Act::Answer(id, _) => state.requests.iter().any(|request| request.id == *id),
        Act::Speak(Speech::Quiet, _) => !state.requests.is_empty(),
        Act::Return(id, _) | Act::Straighten(id, _) | Act::Speak(Speech::WhoseStake(id), _) => {
            same && state.stake(*id).is_some_and(|stake| stake.lies() && !stake.let_through)
        }
        _ => same,
    }
}
