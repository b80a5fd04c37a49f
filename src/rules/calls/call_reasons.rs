//! Reasons for an announcement and for its form.

use super::super::clause::Basis;
use super::super::coup::Coup;
use super::super::house::House;
use super::super::reason::{Reason, Rule};
use super::super::side::{Chance, Side};
use super::{Announcement, Occasion, is_natural, winner};

/// A rule on the tailleur's announcements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CallRule {
    /// Stakes are invited while the felt is free.
    StakesInvited,
    /// Betting closes before the first card, once the stakes are placed.
    BetsClosed,
    /// A side's point is called when its cards are turned.
    Point(Side),
    /// A natural is called as such.
    Natural(Side),
    /// A card is called for when a side draws.
    Card(Side),
    /// The final call names this side's point first.
    Order(Side),
    /// The final call ends with the winner.
    WinnerNamed,
    /// The wording of the call.
    Words,
    /// A call outside the course of a coup.
    Occasion(Occasion),
}

impl CallRule {
    /// The key of this rule in JSON, and after `reason-` in the texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::StakesInvited => "call-stakes-invited",
            Self::BetsClosed => "call-bets-closed",
            Self::Point(_) => "call-point",
            Self::Natural(_) => "call-natural",
            Self::Card(_) => "call-card",
            Self::Order(_) => "call-order",
            Self::WinnerNamed => "call-winner-named",
            Self::Words => "call-words",
            Self::Occasion(occasion) => occasion.key(),
        }
    }
}

/// Reasons for an announcement and for its form. Where the text is silent about the announcement it is also silent
/// about its wording, and one reason covers both.
pub(super) fn reasons(house: &House, coup: &Coup<'_>, announcement: Announcement) -> Vec<Reason> {
    let calls = &house.calls;
    let mut reasons = moment_reasons(house, coup, announcement);
    let words = match announcement {
        // The entry that gives the moment also gives the wording.
        Announcement::BetsClosed | Announcement::CardFor(_) => return reasons,
        Announcement::PlaceBets => &calls.place_bets,
        Announcement::Point(side) if is_natural(coup, side) => &calls.natural,
        Announcement::Point(_) => &calls.point,
        Announcement::Final if winner(coup) == Some(Chance::Egalite) => &calls.final_call_egalite,
        Announcement::Final => &calls.final_call,
    };
    let is_new = |last: &Reason| last.basis != Basis::Silent || words.basis() != Basis::Silent;
    if reasons.last().is_none_or(is_new) {
        reasons.push(Reason::new(Rule::Calling(CallRule::Words), words.basis()));
    }
    reasons
}

/// Reasons for an announcement at this moment, in the order of the call.
fn moment_reasons(house: &House, coup: &Coup<'_>, announcement: Announcement) -> Vec<Reason> {
    let calls = &house.calls;
    let by = |calling, basis| Reason::new(Rule::Calling(calling), basis);
    match announcement {
        Announcement::PlaceBets => vec![by(CallRule::StakesInvited, calls.stakes_are_invited)],
        Announcement::BetsClosed => vec![by(CallRule::BetsClosed, calls.bets_closed.basis())],
        Announcement::Point(side) => {
            let natural = is_natural(coup, side);
            let point = by(CallRule::Point(side), calls.point_is_called[side]);
            let point = (!natural || point.basis != Basis::Silent).then_some(point);
            let natural = natural.then(|| by(CallRule::Natural(side), calls.natural_is_called[side]));
            point.into_iter().chain(natural).collect()
        }
        Announcement::CardFor(side) => {
            let draws = coup.reasons().into_iter().filter(|reason| is_drawing_rule(&reason.rule, side));
            draws.chain([by(CallRule::Card(side), calls.card_for.basis())]).collect()
        }
        Announcement::Final => {
            let starts = &calls.final_call_starts_with;
            let order = by(CallRule::Order(*starts.value()), starts.basis());
            closing_reasons(coup).chain([order, by(CallRule::WinnerNamed, calls.winner_is_named)]).collect()
        }
    }
}

const fn is_drawing_rule(rule: &Rule, side: Side) -> bool {
    matches!((rule, side), (Rule::Punto(..), Side::Punto) | (Rule::Banco(..), Side::Banco))
}

/// Reasons for the end and the winner of a closed coup; only the winner where cards were drawn.
fn closing_reasons(coup: &Coup<'_>) -> impl Iterator<Item = Reason> {
    let all = coup.reasons();
    let drawn = if coup.count() > 4 { all.len().saturating_sub(1) } else { 0 };
    all.into_iter().skip(drawn)
}
