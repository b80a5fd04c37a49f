//! Pictures that a pack brings: what may lie there, and how large one is by its first bytes.

/// The folder of a pack in which pictures lie.
pub const PICTURE_FOLDER: &str = "pictures";
/// No picture may be larger, in bytes,
pub const LARGEST_PICTURE: u64 = 2 * 1024 * 1024;
/// nor wider or higher, in pixels.
pub const MOST_PIXELS: u32 = 4096;

/// How a PNG picture begins.
const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
/// The name of its last piece.
const END: &[u8] = b"IEND";

/// How large a picture is, in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// Its width.
    pub wide: u32,
    /// Its height.
    pub high: u32,
}

/// Why a picture is not shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WrongPicture {
    /// It has more bytes than it may.
    TooHeavy,
    /// It is no PNG picture, whatever its name says.
    NoPng,
    /// It is wider or higher than it may be.
    TooLarge(Size),
    /// It breaks off, or is not what it says it is.
    Broken,
}

/// How large a PNG picture is. Nothing is decoded: its header says it, and its pieces need only be whole.
///
/// # Errors
/// Why it is not shown.
pub fn size_of(bytes: &[u8]) -> Result<Size, WrongPicture> {
    if bytes.len() as u64 > LARGEST_PICTURE {
        return Err(WrongPicture::TooHeavy);
    }
    let pieces = bytes.strip_prefix(SIGNATURE).ok_or(WrongPicture::NoPng)?;
    let header = pieces.strip_prefix(b"\0\0\0\x0dIHDR").ok_or(WrongPicture::Broken)?;
    let number = |at: usize| Some(u32::from_be_bytes(header.get(at..at + 4)?.try_into().ok()?));
    let (Some(wide), Some(high)) = (number(0), number(4)) else { return Err(WrongPicture::Broken) };
    if wide == 0 || high == 0 {
        return Err(WrongPicture::Broken);
    }
    let size = Size { wide, high };
    if wide > MOST_PIXELS || high > MOST_PIXELS {
        return Err(WrongPicture::TooLarge(size));
    }
    if is_whole(pieces) { Ok(size) } else { Err(WrongPicture::Broken) }
}

/// Whether the pieces follow one another to the last, each as it was written.
fn is_whole(mut pieces: &[u8]) -> bool {
    loop {
        let number = |at: usize| pieces.get(at..at.checked_add(4)?)?.try_into().ok().map(u32::from_be_bytes);
        // Its length, its name, what it holds, its checksum.
        let Some(length) = number(0).map(|length| length as usize) else { return false };
        let named = pieces.get(4..length.saturating_add(8));
        if named.map(crc32fast::hash) != number(length.saturating_add(8)) {
            return false;
        }
        if named.is_some_and(|named| named.starts_with(END)) {
            return true;
        }
        pieces = pieces.get(length.saturating_add(12)..).unwrap_or_default();
    }
}
