//! Chips and plaques in columns of at most twenty, painted alike on the felt, in a tray and in a verdict.

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::shape;
use crate::rules::chips::{COLUMN, ChipSet, Piece, Shape};
use crate::rules::money::Money;
use crate::view::drawing::{self, Placement};
use crate::view::fonts;
use crate::view::palette::paint_of;
use crate::view::theme::Theme;

/// Thickness of a chip of radius one.
const THICK: f32 = 0.24;

/// Least size of a value, in points; smaller ones would only be blots on the colour that tells the value.
const LEGIBLE: f32 = 5.5;
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

/// Columns of a stake, one for each value: before a class a pile shows its uppermost piece alone.
pub(super) fn by_value<'a>(pieces: &[(&'a Piece, u32)]) -> Vec<Vec<&'a Piece>> {
    pieces.iter().map(|(piece, count)| vec![*piece; *count as usize]).collect()
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
            let aside = if height / 5 % 2 == 1 { radius * 0.16 } else { 0.0 };
            let place = PieceInColumn { lowest: height == 0, top };
            self.one(foot + vec2(aside, -(height as f32) * thick), radius, thick, piece, place);
        }
    }

    /// Paints one piece at `foot`: side, face, and the value on the top one.
    fn one(&self, foot: Pos2, radius: f32, thick: f32, piece: &Piece, place: PieceInColumn) {
        let measures = (radius.to_bits(), thick.to_bits(), piece.shape as u8);
        let colours = [piece.fill.rgb, piece.edge.rgb];
        let key = ("chip", measures, colours, self.shadow, place);
        drawing::picture(self.ui, key, Placement::at(foot), |painter| {
            let brush = PieceBrush { painter, piece, shadow: self.shadow, thick, place };
            match piece.shape {
                Shape::Round => brush.round(radius),
                Shape::Square => brush.slab(Vec2::splat(radius * 1.8)),
                Shape::Plaque => brush.slab(vec2(radius * 2.8, radius * 1.8)),
            }
        });
        if place.top {
            let text = piece.figure();
            // With some air, or up to the ring where it would be too small otherwise.
            let (airy, whole) = match piece.shape {
                Shape::Round => (1.16, 1.36),
                Shape::Square => (1.04, 1.36),
                Shape::Plaque => (1.9, 2.4),
            };
            let fitting = |room: f32| room * radius / (text.chars().count().max(2) as f32 * 0.62);
            let tall = fitting(airy).min(radius * 0.9).max(LEGIBLE);
            if fitting(whole) < tall {
                return;
            }
            let font = FontId::new(tall, fonts::bold());
            let face = foot - vec2(0.0, thick);
            self.ui.painter().text(face, Align2::CENTER_CENTER, text, font, paint_of(piece.ink));
        }
    }
}

/// What lies above and below a piece.
#[derive(Clone, Copy, Hash)]
struct PieceInColumn {
    /// It lies on the felt.
    lowest: bool,
    /// No piece lies on it.
    top: bool,
}

/// Paints one piece with its foot at the origin.
struct PieceBrush<'a> {
    painter: &'a Painter,
    piece: &'a Piece,
    shadow: Color32,
    thick: f32,
    place: PieceInColumn,
}

