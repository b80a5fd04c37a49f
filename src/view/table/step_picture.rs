//! Small pictures of the steps of a coup and of the opening of a shoe: the things that a step is about, on a piece of
//! the cloth.

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, vec2,
};

use super::card::{self, CardPlace};
use super::{TableLook, chip, furniture, shoe};
use crate::drill::question::{CardBack, LaidCard};
use crate::rules::card::{Card, Rank, Suit};
use crate::rules::house::CardColour;
use crate::rules::side::Side;
use crate::view::fonts;

/// Width of a picture, in its heights.
pub const STEP_WIDTH: f32 = 1.7;

/// A thing at a place in a picture of height one.
#[derive(Clone, Copy)]
enum Thing {
    Shoe(f32, f32),
    /// Face down, turned clockwise by this angle in radians.
    Back(f32, f32, f32),
    /// Face up.
    Front(f32, f32),
    Pack(f32, f32),
    StopCard(f32, f32),
    Chips(f32, f32),
    Rack(f32, f32),
    Basket(f32, f32),
    Palette(f32, f32),
    Seat(f32, f32),
    Bubble(f32, f32),
    Lens(f32, f32),
    /// Nothing more may be done here.
    Closed(f32, f32),
    Arrow((f32, f32), (f32, f32)),
    /// An arrow to the right, from and to.
    To(f32, f32),
    /// The place of a side, with its cards.
    Hand(Side, HandCards),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum HandCards {
    Nothing,
    /// In its place stands what is called about the other hand.
    Called,
    /// Face down, with the numbers of the cards in the order of the shoe.
    Dealt([u8; 2]),
    Turning,
    Open,
    Third,
}

use HandCards::{Called, Dealt, Nothing, Open, Third, Turning};
use Side::{Banco, Punto};
use Thing::{
    Arrow, Back, Basket, Bubble, Chips, Closed, Front, Hand, Lens, Pack, Palette, Rack, Seat, Shoe, StopCard, To,
};

/// The things of the step with this id; nothing for a step without a picture.
fn things(step: &str) -> &'static [Thing] {
    match step {
        "invite-stakes" | "first-coup" => &[Bubble(0.48, 0.42), Chips(1.22, 0.5)],
        "place-stakes" => &[Chips(0.42, 0.5), To(0.8, 1.4)],
        "check-stakes" => &[Chips(0.62, 0.5), Lens(1.08, 0.46)],
        "stop-bets" => &[Chips(0.44, 0.5), Closed(1.24, 0.5)],
        "sign-to-holder" => &[Bubble(0.42, 0.42), To(0.82, 1.02), Shoe(1.34, 0.5)],
        "draw-four" => &[Hand(Punto, Dealt([1, 3])), Hand(Banco, Dealt([2, 4]))],
        "take-punto" => &[Palette(0.9, 0.56), Back(0.42, 0.5, 0.0), Back(0.66, 0.5, 0.0)],
        "turn-punto" => &[Hand(Punto, Turning), Hand(Banco, Nothing)],
        "turn-banco" => &[Hand(Banco, Turning), Hand(Punto, Nothing)],
        "call-punto" => &[Hand(Punto, Open), Hand(Banco, Called)],
        "call-banco" => &[Hand(Banco, Open), Hand(Punto, Called)],
        "third-punto" => &[Hand(Punto, Third), Hand(Banco, Nothing)],
        "third-banco" => &[Hand(Banco, Third), Hand(Punto, Nothing)],
        "final-call" => &[Bubble(0.42, 0.42), Front(0.98, 0.5), Front(1.36, 0.5)],
        "collect" => &[Chips(0.4, 0.5), To(0.76, 1.0), Rack(1.36, 0.5)],
        "pay" => &[Rack(0.36, 0.5), To(0.72, 0.96), Chips(1.32, 0.5)],
        "put-away" | "burn" => &[Back(0.3, 0.5, -0.12), Back(0.5, 0.5, 0.1), To(0.78, 1.0), Basket(1.34, 0.5)],
        "close-lid" => &[Basket(0.85, 0.66), Arrow((0.85, 0.1), (0.85, 0.42))],
        "pass-shoe" | "give-shoe" => &[Shoe(0.38, 0.5), To(0.74, 1.0), Seat(1.36, 0.5)],
        "next-coup" => &[Shoe(0.38, 0.5), To(0.74, 1.0), Back(1.32, 0.5, 0.0)],
        "check-packs" => &[Front(0.36, 0.5), Front(0.6, 0.5), Front(0.84, 0.5), Lens(1.16, 0.44)],
        "shuffle" => &[Back(0.5, 0.52, -0.35), Back(0.7, 0.48, -0.12), Back(0.98, 0.48, 0.12), Back(1.18, 0.52, 0.35)],
        "cut" => &[Pack(0.48, 0.54), Pack(1.24, 0.54), Arrow((0.72, 0.3), (1.02, 0.3))],
        "stop-card" => &[StopCard(1.0, 0.44), Pack(0.85, 0.54)],
        "into-shoe" => &[Pack(0.36, 0.54), To(0.66, 0.92), Shoe(1.3, 0.5)],
        "first-card" => &[Shoe(0.42, 0.5), To(0.78, 1.02), Front(1.34, 0.5)],
        _ => &[],
    }
}

