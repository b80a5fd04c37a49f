//! Descriptions of decisions within a drill, from journal ids.

use std::sync::LazyLock;

use super::coup_end::{describe_coup_end, paid, pair, point};
use super::is_asked;
use crate::drill::knowledge::Deck;
use crate::drill::{Moment, Topic};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::clause::Clause;
use crate::rules::house::HouseLibrary;
use crate::rules::side::Side;

/// Description of a decision; `None` for an unknown id.
pub(super) fn describe(drill: &str, decision: &str) -> Option<Phrase> {
    match drill {
        "CountHand" => counted(decision.strip_prefix("count-")?),
        "Winner" => describe_coup_end(decision.strip_prefix("winner-")?),
        "Payout" => paid(decision.strip_prefix("pays-")?),
        "PayInChips" => paid(decision.strip_prefix("chips-pays-")?),
        "TakeAndPay" => paid(decision.strip_prefix("take-pays-")?),
        "LayoutOfStakes" => layout(decision.strip_prefix("layout-")?),
        "CoupInOrder" => in_order("order-part-", decision.strip_prefix("order-")?),
        "OpeningInOrder" => in_order("opening-part-", decision.strip_prefix("opening-")?),
        "FaultInTheCoup" => fault(decision.strip_prefix("fault-")?),
        "Knowledge" => card(decision.strip_prefix("knowledge-")?),
        "Commission" => number(text_key!("decided-seats"), decision.strip_prefix("commission-")?),
        "Burn" => burn(decision),
        "Dictation" => number(text_key!("decided-figures"), decision.strip_prefix("dictation-")?),
        "ReadStack" => number(text_key!("decided-heaps"), decision.strip_prefix("read-")?),
        "TableauFromMemory" => rows(decision.strip_prefix("tableau-")?),
        "Announcements" | "SayAloud" => moment(decision.split_once('-')?.1),
        "CoupByEar" => Some(offer(decision.strip_suffix("-by-ear").filter(|id| is_asked("WholeCoup", id))?)),
        "WrongCall" => wrong_call(decision),
        "WhatChangesHere" => differs(decision.strip_prefix("differs-")?),
        "Misdraws" => Some(misdraw(known_decision(drill, decision)?.strip_prefix("misdraw-")?)),
        _ => known_decision(drill, decision).map(offer),
    }
}

/// Description of a tableau decision: `banco-4-7`, `banco-4-stood`, `punto-5`, `punto-stopped-8`.
pub(super) fn third_card(decision: &str) -> Option<Phrase> {
    let (side, rest) = match decision.split_once('-')? {
        ("punto", rest) => (Side::Punto, rest),
        ("banco", rest) => (Side::Banco, rest),
        _ => return None,
    };
    let with = |key| Phrase::plain(key).with("side", Fact::Side(side));
    match rest.split_once('-') {
        None => Some(with(text_key!("decided-on")).with("point", point(rest)?)),
        Some(("stopped", natural)) => Some(with(text_key!("decided-stopped")).with("point", point(natural)?)),
        Some((own, "stood")) => {
            let phrase = with(text_key!("decided-other-stood")).with("point", point(own)?);
            Some(phrase.with("other", Fact::Side(side.other())))
        }
        Some((own, third)) => {
            Some(with(text_key!("decided-against")).with("point", point(own)?).with("third", point(third)?))
        }
    }
}

fn known_decision<'d>(drill: &str, decision: &'d str) -> Option<&'d str> {
    is_asked(drill, decision).then_some(decision)
}

fn offer(id: &str) -> Phrase {
    with_sides(TextKey::computed(&format!("offer-{id}")))
}

fn misdraw(id: &str) -> Phrase {
    with_sides(TextKey::computed(&format!("decided-misdraw-{id}")))
}

fn with_sides(key: TextKey) -> Phrase {
    let phrase = Phrase::plain(key);
    phrase.with("punto", Fact::Side(Side::Punto)).with("banco", Fact::Side(Side::Banco))
}

fn number(key: TextKey, text: &str) -> Option<Phrase> {
    Some(Phrase::plain(key).with("count", Fact::Number(text.parse().ok()?)))
}

