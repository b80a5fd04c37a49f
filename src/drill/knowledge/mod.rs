//! Drill: knowledge cards on crew, equipment, terms and history, asked in the house with that source text.

mod check;
mod deck;

use serde::Deserialize;

use crate::rules::clause::{Basis, Clause};
use crate::rules::house::House;
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;

pub use self::deck::{Deck, KnowledgeCard, Topic};
use super::filter::{Filter, FilterOption};
use super::flaw::DrillFlaw;
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, Choice, Question};
use super::{Drill, filter_options};

/// Journal id and key of each displayed answer. Answers are shuffled, so the id does not reveal the correct one.
const PLACES: [(&str, char); 4] = [("a", 'A'), ("b", 'B'), ("c", 'C'), ("d", 'D')];

/// Knowledge cards. An empty filter admits all cards of the house.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Knowledge {
    pub clauses: Vec<Clause>,
    pub topics: Vec<Topic>,
}

impl Knowledge {
    fn cards(&self, house: &House) -> impl Iterator<Item = &'static KnowledgeCard> {
        let deck = Deck::of_source(&house.source.id);
        deck.into_iter().flat_map(|deck| &deck.cards).filter(|card| {
            card.is_at(house)
                && (self.clauses.is_empty() || self.clauses.contains(&card.clause))
                && (self.topics.is_empty() || self.topics.contains(&card.topic))
        })
    }
}

impl Drill for Knowledge {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.cards(house).map(|card| format!("knowledge-{}", card.clause)).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let card = self.cards(house).nth(decision)?;
        let mut answers: Vec<_> = std::iter::once(&card.right).chain(&card.wrong).collect();
        dice.shuffle(&mut answers);
        let right = answers.iter().position(|answer| **answer == card.right)?;
        let choices = answers.into_iter().zip(PLACES).map(|(answer, (id, letter))| Choice {
            id: id.into(),
            label: answer.phrase(),
            letter: Some(letter),
            place: None,
        });
        let basis = if card.corrected { Basis::Corrected(card.clause) } else { Basis::Stated(card.clause) };
        Some(PosedQuestion {
            question: Question {
                scene: card.scene_in(house),
                prompt: card.question.phrase(),
                form: AnswerForm::Choice(choices.collect()),
            },
            key: AnswerKey::new(Answer::Choice(right), vec![Reason::new(Rule::Taught(&card.why), basis)]),
        })
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let deck = Deck::of_source(&house.source.id);
        let cards = deck.into_iter().flat_map(|deck| &deck.cards).filter(|card| card.is_at(house));
        let clauses = cards.map(|card| FilterOption {
            word: format!("\"{}\"", card.clause).into(),
            label: card.question.phrase(),
            chosen: self.clauses.contains(&card.clause),
        });
        vec![Filter::any_of("clauses", clauses), filter_options::kinds("topics", Topic::ALL, &self.topics)]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        let cards = || Deck::built_in().iter().flat_map(|deck| &deck.cards);
        let unasked = self.clauses.iter().find(|clause| !cards().any(|card| card.clause == **clause))?;
        Some(DrillFlaw::NoCardFor(*unasked))
    }
}
