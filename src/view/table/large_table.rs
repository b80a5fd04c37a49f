//! The whole large table: a tableau at either side of the tailleur, seats around both, cards in the middle.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::TableLook;
use super::felt_layout::{FeltLayout, PrintRow, rows_of};
use crate::drill::question::Scene;
use crate::rules::house::{Hand, House, TableSize};
use crate::rules::seating::Seating;
use crate::rules::side::BySide;

/// Geometry of both tableaux. Depth is measured inwards from the players' edge, the position along the table from its
/// middle, -1 to 1.
pub(super) struct LargeTable {
    cloth: Rect,
    seating: Seating,
    /// Inward bend of both edges towards the ends.
    sag: f32,
    /// Half the width of the middle, which has no seats.
    pub middle: f32,
    pub depth: f32,
    /// Depth of the crew's cut-outs.
    hollow: f32,
}

/// Share of each half that stays free at its end.
const END: f32 = 0.06;

impl LargeTable {
    /// `None` unless the scene wants the large table and the house has one.
    pub(super) fn for_scene(cloth: Rect, scene: &Scene, house: &House) -> Option<Self> {
        let seating = Seating::for_table(house, scene.table.filter(|size| *size == TableSize::Large)?)?;
        let carded = !(scene.hands.punto.is_empty() && scene.hands.banco.is_empty());
        let band = cloth.height() * if carded { 0.27 } else { 0.08 };
        Some(Self {
            cloth,
            seating,
            sag: (cloth.height() * 0.05).min(cloth.width() * 0.04),
            middle: (cloth.width() * 0.075).clamp(30.0, 170.0),
            depth: (cloth.height() - band) / 2.0,
            hollow: cloth.height() * 0.028,
        })
    }

    fn half(&self) -> f32 {
        self.cloth.width() / 2.0
    }

    fn end(&self) -> f32 {
        self.half() * (1.0 - END)
    }

    /// A point of the cloth: `x` points right of the middle, `depth` below the edge facing the tailleur or above his
    /// own.
    pub(super) fn at(&self, x: f32, depth: f32, facing: bool) -> Pos2 {
        let k = x / self.half();
        let fall = depth + self.sag * k * k;
        let y = if facing { self.cloth.top() + fall } else { self.cloth.bottom() - fall };
        pos2(self.cloth.center().x + x, y)
    }

    pub(super) fn cell(&self, seat: u8, row: &PrintRow) -> (Pos2, Vec2) {
        let Some(place) = self.seating.place(seat) else { return (self.cloth.center(), Vec2::splat(1.0)) };
        let (over, under) = place.along();
        let room = self.end() - self.middle;
        let x = self.middle + room * f32::from(over) / f32::from(under.max(1));
        let x = if place.hand == Hand::Right { x } else { -x };
        let centre = self.at(x, f32::midpoint(row.from, row.to), place.facing);
        (centre, vec2(room / f32::from(place.on_edge.max(1)), row.to - row.from))
    }

    /// The tailleur's hand on the side of the first tableau.
    pub(super) fn hand_of_first(&self) -> Option<Hand> {
        self.seating.place(1).map(|place| place.hand)
    }

    /// Cell edges along one edge of a tableau, from the middle outwards, in points; negative at the left.
    pub(super) fn dividers(&self, hand: Hand, facing: bool) -> Vec<f32> {
        let places = (1..=self.seating.seats()).filter_map(|seat| self.seating.place(seat));
        let cells = places.filter(|place| place.hand == hand && place.facing == facing).count();
        let room = self.end() - self.middle;
        let side = if hand == Hand::Right { 1.0 } else { -1.0 };
        (0..=cells).map(|edge| side * (self.middle + room * edge as f32 / cells.max(1) as f32)).collect()
    }

    /// The cloth's outline, `out` points larger: two lobes with cut-outs between them.
    pub(super) fn outline(&self, out: f32) -> Vec<Pos2> {
        let cloth = self.cloth;
        let round = (cloth.height() * 0.17).min(cloth.width() * 0.10);
        let reach = self.middle * 1.5;
        let edge = |x: f32, facing: bool| {
            let near = (1.0 - (x / reach).abs()).max(0.0);
            let hollow = self.hollow * (near * std::f32::consts::PI / 2.0).sin().powi(2);
            // Near its end the edge bends into the opposite one.
            let over = ((x.abs() - (self.half() - round)) / round).clamp(0.0, 1.0);
            let bend = round * (1.0 - (1.0 - over * over).sqrt());
            let at = self.at(x, hollow + bend, facing);
            let down = if facing { -out } else { out };
            let aside = x / self.half() * out;
            pos2(at.x + aside, at.y + down)
        };
        let steps = 120_u8;
        // Denser around the curved ends.
        let along = |step: u8| (f32::from(step) / f32::from(steps) * 2.0 - 1.0) * std::f32::consts::FRAC_PI_2;
        let upper = (0..=steps).map(|step| edge(self.half() * along(step).sin(), true));
        let lower = (0..=steps).rev().map(|step| edge(self.half() * along(step).sin(), false));
        upper.chain(lower).collect()
    }
}

impl FeltLayout {
    pub(super) fn for_large_table(
        large: LargeTable,
        cloth: Rect,
        rail: f32,
        scene: &Scene,
        look: &TableLook<'_>,
    ) -> Self {
        let carded = !(scene.hands.punto.is_empty() && scene.hands.banco.is_empty());
        let label = (cloth.height() * 0.05).clamp(13.0, 90.0);
        // Towards the ends the space between the tableaux narrows.
        let bend = large.sag * 0.35;
        let pad = (cloth.height() * 0.012).max(3.0);
        let band = cloth.y_range();
        let band = band.min + large.depth + bend + pad..=band.max - large.depth - bend - pad;
        let room = large.end() - large.middle;
        let tall = band.end() - band.start();
        let card = ((tall - label) / 1.5).min(room * 0.94 / 3.75).max(8.0);
        let hand = vec2(3.75 * card, (label + 1.5 * card).min(tall));
        let of = |side: f32| {
            let centre = pos2(cloth.center().x + side * (large.middle + room * 0.47), cloth.center().y);
            Rect::from_center_size(centre, hand)
        };
        let (left, right) = (of(-1.0), of(1.0));
        let height = (tall * 0.7).min(large.middle * 1.5).min(card * 1.05);
        let shoe = Rect::from_center_size(cloth.center(), vec2(height * 1.05, height));
        Self {
            cloth,
            rail,
            sag: large.sag,
            depth: large.depth,
            rows: rows_of(look.house, large.depth, scene),
            names: large.middle * 2.0,
            seats: 1..=large.seating.seats(),
            carded,
            card,
            hands: match *look.house.dealing.punto_lies.value() {
                Hand::Left => BySide { punto: left, banco: right },
                Hand::Right => BySide { punto: right, banco: left },
            },
            third_below: false,
            shoe,
            coming: shoe,
            label,
            table: scene.table,
            large: Some(large),
        }
    }
}
