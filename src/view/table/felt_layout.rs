//! The geometry of the felt: a function of house, table and room, never of its contents.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::class_felt::ClassBoxes;
use super::crew::AT_RAIL;
use super::large_table::LargeTable;
use crate::drill::question::Scene;
use crate::rules::bet::Spot;
use crate::rules::house::{Hand, House, TableSize};
use crate::rules::side::BySide;
use crate::view::drawing;

/// Height of a card of width one.
pub(super) const CARD_HEIGHT: f32 = 1.4;

/// The places of one table in one area. Distances are in points.
pub(super) struct FeltLayout {
    pub size: TableSize,
    pub cloth: Rect,
    pub rail: f32,
    /// Height of the strips around the table for people.
    pub strip: f32,
    /// Drop of the players' edge arc towards its ends.
    pub sag: f32,
    /// The printed rows, from the players' edge inwards.
    pub rows: Vec<PrintRow>,
    pub seats: Vec<u8>,
    pub card: f32,
    pub hands: BySide<Rect>,
    pub third: ThirdCard,
    /// Place of the hands, or of other things to look at if there are none.
    pub open: Rect,
    pub label: f32,
    pub furniture: Furniture,
    pub large: Option<LargeTable>,
    pub boxes: Option<ClassBoxes>,
    /// Only what a question is about, seen from afar.
    pub is_for_class: bool,
    /// Least size of the sums, in points.
    pub least_figure: f32,
    /// The part that is seen.
    pub shown: Rect,
    /// The floor around the table.
    pub floor: Option<Rect>,
}

/// The places of the croupiers' things.
pub(super) struct Furniture {
    pub shoe: Rect,
    /// Cards shown before they are drawn, or set apart.
    pub coming: Rect,
    /// The bank's chips.
    pub float: Rect,
    pub basket: Rect,
    pub palette: Rect,
    pub sign: Rect,
}

pub(super) struct PrintRow {
    /// `None` for the row of seat numbers.
    pub spot: Option<Spot>,
    /// Depth of its upper line.
    pub from: f32,
    /// Depth of its lower line.
    pub to: f32,
}

/// A run of boxes along one edge, from left to right.
#[derive(Clone, Copy)]
pub(super) struct Field {
    pub from: f32,
    pub to: f32,
    /// On the edge above the croupier.
    pub facing: bool,
    pub cells: u8,
    /// The share of the run that has boxes, from and to; beside them stand the names of the rows.
    pub boxes: (f32, f32),
    /// Depth at which its rows begin.
    pub shift: f32,
}

impl Field {
    /// The shares of the run where the names of the rows are printed.
    pub(super) fn titles(&self) -> impl Iterator<Item = (f32, f32)> {
        let (from, to) = self.boxes;
        [(0.0, from), (to, 1.0)].into_iter().filter(|(from, to)| to - from > f32::EPSILON)
    }
}

impl FeltLayout {
    pub(super) fn new(room: Rect, scene: &Scene, house: &House) -> Self {
        Self::with_strip(room, (room.height() * 0.055).clamp(14.0, 64.0), scene, house)
    }

