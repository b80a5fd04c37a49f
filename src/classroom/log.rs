//! The log of a room: a setup line, then a line per event, each with a checksum as in a
//! journal. It is written as events happen, so that a room survives a crash of its host.

use serde::{Deserialize, Serialize};

use super::event::StampedEvent;
use super::setup::Setup;
use crate::i18n::phrase::{Fact, Phrase};
use crate::progress::Moment;
use crate::progress::line::{self, BadLine};

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum LogLine {
    Opened(Box<OpeningRecord>),
    Happened(StampedEvent),
}

/// Parameters a room was opened with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningRecord {
    pub at: Moment,
    /// Port; reused on reopening, so that phones reconnect automatically.
    pub port: u16,
    /// Encrypted connections; kept on reopening.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tls: bool,
    /// Reachable from this machine only; kept on reopening.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub loopback: bool,
    pub setup: Setup,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomLog {
    pub opening: OpeningRecord,
    pub events: Vec<StampedEvent>,
    /// Length in bytes of an incomplete last line, as left by a crash.
    pub torn: usize,
    /// Damaged lines, counted from 1, which were left out.
    pub damaged: Vec<usize>,
}

/// Reason why a log cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadLog {
    /// Does not begin with a setup line.
    NotARoom,
    /// Valid checksum but unknown content in this line, counted from 1: written by a later version.
    Later(usize),
}

///
/// # Errors
/// A serialisation error; should not occur.
pub fn write(line: &LogLine) -> Result<String, BadLine> {
    let text = line::options().to_string(line).map_err(|_| BadLine::NotARecord)?;
    line::seal(&text)
}

/// Reads a log. An incomplete last line is dropped, and each damaged line costs the one record it holds.
///
/// # Errors
/// Not a room log, or the first line that is of a later version.
pub fn read(bytes: &[u8]) -> Result<RoomLog, BadLog> {
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let (lines, torn) = bytes.split_at(whole);
    let mut lines =
        lines.split_inclusive(|byte| *byte == b'\n').enumerate().map(|(at, line)| (at + 1, parse_line(line)));
    let opened = match lines.next() {
        Some((_, ParsedLine::Known(LogLine::Opened(opened)))) => opened,
        Some((number, ParsedLine::Later(text))) if text.starts_with(OPENED) => return Err(BadLog::Later(number)),
        _ => return Err(BadLog::NotARoom),
    };
    let mut log = RoomLog { opening: *opened, events: Vec::new(), torn: torn.len(), damaged: Vec::new() };
    for (number, line) in lines {
        match line {
            ParsedLine::Known(LogLine::Happened(stamped)) => log.events.push(stamped),
            ParsedLine::Later(_) => return Err(BadLog::Later(number)),
            ParsedLine::Known(LogLine::Opened(_)) | ParsedLine::Damaged => log.damaged.push(number),
        }
    }
    Ok(log)
}

/// Start of the first line in every version.
const OPENED: &str = "Opened(";

/// Number of bytes by which another file is recognised: a checksum, a space and the start of the first line.
pub const HEAD: usize = 9 + OPENED.len();

/// False if a file that begins like this is no room log.
pub fn may_be(head: &[u8]) -> bool {
    head.get(9..HEAD).is_some_and(|start| start == OPENED.as_bytes())
}

enum ParsedLine<'l> {
    Known(LogLine),
    /// Valid checksum, unknown content.
    Later(&'l str),
    Damaged,
}

impl RoomLog {
    /// Notice of the damaged lines of the log at `place`, if there are any.
    pub fn damage(&self, place: Fact) -> Option<Phrase> {
        if self.damaged.is_empty() {
            return None;
        }
        let lines = self.damaged.iter().take(MOST_NAMED).map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let count = Fact::Number(self.damaged.len() as u64);
        Some(text!("room-log-lines-lost", place = place, lines = Fact::Text(lines), count = count))
    }
}

/// Damaged lines named in a notice.
const MOST_NAMED: usize = 5;

fn parse_line(line: &[u8]) -> ParsedLine<'_> {
    let Ok(text) = line::unseal(line) else { return ParsedLine::Damaged };
    line::options().from_str(text).map_or(ParsedLine::Later(text), ParsedLine::Known)
}
