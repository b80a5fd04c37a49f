//! Drill: which seat is offered the cut, and which one next time.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::Fact;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;
use crate::rules::shoe::cutter;

use super::filter::Filter;
use super::flaw::DrillFlaw;
use super::hand_passes::{SEATS, seat_choices};
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, Question, Scene, Seats, lettered};
use super::{Drill, deal, filter_options};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Cutting {
    pub turns: Vec<Turn>,
    pub seats: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "cut-", const_into_str)]
pub enum Turn {
    /// The first cut of the game.
    First,
    /// A cut after the first.
    Next,
    /// The round is complete and starts again.
    Again,
}

impl Default for Cutting {
    fn default() -> Self {
        Self { turns: Turn::ALL.to_vec(), seats: 5 }
    }
}

impl Turn {
    const ALL: [Self; 3] = [Self::First, Self::Next, Self::Again];
}

impl Drill for Cutting {
    fn decisions(&self, house: &House) -> Vec<String> {
        let said = cutter(&house.shoe, &[1], None).is_some();
        self.turns.iter().filter(|_| said).map(|turn| turn.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let turn = *self.turns.get(decision)?;
        let taken = deal::seats(usize::from(self.seats), house, dice);
        let (lowest, others) = taken.split_first()?;
        let before = match turn {
            Turn::First => None,
            Turn::Next => Some(*dice.pick(others)?),
            Turn::Again => Some(*lowest),
        };
        let (seat, reason) = cutter(&house.shoe, &taken, before)?;
        let place = taken.iter().position(|other| *other == seat)?;
        let prompt = match before {
            None => text!("ask-cut-first"),
            Some(before) => text!("ask-cut-next", seat = Fact::Number(before.into())),
        };
        let form = AnswerForm::Choice(lettered(seat_choices(&taken)));
        let seats = Seats { count: *house.tables.first()?.seats.value(), taken, holder: None };
        Some(PosedQuestion {
            question: Question { scene: Scene { seats: Some(seats), ..Scene::default() }, prompt, form },
            key: AnswerKey::new(Answer::Choice(place), vec![reason]),
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![
            filter_options::kinds("turns", Turn::ALL, &self.turns),
            Filter::one_of("seats", filter_options::numbers(SEATS, |seats| self.seats == seats)),
        ]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        (!SEATS.contains(&self.seats)).then_some(DrillFlaw::SeatsTaken(SEATS))
    }
}
