//! The calls of the tailleur in plain words: what they mean, and how a total is counted.

use crate::drill::sum_of_cards;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::calls::Announcement;
use crate::rules::side::Chance;
use crate::table::act::Act;
use crate::table::state::State;
use crate::table::truth::coup_of;

/// The meaning of a due call, for those who don't speak the language of the house.
pub fn call_meaning(state: &State, act: &Act) -> Option<Phrase> {
    let Act::Call(announcement, _) = act else { return None };
    let coup = coup_of(state);
    Some(match announcement {
        Announcement::PlaceBets => text!("call-means-place-bets"),
        Announcement::BetsClosed => text!("call-means-bets-closed"),
        Announcement::CardFor(side) => text!("call-means-card-for", side = Fact::Side(*side)),
        Announcement::Point(side) => {
            let point = coup.hand(*side)?.point_of_two();
            let (side, total) = (Fact::Side(*side), Fact::Point(point));
            if point.is_natural() {
                text!("call-means-natural", side = side, point = total)
            } else {
                text!("call-means-point", side = side, point = total)
            }
        }
        Announcement::Final => match coup.outcome()?.winner {
            Chance::Egalite => text!("call-means-tie"),
            winner => text!("call-means-winner", chance = Fact::Chance(winner)),
        },
    })
}

/// How the total of a due call is counted.
pub fn count_of_call(state: &State, act: &Act) -> Option<Phrase> {
    let Act::Call(Announcement::Point(side), _) = act else { return None };
    let hand = coup_of(state).hand(*side)?;
    let cards: Vec<_> = hand.cards().take(2).collect();
    Some(sum_of_cards(&cards))
}
