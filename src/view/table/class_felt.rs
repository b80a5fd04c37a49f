//! The felt before a class: only what the question is about, large enough for the last row.

use eframe::egui::{Rect, Ui, Vec2, pos2, vec2};

use super::felt_layout::{
    CARD_HEIGHT, CardFit, FeltLayout, Field, Furniture, PrintRow, ThirdCard, hand_size, hands_in,
};
use super::print::payout_on;
use super::side_by_side::cards_once_ui;
use super::{Marks, TableLook, marked_scene_ui, one_for_two_ui, two_tables_ui};
use crate::drill::question::{LaidShoe, Scene, SecondTable};
use crate::rules::bet::Spot;
use crate::rules::house::{House, TableSize};
use crate::rules::side::{BySide, Side};

/// The boxes that have bets, in rows of seats below each other; the sides are shares of the cloth's width.
pub(super) struct ClassBoxes {
    seats: Vec<u8>,
    /// Seats in each row but the last.
    in_row: usize,
    from: f32,
    to: f32,
    /// Height from one row of seats to the next.
    step: f32,
    /// The seat with the shoe.
    pub(super) holder: Option<u8>,
}

/// Most seats beside each other.
const SEATS: usize = 7;
/// And of a single row of bets, which has room for two rows of wide boxes.
const SEATS_OF_ONE: usize = 4;
/// Share of the boxes' width for the names of their rows, and where there are one or two boxes.
const TITLE: f32 = 0.165;
const TITLE_OF_FEW: f32 = 0.28;
const FEW: usize = 4;
/// Height of the seats' numbers in rows, alone and with other things.
const NUMBERS: f32 = 0.95;
const NUMBERS_BESIDE: f32 = 0.7;
/// The most that such a row takes of the cloth.
const ROW_ALONE: f32 = 0.28;
const ROW_BESIDE: f32 = 0.2;
/// The most that the only row takes, and the numbers above it.
const ONLY_ROW: f32 = 0.34;
const ONLY_NUMBERS: f32 = 0.15;
/// Share of the cloth's height for the boxes where other things lie below them, in one row of seats and in more.
const BOXES: f32 = 0.6;
const MANY_BOXES: f32 = 0.68;
/// Space between things, around them, and the height of a line of lettering, in heights of the cloth.
const GAP: f32 = 0.025;
const LABEL: f32 = 0.075;
const RAIL: f32 = 0.016;
/// Least size of a sum, in heights of the cloth.
const FIGURE: f32 = 0.052;
/// Share of the cloth's width for a shoe beside the cards.
const SHOE: f32 = 0.2;
/// Height of the sign with the limits, in lines of lettering.
const SIGN: f32 = 1.5;
/// Least width of a card, in points, and how much larger cards are where one hand lies above the other.
const LEAST_CARD: f32 = 6.0;
const STACKED: f32 = 1.1;
/// Share of the depth of a table's print for the numbers of its seats.
const DISCS: f32 = 0.62;
/// And of the free edge before them.
const EDGE: f32 = 0.12;
/// Height of the strips for people around a whole table, in its heights.
const PEOPLE: f32 = 0.085;
/// Greatest height of a whole table, in its widths.
const TALLEST: f32 = 0.86;
/// Height of a cloth, in its widths, below which the only bet goes without the number of its seat, and least height of
/// its lettering, in widths.
const LOW: f32 = 0.56;
/// And that of one that bets have to themselves.
const LOWEST: f32 = 0.34;
const LEAST_LABEL: f32 = 0.05;
/// And where cards have the cloth to themselves.
const LABEL_ALONE: f32 = 0.075;

/// Draws what the scene is about into the available space, and nothing else of the table.
pub fn class_scene_ui(ui: &mut Ui, scene: &Scene, look: &TableLook<'_>, marks: &Marks) {
    match &scene.second {
        // Alike tables on which the houses pay differently stand apart once they are paid.
        Some(second) if is_same_table((scene, look.house), second) && marks.done == marks.done_on_second => {
            one_for_two_ui(ui, (scene, marks), second, look);
        }
        Some(second) if has_same_cards(scene, &second.scene) => cards_once_ui(ui, (scene, marks), second, look),
        Some(second) => {
            two_tables_ui(ui, (scene, marks), second, look);
        }
        None => {
            marked_scene_ui(ui, scene, look, marks);
        }
    }
}

/// True where each of two houses has a table of its own before a class.
pub fn has_two_tables(scene: &Scene, house: &House) -> bool {
    scene.second.as_ref().is_some_and(|second| !is_same_table((scene, house), second))
}

