//! The people around the table: the crew at its places, and the players as quiet figures at the rail.

use eframe::egui::{Color32, FontId, Painter, Pos2, Rect, Stroke, Ui, pos2, vec2};

use super::felt_layout::FeltLayout;
use super::{TableLook, named_area, shape};
use crate::drill::question::Scene;
use crate::drill::{CrewMember, crew_at};
use crate::rules::house::Hand;
use crate::view::drawing::{self, Placement};
use crate::view::fonts;
use crate::view::palette::Dress;

/// The crew is named only where the scene asks about it.
pub(super) fn crew_ui(ui: &Ui, stage: &FeltLayout, scene: &Scene, look: &TableLook<'_>) {
    let height = stage.strip;
    for (index, place) in crew_at(stage.size, look.house).iter().enumerate() {
        let out = stage.rail + height * 0.5;
        let y = if place.facing { stage.cloth.top() - out } else { stage.cloth.bottom() + out };
        let side = match place.hand {
            Some(Hand::Left) => -1.0,
            Some(Hand::Right) => 1.0,
            None => 0.0,
        };
        let centre = pos2(stage.cloth.center().x + side * 1.05 * height, y);
        let dress = look.theme.people.crew(index);
        Figure { centre, radius: height * 0.42, facing: place.facing, dress }.ui(ui, look, place.sits);
        if scene.crew {
            let rect = Rect::from_center_size(centre, vec2(height * 1.7, height * 0.94));
            named_area(ui, rect, ("crew", index), &look.render(&place.label));
            caption(ui, stage, (centre, side), place, look);
        }
    }
}

/// Beside its figure; on the cloth before it, where the next figure is too near.
fn caption(ui: &Ui, stage: &FeltLayout, (figure, side): (Pos2, f32), place: &CrewMember, look: &TableLook<'_>) {
    let text = look.render(&place.caption);
    let ink = look.theme.baize.print;
    let layout = |size: f32| ui.painter().layout_no_wrap(text.clone(), FontId::new(size, fonts::semibold()), ink);
    let most = (stage.strip * 0.40).clamp(9.0, 20.0);
    let room = stage.cloth.width() * if side == 0.0 { 0.16 } else { 0.078 };
    let wide = layout(most).size().x;
    let (outwards, gap) = (if side < 0.0 { -1.0 } else { 1.0 }, stage.strip * 0.7);
    let is_free = |seat: u8| {
        let next = stage.guest(seat);
        let (away, apart) = ((next.x - figure.x) * outwards, (next.y - figure.y).abs());
        apart > stage.strip * 2.0 || away < 0.0 || away - stage.strip * 0.5 > gap + wide
    };
    if stage.large.is_none() || stage.seats.iter().copied().all(is_free) {
        let galley = layout(most);
        let aside = if side < 0.0 { -gap - wide } else { gap };
        let from = figure + vec2(aside, -galley.size().y / 2.0);
        ui.painter().galley_with_override_text_color(from, galley, look.theme.surround.text);
        return;
    }
    let galley = layout(if wide > room { (most * room / wide).max(6.0) } else { most });
    let inwards = galley.size().y * 0.5 + stage.cloth.height() * 0.03;
    let y = if place.facing { stage.cloth.top() + inwards } else { stage.cloth.bottom() - inwards };
    let centre = pos2(stage.cloth.center().x + side * room * 0.56, y);
    ui.painter().galley(centre - galley.size() / 2.0, galley, ink);
}

/// The players at their seats: all of them, or those that the scene has.
pub(super) fn guests_ui(ui: &Ui, stage: &FeltLayout, scene: &Scene, look: &TableLook<'_>) {
    let surround = look.theme.surround;
    for seat in stage.seats.iter().copied() {
        let sits = scene.seats.as_ref().is_none_or(|seats| seats.taken.contains(&seat) || seats.holder == Some(seat));
        if sits {
            let at = stage.guest(seat);
            let dress = look.theme.people.guest(seat.into()).faded(surround.background, 0.4);
            let facing = at.y < stage.cloth.center().y;
            Figure { centre: at, radius: stage.strip * 0.36, facing, dress }.ui(ui, look, false);
        }
    }
}

/// A person from above.
pub(super) struct Figure {
    pub centre: Pos2,
    pub radius: f32,
    /// Upwards of the table.
    pub facing: bool,
    pub dress: Dress,
}

impl Figure {
    pub(super) fn ui(&self, ui: &Ui, look: &TableLook<'_>, sits: bool) {
        let ground = look.theme.surround.background;
        let key = (self.radius.to_bits(), self.facing, sits, self.dress, ground);
        drawing::picture(ui, ("figure", key), Placement::at(self.centre), |painter| {
            self.paint(painter, look);
            if sits {
                self.chair(painter, look);
            }
        });
    }

    /// A point of the figure, whose centre is the origin.
    fn point(&self, x: f32, y: f32) -> Pos2 {
        let outward = if self.facing { -1.0 } else { 1.0 };
        pos2(x, outward * y) * self.radius
    }

    fn paint(&self, painter: &Painter, look: &TableLook<'_>) {
        let radius = self.radius;
        let pixel = 1.0 / painter.ctx().pixels_per_point();
        let disc = |centre: Pos2, radius: f32, colour: Color32| {
            painter.add(shape::disc(centre, radius, colour, pixel));
        };
        // Both arms reach towards the table; pale sleeves stand out from a pale ground by their edge.
        for side in [-1.0, 1.0] {
            let arm = [self.point(side * 0.95, 0.2), self.point(side * 0.8, -0.7)];
            let tinted = |share: f32| self.dress.sleeves.lerp_to_gamma(look.theme.baize.shadow, share);
            painter.line_segment(arm, Stroke::new(radius * 0.42 + 2.0, tinted(0.45)));
            painter.line_segment(arm, Stroke::new(radius * 0.42, tinted(0.16)));
            disc(self.point(side * 0.8, -0.8), radius * 0.2, self.dress.skin);
        }
        let (middle, round) = (self.point(0.0, 0.25), radius * 0.47);
        let aside = vec2(radius * 1.2 - round, 0.0);
        let outline = shape::circle(middle, round, pixel).into_iter();
        let shoulders: Vec<Pos2> = outline.map(|at| at + aside * (at.x - middle.x).signum()).collect();
        painter.add(shape::star(&shoulders, middle, self.dress.jacket, pixel));
        // The face shows from under the hair, towards the table.
        let shade = self.dress.jacket.lerp_to_gamma(look.theme.baize.shadow, 0.45);
        disc(self.point(0.0, 0.06), radius * 0.5 + 0.75, shade);
        disc(self.point(0.0, 0.0), radius * 0.44, self.dress.skin);
        disc(self.point(0.0, 0.14), radius * 0.44, self.dress.hair);
    }

    fn chair(&self, painter: &Painter, look: &TableLook<'_>) {
        let surround = look.theme.surround;
        let back =
            Stroke::new((self.radius * 0.24).max(2.0), surround.text_quiet.lerp_to_gamma(surround.background, 0.2));
        painter.line_segment([self.point(-0.95, 1.0), self.point(0.95, 1.0)], back);
    }
}
