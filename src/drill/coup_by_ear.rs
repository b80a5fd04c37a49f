//! Drill: final points and winner of a coup followed by its calls, with the first cards face down.

use serde::Deserialize;

use crate::rules::calls::Announcement;
use crate::rules::coup::Coup;
use crate::rules::dice::Dice;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::side::{BySide, Chance, Side};

use super::filter::Filter;
use super::marking::{Key, Lit, Posed};
use super::question::{Answer, Form, LaidCard, Part, Question, Scene};
use super::whole_coup::Kind;
use super::winner::chances;
use super::{Drill, deal, offers, said};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CoupByEar {
    pub kinds: Vec<Kind>,
}

impl Default for CoupByEar {
    fn default() -> Self {
        Self { kinds: Kind::ALL.to_vec() }
    }
}

impl Drill for CoupByEar {
    fn decisions(&self, _house: &House) -> Vec<String> {
        self.kinds.iter().map(|kind| format!("{}-by-ear", kind.id())).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut Dice) -> Option<Posed> {
        let wanted = *self.kinds.get(decision)?;
        let coup = deal::coup_where(house, dice, |coup| Kind::of(coup) == Some(wanted))?;
        let outcome = coup.outcome()?;
        let heard = said::calls_of(house, &coup, |announcement| {
            !matches!(announcement, Announcement::PlaceBets | Announcement::Final)
        });
        let told = said::lines(&heard);
        let winner = Chance::ALL.iter().position(|chance| *chance == outcome.winner)?;
        let point = |side| Answer::Number(u32::from(outcome.points[side].get()));
        let hands =
            BySide { punto: thirds_open(&coup, Side::Punto, dice), banco: thirds_open(&coup, Side::Banco, dice) };
        Some(Posed {
            question: Question {
                scene: Scene { hands, heard, ..Scene::default() },
                prompt: Phrase::plain("ask-coup-by-ear"),
                form: Form::Several(parts(house)),
            },
            key: Key {
                lit: coup.cell().map(Lit::Banco),
                working: Side::BOTH.into_iter().filter_map(|side| working(&coup, side)).collect(),
                after: Some(Scene { announced: Some(outcome.winner), told, ..Scene::of_coup(&coup) }),
                heard: said::next_call(house, &coup),
                ..Key::of(
                    Answer::Several(vec![point(Side::Punto), point(Side::Banco), Answer::Choice(winner)]),
                    coup.reasons(),
                )
            },
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![offers::kinds("kinds", Kind::ALL, |kind| kind.id(), &self.kinds)]
    }
}

/// First two cards of a side face down, a third one face up.
fn thirds_open(coup: &Coup<'_>, side: Side, dice: &mut Dice) -> Vec<LaidCard> {
    let Some(hand) = coup.hand(side) else { return Vec::new() };
    let two = (0..2).map(|_| said::back(dice)).collect::<Vec<_>>();
    two.into_iter().chain(hand.third().map(LaidCard::Up)).collect()
}

fn parts(house: &House) -> Vec<Part> {
    let point = |side| Part {
        label: Phrase::plain("part-final-point").with("side", Fact::Side(side)),
        form: Form::Number { most: 9 },
    };
    let winner = Part { label: Phrase::plain("part-winner"), form: Form::Choice(chances(house)) };
    Side::BOTH.map(point).into_iter().chain([winner]).collect()
}

fn working(coup: &Coup<'_>, side: Side) -> Option<Phrase> {
    let hand = coup.hand(side)?;
    let third = hand.third()?.point();
    let sum = u64::from(hand.point_of_two().get()) + u64::from(third.get());
    let line = Phrase::plain("working-called-and-third").with("side", Fact::Side(side));
    let line = line.with("called", Fact::Point(hand.point_of_two())).with("third", Fact::Point(third));
    Some(line.with("sum", Fact::Number(sum)).with("point", Fact::Point(hand.point())))
}
