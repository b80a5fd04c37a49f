//! Options of a question and sources of rules as text, for showing a question to many people.

use super::telling::Teller;
use crate::drill::question::{Choice, Form, Part, Question, Scene};
use crate::rules::clause::{Basis, Clause};
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Words;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offered {
    pub letter: Option<char>,
    pub label: String,
    /// Options of this part, for a composed question.
    pub parts: Vec<Offered>,
}

/// Options, steps, stakes or parts of a question; empty for forms that offer no list.
pub fn offered(question: &Question, house: &House, words: &Words) -> Vec<Offered> {
    of_form(&question.form, &question.scene, Teller { words, house })
}

fn of_form(form: &Form, scene: &Scene, teller: Teller<'_>) -> Vec<Offered> {
    let plain = |label: String| Offered { letter: None, label, parts: Vec::new() };
    match form {
        Form::Choice(choices) | Form::Order(choices) => {
            let choice = |choice: &Choice| Offered { letter: choice.letter, ..plain(teller.say(&choice.label)) };
            choices.iter().map(choice).collect()
        }
        Form::Several(parts) => {
            let part = |part: &Part| {
                let parts = of_form(&part.form, scene, teller);
                Offered { parts, ..plain(teller.say(&part.label)) }
            };
            parts.iter().map(part).collect()
        }
        Form::Settle => {
            let stake = |(at, stake)| plain(teller.stake(stake, scene.standing.contains(&at)));
            scene.stakes.iter().enumerate().map(stake).collect()
        }
        _ => Vec::new(),
    }
}

/// The source of a rule: a clause of the house's text, or that the text is silent.
pub fn source_told(basis: Basis, house: &House, words: &Words) -> String {
    let source = match basis {
        Basis::Stated(clause) if !is_of(clause, house) => ("source-cited", Some(clause)),
        Basis::Stated(clause) => ("source-stated", Some(clause)),
        Basis::Authored => ("source-authored", None),
        Basis::Corrected(clause) => ("source-corrected", Some(clause)),
        Basis::Silent => ("source-silent", None),
    };
    let mut phrase = Phrase::plain(source.0).with("house", Fact::Text(house.name.clone()));
    if let Some(clause) = source.1 {
        phrase = phrase.with("clause", Fact::Text(clause.to_string()));
    }
    words.say_at(&phrase, house)
}

/// True if the clause belongs to the house's own text; authors may cite other texts.
fn is_of(clause: Clause, house: &House) -> bool {
    clause.to_string().split_once('-').is_some_and(|(source, _)| source == house.source.id)
}
