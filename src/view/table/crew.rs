//! The crew at their places around the table, seated or standing.

use eframe::egui::{Align2, FontId, Pos2, Rect, Stroke, Ui, pos2, vec2};

use super::{TableLook, named_area};
use crate::drill::question::Scene;
use crate::drill::{CrewMember, crew};
use crate::rules::house::{Hand, House};
use crate::view::fonts;

/// The area left for the table when the crew is shown.
pub(super) fn leave_room(room: Rect, scene: &Scene, house: &House) -> Rect {
    let places = crew(scene, house);
    let height = strip(room);
    let has = |facing: bool| places.iter().any(|place| place.facing == facing);
    let top = if has(true) { height } else { 0.0 };
    let bottom = if has(false) { height } else { 0.0 };
    room.with_min_y(room.top() + top).with_max_y(room.bottom() - bottom)
}

fn strip(room: Rect) -> f32 {
    (room.height() * 0.052).clamp(22.0, 64.0)
}

pub(super) fn crew_ui(ui: &Ui, room: Rect, scene: &Scene, look: &TableLook<'_>) {
    let height = strip(room);
    for (index, place) in crew(scene, look.house).iter().enumerate() {
        let y = if place.facing { room.top() + height * 0.52 } else { room.bottom() - height * 0.52 };
        let aside = match place.hand {
            Some(Hand::Left) => -1.25,
            Some(Hand::Right) => 1.25,
            None => 0.0,
        };
        let centre = pos2(room.center().x + aside * height, y);
        let rect = Rect::from_center_size(centre, vec2(height * 1.7, height * 0.94));
        named_area(ui, rect, ("crew", index), &look.render(&place.label));
        person(ui, centre, height * 0.44, place, look);
        let ink = look.theme.surround.text_quiet;
        let font = FontId::new((height * 0.42).clamp(11.0, 22.0), fonts::semibold());
        let left = place.hand == Some(Hand::Left);
        let (anchor, side) = if left { (Align2::RIGHT_CENTER, -1.0) } else { (Align2::LEFT_CENTER, 1.0) };
        let at = centre + vec2(side * height, 0.0);
        ui.painter().text(at, anchor, look.render(&place.caption), font, ink);
    }
}

fn person(ui: &Ui, centre: Pos2, radius: f32, place: &CrewMember, look: &TableLook<'_>) {
    let (surround, painter) = (look.theme.surround, ui.painter());
    let outward = if place.facing { -1.0 } else { 1.0 };
    let at = |x: f32, y: f32| centre + vec2(x, outward * y) * radius;
    let cloth = surround.text_quiet.lerp_to_gamma(surround.background, 0.35);
    if place.sits {
        let back = Stroke::new((radius * 0.24).max(2.0), surround.text_quiet.lerp_to_gamma(surround.background, 0.2));
        painter.line_segment([at(-0.95, 1.0), at(0.95, 1.0)], back);
    }
    // Both arms reach towards the table.
    for side in [-1.0, 1.0] {
        let arm = Stroke::new(radius * 0.42, cloth);
        painter.line_segment([at(side * 1.0, 0.2), at(side * 0.85, -0.75)], arm);
        painter.circle_filled(at(side * 0.85, -0.85), radius * 0.22, surround.text);
    }
    let shoulders = Rect::from_center_size(at(0.0, 0.25), vec2(radius * 2.5, radius * 0.95));
    painter.rect_filled(shoulders, radius * 0.47, cloth);
    painter.circle(at(0.0, 0.1), radius * 0.5, surround.text, Stroke::new(1.5, surround.background));
}
