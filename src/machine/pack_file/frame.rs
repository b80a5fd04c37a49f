//! The frame of a pack's file: which bytes of the zip are what. Every byte is accounted for: nothing before, between
//! or behind the files, no two of them in one place, and both headers of a file saying the same.

use std::ops::Range;

use super::names::shown;
use crate::rules::phrase::{Fact, Phrase};

/// The first bytes of a file in the zip, of its line in the list, and of the end of the list.
const LOCAL: u32 = 0x0403_4b50;
const LISTED: u32 = 0x0201_4b50;
const END: u32 = 0x0605_4b50;
/// How long these are, without the names.
const LOCAL_SIZE: usize = 30;
const LISTED_SIZE: usize = 46;
const END_SIZE: usize = 22;

/// What is not compressed, and what is as every zip program does it.
pub(super) const STORED: u16 = 0;
pub(super) const DEFLATED: u16 = 8;

/// The bits of the flags: with a password, its sizes behind it, a patch, with strong encryption, a name in UTF-8,
/// masked headers.
const LOCKED: u16 = 1 | 1 << 6 | 1 << 13;
const BEHIND: u16 = 1 << 3;
const UTF_8: u16 = 1 << 11;
/// How well it was compressed, which means nothing.
const HOW_WELL: u16 = 0b110;

/// A file in the zip, as its frame tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Entry {
    /// Its name as it stands there, which may be no text.
    pub(super) name: Vec<u8>,
    /// How it is compressed.
    pub(super) method: u16,
    /// How large it says it is.
    pub(super) size: u64,
    /// Where its bytes lie.
    pub(super) bytes: Range<usize>,
    /// What Unix calls its mode: what kind of file it is, and its rights.
    pub(super) mode: u32,
}

impl Entry {
    /// Its name for a sentence.
    pub(super) fn shown(&self) -> Fact {
        shown(&String::from_utf8_lossy(&self.name))
    }
}

/// What both headers of a file say of it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Told<'b> {
    needs: u16,
    flags: u16,
    method: u16,
    time: u32,
    crc: u32,
    packed: u32,
    size: u32,
    name: &'b [u8],
}

/// A line of the list: what it says, the mode, where the file begins, and whether it says more than is needed.
struct Listed<'b> {
    told: Told<'b>,
    mode: u32,
    start: usize,
    more: bool,
}

/// The files of a zip in the order in which they lie, each where the one before it ends; at most so many.
pub(super) fn entries(bytes: &[u8], most: usize) -> Result<Vec<Entry>, Phrase> {
    if bytes.is_empty() {
        return Err(Phrase::plain("pack-file-empty"));
    }
    let (list, count) = the_end(bytes)?;
    if count > most {
        return Err(Phrase::plain("pack-file-too-many").with("most", Fact::Number(most as u64)));
    }
    let mut listed = Vec::new();
    let mut at = list.start;
    for _ in 0..count {
        let (line, length) = line(bytes.get(at..list.end).unwrap_or_default()).ok_or_else(torn)?;
        at += length;
        listed.push(line);
    }
    if at != list.end {
        return Err(Phrase::plain("pack-file-around"));
    }
    listed.sort_by_key(|line| line.start);
    let mut entries = Vec::new();
    let mut at = 0;
    for line in listed {
        let entry = entry(bytes, &line, list.start)?;
        if line.start != at {
            let key = if line.start < at { "pack-file-overlap" } else { "pack-file-around" };
            return Err(Phrase::plain(key).with("name", entry.shown()));
        }
        at = entry.bytes.end;
        entries.push(entry);
    }
    if at == list.start { Ok(entries) } else { Err(Phrase::plain("pack-file-around")) }
}

fn torn() -> Phrase {
    Phrase::plain("pack-file-torn")
}