fn counted(id: &str) -> Option<Phrase> {
    let (cards, made) = id.split_once('-')?;
    Some(number(text_key!("decided-counted"), cards)?.with("point", point(made)?))
}

fn table(size: &str) -> Option<Phrase> {
    Some(Phrase::plain(match size {
        "large" => text_key!("table-size-large"),
        "midi" => text_key!("table-size-midi"),
        "mini" => text_key!("table-size-mini"),
        _ => return None,
    }))
}

fn layout(id: &str) -> Option<Phrase> {
    let (size, end) = id.split_once('-')?;
    Some(pair(table(size)?, describe_coup_end(end)?))
}

fn in_order(prefix: &str, id: &str) -> Option<Phrase> {
    let (part, size) = id.rsplit_once('-')?;
    let key = format!("{prefix}{part}");
    let known = [
        text_key!("order-part-bets"),
        text_key!("order-part-cards"),
        text_key!("order-part-payment"),
        text_key!("order-part-coup"),
    ];
    let opening = [text_key!("opening-part-cards"), text_key!("opening-part-shoe"), text_key!("opening-part-whole")];
    let key = known.into_iter().chain(opening).find(|known| known.as_str() == key)?;
    Some(pair(table(size)?, Phrase::plain(key)))
}

fn fault(id: &str) -> Option<Phrase> {
    let (key, rest) = [
        ("missing-", text_key!("coup-fault-missing")),
        ("too-early-", text_key!("coup-fault-too-early")),
        ("late-stake-", text_key!("coup-fault-late-stake")),
        ("nothing-", text_key!("coup-fault-nothing")),
    ]
    .into_iter()
    .find_map(|(prefix, key)| Some((key, id.strip_prefix(prefix)?)))?;
    Some(pair(in_order("order-part-", rest)?, Phrase::plain(key)))
}

fn card(id: &str) -> Option<Phrase> {
    let clause = Clause::read(id)?;
    let deck = Deck::of_source(id.split_once('-')?.0)?;
    deck.cards.iter().find(|card| card.clause == clause).map(|card| card.question.phrase())
}

fn burn(decision: &str) -> Option<Phrase> {
    let (key, card) = match decision.strip_prefix("burn-") {
        Some(card) => (text_key!("decided-burn"), card),
        None => (text_key!("decided-put-away"), decision.strip_prefix("put-away-")?),
    };
    Some(Phrase::plain(key).with("card", Fact::Number(card.parse().ok()?)))
}

fn rows(id: &str) -> Option<Phrase> {
    let points: Vec<String> = id.chars().filter(char::is_ascii_digit).map(String::from).collect();
    if points.is_empty() || points.len() != id.len() {
        return None;
    }
    let phrase = text!("decided-rows", count = Fact::Number(points.len() as u64), rows = Fact::Text(points.join(", ")));
    Some(phrase)
}

fn moment(id: &str) -> Option<Phrase> {
    let of = |moment: &Moment| moment.into_str().strip_prefix("call-") == Some(id);
    Moment::ALL.into_iter().find(of).map(Moment::label)
}

fn wrong_call(decision: &str) -> Option<Phrase> {
    let (fault, which) = decision.split_once("-in-").filter(|_| is_asked("WrongCall", decision))?;
    let which =
        Phrase::plain(if which == "final" { text_key!("decided-final-call") } else { text_key!("decided-point-call") });
    Some(pair(which, offer(fault)))
}

fn differs(id: &str) -> Option<Phrase> {
    static HOUSES: LazyLock<HouseLibrary> = LazyLock::new(HouseLibrary::built_in);
    let (topic, house) = Topic::ALL.into_iter().chain([Topic::Step]).find_map(|topic| {
        let house = id.strip_prefix(topic.into_str())?.strip_prefix('-')?;
        Some((topic, house))
    })?;
    let name = HOUSES.get(house).map_or(house, |house| house.name.as_str());
    let phrase = Phrase::plain(text_key!("offer-differs-", Topic, topic));
    Some(pair(phrase, text!("offer-house", house = Fact::Text(name.to_owned()))))
}
