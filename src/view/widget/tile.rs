//! The tile of an answer choice.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Color32, CornerRadius, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::key_cap::{cap_size, paint_key_cap};
use super::verdict::paint_verdict;
use crate::view::theme::{GRID, ROUND, TARGET, Theme};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TileState {
    #[default]
    Plain,
    /// Selected, not marked yet.
    Chosen,
    Right,
    Wrong,
    /// Neither, after marking.
    Quiet,
}

/// A tile `width` points wide with its label and shortcut. The screen handles the key.
pub fn choice_tile(
    ui: &mut Ui,
    theme: &Theme,
    label: &str,
    key: Option<&str>,
    state: TileState,
    width: f32,
) -> Response {
    tile(ui, theme, (label, key), state, vec2(width, TARGET + GRID), 2.5 * GRID)
}

/// A tile with a line of explanation below its label.
pub fn explained_tile(
    ui: &mut Ui,
    theme: &Theme,
    (label, about): (&str, &str),
    key: Option<&str>,
    state: TileState,
    width: f32,
) -> Response {
    let painter = ui.painter().clone();
    let (font, body) = (TextStyle::Button.resolve(ui.style()), TextStyle::Body.resolve(ui.style()));
    let lay_out = |wraps, ink| {
        let mut job = LayoutJob::simple(label.to_owned(), font.clone(), ink, wraps);
        if !about.is_empty() {
            let small = TextFormat { font_id: body.clone(), color: theme.surround.text_quiet, ..TextFormat::default() };
            job.append("\n", 0.0, small.clone());
            job.append(about, 0.0, small);
        }
        painter.layout_job(job)
    };
    tile_of(ui, theme, &TileText { label, key, lay_out: &lay_out }, state, vec2(width, TARGET + GRID), 2.5 * GRID)
}

/// A lower variant for long lists of choices.
pub fn low_choice_tile(
    ui: &mut Ui,
    theme: &Theme,
    label: &str,
    key: Option<&str>,
    state: TileState,
    width: f32,
) -> Response {
    tile(ui, theme, (label, key), state, vec2(width, TARGET), GRID)
}

/// A tile at least as large as `least`, with `air` as total vertical padding of its label.
fn tile(
    ui: &mut Ui,
    theme: &Theme,
    (label, key): (&str, Option<&str>),
    state: TileState,
    least: Vec2,
    air: f32,
) -> Response {
    let font = TextStyle::Button.resolve(ui.style());
    let painter = ui.painter().clone();
    let lay_out = |room, ink| painter.layout(label.to_owned(), font.clone(), ink, room);
    tile_of(ui, theme, &TileText { label, key, lay_out: &lay_out }, state, least, air)
}

/// The name of a tile, its shortcut, and its text laid out in a width.
struct TileText<'t> {
    label: &'t str,
    key: Option<&'t str>,
    lay_out: &'t dyn Fn(f32, Color32) -> Arc<Galley>,
}

fn tile_of(ui: &mut Ui, theme: &Theme, text: &TileText<'_>, state: TileState, least: Vec2, air: f32) -> Response {
    let TileText { label, key, lay_out } = *text;
    let width = least.x;
    let colours = theme.surround;
    let font = TextStyle::Button.resolve(ui.style());
    let cap = key.map_or(Vec2::ZERO, |key| cap_size(ui, key));
    let mark = font.size * 1.1;
    let marked = matches!(state, TileState::Right | TileState::Wrong);
    let ink = if state == TileState::Quiet { colours.text_quiet } else { colours.text };
    let room = width - 4.0 * GRID - cap.x - if marked { mark + GRID } else { 0.0 };
    let galley = lay_out(room.max(4.0 * GRID), ink);
    let height = (galley.size().y + air).max(least.y);

    let asked = !matches!(state, TileState::Right | TileState::Wrong | TileState::Quiet);
    let sense = if asked { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), sense);
    response.widget_info(|| {
        let role = if asked { Role::Button } else { Role::Label };
        WidgetInfo::selected(role, response.enabled(), state == TileState::Chosen, label)
    });
    if ui.is_rect_visible(rect) {
        let (fill, frame) = dress(theme, &response, state);
        let painter = ui.painter();
        painter.rect(rect, CornerRadius::same(ROUND), fill, frame, StrokeKind::Inside);
        // A figure alone is in the middle, as on a keypad.
        let is_figure = key.is_none() && !marked && label.len() <= 2;
        let mut left = if is_figure { rect.center().x - galley.size().x / 2.0 } else { rect.left() + 1.5 * GRID };
        if let Some(key) = key {
            let centre = pos2(left + cap.x / 2.0, rect.center().y);
            paint_key_cap(ui, Rect::from_center_size(centre, cap), key, colours.text_quiet);
            left += cap.x + GRID;
        }
        painter.galley(pos2(left, rect.center().y - galley.size().y / 2.0), galley, ink);
        if marked {
            let centre = pos2(rect.right() - 1.5 * GRID - mark / 2.0, rect.center().y);
            paint_verdict(painter, theme, centre, mark, state == TileState::Right);
        }
    }
    response
}

fn dress(theme: &Theme, response: &Response, state: TileState) -> (Color32, Stroke) {
    let colours = theme.surround;
    let tinted = |colour: Color32| colours.surface_raised.lerp_to_gamma(colour, 0.14);
    match state {
        TileState::Plain if response.hovered() => {
            (colours.surface_raised.lerp_to_gamma(colours.accent, 0.08), theme.frame_of(response))
        }
        TileState::Plain => (colours.surface_raised, theme.frame_of(response)),
        TileState::Chosen => (
            tinted(colours.accent),
            Stroke::new(2.5, if response.has_focus() { colours.focus } else { colours.accent }),
        ),
        TileState::Right => (tinted(colours.right), Stroke::new(2.0, colours.right)),
        TileState::Wrong => (tinted(colours.wrong), Stroke::new(2.0, colours.wrong)),
        TileState::Quiet => (colours.surface, Stroke::new(1.0, colours.line)),
    }
}