/// Where the list of files lies and how many there are: told by the last bytes, behind which there is nothing.
fn the_end(bytes: &[u8]) -> Result<(Range<usize>, usize), Phrase> {
    let begins = |at: usize, with: u32| number_32(bytes, at) == Some(with);
    let Some(end) = bytes.len().checked_sub(END_SIZE).filter(|at| begins(*at, END)) else {
        let is_zip = begins(0, LOCAL) || begins(0, END);
        let marks = END.to_le_bytes();
        // A whole end that lies further in has something behind it.
        let has_end = bytes.windows(END_SIZE).any(|end| end.starts_with(&marks));
        return Err(match (is_zip, has_end) {
            (_, true) => Phrase::plain("pack-file-around"),
            (true, false) => torn(),
            (false, false) => Phrase::plain("pack-file-none"),
        });
    };
    let (disk, list_disk, here, all) = (end + 4, end + 6, end + 8, end + 10);
    let of = |at: usize| number_16(bytes, at).unwrap_or(u16::MAX);
    let (size, start) = (number_32(bytes, end + 12), number_32(bytes, end + 16));
    if of(disk) != 0 || of(list_disk) != 0 || of(here) != of(all) || size == Some(u32::MAX) || start == Some(u32::MAX) {
        // Parts on several disks, or more than such packs hold.
        return Err(Phrase::plain("pack-file-made-elsewhere"));
    }
    if of(end + 20) != 0 {
        return Err(Phrase::plain("pack-file-around"));
    }
    let (size, start) = (size.unwrap_or_default() as usize, start.unwrap_or_default() as usize);
    if start.checked_add(size) != Some(end) {
        // The list does not lie where it should: something stands before the zip, or between list and end.
        return Err(Phrase::plain(if start.saturating_add(size) < end {
            "pack-file-around"
        } else {
            "pack-file-torn"
        }));
    }
    Ok((start..end, of(all).into()))
}

/// A line of the list and how long it is; `None` where it is torn off.
fn line(bytes: &[u8]) -> Option<(Listed<'_>, usize)> {
    if number_32(bytes, 0)? != LISTED {
        return None;
    }
    let (name, extra, comment) = (number_16(bytes, 28)?, number_16(bytes, 30)?, number_16(bytes, 32)?);
    let lengths = [name, extra, comment].map(usize::from);
    let told = told(bytes, 6, LISTED_SIZE, name.into())?;
    let length = LISTED_SIZE + lengths.iter().sum::<usize>();
    let (disk, mode) = (number_16(bytes, 34)?, number_32(bytes, 38)? >> 16);
    let start = number_32(bytes, 42)? as usize;
    let more = extra != 0 || comment != 0 || disk != 0;
    bytes.get(..length).map(|_| (Listed { told, mode, start, more }, length))
}

/// What a header says from `at` on; its name stands at `names`.
fn told(bytes: &[u8], at: usize, names: usize, name: usize) -> Option<Told<'_>> {
    Some(Told {
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

/// A file as its line in the list and its own header tell, which must agree.
fn entry(bytes: &[u8], line: &Listed<'_>, list: usize) -> Result<Entry, Phrase> {
    let Listed { told: listed, mode, start, more } = line;
    let mut entry =
        Entry { name: listed.name.to_vec(), method: listed.method, size: listed.size.into(), bytes: 0..0, mode: *mode };
    let of = |key: &'static str| Phrase::plain(key).with("name", entry.shown());
    if listed.flags & LOCKED != 0 {
        return Err(of("pack-file-locked"));
    }
    if ![STORED, DEFLATED].contains(&listed.method) {
        return Err(of("pack-file-method"));
    }
    let head = bytes.get(..list).and_then(|files| files.get(*start..)).unwrap_or_default();
    let lengths = || Some((number_16(head, 26)?.into(), number_16(head, 28)?.into()));
    let (name, extra): (usize, usize) =
        lengths().filter(|_| number_32(head, 0) == Some(LOCAL)).ok_or_else(|| of("pack-file-two-tales"))?;
    let own = told(head, 4, LOCAL_SIZE, name).ok_or_else(|| of("pack-file-two-tales"))?;
    if own.flags & BEHIND != 0 || listed.flags & BEHIND != 0 {
        return Err(of("pack-file-made-elsewhere"));
    }
    if own != *listed {
        return Err(of("pack-file-two-tales"));
    }
    if *more || extra != 0 || listed.flags & !(UTF_8 | HOW_WELL) != 0 {
        return Err(of("pack-file-made-elsewhere"));
    }
    let begin = start + LOCAL_SIZE + name;
    let end = begin.saturating_add(listed.packed as usize);
    if end > list {
        return Err(of("pack-file-overlap"));
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