    /// As [`FeltLayout::new`], with strips of this height for people.
    pub(super) fn with_strip(room: Rect, strip: f32, scene: &Scene, house: &House) -> Self {
        let (size, seats) = table_of(scene, house);
        let rail = (room.height() * 0.026).clamp(5.0, 52.0);
        // At the sides, where nobody sits, the rail keeps room for its shadow.
        let cloth = room.shrink2(vec2(rail * 0.3, strip)).shrink(rail);
        if size == TableSize::Large
            && let Some(large) = LargeTable::new(cloth, house)
        {
            return Self { floor: Some(room), ..Self::for_large_table(large, rail, strip, house) };
        }
        let (bend, reach, hollow) = match size {
            TableSize::Mini => (0.11, 0.07, 0.05),
            TableSize::Midi | TableSize::Large => (0.17, 0.10, 0.025),
        };
        let (wide, tall) = (cloth.width(), cloth.height());
        let sag = (tall * bend).min(wide * reach);
        let gap = (tall * 0.022).clamp(3.0, 40.0);
        let label = label_height(cloth);
        let things = (tall * 0.19).clamp(26.0, 240.0);
        let floor = cloth.bottom() - tall * hollow - gap;
        let sides = cloth.x_range().shrink(gap * 1.5);
        // The rows have what the cards leave, within bounds.
        let room_below = |depth: f32| floor - things - gap - (cloth.top() + depth + sag * 0.45 + gap);
        let least = tall * 0.30;
        let fit = CardFit::best(vec2(sides.span(), room_below(least)), label, gap);
        let depth = (least + room_below(least) - fit.height(label) - gap).clamp(least, tall * 0.44);
        let below = Rect::from_x_y_ranges(sides, floor - things..=floor);
        let open = Rect::from_x_y_ranges(sides, below.top() - gap - room_below(depth)..=below.top() - gap);
        Self {
            size,
            cloth,
            rail,
            strip,
            sag,
            rows: rows_of(house, depth),
            seats: (1..=seats).collect(),
            card: fit.card,
            hands: hands_in(open, &fit, label, gap, house),
            third: fit.third,
            open,
            label,
            furniture: Furniture::along(below, gap),
            large: None,
            boxes: None,
            is_for_class: false,
            least_figure: 0.0,
            shown: Rect::EVERYTHING,
            floor: Some(room),
        }
    }

    /// Key of this table for cached pictures.
    pub(super) fn key(&self) -> ([u32; 4], u8, usize, bool) {
        (drawing::bits(self.cloth), self.size as u8, self.seats.len(), self.is_for_class)
    }

    /// The area for chips and rows of cards, below the names of the hands.
    pub(super) fn heaps(&self) -> Rect {
        // At its ends the tailleur's own edge of a large table bends into the middle.
        let bend = if self.large.is_some() { self.sag } else { 0.0 };
        let label = if self.is_for_class { 0.0 } else { self.label };
        Rect::from_x_y_ranges(self.open.x_range(), self.open.top() + label..=self.open.bottom() - bend)
    }

    /// The point at `along` (0 to 1) of the players' edge and `depth` below it.
    pub(super) fn at(&self, along: f32, depth: f32) -> Pos2 {
        let k = along * 2.0 - 1.0;
        let x = self.cloth.center().x + k * self.half_width(depth);
        pos2(x, self.cloth.top() + depth + self.sag_at(depth) * k * k)
    }

    /// The depth of a point below the edge of its field.
    pub(super) fn depth_of(&self, point: Pos2) -> f32 {
        if let Some(large) = &self.large {
            return large.depth_of(point);
        }
        // The arc flattens with depth; three iterations are exact to a point.
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
        let narrowing = if self.boxes.is_some() { 0.0 } else { 0.04 };
        self.cloth.width() / 2.0 * (1.0 - narrowing * (depth / self.cloth.height()).clamp(0.0, 1.0))
    }

    /// The runs of boxes; the first is where the keyboard finds a spot.
    pub(super) fn fields(&self) -> Vec<Field> {
        if let Some(large) = &self.large {
            return large.fields();
        }
        if let Some(boxes) = &self.boxes {
            return boxes.fields();
        }
        let (cells, boxes) = (self.last_seat(), (TITLE, 1.0 - TITLE));
        vec![Field { from: EDGE, to: 1.0 - EDGE, facing: true, cells, boxes, shift: 0.0 }]
    }

    /// The point of a field at `along` (0 to 1), from left to right, and `depth` inwards.
    pub(super) fn on(&self, field: Field, along: f32, depth: f32) -> Pos2 {
        let at = field.from + (field.to - field.from) * along;
        match &self.large {
            Some(large) => large.at(at, depth, field.facing),
            None => self.at(at, depth + field.shift),
        }
    }

    pub(super) fn cell(&self, seat: u8, row: &PrintRow) -> (Pos2, Vec2) {
        if let Some(large) = &self.large {
            return large.cell(seat, row);
        }
        if let Some(boxes) = &self.boxes {
            let (along, wide, shift) = boxes.column(seat);
            let centre = self.at(along, f32::midpoint(row.from, row.to) + shift);
            return (centre, vec2(wide * self.cloth.width(), row.to - row.from));
        }
        let centre = self.at(self.along(seat), f32::midpoint(row.from, row.to));
        (centre, vec2(self.step() * self.cloth.width() * 0.98, row.to - row.from))
    }

