//! Narration of incidents beyond the visible felt.

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::hand::Hand;
use crate::rules::misdraw::PlacedCard;
use crate::rules::side::{Chance, Side};

use super::make::hands_of;

pub(super) fn describe_thirds(cards: &[PlacedCard]) -> Option<Phrase> {
    let given: Vec<Side> = cards.iter().skip(4).filter_map(|laid| laid.on).collect();
    match given.as_slice() {
        [] => None,
        [side] => Some(Phrase::plain("told-misdraw-third-given").with("side", Fact::Side(*side))),
        [first, second, ..] => Some(
            Phrase::plain("told-misdraw-thirds-given")
                .with("first", Fact::Side(*first))
                .with("second", Fact::Side(*second)),
        ),
    }
}

pub(super) fn with_sides(key: &'static str) -> Phrase {
    Phrase::plain(key).with("punto", Fact::Side(Side::Punto)).with("banco", Fact::Side(Side::Banco))
}

pub(super) fn describe_call(chance: Chance) -> Phrase {
    Phrase::plain("told-misdraw-called").with("chance", Fact::Chance(chance))
}

/// A coup whose cards are no longer on the felt; `None` if a side lacks two cards.
pub(super) fn describe_gone(cards: &[PlacedCard], call: Chance) -> Option<Vec<Phrase>> {
    let first_four = hands_of(cards.get(..4)?);
    let point = |cards: &[_]| match cards {
        [one, two] => Some(Fact::Point(Hand::from_two(*one, *two).point())),
        _ => None,
    };
    let hands = with_sides("told-misdraw-hands-were")
        .with("punto-point", point(&first_four.punto)?)
        .with("banco-point", point(&first_four.banco)?);
    let mut told = vec![hands];
    told.extend(cards.iter().skip(4).filter_map(|laid| {
        let given = Phrase::plain("told-misdraw-third-was").with("side", Fact::Side(laid.on?));
        Some(given.with("card", Fact::Card(laid.card)))
    }));
    if cards.len() == 4 {
        told.push(Phrase::plain("told-misdraw-no-third"));
    }
    told.extend([describe_call(call), Phrase::plain("told-misdraw-cards-gone")]);
    Some(told)
}
