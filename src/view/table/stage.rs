//! Where everything lies: the geometry of the felt for a room of any size.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::TableLook;
use crate::drill::question::Scene;
use crate::rules::bet::Spot;
use crate::rules::house::{Hand, House};
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
    /// The width of a card.
    pub card: f32,
    /// The place of each hand.
    pub hands: BySide<Rect>,
    /// Whether a third card lies below the other two instead of beside them.
    pub third_below: bool,
    /// What lies between the hands: the shoe and the cards to come.
    pub centre: Rect,
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
        let rail = (room.height() * 0.022).clamp(5.0, 22.0);
        let cloth = room.shrink(rail);
        let sag = (cloth.height() * 0.11).min(cloth.width() * 0.07);
        let staked = !scene.stakes.is_empty();
        let carded = !(scene.hands.punto.is_empty() && scene.hands.banco.is_empty() && scene.to_come.is_empty());
        let share = match (staked, carded) {
            (true, true) => 0.46,
            (true, false) => 0.72,
            (false, _) => 0.25,
        };
        let depth = cloth.height() * share;
        let names = if staked { (cloth.width() * 0.15).clamp(64.0, 220.0) } else { 0.0 };
        let mut stage = Self {
            cloth,
            rail,
            sag,
            depth,
            rows: rows_of(look.house, depth, staked),
            names,
            seats: 1..=7,
            card: 0.0,
            hands: BySide { punto: Rect::ZERO, banco: Rect::ZERO },
            third_below: false,
            centre: Rect::ZERO,
        };
        stage.seats = stage.seats_of(scene, look.house);
        stage.place_hands(scene, *look.house.dealing.punto_lies.value(), staked && !carded);
        stage
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
        let count = f32::from(self.seats.end() - self.seats.start() + 1);
        let first = self.seats_from();
        let step = (1.0 - MARGIN - first) / count;
        // The croupier sees the first seat at his right.
        let place = count - 1.0 - f32::from(seat.saturating_sub(*self.seats.start()));
        let along = first + (place + 0.5) * step;
        let centre = self.at(along, f32::midpoint(row.from, row.to));
        (centre, vec2(step * self.cloth.width(), row.to - row.from))
    }

    /// Where along the edge the columns of the seats begin.
    pub(super) fn seats_from(&self) -> f32 {
        MARGIN + self.names / self.cloth.width()
    }

    /// The seats to show: all of the smallest table that has them, or as many around the stakes as can
    /// be read.
    fn seats_of(&self, scene: &Scene, house: &House) -> std::ops::RangeInclusive<u8> {
        let first = scene.stakes.iter().map(|stake| stake.seat).min().unwrap_or(1);
        let last = scene.stakes.iter().map(|stake| stake.seat).max().unwrap_or(1);
        let mut sizes: Vec<u8> = house.tables.iter().map(|table| *table.seats.value()).collect();
        sizes.sort_unstable();
        let all = sizes.iter().copied().find(|seats| *seats >= last).unwrap_or(last).max(1);
        let room = self.cloth.width() * (1.0 - MARGIN - self.seats_from());
        let legible = ((room / 58.0) as u8).max(1);
        if self.names == 0.0 || all <= legible {
            return 1..=all;
        }
        let shown = legible.max(last - first + 1);
        let start = first.min(all.saturating_sub(shown) + 1);
        start..=(start + shown - 1).min(all)
    }

    fn place_hands(&mut self, scene: &Scene, punto_lies: Hand, bare: bool) {
        let gap = (self.cloth.height() * 0.03).clamp(6.0, 40.0);
        let top = self.cloth.top() + self.depth + self.sag_at(self.depth) * 0.55 + gap;
        let area = Rect::from_min_max(
            pos2(self.cloth.left() + gap * 1.6, top),
            pos2(self.cloth.right() - gap * 1.6, self.cloth.bottom() - gap * 0.8),
        );
        let label = label_height(self.cloth);
        let height = (area.height() - label).max(8.0);
        let centre = (scene.to_come.len().max(1) as f32 * 0.8).clamp(1.5, 3.4);
        // Beside: two cards, a gap and a crosswise card. Below: two cards with a crosswise one under them.
        let beside = ((area.width() - 2.0 * gap) / (2.0 * 3.75 + centre)).min(height / 1.5);
        let below = ((area.width() - 2.0 * gap) / (2.0 * 2.45 + centre)).min(height / 2.6);
        self.third_below = below > beside;
        let most = if bare { height / 1.5 } else { 420.0 };
        self.card = beside.max(below).min(most);
        let hand = vec2(if self.third_below { 2.45 } else { 3.75 } * self.card, area.height());
        let middle = area.center().x;
        let half = (area.width() - centre * self.card) / 2.0;
        // A hand lies in the middle of its half of the felt.
        let left = Rect::from_center_size(pos2(area.left() + half / 2.0, area.center().y), hand);
        let right = Rect::from_center_size(pos2(area.right() - half / 2.0, area.center().y), hand);
        self.hands = match punto_lies {
            Hand::Left => BySide { punto: left, banco: right },
            Hand::Right => BySide { punto: right, banco: left },
        };
        self.centre = Rect::from_center_size(pos2(middle, area.center().y), vec2(centre * self.card, area.height()));
    }
}

/// The share of the edge that stays free at each end.
const MARGIN: f32 = 0.035;

/// The height of the line in which a hand's name is printed.
pub(super) fn label_height(cloth: Rect) -> f32 {
    (cloth.height() * 0.075).clamp(15.0, 64.0)
}

fn rows_of(house: &House, depth: f32, staked: bool) -> Vec<Row> {
    let spots = house.all_spots();
    let kinds: Vec<(Option<Spot>, f32)> = std::iter::once((None, if staked { 0.55 } else { 0.8 }))
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
