//! Drill: the winner of a finished coup, answered by key or click.

use serde::Deserialize;

use crate::i18n::phrase::Fact;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;
use crate::rules::side::Chance;

use super::filter::Filter;
use super::marking::{AnswerKey, PosedQuestion};
use super::question::{Answer, AnswerForm, Choice, FeltPlace, Question, Scene};
use super::{Drill, calls, deal, filter_options};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Winner {
    pub winners: Vec<Chance>,
}

impl Default for Winner {
    fn default() -> Self {
        Self { winners: Chance::ALL.to_vec() }
    }
}

impl Drill for Winner {
    fn decisions(&self, _house: &House) -> Vec<String> {
        self.winners.iter().map(|chance| format!("winner-{}", chance.id())).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let wanted = *self.winners.get(decision)?;
        let coup = deal::coup_where(house, dice, |coup| coup.outcome().is_some_and(|end| end.winner == wanted))?;
        Some(PosedQuestion {
            question: Question {
                scene: Scene::of_coup(&coup),
                prompt: text!("ask-winner"),
                form: AnswerForm::Choice(chances(house)),
            },
            key: AnswerKey {
                heard: calls::next_call(house, &coup),
                ..AnswerKey::new(
                    Answer::Choice(Chance::ALL.iter().position(|chance| *chance == wanted)?),
                    coup.reasons().pop().into_iter().collect(),
                )
            },
        })
    }

    fn filters(&self, _house: &House) -> Vec<Filter> {
        vec![filter_options::chances("winners", &self.winners)]
    }
}

/// The three chances, each with its spot and the first letter of its name not yet taken, so that Punto and Parità
/// both get a key.
pub(super) fn chances(house: &House) -> Vec<Choice> {
    let names = [&house.terms.punto, &house.terms.banco, &house.terms.egalite];
    let mut taken = Vec::with_capacity(names.len());
    Chance::ALL
        .into_iter()
        .zip(names)
        .map(|(chance, name)| {
            let letters = name.value().chars().filter(|letter| letter.is_alphabetic()).map(plain_letter);
            let letter = letters.into_iter().find(|letter| !taken.contains(letter));
            taken.extend(letter);
            Choice {
                id: chance.id().into(),
                label: text!("choice-chance", chance = Fact::Chance(chance)),
                letter,
                place: Some(FeltPlace::Spot(chance.into())),
            }
        })
        .collect()
}

fn plain_letter(letter: char) -> char {
    match letter {
        'É' | 'È' | 'Ê' | 'é' | 'è' | 'ê' => 'E',
        'À' | 'à' => 'A',
        other => other.to_ascii_uppercase(),
    }
}
