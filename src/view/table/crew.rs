//! The people around the table: the crew at its places, and the players as quiet figures at the rail.

use eframe::egui::{Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use super::felt_layout::FeltLayout;
use super::{TableLook, named_area, shape};
use crate::drill::question::Scene;
use crate::drill::{CrewMember, crew_at};
use crate::rules::house::Hand;
use crate::rules::round_of_payment::RoundOfPayment;
use crate::view::drawing::{self, Placement};
use crate::view::fonts;
use crate::view::palette::Dress;

/// Radius of a person, and the way from the rail to the middle of him, in heights of the strip around the table: his
/// hands lie on the rail.
const PERSON: f32 = 0.5;
pub(super) const AT_RAIL: f32 = 0.44;
/// Way from the middle of the table to each of two croupiers, in heights of the strip.
pub(super) const APART: f32 = 1.05;
/// How far the colours of an empty chair, and of its cushion, are from those of wood to that of the floor.
const EMPTY: f32 = 0.55;
const CUSHION: f32 = 0.72;
/// Softness of the outlines of people, in pixels.
const COARSE: f32 = 2.5;

/// The crew, named only where the scene asks about it, with a plate behind who pays the bet of the chosen seat.
pub(super) fn crew_ui(ui: &Ui, stage: &FeltLayout, scene: &Scene, chosen: Option<u8>, look: &TableLook<'_>) {
    let round = RoundOfPayment::for_table(look.house, stage.size);
    // The payers come first.
    let at_work = round.zip(chosen).map(|(round, seat)| usize::from(round.payer_of(seat).saturating_sub(1)));
    let height = stage.strip;
    for (index, place) in crew_at(stage.size, look.house).iter().enumerate() {
        let out = stage.rail + height * AT_RAIL;
        let side = match place.hand {
            Some(Hand::Left) => -1.0,
            Some(Hand::Right) => 1.0,
            None => 0.0,
        };
        let x = stage.cloth.center().x + side * APART * height;
        let centre = pos2(x, stage.edge_at(x, place.facing, out));
        if at_work == Some(index) {
            let accent = look.theme.surround.accent;
            let plate = Rect::from_center_size(centre, vec2(height * 1.3, height * 1.0));
            let line = Stroke::new(2.0, accent);
            ui.painter().rect(plate, CornerRadius::same(8), accent.gamma_multiply(0.3), line, StrokeKind::Inside);
        }
        let dress = look.theme.people.crew(index);
        Figure { centre, radius: height * PERSON, facing: place.facing, dress, sits: place.sits }.ui(ui, look);
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
        apart > stage.strip * 2.0 || away < 0.0 || away - stage.strip > gap + wide
    };
    if stage.large.is_none() || stage.seats.iter().copied().all(is_free) {
        let galley = layout(most);
        let aside = if side < 0.0 { -gap - wide } else { gap };
        let from = figure + vec2(aside, -galley.size().y / 2.0);
        ui.painter().galley_with_override_text_color(from, galley, look.theme.surround.text);
        return;
    }
    // Two names side by side are read apart.
    let fits = room * 0.9;
    let galley = layout(if wide > fits { (most * fits / wide).max(6.0) } else { most });
    let inwards = galley.size().y * 0.5 + stage.cloth.height() * 0.03;
    let y = if place.facing { stage.cloth.top() + inwards } else { stage.cloth.bottom() - inwards };
    let centre = pos2(stage.cloth.center().x + side * room * 0.6, y);
    ui.painter().galley(centre - galley.size() / 2.0, galley, ink);
}

/// The players at their seats: all of them, or those that the scene has.
pub(super) fn guests_ui(ui: &Ui, stage: &FeltLayout, scene: &Scene, look: &TableLook<'_>) {
    let surround = look.theme.surround;
    for seat in stage.seats.iter().copied() {
        let sits = scene.seats.as_ref().is_none_or(|seats| seats.taken.contains(&seat) || seats.holder == Some(seat));
        let at = stage.guest(seat);
        let facing = at.y < stage.cloth.center().y;
        let radius = (stage.strip * PERSON).min(stage.seat_width() * 0.4);
        if sits {
            // The crew stands out.
            let dress = look.theme.people.guest(seat.into()).faded(surround.background, 0.12);
            Figure { centre: at, radius, facing, dress, sits }.ui(ui, look);
        } else {
            empty_chair_ui(ui, at, radius, facing, look);
        }
    }
}

/// A chair on which no player sits, at the place where one would, its back upwards of the table or below it.
pub(super) fn empty_chair_ui(ui: &Ui, centre: Pos2, radius: f32, facing: bool, look: &TableLook<'_>) {
    let key = (radius.to_bits(), facing, look.theme.dark, look.paint_key());
    drawing::picture(ui, ("chair", key), Placement::at(centre), |painter| {
        let (baize, floor) = (look.theme.baize, look.theme.surround.floor);
        // Quieter than the people.
        let faded = |colour: Color32| colour.lerp_to_gamma(floor, EMPTY);
        let outward = if facing { -radius } else { radius };
        let seat = Rect::from_center_size(pos2(0.0, 0.1 * outward), vec2(1.5, 1.36) * radius);
        let round = CornerRadius::from((radius * 0.34).min(255.0));
        painter.rect_filled(seat.translate(vec2(0.0, radius * 0.16)), round, baize.shadow.gamma_multiply(0.10));
        let line = Stroke::new((radius * 0.07).max(1.0), faded(baize.rail_light));
        let cushion = baize.rail_light.lerp_to_gamma(floor, CUSHION);
        painter.rect(seat, round, cushion, line, StrokeKind::Inside);
        paint_back_of_chair(painter, (radius, facing), faded(baize.rail_light));
    });
}

fn paint_back_of_chair(painter: &Painter, (radius, facing): (f32, bool), wood: Color32) {
    let outward = if facing { -radius } else { radius };
    let steps = (0..=4_u8).map(|step| f32::from(step) / 2.0 - 1.0);
    let back: Vec<Pos2> = steps.map(|x| pos2(x * radius, (0.94 - 0.2 * x * x) * outward)).collect();
    painter.add(Shape::line(back, Stroke::new((radius * 0.2).max(2.0), wood)));
}

/// A person from above.
pub(super) struct Figure {
    pub centre: Pos2,
    pub radius: f32,
    /// Upwards of the table.
    pub facing: bool,
    pub dress: Dress,
    /// On a chair, whose back is seen.
    pub sits: bool,
}

impl Figure {
    pub(super) fn ui(&self, ui: &Ui, look: &TableLook<'_>) {
        let key = (self.radius.to_bits(), self.facing, self.sits, self.dress, look.paint_key());
        drawing::picture(ui, ("figure", key), Placement::at(self.centre), |painter| self.paint(painter, look));
    }

    /// A point of the figure, whose centre is the origin and whose table is at negative heights.
    fn point(&self, x: f32, y: f32) -> Pos2 {
        let outward = if self.facing { -1.0 } else { 1.0 };
        pos2(x, outward * y) * self.radius
    }

    fn paint(&self, painter: &Painter, look: &TableLook<'_>) {
        let radius = self.radius;
        // A little coarser than other shapes: a full table has seventeen people.
        let pixel = COARSE / painter.ctx().pixels_per_point();
        let shadow = look.theme.baize.shadow;
        let disc = |centre: Pos2, radius: f32, colour: Color32| {
            painter.add(shape::disc(centre, radius, colour, pixel));
        };
        let shoulders = |drop: f32, grow: f32, colour: Color32| {
            let (middle, round) = (self.point(0.0, 0.25) + vec2(0.0, drop), radius * (0.47 + grow));
            let aside = vec2(radius * 0.73, 0.0);
            let outline = shape::circle(middle, round, pixel).into_iter();
            let outline: Vec<Pos2> = outline.map(|at| at + aside * (at.x - middle.x).signum()).collect();
            painter.add(shape::star(&outline, middle, colour, pixel));
        };
        // The shadow on the floor; the lamp is above the table's far edge.
        shoulders(radius * 0.16, 0.1, shadow.gamma_multiply(0.16));
        if self.sits {
            paint_back_of_chair(painter, (radius, self.facing), look.theme.baize.rail_light);
        }
        // Both arms reach towards the table; pale sleeves stand out from a pale ground by their edge.
        for side in [-1.0, 1.0] {
            let arm = [self.point(side * 0.95, 0.2), self.point(side * 0.8, -0.7)];
            let tinted = |share: f32| self.dress.sleeves.lerp_to_gamma(shadow, share);
            painter.line_segment(arm, Stroke::new(radius * 0.42 + 2.0, tinted(0.45)));
            painter.line_segment(arm, Stroke::new(radius * 0.42, tinted(0.12)));
            disc(self.point(side * 0.8, -0.82), radius * 0.21, self.dress.skin);
        }
        shoulders(0.0, 0.0, self.dress.jacket);
        if let Some(collar) = self.dress.collar {
            disc(self.point(0.0, 0.06), radius * 0.52, collar.lerp_to_gamma(shadow, 0.12));
            self.bow_tie(painter, shadow);
        }
        // The face shows from under the hair, towards the table.
        disc(self.point(0.0, 0.0), radius * 0.44, self.dress.skin);
        disc(self.point(0.0, 0.14), radius * 0.44, self.dress.hair);
    }

    fn bow_tie(&self, painter: &Painter, colour: Color32) {
        for side in [-1.0, 1.0] {
            let wing = [(0.0, -0.50), (side * 0.24, -0.60), (side * 0.24, -0.38)].map(|(x, y)| self.point(x, y));
            painter.add(Shape::convex_polygon(wing.to_vec(), colour, Stroke::NONE));
        }
    }
}