    /// The part of a box for stakes.
    pub(super) fn stake_cell(&self, seat: u8, row: &PrintRow) -> Rect {
        let (centre, size) = self.cell(seat, row);
        Rect::from_center_size(centre, size * vec2(0.94, 0.92))
    }

    /// The corners of a box, clockwise from the upper left: its lines follow the edge of the table.
    pub(super) fn corners(&self, seat: u8, row: &PrintRow) -> [Pos2; 4] {
        let (centre, size) = self.cell(seat, row);
        let half_size = size * vec2(0.94, 0.92) / 2.0;
        let slope = self.slope(seat, row);
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(across, down)| {
            let aside = across * half_size.x;
            centre + vec2(aside, down * half_size.y + slope * aside)
        })
    }

    /// The slope of the lines of a box, which follow the edge of the table.
    pub(super) fn slope(&self, seat: u8, row: &PrintRow) -> f32 {
        let (centre, _) = self.cell(seat, row);
        let depth = f32::midpoint(row.from, row.to);
        let (sag, half) = match &self.large {
            Some(_) if centre.y > self.cloth.center().y => (-self.sag, self.cloth.width() / 2.0),
            Some(_) => (self.sag, self.cloth.width() / 2.0),
            None => (self.sag_at(depth), self.half_width(depth)),
        };
        2.0 * sag * (centre.x - self.cloth.center().x) / (half * half)
    }

    /// The place of a player beside his seat.
    pub(super) fn guest(&self, seat: u8) -> Pos2 {
        self.beside(seat, self.rail + self.strip * AT_RAIL)
    }

    /// Width of the narrowest seat at the rail.
    pub(super) fn seat_width(&self) -> f32 {
        let width = |seat: &u8| self.rows.first().map(|row| self.cell(*seat, row).1.x);
        self.seats.iter().filter_map(width).fold(f32::INFINITY, f32::min)
    }

    /// The point beyond the edge of a seat, this far out.
    pub(super) fn beside(&self, seat: u8, out: f32) -> Pos2 {
        match &self.large {
            Some(large) => large.beside(seat, -out),
            None => self.at(self.along(seat), -out),
        }
    }

    /// The height of the upper or lower edge at `x`, this far out.
    pub(super) fn edge_at(&self, x: f32, is_above: bool, out: f32) -> f32 {
        let aside = x - self.cloth.center().x;
        match &self.large {
            Some(large) => large.at(aside, large.hollow_at(aside) + large.bend(aside) - out, is_above).y,
            None if is_above => self.at(0.5 + aside / (2.0 * self.half_width(0.0)), -out).y,
            None => self.cloth.bottom() + out,
        }
    }

    /// A small table's seats along the edge: the first is at the croupier's right.
    fn along(&self, seat: u8) -> f32 {
        let place = self.last_seat().saturating_sub(seat);
        EDGE + (1.0 - 2.0 * EDGE) * TITLE + (f32::from(place) + 0.5) * self.step()
    }

    fn step(&self) -> f32 {
        (1.0 - 2.0 * EDGE) * (1.0 - 2.0 * TITLE) / f32::from(self.last_seat().max(1))
    }

    fn last_seat(&self) -> u8 {
        self.seats.last().copied().unwrap_or_default()
    }
}

impl Furniture {
    /// The things of a small table, along the croupier's edge: the shoe at his left, the basket at his right.
    fn along(below: Rect, gap: f32) -> Self {
        let mut left = below.left();
        let mut next = |share: f32| {
            let room = Rect::from_x_y_ranges(left..=left + below.width() * share - gap, below.y_range());
            left += below.width() * share;
            room
        };
        let (shoe, coming, float, basket) = (next(0.14), next(0.23), next(0.33), next(0.12));
        let rest = next(0.18);
        let unit = (shoe.width() / 1.05).min(shoe.height());
        let palette = rest.with_max_y(rest.center().y - gap / 2.0);
        Self {
            shoe: Rect::from_center_size(shoe.center(), vec2(unit * 1.05, unit)),
            coming,
            float,
            basket: centred(basket, 1.2),
            palette: palette.shrink2(vec2(palette.width() * 0.08, palette.height() * 0.15)),
            sign: rest.with_min_y(rest.center().y + gap / 2.0),
        }
    }
}

