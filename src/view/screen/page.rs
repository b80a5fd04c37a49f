//! A centred page of text with a readable line length.

use eframe::egui::{
    Align, AsIdSalt, CentralPanel, Event, Frame, Id, Key, Layout, Margin, Memory, Panel, Popup, Rect, RichText,
    ScrollArea, Shape, Stroke, TextStyle, Ui, pos2, vec2,
};

use crate::view::Appearance;
use crate::view::theme::{GRID, Theme};
use crate::view::widget::verdict_mark;

/// Maximum page width as a multiple of the text size: about 65 characters per line.
const MEASURE: f32 = 34.0;

/// A centred, scrolling column of the standard page width.
pub(super) fn page_ui<R>(ui: &mut Ui, what: impl AsIdSalt, content: impl FnOnce(&mut Ui) -> R) -> R {
    let measure = measure(ui);
    column_ui(ui, what, measure, content)
}

/// A fixed footer of a column of this width; lay it out before the page.
pub(super) fn foot_ui<R>(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = Frame::new().inner_margin(Margin::symmetric(0, GRID as i8));
    let panel = Panel::bottom("page-foot").frame(frame).show_separator_line(false);
    panel.show(ui, |ui| middle_ui(ui, width, content)).inner
}

/// What the panels at the edges leave, on the colour that the window is cleared to.
pub(super) fn middle_panel() -> CentralPanel {
    CentralPanel::default().frame(Frame::new().inner_margin(8))
}

fn measure(ui: &Ui) -> f32 {
    TextStyle::Body.resolve(ui.style()).size * MEASURE
}

/// A centred, scrolling column. `what` is the id salt: each column keeps its own scroll position and a new one starts
/// at the top.
pub(super) fn column_ui<R>(ui: &mut Ui, what: impl AsIdSalt, width: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    scrolling_ui(ui, what, |ui| middle_ui(ui, width, content))
}

fn middle_ui<R>(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    // The scroll bar overlaps the edge, content must not.
    let width = (ui.available_width() - 2.0 * GRID).min(width);
    let margin = (ui.available_width() - width) / 2.0;
    ui.horizontal(|ui| {
        ui.add_space(margin);
        let layout = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(width, 0.0), layout, |ui| {
            ui.set_width(width);
            content(ui)
        })
        .inner
    })
    .inner
}

/// A vertical scroll area: wheel, Page Up/Down, Home/End; it follows the keyboard focus.
pub(super) fn scrolling_ui<R>(ui: &mut Ui, what: impl AsIdSalt, content: impl FnOnce(&mut Ui) -> R) -> R {
    scrolling_from_ui(ui, what, false, content)
}

/// As [`scrolling_ui`], with a reset to the top.
pub(super) fn scrolling_from_ui<R>(
    ui: &mut Ui,
    what: impl AsIdSalt,
    from_top: bool,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let area = ScrollArea::vertical().id_salt(Id::unique(what)).auto_shrink(false);
    scroll_with_hint_ui(ui, if from_top { area.vertical_scroll_offset(0.0) } else { area }, content)
}

/// Says that the content of the page stands in two columns beside each other, which begin and end apart; `x` lies
/// between them.
pub(super) fn set_gutter(ui: &Ui, x: f32) {
    ui.data_mut(|data| data.insert_temp(Id::unique(GUTTER), x));
}

const GUTTER: &str = "page gutter";

/// A scroll area with an arrow where there is more below; it scrolls by keys too.
pub(super) fn scroll_with_hint_ui<R>(ui: &mut Ui, area: ScrollArea, content: impl FnOnce(&mut Ui) -> R) -> R {
    // Whole lines only: a fade would cut one in half.
    let fade = std::mem::replace(&mut ui.spacing_mut().scroll.fade.strength, 0.0);
    let shown = area.show(ui, |ui| {
        let out = content(ui);
        scroll_by_keys(ui);
        follow_focus(ui);
        out
    });
    ui.spacing_mut().scroll.fade.strength = fade;
    let gutter = ui.data_mut(|data| data.remove_temp::<f32>(Id::unique(GUTTER)));
    let (area, offset) = (shown.inner_rect, shown.state.unclamped_offset().y);
    if offset > 1.0 {
        for column in columns(area, gutter) {
            let top = whole_lines(ui, column, area.top(), false);
            cover(ui, column.with_max_y(top));
        }
    }
    if shown.content_size.y - offset - area.height() > 2.0 {
        scroll_hint_ui(ui, area, gutter);
    }
    shown.inner
}

