//! A generated moment at which the tailleur must speak, with the call due.

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::calls::{Announcement, Call, CallContext, DueCall, announcement_order, due_call, occasion_call};
use crate::rules::coup::Coup;
use crate::rules::house::{Face, House};
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Side};
use crate::voice::Speech;

use super::super::marking::{AnswerKey, TableauHighlight};
use super::super::question::{Answer, Choice, Scene};
use super::aloud::{announced, points};
use super::{Moment, felt, occasions};

pub(super) struct CallCue<'h> {
    pub(super) call: Call<'h>,
    pub(super) scene: Scene,
    /// `None` outside the course of a coup.
    announcement: Option<Announcement>,
    /// The key, its answer aside.
    key: AnswerKey,
}

impl<'h> CallCue<'h> {
    /// Deals a table up to this moment; `None` if the moment does not occur.
    pub(super) fn deal(moment: Moment, house: &'h House, dice: &mut SeededRng) -> Option<Self> {
        let Some(next) = moment.announcement() else { return Self::occasion(moment, house, dice) };
        let coup = moment.deal(house, dice)?;
        let sight = sight(house, &coup, next);
        let due = due_call(house, &sight).filter(|due| due.announcement == next)?;
        let scene = felt::scene(house, &sight, dice)?;
        let key = key(house, &coup, &due, Answer::Number(0));
        Some(Self { call: due.call, scene, announcement: Some(next), key })
    }

    fn occasion(moment: Moment, house: &'h House, dice: &mut SeededRng) -> Option<Self> {
        let (occasion, scene) = occasions::deal(moment, house, dice)?;
        let (call, reason) = occasion_call(house, occasion)?;
        let key = AnswerKey {
            heard: Speech::from_call(house, &call).into_iter().collect(),
            ..AnswerKey::new(Answer::Number(0), vec![reason])
        };
        Some(Self { call, scene, announcement: None, key })
    }

    pub(super) fn key(&self, answer: Answer) -> AnswerKey {
        AnswerKey { answer, ..self.key.clone() }
    }

    pub(super) const fn is_of_a_coup(&self) -> bool {
        self.announcement.is_some()
    }

    /// Points to assess once the call is made.
    pub(super) fn points(&self) -> Vec<Choice> {
        self.announcement.map_or_else(announced, points)
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
    let values: Vec<u8> = hand.cards().map(|card| card.point().get()).collect();
    let cards: Vec<String> = values.iter().map(u8::to_string).collect();
    Some(text!(
        "working-side-sum",
        side = Fact::Side(side),
        cards = Fact::Text(cards.join(" + ")),
        sum = Fact::Number(values.into_iter().map(u64::from).sum()),
        point = Fact::Point(hand.point())
    ))
}

fn natural(coup: &Coup<'_>) -> bool {
    coup.outcome().is_some_and(|outcome| outcome.natural)
}
