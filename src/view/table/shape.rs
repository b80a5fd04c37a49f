//! Anti-aliased shapes missing from egui's painter: concave outlines.

use std::f32::consts::{PI, TAU};

use eframe::egui::epaint::PathShape;
use eframe::egui::{Color32, Mesh, Painter, Pos2, Rect, Shadow, Stroke, StrokeKind, Vec2, vec2};

/// Points of a rim to one of the rings within.
const SPARSE: u32 = 4;

/// Pixels by which a side of a polygon may lie within the circle it stands for.
const FLAT: f32 = 0.25;

/// Fills an outline star-shaped around `eye`, feathered by one pixel.
pub(super) fn star(outline: &[Pos2], eye: Pos2, colour: Color32, pixel: f32) -> Mesh {
    let mut mesh = Mesh::default();
    let count = outline.len();
    if count < 3 {
        return mesh;
    }
    mesh.colored_vertex(eye, colour);
    for (index, point) in outline.iter().enumerate() {
        let before = outline.get((index + count - 1) % count).unwrap_or(point);
        let after = outline.get((index + 1) % count).unwrap_or(point);
        let normal = outward(*before, *point, *after, eye) * (pixel / 2.0);
        mesh.colored_vertex(*point - normal, colour);
        mesh.colored_vertex(*point + normal, Color32::TRANSPARENT);
    }
    for index in 0..count as u32 {
        let next = (index + 1) % count as u32;
        let (inner, outer) = (1 + 2 * index, 2 + 2 * index);
        let (inner_next, outer_next) = (1 + 2 * next, 2 + 2 * next);
        mesh.add_triangle(0, inner, inner_next);
        mesh.add_triangle(inner, outer, outer_next);
        mesh.add_triangle(inner, outer_next, inner_next);
    }
    mesh
}

/// The points of a circle: as many as it takes to look round, since each costs three triangles.
pub(super) fn circle(centre: Pos2, radius: f32, pixel: f32) -> Vec<Pos2> {
    let bulge = (FLAT * pixel / radius.max(pixel)).min(1.0);
    let points = count((PI / (1.0 - bulge).acos()).ceil().max(8.0));
    (0..points).map(|point| centre + Vec2::angled(f32::from(point) / f32::from(points) * TAU) * radius).collect()
}

pub(super) fn disc(centre: Pos2, radius: f32, colour: Color32, pixel: f32) -> Mesh {
    star(&circle(centre, radius, pixel), centre, colour, pixel)
}

/// Bands of changing colour between outlines with as many points each, from outside in, soft on the outermost edge. What
/// they enclose stays unpainted: on a machine that draws in software each layer of a full table costs milliseconds.
pub(super) fn rings(outlines: &[(Vec<Pos2>, Color32)], eye: Pos2, pixel: f32) -> Mesh {
    let mut mesh = Mesh::default();
    let Some((rim, colour)) = outlines.first() else { return mesh };
    let count = rim.len();
    let soft: Vec<Vec2> = (0..count)
        .filter_map(|index| {
            let (before, after) = (rim.get((index + count - 1) % count)?, rim.get((index + 1) % count)?);
            let point = rim.get(index)?;
            Some(outward(*before, *point, *after, eye) * (pixel / 2.0))
        })
        .collect();
    for (point, normal) in rim.iter().zip(&soft) {
        mesh.colored_vertex(*point + *normal, Color32::TRANSPARENT);
    }
    for (point, normal) in rim.iter().zip(&soft) {
        mesh.colored_vertex(*point - *normal, *colour);
    }
    for (outline, colour) in outlines.iter().skip(1) {
        for point in outline {
            mesh.colored_vertex(*point, *colour);
        }
    }
    let count = count as u32;
    for ring in 0..outlines.len() as u32 {
        for index in 0..count {
            let (here, next) = (ring * count + index, ring * count + (index + 1) % count);
            mesh.add_triangle(here, here + count, next);
            mesh.add_triangle(here + count, next + count, next);
        }
    }
    mesh
}

fn outward(before: Pos2, point: Pos2, after: Pos2, eye: Pos2) -> Vec2 {
    let normal = (after - before).rot90().normalized();
    if normal.dot(point - eye) < 0.0 { -normal } else { normal }
}

/// A radial gradient from `middle` at `eye` to `rim` at the outline.
pub(super) fn glow(outline: &[Pos2], eye: Pos2, middle: Color32, rim: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    if outline.len() < 3 {
        return mesh;
    }
    let rings = 5_u32;
    // Only the rim needs every point of the outline: long slivers cost as much as what is seen.
    let sparse: Vec<Pos2> = outline.iter().step_by(SPARSE as usize).copied().collect();
    let (count, few) = (outline.len() as u32, sparse.len() as u32);
    mesh.colored_vertex(eye, middle);
    for ring in 1..rings {
        let out = ring as f32 / rings as f32;
        let colour = middle.lerp_to_gamma(rim, out.powi(2));
        for point in &sparse {
            mesh.colored_vertex(eye + (*point - eye) * out, colour);
        }
    }
    for point in outline {
        mesh.colored_vertex(*point, rim);
    }
    let edge = 1 + (rings - 1) * few;
    for index in 0..few {
        let next = (index + 1) % few;
        mesh.add_triangle(0, 1 + index, 1 + next);
        for ring in 1..rings - 1 {
            let (near, far) = (1 + (ring - 1) * few, 1 + ring * few);
            mesh.add_triangle(near + index, far + index, far + next);
            mesh.add_triangle(near + index, far + next, near + next);
        }
        let last = edge - few;
        mesh.add_triangle(last + index, edge + next * SPARSE % count, last + next);
        let to = if next == 0 { count } else { next * SPARSE };
        for point in index * SPARSE..to {
            mesh.add_triangle(last + index, edge + point, edge + (point + 1) % count);
        }
    }
    mesh
}

/// The corners of a box whose upper and lower lines have this slope, clockwise from the upper left.
pub(super) fn slanted(rect: Rect, slope: f32) -> [Pos2; 4] {
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    corners.map(|corner| corner + vec2(0.0, slope * (corner.x - rect.center().x)))
}

/// A frame within or around such a box, and its tint.
pub(super) fn frame_slanted(
    painter: &Painter,
    (rect, slope): (Rect, f32),
    tint: Color32,
    line: Stroke,
    side: StrokeKind,
) {
    let out = match side {
        StrokeKind::Inside => -line.width / 2.0,
        StrokeKind::Middle => 0.0,
        StrokeKind::Outside => line.width / 2.0,
    };
    let path =
        PathShape { points: slanted(rect.expand(out), slope).to_vec(), closed: true, fill: tint, stroke: line.into() };
    painter.add(path);
}

/// A soft shadow, with offset and blur in points.
pub(super) fn shadow(drop: f32, blur: f32, color: Color32) -> Shadow {
    Shadow { offset: [0, drop.clamp(0.0, 100.0) as i8], blur: count(blur), spread: 0, color }
}

/// Rounds a length to 0..=255.
#[expect(clippy::cast_sign_loss, reason = "clamped to what fits")]
pub(super) fn count(length: f32) -> u8 {
    length.clamp(0.0, 255.0) as u8
}
