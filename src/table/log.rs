//! The log of a shift: a head, then each act from outside with its moment, then an end; a checksummed RON record a line.
//! The log is the whole shift: played again it gives the same events.
//!
//! `<CRC-32 as eight lower-case hex digits> <record>\n`, the checksum over the bytes of the record.

mod trace;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::rules::house::{House, TableSize};

use super::act::TimedAct;
use super::event::Event;
use super::moment::Moment;
use super::scenario::{Length, Presentation, Scenario};
use super::shift::{Shift, ShiftProblem};

/// The version of the log. Logs of another version are refused as a whole.
pub const VERSION: u16 = 1;

/// Longest line in bytes, without line end. Any act that a script can hold fits.
pub const LONGEST: usize = 1024 * 1024;

/// Length of the checksum and the space after it.
const HEAD: usize = 9;

/// The head of a log: what a call chooses. The rest of the scenario is only summed up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogHead {
    /// [`VERSION`].
    pub version: u16,
    /// Id of the scenario.
    pub scenario: String,
    /// Checksum of the scenario's other fields, without its words.
    pub content: u32,
    /// Id of the house.
    pub house: String,
    /// The table.
    pub table: TableSize,
    /// The length.
    pub length: Length,
    /// The presentation.
    pub presentation: Presentation,
    /// The seed.
    pub seed: u64,
}

/// A record of a log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
enum LogRecord {
    Shift(LogHead),
    /// The number of the act, from 1, the act, and the trace of the table after it.
    Act(u32, TimedAct, u32),
    /// The moment at which the shift was over or left.
    End(Moment),
}

/// The version of a head of any version.
#[derive(Deserialize)]
struct VersionOfHead {
    version: u16,
}

#[derive(Deserialize)]
enum AnyHead {
    Shift(VersionOfHead),
}

/// A log as read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShiftLog {
    /// The head.
    pub head: LogHead,
    /// The acts, up to the first flaw.
    pub acts: Vec<TimedAct>,
    /// The moment at which the shift was over or left; `None` for one that was broken off.
    pub end: Option<Moment>,
    /// Length of the sound lines, in bytes.
    pub sound: usize,
    /// Traces of the table after each act.
    traces: Vec<u32>,
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
    /// The line is behind the end of the shift.
    AfterTheEnd,
    /// The scenario has changed since.
    OtherScenario,
    /// The house or its table is another.
    OtherHouse,
    /// The act leaves another table than when it was logged: the house or the program has changed since.
    OtherTable,
}

/// Reason why a log cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplayProblem {
    /// The log belongs to something else.
    Log(LogFlaw),
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
            content: trace::of_scenario(scenario),
            house: shift.state().house.id.to_string(),
            table: shift.state().size,
            length: scenario.length,
            presentation: scenario.presentation,
            seed: shift.seed(),
        }
    }

    /// The line of this head, with line end.
    pub fn line(&self) -> String {
        line(&LogRecord::Shift(self.clone()))
    }

    /// The shift before its first act. The scenario is taken at the table, of the length and in the presentation that
    /// the head has.
    ///
    /// # Errors
    /// The flaw of a log of another scenario or house, or the problem of the scenario in it.
    pub fn begin(&self, scenario: &Scenario, house: &Arc<House>) -> Result<Shift, ReplayProblem> {
        let other = |what| ReplayProblem::Log(LogFlaw { line: 1, column: HEAD + 1, what });
        if self.scenario != scenario.id || self.content != trace::of_scenario(scenario) {
            return Err(other(LogFault::OtherScenario));
        }
        if self.house != house.id.as_str() || house.tables.iter().all(|table| table.size != self.table) {
            return Err(other(LogFault::OtherHouse));
        }
        let scenario = Scenario {
            table: vec![self.table],
            length: self.length,
            presentation: self.presentation,
            ..scenario.clone()
        };
        Shift::new(&Arc::new(scenario), house, self.seed).map_err(ReplayProblem::Scenario)
    }
}

/// The line of the act that a shift has just carried out, with line end.
pub fn act_line(shift: &Shift, act: &TimedAct) -> String {
    line(&LogRecord::Act(shift.acts(), act.clone(), trace::of_table(shift.state())))
}

