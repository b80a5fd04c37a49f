//! The field in which a typed amount is shown.

use eframe::egui::{Align2, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, vec2};

use super::name;
use crate::view::theme::{GRID, Theme};

/// An amount as far as it is typed, or the words that ask for it; `label` is its accessible name.
pub fn amount_field(ui: &mut Ui, theme: &Theme, typed: Option<&str>, empty: &str, label: &str) -> Response {
    let surround = theme.surround;
    let height = TextStyle::Heading.resolve(ui.style()).size * 1.7;
    let (rect, field) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    name(&field, Role::Label, label);
    let (shown, style, ink, line) = match typed {
        Some(typed) => (typed, TextStyle::Heading, surround.text, surround.accent),
        None => (empty, TextStyle::Body, surround.text_quiet, surround.line),
    };
    ui.painter().rect(rect, 8.0, surround.surface_raised, Stroke::new(1.5, line), StrokeKind::Inside);
    let at = rect.right_center() - vec2(1.5 * GRID, 0.0);
    ui.painter().text(at, Align2::RIGHT_CENTER, shown, style.resolve(ui.style()), ink);
    field
}
