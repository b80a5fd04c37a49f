//! The whole large table: a tableau at either side of the tailleur, seats around both, cards in the middle.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::felt_layout::{
    CardFit, FeltLayout, Field, Furniture, PrintRow, ThirdCard, centred, hands_in, label_height, rows_of,
};
use super::shape;
use crate::rules::house::{Hand, House, TableSize};
use crate::rules::round_of_payment::{PayerPosition, RoundOfPayment};
use crate::rules::seating::Seating;

/// Geometry of both tableaux. Depth is measured inwards from the players' edge, the position along the table from its
/// middle, in points.
pub(super) struct LargeTable {
    cloth: Rect,
    seating: Seating,
    /// Inward bend of both edges towards the ends.
    sag: f32,
    /// Half the width of the middle, which has no seats.
    middle: f32,
    depth: f32,
    /// Depth of the crew's cut-outs.
    hollow: f32,
    /// Width of a card.
    card: f32,
    /// The payeurs stand across the table.
    payers_face: bool,
    /// The names of the rows are printed beside the boxes.
    pub(super) has_titles: bool,
}

/// Share of each half that stays free at its end.
const END: f32 = 0.055;

/// Share of a run of boxes for the names of its rows, at the middle of the table: the least and the most, and the points
/// at which a name can be read.
const TITLE: (f32, f32) = (0.185, 0.25);
const READABLE: f32 = 52.0;

