//! What counts down before the class: the moment before a question, and the time of a question as figure and bar.

use eframe::egui::{CornerRadius, FontId, Rect, RichText, Role, Sense, TextStyle, Ui, vec2};

use crate::app::host::HostedRoom;
use crate::describe::dates::{format_minutes, format_time_left};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::screen::page::title_ui;
use crate::view::theme::GRID;
use crate::view::widget::name;

/// Height of the figure of a question's time, as a share of the page's.
const FIGURE: f32 = 0.15;
/// Height of a line of the figure, in sizes of its text.
const LINE_HEIGHT: f32 = 1.3;
/// Height of the figure before a question.
const GREAT_FIGURE: f32 = 0.4;
/// Seconds from which the time is short.
const SHORT: u64 = 10_000;

/// The page between the announcement of a question and its start.
pub(super) fn get_ready_ui(ui: &mut Ui, standing: &HostedRoom, millis: u64, face: &Appearance) {
    let glance = standing.room.glance();
    let height = ui.available_height();
    ui.vertical_centered(|ui| {
        ui.add_space(height * 0.1);
        let number = glance.question.map_or(0, |question| question as u64 + 1);
        let of = Fact::Number(glance.total as u64);
        let title = text!("join-ready", number = Fact::Number(number), of = of);
        title_ui(ui, &face.words.render(&title, &HouseTerms::default()));
        let seconds = millis.div_ceil(1000).max(1);
        let size = height * GREAT_FIGURE;
        ui.label(RichText::new(seconds.to_string()).size(size).strong().color(face.theme.surround.accent));
        ui.label(face.words.message(text_key!("phone-ready-about")));
    });
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
    let height = galley.size().y;
    painter.galley(rect.min, galley, ink);
    let track = Rect::from_min_size(rect.min + vec2(0.0, height + GRID / 2.0), vec2(rect.width(), thick));
    painter.rect_filled(track, CornerRadius::same(4), colours.surface_raised);
    let share = left as f32 / time.max(1) as f32;
    let sand = Rect::from_min_size(track.min, vec2(track.width() * share.clamp(0.0, 1.0), thick));
    painter.rect_filled(sand, CornerRadius::same(4), ink);
}