/// True where the same coup is settled on both tables, which need not show its cards twice.
fn has_same_cards(scene: &Scene, other: &Scene) -> bool {
    let is_coup = |scene: &Scene| scene.apart.is_empty() && scene.to_come.is_empty() && !scene.stakes.is_empty();
    let has_hands = Side::BOTH.into_iter().all(|side| !scene.hands[side].is_empty());
    let is_alike = Side::BOTH.into_iter().all(|side| scene.hands[side] == other.hands[side]);
    has_hands && is_alike && scene.announced == other.announced && is_coup(scene) && is_coup(other)
}

/// True where both tables have the same bets and cards, and the same odds on the cloth. The shoe may differ: one of the
/// houses may not pass it.
fn is_same_table((scene, house): (&Scene, &House), second: &SecondTable) -> bool {
    let other = &second.scene;
    let are_odds_alike =
        scene.stakes.iter().all(|stake| payout_on(stake.spot, house) == payout_on(stake.spot, &second.house));
    let cards = |scene: &Scene| [scene.apart.clone(), scene.hands.punto.clone(), scene.hands.banco.clone()];
    let bets = |scene: &Scene| (scene.stakes.clone(), scene.standing.clone(), scene.limits, scene.shoe.clone());
    let taken = |scene: &Scene| scene.seats.as_ref().map(|seats| seats.taken.clone());
    let is_alike = cards(scene) == cards(other) && bets(scene) == bets(other) && taken(scene) == taken(other);
    is_alike
        && are_odds_alike
        && scene.to_come == other.to_come
        && scene.announced == other.announced
        && !scene.stakes.is_empty()
}

impl ClassBoxes {
    /// The boxes of the seats that matter: those with bets, and where the scene has people, theirs.
    fn new(scene: &Scene, (from, to): (f32, f32)) -> Self {
        let people = scene.seats.iter().flat_map(|seats| seats.taken.iter().copied().chain(seats.holder));
        let mut seats: Vec<u8> = scene.stakes.iter().map(|stake| stake.seat).chain(people).collect();
        seats.sort_unstable();
        seats.dedup();
        let rows = seats.len().div_ceil(SEATS).max(1);
        let holder = scene.seats.as_ref().and_then(|seats| seats.holder);
        Self { in_row: seats.len().div_ceil(rows).max(1), seats, from, to, step: 0.0, holder }
    }

    fn title(&self) -> f32 {
        if self.in_row <= FEW { TITLE_OF_FEW } else { TITLE }
    }

    fn rows(&self) -> usize {
        self.seats.len().div_ceil(self.in_row)
    }

    pub(super) fn fields(&self) -> Vec<Field> {
        let cells = u8::try_from(self.in_row).unwrap_or(u8::MAX);
        let field = |row: usize| {
            let shift = row as f32 * self.step;
            Field { from: self.from, to: self.to, facing: true, cells, boxes: (self.title(), 1.0), shift }
        };
        (0..self.rows()).map(field).collect()
    }

    /// The middle of a seat's column, its width, and how far down its row of seats is.
    pub(super) fn column(&self, seat: u8) -> (f32, f32, f32) {
        let place = self.seats.iter().position(|other| *other == seat).unwrap_or(0);
        let title = self.title();
        let wide = (self.to - self.from) * (1.0 - title) / self.in_row as f32;
        let along = self.from + (self.to - self.from) * title + wide * ((place % self.in_row) as f32 + 0.5);
        (along, wide, (place / self.in_row) as f32 * self.step)
    }
}

impl FeltLayout {
    pub(super) fn for_class(room: Rect, scene: &Scene, house: &House) -> Self {
        if !scene.stakes.is_empty() || (!scene.crew && scene.seats.is_none()) {
            return cleared(room, scene).with_boxes(scene, house);
        }
        if scene.crew {
            return Self { floor: None, ..Self::new(room, scene, house) };
        }
        // Who sits where is seen on the whole table, in its own shape, with those who sit there and without its print.
        let room = Rect::from_center_size(room.center(), vec2(room.width(), room.height().min(room.width() * TALLEST)));
        let mut stage = Self::with_strip(room, room.height() * PEOPLE, scene, house);
        stage.is_for_class = true;
        stage.floor = None;
        stage.label = stage.cloth.height() * LABEL;
        let depth = stage.rows.last().map_or(0.0, |row| row.to);
        if let Some(large) = &mut stage.large {
            large.has_titles = false;
        }
        let tall = (depth * DISCS).min(stage.seat_width());
        stage.rows = vec![PrintRow { spot: None, from: depth * EDGE, to: depth * EDGE + tall }];
        stage
    }

