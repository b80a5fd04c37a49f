//! The log of a shift: a head, then each act from outside with its moment, a checksummed RON record a line. The log is
//! the whole shift: played again it gives the same events.
//!
//! `<CRC-32 as eight lower-case hex digits> <record>\n`, the checksum over the bytes of the record.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::rules::house::{House, TableSize};

use super::act::TimedAct;
use super::scenario::{Presentation, Scenario};
use super::shift::{Shift, ShiftProblem};

/// The version of the log. Logs of another version are refused as a whole.
pub const VERSION: u16 = 1;

/// Longest line in bytes, without line end.
const LONGEST: usize = 16 * 1024;

/// Length of the checksum and the space after it.
const HEAD: usize = 9;

/// The head of a log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogHead {
    /// [`VERSION`].
    pub version: u16,
    /// Id of the scenario.
    pub scenario: String,
    /// Checksum of the scenario's content.
    pub content: u32,
    /// Id of the house.
    pub house: String,
    /// The table.
    pub table: TableSize,
    /// The seed.
    pub seed: u64,
    /// The presentation.
    pub presentation: Presentation,
}

/// A record of a log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
enum LogRecord {
    Shift(LogHead),
    /// The number of the act, from 1, and the act.
    Act(u32, TimedAct),
}

/// A log as read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShiftLog {
    /// The head.
    pub head: LogHead,
    /// The acts, up to the first flaw.
    pub acts: Vec<TimedAct>,
}

/// A flaw of a log. Everything before it counts, everything behind it does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LogFlaw {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// The reason.
    pub what: LogFault,
}

/// Reason why a line of a log does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogFault {
    /// No line.
    Empty,
    /// The line is cut: it has no end.
    Cut,
    /// The line is too long.
    TooLong,
    /// The line has no checksum.
    NoChecksum,
    /// The line is not as it was written.
    Damaged,
    /// The line is no record of a shift.
    NotARecord,
    /// The first line is no head.
    NoHead,
    /// The log is of another version.
    OtherVersion(u16),
    /// A line is missing before this one, or doubled.
    OutOfOrder,
    /// The act is earlier than the one before it.
    Backwards,
    /// The scenario has changed since.
    OtherScenario,
    /// The house or its table is another.
    OtherHouse,
}

/// Reason why a log cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplayProblem {
    /// The log belongs to something else.
    Log(LogFault),
    /// The house cannot have the scenario.
    Scenario(ShiftProblem),
}

impl LogHead {
    /// The head of a shift's log.
    pub fn new(shift: &Shift) -> Self {
        let scenario = shift.scenario();
        Self {
            version: VERSION,
            scenario: scenario.id.clone(),
            content: content(scenario),
            house: shift.state().house.id.to_string(),
            table: shift.state().size,
            seed: shift.seed(),
            presentation: scenario.presentation,
        }
    }

    /// The line of this head, with line end.
    pub fn line(&self) -> String {
        line(&LogRecord::Shift(self.clone()))
    }
}

/// The line of an act, with line end. Acts are numbered from 1.
pub fn act_line(number: u32, act: &TimedAct) -> String {
    line(&LogRecord::Act(number, act.clone()))
}

fn content(scenario: &Scenario) -> u32 {
    crc32fast::hash(format!("{scenario:?}").as_bytes())
}

fn line(record: &LogRecord) -> String {
    // A record of plain data always has a text.
    let text = ron::to_string(record).unwrap_or_default();
    format!("{:08x} {text}\n", crc32fast::hash(text.as_bytes()))
}

impl ShiftLog {
    /// Reads a log as far as it is sound, with the flaw at which it stops.
    ///
    /// # Errors
    /// The flaw of a log without a sound head.
    pub fn read(text: &str) -> Result<(Self, Option<LogFlaw>), LogFlaw> {
        let flaw = |line: usize, (column, what)| LogFlaw { line, column, what };
        let mut lines = text.split_inclusive('\n');
        let first = lines.next().ok_or(flaw(1, (1, LogFault::Empty)))?;
        let head = match record(first).map_err(|fault| flaw(1, fault))? {
            LogRecord::Shift(head) if head.version == VERSION => head,
            LogRecord::Shift(head) => return Err(flaw(1, (HEAD + 1, LogFault::OtherVersion(head.version)))),
            LogRecord::Act(..) => return Err(flaw(1, (HEAD + 1, LogFault::NoHead))),
        };
        let mut log = Self { head, acts: Vec::new() };
        for (index, line) in lines.enumerate() {
            if let Err(fault) = log.add(line) {
                return Ok((log, Some(flaw(index + 2, fault))));
            }
        }
        Ok((log, None))
    }

    fn add(&mut self, line: &str) -> Result<(), (usize, LogFault)> {
        let due = self.acts.len() as u32 + 1;
        match record(line)? {
            LogRecord::Act(number, _) if number != due => Err((HEAD + 1, LogFault::OutOfOrder)),
            LogRecord::Act(_, act) if self.acts.last().is_some_and(|last| act.at < last.at) => {
                Err((HEAD + 1, LogFault::Backwards))
            }
            LogRecord::Act(_, act) => {
                self.acts.push(act);
                Ok(())
            }
            LogRecord::Shift(_) => Err((HEAD + 1, LogFault::OutOfOrder)),
        }
    }

    /// The shift after the first `acts` acts, or after all of them.
    ///
    /// # Errors
    /// The fault of a log of another scenario or house, or the problem of the scenario in it.
    pub fn replay(
        &self,
        scenario: &Arc<Scenario>,
        house: &Arc<House>,
        acts: Option<usize>,
    ) -> Result<Shift, ReplayProblem> {
        if self.head.scenario != scenario.id || self.head.content != content(scenario) {
            return Err(ReplayProblem::Log(LogFault::OtherScenario));
        }
        let mut shift = Shift::new(scenario, house, self.head.seed).map_err(ReplayProblem::Scenario)?;
        if self.head.house != house.id.as_str() || self.head.table != shift.state().size {
            return Err(ReplayProblem::Log(LogFault::OtherHouse));
        }
        for timed in self.acts.iter().take(acts.unwrap_or(usize::MAX)) {
            shift.act(timed.by, &timed.act, timed.at);
        }
        Ok(shift)
    }
}

/// The record of a line; or the column and the reason.
fn record(line: &str) -> Result<LogRecord, (usize, LogFault)> {
    let whole = line.strip_suffix('\n').ok_or((line.chars().count() + 1, LogFault::Cut))?;
    if whole.len() > LONGEST {
        return Err((LONGEST + 1, LogFault::TooLong));
    }
    let (sum, text) = whole.split_once(' ').ok_or((1, LogFault::NoChecksum))?;
    let is_sum =
        sum.len() == HEAD - 1 && sum.bytes().all(|byte| byte.is_ascii_hexdigit() && !byte.is_ascii_uppercase());
    let sum = u32::from_str_radix(sum, 16).ok().filter(|_| is_sum).ok_or((1, LogFault::NoChecksum))?;
    if crc32fast::hash(text.as_bytes()) != sum {
        return Err((HEAD + 1, LogFault::Damaged));
    }
    ron::from_str(text).map_err(|error| (HEAD + error.span.start.col, LogFault::NotARecord))
}
