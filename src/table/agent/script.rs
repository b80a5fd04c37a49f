//! The script agent: does what a file says, act by act, and lets the perfect agent work in between.

use serde::Deserialize;

use super::{ACT_TAKES, Agent, Move, Perfect};
use crate::rules::files;
use crate::syntax::{Collector, Diagnostic, Problem, too_large};
use crate::table::act::Act;
use crate::table::moment::Moment;
use crate::table::person::Person;
use crate::table::shift::Shift;

/// In bytes.
const LARGEST_FILE: usize = 256 * 1024;

/// A step of a script.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum ScriptStep {
    /// An act at a moment; without one soon after what was before it.
    Act {
        /// The person.
        by: Person,
        /// The act.
        act: Act,
        /// The moment.
        #[serde(default)]
        at: Option<Moment>,
    },
    /// The perfect agent works for this number of coups and of acts after them; without both, to the end.
    Perfect {
        /// Coups.
        #[serde(default)]
        coups: u32,
        /// Acts.
        #[serde(default)]
        acts: u32,
    },
    /// A pause in milliseconds.
    Wait(u32),
}

/// A problem of a script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScriptProblem {
    /// The file is not well formed.
    File(Problem),
    /// The act is earlier than the one before it.
    Backwards,
}

impl From<Problem> for ScriptProblem {
    fn from(problem: Problem) -> Self {
        Self::File(problem)
    }
}

/// Does what a script says. Behind its end nothing more is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    steps: Vec<ScriptStep>,
    /// Steps that are done.
    done: usize,
    /// Number of the last coup of the perfect agent's step, while it is at it.
    until_coup: Option<u32>,
    /// Number of its last act, once the coups are over.
    until_act: Option<u32>,
}

impl Script {
    /// Reads a script. `file_name` is the name shown in flaws.
    ///
    /// # Errors
    /// One flaw where the text is too long or malformed; otherwise every flaw of its content, in the order of the text.
    pub fn read(file_name: &str, text: &str) -> Result<Self, Vec<Diagnostic<ScriptProblem>>> {
        if let Some(flaw) = too_large(file_name, text.len(), LARGEST_FILE) {
            return Err(vec![flaw.map(ScriptProblem::File)]);
        }
        let steps: Vec<ScriptStep> = files::read(file_name, text)
            .map_err(|flaws| flaws.into_iter().map(|flaw| flaw.map(ScriptProblem::File)).collect::<Vec<_>>())?;
        let mut notes = Collector::<ScriptProblem>::new(file_name, text);
        let mut latest = Moment(0);
        for (place, step) in steps.iter().enumerate() {
            let ScriptStep::Act { at: Some(at), .. } = step else { continue };
            if *at < latest {
                notes.flaw(&format!("{place}.at"), ScriptProblem::Backwards);
            }
            latest = latest.max(*at);
        }
        notes.check_signs();
        let flaws = notes.flaws();
        if flaws.is_empty() { Ok(Self { steps, done: 0, until_coup: None, until_act: None }) } else { Err(flaws) }
    }

    /// The next move of the perfect agent; `None` once its step is done.
    fn perfectly(&mut self, shift: &Shift, coups: u32, acts: u32) -> Option<Move> {
        let over = shift.state().coup.number.saturating_sub(u32::from(!shift.state().coup.over));
        let until_coup = *self.until_coup.get_or_insert(over.saturating_add(coups));
        let goes_on = over < until_coup
            || (coups == 0 && acts == 0)
            || shift.acts() < *self.until_act.get_or_insert(shift.acts().saturating_add(acts));
        goes_on.then(|| Perfect.next(shift)).filter(|next| *next != Move::Stop)
    }
}

impl Agent for Script {
    fn next(&mut self, shift: &Shift) -> Move {
        let now = shift.state().now;
        while let Some(step) = self.steps.get(self.done).cloned() {
            match step {
                ScriptStep::Act { by, act, at } => {
                    self.done += 1;
                    return Move::Act(by, act, at.map_or(now + ACT_TAKES, |at| at.max(now)));
                }
                ScriptStep::Wait(millis) => {
                    self.done += 1;
                    return Move::Wait(now + u64::from(millis));
                }
                ScriptStep::Perfect { coups, acts } => {
                    if let Some(next) = self.perfectly(shift, coups, acts) {
                        return next;
                    }
                    self.done += 1;
                    (self.until_coup, self.until_act) = (None, None);
                }
            }
        }
        Move::Stop
    }
}
