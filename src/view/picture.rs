//! Pictures of a pack: decoded on first use within a memory limit and cached while visible.

use std::io::Cursor;
use std::sync::Arc;

use eframe::egui::{ColorImage, Id, Image, Response, Role, Sense, TextureHandle, TextureOptions, Ui, vec2};
use image::{ImageFormat, ImageReader, Limits};

use super::theme::Theme;
use super::widget::{name, panel};
use crate::lesson::page::{MOST_PIXELS, png_size};
use crate::syntax::catch_panic;

/// Largest side of a cached picture, in pixels.
const KEPT: u32 = 2048;
/// Largest share of the window's height a picture takes.
const SHARE: f32 = 0.6;
/// Decoder memory limit in bytes: four per pixel, doubled.
const MEMORY: u64 = 8 * MOST_PIXELS as u64 * MOST_PIXELS as u64;

/// A decoded picture (or failure) with its source bytes; the cache key is their address.
#[derive(Clone)]
struct DecodedPicture {
    #[expect(dead_code, reason = "while these bytes are kept no others come to lie in their place")]
    bytes: Arc<[u8]>,
    texture: Option<TextureHandle>,
}

/// Shows a picture at most as wide as the available space and never enlarged. `shows` is the accessible name and the
/// fallback text.
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
    if let Some(kept) = ui.data(|data| data.get_temp::<DecodedPicture>(id)) {
        return kept.texture;
    }
    let texture = decode(bytes).map(|image| ui.ctx().load_texture("picture", image, TextureOptions::LINEAR));
    ui.data_mut(|data| data.insert_temp(id, DecodedPicture { bytes: Arc::clone(bytes), texture: texture.clone() }));
    texture
}

/// Decodes a picture; `None` if it is invalid. A panic in the decoder is contained.
pub fn decode(bytes: &[u8]) -> Option<ColorImage> {
    png_size(bytes).ok()?;
    let decoded = catch_panic(|| {
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
