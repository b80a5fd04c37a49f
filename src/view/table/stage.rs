//! Where everything lies: the geometry of the felt for a room of any size.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::large::Large;
use super::{TableLook, crew, shape};
use crate::drill::question::{LaidShoe, Scene};
use crate::rules::bet::Spot;
use crate::rules::house::{Hand, House, TableSize};
use crate::rules::side::BySide;

/// The height of a card of width one.
pub(super) const CARD_HEIGHT: f32 = 1.4;

/// The places of one table in one room. Distances are in points.
pub(super) struct Stage {
    /// The cloth.
    pub cloth: Rect,
    /// The width of the rail.
    pub rail: f32,
    /// By how much the arc of the players' edge falls towards its ends.
    pub sag: f32,
    /// The depth at which the printed spots end, below the players' edge.
    pub depth: f32,
    /// The rows of print, from the players' edge: where each begins and ends in depth.
    pub rows: Vec<Row>,
    /// The width of the column in which names stand when stakes can lie beside them, else nought.
    pub names: f32,
    /// The seats that are shown, first to last.
    pub seats: std::ops::RangeInclusive<u8>,
    /// Whether there is room for hands and shoe: not where only stakes are asked about.
    pub carded: bool,
    /// The width of a card.
    pub card: f32,
    /// The place of each hand.
    pub hands: BySide<Rect>,
    /// Whether a third card lies below the other two instead of beside them.
    pub third_below: bool,
    /// The shoe.
    pub shoe: Rect,
    /// The room of the cards to come.
    pub coming: Rect,
    /// The height of the line in which a hand's name is printed.
    pub label: f32,
    /// Which table it is, where all of it is drawn.
    pub table: Option<TableSize>,
    /// The two tableaux of the large table, where all of it is drawn.
    pub large: Option<Large>,
}

/// One row of print.
pub(super) struct Row {
    /// The spot, or nothing for the row of seat numbers.
    pub spot: Option<Spot>,
    /// Depth of its upper line.
    pub from: f32,
    /// Depth of its lower line.
    pub to: f32,
}

