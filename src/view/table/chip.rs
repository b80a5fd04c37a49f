//! Chips and plaques in columns of at most twenty, painted alike on the felt, in a tray and in a verdict.

use eframe::egui::{Align2, Color32, CornerRadius, FontId, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::shape;
use crate::rules::chips::{COLUMN, ChipSet, Piece, Shape};
use crate::rules::money::Money;
use crate::view::fonts;
use crate::view::palette::paint_of;
use crate::view::theme::Theme;

/// Thickness of a chip of radius one.
const THICK: f32 = 0.24;

/// Maximum columns per value; the figure gives the sum.
const MOST_COLUMNS: u32 = 3;

/// The fewest pieces for a sum, largest first.
pub fn chips_for(sum: Money, set: &ChipSet) -> Vec<(&Piece, u32)> {
    let pieces = set.display_pieces(sum).into_iter();
    pieces.filter_map(|(value, count)| Some((set.piece(value)?, count.min(MOST_COLUMNS * COLUMN)))).collect()
}

/// Columns of a stake: all pieces stacked in order, regardless of value.
pub(super) fn piled<'a>(pieces: &[(&'a Piece, u32)]) -> Vec<Vec<&'a Piece>> {
    let all = pieces.iter().flat_map(|(piece, count)| std::iter::repeat_n(*piece, *count as usize));
    all.collect::<Vec<_>>().chunks(COLUMN as usize).map(<[_]>::to_vec).collect()
}

/// Width of adjacent columns, in radii.
pub(super) fn width_of(columns: &[Vec<&Piece>]) -> f32 {
    let widest = if columns.iter().flatten().any(|piece| piece.shape == Shape::Plaque) { 2.9 } else { 2.0 };
    widest + (columns.len().max(1) as f32 - 1.0) * 2.2
}

pub(super) struct ChipPainter<'a> {
    ui: &'a Ui,
    shadow: Color32,
}

impl<'a> ChipPainter<'a> {
    pub(super) const fn new(ui: &'a Ui, theme: &Theme) -> Self {
        Self { ui, shadow: theme.baize.shadow }
    }

    fn shade(&self, strength: f32) -> Color32 {
        self.shadow.gamma_multiply(strength)
    }

    /// Paints the columns of a stake; `foot` is the base centre of the first, `radius` that of a chip, and no column is
    /// higher than `tall`.
    pub(super) fn columns(&self, foot: Pos2, radius: f32, tall: f32, columns: &[Vec<&Piece>]) {
        for (index, column) in columns.iter().enumerate() {
            self.column(foot + vec2(index as f32 * radius * 2.2, 0.0), radius, tall, column);
        }
    }

    /// Paints one column, shifted slightly every five pieces for counting.
    fn column(&self, foot: Pos2, radius: f32, tall: f32, column: &[&Piece]) {
        let thick = thick(radius, tall, column.len());
        for (height, piece) in column.iter().enumerate() {
            let top = height + 1 == column.len();
            let aside = if height / 5 % 2 == 1 { radius * 0.09 } else { 0.0 };
            self.one(foot + vec2(aside, -(height as f32) * thick), radius, thick, piece, top);
        }
    }

    /// Paints one piece at `foot`: side, face, and the value on the top one.
    fn one(&self, foot: Pos2, radius: f32, thick: f32, piece: &Piece, top: bool) {
        let face = foot - vec2(0.0, thick);
        let side = paint_of(piece.fill).lerp_to_gamma(self.shadow, 0.38);
        match piece.shape {
            Shape::Round => self.round(foot, face, radius, piece, side),
            Shape::Square => self.slab(foot, face, Vec2::splat(radius * 1.8), piece, side),
            Shape::Plaque => self.slab(foot, face, vec2(radius * 2.8, radius * 1.8), piece, side),
        }
        if top {
            let text = piece.figure();
            let room = if piece.shape == Shape::Plaque { 2.0 } else { 1.12 } * radius;
            let tall = (room / (text.chars().count().max(2) as f32 * 0.62)).min(radius * 0.86);
            let font = FontId::new(tall, fonts::bold());
            self.ui.painter().text(face, Align2::CENTER_CENTER, text, font, paint_of(piece.ink));
        }
    }

