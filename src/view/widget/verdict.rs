//! The tick of a right answer and the cross of a wrong one.

use eframe::egui::{Color32, Painter, Pos2, Response, Role, Sense, Stroke, Ui, epaint::PathStroke, vec2};

use super::name;
use crate::i18n::Catalog;
use crate::view::theme::Theme;

/// Height of a line of text, as a multiple of its size.
const LINE: f32 = 1.22;

/// An answer's mark, `size` points high, named "right" or "wrong".
pub fn verdict_mark(ui: &mut Ui, theme: &Theme, words: &Catalog, right: bool, size: f32) -> Response {
    // As high as a line of that size, so that it stands in the middle of the text beside it.
    let (rect, response) = ui.allocate_exact_size(vec2(size, size * LINE), Sense::hover());
    let label = words.message(if right { text_key!("widget-right") } else { text_key!("widget-wrong") });
    name(&response, Role::Image, &label);
    paint_verdict(ui.painter(), theme, rect.center(), size, right);
    response
}

/// Paints the mark without allocating space: a tick in a filled disc, a cross in an open one, distinguishable without
/// colour.
pub fn paint_verdict(painter: &Painter, theme: &Theme, centre: Pos2, size: f32, right: bool) {
    let colours = theme.surround;
    if right {
        return paint_tick(painter, centre, size, colours.right, colours.surface);
    }
    let width = (size * 0.11).max(1.5);
    painter.circle_stroke(centre, size / 2.0 - width / 2.0, Stroke::new(width, colours.wrong));
    paint_cross(painter, centre, size, Color32::TRANSPARENT, colours.wrong);
}

/// Paints a cross of colour `ink` in a filled disc.
pub fn paint_cross(painter: &Painter, centre: Pos2, size: f32, disc: Color32, ink: Color32) {
    let at = |x: f32, y: f32| centre + vec2(x, y) * (size / 2.0);
    let stroke = Stroke::new((size * 0.11).max(1.5), ink);
    painter.circle_filled(centre, size / 2.0, disc);
    painter.line_segment([at(-0.36, -0.36), at(0.36, 0.36)], stroke);
    painter.line_segment([at(-0.36, 0.36), at(0.36, -0.36)], stroke);
}

/// Paints a tick of colour `ink` in a filled disc.
pub fn paint_tick(painter: &Painter, centre: Pos2, size: f32, disc: Color32, ink: Color32) {
    let at = |x: f32, y: f32| centre + vec2(x, y) * (size / 2.0);
    painter.circle_filled(centre, size / 2.0, disc);
    let tick = vec![at(-0.44, 0.04), at(-0.12, 0.36), at(0.46, -0.30)];
    painter.line(tick, PathStroke::new((size * 0.11).max(1.5), ink));
}
