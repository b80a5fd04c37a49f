//! The line format of a journal: a checksum and one RON record.
//!
//! `<CRC-32 as eight lower-case hex digits> <record>\n`, the checksum over the bytes of the record. The last field of a
//! record in a file is its [`Link`] to the line before it: `after:"<number>-<print>"`. It belongs to the file, not to the
//! record: the same record in another file has another link, and [`print()`] is over the record without it.

use std::borrow::Cow;

use ron::Options;
use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};

use super::answer_line;
use super::record::{
    AnswerRecord, CorrectionRecord, LessonDone, PlacementRecord, PositionRecord, Record, ShiftRecord, UnknownRecord,
    WarmUpRecord,
};

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
    Correction(CorrectionRecord),
    Position(PositionRecord),
    Placement(PlacementRecord),
    Shift(ShiftRecord),
}

/// Beginning of the field that holds a link.
const LINK: &str = ",after:\"";

/// A line's place in the chain of its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Link {
    /// Counted from 1, and from 1 again behind a line without a link.
    pub number: u32,
    /// Print of the line before it; 0 for the first line of a file.
    pub before: u32,
}

impl Link {
    pub const FIRST: Self = Self { number: 1, before: 0 };

    /// The link of the line that follows `line`, which must be valid.
    pub fn following(line: &[u8]) -> Result<Self, BadLine> {
        let (rest, link) = split_link(unseal(line)?);
        let number = link.map_or(0, |link| link.number).saturating_add(1);
        Ok(Self { number, before: rest.print() })
    }
}

/// The text of a record without its link: the part before the link, and the closing bracket behind it.
#[derive(Debug, Clone, Copy)]
struct Unlinked<'t>(&'t str, &'t str);

impl Unlinked<'_> {
    fn print(self) -> u32 {
        let mut print = crc32fast::Hasher::new();
        print.update(self.0.as_bytes());
        print.update(self.1.as_bytes());
        print.finalize()
    }
}

/// A record's text without its link, and the link if it has one.
fn split_link(text: &str) -> (Unlinked<'_>, Option<Link>) {
    let split = || {
        let inner = text.strip_suffix("\")")?;
        let at = inner.len().saturating_sub(LINK.len() + LONGEST_LINK);
        let at = (at..inner.len()).find(|at| inner.get(*at..).is_some_and(|end| end.starts_with(LINK)))?;
        let (number, before) = inner.get(at + LINK.len()..)?.split_once('-')?;
        let link = Link { number: number.parse().ok()?, before: u32::from_str_radix(before, 16).ok()? };
        Some((Unlinked(inner.get(..at)?, ")"), link))
    };
    split().map_or((Unlinked(text, ""), None), |(rest, link)| (rest, Some(link)))
}

/// Length of the longest link: ten digits, a hyphen and eight digits.
const LONGEST_LINK: usize = 19;

/// Checksum of a valid line's record without its link, by which records are recognised; and the link.
pub fn print(line: &[u8]) -> Option<(u32, Option<Link>)> {
    let (rest, link) = split_link(unseal(line).ok()?);
    Some((rest.print(), link))
}

/// A valid line without its link and line end, for comparisons; any other line as it is.
pub fn without_link(line: &[u8]) -> Cow<'_, [u8]> {
    match unseal(line).map(split_link) {
        Ok((Unlinked(start, end), Some(_))) => seal(&[start, end].concat())
            .map_or(Cow::Borrowed(line), |line| Cow::Owned(line.trim_end_matches('\n').as_bytes().to_owned())),
        Ok((_, None)) | Err(_) => Cow::Borrowed(line),
    }
}

/// A line with this link instead of its own, with line end. Without one if the line would be too long or is no record
/// of a known kind.
pub fn with_link(line: &[u8], link: Link) -> Result<String, BadLine> {
    let text = unseal(line)?;
    let (Unlinked(start, end), _) = split_link(text);
    let plain = [start, end].concat();
    let linked = plain.strip_suffix(')').filter(|_| is_known(&plain));
    let linked = linked.map(|start| format!("{start}{LINK}{}-{:08x}\")", link.number, link.before));
    seal(linked.as_ref().filter(|linked| HEAD + linked.len() <= LONGEST).unwrap_or(&plain))
}

/// Serialises a record as one line with line end; [`BadLine::TooLong`] if it does not fit.
pub fn write(record: &Record) -> Result<String, BadLine> {
    let text = match record {
        Record::Answer(entry) => options().to_string(&KnownRecord::Answer(entry.clone())),
        Record::LessonDone(done) => options().to_string(&KnownRecord::LessonDone(done.clone())),
        Record::WarmUp(warm_up) => options().to_string(&KnownRecord::WarmUp(warm_up.clone())),
        Record::Correction(made) => options().to_string(&KnownRecord::Correction(made.clone())),
        Record::Position(position) => options().to_string(&KnownRecord::Position(position.clone())),
        Record::Placement(made) => options().to_string(&KnownRecord::Placement(made.clone())),
        Record::Shift(worked) => options().to_string(&KnownRecord::Shift(worked.clone())),
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
    if let Some(entry) = answer_line::read(text) {
        return Ok(Record::Answer(entry));
    }
    match kind(text) {
        _ if is_known(text) => match options().from_str(text) {
            Ok(KnownRecord::Answer(entry)) => Ok(Record::Answer(entry)),
            Ok(KnownRecord::LessonDone(done)) => Ok(Record::LessonDone(done)),
            Ok(KnownRecord::WarmUp(warm_up)) => Ok(Record::WarmUp(warm_up)),
            Ok(KnownRecord::Correction(made)) => Ok(Record::Correction(made)),
            Ok(KnownRecord::Position(position)) => Ok(Record::Position(position)),
            Ok(KnownRecord::Placement(made)) => Ok(Record::Placement(made)),
            Ok(KnownRecord::Shift(worked)) => Ok(Record::Shift(worked)),
            Err(_) => Err(BadLine::NotARecord),
        },
        later if is_name(later) => Ok(Record::Unknown(UnknownRecord { kind: later.to_owned(), text: text.to_owned() })),
        _ => Err(BadLine::NotARecord),
    }
}

fn kind(text: &str) -> &str {
    text.split('(').next().unwrap_or_default()
}

fn is_known(text: &str) -> bool {
    matches!(kind(text), "Answer" | "LessonDone" | "WarmUp" | "Correction" | "Position" | "Placement" | "Shift")
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
