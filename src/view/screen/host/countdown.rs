//! What counts down before the class: the moment before a question, and the time of a question as figure and bar.

use std::f32::consts::TAU;

use eframe::egui::{Align2, CornerRadius, FontId, Id, Rect, RichText, Role, Sense, Stroke, TextStyle, Ui, Vec2, vec2};

use super::motion::seconds_since;
use crate::app::host::HostedRoom;
use crate::classroom::Room;
use crate::describe::dates::{format_minutes, format_time_left};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::theme::GRID;
use crate::view::widget::name;

/// Height of the figure of a question's time, as a share of the page's.
const FIGURE: f32 = 0.15;
/// Height of a line of the figure, in sizes of its text.
const LINE_HEIGHT: f32 = 1.3;
/// Height of the ring before a question, and of the words above and below it.
const GREAT_FIGURE: f32 = 0.56;
const TITLE: f32 = 0.075;
/// Corners of the ring.
const RING_POINTS: u32 = 96;
/// Seconds from which the time is short.
const SHORT: u64 = 10_000;

/// The page between the announcement of a question and its start: the seconds in a ring that empties with each.
pub(super) fn get_ready_ui(ui: &mut Ui, standing: &HostedRoom, millis: u64, face: &Appearance) {
    let glance = standing.room.glance();
    let number = glance.question.map_or(0, |question| question as u64 + 1);
    let of = Fact::Number(glance.total as u64);
    let title = text!("join-ready", number = Fact::Number(number), of = of);
    let seconds = millis.div_ceil(1000).max(1);
    let page = ui.available_rect_before_wrap();
    let ring = page.height() * GREAT_FIGURE;
    let written = page.height() * TITLE;
    ui.vertical_centered(|ui| {
        ui.add_space((page.height() - ring - 2.6 * written) / 2.0);
        let heading = |ui: &mut Ui, text: String| {
            ui.label(RichText::new(text).text_style(TextStyle::Heading).size(written));
        };
        heading(ui, face.words.render(&title, &HouseTerms::default()));
        let (rect, response) = ui.allocate_exact_size(vec2(ring, ring), Sense::hover());
        name(&response, Role::Timer, &seconds.to_string());
        ring_ui(ui, face, rect, (glance.question, seconds));
        heading(ui, face.words.message(text_key!("phone-ready-about")));
    });
}

/// A second as a figure in a ring, which empties until the next; full where nothing moves.
fn ring_ui(ui: &Ui, face: &Appearance, rect: Rect, (question, seconds): (Option<usize>, u64)) {
    let accent = face.theme.surround.accent;
    let (centre, radius) = (rect.center(), rect.width() * 0.42);
    let thick = rect.width() * 0.035;
    let passed = seconds_since(ui, Id::unique(("ready", question, seconds)), face, 1.0);
    let left = if passed > 1.0 { 1.0 } else { 1.0 - passed as f32 };
    let painter = ui.painter();
    painter.circle_stroke(centre, radius, Stroke::new(thick, face.theme.surround.surface_raised));
    let arc = (0..=RING_POINTS).map(|point| {
        let angle = TAU * (left * point as f32 / RING_POINTS as f32 - 0.25);
        centre + radius * Vec2::angled(angle)
    });
    painter.line(arc.collect(), Stroke::new(thick, accent));
    let font = FontId { size: rect.width() * 0.5, ..TextStyle::Heading.resolve(ui.style()) };
    painter.text(centre, Align2::CENTER_CENTER, seconds, font, accent);
}

/// In the place of the time, why no more answers come in.
pub(super) fn closed_ui(ui: &mut Ui, room: &Room, face: &Appearance, page: f32) {
    let glance = room.glance();
    let key = if glance.answered >= glance.asked { text_key!("host-all-in") } else { text_key!("host-time-up") };
    let text = RichText::new(face.words.message(key)).text_style(TextStyle::Heading).size(page * FIGURE * 0.5);
    ui.label(text.color(face.theme.surround.accent));
}

/// Time left as a figure that the last row reads, and a bar; `page` is the height of the page. The figure is smaller where
/// the question leaves little room.
pub(super) fn time_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance, page: f32) {
    let room = &standing.room;
    let (Some(left), Some(time)) = (room.standard_time_left(standing.now), room.standard_time()) else { return };
    let colours = &face.theme.surround;
    let ink = if left <= SHORT { colours.wrong } else { colours.accent };
    let thick = (page * 0.022).max(8.0);
    let least = TextStyle::Body.resolve(ui.style()).size;
    let below = ui.clip_rect().bottom() - ui.cursor().top();
    let high = ((below - thick - 2.0 * GRID) / LINE_HEIGHT).max(least);
    let font = FontId { size: (page * FIGURE).min(high), ..TextStyle::Heading.resolve(ui.style()) };
    let galley = ui.painter().layout_no_wrap(format_minutes(left), font, ink);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y + thick + GRID), Sense::hover());
    name(&response, Role::Timer, &format_time_left(&face.words, left));
    let painter = ui.painter();
    let (galley_width, height) = (galley.size().x, galley.size().y);
    painter.galley(rect.min, galley, ink);
    if left <= SHORT && room.setup().lively {
        // Each of the last seconds is marked by a line under the figure that draws in.
        let beat = Id::unique(("last seconds", room.turn(), left.div_ceil(1000)));
        let passed = seconds_since(ui, beat, face, 1.0).min(1.0) as f32;
        let under = rect.left_top() + vec2(0.0, height);
        let width = galley_width * (1.0 - passed);
        painter.line_segment([under, under + vec2(width, 0.0)], Stroke::new(thick * 0.4, ink));
    }
    let track = Rect::from_min_size(rect.min + vec2(0.0, height + GRID / 2.0), vec2(rect.width(), thick));
    painter.rect_filled(track, CornerRadius::same(4), colours.surface_raised);
    let share = left as f32 / time.max(1) as f32;
    let sand = Rect::from_min_size(track.min, vec2(track.width() * share.clamp(0.0, 1.0), thick));
    painter.rect_filled(sand, CornerRadius::same(4), ink);
}
