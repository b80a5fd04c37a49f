//! Strict zip layout of a pack file: every byte is accounted for, nothing precedes, separates or follows the files,
//! none overlap, and both headers of a file agree.

use std::ops::Range;

use super::names::display_name;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;

/// Signatures of a local header, a directory entry and the end record.
const LOCAL: u32 = 0x0403_4b50;
const LISTED: u32 = 0x0201_4b50;
const END: u32 = 0x0605_4b50;
/// Their sizes without names.
const LOCAL_SIZE: usize = 30;
const LISTED_SIZE: usize = 46;
const END_SIZE: usize = 22;

pub(super) const STORED: u16 = 0;
pub(super) const DEFLATED: u16 = 8;

/// General purpose flags: encryption, data descriptor, patch, strong encryption, UTF-8 name, masked headers.
const LOCKED: u16 = 1 | 1 << 6 | 1 << 13;
const BEHIND: u16 = 1 << 3;
const UTF_8: u16 = 1 << 11;
/// Compression level hint, ignored.
const HOW_WELL: u16 = 0b110;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ZipEntry {
    /// Name as stored; may not be UTF-8.
    pub(super) name: Vec<u8>,
    pub(super) method: u16,
    pub(super) size: u64,
    pub(super) bytes: Range<usize>,
    /// Unix mode: file type and permissions.
    pub(super) mode: u32,
}

impl ZipEntry {
    pub(super) fn display_name(&self) -> Fact {
        display_name(&String::from_utf8_lossy(&self.name))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct ZipHeader<'b> {
    needs: u16,
    flags: u16,
    method: u16,
    time: u32,
    crc: u32,
    packed: u32,
    size: u32,
    name: &'b [u8],
}

/// Directory entry: common fields, mode, offset of the local header, and whether it has extra fields.
struct DirectoryEntry<'b> {
    header: ZipHeader<'b>,
    mode: u32,
    start: usize,
    more: bool,
}

/// The files of a zip in their order on disk, contiguous, at most `most`.
pub(super) fn entries(bytes: &[u8], most: usize) -> Result<Vec<ZipEntry>, Phrase> {
    if bytes.is_empty() {
        return Err(text!("pack-file-empty"));
    }
    let (list, count) = end_record(bytes)?;
    if count > most {
        return Err(text!("pack-file-too-many", most = Fact::Number(most as u64)));
    }
    let mut listed = Vec::new();
    let mut at = list.start;
    for _ in 0..count {
        let (line, length) = parse_directory_line(bytes.get(at..list.end).unwrap_or_default()).ok_or_else(torn)?;
        at += length;
        listed.push(line);
    }
    if at != list.end {
        return Err(text!("pack-file-around"));
    }
    listed.sort_by_key(|line| line.start);
    let mut entries = Vec::new();
    let mut at = 0;
    for line in listed {
        let entry = parse_entry(bytes, &line, list.start)?;
        if line.start != at {
            let key = if line.start < at { text_key!("pack-file-overlap") } else { text_key!("pack-file-around") };
            return Err(Phrase::plain(key).with("name", entry.display_name()));
        }
        at = entry.bytes.end;
        entries.push(entry);
    }
    if at == list.start { Ok(entries) } else { Err(text!("pack-file-around")) }
}

fn torn() -> Phrase {
    text!("pack-file-torn")
}

/// Range and number of entries of the central directory. The end record must be the last bytes of the file.
fn end_record(bytes: &[u8]) -> Result<(Range<usize>, usize), Phrase> {
    let begins = |at: usize, with: u32| number_32(bytes, at) == Some(with);
    let Some(end) = bytes.len().checked_sub(END_SIZE).filter(|at| begins(*at, END)) else {
        let is_zip = begins(0, LOCAL) || begins(0, END);
        let marks = END.to_le_bytes();
        // A complete end record further in is followed by something else.
        let has_end = bytes.windows(END_SIZE).any(|end| end.starts_with(&marks));
        return Err(match (is_zip, has_end) {
            (_, true) => text!("pack-file-around"),
            (true, false) => torn(),
            (false, false) => text!("pack-file-none"),
        });
    };
    let (disk, list_disk, here, all) = (end + 4, end + 6, end + 8, end + 10);
    let of = |at: usize| number_16(bytes, at).unwrap_or(u16::MAX);
    let (size, start) = (number_32(bytes, end + 12), number_32(bytes, end + 16));
    if of(disk) != 0 || of(list_disk) != 0 || of(here) != of(all) || size == Some(u32::MAX) || start == Some(u32::MAX) {
        // Multi-disk, or ZIP64.
        return Err(text!("pack-file-made-elsewhere"));
    }
    if of(end + 20) != 0 {
        return Err(text!("pack-file-around"));
    }
    let (size, start) = (size.unwrap_or_default() as usize, start.unwrap_or_default() as usize);
    if start.checked_add(size) != Some(end) {
        // Something precedes the zip, or separates directory and end record.
        return Err(Phrase::plain(if start.saturating_add(size) < end {
            text_key!("pack-file-around")
        } else {
            text_key!("pack-file-torn")
        }));
    }
    Ok((start..end, of(all).into()))
}

