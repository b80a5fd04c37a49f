//! Small on/off tiles: a box with a tick where several may be on, a circle with a dot where one is. The state is not
//! shown by colour alone.

use eframe::egui::{
    Color32, CornerRadius, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::verdict::paint_tick;
use crate::view::theme::{GRID, ROUND, TARGET, Theme};

/// A toggle with its label; muted while not `open`.
pub fn toggle(ui: &mut Ui, theme: &Theme, label: &str, on: bool, open: bool) -> Response {
    tile(ui, theme, label, (on, open), Role::CheckBox)
}

/// One of several options, of which one is on.
pub fn radio(ui: &mut Ui, theme: &Theme, label: &str, on: bool) -> Response {
    radio_where(ui, theme, label, on, true)
}

/// As [`radio`]; muted while not `open`.
pub fn radio_where(ui: &mut Ui, theme: &Theme, label: &str, on: bool, open: bool) -> Response {
    tile(ui, theme, label, (on, open), Role::RadioButton)
}

/// A row that opens or closes what belongs to it.
pub fn choice_row(ui: &mut Ui, theme: &Theme, label: &str, on: bool) -> Response {
    tile(ui, theme, label, (on, true), Role::Button)
}

/// A row in a list of options, of which one is on.
pub fn option_row(ui: &mut Ui, theme: &Theme, label: &str, on: bool) -> Response {
    let colours = theme.surround;
    let font = if on { TextStyle::Button } else { TextStyle::Body }.resolve(ui.style());
    let width = ui.available_width();
    let galley = ui.painter().layout(label.to_owned(), font, colours.text, width - 2.0 * GRID);
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y + GRID), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), on, label));
    let fill = match (on, response.hovered()) {
        (true, _) => colours.surface_raised.lerp_to_gamma(colours.accent, 0.14),
        (false, true) => colours.surface_raised.lerp_to_gamma(colours.accent, 0.08),
        (false, false) => Color32::TRANSPARENT,
    };
    let frame = if response.has_focus() { Stroke::new(2.5, colours.focus) } else { Stroke::NONE };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(ROUND / 2), fill, frame, StrokeKind::Inside);
    if on {
        let bar = rect.with_max_x(rect.left() + GRID / 2.0);
        painter.rect_filled(bar, CornerRadius { ne: 0, se: 0, ..CornerRadius::same(ROUND / 2) }, colours.accent);
    }
    painter.galley(pos2(rect.left() + GRID * 1.25, rect.center().y - galley.size().y / 2.0), galley, colours.text);
    response
}

fn tile(ui: &mut Ui, theme: &Theme, label: &str, (on, open): (bool, bool), role: Role) -> Response {
    let colours = theme.surround;
    let font = TextStyle::Body.resolve(ui.style());
    let ink = if open || on { colours.text } else { colours.text_quiet.gamma_multiply(0.6) };
    let mark = if role == Role::Button { 0.0 } else { font.size };
    let room = (ui.max_rect().width() - mark - 4.0 * GRID).max(4.0 * GRID);
    let galley = ui.painter().layout(label.to_owned(), font, ink, room);
    let wide = if role == Role::Button { ui.available_width() } else { galley.size().x + mark + 2.5 * GRID };
    let size = vec2(wide, (galley.size().y + 1.5 * GRID).max(TARGET));
    let sense = if open { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::selected(role, open && ui.is_enabled(), on, label));
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
    let ring = if on { colours.accent } else { colours.line.lerp_to_gamma(colours.text_quiet, 0.4) };
    let line = Stroke::new(1.5, ring);
    if role == Role::Button {
        // Its fill alone shows that it is open.
    } else if role == Role::RadioButton {
        painter.circle_stroke(centre, mark / 2.0 - 1.0, line);
        if on {
            painter.circle_filled(centre, mark / 4.0, colours.accent);
        }
    } else {
        let square = Rect::from_center_size(centre, Vec2::splat(mark - 2.0));
        let fill = if on { colours.accent } else { Color32::TRANSPARENT };
        painter.rect(square, CornerRadius::same(4), fill, line, StrokeKind::Inside);
        if on {
            paint_tick(painter, centre, mark, Color32::TRANSPARENT, colours.on_accent);
        }
    }
    painter.galley(pos2(centre.x + mark / 2.0 + GRID / 2.0, rect.center().y - galley.size().y / 2.0), galley, ink);
    response
}
