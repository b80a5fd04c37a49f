//! Sizes that a sound file declares, checked before a decoder reserves memory for them: the program ends where there is
//! not enough.

use super::format::SoundFormat;

/// Most values in the tables of a Vorbis file.
const LARGEST_TABLES: u64 = 1 << 23;
/// Largest setup of a Vorbis stream, in bytes.
const LARGEST_SETUP: usize = 1 << 20;
/// First bits of a codebook.
const CODEBOOK: u64 = 0x56_4342;

/// False if a part of the file declares more than the file has, or tables beyond all need.
pub(super) fn are_plausible(format: SoundFormat, bytes: &[u8]) -> bool {
    let checked = match format {
        SoundFormat::Vorbis => check_vorbis(bytes),
        SoundFormat::Flac => check_flac(bytes),
        SoundFormat::Wav => check_wav(bytes),
        SoundFormat::Mp3 | SoundFormat::Other(_) | SoundFormat::Unknown => Some(()),
    };
    checked.is_some()
}

fn check_flac(bytes: &[u8]) -> Option<()> {
    const COMMENTS: u8 = 4;
    const PICTURE: u8 = 6;
    let mut rest = bytes.strip_prefix(b"fLaC")?;
    loop {
        let ([kind, size @ ..], after) = rest.split_first_chunk::<4>()?;
        let (block, after) =
            after.split_at_checked(size.iter().fold(0, |size, byte| size << 8 | usize::from(*byte)))?;
        match kind & 0x7f {
            COMMENTS => check_comments(block)?,
            PICTURE => check_picture(block)?,
            _ => {}
        }
        if kind & 0x80 != 0 {
            return Some(());
        }
        rest = after;
    }
}

fn check_picture(block: &[u8]) -> Option<()> {
    let skip = |rest: &[u8]| -> Option<usize> {
        let (size, rest) = rest.split_first_chunk()?;
        let size = u32::from_be_bytes(*size) as usize;
        (size <= rest.len()).then_some(4 + size)
    };
    let kind = block.get(4..)?;
    let description = kind.get(skip(kind)?..)?;
    let dimensions = description.get(skip(description)?..)?;
    skip(dimensions.get(16..)?).map(|_| ())
}

/// The comments of a FLAC or Vorbis file.
fn check_comments(block: &[u8]) -> Option<()> {
    let number = |rest: &[u8]| rest.first_chunk().map(|bytes| u32::from_le_bytes(*bytes) as usize);
    let mut rest = block.get(4..)?.get(number(block)?..)?;
    for _ in 0..number(rest)? {
        let comment = rest.get(4..)?;
        rest = comment.get(number(comment)?..)?;
    }
    Some(())
}

fn check_wav(bytes: &[u8]) -> Option<()> {
    for (id, body) in chunks(bytes.get(12..)?) {
        if id == b"LIST" {
            // A list that is cut off may hold anything.
            let body = body?;
            chunks(body.get(4..)?).all(|(_, entry)| entry.is_some()).then_some(())?;
        }
    }
    Some(())
}

/// Chunks with their contents; `None` for contents beyond the end, with which they end.
fn chunks(mut rest: &[u8]) -> impl Iterator<Item = (&[u8; 4], Option<&[u8]>)> {
    std::iter::from_fn(move || {
        let (id, after) = rest.split_first_chunk()?;
        let (size, after) = after.split_first_chunk()?;
        let size = u32::from_le_bytes(*size) as usize;
        rest = after.get(size + size % 2..).unwrap_or_default();
        Some((id, after.get(..size)))
    })
}

fn check_vorbis(bytes: &[u8]) -> Option<()> {
    let packets = header_packets(bytes)?;
    let [_, comments, setup] = &packets;
    check_comments(comments.strip_prefix(b"\x03vorbis")?)?;
    let setup = setup.strip_prefix(b"\x05vorbis").filter(|setup| setup.len() <= LARGEST_SETUP)?;
    // Codebooks follow one another at any bit.
    let tables = (0..setup.len() * 8).filter(|at| bits(setup, *at, 24) == CODEBOOK);
    let values = tables.map(|at| bits(setup, at + 24, 16) * bits(setup, at + 40, 24)).sum::<u64>();
    (values <= LARGEST_TABLES).then_some(())
}

/// The three packets before the sound of the one stream of an Ogg file; `None` if it has others, or gaps.
fn header_packets(mut bytes: &[u8]) -> Option<[Vec<u8>; 3]> {
    const HEAD: usize = 27;
    let mut packets = vec![Vec::new()];
    let serial = bytes.get(14..18)?;
    let mut is_first = true;
    while !bytes.is_empty() {
        let (head, rest) = bytes.split_at_checked(HEAD)?;
        let begins = head.get(5)? & 2 != 0;
        if !head.starts_with(b"OggS") || head.get(14..18)? != serial || begins != is_first {
            return None;
        }
        is_first = false;
        let (sizes, mut body) = rest.split_at_checked((*head.last()?).into())?;
        for size in sizes {
            let (part, after) = body.split_at_checked((*size).into())?;
            if packets.len() <= 3 {
                packets.last_mut()?.extend(part);
                if *size < u8::MAX {
                    packets.push(Vec::new());
                }
            }
            body = after;
        }
        bytes = body;
    }
    packets.truncate(3);
    packets.try_into().ok()
}

/// This many bits, the lowest first; those beyond the end are 0.
fn bits(bytes: &[u8], at: usize, count: u32) -> u64 {
    let from = bytes.get(at / 8..).unwrap_or_default();
    let all = from.iter().take(5).enumerate().fold(0, |all, (index, byte)| all | u64::from(*byte) << (8 * index));
    all >> (at % 8) & ((1 << count) - 1)
}
