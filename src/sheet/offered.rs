//! What a question offers to choose from, and what a rule rests on, in words: for whoever shows a question to many.

use super::telling::Teller;
use crate::drill::question::{Choice, Form, Part, Question, Scene};
use crate::rules::clause::{Basis, Clause};
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Words;

/// Something that is offered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offered {
    /// The key that answers it, where it has one.
    pub letter: Option<char>,
    /// What it says.
    pub label: String,
    /// What there is to choose from for it, where it is one of several questions.
    pub parts: Vec<Offered>,
}

/// What there is to choose from, to put in order, to settle or to answer together; nothing where an answer is put
/// together otherwise.
#[must_use]
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

/// Where a rule stands: the clause of the house's text, or that it is silent.
#[must_use]
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

/// Whether a clause is of the text that a house follows: an author may cite another.
fn is_of(clause: Clause, house: &House) -> bool {
    clause.to_string().split_once('-').is_some_and(|(source, _)| source == house.source.id)
}
