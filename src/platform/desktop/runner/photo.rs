//! Photographs and large pictures, made to fit a page.

use std::io::Cursor;
use std::sync::Arc;

use image::imageops::FilterType;
use image::{DynamicImage, ImageDecoder as _, ImageFormat, ImageReader, Limits};

use crate::lesson::page::{LARGEST_PICTURE, png_size};
use crate::syntax::catch_panic;

/// The longest side at first, and the share of it that is tried next while the file is too large.
const LONGEST_SIDE: u32 = 1_600;
const NEXT: f32 = 0.8;
/// A page shows nothing of use below this side.
const SHORTEST_SIDE: u32 = 100;
/// A camera's picture at its largest, in pixels a side and in bytes while it is decoded.
const MOST_PIXELS: u32 = 20_000;
const MEMORY: u64 = 512 * 1024 * 1024;

/// A JPEG or a PNG beyond the limits of a page as a PNG within them; anything else unchanged.
pub(super) fn fitting_a_page(bytes: Arc<[u8]>) -> Arc<[u8]> {
    if png_size(&bytes).is_ok() {
        return bytes;
    }
    // A panic in the decoder is contained.
    catch_panic(|| fitted(&bytes)).flatten().map_or(bytes, Arc::from)
}

fn fitted(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?;
    if !matches!(reader.format(), Some(ImageFormat::Jpeg | ImageFormat::Png)) {
        return None;
    }
    let mut limits = Limits::default();
    limits.max_image_width = Some(MOST_PIXELS);
    limits.max_image_height = Some(MOST_PIXELS);
    limits.max_alloc = Some(MEMORY);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().ok()?;
    // Cameras leave the picture lying on its side and note how it was held.
    let orientation = decoder.orientation().ok()?;
    let mut picture = DynamicImage::from_decoder(decoder).ok()?;
    picture.apply_orientation(orientation);
    let mut side = picture.width().max(picture.height()).min(LONGEST_SIDE);
    while side >= SHORTEST_SIDE {
        let smaller = if picture.width().max(picture.height()) > side {
            picture.resize(side, side, FilterType::Triangle)
        } else {
            picture.clone()
        };
        let mut file = Cursor::new(Vec::new());
        smaller.write_to(&mut file, ImageFormat::Png).ok()?;
        if file.get_ref().len() as u64 <= LARGEST_PICTURE {
            return Some(file.into_inner());
        }
        side = (side as f32 * NEXT) as u32;
    }
    None
}
