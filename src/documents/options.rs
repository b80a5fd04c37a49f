//! Options of a question and sources of rules as text, for showing a question to many people.

use super::question_text::QuestionDescriber;
use crate::drill::question::{AnswerForm, Choice, Question, QuestionPart, Scene};
use crate::i18n::Catalog;
use crate::rules::clause::{Basis, Clause};
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OptionText {
    pub letter: Option<char>,
    pub label: String,
    /// Options of this part, for a composed question.
    pub parts: Vec<OptionText>,
}

/// Options, steps, stakes or parts of a question; empty for forms that offer no list.
pub fn describe_options(question: &Question, house: &House, words: &Catalog) -> Vec<OptionText> {
    form_options(&question.form, &question.scene, QuestionDescriber { words, house })
}

fn form_options(form: &AnswerForm, scene: &Scene, teller: QuestionDescriber<'_>) -> Vec<OptionText> {
    let plain = |label: String| OptionText { letter: None, label, parts: Vec::new() };
    match form {
        AnswerForm::Choice(choices) | AnswerForm::Order(choices) => {
            let choice = |choice: &Choice| OptionText { letter: choice.letter, ..plain(teller.render(&choice.label)) };
            choices.iter().map(choice).collect()
        }
        AnswerForm::Several(parts) => {
            let part = |part: &QuestionPart| {
                let parts = form_options(&part.form, scene, teller);
                OptionText { parts, ..plain(teller.render(&part.label)) }
            };
            parts.iter().map(part).collect()
        }
        AnswerForm::Settle => {
            let stake = |(at, stake)| plain(teller.stake(stake, scene.standing.contains(&at)));
            scene.stakes.iter().enumerate().map(stake).collect()
        }
        _ => Vec::new(),
    }
}

/// The source of a rule: a clause of the house's text, or that the text is silent.
pub fn describe_source(basis: Basis, house: &House, words: &Catalog) -> String {
    let source = match basis {
        Basis::Stated(clause) if !is_house_clause(clause, house) => ("source-cited", Some(clause)),
        Basis::Stated(clause) => ("source-stated", Some(clause)),
        Basis::Authored => ("source-authored", None),
        Basis::Corrected(clause) => ("source-corrected", Some(clause)),
        Basis::Silent => ("source-silent", None),
    };
    let mut phrase = Phrase::plain(source.0).with("house", Fact::Text(house.name.clone()));
    if let Some(clause) = source.1 {
        phrase = phrase.with("clause", Fact::Text(clause.to_string()));
    }
    words.render_for_house(&phrase, house)
}

/// True if the clause belongs to the house's own text; authors may cite other texts.
fn is_house_clause(clause: Clause, house: &House) -> bool {
    clause.to_string().split_once('-').is_some_and(|(source, _)| source == house.source.id)
}
