//! A worksheet as plain text.

use std::fmt::Write as _;

use super::Sheet;
use super::asking::Ask;
use super::telling::{Told, told};
use crate::lesson::Exercise;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

/// The sheet, followed by the key if wanted.
pub fn text(sheet: &Sheet, words: &Words, key: bool) -> String {
    let mut text = String::new();
    let names = Names::from(&sheet.house.terms);
    let title = sheet.title.say(words.language(), &names);
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{title}\n{}\n", under_title(sheet, words));
    for (index, exercise) in sheet.exercises.iter().enumerate() {
        write(&mut text, index + 1, &told(&exercise.posed.question, &sheet.house, words));
    }
    if key {
        let _ = writeln!(text, "\n{}\n", words.key("sheet-key"));
        for (index, exercise) in sheet.exercises.iter().enumerate() {
            write_key(&mut text, index + 1, exercise, sheet, words);
        }
    }
    text
}

pub(super) fn hint_line(answer: &str, says: &str, words: &Words) -> String {
    let phrase = Phrase::plain("sheet-hint").with("answer", Fact::Text(answer.to_owned()));
    words.say(&phrase.with("says", Fact::Text(says.to_owned())), &Names::default())
}

pub(super) fn under_title(sheet: &Sheet, words: &Words) -> String {
    let phrase = Phrase::plain("sheet-under-title")
        .with("house", Fact::Text(sheet.house.name.clone()))
        .with("seed", Fact::Text(sheet.seed.to_string()));
    words.say(&phrase, &Names::default())
}

fn write(text: &mut String, number: usize, told: &Told) {
    let _ = writeln!(text, "{number}.");
    let table = told.table.iter().map(|line| &line.text);
    for line in told.happened.iter().chain(table).chain(&told.heard) {
        let _ = writeln!(text, "   {line}");
    }
    let _ = writeln!(text, "   {}", told.prompt);
    for line in told.asks.iter().flat_map(Ask::lines) {
        let _ = writeln!(text, "     {line}");
    }
    text.push('\n');
}

fn write_key(text: &mut String, number: usize, exercise: &Exercise, sheet: &Sheet, words: &Words) {
    let posed = &exercise.posed;
    let key = super::telling::key_told(&posed.question, &posed.key, &sheet.house, words);
    let _ = writeln!(text, "{number}. {}", key.answer.join("\n   "));
    for line in key.accepts.iter().chain(&key.because).chain(&key.working).chain(&key.reasons) {
        let _ = writeln!(text, "   {line}");
    }
    for (answer, says) in &key.hints {
        let _ = writeln!(text, "   {}", hint_line(answer, says, words));
    }
}
