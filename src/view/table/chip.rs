//! Chips and plaques: the fewest that make a sum, in stacks whose height can be read.

use eframe::egui::{Align2, Color32, CornerRadius, FontId, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::{TableLook, shade, shape};
use crate::rules::money::Money;
use crate::view::fonts;
use crate::view::palette::{Piece, PieceShape};

/// How many pieces stand on one another at most.
const STACK: usize = 20;

/// The thickness of a chip whose radius is one.
const THICK: f32 = 0.24;

/// The fewest pieces that make a sum, largest first. A rest below the smallest piece has none.
#[must_use]
pub fn chips_for(sum: Money, pieces: &[Piece]) -> Vec<&Piece> {
    let mut rest = sum.get();
    let mut found = Vec::new();
    for piece in pieces.iter().rev().filter(|piece| piece.value > 0) {
        // More than a few stacks would hide the felt; the figure beside them tells the sum.
        let count = (rest / piece.value).min(3 * STACK as u64);
        rest %= piece.value;
        found.extend(std::iter::repeat_n(piece, count as usize));
    }
    found
}

/// How wide the stacks of so many pieces are, in radii.
pub(super) fn width_of(pieces: &[&Piece]) -> f32 {
    let stacks = pieces.len().div_ceil(STACK).max(1) as f32;
    let widest = if pieces.iter().any(|piece| piece.shape == PieceShape::Plaque) { 2.9 } else { 2.0 };
    widest + (stacks - 1.0) * 2.2
}

/// Paints the stacks; `foot` is the middle of the foot of the first, `radius` that of a chip, and no
/// stack is higher than `tall`.
pub(super) fn stacks(ui: &Ui, foot: Pos2, radius: f32, tall: f32, pieces: &[&Piece], look: &TableLook<'_>) {
    for (index, stack) in pieces.chunks(STACK).enumerate() {
        let foot = foot + vec2(index as f32 * radius * 2.2, 0.0);
        let room = (tall - 2.0 * radius).max(0.0);
        let thick = (radius * THICK).min(room / stack.len().max(1) as f32);
        for (height, piece) in stack.iter().enumerate() {
            let top = height + 1 == stack.len();
            one(ui, foot - vec2(0.0, height as f32 * thick), radius, thick, piece, top, look);
        }
    }
}

/// Paints one piece lying at `foot`: its side, its face, and on the topmost its figure.
fn one(ui: &Ui, foot: Pos2, radius: f32, thick: f32, piece: &Piece, top: bool, look: &TableLook<'_>) {
    let face = foot - vec2(0.0, thick);
    let side = piece.fill.lerp_to_gamma(look.theme.baize.shadow, 0.38);
    match piece.shape {
        PieceShape::Round => round(ui, foot, face, radius, piece, side, look),
        PieceShape::Square => slab(ui, foot, face, Vec2::splat(radius * 1.8), piece, side, look),
        PieceShape::Plaque => slab(ui, foot, face, vec2(radius * 2.8, radius * 1.8), piece, side, look),
    }
    if top {
        let text = figure(piece.value);
        let room = if piece.shape == PieceShape::Plaque { 2.0 } else { 1.12 } * radius;
        let size = (room / (text.chars().count().max(2) as f32 * 0.62)).min(radius * 0.86);
        ui.painter().text(face, Align2::CENTER_CENTER, text, FontId::new(size, fonts::bold()), piece.ink);
    }
}

fn round(ui: &Ui, foot: Pos2, face: Pos2, radius: f32, piece: &Piece, side: Color32, look: &TableLook<'_>) {
    let painter = ui.painter();
    let thin = Stroke::new((radius * 0.03).max(0.5), shade(look, 0.35));
    painter.circle_filled(foot + vec2(0.0, radius * 0.06), radius * 1.03, shade(look, 0.22));
    painter.circle_filled(foot, radius, side);
    painter.rect_filled(
        Rect::from_x_y_ranges(face.x - radius..=face.x + radius, face.y..=foot.y),
        CornerRadius::ZERO,
        side,
    );
    painter.circle(face, radius, piece.fill, thin);
    // Six marks on the edge.
    let pixel = 1.0 / ui.ctx().pixels_per_point();
    for mark in 0..6_u8 {
        let middle = f32::from(mark) * std::f32::consts::TAU / 6.0 + 0.26;
        let (out, inner) = (radius * 0.985, radius * 0.76);
        let at = |angle: f32, far: f32| face + Vec2::angled(middle + angle) * far;
        let outline = [
            at(-0.2, out),
            at(-0.07, out * 1.0),
            at(0.07, out),
            at(0.2, out),
            at(0.2, inner),
            at(0.0, inner * 1.0),
            at(-0.2, inner),
        ];
        painter.add(shape::star(&outline, at(0.0, f32::midpoint(out, inner)), piece.edge, pixel));
    }
    painter.circle_stroke(face, radius * 0.66, Stroke::new((radius * 0.05).max(0.75), piece.edge.gamma_multiply(0.8)));
}

fn slab(ui: &Ui, foot: Pos2, face: Pos2, size: Vec2, piece: &Piece, side: Color32, look: &TableLook<'_>) {
    let painter = ui.painter();
    let round = CornerRadius::same((size.y * 0.14).clamp(1.0, 30.0) as u8);
    let lower = Rect::from_center_size(foot, size);
    let upper = Rect::from_center_size(face, size);
    painter.rect_filled(lower.translate(vec2(0.0, size.y * 0.03)).expand(size.y * 0.02), round, shade(look, 0.22));
    painter.rect_filled(lower.union(upper), round, side);
    let thin = Stroke::new((size.y * 0.02).max(0.5), shade(look, 0.35));
    painter.rect(upper, round, piece.fill, thin, StrokeKind::Inside);
    let frame = Stroke::new((size.y * 0.045).max(0.75), piece.edge);
    painter.rect_stroke(upper.shrink(size.y * 0.09), round, frame, StrokeKind::Inside);
}

/// The figure on a piece: its value in units, or its cents; thousands without their group mark.
fn figure(coins: u64) -> String {
    if coins.is_multiple_of(100) { (coins / 100).to_string() } else { format!("{}c", coins % 100) }
}

/// The middle of the foot from which a stack of so many pieces stands in the middle of a rectangle.
pub(super) fn foot_in(rect: Rect, radius: f32, pieces: usize, tall: f32) -> Pos2 {
    let room = (tall - 2.0 * radius).max(0.0);
    let thick = (radius * THICK).min(room / pieces.clamp(1, STACK) as f32);
    let height = thick * pieces.min(STACK) as f32;
    pos2(rect.center().x, rect.center().y + height / 2.0)
}
