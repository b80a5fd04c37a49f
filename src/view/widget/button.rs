//! The primary button of a screen and the quiet secondary buttons.

use eframe::egui::{Align2, CornerRadius, Response, Role, Sense, StrokeKind, TextStyle, Ui, vec2};

use super::key_cap::{cap_size, paint_key_cap};
use super::name;
use crate::view::theme::{GRID, ROUND, TARGET, Theme};

/// The primary button, in brass. `key` is a label such as `Enter`; the screen handles the key itself.
pub fn primary_button(ui: &mut Ui, theme: &Theme, text: &str, key: Option<&str>) -> Response {
    button(ui, theme, (text, key), Look::Primary, 0.0)
}

/// What is to be done next among quiet buttons, and as high as they are.
pub fn filled_button(ui: &mut Ui, theme: &Theme, text: &str, key: Option<&str>) -> Response {
    button(ui, theme, (text, key), Look::Filled, 0.0)
}

/// The primary button or a quiet one, at least this wide.
pub fn wide_button(ui: &mut Ui, theme: &Theme, text: (&str, Option<&str>), is_primary: bool, width: f32) -> Response {
    button(ui, theme, text, if is_primary { Look::Primary } else { Look::Quiet }, width)
}

pub fn primary_height(ui: &Ui) -> f32 {
    (ui.text_style_height(&TextStyle::Button) + 2.0 * GRID).max(TARGET + GRID)
}

pub fn quiet_button(ui: &mut Ui, theme: &Theme, text: &str, key: Option<&str>) -> Response {
    button(ui, theme, (text, key), Look::Quiet, 0.0)
}

/// A quiet button, disabled unless `can`. Wraps to the next row like the others.
pub fn quiet_button_where(ui: &mut Ui, theme: &Theme, can: bool, text: &str) -> Response {
    wrap_before(ui, quiet_width(ui, text));
    ui.add_enabled_ui(can, |ui| quiet_button(ui, theme, text, None)).inner
}

/// A primary button, disabled unless `can`.
pub fn primary_button_where(ui: &mut Ui, theme: &Theme, can: bool, text: &str, key: &str) -> Response {
    wrap_before(ui, keyed_width(ui, text, key));
    ui.add_enabled_ui(can, |ui| primary_button(ui, theme, text, Some(key))).inner
}

/// A button without a frame, for a row of places to go to.
pub fn bare_button(ui: &mut Ui, theme: &Theme, text: &str, key: Option<&str>) -> Response {
    let colours = theme.surround;
    let font = TextStyle::Button.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, colours.text);
    let size = vec2(bare_width(ui, text, key), (galley.size().y + 2.0 * GRID).max(TARGET));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    name(&response, Role::Button, text);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let is_lit = response.hovered() || response.has_focus();
    let ink = if is_lit { colours.text } else { colours.text_quiet };
    let painter = ui.painter();
    if is_lit {
        painter.rect(rect, ROUND, colours.surface_raised, theme.frame_of(&response), StrokeKind::Inside);
    }
    let height = galley.size().y;
    painter.galley_with_override_text_color(rect.left_center() + vec2(BARE, -height / 2.0), galley, ink);
    if let Some(key) = key {
        let size = cap_size(ui, key);
        let centre = rect.right_center() - vec2(BARE + size.x / 2.0, 0.0);
        paint_key_cap(ui, eframe::egui::Rect::from_center_size(centre, size), key, ink);
    }
    response
}

/// Space before and after the text of a button without a frame.
const BARE: f32 = 1.25 * GRID;

pub fn bare_width(ui: &Ui, text: &str, key: Option<&str>) -> f32 {
    text_width(ui, text) + key.map_or(0.0, |key| cap_size(ui, key).x + GRID) + 2.0 * BARE
}

/// Width of a button with a key.
pub fn keyed_width(ui: &Ui, text: &str, key: &str) -> f32 {
    quiet_width(ui, text) + cap_size(ui, key).x + GRID * 1.5
}

pub fn quiet_width(ui: &Ui, text: &str) -> f32 {
    text_width(ui, text) + 4.0 * GRID
}

fn text_width(ui: &Ui, text: &str) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    ui.painter().layout_no_wrap(text.to_owned(), font, ui.visuals().text_color()).size().x
}

/// Ends a wrapping row if this width does not fit.
fn wrap_before(ui: &mut Ui, width: f32) {
    if ui.layout().main_wrap && width > ui.available_size_before_wrap().x {
        ui.end_row();
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Quiet,
    Filled,
    Primary,
}

fn button(ui: &mut Ui, theme: &Theme, (text, key): (&str, Option<&str>), look: Look, least_width: f32) -> Response {
    let colours = theme.surround;
    let is_filled = look != Look::Quiet;
    let (fill, ink) = match (is_filled, ui.is_enabled()) {
        (true, true) => (colours.accent, colours.on_accent),
        (true, false) => (colours.surface_raised, colours.text_quiet),
        (false, true) => (colours.surface_raised, colours.text),
        (false, false) => (colours.surface, colours.text_quiet),
    };
    let font = TextStyle::Button.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, ink);
    let cap = key.map_or(eframe::egui::Vec2::ZERO, |key| cap_size(ui, key) + vec2(GRID * 1.5, 0.0));
    let height = (galley.size().y + 2.0 * GRID).max(if look == Look::Primary { TARGET + GRID } else { TARGET });
    let size = vec2((galley.size().x + cap.x + 4.0 * GRID).max(least_width), height);

    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    name(&response, Role::Button, text);
    if ui.is_rect_visible(rect) {
        let pressed = response.is_pointer_button_down_on();
        let fill = if response.hovered() && !pressed { fill.lerp_to_gamma(ink, 0.08) } else { fill };
        let mut frame = theme.frame_of(&response);
        if is_filled && !response.has_focus() {
            frame.color = fill;
        }
        let painter = ui.painter();
        painter.rect(rect, CornerRadius::same(ROUND), fill, frame, StrokeKind::Inside);
        if is_filled && response.has_focus() {
            // Brass on brass would be invisible: the focus ring is offset.
            painter.rect_stroke(
                rect.shrink(4.0),
                CornerRadius::same(ROUND - 3),
                eframe::egui::Stroke::new(2.0, colours.on_accent),
                StrokeKind::Inside,
            );
        }
        let left = rect.left() + 2.0 * GRID;
        let text_at = eframe::egui::Rect::from_min_max(eframe::egui::pos2(left, rect.top()), rect.max);
        let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), text_at);
        painter.galley(at.min, galley, ink);
        if let Some(key) = key {
            let size = cap_size(ui, key);
            let centre = eframe::egui::pos2(rect.right() - 2.0 * GRID - size.x / 2.0, rect.center().y);
            paint_key_cap(ui, eframe::egui::Rect::from_center_size(centre, size), key, ink);
        }
    }
    response
}
