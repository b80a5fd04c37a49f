//! The tile of a word or number for composing a line.

use eframe::egui::{CornerRadius, Rect, Response, Role, Sense, StrokeKind, TextStyle, Ui, Vec2, pos2, vec2};

use super::key_cap::{cap_size, paint_key_cap};
use super::name;
use crate::view::theme::{GRID, ROUND, TARGET, Theme};

/// A tile `width` points wide with a centred word and its shortcut before it. The screen handles the key.
pub fn word_tile(ui: &mut Ui, theme: &Theme, word: &str, key: Option<&str>, width: f32) -> Response {
    let colours = theme.surround;
    let font = TextStyle::Body.resolve(ui.style());
    let cap = cap_room(ui, key);
    let galley = ui.painter().layout(word.to_owned(), font, colours.text, (width - cap.x - 1.5 * GRID).max(GRID));
    let height = (galley.size().y + 1.5 * GRID).max(TARGET);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    name(&response, Role::Button, word);
    if ui.is_rect_visible(rect) {
        let lifted = if response.hovered() { 0.08 } else { 0.0 };
        let fill = colours.surface_raised.lerp_to_gamma(colours.accent, lifted);
        let painter = ui.painter();
        painter.rect(rect, CornerRadius::same(ROUND), fill, theme.frame_of(&response), StrokeKind::Inside);
        let left = rect.center().x - f32::midpoint(cap.x, galley.size().x);
        if let Some(key) = key {
            let size = cap_size(ui, key);
            let centre = pos2(left + size.x / 2.0, rect.center().y);
            paint_key_cap(ui, Rect::from_center_size(centre, size), key, colours.text_quiet);
        }
        painter.galley(pos2(left + cap.x, rect.center().y - galley.size().y / 2.0), galley, colours.text);
    }
    response
}

pub fn word_tile_width(ui: &Ui, word: &str, key: Option<&str>) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    let text = ui.painter().layout_no_wrap(word.to_owned(), font, eframe::egui::Color32::PLACEHOLDER);
    (text.size().x + cap_room(ui, key).x + 1.5 * GRID + 1.0).ceil()
}

fn cap_room(ui: &Ui, key: Option<&str>) -> Vec2 {
    key.map_or(Vec2::ZERO, |key| cap_size(ui, key) + vec2(GRID * 0.6, 0.0))
}
