//! Steps to be ordered in one list: placed steps with numbers, then the rest with letters.

use std::sync::Arc;

use eframe::egui::{
    self, Align2, CornerRadius, CursorIcon, FontId, Galley, Id, Key, Rect, Response, Role, Sense, Stroke, StrokeKind,
    TextStyle, Ui, pos2, vec2,
};

use crate::drill::question::{Choice, Scene};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::draft::OrderDraft;
use crate::view::table::Marks;
use crate::view::theme::{GRID, ROUND, TARGET};
use crate::view::widget::{name, paint_key_cap};

struct OrderRow<'a> {
    at: usize,
    step: usize,
    label: String,
    letter: &'a str,
    placed: bool,
    /// Under the keyboard cursor (`here`), and moving with it (`held`).
    here: bool,
    held: bool,
}

pub(super) fn order_ui(ui: &mut Ui, steps: &[Choice], names: &HouseTerms, face: &Appearance, draft: &mut OrderDraft) {
    let list = draft.list(steps);
    let placed = draft.places.len();
    let id = ui.scope_id().with("order");
    let mut rows: Vec<(Rect, Response)> = Vec::with_capacity(list.len());
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = GRID / 2.0;
        for (at, step) in list.iter().enumerate() {
            let Some(choice) = steps.get(*step) else { continue };
            let letter = choice.letter.map(String::from).unwrap_or_default();
            let row = OrderRow {
                at,
                step: *step,
                label: face.words.render(&choice.label, names),
                letter: &letter,
                placed: at < placed,
                here: draft.row == Some(at),
                held: draft.row == Some(at) && draft.held,
            };
            rows.push(row_ui(ui, &row, face, id));
        }
    });
    let mut toggled = None;
    for (at, (rect, response)) in rows.iter().enumerate() {
        if response.clicked() {
            toggled = list.get(at).copied();
        }
        if at < placed && response.dragged() {
            drag(ui, draft, &rows, at, rect);
        }
    }
    if let Some(step) = toggled {
        draft.toggle(step);
    }
}

/// A dragged step moves once past the middle of its neighbour.
fn drag(ui: &Ui, draft: &mut OrderDraft, rows: &[(Rect, Response)], at: usize, rect: &Rect) {
    let Some(pointer) = ui.input(|input| input.pointer.interact_pos()) else { return };
    let past = |other: usize, below: bool| {
        rows.get(other).filter(|_| other < draft.places.len()).is_some_and(|(neighbour, _)| {
            let middle = neighbour.center().y;
            if below { pointer.y > middle } else { pointer.y < middle }
        })
    };
    let to = if pointer.y > rect.bottom() && past(at + 1, true) {
        at + 1
    } else if let Some(above) = at.checked_sub(1).filter(|above| pointer.y < rect.top() && past(*above, false)) {
        above
    } else {
        return;
    };
    draft.shift(at, to);
    ui.ctx().request_repaint();
}

/// Width of a row's number or letter.
fn head_width(font: &FontId) -> f32 {
    font.size * 2.0
}

fn row_ui(ui: &mut Ui, row: &OrderRow<'_>, face: &Appearance, id: Id) -> (Rect, Response) {
    let colours = face.theme.surround;
    let font = TextStyle::Body.resolve(ui.style());
    let head = head_width(&font);
    // The scroll bar overlaps the edge, content must not.
    let width = ui.available_width() - GRID;
    let galley = ui.painter().layout(row.label.clone(), font, colours.text, width - head - 2.0 * GRID);
    let height = (galley.size().y + GRID).max(TARGET);
    let (_, rect) = ui.allocate_space(vec2(width, height));
    // Keyed by step, not row, so that a drag survives reordering.
    let sense = if row.placed { Sense::click_and_drag() } else { Sense::click() };
    let response = ui.interact(rect, id.with(row.step), sense);
    let label = if row.placed {
        let place = Fact::Number(row.at as u64 + 1);
        let label = text!("order-placed", place = place, step = Fact::Text(row.label.clone()));
        face.words.render(&label, &HouseTerms::default())
    } else {
        row.label.clone()
    };
    name(&response, Role::Button, &label);
    let moved = |input: &egui::InputState| {
        [Key::ArrowUp, Key::ArrowDown, Key::Space].into_iter().any(|key| input.key_pressed(key))
    };
    if row.here && ui.input(moved) {
        ui.scroll_to_rect(rect.expand(GRID), None);
    }
    let response = response.on_hover_cursor(if row.placed { CursorIcon::Grab } else { CursorIcon::PointingHand });
    if !ui.is_rect_visible(rect) {
        return (rect, response);
    }
    paint_row(ui, row, face, &response, galley);
    (rect, response)
}

fn paint_row(ui: &Ui, row: &OrderRow<'_>, face: &Appearance, response: &Response, galley: Arc<Galley>) {
    let colours = face.theme.surround;
    let font = TextStyle::Body.resolve(ui.style());
    let head = head_width(&font);
    let rect = response.rect;
    let lifted = response.dragged() || row.held;
    let fill = match (row.placed, lifted) {
        (_, true) => colours.surface_raised.lerp_to_gamma(colours.accent, 0.3),
        (true, false) => colours.surface_raised.lerp_to_gamma(colours.accent, 0.14),
        (false, false) => colours.surface_raised,
    };
    let frame = if row.here && !response.has_focus() {
        Stroke::new(if row.held { 3.0 } else { 2.0 }, colours.focus)
    } else {
        face.theme.frame_of(response)
    };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(ROUND), fill, frame, StrokeKind::Inside);
    let centre = pos2(rect.left() + GRID + head / 2.0, rect.center().y);
    if row.placed {
        let radius = (font.size * 0.82).min(rect.height() / 2.0 - 3.0);
        painter.circle_filled(centre, radius, colours.accent);
        let figure = FontId::new(font.size * 0.9, crate::view::fonts::bold());
        painter.text(centre, Align2::CENTER_CENTER, (row.at + 1).to_string(), figure, colours.on_accent);
    } else {
        paint_key_cap(
            ui,
            Rect::from_center_size(centre, vec2(font.size * 1.5, font.size * 1.4)),
            row.letter,
            colours.text_quiet,
        );
    }
    let at = pos2(rect.left() + head + 1.5 * GRID, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, colours.text);
}

/// The table after the steps placed so far, where they are those of a coup.
pub(in crate::view::screen) fn enacted(scene: &Scene, placed: &[usize]) -> Option<(Scene, Marks)> {
    let (after, settled) = scene.coup.as_ref()?.after(scene, placed);
    Some((after, Marks::of_settlement(&settled)))
}