    /// The cleared felt with the boxes that have bets, and what else the scene has below them.
    fn with_boxes(mut self, scene: &Scene, house: &House) -> Self {
        let is_used = |spot: &Spot| {
            let wins = scene.announced.map(Spot::from) == Some(*spot);
            scene.stakes.iter().any(|stake| stake.spot == *spot) || (wins && !scene.stakes.is_empty())
        };
        let spots: Vec<Spot> = house.all_spots().filter(is_used).collect();
        let gap = self.cloth.height() * GAP;
        let mut inner = self.cloth.shrink2(vec2(gap, 2.0 * gap));
        if scene.limits.is_some() {
            self.furniture.sign = inner.with_min_y(inner.bottom() - self.label * SIGN);
            inner = inner.with_max_y(self.furniture.sign.top() - gap);
        }
        self.open = inner;
        let share = |x: f32| (x - self.cloth.left()) / self.cloth.width();
        let mut boxes = ClassBoxes::new(scene, (share(inner.left()), share(inner.right())));
        if spots.len() == 1 && boxes.seats.len() > SEATS_OF_ONE {
            boxes.in_row = boxes.seats.len().div_ceil(2);
        }
        if !spots.is_empty() {
            let is_alone = !has_cards(scene) && scene.chips.is_empty() && scene.shoe.is_none();
            let is_low = self.cloth.height() < LOW * self.cloth.width();
            let is_numbered = !is_low || boxes.seats.len() > 1 || scene.seats.is_some() || !scene.chips.is_empty();
            boxes.step = self.lay_rows(inner, &spots, (boxes.rows(), is_numbered), is_alone);
            let height = boxes.step * boxes.rows() as f32;
            self.open = inner.with_min_y((inner.top() + height).min(inner.bottom()));
        }
        if self.rows.iter().any(|row| row.spot.is_none()) || spots.is_empty() {
            self.seats.clone_from(&boxes.seats);
        }
        self.boxes = Some(boxes);
        self.lay_cards(scene, house, gap);
        self
    }

    /// Rows for these spots, in each row of seats. Returns the height of one row of seats.
    fn lay_rows(
        &mut self,
        inner: Rect,
        spots: &[Spot],
        (seat_rows, is_numbered): (usize, bool),
        is_alone: bool,
    ) -> f32 {
        let gap = self.cloth.height() * GAP;
        let numbers_of_unit = match (is_numbered, is_alone || spots.len() == 1) {
            (false, _) => 0.0,
            (true, true) => NUMBERS,
            (true, false) => NUMBERS_BESIDE,
        };
        let units = spots.len() as f32 + numbers_of_unit;
        let is_strip = is_alone && self.cloth.height() < LOWEST * self.cloth.width();
        let (most, all) = match (is_alone, seat_rows) {
            _ if is_strip => (1.0, 1.0),
            (true, _) => (ROW_ALONE, 1.0),
            (false, 1) => (ROW_BESIDE, BOXES),
            (false, _) => (ROW_BESIDE, MANY_BOXES),
        };
        let height = inner.height() * all / seat_rows as f32 - gap;
        let unit = (self.cloth.height() * most).min(height / units);
        let numbers = unit * numbers_of_unit;
        // A row without others has room for bet and payout, one above the other.
        let (unit, numbers) = match (spots, seat_rows) {
            ([_], rows) => {
                let numbers = numbers.min(self.cloth.height() * ONLY_NUMBERS / (rows as f32).sqrt());
                let most = if is_strip { 1.0 } else { ONLY_ROW };
                ((height - numbers).min(self.cloth.height() * most), numbers)
            }
            _ => (unit, numbers),
        };
        let used = numbers + unit * spots.len() as f32;
        let spare = if is_alone { (height - used) / 2.0 } else { 0.0 };
        let mut from = inner.top() + spare - self.cloth.top();
        let numbered = is_numbered.then_some((None, numbers));
        let kinds = numbered.into_iter().chain(spots.iter().map(|spot| (Some(*spot), unit)));
        let row = |(spot, height): (Option<Spot>, f32)| {
            let row = PrintRow { spot, from, to: from + height };
            from = row.to;
            row
        };
        self.rows = kinds.map(row).collect();
        used + gap + spare
    }

    /// The only hand with cards, drawn without an empty place beside it.
    pub(super) fn only_hand(&self, scene: &Scene) -> Option<Side> {
        let has_cards = |side: &Side| !scene.hands[*side].is_empty();
        let [side] = Side::BOTH.into_iter().filter(has_cards).collect::<Vec<_>>()[..] else { return None };
        (self.is_for_class && scene.announced.is_none()).then_some(side)
    }

