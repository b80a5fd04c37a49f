//! A key cap, as a shortcut hint.

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    vec2,
};

use super::name;
use crate::view::drawing::{self, Placement};
use crate::view::theme::Theme;

pub fn key_cap(ui: &mut Ui, theme: &Theme, key: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(cap_size(ui, key), Sense::hover());
    name(&response, Role::Label, key);
    paint_key_cap(ui, rect, key, theme.surround.text_quiet);
    response
}

/// Paints a key cap without allocating space.
pub fn paint_key_cap(ui: &Ui, rect: Rect, key: &str, ink: Color32) {
    paint_key_cap_on(ui, rect, key, ink, Color32::TRANSPARENT);
}

/// A key cap on a ground of its own.
pub fn paint_key_cap_on(ui: &Ui, rect: Rect, key: &str, ink: Color32, ground: Color32) {
    let edge = Rect::from_center_size(Pos2::ZERO, rect.size());
    let look = ("key cap", drawing::bits(edge), ink, ground);
    drawing::picture(ui, look, Placement::at(rect.center()), |painter| {
        let line = Stroke::new(1.0, ink.gamma_multiply(0.6));
        painter.rect(edge, CornerRadius::same(5), ground, line, StrokeKind::Inside);
        // Thicker lower edge, as on a key.
        painter.hline(edge.x_range().shrink(4.0), edge.bottom() - 2.5, line);
    });
    let middle = rect.center() - vec2(0.0, 0.5);
    ui.painter().text(middle, Align2::CENTER_CENTER, key, font(ui), ink.gamma_multiply(0.9));
}

pub fn cap_size(ui: &Ui, key: &str) -> Vec2 {
    let text = ui.painter().layout_no_wrap(key.to_owned(), font(ui), Color32::PLACEHOLDER).size();
    vec2((text.x + 12.0).max(text.y + 6.0), text.y + 6.0)
}

fn font(ui: &Ui) -> FontId {
    TextStyle::Small.resolve(ui.style())
}