/// The line that ends the log of a shift that is over or left, with line end.
pub fn end_line(shift: &Shift) -> String {
    line(&LogRecord::End(shift.state().now))
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
    pub fn read(bytes: &[u8]) -> Result<(Self, Option<LogFlaw>), LogFlaw> {
        let flaw = |line: usize, (column, what)| LogFlaw { line, column, what };
        let mut lines = bytes.split_inclusive(|byte| *byte == b'\n');
        let first = lines.next().ok_or(flaw(1, (1, LogFault::Empty)))?;
        let head = head(first).map_err(|fault| flaw(1, fault))?;
        let mut log = Self { head, acts: Vec::new(), end: None, sound: first.len(), traces: Vec::new() };
        for (index, line) in lines.enumerate() {
            if let Err(fault) = log.add(line) {
                return Ok((log, Some(flaw(index + 2, fault))));
            }
            log.sound += line.len();
        }
        Ok((log, None))
    }

    fn add(&mut self, line: &[u8]) -> Result<(), (usize, LogFault)> {
        let due = self.acts.len() + 1;
        let latest = self.acts.last().map_or(Moment(0), |last| last.at);
        let wrong = |what| Err((HEAD + 1, what));
        match read_record(record_text(line)?)? {
            _ if self.end.is_some() => wrong(LogFault::AfterTheEnd),
            LogRecord::Act(number, ..) if usize::try_from(number) != Ok(due) => wrong(LogFault::OutOfOrder),
            LogRecord::Act(_, act, _) if act.at < latest => wrong(LogFault::Backwards),
            LogRecord::Act(_, act, trace) => {
                self.acts.push(act);
                self.traces.push(trace);
                Ok(())
            }
            LogRecord::End(at) if at < latest => wrong(LogFault::Backwards),
            LogRecord::End(at) => {
                self.end = Some(at);
                Ok(())
            }
            LogRecord::Shift(_) => wrong(LogFault::OutOfOrder),
        }
    }

    /// Plays the first `acts` acts in a shift that [`LogHead::begin`] has made, or all of them and up to the end. Each
    /// act's events go to `see`. Returns the flaw of the first act after which the table is another than it was.
    pub fn replay(
        &self,
        shift: &mut Shift,
        acts: Option<usize>,
        mut see: impl FnMut(&Shift, &[Event]),
    ) -> Option<LogFlaw> {
        let most = acts.unwrap_or(usize::MAX);
        for (index, (timed, trace)) in self.acts.iter().zip(&self.traces).take(most).enumerate() {
            let events = shift.act(timed.by, &timed.act, timed.at);
            see(shift, &events);
            if trace::of_table(shift.state()) != *trace {
                return Some(LogFlaw { line: index + 2, column: HEAD + 1, what: LogFault::OtherTable });
            }
        }
        if let Some(end) = self.end.filter(|_| acts.is_none()) {
            let events = shift.until(end);
            see(shift, &events);
        }
        None
    }
}

/// The head on the first line; or the column and the reason.
fn head(line: &[u8]) -> Result<LogHead, (usize, LogFault)> {
    let text = record_text(line)?;
    match ron::from_str(text) {
        Ok(AnyHead::Shift(head)) if head.version != VERSION => {
            return Err((HEAD + 1, LogFault::OtherVersion(head.version)));
        }
        _ => {}
    }
    match read_record(text)? {
        LogRecord::Shift(head) => Ok(head),
        LogRecord::Act(..) | LogRecord::End(_) => Err((HEAD + 1, LogFault::NoHead)),
    }
}

fn read_record(text: &str) -> Result<LogRecord, (usize, LogFault)> {
    ron::from_str(text).map_err(|error| (HEAD + error.span.start.col, LogFault::NotARecord))
}

/// The record of a line that is as it was written; or the column and the reason.
fn record_text(line: &[u8]) -> Result<&str, (usize, LogFault)> {
    let whole = line.strip_suffix(b"\n").ok_or_else(|| (characters(line) + 1, LogFault::Cut))?;
    if whole.len() > LONGEST {
        return Err((LONGEST + 1, LogFault::TooLong));
    }
    let (sum, text) = whole.split_at_checked(HEAD).ok_or((1, LogFault::NoChecksum))?;
    let sum = checksum(sum).ok_or((1, LogFault::NoChecksum))?;
    if crc32fast::hash(text) != sum {
        return Err((HEAD + 1, LogFault::Damaged));
    }
    str::from_utf8(text).map_err(|error| {
        let good = text.get(..error.valid_up_to()).unwrap_or_default();
        (HEAD + characters(good) + 1, LogFault::NotARecord)
    })
}

/// The checksum that a line begins with, with the space after it.
fn checksum(head: &[u8]) -> Option<u32> {
    let digits = head.strip_suffix(b" ")?;
    let is_digit = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    let digits = str::from_utf8(digits).ok().filter(|digits| digits.as_bytes().iter().all(is_digit))?;
    u32::from_str_radix(digits, 16).ok()
}

fn characters(bytes: &[u8]) -> usize {
    String::from_utf8_lossy(bytes).chars().count()
}
