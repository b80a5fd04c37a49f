//! One line of a journal: a checksum, and one record in RON.
//!
//! `<CRC-32 as eight small hexadecimal digits> <record>\n`, the checksum over the bytes of the record.

use ron::Options;
use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};

use super::entry::{Entry, Later, LessonDone, Record, WarmUp};

/// The longest line that is written or read, in bytes, its end not counted.
pub const LONGEST: usize = 64 * 1024;

/// The checksum and the space after it.
const HEAD: usize = 9;

/// Why a line is no record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum BadLine {
    /// Nothing stands in it.
    #[error("the line is empty")]
    Empty,
    /// It is longer than [`LONGEST`].
    #[error("the line is too long")]
    TooLong,
    /// It does not begin with a checksum.
    #[error("the line has no checksum")]
    NoChecksum,
    /// It was torn off, or changed, after it was written.
    #[error("the line is not as it was written")]
    Damaged,
    /// It is as it was written, and yet no record.
    #[error("the line is not a record")]
    NotARecord,
}

/// The kinds this version knows, as they stand in the file.
#[derive(Serialize, Deserialize)]
enum Kind {
    Answer(Entry),
    LessonDone(LessonDone),
    WarmUp(WarmUp),
}

/// Writes a record as one line, its end included. [`BadLine::TooLong`] where it does not fit.
pub fn write(record: &Record) -> Result<String, BadLine> {
    let text = match record {
        Record::Answer(entry) => options().to_string(&Kind::Answer(entry.clone())),
        Record::LessonDone(done) => options().to_string(&Kind::LessonDone(done.clone())),
        Record::WarmUp(warm_up) => options().to_string(&Kind::WarmUp(warm_up.clone())),
        Record::Later(later) => Ok(later.text.clone()),
    };
    let text = text.map_err(|_| BadLine::NotARecord)?;
    if HEAD + text.len() > LONGEST {
        return Err(BadLine::TooLong);
    }
    seal(&text)
}

/// A text as one line with its checksum, its end included. [`BadLine::NotARecord`] where it does not fit into one line.
pub fn seal(text: &str) -> Result<String, BadLine> {
    if text.contains('\n') {
        return Err(BadLine::NotARecord);
    }
    Ok(format!("{:08x} {text}\n", crc32fast::hash(text.as_bytes())))
}

/// Reads a line, with or without its end (`\n`, or `\r\n` where a tool changed it).
pub fn read(line: &[u8]) -> Result<Record, BadLine> {
    let line = whole(line)?;
    if line.len() > LONGEST {
        return Err(BadLine::TooLong);
    }
    record(unseal(line)?)
}

/// A line without its end, where something stands in it.
fn whole(line: &[u8]) -> Result<&[u8], BadLine> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    if line.iter().all(u8::is_ascii_whitespace) { Err(BadLine::Empty) } else { Ok(line) }
}

/// The text of a line whose checksum holds, with or without its end.
pub fn unseal(line: &[u8]) -> Result<&str, BadLine> {
    let line = whole(line)?;
    let (head, body) = line.split_at_checked(HEAD).ok_or(BadLine::NoChecksum)?;
    let sum = checksum(head).ok_or(BadLine::NoChecksum)?;
    if crc32fast::hash(body) != sum {
        return Err(BadLine::Damaged);
    }
    str::from_utf8(body).map_err(|_| BadLine::NotARecord)
}

/// How many places that look like the end of a record are tried for each beginning.
const ENDS: usize = 4;

/// The whole records inside a damaged line: where its end was lost, two or more stand in one line.
#[must_use]
pub fn salvage(line: &[u8]) -> Vec<Record> {
    let is_start = |at: &usize| line.get(*at..*at + HEAD).is_some_and(|head| checksum(head).is_some());
    let starts: Vec<usize> = (0..line.len()).filter(is_start).collect();
    // What stood at the line's end may be left as one byte behind the record.
    let whole = |piece: &[u8]| read(piece).or_else(|bad| piece.split_last().map_or(Err(bad), |(_, rest)| read(rest)));
    // What looks like a beginning may stand inside an answer.
    let record = |(at, &start): (usize, &usize)| {
        let ends = starts.iter().skip(at + 1).copied().chain([line.len()]).take(ENDS);
        ends.filter_map(|end| line.get(start..end)).find_map(|piece| whole(piece).ok())
    };
    starts.iter().enumerate().filter_map(record).collect()
}

fn record(text: &str) -> Result<Record, BadLine> {
    let kind = text.split('(').next().unwrap_or_default();
    match kind {
        "Answer" | "LessonDone" | "WarmUp" => match options().from_str(text) {
            Ok(Kind::Answer(entry)) => Ok(Record::Answer(entry)),
            Ok(Kind::LessonDone(done)) => Ok(Record::LessonDone(done)),
            Ok(Kind::WarmUp(warm_up)) => Ok(Record::WarmUp(warm_up)),
            Err(_) => Err(BadLine::NotARecord),
        },
        later if is_name(later) => Ok(Record::Later(Later { kind: later.to_owned(), text: text.to_owned() })),
        _ => Err(BadLine::NotARecord),
    }
}

fn is_name(kind: &str) -> bool {
    kind.starts_with(|c: char| c.is_ascii_uppercase()) && kind.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// Small digits only, so that no changed bit goes unseen.
fn checksum(head: &[u8]) -> Option<u32> {
    let digits = head.strip_suffix(b" ").filter(|digits| digits.len() + 1 == HEAD)?;
    let small = |b: &u8| b.is_ascii_digit() || (b'a'..=b'f').contains(b);
    if !digits.iter().all(small) {
        return None;
    }
    u32::from_str_radix(str::from_utf8(digits).ok()?, 16).ok()
}

/// How records are written: `Answer(id:"…",…,millis:1200)`.
#[must_use]
pub fn options() -> Options {
    Options::default().with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME)
}
