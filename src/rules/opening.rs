//! The two ends of a shoe: what is put away before its first coup, where its stop card goes, and what
//! that card ends when it shows.

use std::ops::RangeInclusive;

use super::card::Card;
use super::house::{LastCoup, ShoeRules, StopBeforeCoup, StopPlace};
use super::money::Ratio;
use super::phrase::{Fact, Phrase};
use super::reason::{Reason, Rule};
use super::shoe::burn;

/// What the rules say about opening and ending a shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opening {
    /// The stop card lies so many cards from the end.
    StopBehind(u16),
    /// The stop card lies at this share of the shoe from its end, which comes to so many cards.
    StopShare {
        /// The share, upper number.
        over: u32,
        /// The share, lower number.
        under: u32,
        /// What it comes to.
        cards: u16,
    },
    /// From so many cards to so many count as that place.
    StopAbout(u16, u16),
    /// The coup in which the stop card shows is played to its end and counts.
    CoupIsFinished,
    /// No coup is dealt after it.
    NoneAfter,
    /// One more coup is dealt after it.
    OneMoreAfter,
    /// No coup begins once the stop card is the first to come out.
    NoneBegins,
    /// A last coup is dealt once the stop card is the first to come out.
    LastBegins,
    /// The card that was turned is put away with those it burns.
    TurnedIsBurned,
    /// The card that was turned is not put away with those it burns.
    TurnedIsNotBurned,
}

impl Opening {
    /// The key of this rule in JSON, and after `reason-` in the texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::StopBehind(_) => "stop-behind",
            Self::StopShare { .. } => "stop-share",
            Self::StopAbout(..) => "stop-about",
            Self::CoupIsFinished => "stop-coup-is-finished",
            Self::NoneAfter => "stop-none-after",
            Self::OneMoreAfter => "stop-one-more-after",
            Self::NoneBegins => "stop-none-begins",
            Self::LastBegins => "stop-last-begins",
            Self::TurnedIsBurned => "burn-turned-too",
            Self::TurnedIsNotBurned => "burn-turned-not",
        }
    }

    pub(super) fn name_facts(self, phrase: Phrase) -> Phrase {
        match self {
            Self::StopBehind(cards) => phrase.with("count", Fact::Number(cards.into())),
            Self::StopShare { over, under, cards } => phrase
                .with("over", Fact::Number(over.into()))
                .with("under", Fact::Number(under.into()))
                .with("count", Fact::Number(cards.into())),
            Self::StopAbout(least, most) => {
                phrase.with("least", Fact::Number(least.into())).with("most", Fact::Number(most.into()))
            }
            _ => phrase,
        }
    }
}

/// Where the stop card of a full shoe goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// How many cards lie behind it.
    pub behind: u16,
    /// How many may lie behind it: more than one number where the text says "about".
    pub accepted: RangeInclusive<u16>,
    /// The rules that say so.
    pub reasons: Vec<Reason>,
}

/// Where the stop card of a full shoe goes.
#[must_use]
pub fn stop(rules: &ShoeRules) -> Stop {
    let behind = rules.stop.value().cards_behind(rules.cards());
    let within = *rules.stop_within.value();
    let accepted = behind.saturating_sub(within)..=behind.saturating_add(within);
    let rule = match rules.stop.value() {
        StopPlace::CardsFromEnd(_) => Opening::StopBehind(behind),
        StopPlace::ShareFromEnd(Ratio { over, under }) => {
            Opening::StopShare { over: *over, under: *under, cards: behind }
        }
    };
    let mut reasons = vec![Reason::new(Rule::Opening(rule), rules.stop.basis())];
    if within > 0 {
        let about = Opening::StopAbout(*accepted.start(), *accepted.end());
        reasons.push(Reason::new(Rule::Opening(about), rules.stop_within.basis()));
    }
    Stop { behind, accepted, reasons }
}

/// When the stop card shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shown {
    /// It would be the first card of a coup.
    BeforeACoup,
    /// Cards of a coup are out, and more of it are to come.
    InsideACoup,
    /// The last card of a coup is out, and the stop card lies behind it.
    BehindACoup,
}

/// What the stop card ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct End {
    /// Whether a coup has begun; it is played to its end and counts.
    pub begun: bool,
    /// How many coups are dealt after it, or in its place where none has begun.
    pub more: u8,
    /// The rules that say so.
    pub reasons: Vec<Reason>,
}

/// What the stop card ends when it shows.
#[must_use]
pub fn end(rules: &ShoeRules, shown: Shown) -> End {
    let reason = |rule, basis| Reason::new(Rule::Opening(rule), basis);
    let begun = shown != Shown::BeforeACoup;
    let mut reasons = Vec::new();
    if begun {
        reasons.push(reason(Opening::CoupIsFinished, rules.last_coup.basis()));
    }
    let (more, rule, basis) = match (shown, rules.last_coup.value(), rules.stop_before_coup.value()) {
        (Shown::InsideACoup, LastCoup::ThisOne, _) => (0, Opening::NoneAfter, rules.last_coup.basis()),
        (Shown::InsideACoup, LastCoup::OneMore, _) => (1, Opening::OneMoreAfter, rules.last_coup.basis()),
        (_, _, StopBeforeCoup::NoCoup) => (0, Opening::NoneBegins, rules.stop_before_coup.basis()),
        (_, _, StopBeforeCoup::LastCoup) => (1, Opening::LastBegins, rules.stop_before_coup.basis()),
    };
    reasons.push(reason(rule, basis));
    End { begun, more, reasons }
}

/// How many cards are put away before the first coup when this one is turned first, and why; `None`
/// where the house burns nothing.
#[must_use]
pub fn put_away(rules: &ShoeRules, first: Card) -> Option<(u8, Vec<Reason>)> {
    let (burned, why) = burn(rules, first)?;
    let turned = &rules.turned_card_is_burned;
    let (more, rule) = if *turned.value() { (1, Opening::TurnedIsBurned) } else { (0, Opening::TurnedIsNotBurned) };
    Some((burned.saturating_add(more), vec![why, Reason::new(Rule::Opening(rule), turned.basis())]))
}
