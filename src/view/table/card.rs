//! A card: ivory face with thin edge, shadow, large indices, pips or court picture; or its back.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI};

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Id, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    emath::Rot2, epaint::TextShape, vec2,
};

use super::felt_layout::CARD_HEIGHT;
use super::{TableLook, back, court, pips, shade, shape};
use crate::drill::question::LaidCard;
use crate::rules::card::{Card, Rank, Suit};
use crate::view::drawing::{self, Placement};
use crate::view::fonts;
use crate::view::widget::name;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardPlace {
    pub centre: Pos2,
    /// Width in points; the height is 1.4 times as much.
    pub width: f32,
    /// Clockwise, in radians.
    pub angle: f32,
    /// Visible share of its width during a flip, 0 to 1.
    pub open: f32,
    /// Share of its size, for a card on its way.
    pub scale: f32,
}

pub fn card_ui(ui: &Ui, place: CardPlace, card: LaidCard, look: &TableLook<'_>, label: &str, id: Id) {
    // The accessible area keeps its full size during a flip.
    let response = ui.interact(place.rest(), id, Sense::hover());
    name(&response, Role::Image, label);
    paint(ui, place, card, look);
}

pub(super) fn paint(ui: &Ui, place: CardPlace, card: LaidCard, look: &TableLook<'_>) {
    let CardPlace { centre, width, angle, open, scale } = place;
    let placement = Placement { centre, angle, scale: vec2(scale * open.max(0.04), scale) };
    drawing::picture(ui, ("card", card, width.to_bits(), look.paint_key()), placement, |painter| {
        let here = CardPlace::straight(Pos2::ZERO, width);
        blank(painter, here, look);
        match card {
            LaidCard::Down(colour) => {
                back::paint(painter, here.rect().shrink(width * 0.05), width, colour, look.theme.baize);
            }
            LaidCard::Up(card) => face(painter, here, card, look),
        }
    });
    // Letters do not narrow with the card: they come once there is room for them.
    if let LaidCard::Up(card) = card
        && open >= 0.5
    {
        for upside_down in [false, true] {
            rank(ui, place, card, look, upside_down);
        }
    }
}

fn blank(painter: &Painter, place: CardPlace, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let rect = place.rect();
    let round = CornerRadius::from((place.width * 0.07).clamp(2.0, 40.0));
    let drop = place.width * 0.035;
    let soft = shape::shadow(drop.clamp(1.0, 16.0), (place.width * 0.13).clamp(3.0, 80.0), shade(look, 0.5));
    painter.add(soft.as_shape(rect, round));
    let edge = Stroke::new((place.width * 0.008).max(0.75), baize.card_edge);
    painter.rect(rect, round, baize.card_face, edge, StrokeKind::Inside);
}

impl CardPlace {
    pub fn straight(centre: Pos2, width: f32) -> Self {
        Self { centre, width, angle: 0.0, open: 1.0, scale: 1.0 }
    }

    pub fn turned(self) -> Self {
        Self { angle: FRAC_PI_2, ..self }
    }

    pub fn rect(&self) -> Rect {
        let size = vec2(self.width * self.open.max(0.04), self.width * CARD_HEIGHT) * self.scale;
        Rect::from_center_size(self.centre, if self.angle.abs() > FRAC_PI_4 { size.yx() } else { size })
    }

    /// The area covered when fully turned.
    fn rest(&self) -> Rect {
        Self { open: 1.0, ..*self }.rect()
    }

    /// The point at this share of width and height from the top left corner.
    pub(super) fn at(&self, x: f32, y: f32) -> Pos2 {
        let (width, height) = (self.width * self.open, self.width * CARD_HEIGHT);
        self.centre + self.turn(vec2((x - 0.5) * width, (y - 0.5) * height)) * self.scale
    }

    /// A card-relative vector in screen coordinates.
    fn turn(&self, step: Vec2) -> Vec2 {
        Rot2::from_angle(self.angle) * step
    }
}

fn face(painter: &Painter, place: CardPlace, card: Card, look: &TableLook<'_>) {
    let ink = ink(card.suit, look);
    if card.rank.is_figure() {
        court::paint(painter, place, card, ink);
    } else {
        pips::paint(painter, place, card, ink);
    }
    let index = Index::for_rank(card.rank);
    for step in [1.0, -1.0] {
        let middle = place.at(0.5, 0.5) + (place.at(index.x, index.suit_y) - place.at(0.5, 0.5)) * step;
        pips::suit(painter, middle, vec2(0.0, step), place.width * index.suit, card.suit, ink);
    }
}

/// The measures of rank and suit in the corner, in card widths; heights as shares of the card's.
struct Index {
    size: f32,
    x: f32,
    suit: f32,
    suit_y: f32,
}

impl Index {
    fn for_rank(rank: Rank) -> Self {
        match rank {
            Rank::Ten => Self { size: 0.21, x: 0.145, suit: 0.125, suit_y: 0.235 },
            Rank::Jack | Rank::Queen | Rank::King => Self { size: 0.23, x: 0.108, suit: 0.125, suit_y: 0.24 },
            _ => Self { size: 0.28, x: 0.13, suit: 0.13, suit_y: 0.255 },
        }
    }
}

/// The rank in the upper left corner, or rotated in the lower right.
fn rank(ui: &Ui, place: CardPlace, card: Card, look: &TableLook<'_>, upside_down: bool) {
    let ink = ink(card.suit, look);
    let index = Index::for_rank(card.rank);
    let size = place.width * place.scale * index.size;
    let mut figures = eframe::egui::text::LayoutJob::default();
    let format = eframe::egui::TextFormat {
        font_id: FontId::new(size, fonts::bold()),
        // Ten has two figures in the room of one.
        extra_letter_spacing: if card.rank == Rank::Ten { -size * 0.14 } else { 0.0 },
        color: ink,
        ..Default::default()
    };
    figures.append(index_text(card.rank), 0.0, format);
    let galley = ui.painter().layout_job(figures);
    let (x, y) = (index.x, 0.035 + index.size * 0.29);
    let centre = if upside_down { place.at(1.0 - x, 1.0 - y) } else { place.at(x, y) };
    let min = centre - galley.size() / 2.0;
    let angle = place.angle + if upside_down { PI } else { 0.0 };
    ui.painter().add(TextShape::new(min, galley, ink).with_angle_and_anchor(angle, Align2::CENTER_CENTER));
}

pub(super) const fn index_text(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "A",
        Rank::Two => "2",
        Rank::Three => "3",
        Rank::Four => "4",
        Rank::Five => "5",
        Rank::Six => "6",
        Rank::Seven => "7",
        Rank::Eight => "8",
        Rank::Nine => "9",
        Rank::Ten => "10",
        Rank::Jack => "J",
        Rank::Queen => "Q",
        Rank::King => "K",
    }
}

pub(super) fn ink(suit: Suit, look: &TableLook<'_>) -> Color32 {
    let baize = look.theme.baize;
    let four = &baize.four_colour;
    match (look.four_colour, suit) {
        (true, Suit::Spades) => four.spades,
        (true, Suit::Hearts) => four.hearts,
        (true, Suit::Diamonds) => four.diamonds,
        (true, Suit::Clubs) => four.clubs,
        (false, Suit::Hearts | Suit::Diamonds) => baize.card_ink_red,
        (false, Suit::Spades | Suit::Clubs) => baize.card_ink_black,
    }
}