/// The largest area of these proportions in the middle of a room.
pub(super) fn centred(room: Rect, aspect: f32) -> Rect {
    let height = room.height().min(room.width() / aspect);
    Rect::from_center_size(room.center(), vec2(height * aspect, height))
}

/// Card width and arrangement of the hands.
pub(super) struct CardFit {
    pub card: f32,
    pub third: ThirdCard,
}

/// The place of a third card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ThirdCard {
    Beside,
    Below,
    /// No hand has one.
    Nowhere,
}

impl CardFit {
    fn best(area: Vec2, label: f32, gap: f32) -> Self {
        let area = area - vec2(0.0, label);
        let (beside, below) = (Self::within(area, ThirdCard::Beside, gap), Self::within(area, ThirdCard::Below, gap));
        if below.card > beside.card { below } else { beside }
    }

    /// The largest cards of both hands in an area, without the names of the hands.
    fn within(area: Vec2, third: ThirdCard, gap: f32) -> Self {
        let (wide, tall) = hand_size(third);
        let card = ((area.x - gap) / (2.0 * wide)).min(area.y / tall).clamp(6.0, MOST);
        Self { card, third }
    }

    pub(super) fn height(&self, label: f32) -> f32 {
        label + hand_size(self.third).1 * self.card
    }
}

/// Width and height of a hand, in card widths.
pub(super) const fn hand_size(third: ThirdCard) -> (f32, f32) {
    match third {
        ThirdCard::Beside => (3.7, 1.5),
        ThirdCard::Below => (2.35, 2.65),
        ThirdCard::Nowhere => (2.35, 1.6),
    }
}

/// The two hands side by side in the middle of an area.
pub(super) fn hands_in(area: Rect, fit: &CardFit, label: f32, gap: f32, house: &House) -> BySide<Rect> {
    let size = vec2(hand_size(fit.third).0 * fit.card, fit.height(label).min(area.height()));
    // A wide table has them apart, each before its half.
    let apart = (area.width() - 2.0 * size.x).max(0.0);
    let shift = size.x / 2.0 + (apart * 0.22).max(gap.min(apart) / 2.0);
    let at = |side: f32| Rect::from_center_size(area.center() + vec2(side * shift, 0.0), size);
    let (left, right) = (at(-1.0), at(1.0));
    match *house.dealing.punto_lies.value() {
        Hand::Left => BySide { punto: left, banco: right },
        Hand::Right => BySide { punto: right, banco: left },
    }
}

/// The table shown and its number of seats: the one asked for, else the first that has every seat of the scene.
fn table_of(scene: &Scene, house: &House) -> (TableSize, u8) {
    let last = scene.stakes.iter().map(|stake| stake.seat).chain(scene.seats.as_ref().map(|seats| seats.count));
    let last = last.max().unwrap_or(1);
    let asked = scene.table.and_then(|size| house.table(size));
    let all = house.tables.iter();
    let table = asked
        .or_else(|| all.clone().find(|table| *table.seats.value() >= last))
        .or_else(|| all.max_by_key(|table| *table.seats.value()));
    table.map_or((TableSize::Mini, last), |table| (table.size, last.max(*table.seats.value())))
}

/// Maximum card width in points.
const MOST: f32 = 900.0;

/// Share of a small table that stays free at either end.
pub(super) const EDGE: f32 = 0.035;

/// Share of a small table's rows at either end for their names.
const TITLE: f32 = 0.09;

pub(super) fn label_height(cloth: Rect) -> f32 {
    (cloth.height() * 0.055).clamp(12.0, 110.0)
}

pub(super) fn rows_of(house: &House, depth: f32) -> Vec<PrintRow> {
    let weight = |spot: Spot| if matches!(spot, Spot::Punto | Spot::Banco) { 1.0 } else { 0.9 };
    let kinds: Vec<(Option<Spot>, f32)> =
        std::iter::once((None, 0.7)).chain(house.all_spots().map(|spot| (Some(spot), weight(spot)))).collect();
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
