//! Dealing cards for a question: hands with a wanted point, whole coups of a wanted kind.

use crate::rules::card::{Card, Rank, Suit};
use crate::rules::coup::Coup;
use crate::rules::dice::Dice;
use crate::rules::hand::Point;
use crate::rules::house::House;

/// How many coups are dealt in search of a wanted kind. The rarest kind that a drill asks for comes
/// once in about 200, so that a search in vain is out of the question.
const MOST_COUPS: usize = 100_000;

/// Any card.
pub(super) fn card(dice: &mut Dice) -> Card {
    let rank = dice.pick(&Rank::ALL).copied().unwrap_or(Rank::Ace);
    Card::new(rank, suit(dice))
}

/// A card that counts this much: one of the four ranks that count nothing for nought.
pub(super) fn card_counting(point: Point, dice: &mut Dice) -> Card {
    let ranks: Vec<Rank> = Rank::ALL.into_iter().filter(|rank| rank.point() == point).collect();
    Card::new(dice.pick(&ranks).copied().unwrap_or(Rank::Ten), suit(dice))
}

/// What `make` deals, dealt again until the shoe of the house can hold it.
pub(super) fn from_shoe<T>(
    house: &House,
    dice: &mut Dice,
    mut make: impl FnMut(&mut Dice) -> T,
    cards: impl Fn(&T) -> Vec<Card>,
) -> Option<T> {
    let packs = usize::from(*house.shoe.packs.value());
    (0..MOST_COUPS).map(|_| make(dice)).find(|made| {
        let cards = cards(made);
        cards.iter().all(|card| cards.iter().filter(|other| *other == card).count() <= packs)
    })
}

/// Cards that together have this point; the last makes it come out.
pub(super) fn cards_making(point: Point, count: usize, dice: &mut Dice) -> Vec<Card> {
    let mut cards: Vec<Card> = (1..count).map(|_| card(dice)).collect();
    let sum: u32 = cards.iter().map(|card| u32::from(card.point().get())).sum();
    let missing = Point::of_sum(u32::from(point.get()) + 100 - sum);
    cards.push(card_counting(missing, dice));
    cards
}

/// A closed coup for which the condition holds, dealt as a shoe would deal it.
pub(super) fn coup_where<'h>(
    house: &'h House,
    dice: &mut Dice,
    wanted: impl Fn(&Coup<'h>) -> bool,
) -> Option<Coup<'h>> {
    (0..MOST_COUPS).map(|_| any_coup(house, dice)).find(|coup| wanted(coup))
}

/// So many seats of the house's first table, no two the same, in their order.
pub(super) fn seats(count: usize, house: &House, dice: &mut Dice) -> Vec<u8> {
    let all = house.tables.first().map_or(7, |table| *table.seats.value());
    let mut seats: Vec<u8> = (1..=all).collect();
    dice.shuffle(&mut seats);
    seats.truncate(count);
    seats.sort_unstable();
    seats
}

fn any_coup<'h>(house: &'h House, dice: &mut Dice) -> Coup<'h> {
    let mut coup = Coup::new(house);
    while coup.wants().is_some() {
        // A refused card (no copy left in a one-pack shoe) is simply drawn again.
        let _ = coup.take(card(dice));
    }
    coup
}

fn suit(dice: &mut Dice) -> Suit {
    dice.pick(&Suit::ALL).copied().unwrap_or(Suit::Spades)
}
