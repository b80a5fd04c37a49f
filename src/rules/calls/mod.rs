//! What is announced in a coup, in the house's own words and in their order, and which call is due.

mod why;
mod words;

use serde::Deserialize;

use super::coup::Coup;
use super::house::House;
use super::reason::Reason;
use super::side::{BySide, Chance, Side};

pub use self::why::Calling;
use self::words::point_of_two;
pub use self::words::{Call, every_call, every_call_with_points, final_call, point_call, worded};

/// What the tailleur announces in the course of a coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema)]
pub enum Announcement {
    /// Stakes are invited.
    PlaceBets,
    /// The bets are stopped.
    BetsClosed,
    /// A side's point on two cards, as a natural where it is one.
    Point(Side),
    /// A third card for this side.
    CardFor(Side),
    /// Both points and what wins.
    Final,
}

/// What the tailleur sees and has said when he is about to speak.
#[derive(Debug, Clone, Copy)]
pub struct Sight<'c, 'h> {
    /// The cards that have left the shoe for this coup.
    pub coup: &'c Coup<'h>,
    /// Whether the stakes are down and nobody moves any more.
    pub stakes_down: bool,
    /// Whose two cards are seen.
    pub turned: BySide<bool>,
    /// What he said last in this coup.
    pub said: Option<Announcement>,
}

/// The call that is due.
#[derive(Debug, Clone)]
pub struct Due<'h> {
    /// What is announced.
    pub announcement: Announcement,
    /// How it is worded in this house.
    pub call: Call<'h>,
    /// Why this is said now, and in this form.
    pub reasons: Vec<Reason>,
}

/// The call due at this moment of a coup; `None` where something else must happen first, and after the
/// final call.
#[must_use]
pub fn due<'h>(house: &'h House, at: &Sight<'_, 'h>) -> Option<Due<'h>> {
    let mut order = order(house, at.coup);
    let next = match at.said {
        None => order.next(),
        Some(said) => order.skip_while(|announcement| *announcement != said).nth(1),
    }?;
    let ready = match next {
        Announcement::PlaceBets => true,
        Announcement::BetsClosed => at.stakes_down,
        Announcement::Point(side) => at.turned[side],
        Announcement::CardFor(_) | Announcement::Final => at.turned.punto && at.turned.banco,
    };
    let call = worded(house, at.coup, next).filter(|_| ready)?;
    Some(Due { announcement: next, call, reasons: why::reasons(house, at.coup, next) })
}

/// All that is announced in a coup as far as it is dealt, in its order: before the cards, both points in
/// the order in which the hands are turned, the cards drawn or wanted, and once it is closed the final
/// call.
pub fn order(house: &House, coup: &Coup<'_>) -> impl Iterator<Item = Announcement> {
    let first = *house.dealing.turned_first.value();
    let dealt = coup.hand(Side::Banco).is_some();
    let points = [first, first.other()].map(|side| dealt.then_some(Announcement::Point(side)));
    let draws = |side: Side| {
        let third = coup.hand(side).is_some_and(|hand| hand.third().is_some());
        third || (dealt && coup.wants() == Some(side))
    };
    let cards = Side::BOTH.map(|side| draws(side).then_some(Announcement::CardFor(side)));
    let last = coup.outcome().map(|_| Announcement::Final);
    let before = [Announcement::PlaceBets, Announcement::BetsClosed];
    before.into_iter().chain(points.into_iter().chain(cards).chain([last]).flatten())
}

/// The announcements of a coup once its cards are dealt: both points of two cards, the cards drawn, and
/// once it is closed the final call.
#[must_use]
pub fn calls<'h>(house: &'h House, coup: &Coup<'_>) -> Vec<Call<'h>> {
    let mut calls = Vec::with_capacity(5);
    calls.extend(order(house, coup).skip(2).filter_map(|announcement| worded(house, coup, announcement)));
    calls
}

/// Whether a side's two cards of a coup are a natural.
fn is_natural(coup: &Coup<'_>, side: Side) -> bool {
    point_of_two(coup, side).is_some_and(super::hand::Point::is_natural)
}

/// What wins a coup that is closed.
fn winner(coup: &Coup<'_>) -> Option<Chance> {
    coup.outcome().map(|outcome| outcome.winner)
}
