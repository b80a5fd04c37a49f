//! The line format of a journal: a checksum and one RON record.
//!
//! `<CRC-32 as eight lower-case hex digits> <record>\n`, the checksum over the bytes of the record.

use ron::Options;
use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};

use super::record::{AnswerRecord, LessonDone, Record, UnknownRecord, WarmUpRecord};

/// Longest line in bytes, without line end.
pub const LONGEST: usize = 64 * 1024;

/// Length of the checksum and the space after it.
const HEAD: usize = 9;

/// The reason a line was rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum BadLine {
    #[error("the line is empty")]
    Empty,
    /// Longer than [`LONGEST`].
    #[error("the line is too long")]
    TooLong,
    #[error("the line has no checksum")]
    NoChecksum,
    /// Truncated or changed after writing: the checksum fails.
    #[error("the line is not as it was written")]
    Damaged,
    /// The checksum holds, but the text is no record.
    #[error("the line is not a record")]
    NotARecord,
}

/// Record kinds of this version, as serialised.
#[derive(Serialize, Deserialize)]
enum KnownRecord {
    Answer(AnswerRecord),
    LessonDone(LessonDone),
    WarmUp(WarmUpRecord),
}

/// Serialises a record as one line with line end; [`BadLine::TooLong`] if it does not fit.
pub fn write(record: &Record) -> Result<String, BadLine> {
    let text = match record {
        Record::Answer(entry) => options().to_string(&KnownRecord::Answer(entry.clone())),
        Record::LessonDone(done) => options().to_string(&KnownRecord::LessonDone(done.clone())),
        Record::WarmUp(warm_up) => options().to_string(&KnownRecord::WarmUp(warm_up.clone())),
        Record::Unknown(later) => Ok(later.text.clone()),
    };
    let text = text.map_err(|_| BadLine::NotARecord)?;
    if HEAD + text.len() > LONGEST {
        return Err(BadLine::TooLong);
    }
    seal(&text)
}

/// Prefixes a text with its checksum and appends a line end; [`BadLine::NotARecord`] if it contains one.
pub fn seal(text: &str) -> Result<String, BadLine> {
    if text.contains('\n') {
        return Err(BadLine::NotARecord);
    }
    Ok(format!("{:08x} {text}\n", crc32fast::hash(text.as_bytes())))
}

/// Parses a line, with or without line end (`\n`, or `\r\n` if a tool changed it).
pub fn read(line: &[u8]) -> Result<Record, BadLine> {
    let line = trim_line_end(line)?;
    if line.len() > LONGEST {
        return Err(BadLine::TooLong);
    }
    parse_record(unseal(line)?)
}

/// The line without its end; an error if empty.
fn trim_line_end(line: &[u8]) -> Result<&[u8], BadLine> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    if line.iter().all(u8::is_ascii_whitespace) { Err(BadLine::Empty) } else { Ok(line) }
}

/// Verifies the checksum and returns the text.
pub fn unseal(line: &[u8]) -> Result<&str, BadLine> {
    let line = trim_line_end(line)?;
    let (head, body) = line.split_at_checked(HEAD).ok_or(BadLine::NoChecksum)?;
    let sum = checksum(head).ok_or(BadLine::NoChecksum)?;
    if crc32fast::hash(body) != sum {
        return Err(BadLine::Damaged);
    }
    str::from_utf8(body).map_err(|_| BadLine::NotARecord)
}

/// Number of candidate ends tried per candidate beginning.
const ENDS: usize = 4;

/// Recovers whole records from a damaged line; after a lost line end it holds several.
pub fn salvage(line: &[u8]) -> Vec<Record> {
    let is_start = |at: &usize| line.get(*at..*at + HEAD).is_some_and(|head| checksum(head).is_some());
    let starts: Vec<usize> = (0..line.len()).filter(is_start).collect();
    // A stray byte of the line end may follow the record.
    let whole = |piece: &[u8]| read(piece).or_else(|bad| piece.split_last().map_or(Err(bad), |(_, rest)| read(rest)));
    // Text inside an answer may look like a beginning.
    let record = |(at, &start): (usize, &usize)| {
        let ends = starts.iter().skip(at + 1).copied().chain([line.len()]).take(ENDS);
        ends.filter_map(|end| line.get(start..end)).find_map(|piece| whole(piece).ok())
    };
    starts.iter().enumerate().filter_map(record).collect()
}

fn parse_record(text: &str) -> Result<Record, BadLine> {
    let kind = text.split('(').next().unwrap_or_default();
    match kind {
        "Answer" | "LessonDone" | "WarmUp" => match options().from_str(text) {
            Ok(KnownRecord::Answer(entry)) => Ok(Record::Answer(entry)),
            Ok(KnownRecord::LessonDone(done)) => Ok(Record::LessonDone(done)),
            Ok(KnownRecord::WarmUp(warm_up)) => Ok(Record::WarmUp(warm_up)),
            Err(_) => Err(BadLine::NotARecord),
        },
        later if is_name(later) => Ok(Record::Unknown(UnknownRecord { kind: later.to_owned(), text: text.to_owned() })),
        _ => Err(BadLine::NotARecord),
    }
}

fn is_name(kind: &str) -> bool {
    kind.starts_with(|c: char| c.is_ascii_uppercase()) && kind.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// Lower-case digits only, so that every flipped bit is detected.
fn checksum(head: &[u8]) -> Option<u32> {
    let digits = head.strip_suffix(b" ").filter(|digits| digits.len() + 1 == HEAD)?;
    let small = |b: &u8| b.is_ascii_digit() || (b'a'..=b'f').contains(b);
    if !digits.iter().all(small) {
        return None;
    }
    u32::from_str_radix(str::from_utf8(digits).ok()?, 16).ok()
}

/// RON options of records: `Answer(id:"…",…,millis:1200)`.
pub fn options() -> Options {
    Options::default().with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES | Extensions::IMPLICIT_SOME)
}