impl Stage {
    pub(super) fn of(room: Rect, scene: &Scene, look: &TableLook<'_>) -> Self {
        let rail = (room.height() * 0.022).clamp(5.0, 48.0);
        let cloth = crew::leave_room(room, scene, look.house).shrink(rail);
        if let Some(large) = Large::of(cloth, scene, look.house) {
            return Self::of_large(large, cloth, rail, scene, look);
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

    /// The room between the print and the croupier, where pieces stand.
    pub(super) fn heaps(&self) -> Rect {
        let gap = (self.cloth.height() * 0.04).clamp(4.0, 60.0);
        let top = self.cloth.top() + self.depth + self.sag_at(self.depth) + gap;
        Rect::from_x_y_ranges(self.cloth.x_range().shrink(2.0 * gap), top..=self.cloth.bottom() - gap)
    }

    /// How far below the players' edge, and how far along it, 0 to 1, a point of the felt is.
    pub(super) fn at(&self, along: f32, depth: f32) -> Pos2 {
        let k = along * 2.0 - 1.0;
        let x = self.cloth.center().x + k * self.half_width(depth);
        pos2(x, self.cloth.top() + depth + self.sag_at(depth) * k * k)
    }

    /// The depth of a point of the felt below the players' edge.
    pub(super) fn depth_of(&self, point: Pos2) -> f32 {
        // The arc flattens with depth; two steps towards the answer are exact to a point.
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

    /// The middle of a seat's cell in a row, and the size of the cell.
    pub(super) fn cell(&self, seat: u8, row: &Row) -> (Pos2, Vec2) {
        if let Some(large) = &self.large {
            return large.cell(seat, row);
        }
        let count = f32::from(self.seats.end() - self.seats.start() + 1);
        let first = self.seats_from();
        let step = (1.0 - EDGE - first) / count;
        // The croupier sees the first seat at his right.
        let place = count - 1.0 - f32::from(seat.saturating_sub(*self.seats.start()));
        let along = first + (place + 0.5) * step;
        let centre = self.at(along, f32::midpoint(row.from, row.to));
        (centre, vec2(step * self.cloth.width(), row.to - row.from))
    }

    /// Where along the edge the columns of the seats begin.
    pub(super) fn seats_from(&self) -> f32 {
        EDGE + self.names / self.cloth.width()
    }

    /// The seats to show: all of the smallest table that has them, or as many around the stakes as can
    /// be read.
    fn seats_of(&self, scene: &Scene, house: &House) -> std::ops::RangeInclusive<u8> {
        if let Some(seats) = scene.seats.as_ref().filter(|_| scene.stakes.is_empty()) {
            return 1..=seats.count.max(1);
        }
        let whole = scene.table.and_then(|size| house.tables.iter().find(|table| table.size == size));
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
        let spread = Spread::best(area, label, gap, to_come);
        self.card = spread.card.min(MOST);
        self.third_below = spread.manner != Manner::Beside;
        let (wide, tall) = spread.manner.hand();
        let hand = vec2(wide * self.card, (label + (tall + 0.4) * self.card).min(area.height()));
        let (halves, middle) = match spread.manner {
            Manner::Under => {
                // The shoe stands over the hands, in the middle of the arc.
                let above = Rect::from_x_y_ranges(
                    area.x_range(),
                    area.top() - gap * 0.6..=area.top() + over(to_come) * self.card,
                );
                (area.with_min_y(above.bottom() + gap * 0.5), above)
            }
            Manner::Beside | Manner::Below => {
                let middle = Rect::from_center_size(area.center(), vec2(spread.middle * self.card, area.height()));
                (area, middle)
            }
        };
        let between = if spread.manner == Manner::Under { gap } else { middle.width() };
        let half = (halves.width() - between) / 2.0;
        // A hand lies in the middle of its half of the felt.
        let hand = vec2(hand.x.min(half), hand.y.min(halves.height()));
        let left = Rect::from_center_size(pos2(halves.left() + half / 2.0, halves.center().y), hand);
        let right = Rect::from_center_size(pos2(halves.right() - half / 2.0, halves.center().y), hand);
        self.hands = match punto_lies {
            Hand::Left => BySide { punto: left, banco: right },
            Hand::Right => BySide { punto: right, banco: left },
        };
        self.place_shoe(middle, spread.manner, to_come, hand.y);
    }

    /// Sets the shoe and the cards to come into the middle: one above the other, or side by side over the hands.
    fn place_shoe(&mut self, middle: Rect, manner: Manner, to_come: usize, hand: f32) {
        if manner == Manner::Under {
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

/// The ways in which the hands and the shoe can share the felt.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// The third card beside the other two, the shoe between the hands.
    Beside,
    /// The third card below the other two, the shoe between the hands.
    Below,
    /// The third card below the other two, the hands under the shoe.
    Under,
}

impl Manner {
    /// The width and height of a hand with its third card, in widths of a card.
    const fn hand(self) -> (f32, f32) {
        match self {
            Self::Beside => (3.75, 1.5),
            Self::Below | Self::Under => (2.45, 2.6),
        }
    }
}

/// One way of sharing the felt and the width a card can have in it.
struct Spread {
    manner: Manner,
    card: f32,
    /// The width of what is between the hands, in widths of a card.
    middle: f32,
}

impl Spread {
    /// The way in which the cards are largest.
    fn best(area: Rect, label: f32, gap: f32, to_come: usize) -> Self {
        let height = (area.height() - label).max(8.0);
        let middle = (to_come.max(1) as f32 * 0.85).clamp(1.5, 2.6);
        let of = |manner: Manner| {
            let (wide, tall) = manner.hand();
            let spread = Self { manner, card: 0.0, middle };
            let card = match manner {
                Manner::Under => {
                    let tall = tall + 0.1 + over(to_come);
                    ((area.width() - gap) / (2.0 * wide)).min((height - gap * 0.5) / tall)
                }
                Manner::Beside | Manner::Below => {
                    ((area.width() - 2.0 * gap) / (2.0 * wide + middle)).min(height / tall)
                }
            };
            Self { card, ..spread }
        };
        let (beside, below, under) = (of(Manner::Beside), of(Manner::Below), of(Manner::Under));
        let between = if below.card > beside.card { below } else { beside };
        // The shoe leaves the middle only where the cards gain by it.
        if under.card > between.card * 1.05 { under } else { between }
    }
}

/// The height of what stands over the hands, in widths of a card.
const fn over(to_come: usize) -> f32 {
    if to_come == 0 { 0.7 } else { 1.25 }
}

/// The largest width of a card, in points.
const MOST: f32 = 900.0;

/// The share of the edge that stays free at each end.
pub(super) const EDGE: f32 = 0.035;

/// The height of the line in which a hand's name is printed.
pub(super) fn label_height(cloth: Rect) -> f32 {
    (cloth.height() * 0.075).clamp(15.0, 130.0)
}

pub(super) fn rows_of(house: &House, depth: f32, scene: &Scene) -> Vec<Row> {
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
            let row = Row { spot, from, to };
            from = to;
            row
        })
        .collect()
}
