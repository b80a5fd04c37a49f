//! A worksheet as JSON: one object, with the key only where that is asked for.

use serde::Serialize;

use super::telling::{key, source, told};
use super::{Exercise, Sheet};
use crate::words::{Names, Words};

#[derive(Serialize)]
struct SheetOut<'a> {
    title: String,
    house: &'a str,
    language: &'static str,
    seed: u64,
    exercises: Vec<ExerciseOut<'a>>,
}

#[derive(Serialize)]
struct ExerciseOut<'a> {
    number: usize,
    drill: &'static str,
    decision: &'a str,
    seed: u64,
    told: Vec<String>,
    table: Vec<String>,
    prompt: String,
    options: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<KeyOut>,
}

#[derive(Serialize)]
struct KeyOut {
    /// As journals write it.
    answer: String,
    says: Vec<String>,
    working: Vec<String>,
    reasons: Vec<ReasonOut>,
}

#[derive(Serialize)]
struct ReasonOut {
    clause: String,
    key: &'static str,
    says: String,
}

/// The sheet as JSON.
///
/// # Errors
/// None that can come of a sheet.
pub fn json(sheet: &Sheet, words: &Words, with_key: bool) -> serde_json::Result<String> {
    let names = Names::from(&sheet.house.terms);
    serde_json::to_string(&SheetOut {
        title: sheet.title.say(words.language(), &names),
        house: &sheet.house.id,
        language: words.language().code(),
        seed: sheet.seed,
        exercises: sheet
            .exercises
            .iter()
            .enumerate()
            .map(|(index, exercise)| out(index + 1, exercise, sheet, words, with_key))
            .collect(),
    })
}

fn out<'a>(number: usize, exercise: &'a Exercise, sheet: &Sheet, words: &Words, with_key: bool) -> ExerciseOut<'a> {
    let told = told(exercise, sheet, words);
    ExerciseOut {
        number,
        drill: exercise.drill,
        decision: &exercise.decision,
        seed: exercise.seed,
        told: told.happened,
        table: told.table,
        prompt: told.prompt,
        options: told.asks,
        key: with_key.then(|| key_out(exercise, sheet, words)),
    }
}

fn key_out(exercise: &Exercise, sheet: &Sheet, words: &Words) -> KeyOut {
    let told = key(exercise, sheet, words);
    let posed = &exercise.posed;
    KeyOut {
        answer: posed.question.form.write(&posed.key.answer),
        says: told.answer,
        working: told.working,
        reasons: posed
            .key
            .reasons
            .iter()
            .map(|reason| ReasonOut {
                clause: source(reason.basis),
                key: reason.rule.key(),
                says: words.say_at(&reason.rule.phrase(), &sheet.house),
            })
            .collect(),
    }
}
