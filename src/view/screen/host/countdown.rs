//! What counts down before the class: the moment before a question, and the time of a question as figure and bar.

use std::f32::consts::TAU;

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Id, Rect, RichText, Role, Sense, Stroke, Ui, Vec2, pos2, vec2,
};

use super::controls::status;
use super::motion::seconds_since;
use crate::app::host::HostedRoom;
use crate::classroom::{Phase, Room};
use crate::describe::dates::{format_minutes, format_time_left};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::widget::name;
use crate::view::{Appearance, fonts};

/// Size of the figure of a question's time and height of the bar with the space above it, as shares of the foot's height.
const FIGURE: f32 = 0.68;
const BAR: f32 = 0.24;
/// Height of the ring before a question, and of the words above and below it, as shares of the page's.
const GREAT_FIGURE: f32 = 0.68;
const TITLE: f32 = 0.085;
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
    let unit = page.height().min(page.width());
    let (ring, written) = (unit * GREAT_FIGURE, unit * TITLE);
    ui.vertical_centered(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add_space((page.height() - ring - 2.6 * written) / 2.0);
        let heading = |ui: &mut Ui, text: String| {
            ui.label(RichText::new(text).family(fonts::bold()).size(written));
        };
        heading(ui, face.words.render(&title, &HouseTerms::default()));
        let (rect, response) = ui.allocate_exact_size(vec2(ring, ring), Sense::hover());
        name(&response, Role::Timer, &seconds.to_string());
        ring_ui(ui, face, rect, (glance.question, seconds));
        heading(ui, face.words.message(text_key!("phone-get-ready")));
    });
}

/// A second as a figure in a ring, which empties until the next; full where nothing moves.
fn ring_ui(ui: &Ui, face: &Appearance, rect: Rect, (question, seconds): (Option<usize>, u64)) {
    let accent = face.theme.surround.accent;
    let (centre, radius) = (rect.center(), rect.width() * 0.43);
    let thick = rect.width() * 0.05;
    let passed = seconds_since(ui, Id::unique(("ready", question, seconds)), face, 1.0);
    let left = if passed > 1.0 { 1.0 } else { 1.0 - passed as f32 };
    let painter = ui.painter();
    painter.circle_stroke(centre, radius, Stroke::new(thick, face.theme.surround.surface_raised));
    let arc = (0..=RING_POINTS).map(|point| {
        let angle = TAU * (left * point as f32 / RING_POINTS as f32 - 0.25);
        centre + radius * Vec2::angled(angle)
    });
    painter.line(arc.collect(), Stroke::new(thick, accent));
    let font = FontId::new(rect.width() * 0.5, fonts::bold());
    painter.text(centre, Align2::CENTER_CENTER, seconds, font, accent);
}

/// How many have answered, and the time left, or why no more answers come in, in this height. Returns the area used.
pub(super) fn foot_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance, height: f32) -> Rect {
    let (room, colours) = (&standing.room, face.theme.surround);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let answered = answered_ui(ui, room, face, rect);
    let left = rect.with_max_x(answered - 0.1 * height);
    match room.phase() {
        Phase::Closed(question) if room.skipped().contains(&question) => {
            end_ui(ui, left, &status(room, face), colours.accent);
        }
        Phase::Closed(_) => {
            let glance = room.glance();
            let (key, ink) = if glance.answered >= glance.asked {
                (text_key!("host-all-in"), colours.accent)
            } else {
                (text_key!("host-time-up"), colours.wrong)
            };
            end_ui(ui, left, &face.words.message(key), ink);
        }
        _ => time_ui(ui, standing, face, rect),
    }
    rect
}

/// How many have answered, at the right; returns where it begins.
fn answered_ui(ui: &Ui, room: &Room, face: &Appearance, rect: Rect) -> f32 {
    let colours = &face.theme.surround;
    let glance = room.glance();
    let response = ui.interact(rect, ui.scope_id().with("answered"), Sense::hover());
    name(&response, Role::Label, &question_status(room, face));
    let painter = ui.painter();
    let [given, of] = [glance.answered, glance.asked].map(|count| face.words.whole(count as u64));
    let count = format!("{given} / {of}");
    // Beside the time, which takes about half of a narrow foot.
    let size = (rect.height() * FIGURE * 0.66).min(rect.width() * 0.45 / (0.58 * count.chars().count() as f32));
    let count = painter.layout_job(fonts::figures(&count, FontId::new(size, fonts::bold()), colours.text));
    let words = face.words.message(text_key!("phone-have-answered"));
    let least = rect.width() * 0.75 / words.chars().count().max(1) as f32;
    let small = FontId::new((size * 0.46).min(least), fonts::semibold());
    let words = painter.layout_no_wrap(words, small, colours.text_quiet);
    let middle = rect.top() + rect.height() * (1.0 - BAR) / 2.0;
    let top = middle - f32::midpoint(count.size().y, words.size().y);
    let left = rect.right() - count.size().x.max(words.size().x);
    let below = top + count.size().y;
    painter.galley(pos2(rect.right() - count.size().x, top), count, colours.text);
    painter.galley(pos2(rect.right() - words.size().x, below), words, colours.text_quiet);
    left
}

/// How many have answered; that no more answers come in is said in the place of the time.
fn question_status(room: &Room, face: &Appearance) -> String {
    face.words.render(&room.glance().phrase(text_key!("host-at-asking")), &HouseTerms::default())
}

/// Why no more answers come in, as large as fits.
fn end_ui(ui: &Ui, rect: Rect, text: &str, ink: Color32) {
    let response = ui.interact(rect, ui.scope_id().with("end"), Sense::hover());
    name(&response, Role::Label, text);
    let laid_out = |share: &f32| {
        let font = FontId::new(rect.height() * share, fonts::bold());
        ui.painter().layout(text.to_owned(), font, ink, rect.width())
    };
    let sizes = [FIGURE, 0.58, 0.5, 0.42, 0.36, 0.3, 0.26, 0.22, 0.18, 0.14];
    let Some(galley) = sizes.iter().map(laid_out).find(|galley| galley.size().y <= rect.height()) else { return };
    ui.painter().galley(rect.left_center() - vec2(0.0, galley.size().y / 2.0), galley, ink);
}

/// Time left as a figure that the last row reads, and a bar.
fn time_ui(ui: &Ui, standing: &HostedRoom, face: &Appearance, rect: Rect) {
    let room = &standing.room;
    let (Some(left), Some(time)) = (room.standard_time_left(standing.now), room.standard_time()) else { return };
    let colours = &face.theme.surround;
    let ink = if left <= SHORT { colours.wrong } else { colours.accent };
    let response = ui.interact(rect, ui.scope_id().with("time"), Sense::hover());
    name(&response, Role::Timer, &format_time_left(&face.words, left));
    let painter = ui.painter();
    let font = FontId::new((rect.height() * FIGURE).min(rect.width() * 0.21), fonts::bold());
    let galley = painter.layout_job(fonts::figures(&format_minutes(left), font, ink));
    let height = galley.size().y;
    let track = rect.with_min_y(rect.bottom() - rect.height() * BAR * 0.7);
    let middle = rect.top() + rect.height() * (1.0 - BAR) / 2.0;
    painter.galley(pos2(rect.left(), middle - height / 2.0), galley, ink);
    let round = CornerRadius::same(4);
    painter.rect_filled(track, round, colours.surface_raised);
    let share = left as f32 / time.max(1) as f32;
    painter.rect_filled(track.with_max_x(track.left() + track.width() * share.clamp(0.0, 1.0)), round, ink);
}
