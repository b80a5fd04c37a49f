//! Pictures of a pack: limits and PNG dimensions.

pub const PICTURE_FOLDER: &str = "pictures";
/// Maximum file size in bytes.
pub const LARGEST_PICTURE: u64 = 2 * 1024 * 1024;
/// Maximum width and height in pixels.
pub const MOST_PIXELS: u32 = 4096;

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
/// The last chunk's type.
const END: &[u8] = b"IEND";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PictureSize {
    pub wide: u32,
    pub high: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PictureError {
    TooHeavy,
    NoPng,
    TooLarge(PictureSize),
    /// Truncated or corrupt.
    Broken,
}

/// Dimensions of a PNG from its header; validates the chunks without decoding.
///
/// # Errors
/// The reason the picture is rejected.
pub fn png_size(bytes: &[u8]) -> Result<PictureSize, PictureError> {
    if bytes.len() as u64 > LARGEST_PICTURE {
        return Err(PictureError::TooHeavy);
    }
    let pieces = bytes.strip_prefix(SIGNATURE).ok_or(PictureError::NoPng)?;
    let header = pieces.strip_prefix(b"\0\0\0\x0dIHDR").ok_or(PictureError::Broken)?;
    let number = |at: usize| Some(u32::from_be_bytes(header.get(at..at + 4)?.try_into().ok()?));
    let (Some(wide), Some(high)) = (number(0), number(4)) else { return Err(PictureError::Broken) };
    if wide == 0 || high == 0 {
        return Err(PictureError::Broken);
    }
    let size = PictureSize { wide, high };
    if wide > MOST_PIXELS || high > MOST_PIXELS {
        return Err(PictureError::TooLarge(size));
    }
    if chunks_are_valid(pieces) { Ok(size) } else { Err(PictureError::Broken) }
}

/// True if all chunks are present with valid checksums.
fn chunks_are_valid(mut pieces: &[u8]) -> bool {
    loop {
        let number = |at: usize| pieces.get(at..at.checked_add(4)?)?.try_into().ok().map(u32::from_be_bytes);
        // Length, type, data, checksum.
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
