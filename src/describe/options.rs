//! Options of a question as text.

use super::question::QuestionDescriber;
use crate::drill::question::{AnswerForm, Choice, Question, QuestionPart, Scene};
use crate::i18n::Catalog;
use crate::rules::house::House;

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

fn form_options(form: &AnswerForm, scene: &Scene, describer: QuestionDescriber<'_>) -> Vec<OptionText> {
    let plain = |label: String| OptionText { letter: None, label, parts: Vec::new() };
    match form {
        AnswerForm::Choice(choices) | AnswerForm::Order(choices) => {
            let choice =
                |choice: &Choice| OptionText { letter: choice.letter, ..plain(describer.render(&choice.label)) };
            choices.iter().map(choice).collect()
        }
        AnswerForm::Several(parts) => {
            let part = |part: &QuestionPart| {
                let parts = form_options(&part.form, scene, describer);
                OptionText { parts, ..plain(describer.render(&part.label)) }
            };
            parts.iter().map(part).collect()
        }
        AnswerForm::Settle => {
            let stake = |(at, stake)| plain(describer.stake(stake, scene.standing.contains(&at)));
            scene.stakes.iter().enumerate().map(stake).collect()
        }
        _ => Vec::new(),
    }
}