/// Shows that there is more below: an arrow under the last whole line.
fn scroll_hint_ui(ui: &Ui, area: Rect, gutter: Option<f32>) {
    for column in columns(area, gutter) {
        let edge = whole_lines(ui, column, area.bottom() - 2.5 * GRID, true);
        // A mark may reach a point over the side.
        cover(ui, column.with_min_y(edge).expand2(vec2(2.0, 0.0)));
    }
    let tip = pos2(area.center().x, area.bottom() - GRID / 2.0);
    let arrow = [vec2(-GRID, -GRID), vec2(0.0, 0.0), vec2(GRID, -GRID)].map(|at| tip + at);
    ui.painter().line(arrow.to_vec(), Stroke::new(2.0, ui.visuals().selection.bg_fill));
}

fn columns(area: Rect, gutter: Option<f32>) -> impl Iterator<Item = Rect> {
    let at = gutter.unwrap_or(area.right());
    [area.with_max_x(at), area.with_min_x(at)].into_iter().filter(|column| column.width() > 0.0)
}

/// Covers what would be cut, behind a dialog too, where this painter's colours are faded.
fn cover(ui: &Ui, place: Rect) {
    let mut painter = ui.painter().clone();
    painter.set_opacity(1.0);
    painter.rect_filled(place, 0.0, ui.visuals().panel_fill.blend(ui.stack().bg_color()));
}

/// Height up to which a paragraph or a shape stays whole, which is also the most that is given up for that: that of a
/// card, or else of a line and a button. Among pictures only texts stay whole.
const HIGH: f32 = 12.0 * GRID;
const LOW: f32 = 8.0 * GRID;
const SHARE: f32 = 0.25;

/// The edge nearest to this height that crosses no paragraph, button or card, above it or below it.
fn whole_lines(ui: &Ui, area: Rect, edge: f32, above: bool) -> f32 {
    let high = HIGH.min(area.height() * SHARE);
    let attempts = [(high, Whole::TextsAndShapes), (LOW, Whole::TextsAndShapes), (high, Whole::Texts)];
    let whole = attempts.into_iter().find_map(|(most, kinds)| whole_up_to(ui, area, (edge, above), most, kinds));
    whole.unwrap_or(edge)
}

/// Distance at which two edges are one, in points.
const ROUNDED: f32 = 0.1;

/// The shapes that are not cut in two.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whole {
    TextsAndShapes,
    Texts,
}

fn whole_up_to(ui: &Ui, area: Rect, (edge, above): (f32, bool), most: f32, kinds: Whole) -> Option<f32> {
    let heading = if above { TextStyle::Heading.resolve(ui.style()).size } else { f32::INFINITY };
    let mut lines = Lines { most, heading, kinds, spans: Vec::new() };
    ui.ctx().graphics(|graphics| {
        let Some(painted) = graphics.get(ui.layer_id()) else { return };
        // To the sides the content may be as wide as what the area is in.
        let (from, to) = (area.top() - GRID, area.bottom() + GRID);
        let is_own = |clip: Rect| clip.intersects(area) && clip.top() >= from && clip.bottom() <= to;
        let own = painted.all_entries().filter(|entry| is_own(entry.clip_rect));
        // Beside it another column may scroll.
        let is_in_column = |shape: &Shape| {
            let bounds = shape.visual_bounding_rect();
            bounds.left() < area.right() && area.left() < bounds.right()
        };
        for entry in own.filter(|entry| is_in_column(&entry.shape)) {
            // What a picture hides of itself takes no place.
            let is_part = entry.clip_rect.height() < area.height() - 2.0 * GRID;
            lines.add(&entry.shape, if is_part { entry.clip_rect } else { Rect::EVERYTHING });
        }
    });
    let mut whole = edge;
    while let Some((top, bottom)) =
        lines.spans.iter().find(|(top, bottom)| *top + ROUNDED < whole && whole < *bottom - ROUNDED)
    {
        whole = if above { *top } else { *bottom };
        if (whole - edge).abs() > most {
            return None;
        }
    }
    // Letters reach up to a pixel out of their line, where there is room beside it.
    let room = lines.spans.iter().map(|(top, bottom)| if above { whole - bottom } else { top - whole });
    let room = room.filter(|room| *room > -ROUNDED).fold(1.0, f32::min).max(0.0);
    Some(if above { (whole - room).round() } else { (whole + room).round() })
}

/// The lines of a page that stay whole, from top to bottom of each.
struct Lines {
    /// Height up to which a paragraph or a shape is one line.
    most: f32,
    /// Size from which a text is a heading, which does not stand alone.
    heading: f32,
    kinds: Whole,
    spans: Vec<(f32, f32)>,
}

