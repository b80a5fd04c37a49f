//! Formatting of facts: numbers, money, cards and house terms.

use std::fmt::Display;

use fluent_bundle::FluentValue;
use jiff::{Span, civil};

use super::phrase::{Fact, Phrase};
use super::{Catalog, HouseTerms, Language, article};
use crate::rules::card::{Card, Rank, Suit};
use crate::rules::money::{Money, Ratio};
use crate::rules::tableau::{Act, Third};
use crate::syntax::one_line;

/// Groups digits in French and Italian.
const NARROW_SPACE: char = '\u{202f}';

pub(super) fn fluent_value<'f>(words: &Catalog, fact: &'f Fact, names: &'f HouseTerms) -> FluentValue<'f> {
    match fact {
        Fact::Number(number) => FluentValue::from(*number as f64),
        Fact::Text(text) => one_line(text).into(),
        Fact::Money(sum) => money(words.language(), *sum).into(),
        Fact::Point(point) => FluentValue::from(f64::from(point.get())),
        Fact::Card(card) => card_name(words, *card).into(),
        Fact::Side(side) => names.marked((*side).into()).into(),
        Fact::Chance(chance) => names.marked(*chance).into(),
        Fact::Name(name, gender) => article::marked(name, *gender).into(),
        Fact::Third(Third::Stood) => words.message(text_key!("third-stood")).into(),
        Fact::Third(Third::Card(point)) => point.to_string().into(),
        Fact::Act(Act::Draw) => words.message(text_key!("act-draw")).into(),
        Fact::Act(Act::Stand) => words.message(text_key!("act-stand")).into(),
        Fact::Ratio(ratio) => {
            let facts = vec![("over", Fact::Number(ratio.over.into())), ("under", Fact::Number(ratio.under.into()))];
            words.render(&Phrase { key: text_key!("ratio"), facts }, names).into()
        }
        Fact::Share(share) => per_cent(words.language(), *share).into(),
        Fact::Written(text) => match words.language() {
            Language::French => text.fr.as_str().into(),
            Language::Italian => text.it.as_str().into(),
            Language::English => text.en.as_str().into(),
        },
        Fact::Authored(texts) => texts.render(words.language(), names).into(),
        Fact::AuthoredQuestion(decision) => one_line(decision.rsplit('/').next().unwrap_or(decision)).into(),
        Fact::Day(day) => date(words, *day).into(),
        // The outer sentence gives the articles: only it knows what stands before.
        Fact::Phrase(phrase) => {
            let text = words.format(phrase, names, &mut Vec::new()).unwrap_or_else(|| format!("{{{}}}", phrase.key));
            words.adapt_spaces(text).into()
        }
    }
}

/// The day without its year; empty for a day outside the calendar.
fn date(words: &Catalog, day: i64) -> String {
    let Ok(date) = civil::date(1970, 1, 1).checked_add(Span::new().try_days(day).unwrap_or_default()) else {
        return String::new();
    };
    let facts = vec![("day", Fact::Number(date.day() as u64)), ("month", Fact::Number(date.month() as u64))];
    words.render(&Phrase { key: text_key!("date-without-year"), facts }, &HouseTerms::default())
}

/// The `GROUPED` function of the texts: groups the thousands of numbers from 10,000 up.
pub(super) fn grouped<'f>(language: Language, args: &[FluentValue<'f>]) -> FluentValue<'f> {
    match args {
        [FluentValue::Number(number)] if number.value >= 10_000.0 => in_groups(language, &number.as_string()).into(),
        [other, ..] => other.clone(),
        [] => FluentValue::Error,
    }
}

/// The `FIGURES` function of the texts: groups the thousands of every number, as sums are written.
pub(super) fn figures<'f>(language: Language, args: &[FluentValue<'f>]) -> FluentValue<'f> {
    match args {
        [FluentValue::Number(number)] => in_groups(language, &number.as_string()).into(),
        [other, ..] => other.clone(),
        [] => FluentValue::Error,
    }
}

/// A whole number with its thousands in groups, as the language writes it.
pub(super) fn whole(language: Language, number: u64) -> String {
    in_groups(language, &number.to_string())
}

const fn group_mark(language: Language) -> char {
    match language {
        Language::French => NARROW_SPACE,
        Language::Italian => '.',
        Language::English => ',',
    }
}

fn in_groups(language: Language, digits: &str) -> String {
    let mut text = String::with_capacity(digits.len() + 8);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(group_mark(language));
        }
        text.push(digit);
    }
    text
}

/// A sum as the language writes it: `17 500`, `17.500`, `17,500`, with two decimals if there are cents. Without a unit;
/// the tables name it.
pub fn money(language: Language, sum: Money) -> String {
    let decimal = if language == Language::English { '.' } else { ',' };
    let (units, cents) = (sum.get() / 100, sum.get() % 100);
    let mut text = in_groups(language, &units.to_string());
    if cents > 0 {
        text.push(decimal);
        text.extend([cents / 10, cents % 10].map(|digit| char::from(b'0' + digit as u8)));
    }
    text
}

/// A share in per cent, with up to two decimals.
fn per_cent(language: Language, share: Ratio) -> String {
    let hundredths = u64::from(share.over) * 10_000 / u64::from(share.under.max(1));
    let number = money(language, Money::coins(hundredths));
    let number = number.strip_suffix('0').filter(|_| !hundredths.is_multiple_of(100)).unwrap_or(&number);
    percent(language, number)
}

/// A number of per cent with the sign as the language sets it.
pub(super) fn percent(language: Language, number: impl Display) -> String {
    match language {
        Language::French => format!("{number}{NARROW_SPACE}%"),
        Language::Italian | Language::English => format!("{number}%"),
    }
}

/// Full name, such as "eight of hearts".
pub fn card_name(words: &Catalog, card: Card) -> String {
    let rank = match card.rank {
        Rank::Ace => words.message(text_key!("rank-ace")),
        Rank::Jack => words.message(text_key!("rank-jack")),
        Rank::Queen => words.message(text_key!("rank-queen")),
        Rank::King => words.message(text_key!("rank-king")),
        number => (number as u8).to_string(),
    };
    let suit = words.message(match card.suit {
        Suit::Spades => text_key!("suit-spades"),
        Suit::Hearts => text_key!("suit-hearts"),
        Suit::Diamonds => text_key!("suit-diamonds"),
        Suit::Clubs => text_key!("suit-clubs"),
    });
    let facts = vec![("rank", Fact::Text(rank)), ("suit", Fact::Text(suit))];
    words.render(&Phrase { key: text_key!("card-name"), facts }, &HouseTerms::default())
}
