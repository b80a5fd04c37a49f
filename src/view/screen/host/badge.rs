//! The letter of a choice in a shape and a colour of its own: colour is not the only sign.

use std::f32::consts::TAU;

use eframe::egui::{Align2, FontId, Painter, Pos2, Shape, Stroke, Vec2};

use crate::view::Appearance;
use crate::view::fonts;

/// Corners of the shapes and how far each is turned; a shape of many corners is a disc.
const SHAPES: [(u32, f32); 6] = [(4, 0.125), (48, 0.0), (4, 0.0), (6, 0.0), (5, -0.25), (8, 0.0625)];
/// Shapes with few corners are drawn larger, so that all look alike in size.
const REACH: [f32; 6] = [0.64, 0.5, 0.62, 0.56, 0.56, 0.53];

/// The badge of the choice with this index, `size` points high.
pub(super) fn paint_badge(
    painter: &Painter,
    face: &Appearance,
    (centre, size): (Pos2, f32),
    index: usize,
    letter: char,
) {
    let colours = face.theme.surround;
    let at = index % SHAPES.len();
    let (Some((corners, turned)), Some(reach)) = (SHAPES.get(at), REACH.get(at)) else { return };
    let corner = |number: u32| centre + size * reach * Vec2::angled(TAU * (number as f32 / *corners as f32 + turned));
    let outline = (0..*corners).map(corner).collect();
    painter.add(Shape::convex_polygon(outline, colours.team(index), Stroke::NONE));
    let font = FontId::new(size * 0.66, fonts::bold());
    painter.text(centre, Align2::CENTER_CENTER, letter, font, colours.on_team);
}