pub fn has_step_picture(step: &str) -> bool {
    !things(step).is_empty()
}

/// Draws a step into an area of [`STEP_WIDTH`]; the words beside it say the same.
pub fn step_picture_ui(ui: &Ui, plate: Rect, step: &str, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let unit = plate.height();
    let edge = Stroke::new((unit * 0.05).max(1.5), baize.rail);
    ui.painter().rect(plate, CornerRadius::from(unit * 0.1), baize.cloth, edge, StrokeKind::Inside);
    paint_things(ui, plate, step, look);
}

/// The things of a step without their cloth.
pub(super) fn paint_things(ui: &Ui, plate: Rect, step: &str, look: &TableLook<'_>) {
    let sketch = Sketch { ui, plate, unit: plate.height(), look };
    for thing in things(step) {
        sketch.paint(*thing);
    }
}

/// Width of a card, in heights of the picture.
const CARD: f32 = 0.3;
const SMALL_CARD: f32 = 0.22;

struct Sketch<'s> {
    ui: &'s Ui,
    plate: Rect,
    unit: f32,
    look: &'s TableLook<'s>,
}

impl Sketch<'_> {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.plate.min + vec2(x, y) * self.unit
    }

    fn area(&self, x: f32, y: f32, size: Vec2) -> Rect {
        Rect::from_center_size(self.at(x, y), size * self.unit)
    }

    fn paint(&self, thing: Thing) {
        let painter = self.ui.painter();
        let look = self.look;
        match thing {
            Shoe(x, y) => shoe::paint_shoe(self.ui, self.area(x, y, vec2(0.55, 0.56)), CardBack::Blue, look),
            Back(x, y, angle) => {
                let place = CardPlace { angle, ..CardPlace::straight(self.at(x, y), CARD * self.unit) };
                card::paint(self.ui, place, LaidCard::Down(CardBack::Blue), look);
            }
            Front(x, y) => self.front(CardPlace::straight(self.at(x, y), CARD * self.unit), SEVEN),
            Pack(x, y) => self.pack(x, y),
            StopCard(x, y) => self.stop_card(painter, x, y),
            Chips(x, y) => self.chips(x, y),
            Rack(x, y) => self.rack(painter, x, y),
            Basket(x, y) => furniture::basket(painter, self.area(x, y, vec2(0.52, 0.4)), look),
            Palette(x, y) => furniture::palette(painter, self.area(x, y, vec2(1.4, 0.62)), look),
            Seat(x, y) => {
                let line = Stroke::new(self.unit * 0.035, look.theme.baize.print);
                painter.circle(self.at(x, y), self.unit * 0.24, look.theme.baize.rail, line);
            }
            Bubble(x, y) => self.bubble(painter, x, y),
            Lens(x, y) => self.lens(painter, x, y),
            Closed(x, y) => self.closed(painter, x, y),
            Arrow(from, to) => self.arrow(painter, self.at(from.0, from.1), self.at(to.0, to.1)),
            To(from, to) => self.arrow(painter, self.at(from, 0.5), self.at(to, 0.5)),
            Hand(side, cards) => self.hand(painter, side, cards),
        }
    }

    fn front(&self, place: CardPlace, front: Card) {
        card::paint(self.ui, place, LaidCard::Up(front), self.look);
    }

    fn numbered_back(&self, painter: &Painter, place: CardPlace, number: u8) {
        let baize = self.look.theme.baize;
        card::paint(self.ui, place, LaidCard::Down(CardBack::Blue), self.look);
        painter.circle_filled(place.centre, self.unit * 0.13, baize.card_face);
        let font = FontId::new(self.unit * 0.22, fonts::bold());
        painter.text(place.centre, Align2::CENTER_CENTER, number, font, baize.card_ink_black);
    }

    /// Cards on each other, seen a little from the front.
    fn pack(&self, x: f32, y: f32) {
        for below in (0..5_u8).rev() {
            let centre = self.at(x, y + 0.028 * f32::from(below) - 0.06);
            card::paint(
                self.ui,
                CardPlace::straight(centre, 0.4 * self.unit),
                LaidCard::Down(CardBack::Blue),
                self.look,
            );
        }
    }

    fn stop_card(&self, painter: &Painter, x: f32, y: f32) {
        let baize = self.look.theme.baize;
        let fill = match self.look.house.shoe.stop_card.value() {
            CardColour::Blue => baize.back_blue,
            CardColour::Red => baize.back_red,
            CardColour::Any => baize.highlight,
        };
        let edge = Stroke::new((self.unit * 0.015).max(1.0), baize.card_face);
        painter.rect(self.area(x, y, vec2(0.4, 0.56)), CornerRadius::same(2), fill, edge, StrokeKind::Inside);
    }

    fn chips(&self, x: f32, y: f32) {
        let pieces = &self.look.house.chip_set().pieces;
        let Some(piece) = pieces.get(pieces.len() / 2) else { return };
        chip::paint_stake(self.ui, self.area(x, y, vec2(0.66, 0.66)), &[(piece, 3)], self.look.theme);
    }

    /// Part of the bank's rack.
    fn rack(&self, painter: &Painter, x: f32, y: f32) {
        let room = self.area(x, y, vec2(0.54, 0.6));
        let baize = self.look.theme.baize;
        painter.rect(room, CornerRadius::same(3), baize.rail, Stroke::new(1.0, baize.rail_light), StrokeKind::Inside);
        let inner = room.shrink(self.unit * 0.05);
        let pieces = &self.look.house.chip_set().pieces;
        let step = inner.width() / TUBES as f32;
        for (place, piece) in pieces.iter().rev().take(TUBES).enumerate() {
            let left = inner.left() + step * place as f32;
            let tube = Rect::from_x_y_ranges(left..=left + step, inner.y_range());
            furniture::tube(painter, tube, piece, 0.8, self.look);
        }
    }

    /// A call: a bubble with a line of speech.
    fn bubble(&self, painter: &Painter, x: f32, y: f32) {
        let baize = self.look.theme.baize;
        let room = self.area(x, y, vec2(0.66, 0.4));
        let tail = [vec2(-0.1, 0.18), vec2(0.06, 0.18), vec2(-0.14, 0.36)].map(|step| self.at(x, y) + step * self.unit);
        painter.add(Shape::convex_polygon(tail.to_vec(), baize.card_face, Stroke::NONE));
        painter.rect_filled(room, CornerRadius::from(self.unit * 0.16), baize.card_face);
        for dot in [-0.17, 0.0, 0.17] {
            painter.circle_filled(self.at(x + dot, y), self.unit * 0.045, baize.card_ink_black);
        }
    }

    fn lens(&self, painter: &Painter, x: f32, y: f32) {
        let ink = self.look.theme.baize.highlight;
        let radius = self.unit * 0.24;
        let glass = self.look.theme.baize.print.gamma_multiply(0.18);
        let handle = Stroke::new(self.unit * 0.09, ink);
        let from = self.at(x, y) + Vec2::splat(radius * 0.72);
        painter.line_segment([from, from + Vec2::splat(self.unit * 0.17)], handle);
        painter.circle(self.at(x, y), radius, glass, Stroke::new(self.unit * 0.06, ink));
    }

    fn closed(&self, painter: &Painter, x: f32, y: f32) {
        let baize = self.look.theme.baize;
        let radius = self.unit * 0.34;
        let slant = Vec2::splat(radius * std::f32::consts::FRAC_1_SQRT_2);
        // Pale below, so that it is seen on every chip.
        for (width, ink) in [(0.13, baize.card_face), (0.08, baize.card_ink_red)] {
            let line = Stroke::new(self.unit * width, ink);
            painter.circle_stroke(self.at(x, y), radius, line);
            painter.line_segment([self.at(x, y) - slant, self.at(x, y) + slant], line);
        }
    }

    fn arrow(&self, painter: &Painter, from: Pos2, to: Pos2) {
        let ink = self.look.theme.baize.highlight;
        let along = (to - from).normalized();
        let head = self.unit * 0.16;
        let neck = to - along * head;
        painter.line_segment([from, neck], Stroke::new(self.unit * 0.075, ink));
        let across = along.rot90() * head * 0.8;
        painter.add(Shape::convex_polygon(vec![to, neck + across, neck - across], ink, Stroke::NONE));
    }

    /// The place of a side below the first letter of its name, on its half as the house has it.
    fn hand(&self, painter: &Painter, side: Side, cards: HandCards) {
        let [left, _] = self.look.house.dealing.sides_from_left();
        let x = if left == side { 0.45 } else { STEP_WIDTH - 0.45 };
        let baize = self.look.theme.baize;
        let ink = if matches!(cards, Nothing | Called) { baize.print_quiet } else { baize.highlight };
        if cards != Called {
            let line = Stroke::new((self.unit * 0.02).max(1.0), ink);
            let place = self.area(x, HAND, vec2(0.74, 0.64));
            painter.rect(place, CornerRadius::same(3), Color32::TRANSPARENT, line, StrokeKind::Inside);
            let font = FontId::new(self.unit * 0.22, fonts::bold());
            let initial: String = self.look.side_name(side).chars().take(1).collect();
            painter.text(self.at(x, 0.16), Align2::CENTER_CENTER, initial.to_uppercase(), font, ink);
        }
        let width = if cards == Third { SMALL_CARD } else { CARD } * self.unit;
        let place = |aside: f32| CardPlace::straight(self.at(x + aside, HAND), width);
        match cards {
            Nothing => {}
            Called => self.bubble(painter, x, 0.45),
            Dealt([first, second]) => {
                self.numbered_back(painter, place(-0.17), first);
                self.numbered_back(painter, place(0.17), second);
            }
            Open => {
                self.front(place(-0.17), SEVEN);
                self.front(place(0.17), TWO);
            }
            Turning => {
                self.front(place(-0.17), SEVEN);
                card::paint(
                    self.ui,
                    CardPlace { open: 0.45, ..place(0.17) },
                    LaidCard::Down(CardBack::Blue),
                    self.look,
                );
            }
            Third => {
                self.front(place(-0.24), SEVEN);
                self.front(place(-0.02), TWO);
                self.front(place(0.23).turned(), FIVE);
            }
        }
    }
}

/// Middle of the place of a side, from the upper edge.
const HAND: f32 = 0.61;
/// Tubes of the rack that are seen.
const TUBES: usize = 3;
/// Cards like any others.
const SEVEN: Card = Card { rank: Rank::Seven, suit: Suit::Hearts };
const TWO: Card = Card { rank: Rank::Two, suit: Suit::Spades };
const FIVE: Card = Card { rank: Rank::Five, suit: Suit::Diamonds };
