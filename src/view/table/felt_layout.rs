//! The geometry of the felt for any size.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::large_table::LargeTable;
use super::{TableLook, crew, shape};
use crate::drill::question::{LaidShoe, Scene};
use crate::rules::bet::Spot;
use crate::rules::house::{Hand, House, TableSize};
use crate::rules::side::BySide;

/// Height of a card of width one.
pub(super) const CARD_HEIGHT: f32 = 1.4;

/// The places of one table in one area. Distances are in points.
pub(super) struct FeltLayout {
    pub cloth: Rect,
    pub rail: f32,
    /// Drop of the players' edge arc towards its ends.
    pub sag: f32,
    /// Depth of the printed spots' end below the players' edge.
    pub depth: f32,
    /// The printed rows, from the players' edge inwards.
    pub rows: Vec<PrintRow>,
    /// Width of the name column if stakes may lie beside the names, else 0.
    pub names: f32,
    pub seats: std::ops::RangeInclusive<u8>,
    /// Hands and shoe are shown: false for questions about stakes only.
    pub carded: bool,
    pub card: f32,
    pub hands: BySide<Rect>,
    pub third_below: bool,
    pub shoe: Rect,
    pub coming: Rect,
    pub label: f32,
    /// The table size if the whole table is drawn.
    pub table: Option<TableSize>,
    /// The large table's geometry if the whole table is drawn.
    pub large: Option<LargeTable>,
}

pub(super) struct PrintRow {
    /// `None` for the row of seat numbers.
    pub spot: Option<Spot>,
    /// Depth of its upper line.
    pub from: f32,
    /// Depth of its lower line.
    pub to: f32,
}

impl FeltLayout {
    pub(super) fn new(room: Rect, scene: &Scene, look: &TableLook<'_>) -> Self {
        let rail = (room.height() * 0.022).clamp(5.0, 48.0);
        let cloth = crew::leave_room(room, scene, look.house).shrink(rail);
        if let Some(large) = LargeTable::for_scene(cloth, scene, look.house) {
            return Self::for_large_table(large, cloth, rail, scene, look);
        }
        let half_round = scene.table == Some(TableSize::Midi);
        let (bend, reach) = if half_round { (0.20, 0.11) } else { (0.11, 0.07) };
        let sag = (cloth.height() * bend).min(cloth.width() * reach);
        let staked = !scene.stakes.is_empty();
        let heaped = !scene.chips.is_empty();
        let turned = usize::from(matches!(scene.shoe, Some(LaidShoe::Turned(..))));
        let beside = scene.to_come.len().max(scene.apart.len()).max(turned);
        let carded = !(scene.hands.punto.is_empty() && scene.hands.banco.is_empty() && beside == 0);
        let share = match (staked, carded) {
            (true, true) => 0.46,
            (true, false) if heaped => 0.5,
            (false, _) if heaped => 0.2,
            (true, false) if scene.limits.is_some() => 0.78,
            (true, false) => 0.90,
            (false, _) if scene.seats.is_some() => 0.36,
            (false, _) => 0.25,
        };
        let depth = cloth.height() * share;
        let names = if staked { (cloth.width() * 0.15).clamp(64.0, 560.0) } else { 0.0 };
        let mut stage = Self {
            cloth,
            rail,
            sag,
            depth,
            rows: rows_of(look.house, depth, scene),
            names,
            seats: 1..=7,
            carded: carded || !(staked || heaped),
            card: 0.0,
            hands: BySide { punto: Rect::ZERO, banco: Rect::ZERO },
            third_below: false,
            shoe: Rect::ZERO,
            coming: Rect::ZERO,
            label: label_height(cloth),
            table: scene.table,
            large: None,
        };
        stage.seats = stage.seats_of(scene, look.house);
        stage.place_hands(beside, *look.house.dealing.punto_lies.value());
        stage
    }

    /// The area between print and croupier, for chips.
    pub(super) fn heaps(&self) -> Rect {
        let gap = (self.cloth.height() * 0.04).clamp(4.0, 60.0);
        let top = self.cloth.top() + self.depth + self.sag_at(self.depth) + gap;
        Rect::from_x_y_ranges(self.cloth.x_range().shrink(2.0 * gap), top..=self.cloth.bottom() - gap)
    }

    /// The point at `along` (0 to 1) of the players' edge and `depth` below it.
    pub(super) fn at(&self, along: f32, depth: f32) -> Pos2 {
        let k = along * 2.0 - 1.0;
        let x = self.cloth.center().x + k * self.half_width(depth);
        pos2(x, self.cloth.top() + depth + self.sag_at(depth) * k * k)
    }

