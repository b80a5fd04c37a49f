//! Opening and end of a shoe: the cards put away before its first coup, the place of its stop card, and the effect of
//! that card when it shows.

use std::ops::RangeInclusive;

use serde::Deserialize;

use super::card::Card;
use super::house::{LastCoup, ShoeRules, StopBeforeCoup, StopPlace};
use super::money::Ratio;
use super::reason::{Reason, Rule};
use super::shoe::burn;

/// A rule on opening or ending a shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OpeningRule {
    /// Place of the stop card, in cards from the end.
    StopBehind(u16),
    /// Place of the stop card, as a share of the shoe from its end.
    StopShare {
        /// Numerator of the share.
        over: u32,
        /// Denominator of the share.
        under: u32,
        /// The share in cards.
        cards: u16,
    },
    /// Accepted range for the place, in cards from the end.
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
    /// The turned card is put away with those it burns.
    TurnedIsBurned,
    /// The turned card is not put away with those it burns.
    TurnedIsNotBurned,
}

impl OpeningRule {
    /// The key of this rule in JSON, and after `reason-` in the texts.
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
}

/// Place of the stop card of a full shoe.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StopCardPlacement {
    /// Number of cards behind it.
    pub behind: u16,
    /// Accepted numbers of cards behind it; more than one where the text says "about".
    pub accepted: RangeInclusive<u16>,
    /// The rules applied.
    pub reasons: Vec<Reason>,
}

/// Places the stop card of a full shoe.
pub fn stop_card_placement(rules: &ShoeRules) -> StopCardPlacement {
    let behind = rules.stop.value().cards_behind(rules.cards());
    let within = *rules.stop_within.value();
    let accepted = behind.saturating_sub(within)..=behind.saturating_add(within);
    let rule = match rules.stop.value() {
        StopPlace::CardsFromEnd(_) => OpeningRule::StopBehind(behind),
        StopPlace::ShareFromEnd(Ratio { over, under }) => {
            OpeningRule::StopShare { over: *over, under: *under, cards: behind }
        }
    };
    let mut reasons = vec![Reason::new(Rule::Opening(rule), rules.stop.basis())];
    if within > 0 {
        let about = OpeningRule::StopAbout(*accepted.start(), *accepted.end());
        reasons.push(Reason::new(Rule::Opening(about), rules.stop_within.basis()));
    }
    StopCardPlacement { behind, accepted, reasons }
}

/// Moment at which the stop card shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema)]
pub enum StopCardTiming {
    /// Before the first card of a coup.
    BeforeACoup,
    /// Between the cards of a coup.
    InsideACoup,
    /// Behind the last card of a coup.
    BehindACoup,
}

/// Effect of the stop card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShoeEnd {
    /// True if a coup has begun; it is finished and counts.
    pub begun: bool,
    /// Number of coups dealt after it, or in its place where none has begun.
    pub more: u8,
    /// The rules applied.
    pub reasons: Vec<Reason>,
}

/// Effect of the stop card at this moment.
pub fn shoe_end(rules: &ShoeRules, shown: StopCardTiming) -> ShoeEnd {
    let reason = |rule, basis| Reason::new(Rule::Opening(rule), basis);
    let begun = shown != StopCardTiming::BeforeACoup;
    let mut reasons = Vec::new();
    if begun {
        reasons.push(reason(OpeningRule::CoupIsFinished, rules.last_coup.basis()));
    }
    let (more, rule, basis) = match (shown, rules.last_coup.value(), rules.stop_before_coup.value()) {
        (StopCardTiming::InsideACoup, LastCoup::ThisOne, _) => (0, OpeningRule::NoneAfter, rules.last_coup.basis()),
        (StopCardTiming::InsideACoup, LastCoup::OneMore, _) => (1, OpeningRule::OneMoreAfter, rules.last_coup.basis()),
        (_, _, StopBeforeCoup::NoCoup) => (0, OpeningRule::NoneBegins, rules.stop_before_coup.basis()),
        (_, _, StopBeforeCoup::LastCoup) => (1, OpeningRule::LastBegins, rules.stop_before_coup.basis()),
    };
    reasons.push(reason(rule, basis));
    ShoeEnd { begun, more, reasons }
}

/// Number of cards put away before the first coup when `first` is turned, with the reasons; `None` where the house
/// burns nothing.
pub fn put_away(rules: &ShoeRules, first: Card) -> Option<(u8, Vec<Reason>)> {
    let (burned, why) = burn(rules, first)?;
    let turned = &rules.turned_card_is_burned;
    let (more, rule) =
        if *turned.value() { (1, OpeningRule::TurnedIsBurned) } else { (0, OpeningRule::TurnedIsNotBurned) };
    Some((burned.saturating_add(more), vec![why, Reason::new(Rule::Opening(rule), turned.basis())]))
}
