//! The end before the class: third, second and first step onto the podium.

use eframe::egui::{Color32, CornerRadius, FontId, Id, Rect, Role, Sense, TextStyle, Ui, pos2, vec2};

use super::lobby::{TeamMark, paint_team_mark};
use super::motion::seconds_since;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::rules::house::House;
use crate::view::table::paint_piece;
use crate::view::theme::ROUND;
use crate::view::widget::name;
use crate::view::{Appearance, fonts};

/// One on the podium: place, name and points as text.
pub(super) struct Winner {
    pub(super) place: usize,
    pub(super) name: String,
    pub(super) points: String,
    pub(super) team: Option<TeamMark>,
    /// A trainee of that team; otherwise it is the team.
    pub(super) is_member: bool,
}

/// Seconds from the first frame at which the third, the second and the first are shown.
const MOMENTS: [f64; 3] = [0.3, 1.5, 2.9];
/// Seconds in which a step rises.
const RISE: f64 = 0.22;
/// Chips that fall, the seconds until the last is gone, and those in which each falls.
const CHIPS: u32 = 32;
const RAIN: f64 = 3.0;
const FALL: f64 = 1.2;
/// Height of the steps of the first, the second and the third, as shares of the tallest.
const STEPS: [f32; 3] = [1.0, 0.76, 0.56];
/// Size of the names, in text sizes, and of the light edge of a step as a share of its width.
const NAME: f32 = 2.2;
const EDGE: f32 = 0.05;

/// Height of a step from 0 to 1: a function of the seconds since the podium appeared.
pub(super) fn risen(rank: usize, seconds: f64) -> f32 {
    let moment = MOMENTS.iter().rev().nth(rank).copied().unwrap_or(0.0);
    let share = ((seconds - moment) / RISE).clamp(0.0, 1.0) as f32;
    share * (2.0 - share)
}

/// The best three, best first; `what` names this end, so that it is staged once. True once the first step stands.
pub(super) fn podium_ui(ui: &mut Ui, what: Id, winners: &[Winner], (house, face): (&House, &Appearance)) -> bool {
    let seconds = seconds_since(ui, what, face, MOMENTS[2] + RAIN);
    let height = ui.available_height();
    // The name stands above the tallest step.
    let tallest = (height - TextStyle::Body.resolve(ui.style()).size * NAME * 1.55).max(0.0);
    let width = ui.available_width().min(height * 1.8);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let left = rect.center().x - width / 2.0;
    let column = width / 3.0;
    rain_ui(ui, house, face, rect, seconds - MOMENTS[2]);
    // Second, first, third from left to right.
    for (rank, slot) in [(0, 1.0_f32), (1, 0.0), (2, 2.0)] {
        let Some(winner) = winners.get(rank) else { continue };
        // Those who share a place stand equally high.
        let Some(step) = STEPS.get(winner.place.saturating_sub(1).min(rank)) else { continue };
        let share = risen(rank, seconds);
        let top = rect.bottom() - tallest * step * share;
        let bounds =
            Rect::from_min_max(pos2(left + column * slot, top), pos2(left + column * (slot + 1.0), rect.bottom()));
        step_ui(ui, face, winner, bounds.shrink2(vec2(column * 0.04, 0.0)), share);
    }
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
    let (fill, ink) = match (&winner.team, winner.place) {
        (Some(team), _) => (colours.team(team.number), colours.on_team),
        (None, 1) => (colours.accent, colours.on_accent),
        (None, 2) => (colours.text_quiet, colours.background),
        (None, _) => (colours.accent.lerp_to_gamma(colours.background, 0.4), colours.text),
    };
    let round = CornerRadius { sw: 0, se: 0, ..CornerRadius::same(ROUND) };
    painter.rect_filled(bounds, round, fill);
    let edge = bounds.with_max_y((bounds.top() + bounds.width() * EDGE).min(bounds.bottom()));
    painter.rect_filled(edge, round, fill.lerp_to_gamma(colours.text, 0.45));
    let body = TextStyle::Body.resolve(ui.style()).size;
    let written = |size: f32, text: &str, ink: Color32| {
        let galley = painter.layout_no_wrap(text.to_owned(), FontId::new(size, fonts::bold()), ink);
        // A long name shrinks to the width of its step.
        let fitting = size * (bounds.width() * 0.94 / galley.size().x).min(1.0);
        painter.layout_no_wrap(text.to_owned(), FontId::new(fitting, fonts::bold()), ink)
    };
    let inside = painter.with_clip_rect(bounds.intersect(painter.clip_rect()));
    let x = bounds.center().x;
    let figure = written((bounds.width() * 0.5).min(body * 6.0), &winner.place.to_string(), ink);
    let points = written(body * 1.9, &winner.points, ink);
    let mut top = edge.bottom() + body * 0.3;
    for galley in [figure, points] {
        let size = galley.size();
        inside.galley(pos2(x - size.x / 2.0, top), galley, ink);
        top += size.y;
    }
    // Before the name of a trainee the letter of the team: colour is not the only sign.
    let mark = winner.team.as_ref().filter(|_| winner.is_member).map(|team| (team, body * NAME * 0.8));
    let aside = mark.map_or(0.0, |(_, side)| side + body * 0.5);
    let named = written(body * NAME, &winner.name, colours.text);
    let named = if named.size().x + aside > bounds.width() {
        written(body * NAME * (bounds.width() - aside) / named.size().x, &winner.name, colours.text)
    } else {
        named
    };
    let left = x - f32::midpoint(named.size().x, aside);
    let at = pos2(left + aside, bounds.top() - named.size().y - body * 0.25);
    if let Some((team, side)) = mark {
        let centre = pos2(left + side / 2.0, at.y + named.size().y / 2.0);
        paint_team_mark(painter, face, Rect::from_center_size(centre, vec2(side, side)), team);
    }
    painter.galley(at, named, colours.text);
}
