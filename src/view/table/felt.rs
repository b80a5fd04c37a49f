//! The felt: rail, cloth and the arc of the players' edge.

use eframe::egui::{Pos2, Shape, Stroke, Ui, pos2};

use super::stage::Stage;
use super::{TableLook, shade, shape};

pub(super) fn paint(ui: &Ui, stage: &Stage, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let painter = ui.painter();
    let pixel = 1.0 / ui.ctx().pixels_per_point();
    let eye = stage.cloth.center();

    let rail = outline(stage, stage.rail - 1.0);
    painter.add(shape::star(&rail, eye, baize.rail, pixel));
    let lit = outline(stage, stage.rail * 0.62);
    painter.add(Shape::closed_line(lit, Stroke::new((stage.rail * 0.16).max(1.0), baize.rail_light)));

    let cloth = outline(stage, 0.0);
    let seam = outline(stage, 0.5);
    painter.add(shape::star(&seam, eye, shade(look, 0.9).lerp_to_gamma(baize.cloth_edge, 0.6), pixel));
    painter.add(shape::glow(&cloth, eye, baize.cloth, baize.cloth_edge));
    // One thin line of print runs round the cloth.
    let inset = outline(stage, -(stage.rail * 0.55).max(4.0));
    painter.add(Shape::closed_line(
        inset,
        Stroke::new((stage.rail * 0.08).max(1.0), baize.print_quiet.gamma_multiply(0.35)),
    ));
}

/// The outline of the cloth, `out` points wider on every side.
fn outline(stage: &Stage, out: f32) -> Vec<Pos2> {
    let cloth = stage.cloth.expand(out);
    let round = (stage.cloth.height() * 0.09 + out).max(4.0);
    let mut points = Vec::with_capacity(160);
    // The players' edge, left to right, with its two shoulders.
    let fall = |x: f32| {
        let k = (x - cloth.center().x) / (cloth.width() / 2.0);
        cloth.top() + stage.sag * k * k
    };
    let shoulder = fall(cloth.left() + round) + round;
    quarter(&mut points, pos2(cloth.left() + round, shoulder), round, 180.0);
    for step in 1..64 {
        let x = cloth.left() + round + (cloth.width() - 2.0 * round) * step as f32 / 64.0;
        points.push(pos2(x, fall(x)));
    }
    quarter(&mut points, pos2(cloth.right() - round, shoulder), round, 270.0);
    quarter(&mut points, pos2(cloth.right() - round, cloth.bottom() - round), round, 0.0);
    quarter(&mut points, pos2(cloth.left() + round, cloth.bottom() - round), round, 90.0);
    points
}

/// A quarter of a circle, clockwise from this angle.
fn quarter(points: &mut Vec<Pos2>, centre: Pos2, radius: f32, from_degrees: f32) {
    for step in 0..=14_u8 {
        let angle = (from_degrees + 90.0 * f32::from(step) / 14.0).to_radians();
        points.push(centre + eframe::egui::Vec2::angled(angle) * radius);
    }
}
