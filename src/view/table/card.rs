//! A card: ivory face with thin edge, shadow, large indices, pips or court picture; or its back.

use std::f32::consts::{FRAC_PI_2, PI};

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Id, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    epaint::TextShape, vec2,
};

use super::felt_layout::CARD_HEIGHT;
use super::{TableLook, back, court, pips, shade, shape};
use crate::drill::question::LaidCard;
use crate::rules::card::{Card, Rank, Suit};
use crate::view::fonts;
use crate::view::widget::name;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardPlace {
    pub centre: Pos2,
    /// Width in points; the height is 1.4 times as much.
    pub width: f32,
    /// Rotated by a quarter turn.
    pub crosswise: bool,
    /// Visible share of its width during a flip, 0 to 1.
    pub open: f32,
}

pub fn card_ui(ui: &Ui, place: CardPlace, card: LaidCard, look: &TableLook<'_>, label: &str, id: Id) {
    // The accessible area keeps its full size during a flip.
    let response = ui.interact(place.rest(), id, Sense::hover());
    name(&response, Role::Image, label);
    paint(ui, place, card, look);
}

fn paint(ui: &Ui, place: CardPlace, card: LaidCard, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let painter = ui.painter();
    let rect = place.rect();
    let round = CornerRadius::from((place.width * 0.07).clamp(2.0, 40.0));
    let drop = place.width * 0.022;
    let soft = shape::shadow(drop.clamp(1.0, 12.0), (place.width * 0.10).clamp(3.0, 60.0), shade(look, 0.42));
    painter.add(soft.as_shape(rect, round));
    let edge = Stroke::new((place.width * 0.008).max(0.75), baize.card_edge);
    painter.rect(rect, round, baize.card_face, edge, StrokeKind::Inside);
    let turning = place.open < 0.95;
    match card {
        LaidCard::Down(colour) => back::paint(ui, rect.shrink(place.width * 0.05), colour, look, place.crosswise),
        LaidCard::Up(_) if turning => {}
        LaidCard::Up(card) => face(ui, place, card, look),
    }
}

impl CardPlace {
    pub fn straight(centre: Pos2, width: f32) -> Self {
        Self { centre, width, crosswise: false, open: 1.0 }
    }

    pub fn turned(self) -> Self {
        Self { crosswise: true, ..self }
    }

    pub fn rect(&self) -> Rect {
        let size = vec2(self.width * self.open.max(0.04), self.width * CARD_HEIGHT);
        Rect::from_center_size(self.centre, if self.crosswise { size.yx() } else { size })
    }

    /// The area covered when fully turned.
    fn rest(&self) -> Rect {
        Self { open: 1.0, ..*self }.rect()
    }

    /// The point at this share of width and height from the top left corner.
    pub(super) fn at(&self, x: f32, y: f32) -> Pos2 {
        self.centre + self.turn(vec2((x - 0.5) * self.width, (y - 0.5) * self.width * CARD_HEIGHT))
    }

    /// A card-relative vector in screen coordinates.
    pub(super) fn turn(&self, step: Vec2) -> Vec2 {
        if self.crosswise { vec2(-step.y, step.x) } else { step }
    }

    fn angle(&self) -> f32 {
        if self.crosswise { FRAC_PI_2 } else { 0.0 }
    }
}

fn face(ui: &Ui, place: CardPlace, card: Card, look: &TableLook<'_>) {
    let ink = ink(card.suit, look);
    if card.rank.is_figure() {
        court::paint(ui, place, card, ink, look);
    } else {
        pips::paint(ui, place, card, ink);
    }
    index(ui, place, card, ink, false);
    index(ui, place, card, ink, true);
}

/// Rank and suit in the upper left corner, or rotated in the lower right.
fn index(ui: &Ui, place: CardPlace, card: Card, ink: Color32, upside_down: bool) {
    let at = |x: f32, y: f32| if upside_down { place.at(1.0 - x, 1.0 - y) } else { place.at(x, y) };
    let ten = card.rank == Rank::Ten;
    let size = place.width * if ten { 0.275 } else { 0.37 };
    let angle = place.angle() + if upside_down { PI } else { 0.0 };
    let mut figures = eframe::egui::text::LayoutJob::default();
    let format = eframe::egui::TextFormat {
        font_id: FontId::new(size, fonts::bold()),
        extra_letter_spacing: if ten { -size * 0.08 } else { 0.0 },
        color: ink,
        ..Default::default()
    };
    figures.append(index_text(card.rank), 0.0, format);
    let galley = ui.painter().layout_job(figures);
    let wide = ten || card.rank.is_figure() || card.rank == Rank::Ace;
    let centre = at(if wide { 0.167 } else { 0.15 }, 0.125);
    let min = centre - galley.size() / 2.0;
    ui.painter().add(TextShape::new(min, galley, ink).with_angle_and_anchor(angle, Align2::CENTER_CENTER));
    let step = if upside_down { -1.0 } else { 1.0 };
    pips::suit(
        ui,
        at(if wide { 0.16 } else { 0.15 }, 0.305),
        place.turn(vec2(0.0, step)),
        place.width * 0.19,
        card.suit,
        ink,
    );
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
