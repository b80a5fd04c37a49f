//! Announcements: true, and in the words of the house.

use crate::i18n::Language;
use crate::i18n::call_words::first_difference;
use crate::rules::calls::{Announcement, call_for, point_call};
use crate::rules::clause::Basis;
use crate::rules::hand::Point;
use crate::rules::side::Side;

use super::Finding;
use crate::table::due::players_draw;
use crate::table::fact::FaultKind;
use crate::table::perform::called_outcome;
use crate::table::state::State;
use crate::table::truth::coup_of;

/// The fault of a call, if any.
pub(super) fn of_call(state: &State, announcement: Announcement, words: &str) -> Option<Finding> {
    let coup = coup_of(state);
    let house = &state.house;
    let language = Language::from_tag(&house.source.language);
    let calls = &house.calls;
    let is = |call: &str| first_difference(call, words, language).is_none();
    let due = call_for(house, &coup, announcement).map(|call| call.to_string());
    let as_due = due.as_deref().is_some_and(is);
    let finding = |kind, basis| Some(Finding::new(kind, basis));
    match announcement {
        Announcement::PlaceBets | Announcement::BetsClosed if as_due => None,
        Announcement::PlaceBets => finding(FaultKind::WrongWords, calls.place_bets.basis()),
        Announcement::BetsClosed => finding(FaultKind::WrongWords, calls.bets_closed.basis()),
        Announcement::Point(side) => {
            // A point that cannot be known yet is called too early, and found there.
            if due.is_none() || as_due {
                return None;
            }
            let another = Side::BOTH
                .iter()
                .any(|side| Point::ALL.iter().any(|point| is(&point_call(house, *side, *point).to_string())));
            let kind = if another { FaultKind::WrongCall } else { FaultKind::WrongWords };
            finding(kind, calls.point_is_called[side])
        }
        Announcement::CardFor(side) => {
            let drawn = coup.hand(side).is_some_and(|hand| hand.third().is_some());
            if coup.wants() != Some(side) && !drawn {
                let kind = if players_draw(state) { FaultKind::WrongDraw } else { FaultKind::WrongCall };
                return finding(kind, draw_basis(&coup, side));
            }
            if as_due { None } else { finding(FaultKind::WrongWords, calls.card_for.basis()) }
        }
        Announcement::Final => {
            let truth = coup.outcome()?;
            match called_outcome(house, Some(truth), words)? {
                (winner, Some(points)) if winner == truth.winner && points == truth.points => None,
                (_, Some(_)) => finding(FaultKind::WrongCall, calls.winner_is_named),
                (_, None) => finding(FaultKind::WrongWords, calls.final_call.basis()),
            }
        }
    }
}

/// The basis of the decision on a side's third card.
pub(super) fn draw_basis(coup: &crate::rules::coup::Coup<'_>, side: Side) -> Basis {
    use crate::rules::reason::Rule;
    let reasons = coup.reasons();
    let decides = |rule: &Rule| match rule {
        Rule::Punto(..) => side == Side::Punto,
        Rule::Banco(..) => side == Side::Banco,
        Rule::StoppedByNatural(of) | Rule::Natural(of, _) => side == *of,
        _ => false,
    };
    reasons.iter().find(|reason| decides(&reason.rule)).map_or(Basis::Silent, |reason| reason.basis)
}
