//! The felt: rail, cloth and the arc of the players' edge.

use eframe::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};

use super::felt_layout::FeltLayout;
use super::{TableLook, shade, shape};
use crate::rules::house::TableSize;
use crate::view::drawing::{self, Placement};

/// Radius of the corners of the floor, in points.
const FLOOR_ROUND: u8 = 14;

pub(super) fn paint(ui: &Ui, stage: &FeltLayout, look: &TableLook<'_>) {
    let ground = (stage.floor.map(drawing::bits), look.theme.surround.floor);
    drawing::picture(ui, ("felt", stage.key(), look.paint_key(), ground), Placement::in_place(), |painter| {
        if let Some(floor) = stage.floor {
            painter.rect_filled(floor, CornerRadius::same(FLOOR_ROUND), look.theme.surround.floor);
        }
        cloth(painter, stage, look);
    });
}

fn cloth(painter: &Painter, stage: &FeltLayout, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let pixel = 1.0 / painter.ctx().pixels_per_point();
    let eye = stage.cloth.center();

    let wide = stage.rail;
    // The lamp is above the far edge, so the shadow falls towards the near one.
    let under = |out: f32| {
        let fallen = outline(stage, out).into_iter().map(|at| at + vec2(0.0, wide * 0.55));
        // On the floor alone.
        fallen.map(|at| stage.floor.map_or(at, |floor| floor.clamp(at))).collect()
    };
    let ground = [(1.7, 0.0), (0.3, 0.40)];
    let ground = ground.map(|(out, strength)| (under(wide * out), shade(look, strength)));
    painter.add(shape::rings(&ground, eye, 0.0));
    // Padded leather: lit along its back, dark at both seams.
    let leather =
        |dark: f32, light: f32| baize.rail.lerp_to_gamma(baize.rail_light, light).lerp_to_gamma(baize.shadow, dark);
    let folds = [
        (1.0, leather(0.45, 0.0)),
        (0.82, leather(0.0, 0.15)),
        (0.6, leather(0.0, 1.0)),
        (0.36, leather(0.0, 0.2)),
        (0.1, leather(0.5, 0.0)),
        (-0.05, leather(0.7, 0.0)),
    ];
    let cloth = outline(stage, 0.0);
    painter.add(shape::glow(&cloth, eye, baize.cloth, baize.cloth_edge));
    let mut folds = folds.map(|(out, colour)| (outline(stage, (wide - 1.0) * out), colour)).to_vec();
    // Soft over the cloth as well.
    folds.push((outline(stage, (wide - 1.0) * -0.05 - 1.5 * pixel), Color32::TRANSPARENT));
    painter.add(shape::rings(&folds, eye, pixel));
    // Brass along the edge towards the cloth.
    let edge = Stroke::new((wide * 0.07).max(pixel), baize.rail_inlay);
    painter.add(Shape::closed_line(outline(stage, (wide - 1.0) * 0.08), edge));
    // The rail stands above the cloth.
    let shadow = [(0.0, 0.5), (-0.35, 0.22), (-1.0, 0.0)];
    let shadow = shadow.map(|(out, strength)| (outline(stage, wide * out), shade(look, strength)));
    painter.add(shape::rings(&shadow, eye, pixel));
    // A thin printed line around the cloth.
    let inset = outline(stage, -(stage.rail * 0.16).max(2.0));
    painter.add(Shape::closed_line(
        inset,
        Stroke::new((stage.rail * 0.08).max(1.0), baize.print_quiet.gamma_multiply(0.35)),
    ));
}

/// The cloth's outline, `out` points larger, clockwise from the lower left.
fn outline(stage: &FeltLayout, out: f32) -> Vec<Pos2> {
    if let Some(large) = &stage.large {
        return large.outline(out);
    }
    if stage.boxes.is_some() {
        return plain(stage.cloth.expand(out), (stage.cloth.height() * ROUND + out).max(2.0));
    }
    let cloth = stage.cloth.expand(out);
    let round = (stage.cloth.height() * 0.10 + out).max(4.0);
    let shoulder = round * 1.3;
    let fall = |x: f32| {
        let k = (x - cloth.center().x) / (cloth.width() / 2.0);
        cloth.top() + stage.sag * k * k
    };
    let edge = |x: f32| pos2(x, fall(x));
    let (left, right) = (cloth.left(), cloth.right());
    let mut points = Vec::with_capacity(130);
    let upper = |x: f32| pos2(x, fall(x) + shoulder);
    bend(&mut points, upper(left), edge(left), edge(left + shoulder));
    for step in 1..64_u8 {
        points.push(edge(left + shoulder + (cloth.width() - 2.0 * shoulder) * f32::from(step) / 64.0));
    }
    bend(&mut points, edge(right - shoulder), edge(right), upper(right));
    let bottom = cloth.bottom();
    bend(&mut points, pos2(right, bottom - round), pos2(right, bottom), pos2(right - round, bottom));
    points.extend(hollow(stage, out, bottom));
    bend(&mut points, pos2(left + round, bottom), pos2(left, bottom), pos2(left, bottom - round));
    points
}

/// Radius of the corners of a plain cloth, in its heights.
const ROUND: f32 = 0.03;

/// A cloth that is no table's: a rectangle with round corners.
fn plain(cloth: Rect, round: f32) -> Vec<Pos2> {
    let mut points = Vec::new();
    let (left, right, top, bottom) = (cloth.left(), cloth.right(), cloth.top(), cloth.bottom());
    bend(&mut points, pos2(left, top + round), pos2(left, top), pos2(left + round, top));
    bend(&mut points, pos2(right - round, top), pos2(right, top), pos2(right, top + round));
    bend(&mut points, pos2(right, bottom - round), pos2(right, bottom), pos2(right - round, bottom));
    bend(&mut points, pos2(left + round, bottom), pos2(left, bottom), pos2(left, bottom - round));
    points
}

/// The croupier's cut-out of a small table: deep in the kidney shape, shallow in the half round.
fn hollow(stage: &FeltLayout, out: f32, bottom: f32) -> Vec<Pos2> {
    let deep = match stage.size {
        TableSize::Mini => 0.05,
        TableSize::Midi | TableSize::Large => 0.02,
    };
    let middle = stage.cloth.center().x;
    let (reach, deep) = (stage.cloth.width() * 0.24 - out, stage.cloth.height() * deep);
    let steps = (0..=32_u8).map(|step| 1.0 - f32::from(step) / 16.0);
    let raised = |along: f32| (along * std::f32::consts::FRAC_PI_2).cos().powi(2);
    steps.map(|along| pos2(middle + along * reach, bottom - deep * raised(along))).collect()
}

fn bend(points: &mut Vec<Pos2>, from: Pos2, corner: Pos2, to: Pos2) {
    for step in 0..=14_u8 {
        let t = f32::from(step) / 14.0;
        points.push(from.lerp(corner, t).lerp(corner.lerp(to, t), t));
    }
}
