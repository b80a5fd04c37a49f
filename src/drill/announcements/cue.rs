//! A generated moment at which the tailleur must speak, with the call due.

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::calls::{Announcement, CallContext, DueCall, announcement_order, due_call};
use crate::rules::coup::Coup;
use crate::rules::house::{Face, House};
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Side};
use crate::voice::Speech;

use super::super::marking::{AnswerKey, TableauHighlight};
use super::super::question::{Answer, Scene};
use super::{Moment, felt};

pub(super) struct CallCue<'h> {
    house: &'h House,
    coup: Coup<'h>,
    pub(super) due: DueCall<'h>,
    pub(super) scene: Scene,
}

impl<'h> CallCue<'h> {
    /// Deals a coup up to this moment; `None` if the moment does not occur.
    pub(super) fn deal(moment: Moment, house: &'h House, dice: &mut SeededRng) -> Option<Self> {
        let coup = moment.deal(house, dice)?;
        let next = moment.announcement();
        let sight = sight(house, &coup, next);
        let due = due_call(house, &sight).filter(|due| due.announcement == next)?;
        let scene = felt::scene(house, &sight, dice)?;
        Some(Self { house, coup, due, scene })
    }

    pub(super) fn key(&self, answer: Answer) -> AnswerKey {
        key(self.house, &self.coup, &self.due, answer)
    }
}

/// Answer key for the call due in a coup, with counts, tableau highlight, the call itself and reasons.
pub(in crate::drill) fn key(house: &House, coup: &Coup<'_>, due: &DueCall<'_>, answer: Answer) -> AnswerKey {
    let (counted, lit) = match due.announcement {
        Announcement::PlaceBets | Announcement::BetsClosed => (Vec::new(), None),
        Announcement::Point(side) => (vec![side], None),
        Announcement::CardFor(Side::Punto) => {
            (vec![Side::Punto], coup.hand(Side::Punto).map(|hand| TableauHighlight::Punto(hand.point_of_two())))
        }
        Announcement::CardFor(Side::Banco) => (vec![Side::Banco], coup.cell().map(TableauHighlight::Banco)),
        Announcement::Final => {
            let cell = coup.cell().filter(|_| coup.count() == 4 && !natural(coup));
            (Side::BOTH.to_vec(), cell.map(TableauHighlight::Banco))
        }
    };
    AnswerKey {
        working: counted.into_iter().filter_map(|side| count(coup, side)).collect(),
        highlight: lit,
        heard: Speech::from_call(house, &due.call).into_iter().collect(),
        ..AnswerKey::new(answer, due.reasons.clone())
    }
}

/// The tailleur's view just before this announcement.
pub(in crate::drill) fn sight<'c, 'h>(house: &House, coup: &'c Coup<'h>, next: Announcement) -> CallContext<'c, 'h> {
    let said = announcement_order(house, coup).take_while(|announcement| *announcement != next).last();
    let open = coup.count() > 0 && *house.dealing.first_four.value() == Face::Up;
    let is_turned = |side: Side| match next {
        Announcement::PlaceBets | Announcement::BetsClosed => false,
        Announcement::Point(turned) => open || side == turned || said == Some(Announcement::Point(side)),
        Announcement::CardFor(_) | Announcement::Final => true,
    };
    let turned = BySide { punto: is_turned(Side::Punto), banco: is_turned(Side::Banco) };
    CallContext { coup, stakes_down: next != Announcement::PlaceBets, turned, last: said }
}

pub(in crate::drill) fn count(coup: &Coup<'_>, side: Side) -> Option<Phrase> {
    let hand = coup.hand(side)?;
    let sum = hand.cards().map(|card| u64::from(card.point().get())).sum();
    let facts =
        Phrase::plain(text_key!("working-side-sum")).with("side", Fact::Side(side)).with("sum", Fact::Number(sum));
    Some(facts.with("point", Fact::Point(hand.point())))
}

fn natural(coup: &Coup<'_>) -> bool {
    coup.outcome().is_some_and(|outcome| outcome.natural)
}
