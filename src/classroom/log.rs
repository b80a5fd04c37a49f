//! The log of a room: a line for how it was set up, then a line for each thing that happened, each with its checksum as in
//! a journal. It is written as things happen, so that a room outlives its host.

use serde::{Deserialize, Serialize};

use super::event::Stamped;
use super::setup::Setup;
use crate::progress::Moment;
use crate::progress::line::{self, BadLine};

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Line {
    /// The room was opened: the first line.
    Opened(Box<Opened>),
    /// Something happened.
    Happened(Stamped),
}

/// How a room was opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opened {
    /// When.
    pub at: Moment,
    /// At which port: taken up again, it is found there by the phones themselves.
    pub port: u16,
    /// Whether the connection was encrypted: taken up again it is so, too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tls: bool,
    /// Whether only this machine itself could come in: taken up again it does not open to the network.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub loopback: bool,
    /// How it was set up.
    pub setup: Setup,
}

/// A log that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    /// How the room was opened.
    pub opened: Opened,
    /// What happened, in its order.
    pub happened: Vec<Stamped>,
    /// How many bytes at its end are no whole line: what was being written when the host died.
    pub torn: usize,
}

/// Why a text is no log of a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadLog {
    /// It does not begin with how the room was opened.
    NotARoom,
    /// The line of this number, counted from one, is not as it was written.
    Damaged(usize),
    /// The line of this number is as it was written, and yet says what this version does not know: a later one wrote it.
    Later(usize),
}

/// A line, its end included.
///
/// # Errors
/// None that can come of what a room says.
pub fn write(line: &Line) -> Result<String, BadLine> {
    let text = line::options().to_string(line).map_err(|_| BadLine::NotARecord)?;
    line::seal(&text)
}

/// Reads a log. What is torn off at its end is left out; anything else that is not as it was written is refused, for the
/// room would not be the same without it.
///
/// # Errors
/// That it is none, or the first line that is damaged or of a later version.
pub fn read(bytes: &[u8]) -> Result<Log, BadLog> {
    let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let (lines, torn) = bytes.split_at(whole);
    let mut lines = lines.split_inclusive(|byte| *byte == b'\n').enumerate().map(|(at, line)| (at + 1, one(line)));
    let opened = match lines.next() {
        Some((_, Read::Known(Line::Opened(opened)))) => opened,
        Some((number, Read::Later(text))) if text.starts_with(OPENED) => return Err(BadLog::Later(number)),
        _ => return Err(BadLog::NotARoom),
    };
    let happened = lines.map(|(number, line)| match line {
        Read::Known(Line::Happened(stamped)) => Ok(stamped),
        Read::Later(_) => Err(BadLog::Later(number)),
        _ => Err(BadLog::Damaged(number)),
    });
    Ok(Log { opened: *opened, happened: happened.collect::<Result<_, _>>()?, torn: torn.len() })
}

/// How the first line begins, whatever a later version writes into it.
const OPENED: &str = "Opened(";

/// What is read of a line.
enum Read<'l> {
    Known(Line),
    /// As it was written, but not understood.
    Later(&'l str),
    Damaged,
}

fn one(line: &[u8]) -> Read<'_> {
    let Ok(text) = line::unseal(line) else { return Read::Damaged };
    line::options().from_str(text).map_or(Read::Later(text), Read::Known)
}