/// Parses a directory entry; returns it with its length, `None` if cut off.
fn parse_directory_line(bytes: &[u8]) -> Option<(DirectoryEntry<'_>, usize)> {
    if number_32(bytes, 0)? != LISTED {
        return None;
    }
    let (name, extra, comment) = (number_16(bytes, 28)?, number_16(bytes, 30)?, number_16(bytes, 32)?);
    let lengths = [name, extra, comment].map(usize::from);
    let header = parse_header(bytes, 6, LISTED_SIZE, name.into())?;
    let length = LISTED_SIZE + lengths.iter().sum::<usize>();
    let (disk, mode) = (number_16(bytes, 34)?, number_32(bytes, 38)? >> 16);
    let start = number_32(bytes, 42)? as usize;
    let more = extra != 0 || comment != 0 || disk != 0;
    bytes.get(..length).map(|_| (DirectoryEntry { header, mode, start, more }, length))
}

/// Parses the common fields at `at`, with the name at `names`.
fn parse_header(bytes: &[u8], at: usize, names: usize, name: usize) -> Option<ZipHeader<'_>> {
    Some(ZipHeader {
        needs: number_16(bytes, at)?,
        flags: number_16(bytes, at + 2)?,
        method: number_16(bytes, at + 4)?,
        time: number_32(bytes, at + 6)?,
        crc: number_32(bytes, at + 10)?,
        packed: number_32(bytes, at + 14)?,
        size: number_32(bytes, at + 18)?,
        name: bytes.get(names..names + name)?,
    })
}

/// Combines a directory entry with its local header, which must agree.
fn parse_entry(bytes: &[u8], line: &DirectoryEntry<'_>, list: usize) -> Result<ZipEntry, Phrase> {
    let DirectoryEntry { header: listed, mode, start, more } = line;
    let mut entry = ZipEntry {
        name: listed.name.to_vec(),
        method: listed.method,
        size: listed.size.into(),
        bytes: 0..0,
        mode: *mode,
    };
    let of = |key: TextKey| Phrase::plain(key).with("name", entry.display_name());
    if listed.flags & LOCKED != 0 {
        return Err(of(text_key!("pack-file-locked")));
    }
    if ![STORED, DEFLATED].contains(&listed.method) {
        return Err(of(text_key!("pack-file-method")));
    }
    let head = bytes.get(..list).and_then(|files| files.get(*start..)).unwrap_or_default();
    let lengths = || Some((number_16(head, 26)?.into(), number_16(head, 28)?.into()));
    let (name, extra): (usize, usize) =
        lengths().filter(|_| number_32(head, 0) == Some(LOCAL)).ok_or_else(|| of(text_key!("pack-file-two-tales")))?;
    let own = parse_header(head, 4, LOCAL_SIZE, name).ok_or_else(|| of(text_key!("pack-file-two-tales")))?;
    if own.flags & BEHIND != 0 || listed.flags & BEHIND != 0 {
        return Err(of(text_key!("pack-file-made-elsewhere")));
    }
    if own != *listed {
        return Err(of(text_key!("pack-file-two-tales")));
    }
    if *more || extra != 0 || listed.flags & !(UTF_8 | HOW_WELL) != 0 {
        return Err(of(text_key!("pack-file-made-elsewhere")));
    }
    let begin = start + LOCAL_SIZE + name;
    let end = begin.saturating_add(listed.packed as usize);
    if end > list {
        return Err(of(text_key!("pack-file-overlap")));
    }
    entry.bytes = begin..end;
    Ok(entry)
}

fn number_16(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(bytes.get(at..at.checked_add(2)?)?.try_into().ok()?))
}

fn number_32(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(at..at.checked_add(4)?)?.try_into().ok()?))
}