impl Lines {
    /// Adds the visible part of a shape: each paragraph, each line of a high one, and each other shape.
    fn add(&mut self, shape: &Shape, seen: Rect) {
        match shape {
            Shape::Vec(parts) => parts.iter().for_each(|part| self.add(part, seen)),
            Shape::Text(text) if text.galley.size().y <= self.most => {
                let size = text.galley.job.sections.first().map_or(0.0, |section| section.format.font_id.size);
                let below = if size >= self.heading { size } else { 0.0 };
                self.spans.push((text.pos.y, text.pos.y + text.galley.size().y + below));
            }
            Shape::Text(text) => {
                let rows = text.galley.rows.iter().map(|row| row.rect().translate(text.pos.to_vec2()));
                self.spans.extend(rows.map(|row| (row.top(), row.bottom())));
            }
            Shape::Rect(_) | Shape::Circle(_) | Shape::Mesh(_) if self.kinds == Whole::Texts => {}
            // A key cap is a picture of its own.
            Shape::Rect(_) | Shape::Circle(_) | Shape::Mesh(_) => {
                let bounds = shape.visual_bounding_rect().intersect(seen);
                if bounds.is_positive() && bounds.height() <= self.most {
                    self.spans.push((bounds.top(), bounds.bottom()));
                } else if bounds.is_positive() {
                    // Of what is higher no mere edge is seen, at its top with the first line.
                    self.spans.push((bounds.top(), bounds.top() + LOW));
                    self.spans.push((bounds.bottom() - GRID, bounds.bottom()));
                }
            }
            _ => {}
        }
    }
}

/// Scrolls by page or to an end with the keys. An open list consumes them.
pub(super) fn scroll_by_keys(ui: &Ui) {
    if !ui.is_enabled() || ui.ctx().text_edit_focused() || Popup::is_any_open(ui.ctx()) {
        return;
    }
    // Counts each press: a slow frame may contain several.
    let moves = |event: &Event| match event {
        Event::Key { key: key @ (Key::PageUp | Key::PageDown | Key::Home | Key::End), pressed: true, .. } => Some(*key),
        _ => None,
    };
    let pressed: Vec<Key> = ui.input(|input| input.events.iter().filter_map(moves).collect());
    if pressed.is_empty() {
        return;
    }
    let (seen, all) = (ui.clip_rect(), ui.min_rect());
    // Offsets of the content's top at the start and at the end.
    let (first, last) = (0.0, (seen.height() - all.height()).min(0.0));
    let page = seen.height() * 0.8;
    // During the animation a further key continues from its target.
    let id = ui.scope_id().with("goes to");
    let (now, here) = (ui.input(|input| input.time), all.top() - seen.top());
    let going: Option<(f64, f32)> = ui.data(|data| data.get_temp(id));
    let from = going.filter(|(until, _)| now < *until).map_or(here, |(_, there)| there);
    let there = pressed.into_iter().fold(from, |from, key| match key {
        Key::PageUp => from + page,
        Key::PageDown => from - page,
        Key::Home => first,
        _ => last,
    });
    let there = there.clamp(last, first);
    let until = now + f64::from(ui.style().scroll_animation.duration.max);
    ui.data_mut(|data| data.insert_temp(id, (until, there)));
    ui.scroll_with_delta(vec2(0.0, there - here));
}

fn follow_focus(ui: &Ui) {
    let focused = ui.memory(Memory::focused);
    let id = ui.scope_id().with("followed");
    let followed: Option<Id> = ui.data(|data| data.get_temp(id)).flatten();
    if focused == followed {
        return;
    }
    ui.data_mut(|data| data.insert_temp(id, focused));
    let Some(response) = focused.and_then(|focused| ui.ctx().read_response(focused)) else { return };
    let seen = response.interact_rect;
    // A visible widget that does not intersect this area belongs to another one.
    let here = response.layer_id == ui.layer_id() && (!seen.is_positive() || seen.intersects(ui.clip_rect()));
    if here {
        ui.scroll_to_rect(response.rect.expand(2.0 * GRID), None);
    }
}

pub(super) fn title_ui(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).text_style(Theme::title()));
    ui.add_space(GRID);
}

pub(super) fn heading_ui(ui: &mut Ui, text: &str) {
    ui.add_space(GRID);
    ui.label(RichText::new(text).text_style(TextStyle::Heading));
}

/// A mark, and beside it its words, which keep to their column.
pub(super) fn verdict_line_ui<R>(ui: &mut Ui, face: &Appearance, right: bool, content: impl FnOnce(&mut Ui) -> R) {
    ui.horizontal_top(|ui| {
        let size = TextStyle::Body.resolve(ui.style()).size;
        ui.spacing_mut().interact_size.y = size;
        verdict_mark(ui, &face.theme, &face.words, right, size);
        ui.vertical(content);
    });
}

pub(super) fn quiet_ui(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.label(RichText::new(text).color(theme.surround.text_quiet));
}

pub(super) fn small_ui(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.label(RichText::new(text).color(theme.surround.text_quiet).text_style(TextStyle::Small));
}
