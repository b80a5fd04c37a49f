//! Saving a chart as PNG from a screenshot.

use std::sync::Arc;

use eframe::egui::{ColorImage, Context, Id, Rect};
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder as _};

use crate::app::Action;

#[derive(Clone)]
struct Screenshot {
    name: String,
    image: Arc<ColorImage>,
    rect: Rect,
    scale: f32,
}

fn id() -> Id {
    Id::unique("a picture of what was learnt")
}

/// Requests a screenshot of this rectangle in the next frame, to be saved under `name`.
pub(super) fn request_screenshot(ctx: &Context, name: String, rect: Rect) {
    let (to, scale) = (ctx.clone(), ctx.pixels_per_point());
    ctx.request_screenshot(move |image| {
        to.data_mut(|data| data.insert_temp(id(), Some(Screenshot { name, image, rect, scale })));
        to.request_repaint();
    });
}

/// The finished screenshot as a save action.
pub(in crate::view::screen) fn finished_screenshot(ctx: &Context) -> Option<Action> {
    let shot = ctx.data_mut(|data| data.remove_temp::<Option<Screenshot>>(id()))??;
    let png = png(&shot.image, shot.rect, shot.scale)?;
    Some(Action::SaveFile(shot.name, png))
}

/// Crops an image and encodes it as PNG; `None` if the crop is empty.
fn png(image: &ColorImage, rect: Rect, scale: f32) -> Option<Vec<u8>> {
    let [wide, high] = image.size;
    let edge = |at: f32, most: usize| ((at * scale).round().max(0.0) as usize).min(most);
    let (left, top) = (edge(rect.left(), wide), edge(rect.top(), high));
    let (right, bottom) = (edge(rect.right(), wide), edge(rect.bottom(), high));
    if left >= right || top >= bottom {
        return None;
    }
    let part = image.region_by_pixels([left, top], [right - left, bottom - top]);
    let size = [right - left, bottom - top].map(|side| u32::try_from(side).unwrap_or(u32::MAX));
    let mut bytes = Vec::new();
    PngEncoder::new(&mut bytes).write_image(part.as_raw(), size[0], size[1], ExtendedColorType::Rgba8).ok()?;
    Some(bytes)
}