impl LargeTable {
    /// `None` unless the house has one.
    pub(super) fn new(cloth: Rect, house: &House) -> Option<Self> {
        let seating = Seating::for_table(house, TableSize::Large)?;
        let (wide, tall) = (cloth.width(), cloth.height());
        let sag = (tall * 0.05).min(wide * 0.04);
        let label = label_height(cloth);
        // The cards have all the width; the boxes have the height that is left.
        let around = label + sag + (tall * 0.03).max(6.0);
        let most = tall * 0.34;
        let card = (wide * 0.93 / HANDS).min((most - around) / 1.5).max(6.0);
        let round = RoundOfPayment::for_table(house, TableSize::Large)?;
        Some(Self {
            cloth,
            seating,
            sag,
            middle: (wide * 0.085).clamp(24.0, 190.0),
            depth: (tall - (1.5 * card + around).max(tall * 0.24)) / 2.0,
            hollow: tall * 0.028,
            card,
            payers_face: round.payer_position() == PayerPosition::Facing,
            has_titles: true,
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

    /// The depth of a point in the boxes; beyond them in the middle of the table.
    pub(super) fn depth_of(&self, point: Pos2) -> f32 {
        let x = point.x - self.cloth.center().x;
        if x.abs() < self.middle || x.abs() > self.end() {
            return f32::INFINITY;
        }
        let k = x / self.half();
        let from_edge = (point.y - self.cloth.top()).min(self.cloth.bottom() - point.y);
        from_edge - self.sag * k * k
    }

    /// The share of each run of boxes that has the names of its rows.
    fn title(&self) -> f32 {
        if !self.has_titles {
            return 0.0;
        }
        (READABLE / (self.end() - self.middle).max(1.0)).clamp(TITLE.0, TITLE.1)
    }

    /// A seat's position along the table from its middle, to the right.
    fn along(&self, seat: u8) -> Option<(f32, bool, f32)> {
        let place = self.seating.place(seat)?;
        let (over, under) = place.along();
        let run = self.end() - self.middle;
        let room = run * (1.0 - self.title());
        let x = self.middle + run * self.title() + room * f32::from(over) / f32::from(under.max(1));
        let x = if place.hand == Hand::Right { x } else { -x };
        Some((x, place.facing, room / f32::from(place.on_edge.max(1))))
    }

    pub(super) fn cell(&self, seat: u8, row: &PrintRow) -> (Pos2, Vec2) {
        let Some((x, facing, wide)) = self.along(seat) else { return (self.cloth.center(), Vec2::splat(1.0)) };
        (self.at(x, f32::midpoint(row.from, row.to), facing), vec2(wide, row.to - row.from))
    }

    /// The point beyond the edge of a seat, at this negative depth.
    pub(super) fn beside(&self, seat: u8, depth: f32) -> Pos2 {
        self.along(seat).map_or(self.cloth.center(), |(x, facing, _)| self.at(x, depth, facing))
    }

    /// The tailleur's hand on the side of the first tableau.
    pub(super) fn hand_of_first(&self) -> Option<Hand> {
        self.seating.place(1).map(|place| place.hand)
    }

    /// The four runs of boxes, that across at the first tableau before the others.
    pub(super) fn fields(&self) -> Vec<Field> {
        let first = self.hand_of_first().unwrap_or(Hand::Right);
        let hands = if first == Hand::Right { [Hand::Right, Hand::Left] } else { [Hand::Left, Hand::Right] };
        let places: Vec<_> = (1..=self.seating.seats()).filter_map(|seat| self.seating.place(seat)).collect();
        let mut fields = Vec::new();
        for hand in hands {
            for facing in [true, false] {
                let cells = places.iter().filter(|place| place.hand == hand && place.facing == facing).count();
                let (from, to, boxes) = if hand == Hand::Right {
                    (self.middle, self.end(), (self.title(), 1.0))
                } else {
                    (-self.end(), -self.middle, (0.0, 1.0 - self.title()))
                };
                fields.push(Field {
                    from,
                    to,
                    facing,
                    cells: u8::try_from(cells).unwrap_or(u8::MAX),
                    boxes,
                    shift: 0.0,
                });
            }
        }
        fields
    }

    /// The depth of the edge at its ends, where it bends into the opposite one.
    pub(super) fn bend(&self, x: f32) -> f32 {
        let round = (self.cloth.height() * 0.17).min(self.cloth.width() * 0.10);
        let over = ((x.abs() - (self.half() - round)) / round).clamp(0.0, 1.0);
        round * (1.0 - (1.0 - over * over).sqrt())
    }

    /// The depth of the cut-out between the lobes, at this distance from the middle.
    pub(super) fn hollow_at(&self, x: f32) -> f32 {
        let near = (1.0 - (x / (self.middle * 1.5)).abs()).max(0.0);
        self.hollow * (near * std::f32::consts::PI / 2.0).sin().powi(2)
    }

    /// The cloth's outline, `out` points larger: two lobes with cut-outs between them.
    pub(super) fn outline(&self, out: f32) -> Vec<Pos2> {
        let cloth = self.cloth;
        let edge = |x: f32, facing: bool| {
            let at = self.at(x, self.hollow_at(x) + self.bend(x), facing);
            let down = if facing { -out } else { out };
            let aside = x / self.half() * out;
            pos2(at.x + aside, at.y + down)
        };
        let steps = shape::count((cloth.width() / 14.0).clamp(24.0, 96.0));
        // Denser around the curved ends.
        let along = |step: u8| (f32::from(step) / f32::from(steps) * 2.0 - 1.0) * std::f32::consts::FRAC_PI_2;
        let upper = (0..=steps).map(|step| edge(self.half() * along(step).sin(), true));
        let lower = (0..=steps).rev().map(|step| edge(self.half() * along(step).sin(), false));
        upper.chain(lower).collect()
    }

    /// The things between the tableaux: the bank and the basket before the payers, the shoe before the tailleur.
    fn furniture(&self) -> Furniture {
        let gap = (self.cloth.height() * 0.012).max(2.0);
        let column = |facing: bool, from: f32, to: f32| {
            // From the edge inwards, clear of the cut-out, as shares of the boxes' depth.
            let first = self.hollow + gap;
            let at = |share: f32| first + (self.depth - first) * share;
            let (one, other) = (self.at(0.0, at(from), facing), self.at(0.0, at(to), facing));
            let half = self.middle - gap;
            Rect::from_two_pos(one - vec2(half, 0.0), other + vec2(half, 0.0)).shrink2(vec2(0.0, gap / 2.0))
        };
        let across = |from: f32, to: f32| column(true, from, to);
        let own = |from: f32, to: f32| column(false, from, to);
        // Payers across the table have bank and basket before them; at the tailleur's place he has all but the basket.
        let (float, basket, sign, dealer, coming) = if self.payers_face {
            (across(0.14, 0.56), across(0.56, 0.84), across(0.84, 1.0), own(0.64, 1.0), own(0.0, 0.64))
        } else {
            (own(0.14, 0.52), across(0.56, 0.84), across(0.84, 1.0), own(0.52, 1.0), across(0.0, 0.56))
        };
        let (shoe, palette) = dealer.split_left_right_at_fraction(0.6);
        let unit = (shoe.width() / 1.05).min(shoe.height());
        Furniture {
            shoe: Rect::from_center_size(shoe.center(), vec2(unit * 1.05, unit)),
            coming,
            float,
            basket: centred(basket, 2.0),
            palette: centred(palette, 0.75),
            sign,
        }
    }
}

/// Width of both hands with the space between them, in card widths.
const HANDS: f32 = 8.5;

impl FeltLayout {
    pub(super) fn for_large_table(large: LargeTable, rail: f32, strip: f32, house: &House) -> Self {
        let cloth = large.cloth;
        let label = label_height(cloth);
        let pad = (cloth.height() * 0.008).max(2.0);
        let open = Rect::from_x_y_ranges(
            cloth.x_range().shrink(cloth.width() * 0.03),
            cloth.top() + large.depth + pad..=cloth.bottom() - large.depth - pad,
        );
        let fit = CardFit { card: large.card, third: ThirdCard::Beside };
        Self {
            size: TableSize::Large,
            cloth,
            rail,
            strip,
            sag: large.sag,
            rows: rows_of(house, large.depth),
            seats: (1..=large.seating.seats()).collect(),
            card: large.card,
            hands: hands_in(open, &fit, label, large.card * 0.3, house),
            third: ThirdCard::Beside,
            open,
            label,
            furniture: large.furniture(),
            large: Some(large),
            boxes: None,
            is_for_class: false,
            least_figure: 0.0,
            shown: Rect::EVERYTHING,
            floor: None,
        }
    }
}
