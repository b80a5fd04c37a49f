//! Descriptions of coup endings and payout conditions from decision ids.

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::hand::Point;
use crate::rules::side::Chance;

/// Leading chance of an id, and the remainder.
pub(super) fn chance(id: &str) -> Option<(Chance, &str)> {
    Chance::ALL.into_iter().find_map(|chance| {
        let rest = id.strip_prefix(chance.id())?;
        if rest.is_empty() { Some((chance, rest)) } else { Some((chance, rest.strip_prefix('-')?)) }
    })
}

pub(super) fn paid(id: &str) -> Option<Phrase> {
    let (spot, condition) = chance(id)?;
    let when = describe_coup_end(condition)?;
    if chance(condition).is_some_and(|(winner, _)| winner == spot) {
        return Some(when);
    }
    let stake = text!("decided-stake", chance = Fact::Chance(spot));
    Some(pair(stake, when))
}

/// Ending of a coup: `banco-with-6`, `cards-5`.
pub(in crate::describe) fn describe_coup_end(id: &str) -> Option<Phrase> {
    let number = |text: &str| Some(Fact::Number(text.parse().ok()?));
    if id == "otherwise" {
        return Some(text!("decided-otherwise"));
    }
    if let Some(cards) = id.strip_prefix("cards-") {
        return Some(text!("decided-with-cards", cards = number(cards)?));
    }
    let (chance, how) = chance(id)?;
    let with = |key| Phrase::plain(key).with("chance", Fact::Chance(chance));
    let (way, rest) = how.split_once('-').unwrap_or((how, ""));
    Some(match way {
        "" => with(text_key!("decided-wins")),
        "natural" => with(text_key!("decided-wins-natural")),
        "by" => with(text_key!("decided-wins-by")).with("margin", number(rest)?),
        "on" => with(text_key!("decided-wins-with")).with("point", point(rest)?),
        "with" => match rest.split_once("-in-") {
            Some((on, cards)) => {
                with(text_key!("decided-wins-in")).with("point", point(on)?).with("cards", number(cards)?)
            }
            None => with(text_key!("decided-wins-with")).with("point", point(rest)?),
        },
        _ => return None,
    })
}

pub(super) fn point(text: &str) -> Option<Fact> {
    let number: u32 = text.parse().ok()?;
    (number < 10).then(|| Fact::Point(Point::from_sum(number)))
}

pub(super) fn pair(first: Phrase, second: Phrase) -> Phrase {
    text!("decided-pair", first = Fact::Phrase(Box::new(first)), second = Fact::Phrase(Box::new(second)))
}
