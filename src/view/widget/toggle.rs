//! A small on/off tile with a tick, so that its state is not shown by colour alone.

use eframe::egui::{CornerRadius, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::verdict::paint_tick;
use crate::view::theme::{GRID, ROUND, TARGET, Theme};

/// A toggle with its label; muted while not `open`.
pub fn toggle(ui: &mut Ui, theme: &Theme, label: &str, on: bool, open: bool) -> Response {
    let colours = theme.surround;
    let font = TextStyle::Body.resolve(ui.style());
    let ink = if open || on { colours.text } else { colours.text_quiet.gamma_multiply(0.6) };
    let mark = font.size;
    let room = (ui.max_rect().width() - mark - 4.0 * GRID).max(4.0 * GRID);
    let galley = ui.painter().layout(label.to_owned(), font, ink, room);
    let size = vec2(galley.size().x + mark + 2.5 * GRID, (galley.size().y + 1.5 * GRID).max(TARGET));
    let sense = if open { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, open && ui.is_enabled(), on, label));
    let fill = match (on, response.hovered() && open) {
        (true, _) => colours.surface_raised.lerp_to_gamma(colours.accent, 0.14),
        (false, true) => colours.surface_raised.lerp_to_gamma(colours.accent, 0.08),
        (false, false) => colours.surface_raised,
    };
    let frame = match (response.has_focus(), on) {
        (true, _) => Stroke::new(2.5, colours.focus),
        (false, true) => Stroke::new(1.5, colours.accent),
        (false, false) => Stroke::new(1.0, colours.line),
    };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(ROUND), fill, frame, StrokeKind::Inside);
    let centre = pos2(rect.left() + GRID + mark / 2.0, rect.center().y);
    if on {
        paint_tick(painter, centre, mark, colours.accent, colours.on_accent);
    } else {
        painter.circle_stroke(centre, mark / 2.0 - 1.0, Stroke::new(1.5, colours.line));
    }
    painter.galley(pos2(centre.x + mark / 2.0 + GRID / 2.0, rect.center().y - galley.size().y / 2.0), galley, ink);
    response
}