    /// The places of shoe, hands and cards to come, below the boxes.
    fn lay_cards(&mut self, scene: &Scene, house: &House, gap: f32) {
        let mut open = self.open;
        if matches!(scene.shoe, Some(LaidShoe::Stopped(_))) {
            let band = if has_cards(scene) { open.with_max_x(open.left() + self.cloth.width() * SHOE) } else { open };
            let unit = (band.width() / 1.05).min(band.height() * 0.6);
            self.furniture.shoe = Rect::from_center_size(band.center(), vec2(unit * 1.05, unit));
            open = if has_cards(scene) { open.with_min_x(band.right() + gap) } else { open };
        }
        let hands = [&scene.hands.punto, &scene.hands.banco];
        let has_hands = hands.iter().any(|hand| !hand.is_empty());
        let coming = if has_hands { scene.to_come.len().max(scene.apart.len()) as f32 } else { 0.0 };
        let is_one = self.only_hand(scene).is_some();
        let fit = |(third, is_stacked): (ThirdCard, bool)| {
            let (wide, tall) = hand_size(third);
            let (across, down) = match (is_one, is_stacked) {
                (true, _) => (1.0, 1.0),
                (false, true) => (1.0, 2.0),
                (false, false) => (2.0, 1.0),
            };
            let by_width = (open.width() - gap * (across - 1.0)) / (across * wide);
            // The cards to come are as large as those that lie.
            let (lines, below) = if coming > 0.0 { (down + 1.0, CARD_HEIGHT * 1.04) } else { (down, 0.0) };
            let by_height = (open.height() - lines * self.label - gap * (lines - 1.0)) / (down * tall + below);
            let card = by_width.min(by_height).min(open.width() / (coming.max(1.0) * 1.08)).max(LEAST_CARD);
            (CardFit { card, third }, is_stacked)
        };
        let has_third = hands.iter().any(|hand| hand.len() > 2);
        let thirds: &[ThirdCard] =
            if has_third { &[ThirdCard::Beside, ThirdCard::Below] } else { &[ThirdCard::Nowhere] };
        let ways = thirds.iter().flat_map(|third| [(*third, false), (*third, true)]).map(fit);
        // One above the other only where that is much larger.
        let worth = |(fit, is_stacked): &(CardFit, bool)| if *is_stacked { fit.card / STACKED } else { fit.card };
        let Some((fit, is_stacked)) = ways.max_by(|one, other| worth(one).total_cmp(&worth(other))) else { return };
        (self.card, self.third) = (fit.card, fit.third);
        let height = self.card * CARD_HEIGHT * 1.04 + self.label;
        self.furniture.coming = open.with_min_y((open.bottom() - height).max(open.top()));
        if coming > 0.0 {
            open = open.with_max_y((self.furniture.coming.top() - gap).max(open.top()));
        }
        self.hands = if is_one {
            let size = vec2(hand_size(fit.third).0 * fit.card, fit.height(self.label));
            let place = Rect::from_center_size(open.center(), size);
            BySide { punto: place, banco: place }
        } else if is_stacked {
            let (above, below) = open.split_top_bottom_at_fraction(0.5);
            let size = vec2(hand_size(fit.third).0 * fit.card, fit.height(self.label));
            let place = |room: Rect| Rect::from_center_size(room.center(), size);
            // The hand at the left is the one above.
            let [first, _] = house.dealing.sides_from_left();
            let rooms = if first == Side::Punto { [above, below] } else { [below, above] };
            let [punto, banco] = rooms.map(place);
            BySide { punto, banco }
        } else {
            hands_in(open, &fit, self.label, gap, house)
        };
    }
}

/// A cloth with nothing on it.
fn cleared(room: Rect, scene: &Scene) -> FeltLayout {
    let rail = (room.height() * RAIL).clamp(4.0, 40.0);
    let cloth = room.shrink(rail * 1.4);
    // Cards come from the corner, and bets go to the edge.
    let nowhere = |at| Rect::from_center_size(at, Vec2::ZERO);
    let corner = nowhere(cloth.right_top());
    let least_label = if scene.stakes.is_empty() { LABEL_ALONE } else { LEAST_LABEL };
    FeltLayout {
        size: TableSize::Mini,
        cloth,
        rail,
        strip: 0.0,
        sag: 0.0,
        rows: Vec::new(),
        seats: Vec::new(),
        card: LEAST_CARD,
        hands: BySide { punto: cloth, banco: cloth },
        third: ThirdCard::Nowhere,
        open: cloth,
        label: (cloth.height() * LABEL).max(cloth.width() * least_label),
        furniture: Furniture {
            shoe: corner,
            coming: cloth,
            float: nowhere(pos2(cloth.center().x, cloth.bottom())),
            basket: corner,
            palette: corner,
            sign: corner,
        },
        large: None,
        boxes: None,
        is_for_class: true,
        least_figure: cloth.height() * FIGURE,
        shown: Rect::EVERYTHING,
        floor: None,
    }
}

fn has_cards(scene: &Scene) -> bool {
    let Scene { hands, apart, to_come, .. } = scene;
    !(hands.punto.is_empty() && hands.banco.is_empty() && apart.is_empty() && to_come.is_empty())
}