impl PieceBrush<'_> {
    fn shade(&self, strength: f32) -> Color32 {
        self.shadow.gamma_multiply(strength)
    }

    /// The soft shadow of the lowest piece, towards the reader.
    fn cast(&self, foot: Rect, round: CornerRadius) {
        if self.place.lowest {
            let unit = foot.height();
            let soft = shape::shadow((unit * 0.05).max(1.0), (unit * 0.22).max(3.0), self.shade(0.55));
            self.painter.add(soft.as_shape(foot, round));
        }
    }

    fn side(&self) -> Color32 {
        paint_of(self.piece.fill).lerp_to_gamma(self.shadow, 0.38)
    }

    fn round(&self, radius: f32) {
        let Self { painter, piece, thick, .. } = *self;
        let (foot, face) = (Pos2::ZERO, pos2(0.0, -thick));
        let edge = paint_of(piece.edge);
        let thin = Stroke::new((radius * 0.035).max(0.6), self.shade(0.5));
        let disc = Rect::from_center_size(foot, Vec2::splat(2.0 * radius));
        self.cast(disc, CornerRadius::from(radius.min(255.0)));
        painter.circle(foot, radius, self.side(), thin);
        let upright = Rect::from_x_y_ranges(-radius..=radius, face.y..=foot.y);
        painter.rect_filled(upright, CornerRadius::ZERO, self.side());
        let middle = |mark: u8| f32::from(mark) * TURN + TURN / 2.0;
        let round = |from: Pos2, angle: f32, far: f32| from + Vec2::angled(angle) * far;
        // The marks of the rim go down the side that is seen.
        for mark in (0..MARKS).map(middle).filter(|mark| mark.sin() > 0.1) {
            let along = [-0.2, 0.0, 0.2].map(|angle| mark + angle);
            let upper = along.iter().map(|angle| round(face, *angle, radius));
            let lower = along.iter().rev().map(|angle| round(foot, *angle, radius));
            let dark = edge.lerp_to_gamma(self.shadow, 0.25);
            painter.add(eframe::egui::Shape::convex_polygon(upper.chain(lower).collect(), dark, Stroke::NONE));
        }
        painter.circle(face, radius, paint_of(piece.fill), thin);
        if !self.place.top {
            return;
        }
        let pixel = 1.0 / painter.ctx().pixels_per_point();
        for mark in (0..MARKS).map(middle) {
            let (out, inner) = (radius * 0.985, radius * 0.76);
            let outer = [-0.2, -0.07, 0.07, 0.2].map(|angle| round(face, mark + angle, out));
            let within = [0.2, 0.0, -0.2].map(|angle| round(face, mark + angle, inner));
            let outline: Vec<Pos2> = outer.into_iter().chain(within).collect();
            painter.add(shape::star(&outline, round(face, mark, f32::midpoint(out, inner)), edge, pixel));
        }
        painter.circle_stroke(face, radius * 0.68, Stroke::new((radius * 0.05).max(0.75), edge.gamma_multiply(0.8)));
    }

    fn slab(&self, size: Vec2) {
        let Self { painter, piece, thick, .. } = *self;
        let round = CornerRadius::from((size.y * 0.14).clamp(1.0, 30.0));
        let lower = Rect::from_center_size(Pos2::ZERO, size);
        let upper = Rect::from_center_size(pos2(0.0, -thick), size);
        self.cast(lower, round);
        painter.rect_filled(lower.union(upper), round, self.side());
        let thin = Stroke::new((size.y * 0.025).max(0.6), self.shade(0.5));
        painter.rect_stroke(lower, round, thin, StrokeKind::Inside);
        painter.rect(upper, round, paint_of(piece.fill), thin, StrokeKind::Inside);
        if !self.place.top {
            return;
        }
        let frame = Stroke::new((size.y * 0.045).max(0.75), paint_of(piece.edge));
        painter.rect_stroke(upper.shrink(size.y * 0.09), round, frame, StrokeKind::Inside);
    }
}

/// Marks on the rim of a chip.
const MARKS: u8 = 6;
const TURN: f32 = std::f32::consts::TAU / MARKS as f32;

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
    ChipPainter::new(ui, theme).one(foot, radius, radius * THICK, piece, PieceInColumn { lowest: true, top: true });
}

/// Paints a sum as it lies on the felt, in a room of its own.
pub fn paint_stake(ui: &Ui, room: Rect, pieces: &[(&Piece, u32)], theme: &Theme) {
    let columns = piled(pieces);
    let radius = (room.height() * 0.38).min(room.width() / width_of(&columns));
    let foot = foot_of_columns(room, radius, &columns);
    ChipPainter::new(ui, theme).columns(foot, radius, room.height(), &columns);
}

/// The base centre of the first of several columns that are centred in a rectangle.
pub(super) fn foot_of_columns(room: Rect, radius: f32, columns: &[Vec<&Piece>]) -> Pos2 {
    let one = width_of(columns.get(..1).unwrap_or_default()).max(2.0);
    let foot = foot_in(room, radius, columns.first().map_or(0, Vec::len));
    foot - vec2((width_of(columns) - one) * radius / 2.0, 0.0)
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

/// Gap between piles, alone and with their numbers beside them, in radii.
pub(super) const GAP: f32 = 0.7;
pub(super) const WIDE_GAP: f32 = 2.6;

impl<'a> Heaps<'a> {
    /// Piles side by side on one baseline, as large as fits, with chip radius at most `most`.
    pub fn new(room: Rect, pieces: &[(&'a Piece, u32)], most: f32) -> Self {
        Self::spaced(room, pieces, most, GAP)
    }

    /// As [`Heaps::new`], this many radii apart.
    pub(super) fn spaced(room: Rect, pieces: &[(&'a Piece, u32)], most: f32, gap: f32) -> Self {
        let wide = |piece: &Piece, count: u32| {
            let of_one = if piece.shape == Shape::Plaque { 2.9 } else { 2.1 };
            let columns = count.div_ceil(COLUMN).max(1) as f32;
            of_one * columns + 0.15 * (columns - 1.0)
        };
        let all: f32 = pieces.iter().map(|(piece, count)| wide(piece, *count) + gap).sum::<f32>() - gap;
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
            left += size.x + gap * radius;
            PieceHeap { piece, count: *count, rect }
        });
        Self { heaps: heaps.collect(), radius }
    }

    /// The first pile begins here.
    pub fn from_left(mut self, left: f32) -> Self {
        let aside = self.heaps.first().map_or(0.0, |first| left - first.rect.left());
        for heap in &mut self.heaps {
            heap.rect = heap.rect.translate(vec2(aside, 0.0));
        }
        self
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
