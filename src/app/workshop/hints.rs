//! Wrong answers with hints: offered as choices where possible, otherwise with a note on their format.

use super::PackEditor;
use super::form::{Control, FormLine, Label, WorkshopForm};
use crate::drill::question;
use crate::rules::house::House;
use crate::syntax::edit::quoted;

impl PackEditor {
    /// Adds the possible answers in this house to the hints of a question's form.
    pub(super) fn with_hints(&self, mut form: WorkshopForm, house: &House) -> WorkshopForm {
        let Some(answered) = self.question().and_then(|question| question.form(house)) else { return form };
        let hints = format!("{}.hints.", self.place.path());
        for line in form.lines.iter_mut().filter(|line| is_answer(&line.path, &hints)) {
            offer_answers(line, &answered);
        }
        form
    }
}

fn is_answer(path: &str, hints: &str) -> bool {
    path.strip_prefix(hints).and_then(|hint| hint.split_once('.')).is_some_and(|(_, field)| field == "answer")
}

/// Turns the line of a wrong answer into the control of the answer form.
fn offer_answers(line: &mut FormLine, answered: &question::AnswerForm) {
    let Control::Text(here) = &line.control else { return };
    match answered {
        question::AnswerForm::Choice(choices) => {
            let mut words: Vec<String> = choices.iter().map(|choice| choice.id.to_string()).collect();
            if !words.contains(here) {
                words.push(here.clone());
            }
            let chosen = words.iter().position(|word| word == here);
            let begins = words.iter().map(|word| quoted(word)).collect();
            line.control = Control::One { of: String::new(), begins, words, chosen };
        }
        question::AnswerForm::Number { .. } => line.label = Label::Field(text_key!("workshop-hint-number").to_string()),
        question::AnswerForm::Money => line.label = Label::Field(text_key!("workshop-hint-sum").to_string()),
        question::AnswerForm::Several(_)
        | question::AnswerForm::Grid(_)
        | question::AnswerForm::Call(_)
        | question::AnswerForm::Chips(_)
        | question::AnswerForm::Settle
        | question::AnswerForm::Order(_)
        | question::AnswerForm::Aloud(_) => {}
    }
}
