//! Narration of incidents beyond the visible felt.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::hand::Hand;
use crate::rules::misdraw::TableCard;
use crate::rules::side::{Chance, Side};

use super::make::hands_of;

pub(super) fn describe_thirds(cards: &[TableCard]) -> Option<Phrase> {
    let given: Vec<Side> = cards.iter().skip(4).filter_map(|laid| laid.on).collect();
    match given.as_slice() {
        [] => None,
        [side] => Some(text!("told-misdraw-third-given", side = Fact::Side(*side))),
        [first, second, ..] => {
            Some(text!("told-misdraw-thirds-given", first = Fact::Side(*first), second = Fact::Side(*second)))
        }
    }
}

pub(super) fn with_sides(key: TextKey) -> Phrase {
    Phrase::plain(key).with("punto", Fact::Side(Side::Punto)).with("banco", Fact::Side(Side::Banco))
}

pub(super) fn describe_call(chance: Chance) -> Phrase {
    text!("told-misdraw-called", chance = Fact::Chance(chance))
}

/// A coup whose cards are no longer on the felt; `None` if a side lacks two cards.
pub(super) fn describe_gone(cards: &[TableCard], call: Chance) -> Option<Vec<Phrase>> {
    let first_four = hands_of(cards.get(..4)?);
    let point = |cards: &[_]| match cards {
        [one, two] => Some(Fact::Point(Hand::from_two(*one, *two).point())),
        _ => None,
    };
    let hands = with_sides(text_key!("told-misdraw-hands-were"))
        .with("punto-point", point(&first_four.punto)?)
        .with("banco-point", point(&first_four.banco)?);
    let mut narration = vec![hands];
    narration.extend(cards.iter().skip(4).filter_map(|laid| {
        Some(text!("told-misdraw-third-was", side = Fact::Side(laid.on?), card = Fact::Card(laid.card)))
    }));
    if cards.len() == 4 {
        narration.push(text!("told-misdraw-no-third"));
    }
    narration.extend([describe_call(call), text!("told-misdraw-cards-gone")]);
    Some(narration)
}