    /// The depth of a point below the players' edge.
    pub(super) fn depth_of(&self, point: Pos2) -> f32 {
        // The arc flattens with depth; two iterations are exact to a point.
        let mut depth = point.y - self.cloth.top();
        for _ in 0..3 {
            let k = (point.x - self.cloth.center().x) / self.half_width(depth);
            depth = point.y - self.cloth.top() - self.sag_at(depth) * k * k;
        }
        depth
    }

    fn sag_at(&self, depth: f32) -> f32 {
        self.sag * (1.0 - 0.75 * (depth / self.cloth.height()).clamp(0.0, 1.0))
    }

    fn half_width(&self, depth: f32) -> f32 {
        self.cloth.width() / 2.0 * (1.0 - 0.04 * (depth / self.cloth.height()).clamp(0.0, 1.0))
    }

    pub(super) fn cell(&self, seat: u8, row: &PrintRow) -> (Pos2, Vec2) {
        if let Some(large) = &self.large {
            return large.cell(seat, row);
        }
        let count = f32::from(self.seats.end() - self.seats.start() + 1);
        let first = self.seats_from();
        let step = (1.0 - EDGE - first) / count;
        // The first seat is at the croupier's right.
        let place = count - 1.0 - f32::from(seat.saturating_sub(*self.seats.start()));
        let along = first + (place + 0.5) * step;
        let centre = self.at(along, f32::midpoint(row.from, row.to));
        (centre, vec2(step * self.cloth.width(), row.to - row.from))
    }

    /// Start of the seat columns along the edge.
    pub(super) fn seats_from(&self) -> f32 {
        EDGE + self.names / self.cloth.width()
    }

    /// The seats to show: those of the smallest table that has them all, or as many around the stakes as stay readable.
    fn seats_of(&self, scene: &Scene, house: &House) -> std::ops::RangeInclusive<u8> {
        if let Some(seats) = scene.seats.as_ref().filter(|_| scene.stakes.is_empty()) {
            return 1..=seats.count.max(1);
        }
        let whole = scene.table.and_then(|size| house.table(size));
        if let Some(table) = whole {
            return 1..=(*table.seats.value()).max(1);
        }
        let sitting = scene.seats.iter().flat_map(|seats| seats.taken.iter().chain(&seats.holder).copied());
        let shown: Vec<u8> = scene.stakes.iter().map(|stake| stake.seat).chain(sitting).collect();
        let first = shown.iter().copied().min().unwrap_or(1);
        let last = shown.iter().copied().max().unwrap_or(1);
        let mut sizes: Vec<u8> = house.tables.iter().map(|table| *table.seats.value()).collect();
        sizes.sort_unstable();
        let all = sizes.iter().copied().find(|seats| *seats >= last).unwrap_or(last).max(1);
        let room = self.cloth.width() * (1.0 - EDGE - self.seats_from());
        let legible = shape::count(room / 58.0).max(1);
        if self.names == 0.0 || all <= legible {
            return 1..=all;
        }
        let shown = legible.max(last - first + 1);
        let start = first.min(all.saturating_sub(shown) + 1);
        start..=(start + shown - 1).min(all)
    }

    fn place_hands(&mut self, to_come: usize, punto_lies: Hand) {
        let gap = (self.cloth.height() * 0.03).clamp(6.0, 90.0);
        let floor = self.cloth.bottom() - gap * 0.8;
        let sides = self.cloth.x_range().shrink(gap * 1.6);
        let area =
            Rect::from_x_y_ranges(sides, self.cloth.top() + self.depth + self.sag_at(self.depth) * 0.55 + gap..=floor);
        let label = self.label;
        let spread = CardFit::best(area, label, gap, to_come);
        self.card = spread.card.min(MOST);
        self.third_below = spread.manner != HandArrangement::Beside;
        let (wide, tall) = spread.manner.hand();
        let hand = vec2(wide * self.card, (label + (tall + 0.4) * self.card).min(area.height()));
        let (halves, middle) = match spread.manner {
            HandArrangement::Under => {
                // The shoe is above the hands, in the middle of the arc.
                let above = Rect::from_x_y_ranges(
                    area.x_range(),
                    area.top() - gap * 0.6..=area.top() + over(to_come) * self.card,
                );
                (area.with_min_y(above.bottom() + gap * 0.5), above)
            }
            HandArrangement::Beside | HandArrangement::Below => {
                let middle = Rect::from_center_size(area.center(), vec2(spread.middle * self.card, area.height()));
                (area, middle)
            }
        };
        let between = if spread.manner == HandArrangement::Under { gap } else { middle.width() };
        let half = (halves.width() - between) / 2.0;
        // Each hand is centred in its half of the felt.
        let hand = vec2(hand.x.min(half), hand.y.min(halves.height()));
        let left = Rect::from_center_size(pos2(halves.left() + half / 2.0, halves.center().y), hand);
        let right = Rect::from_center_size(pos2(halves.right() - half / 2.0, halves.center().y), hand);
        self.hands = match punto_lies {
            Hand::Left => BySide { punto: left, banco: right },
            Hand::Right => BySide { punto: right, banco: left },
        };
        self.place_shoe(middle, spread.manner, to_come, hand.y);
    }

