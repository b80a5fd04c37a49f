//! Chips and plaques on paper: shape, figure and colours of their set.

use crate::documents::paper::{Ink, Outline, PaperPage, Typeface, width};
use crate::rules::chips::{COLUMN, Colour, Piece, Shape};

/// Thickness of a chip of radius 1.
const THICK: f32 = 0.24;
/// Maximum number of columns per denomination; the text beside them gives the sum.
const MOST_COLUMNS: usize = 3;

pub(super) fn half(piece: &Piece, radius: f32) -> f32 {
    if piece.shape == Shape::Plaque { 1.4 * radius } else { radius }
}

/// Columns of at most twenty pieces.
fn columns<'a>(pieces: &'a [&'a Piece]) -> impl Iterator<Item = &'a [&'a Piece]> {
    pieces.chunks(COLUMN as usize).take(MOST_COLUMNS)
}

pub(super) fn wide(pieces: &[&Piece], radius: f32) -> f32 {
    let of = |column: &[&Piece]| 2.0 * column.iter().map(|piece| half(piece, radius)).fold(radius, f32::max);
    columns(pieces).map(|column| of(column) + radius * 0.3).sum()
}

/// Height of the columns, `tall` at most.
pub(super) fn high(pieces: &[&Piece], radius: f32, tall: f32) -> f32 {
    let most = columns(pieces).map(<[_]>::len).max().unwrap_or_default();
    2.0 * radius + thick(radius, tall, most) * most as f32
}

fn thick(radius: f32, tall: f32, pieces: usize) -> f32 {
    (radius * THICK).min((tall - 2.0 * radius).max(0.0) / pieces.max(1) as f32)
}

/// Draws the columns, their bottom left corner at `(x, foot)`.
pub(super) fn paint(page: &mut PaperPage, (x, foot): (f32, f32), radius: f32, tall: f32, pieces: &[&Piece]) {
    let mut left = x;
    for column in columns(pieces) {
        let half = column.iter().map(|piece| half(piece, radius)).fold(radius, f32::max);
        let thick = thick(radius, tall, column.len());
        for (height, piece) in column.iter().enumerate() {
            // Every five pieces are offset, so that they can be counted.
            let aside = if height / 5 % 2 == 1 { radius * 0.12 } else { 0.0 };
            let at = (left + half + aside, foot - radius - thick * height as f32);
            one(page, at, radius, thick, piece, height + 1 == column.len());
        }
        left += 2.0 * half + radius * 0.3;
    }
}

/// Draws one piece, the middle of its foot at `at`.
fn one(page: &mut PaperPage, (x, y): (f32, f32), radius: f32, thick: f32, piece: &Piece, top: bool) {
    let (fill, edge) = (ink(piece.fill), ink(piece.edge));
    let (wide, high) = (half(piece, radius), if piece.shape == Shape::Round { radius } else { radius * 0.9 });
    let wide = if piece.shape == Shape::Square { high } else { wide };
    let round = if piece.shape == Shape::Round { radius } else { radius * 0.2 };
    let line = (dark(fill), (radius * 0.05).max(0.25));
    let flank = [x - wide, y - high - thick, 2.0 * wide, 2.0 * high + thick, round];
    // The bright line separates pieces, so that they can be counted.
    page.shape(Outline::Box(flank), Some(dark(fill)), Some((fill, (radius * 0.05).max(0.3))));
    let y = y - thick;
    page.shape(Outline::Box([x - wide, y - high, 2.0 * wide, 2.0 * high, round]), Some(fill), Some(line));
    if piece.shape == Shape::Round {
        for mark in 0..6_u8 {
            let middle = f32::from(mark) * std::f32::consts::TAU / 6.0 + 0.26;
            let at =
                |angle: f32| (x + radius * 0.86 * (middle + angle).cos(), y + radius * 0.86 * (middle + angle).sin());
            page.shape(Outline::Line(vec![at(-0.2), at(0.0), at(0.2)]), None, Some((edge, radius * 0.2)));
        }
        let inner = radius * 0.68;
        let ring = [x - inner, y - inner, 2.0 * inner, 2.0 * inner, inner];
        page.shape(Outline::Box(ring), None, Some((edge, radius * 0.05)));
    } else {
        let inset = radius * 0.16;
        let frame = [x - wide + inset, y - high + inset, 2.0 * (wide - inset), 2.0 * (high - inset), round * 0.6];
        page.shape(Outline::Box(frame), None, Some((edge, radius * 0.08)));
    }
    if top {
        let text = piece.figure();
        let room = if piece.shape == Shape::Plaque { 2.0 } else { 1.15 } * radius;
        let size = (room / width(Typeface::Bold, &text, 1.0).max(0.1)).min(radius * 0.86);
        let left = x - width(Typeface::Bold, &text, size) / 2.0;
        page.text((left, y + size * 0.36), Typeface::Bold, size, ink(piece.ink), &text);
    }
}

const fn ink(colour: Colour) -> Ink {
    let [red, green, blue] = colour.rgb;
    (red, green, blue)
}

const fn dark((red, green, blue): Ink) -> Ink {
    const fn less(part: u8) -> u8 {
        (part as u16 * 3 / 5) as u8
    }
    (less(red), less(green), less(blue))
}
