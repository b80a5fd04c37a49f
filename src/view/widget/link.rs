//! A text link.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, vec2};

use super::name;
use crate::view::theme::{GRID, ROUND, Theme};

/// A small underlined link, at most as wide as the available space. `label` is its accessible name.
pub fn link(ui: &mut Ui, theme: &Theme, text: &str, label: &str) -> Response {
    const LEAST_HEIGHT: f32 = 3.0 * GRID;
    let colours = theme.surround;
    let font = TextStyle::Small.resolve(ui.style());
    let format = TextFormat {
        font_id: font,
        color: colours.text_quiet,
        underline: Stroke::new(1.0, colours.text_quiet.gamma_multiply(0.6)),
        ..TextFormat::default()
    };
    let mut job = LayoutJob::single_section(text.to_owned(), format);
    job.wrap.max_width = ui.available_width().max(6.0 * GRID);
    let galley = ui.painter().layout_job(job);
    let size = vec2(galley.size().x, galley.size().y.max(LEAST_HEIGHT));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    name(&response, Role::Link, label);
    if ui.is_rect_visible(rect) {
        let ink = if response.hovered() { colours.accent } else { colours.text_quiet };
        let at = rect.left_center() - vec2(0.0, galley.size().y / 2.0);
        let painter = ui.painter();
        painter.galley_with_override_text_color(at, galley, ink);
        if response.has_focus() {
            painter.rect_stroke(
                rect.expand2(vec2(GRID / 2.0, 0.0)),
                ROUND,
                theme.frame_of(&response),
                StrokeKind::Inside,
            );
        }
    }
    response
}