    /// Places the shoe and the cards to come in the middle: stacked, or side by side above the hands.
    fn place_shoe(&mut self, middle: Rect, manner: HandArrangement, to_come: usize, hand: f32) {
        if manner == HandArrangement::Under {
            let height = (self.card * 0.8).min(middle.height() * 0.92);
            let shoe = vec2(height * 1.05, height);
            let coming = if to_come == 0 { 0.0 } else { (to_come as f32 * 0.95 * self.card).min(middle.width() * 0.6) };
            let gap = if to_come == 0 { 0.0 } else { self.card * 0.25 };
            let left = middle.center().x - (shoe.x + gap + coming) / 2.0;
            self.shoe = Rect::from_center_size(pos2(left + shoe.x / 2.0, middle.center().y), shoe);
            self.coming =
                Rect::from_x_y_ranges(self.shoe.right() + gap..=self.shoe.right() + gap + coming, middle.y_range());
            return;
        }
        let column = Rect::from_center_size(middle.center(), vec2(middle.width(), hand));
        let height = (column.height() * 0.34).min(self.card * 1.05);
        let top = column.top() + self.label * 0.2;
        self.shoe = Rect::from_center_size(pos2(column.center().x, top + height / 2.0), vec2(height * 1.05, height));
        self.coming = column.with_min_y(self.shoe.bottom() + self.card * 0.12).with_max_y(middle.bottom());
    }
}

/// Arrangements of hands and shoe on the felt.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HandArrangement {
    /// Third card beside the other two, shoe between the hands.
    Beside,
    /// Third card below the other two, shoe between the hands.
    Below,
    /// Third card below the other two, hands below the shoe.
    Under,
}

impl HandArrangement {
    /// Width and height of a three-card hand, in card widths.
    const fn hand(self) -> (f32, f32) {
        match self {
            Self::Beside => (3.75, 1.5),
            Self::Below | Self::Under => (2.45, 2.6),
        }
    }
}

/// An arrangement and the card width it allows.
struct CardFit {
    manner: HandArrangement,
    card: f32,
    /// Width of the middle between the hands, in card widths.
    middle: f32,
}

impl CardFit {
    fn best(area: Rect, label: f32, gap: f32, to_come: usize) -> Self {
        let height = (area.height() - label).max(8.0);
        let middle = (to_come.max(1) as f32 * 0.85).clamp(1.5, 2.6);
        let of = |manner: HandArrangement| {
            let (wide, tall) = manner.hand();
            let spread = Self { manner, card: 0.0, middle };
            let card = match manner {
                HandArrangement::Under => {
                    let tall = tall + 0.1 + over(to_come);
                    ((area.width() - gap) / (2.0 * wide)).min((height - gap * 0.5) / tall)
                }
                HandArrangement::Beside | HandArrangement::Below => {
                    ((area.width() - 2.0 * gap) / (2.0 * wide + middle)).min(height / tall)
                }
            };
            Self { card, ..spread }
        };
        let (beside, below, under) =
            (of(HandArrangement::Beside), of(HandArrangement::Below), of(HandArrangement::Under));
        let between = if below.card > beside.card { below } else { beside };
        // The shoe leaves the middle only if the cards grow noticeably.
        if under.card > between.card * 1.05 { under } else { between }
    }
}

/// Height of the area above the hands, in card widths.
const fn over(to_come: usize) -> f32 {
    if to_come == 0 { 0.7 } else { 1.25 }
}

/// Maximum card width in points.
const MOST: f32 = 900.0;

pub(super) const EDGE: f32 = 0.035;

pub(super) fn label_height(cloth: Rect) -> f32 {
    (cloth.height() * 0.075).clamp(15.0, 130.0)
}

pub(super) fn rows_of(house: &House, depth: f32, scene: &Scene) -> Vec<PrintRow> {
    let for_seats = match scene {
        Scene { seats: Some(_), .. } => 2.2,
        Scene { stakes, .. } if !stakes.is_empty() => 0.55,
        _ => 0.8,
    };
    let spots = house.all_spots();
    let kinds: Vec<(Option<Spot>, f32)> = std::iter::once((None, for_seats))
        .chain(spots.map(|spot| (Some(spot), if matches!(spot, Spot::Punto | Spot::Banco) { 1.0 } else { 0.9 })))
        .collect();
    let whole: f32 = kinds.iter().map(|(_, weight)| weight).sum();
    let mut from = 0.0;
    kinds
        .into_iter()
        .map(|(spot, weight)| {
            let to = from + depth * weight / whole;
            let row = PrintRow { spot, from, to };
            from = to;
            row
        })
        .collect()
}
