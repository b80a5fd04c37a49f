//! A worksheet as plain text.

use std::fmt::Write as _;

use super::Worksheet;
use crate::describe::form_lines::AnswerLine;
use crate::describe::question::{QuestionText, describe_key, describe_question};
use crate::i18n::phrase::Fact;
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::DealtQuestion;

/// The sheet, followed by the key if wanted.
pub fn text(sheet: &Worksheet, words: &Catalog, key: bool) -> String {
    let mut text = String::new();
    let names = HouseTerms::from(&sheet.house.terms);
    let title = sheet.title.render(words.language(), &names);
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{title}\n{}\n", under_title(sheet, words));
    for (index, exercise) in sheet.exercises.iter().enumerate() {
        write(&mut text, index + 1, &describe_question(&exercise.posed.question, &sheet.house, words));
    }
    if key {
        let _ = writeln!(text, "\n{}\n", words.message(text_key!("sheet-key")));
        for (index, exercise) in sheet.exercises.iter().enumerate() {
            write_key(&mut text, index + 1, exercise, sheet, words);
        }
    }
    text
}

pub(super) fn hint_line(answer: &str, says: &str, words: &Catalog) -> String {
    let phrase = text!("sheet-hint", answer = Fact::Text(answer.to_owned()), says = Fact::Text(says.to_owned()));
    words.render(&phrase, &HouseTerms::default())
}

pub(super) fn under_title(sheet: &Worksheet, words: &Catalog) -> String {
    let phrase = text!(
        "sheet-under-title",
        house = Fact::Text(sheet.house.name.clone()),
        seed = Fact::Text(sheet.seed.to_string())
    );
    words.render(&phrase, &HouseTerms::default())
}

fn write(text: &mut String, number: usize, question: &QuestionText) {
    let _ = writeln!(text, "{number}.");
    let table = question.table_contents.iter().map(|line| &line.text);
    for line in question.events.iter().chain(table).chain(&question.calls) {
        let _ = writeln!(text, "   {line}");
    }
    let _ = writeln!(text, "   {}", question.prompt);
    for line in question.form_lines.iter().flat_map(AnswerLine::lines) {
        let _ = writeln!(text, "     {line}");
    }
    text.push('\n');
}

fn write_key(text: &mut String, number: usize, exercise: &DealtQuestion, sheet: &Worksheet, words: &Catalog) {
    let posed = &exercise.posed;
    let key = describe_key(&posed.question, &posed.key, &sheet.house, words);
    let _ = writeln!(text, "{number}. {}", key.answer.join("\n   "));
    for line in key.accepts.iter().chain(&key.explanation).chain(&key.working).chain(&key.reasons) {
        let _ = writeln!(text, "   {line}");
    }
    for (answer, says) in &key.hints {
        let _ = writeln!(text, "   {}", hint_line(answer, says, words));
    }
}