    fn round(&self, foot: Pos2, face: Pos2, radius: f32, piece: &Piece, side: Color32) {
        let painter = self.ui.painter();
        let edge = paint_of(piece.edge);
        let thin = Stroke::new((radius * 0.03).max(0.5), self.shade(0.35));
        painter.circle_filled(foot + vec2(0.0, radius * 0.06), radius * 1.03, self.shade(0.22));
        painter.circle_filled(foot, radius, side);
        painter.rect_filled(
            Rect::from_x_y_ranges(face.x - radius..=face.x + radius, face.y..=foot.y),
            CornerRadius::ZERO,
            side,
        );
        painter.circle(face, radius, paint_of(piece.fill), thin);
        // Six edge marks.
        let pixel = 1.0 / self.ui.ctx().pixels_per_point();
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
            painter.add(shape::star(&outline, at(0.0, f32::midpoint(out, inner)), edge, pixel));
        }
        painter.circle_stroke(face, radius * 0.66, Stroke::new((radius * 0.05).max(0.75), edge.gamma_multiply(0.8)));
    }

    fn slab(&self, foot: Pos2, face: Pos2, size: Vec2, piece: &Piece, flank: Color32) {
        let painter = self.ui.painter();
        let round = CornerRadius::from((size.y * 0.14).clamp(1.0, 30.0));
        let lower = Rect::from_center_size(foot, size);
        let upper = Rect::from_center_size(face, size);
        painter.rect_filled(lower.translate(vec2(0.0, size.y * 0.03)).expand(size.y * 0.02), round, self.shade(0.22));
        painter.rect_filled(lower.union(upper), round, flank);
        let thin = Stroke::new((size.y * 0.02).max(0.5), self.shade(0.35));
        painter.rect(upper, round, paint_of(piece.fill), thin, StrokeKind::Inside);
        let frame = Stroke::new((size.y * 0.045).max(0.75), paint_of(piece.edge));
        painter.rect_stroke(upper.shrink(size.y * 0.09), round, frame, StrokeKind::Inside);
    }
}

/// Thickness of a piece such that the column is at most `tall` high.
fn thick(radius: f32, tall: f32, pieces: usize) -> f32 {
    let room = (tall - 2.0 * radius).max(0.0);
    (radius * THICK).min(room / pieces.max(1) as f32)
}

/// The base centre that centres a column in a rectangle.
pub(super) fn foot_in(rect: Rect, radius: f32, pieces: usize) -> Pos2 {
    let pieces = pieces.min(COLUMN as usize);
    pos2(rect.center().x, rect.center().y + thick(radius, rect.height(), pieces) * pieces as f32 / 2.0)
}

pub fn paint_piece(ui: &Ui, room: Rect, piece: &Piece, theme: &Theme) {
    let wide = if piece.shape == Shape::Plaque { 2.8 } else { 2.06 };
    let radius = (room.width() / wide).min(room.height() / (2.06 + THICK));
    let foot = room.center() + vec2(0.0, radius * THICK / 2.0);
    ChipPainter::new(ui, theme).one(foot, radius, radius * THICK, piece, true);
}

/// The layout of piles of chips, one per value, each in its own columns.
pub struct Heaps<'a> {
    heaps: Vec<PieceHeap<'a>>,
    radius: f32,
}

struct PieceHeap<'a> {
    piece: &'a Piece,
    count: u32,
    rect: Rect,
}

/// Gap between piles, in radii.
const GAP: f32 = 0.7;

impl<'a> Heaps<'a> {
    /// Piles side by side on one baseline, as large as fits, with chip radius at most `most`.
    pub fn new(room: Rect, pieces: &[(&'a Piece, u32)], most: f32) -> Self {
        let wide = |piece: &Piece, count: u32| {
            let of_one = if piece.shape == Shape::Plaque { 2.9 } else { 2.1 };
            let columns = count.div_ceil(COLUMN).max(1) as f32;
            of_one * columns + 0.15 * (columns - 1.0)
        };
        let all: f32 = pieces.iter().map(|(piece, count)| wide(piece, *count) + GAP).sum::<f32>() - GAP;
        let highest = pieces.iter().map(|(_, count)| (*count).min(COLUMN)).max().unwrap_or(1).max(1);
        let tall = 2.1 + THICK * highest as f32;
        // If height is short the pieces get thinner, down to half.
        let by_height = room.height() / (2.1 + THICK * 0.5 * highest as f32);
        let radius = (room.width() / all.max(0.1)).min(by_height).min(most);
        let height = (tall * radius).min(room.height());
        let mut left = room.center().x - all * radius / 2.0;
        let top = room.center().y - height / 2.0;
        let heaps = pieces.iter().map(|(piece, count)| {
            let size = vec2(wide(piece, *count) * radius, height);
            let rect = Rect::from_min_size(pos2(left, top), size);
            left += size.x + GAP * radius;
            PieceHeap { piece, count: *count, rect }
        });
        Self { heaps: heaps.collect(), radius }
    }

    pub fn rects(&self) -> impl Iterator<Item = (&'a Piece, u32, Rect)> {
        self.heaps.iter().map(|heap| (heap.piece, heap.count, heap.rect))
    }

    pub fn paint(&self, ui: &Ui, theme: &Theme) {
        let brush = ChipPainter::new(ui, theme);
        for heap in &self.heaps {
            let columns = heap.count.div_ceil(COLUMN).max(1);
            let step = heap.rect.width() / columns as f32;
            for column in 0..columns {
                let count = (heap.count - column * COLUMN).min(COLUMN);
                let pieces = vec![heap.piece; count as usize];
                let middle = heap.rect.left() + (column as f32 + 0.5) * step;
                let foot = pos2(middle, heap.rect.bottom() - self.radius * 1.05);
                brush.column(foot, self.radius, heap.rect.height(), &pieces);
            }
        }
    }
}
