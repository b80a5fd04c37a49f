//! Progress through a lesson, as a bar and in words.

use eframe::egui::{Align2, CornerRadius, Rect, Response, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use crate::view::theme::{GRID, Theme};

/// A full-width bar with `text` at the right, filled to `done` of `of`.
pub fn progress_bar(ui: &mut Ui, theme: &Theme, done: usize, of: usize, text: &str) -> Response {
    let colours = theme.surround;
    let font = TextStyle::Small.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, colours.text_quiet);
    let size = vec2(ui.available_width(), galley.size().y.max(2.0 * GRID));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo {
        value: Some(done as f64),
        ..WidgetInfo::labeled(Role::ProgressIndicator, true, text)
    });

    let painter = ui.painter();
    let words = galley.size().x + 1.5 * GRID;
    let bar_right = (rect.right() - words).max(rect.left() + GRID);
    let bar = Rect::from_min_max(pos2(rect.left(), rect.center().y - 4.0), pos2(bar_right, rect.center().y + 4.0));
    painter.rect_filled(bar, CornerRadius::same(4), colours.line);
    let share = if of == 0 { 0.0 } else { (done as f32 / of as f32).clamp(0.0, 1.0) };
    if share > 0.0 {
        let filled = Rect::from_min_size(bar.min, vec2((bar.width() * share).max(GRID), bar.height()));
        painter.rect_filled(filled, CornerRadius::same(4), colours.accent);
    }
    let at = Align2::RIGHT_CENTER.align_size_within_rect(galley.size(), rect);
    painter.galley(at.min, galley, colours.text_quiet);
    response
}
