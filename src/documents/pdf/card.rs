//! Playing cards on paper: ivory, large indices, pips in their classic places, court pictures.

use crate::describe::table_contents::{rank_sign, suit_sign};
use crate::documents::paper::{Ink, Outline, PaperPage, Typeface};
use crate::rules::card::{Card, Rank, Suit};
use crate::rules::pips::pip_places;

/// Aspect ratio: height to width.
pub(super) const TALL: f32 = 1.42;

const IVORY: Ink = (255, 253, 246);
const EDGE: Ink = (150, 142, 128);
const BLACK: Ink = (28, 26, 24);
const RED: Ink = (178, 34, 40);
const BACK: Ink = (52, 84, 140);
const ON_BACK: Ink = (226, 232, 242);

macro_rules! courts {
    ($(($rank:ident, $suit:ident, $file:literal)),+ $(,)?) => {
        pub(in crate::documents) fn court(card: Card) -> Option<&'static [u8]> {
            match (card.rank, card.suit) {
                $((Rank::$rank, Suit::$suit) => {
                    Some(include_bytes!(concat!("../../../assets/cards/", $file, "@1.png")))
                })+
                _ => None,
            }
        }
    };
}

courts! {
    (Jack, Spades, "jack-spades"), (Jack, Hearts, "jack-hearts"),
    (Jack, Diamonds, "jack-diamonds"), (Jack, Clubs, "jack-clubs"),
    (Queen, Spades, "queen-spades"), (Queen, Hearts, "queen-hearts"),
    (Queen, Diamonds, "queen-diamonds"), (Queen, Clubs, "queen-clubs"),
    (King, Spades, "king-spades"), (King, Hearts, "king-hearts"),
    (King, Diamonds, "king-diamonds"), (King, Clubs, "king-clubs"),
}

/// Paints a card face up, its top left corner at `at`.
pub(super) fn up(page: &mut PaperPage, (x, y): (f32, f32), wide: f32, card: Card) {
    let high = wide * TALL;
    page.shape(Outline::Box([x, y, wide, high, wide * 0.08]), Some(IVORY), Some((EDGE, 0.6)));
    let ink = if matches!(card.suit, Suit::Hearts | Suit::Diamonds) { RED } else { BLACK };
    let middle = (x + wide / 2.0, y + high / 2.0);
    if let Some(picture) = court(card) {
        let inner = (wide * 0.56, high * 0.72);
        let corner = (middle.0 - inner.0 / 2.0, middle.1 - inner.1 / 2.0);
        page.picture(corner, inner, picture);
        page.shape(Outline::Box([corner.0, corner.1, inner.0, inner.1, 0.0]), None, Some((EDGE, 0.4)));
    } else {
        pips(page, (x, y), wide, card, ink);
    }
    index(page, (x, y), wide, card, ink);
    page.upside_down(middle, |page| index(page, (x, y), wide, card, ink));
}

pub(super) fn down(page: &mut PaperPage, (x, y): (f32, f32), wide: f32) {
    let (high, rim) = (wide * TALL, wide * 0.08);
    page.shape(Outline::Box([x, y, wide, high, rim]), Some(IVORY), Some((EDGE, 0.6)));
    let inner = [x + rim, y + rim, wide - 2.0 * rim, high - 2.0 * rim, rim / 2.0];
    page.shape(Outline::Box(inner), Some(BACK), None);
    let [left, top, wide, high, _] = inner;
    for part in 1..6_u8 {
        let share = f32::from(part) / 6.0;
        let across = vec![(left, top + high * share), (left + wide, top + high * share)];
        page.shape(Outline::Line(across), None, Some((ON_BACK, 0.3)));
        let along = vec![(left + wide * share, top), (left + wide * share, top + high)];
        page.shape(Outline::Line(along), None, Some((ON_BACK, 0.3)));
    }
}

/// Rank and suit in the top left corner.
fn index(page: &mut PaperPage, (x, y): (f32, f32), wide: f32, card: Card, ink: Ink) {
    let rank = rank_sign(card);
    let (size, small) = (wide * 0.26, wide * 0.2);
    let middle = x + wide * 0.125;
    let half = |text: &str, face: Typeface, size: f32| face.width(text, size) / 2.0;
    page.text((middle - half(&rank, Typeface::Bold, size), y + wide * 0.27), Typeface::Bold, size, ink, &rank);
    let sign = suit_sign(card.suit);
    page.text((middle - half(sign, Typeface::Symbols, small), y + wide * 0.46), Typeface::Symbols, small, ink, sign);
}

fn pips(page: &mut PaperPage, (x, y): (f32, f32), wide: f32, card: Card, ink: Ink) {
    let high = wide * TALL;
    let size = wide * if card.rank == Rank::Ace { 0.5 } else { 0.21 };
    let sign = suit_sign(card.suit);
    let half = Typeface::Symbols.width(sign, size) / 2.0;
    for &(across, along) in pip_places(card.rank) {
        let (at, turned) = ((x + wide * across, y + high * along), along > 0.5);
        let paint =
            |page: &mut PaperPage| page.text((at.0 - half, at.1 + size * 0.36), Typeface::Symbols, size, ink, sign);
        if turned { page.upside_down(at, paint) } else { paint(page) }
    }
}
