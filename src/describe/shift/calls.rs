//! The calls of the tailleur in plain words: what they mean, and how a total is counted.

use crate::drill::sum_of_cards;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::calls::Announcement;
use crate::rules::card::Card;
use crate::rules::reason::{Reason, Rule};
use crate::rules::side::{Chance, Side};
use crate::rules::turning::Turning;
use crate::table::act::Act;
use crate::table::due::Duty;
use crate::table::state::State;
use crate::table::truth::coup_of;

/// The meaning of a due call, for those who don't speak the language of the house.
pub fn call_meaning(state: &State, act: &Act) -> Option<Phrase> {
    let Act::Call(announcement, words) = act else { return None };
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
        Announcement::Final => {
            let outcome = coup.outcome()?;
            let [banco, punto] = [Side::Banco, Side::Punto].map(|side| Fact::Point(outcome.points[side]));
            match (outcome.winner, words.contains(|it: char| it.is_ascii_digit())) {
                (Chance::Egalite, true) => text!("call-means-tie-at", banco = banco),
                (winner, true) => {
                    text!("call-means-result", banco = banco, punto = punto, chance = Fact::Chance(winner))
                }
                (winner, false) => winner_meaning(winner),
            }
        }
    })
}

/// The meaning of a call that names only the winner.
pub fn winner_meaning(winner: Chance) -> Phrase {
    match winner {
        Chance::Egalite => text!("call-means-tie"),
        winner => text!("call-means-winner", chance = Fact::Chance(winner)),
    }
}

/// How the totals of a due call are counted: that of a side, or in the final call those with a third card.
pub fn counts_of_call(state: &State, act: &Act) -> Vec<Phrase> {
    let Act::Call(announcement, _) = act else { return Vec::new() };
    let coup = coup_of(state);
    let cards = |side: Side| coup.hand(side).map(|hand| hand.cards().collect::<Vec<_>>()).unwrap_or_default();
    match announcement {
        Announcement::Point(side) => match &cards(*side)[..] {
            [first, second, ..] => vec![sum_of_cards(&[*first, *second])],
            _ => Vec::new(),
        },
        Announcement::Final => {
            let with_third = Side::BOTH.into_iter().map(|side| (side, cards(side))).filter(|(_, all)| all.len() > 2);
            let counted = |(side, all): (Side, Vec<Card>)| {
                text!("call-counts-side", side = Fact::Side(side), count = super::fact(sum_of_cards(&all)))
            };
            with_third.map(counted).collect()
        }
        Announcement::PlaceBets | Announcement::BetsClosed | Announcement::CardFor(_) => Vec::new(),
    }
}

/// The winner as a final call names it, without the totals: its last words, if they contain none.
pub fn winner_of_call(winner: Chance, words: &str) -> Phrase {
    let last =
        words.rsplit(", ").next().filter(|last| *last != words && !last.contains(|it: char| it.is_ascii_digit()));
    last.map_or_else(|| winner_meaning(winner), |last| text!("shift-act-call", words = Fact::Text(last.to_owned())))
}

/// Rules that confirm an answer.
const MOST_RULES: usize = 2;

/// The confirmation of a duty that was asked: the words of a call, how its totals are counted, and what decides it.
/// That a total ends the coup is not part of it, as the next call is asked for.
pub fn reasons_of_answer(state: &State, duty: &Duty) -> Vec<Phrase> {
    let call = matches!(duty.act, Act::Call(..)).then(|| super::act(state, &duty.act));
    let counts = call.into_iter().chain(counts_of_call(state, &duty.act));
    if let Act::Call(Announcement::Point(side), _) = duty.act {
        let is_natural = coup_of(state).hand(side).is_some_and(|hand| hand.point_of_two().is_natural());
        return counts.chain(is_natural.then(|| text!("shift-answer-natural"))).collect();
    }
    let says_more = |reason: &&Reason| !matches!(reason.rule, Rule::Count(_) | Rule::CardValues);
    let mut rules: Vec<&Reason> = duty.reasons.iter().rev().filter(says_more).collect();
    // The deciding rule first: the totals for a result, the bets for who turns the cards.
    rules.sort_by_key(|reason| match reason.rule {
        Rule::Nearest(..) | Rule::Turning(Turning::Only(_) | Turning::Highest(_)) => 0,
        Rule::Turning(Turning::PassedOn) => 2,
        _ => 1,
    });
    counts.chain(rules.into_iter().take(MOST_RULES).map(|reason| reason.rule.phrase())).collect()
}

/// True where the total of a due call is less than the sum of its cards.
pub fn drops_tens(state: &State, act: &Act) -> bool {
    let Act::Call(Announcement::Point(side), _) = act else { return false };
    let hand = coup_of(state).hand(*side);
    hand.is_some_and(|hand| hand.cards().take(2).map(|card| card.point().get()).sum::<u8>() > 9)
}
