//! Calls of the tailleur for a scene: the one due, then the earlier ones.

use super::{DealtHands, Finding, FindingSubject};
use crate::drill::authored::{Asking, FixedScene};
use crate::i18n::phrase::Fact;
use crate::rules::calls::{Announcement, CallContext, announcement_order, due_call};
use crate::rules::coup::Coup;
use crate::rules::house::House;
use crate::rules::side::BySide;

pub(super) fn findings(scene: &FixedScene, house: &House, dealt: &DealtHands<'_>) -> Vec<Finding> {
    let Some(coup) = dealt.coup() else { return Vec::new() };
    let before_the_cards = coup.count() == 0;
    // No call is due on an empty table or before all four cards are dealt.
    if (before_the_cards && scene.stakes.is_empty()) || (1..4).contains(&coup.count()) {
        return Vec::new();
    }
    let of_bets = |call: &Announcement| matches!(call, Announcement::PlaceBets | Announcement::BetsClosed);
    let mut due: Vec<Announcement> =
        announcement_order(house, coup).filter(|call| of_bets(call) == before_the_cards).collect();
    due.reverse();
    due.into_iter().filter_map(|announcement| call(house, coup, announcement)).collect()
}

fn call(house: &House, coup: &Coup<'_>, announcement: Announcement) -> Option<Finding> {
    let said = announcement_order(house, coup).take_while(|before| *before != announcement).last();
    // `Sight` and its coup share one lifetime, so the coup is dealt again.
    let cards: Vec<_> = coup.cards().collect();
    let coup = Coup::deal(house, &cards).ok()?;
    let sight = CallContext { coup: &coup, stakes_down: true, turned: BySide { punto: true, banco: true }, last: said };
    let due = due_call(house, &sight)?;
    let words = due.call.to_string();
    let says = text!("laying-said-call", call = Fact::Text(words.clone()));
    let (right, is) = (Some(words), Some(announcement));
    let asks = vec![
        Asking::Call { right: right.clone(), also: Vec::new(), tiles: Vec::new(), is },
        Asking::Aloud { right, points: Vec::new(), is },
    ];
    Some(Finding::new(FindingSubject::Call(announcement), says, due.reasons, asks))
}
