//! The end before the class: third, second and first step onto the podium.

use eframe::egui::{Align2, CornerRadius, FontId, Id, Rect, Role, Sense, TextStyle, Ui, pos2, vec2};

use super::motion::seconds_since;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::rules::house::House;
use crate::view::Appearance;
use crate::view::table::paint_piece;
use crate::view::widget::name;

/// One on the podium: place, name and points as text.
pub(super) struct Winner {
    pub(super) place: usize,
    pub(super) name: String,
    pub(super) points: String,
    pub(super) team: Option<usize>,
}

/// Seconds from the first frame at which the third, the second and the first are shown.
const MOMENTS: [f64; 3] = [0.3, 1.5, 2.9];
/// Seconds in which a step rises.
const RISE: f64 = 0.22;
/// Chips that fall, the seconds until the last is gone, and those in which each falls.
const CHIPS: u32 = 32;
const RAIN: f64 = 3.0;
const FALL: f64 = 1.2;
/// Height of the steps of the first, the second and the third, as shares of the podium's.
const STEPS: [f32; 3] = [0.74, 0.56, 0.42];

/// Height of a step from 0 to 1: a function of the seconds since the podium appeared.
pub(super) fn risen(rank: usize, seconds: f64) -> f32 {
    let moment = MOMENTS.iter().rev().nth(rank).copied().unwrap_or(0.0);
    let share = ((seconds - moment) / RISE).clamp(0.0, 1.0) as f32;
    share * (2.0 - share)
}

/// The best three, best first; `what` names this end, so that it is staged once. True once the first step stands.
pub(super) fn podium_ui(
    ui: &mut Ui,
    what: Id,
    winners: &[Winner],
    (house, face): (&House, &Appearance),
    height: f32,
) -> bool {
    let seconds = seconds_since(ui, what, face, MOMENTS[2] + RAIN);
    // Name and points stand above the tallest step.
    let above = TextStyle::Body.resolve(ui.style()).size * 3.6;
    let tallest = (height - above).clamp(0.0, height * STEPS[0]);
    let width = ui.available_width().min(height * 2.2);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let left = rect.center().x - width / 2.0;
    let column = width / 3.0;
    // Second, first, third from left to right.
    for (rank, slot) in [(0, 1.0_f32), (1, 0.0), (2, 2.0)] {
        let Some(winner) = winners.get(rank) else { continue };
        // Those who share a place stand equally high.
        let Some(step) = STEPS.get(winner.place.saturating_sub(1).min(rank)) else { continue };
        let share = risen(rank, seconds);
        let top = rect.bottom() - tallest * step / STEPS[0] * share;
        let bounds =
            Rect::from_min_max(pos2(left + column * slot, top), pos2(left + column * (slot + 1.0), rect.bottom()));
        step_ui(ui, face, winner, bounds.shrink2(vec2(column * 0.04, 0.0)), share);
    }
    rain_ui(ui, house, face, rect, seconds - MOMENTS[2]);
    seconds >= MOMENTS[2] + RISE
}

/// Place of a chip as shares of the width and the height, `seconds` after the first step began to rise; `None` before
/// it falls and once it is gone.
pub(super) fn raining(chip: u32, seconds: f64) -> Option<[f32; 2]> {
    // Evenly over the width and the time, in no line that the eye finds.
    let spread = |step: f64| (f64::from(chip) * step).fract();
    let fallen = (seconds - spread(0.569_840_29) * (RAIN - FALL)) / FALL;
    (0.0..1.0).contains(&fallen).then_some([spread(0.754_877_67) as f32, fallen as f32])
}

/// Chips of the house fall over the podium.
fn rain_ui(ui: &Ui, house: &House, face: &Appearance, rect: Rect, seconds: f64) {
    let size = TextStyle::Body.resolve(ui.style()).size * 1.8;
    let pieces = &house.chip_set().pieces;
    for (chip, piece) in (0..CHIPS).zip(pieces.iter().cycle()) {
        let Some([across, down]) = raining(chip, seconds) else { continue };
        let at = pos2(rect.left() + across * (rect.width() - size), rect.top() + down * (rect.height() + size) - size);
        paint_piece(ui, Rect::from_min_size(at, vec2(size, size)), piece, &face.theme);
    }
}

fn step_ui(ui: &mut Ui, face: &Appearance, winner: &Winner, bounds: Rect, share: f32) {
    let colours = &face.theme.surround;
    if share <= 0.0 {
        return;
    }
    let label = text!(
        "host-podium",
        place = Fact::Number(winner.place as u64),
        name = Fact::Text(winner.name.clone()),
        points = Fact::Text(winner.points.clone())
    );
    let response = ui.interact(bounds, ui.scope_id().with(("podium", winner.place, &winner.name)), Sense::hover());
    name(&response, Role::Label, &face.words.render(&label, &HouseTerms::default()));
    let painter = ui.painter();
    // Gold, silver and bronze, or the colour of the team.
    let (fill, ink) = match (winner.team, winner.place) {
        (Some(team), _) => (colours.team(team), colours.on_team),
        (None, 1) => (colours.accent, colours.on_accent),
        (None, 2) => (colours.text_quiet, colours.background),
        (None, _) => (colours.accent.lerp_to_gamma(colours.background, 0.4), colours.text),
    };
    painter.rect_filled(bounds, CornerRadius::same(8), fill);
    let body = TextStyle::Body.resolve(ui.style());
    let figure = FontId { size: (bounds.width() * 0.3).min(bounds.height() * 0.8), ..body.clone() };
    painter.with_clip_rect(bounds).text(bounds.center(), Align2::CENTER_CENTER, winner.place.to_string(), figure, ink);
    let written = |size: f32, text: &str| {
        let font = FontId { size, ..body.clone() };
        let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), colours.text);
        // A long name shrinks to the width of its step.
        let fitting = size * (bounds.width() / galley.size().x).min(1.0);
        painter.layout_no_wrap(text.to_owned(), FontId { size: fitting, ..font }, colours.text)
    };
    let points = written(body.size, &winner.points);
    let named = written(body.size * 1.5, &winner.name);
    let (x, y) = (bounds.center().x, bounds.top() - 6.0);
    painter.galley(pos2(x - points.size().x / 2.0, y - points.size().y), points.clone(), colours.text);
    let at = pos2(x - named.size().x / 2.0, y - points.size().y - named.size().y);
    painter.galley(at, named, colours.text);
}
