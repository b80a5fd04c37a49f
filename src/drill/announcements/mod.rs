//! Drill: what the tailleur says at this moment of a coup, in the words of the house.

mod felt;
mod moment;

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::rules::calls::{Announcement, Due, Sight, due, every_call, order};
use crate::rules::coup::Coup;
use crate::rules::dice::Dice;
use crate::rules::hand::Point;
use crate::rules::house::{Face, House};
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::side::{BySide, Side};
use crate::words::Language;
use crate::words::spoken::words_of;

pub use self::moment::Moment;
use super::Drill;
use super::filter::{Filter, Offer};
use super::marking::{Accepts, Key, Lit, Posed};
use super::question::{Answer, Form, Question};

/// Say the call that is due.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Announcements {
    /// At which moments of a coup, each as often as the others.
    pub moments: Vec<Moment>,
}

impl Default for Announcements {
    fn default() -> Self {
        Self { moments: Moment::ALL.to_vec() }
    }
}

impl Drill for Announcements {
    fn decisions(&self, _house: &House) -> Vec<String> {
        self.moments.iter().map(|moment| moment.id().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut Dice) -> Option<Posed> {
        let moment = *self.moments.get(decision)?;
        let coup = moment.deal(house, dice)?;
        let next = moment.announcement();
        let sight = sight(house, &coup, next);
        let due = due(house, &sight).filter(|due| due.announcement == next)?;
        let scene = felt::scene(house, &sight, dice)?;
        let form = Form::Call(tiles(house));
        Some(Posed {
            question: Question { scene, prompt: Phrase::plain("ask-call"), form },
            key: key(house, &coup, due),
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        let offers = Moment::ALL.map(|moment| Offer {
            word: moment.word().into(),
            label: moment.label(),
            chosen: self.moments.contains(&moment),
        });
        vec![Filter::some("moments", offers)]
    }
}

/// What the tailleur sees and has said where this announcement comes next.
fn sight<'c, 'h>(house: &House, coup: &'c Coup<'h>, next: Announcement) -> Sight<'c, 'h> {
    let said = order(house, coup).take_while(|announcement| *announcement != next).last();
    let open = coup.count() > 0 && *house.dealing.first_four.value() == Face::Up;
    let is_turned = |side: Side| match next {
        Announcement::PlaceBets | Announcement::BetsClosed => false,
        Announcement::Point(turned) => open || side == turned || said == Some(Announcement::Point(side)),
        Announcement::CardFor(_) | Announcement::Final => true,
    };
    let turned = BySide { punto: is_turned(Side::Punto), banco: is_turned(Side::Banco) };
    Sight { coup, stakes_down: next != Announcement::PlaceBets, turned, said }
}

/// The tiles of a house, always the same: the figures, then each group of words of its calls, once.
fn tiles(house: &House) -> Vec<String> {
    let figures = Point::ALL.into_iter().map(|point| point.to_string());
    let groups = figures.chain(every_call(house).flat_map(|call| call.groups()));
    let mut seen = BTreeSet::new();
    let plain = |text: &str| words_of(text, None).into_iter().map(|word| word.plain).collect::<Vec<_>>();
    groups.filter(|group| seen.insert(plain(group))).collect()
}

fn key(house: &House, coup: &Coup<'_>, due: Due<'_>) -> Key {
    let language = Language::of_tag(&house.source.language);
    let (counted, lit) = match due.announcement {
        Announcement::PlaceBets | Announcement::BetsClosed => (Vec::new(), None),
        Announcement::Point(side) => (vec![side], None),
        Announcement::CardFor(Side::Punto) => {
            (vec![Side::Punto], coup.hand(Side::Punto).map(|hand| Lit::Punto(hand.point_of_two())))
        }
        Announcement::CardFor(Side::Banco) => (vec![Side::Banco], coup.cell().map(Lit::Banco)),
        Announcement::Final => {
            let cell = coup.cell().filter(|_| coup.count() == 4 && !natural(coup));
            (Side::BOTH.to_vec(), cell.map(Lit::Banco))
        }
    };
    Key {
        accepts: language.map_or(Accepts::Only, Accepts::FiguresByName),
        working: counted.into_iter().filter_map(|side| count(coup, side)).collect(),
        lit,
        ..Key::of(Answer::Call(due.call.to_string()), due.reasons)
    }
}

/// How a side's point comes about.
fn count(coup: &Coup<'_>, side: Side) -> Option<Phrase> {
    let hand = coup.hand(side)?;
    let sum = hand.cards().map(|card| u64::from(card.point().get())).sum();
    let facts = Phrase::plain("working-side-sum").with("side", Fact::Side(side)).with("sum", Fact::Number(sum));
    Some(facts.with("point", Fact::Point(hand.point())))
}

fn natural(coup: &Coup<'_>) -> bool {
    coup.outcome().is_some_and(|outcome| outcome.natural)
}
