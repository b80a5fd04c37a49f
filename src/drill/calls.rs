//! Calls of the tailleur in the coup of a question.

use crate::i18n::FrenchCounting;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::calls::{Announcement, announcement_order, call_for, point_call};
use crate::rules::card::Card;
use crate::rules::coup::Coup;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;
use crate::rules::side::Side;
use crate::voice::Speech;

use super::question::{CardBack, LaidCard};

/// The matching calls of a coup so far, in order.
pub(super) fn calls_of(house: &House, coup: &Coup<'_>, wanted: impl Fn(Announcement) -> bool) -> Vec<Speech> {
    let wanted = announcement_order(house, coup).filter(|announcement| wanted(*announcement));
    let calls = wanted.filter_map(|announcement| call_for(house, coup, announcement));
    calls.filter_map(|call| Speech::from_call(house, &call)).collect()
}

/// The next call of a coup whose open cards have all been called: for a card still to be drawn, or the final call.
pub(super) fn next_call(house: &House, coup: &Coup<'_>) -> Vec<Speech> {
    let last = announcement_order(house, coup).last();
    calls_of(house, coup, |announcement| Some(announcement) == last)
}

/// The next call for these open cards, each side's in the order drawn.
pub(super) fn next_call_on(house: &House, punto: &[LaidCard], banco: &[LaidCard]) -> Vec<Speech> {
    let mut coup = Coup::new(house);
    let longest = punto.len().max(banco.len());
    let laid = (0..longest).flat_map(|place| [punto.get(place), banco.get(place)]).flatten();
    let mut cards = laid.filter_map(|laid| face(*laid));
    if cards.try_for_each(|card| coup.add_card(card).map(drop)).is_err() {
        return Vec::new();
    }
    next_call(house, &coup)
}

pub(super) fn point_of(house: &House, side: Side, point: Point) -> Vec<Speech> {
    Speech::from_call(house, &point_call(house, side, point)).into_iter().collect()
}

/// The calls as lines of text, shown after the answer.
pub(super) fn lines(heard: &[Speech]) -> Vec<Phrase> {
    heard.iter().map(|said| text!("heard-line", text = Fact::Text(said.caption(FrenchCounting::default())))).collect()
}

pub(super) fn back(dice: &mut SeededRng) -> LaidCard {
    LaidCard::Down(if dice.below(2) == 0 { CardBack::Blue } else { CardBack::Red })
}

const fn face(laid: LaidCard) -> Option<Card> {
    match laid {
        LaidCard::Up(card) => Some(card),
        LaidCard::Down(_) => None,
    }
}
