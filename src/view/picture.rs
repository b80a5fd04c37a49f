//! Pictures of a pack: decoded when first seen, never more of one than it may have, and kept while they are seen.

use std::io::Cursor;
use std::sync::Arc;

use eframe::egui::{ColorImage, Id, Image, Response, Role, Sense, TextureHandle, TextureOptions, Ui, vec2};
use image::{ImageFormat, ImageReader, Limits};

use super::theme::Theme;
use super::widget::{name, panel};
use crate::lesson::page::{MOST_PIXELS, size_of};
use crate::voice::caught;

/// No picture is kept larger than this, in pixels: no window shows more of it.
const KEPT: u32 = 2048;
/// A picture takes no more of the height of the window than this share.
const SHARE: f32 = 0.6;
/// What the decoder may need, in bytes: four for each pixel, and as much again.
const MEMORY: u64 = 8 * MOST_PIXELS as u64 * MOST_PIXELS as u64;

/// A picture that was decoded, or could not be; with the bytes it was made of, by whose place in memory it is found.
#[derive(Clone)]
struct Kept {
    #[expect(dead_code, reason = "while these bytes are kept no others come to lie in their place")]
    bytes: Arc<[u8]>,
    texture: Option<TextureHandle>,
}

/// Shows a picture as wide as there is room and no larger than it is; `shows` is what a screen reader says, and what
/// is read in its place where there is none.
pub(super) fn picture_ui(ui: &mut Ui, theme: &Theme, bytes: Option<&Arc<[u8]>>, shows: &str) -> Response {
    let Some(texture) = bytes.and_then(|bytes| texture(ui, bytes)) else {
        return panel(ui, theme, |ui| ui.label(shows)).inner;
    };
    let size = texture.size_vec2();
    let room = vec2(ui.available_width(), ui.ctx().content_rect().height() * SHARE);
    let scale = (room.x / size.x).min(room.y / size.y).min(1.0);
    let (rect, response) = ui.allocate_exact_size(size * scale, Sense::hover());
    name(&response, Role::Image, shows);
    Image::new(&texture).corner_radius(super::theme::ROUND).paint_at(ui, rect);
    response
}

fn texture(ui: &Ui, bytes: &Arc<[u8]>) -> Option<TextureHandle> {
    let id = Id::unique(("picture", bytes.as_ptr() as usize));
    if let Some(kept) = ui.data(|data| data.get_temp::<Kept>(id)) {
        return kept.texture;
    }
    let texture = decoded(bytes).map(|image| ui.ctx().load_texture("picture", image, TextureOptions::LINEAR));
    ui.data_mut(|data| data.insert_temp(id, Kept { bytes: Arc::clone(bytes), texture: texture.clone() }));
    texture
}

/// The picture; nothing where it is none. A decoder that stops on what somebody prepared stops nothing else.
#[must_use]
pub fn decoded(bytes: &[u8]) -> Option<ColorImage> {
    size_of(bytes).ok()?;
    let decoded = caught(|| {
        let mut reader = ImageReader::with_format(Cursor::new(bytes), ImageFormat::Png);
        let mut limits = Limits::default();
        limits.max_image_width = Some(MOST_PIXELS);
        limits.max_image_height = Some(MOST_PIXELS);
        limits.max_alloc = Some(MEMORY);
        reader.limits(limits);
        let image = reader.decode().ok()?;
        let image = if image.width().max(image.height()) > KEPT { image.thumbnail(KEPT, KEPT) } else { image };
        Some(image.into_rgba8())
    })??;
    let size = [decoded.width() as usize, decoded.height() as usize];
    Some(ColorImage::from_rgba_unmultiplied(size, decoded.as_raw()))
}
