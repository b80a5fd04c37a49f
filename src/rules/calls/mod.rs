//! The announcements of a coup in the house's wording and order, and the one that is due.

mod call_reasons;
mod occasion;
mod wording;

use serde::{Deserialize, Serialize};

use super::coup::Coup;
use super::house::House;
use super::reason::Reason;
use super::side::{BySide, Chance, Side};

pub use self::call_reasons::CallRule;
pub use self::occasion::{Occasion, occasion_call, occasion_calls};
use self::wording::point_of_two;
pub use self::wording::{Call, CallMeaning, call_for, every_call, every_call_with_points, final_call, point_call};

/// An announcement of the tailleur during a coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub enum Announcement {
    /// Invitation to stake.
    PlaceBets,
    /// Close of betting.
    BetsClosed,
    /// A side's point on two cards, called as a natural where it is one.
    Point(Side),
    /// A third card for this side.
    CardFor(Side),
    /// Both points and the winner.
    Final,
}

/// The state of the table as the tailleur is about to speak.
#[derive(Debug, Clone, Copy)]
pub struct CallContext<'c, 'h> {
    /// The coup as dealt so far.
    pub coup: &'c Coup<'h>,
    /// All stakes are placed.
    pub stakes_down: bool,
    /// Sides whose first two cards are face up.
    pub turned: BySide<bool>,
    /// The last announcement of this coup.
    pub last: Option<Announcement>,
}

/// The call that is due.
#[derive(Debug, Clone)]
pub struct DueCall<'h> {
    /// The announcement.
    pub announcement: Announcement,
    /// Its wording in this house.
    pub call: Call<'h>,
    /// Reasons for the announcement and for its form.
    pub reasons: Vec<Reason>,
}

/// The announcement due now; `None` while something else must happen first, and after the final call.
pub fn due_call<'h>(house: &'h House, at: &CallContext<'_, 'h>) -> Option<DueCall<'h>> {
    let mut order = announcement_order(house, at.coup);
    let next = match at.last {
        None => order.next(),
        Some(said) => order.skip_while(|announcement| *announcement != said).nth(1),
    }?;
    let ready = match next {
        Announcement::PlaceBets => true,
        Announcement::BetsClosed => at.stakes_down,
        Announcement::Point(side) => at.turned[side],
        Announcement::CardFor(_) | Announcement::Final => at.turned.punto && at.turned.banco,
    };
    let call = call_for(house, at.coup, next).filter(|_| ready)?;
    Some(DueCall { announcement: next, call, reasons: call_reasons::reasons(house, at.coup, next) })
}

/// Announcements of a coup as far as it is dealt, in order: betting, both points in the order in which the hands are
/// turned, cards drawn or wanted, and the final call once the coup is closed.
pub fn announcement_order(house: &House, coup: &Coup<'_>) -> impl Iterator<Item = Announcement> {
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

/// Announcements of a coup once its cards are dealt: both points of two cards, the cards drawn, and the final call once
/// the coup is closed.
pub fn calls<'h>(house: &'h House, coup: &Coup<'_>) -> Vec<Call<'h>> {
    let mut calls = Vec::with_capacity(5);
    calls
        .extend(announcement_order(house, coup).skip(2).filter_map(|announcement| call_for(house, coup, announcement)));
    calls
}

fn is_natural(coup: &Coup<'_>, side: Side) -> bool {
    point_of_two(coup, side).is_some_and(super::hand::Point::is_natural)
}

fn winner(coup: &Coup<'_>) -> Option<Chance> {
    coup.outcome().map(|outcome| outcome.winner)
}
