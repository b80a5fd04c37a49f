//! A key cap, as a shortcut hint.

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, vec2,
};

use super::name;
use crate::view::theme::Theme;

pub fn key_cap(ui: &mut Ui, theme: &Theme, key: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(cap_size(ui, key), Sense::hover());
    name(&response, Role::Label, key);
    paint_key_cap(ui, rect, key, theme.surround.text_quiet);
    response
}

/// Paints a key cap without allocating space.
pub fn paint_key_cap(ui: &Ui, rect: Rect, key: &str, ink: Color32) {
    let painter = ui.painter();
    let line = Stroke::new(1.0, ink.gamma_multiply(0.6));
    painter.rect_stroke(rect, CornerRadius::same(5), line, StrokeKind::Inside);
    // Thicker lower edge, as on a key.
    painter.hline(rect.x_range().shrink(4.0), rect.bottom() - 2.5, line);
    painter.text(rect.center() - vec2(0.0, 0.5), Align2::CENTER_CENTER, key, font(ui), ink.gamma_multiply(0.9));
}

pub fn cap_size(ui: &Ui, key: &str) -> Vec2 {
    let text = ui.painter().layout_no_wrap(key.to_owned(), font(ui), Color32::PLACEHOLDER).size();
    vec2((text.x + 12.0).max(text.y + 6.0), text.y + 6.0)
}

fn font(ui: &Ui) -> FontId {
    TextStyle::Small.resolve(ui.style())
}
