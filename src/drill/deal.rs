//! Random cards and coups for questions.

use crate::rules::card::{Card, Rank, Suit};
use crate::rules::coup::Coup;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

/// Attempts to deal a coup of a wanted kind. The rarest kind a drill wants comes once in about 200 coups.
const MOST_COUPS: usize = 100_000;

pub(super) fn card(dice: &mut SeededRng) -> Card {
    let rank = dice.pick(&Rank::ALL).copied().unwrap_or(Rank::Ace);
    Card::new(rank, suit(dice))
}

/// A card with this point; for 0, any of the four ranks that count zero.
pub(super) fn card_counting(point: Point, dice: &mut SeededRng) -> Card {
    let ranks: Vec<Rank> = Rank::ALL.into_iter().filter(|rank| rank.point() == point).collect();
    Card::new(dice.pick(&ranks).copied().unwrap_or(Rank::Ten), suit(dice))
}

/// Retries `make` until the shoe of the house can hold the result.
pub(super) fn from_shoe<T>(
    house: &House,
    dice: &mut SeededRng,
    mut make: impl FnMut(&mut SeededRng) -> T,
    cards: impl Fn(&T) -> Vec<Card>,
) -> Option<T> {
    let packs = usize::from(*house.shoe.packs.value());
    (0..MOST_COUPS).map(|_| make(dice)).find(|made| {
        let cards = cards(made);
        cards.iter().all(|card| cards.iter().filter(|other| *other == card).count() <= packs)
    })
}

/// Cards that add up to this point; the last one is computed.
pub(super) fn cards_making(point: Point, count: usize, dice: &mut SeededRng) -> Vec<Card> {
    let mut cards: Vec<Card> = (1..count).map(|_| card(dice)).collect();
    let sum: u32 = cards.iter().map(|card| u32::from(card.point().get())).sum();
    let missing = Point::from_sum(u32::from(point.get()) + 100 - sum);
    cards.push(card_counting(missing, dice));
    cards
}

/// A closed coup matching the predicate, dealt as a shoe deals it.
pub(super) fn coup_where<'h>(
    house: &'h House,
    dice: &mut SeededRng,
    wanted: impl Fn(&Coup<'h>) -> bool,
) -> Option<Coup<'h>> {
    (0..MOST_COUPS).map(|_| any_coup(house, dice)).find(|coup| wanted(coup))
}

/// Distinct seats of the house's first table, in ascending order.
pub(super) fn seats(count: usize, house: &House, dice: &mut SeededRng) -> Vec<u8> {
    let all = house.tables.first().map_or(7, |table| *table.seats.value());
    let mut seats: Vec<u8> = (1..=all).collect();
    dice.shuffle(&mut seats);
    seats.truncate(count);
    seats.sort_unstable();
    seats
}

fn any_coup<'h>(house: &'h House, dice: &mut SeededRng) -> Coup<'h> {
    let mut coup = Coup::new(house);
    while coup.wants().is_some() {
        // A refused card (no copy left in a one-pack shoe) is drawn again.
        let _ = coup.add_card(card(dice));
    }
    coup
}

fn suit(dice: &mut SeededRng) -> Suit {
    dice.pick(&Suit::ALL).copied().unwrap_or(Suit::Spades)
}
