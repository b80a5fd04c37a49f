//! Worksheets as JSON: one object, with the key on request.

use serde::Serialize;

use super::Sheet;
use super::asking::Ask;
use super::telling::{key_told, told};
use crate::drill::marking::Posed;
use crate::lesson::Exercise;
use crate::rules::house::House;
use crate::rules::reason::Reason;
use crate::words::{Counting, Names, Words};

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
    heard: Vec<SaidOut>,
    prompt: String,
    options: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<KeyOut>,
}

#[derive(Serialize)]
struct SaidOut {
    language: &'static str,
    text: String,
}

#[derive(Serialize)]
struct KeyOut {
    /// In journal notation.
    answer: String,
    says: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    accepts: Option<String>,
    working: Vec<String>,
    reasons: Vec<ReasonOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<String>,
    /// Feedback on particular wrong answers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hints: Vec<HintOut>,
}

#[derive(Serialize)]
struct HintOut {
    /// In journal notation.
    answer: String,
    says: String,
}

#[derive(Serialize)]
struct ReasonOut {
    house: String,
    clause: String,
    key: &'static str,
    says: String,
}

/// # Errors
/// A serialisation error; should not occur.
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
    let told = told(&exercise.posed.question, &sheet.house, words);
    let heard = &exercise.posed.question.scene.heard;
    ExerciseOut {
        number,
        drill: exercise.drill,
        decision: &exercise.decision,
        seed: exercise.seed,
        told: told.happened,
        table: told.table.into_iter().map(|line| line.text).collect(),
        heard: heard
            .iter()
            .map(|said| SaidOut { language: said.language.code(), text: said.caption(Counting::default()) })
            .collect(),
        prompt: told.prompt,
        options: told.asks.iter().flat_map(Ask::options).collect(),
        key: with_key.then(|| key_out(exercise, sheet, words)),
    }
}

fn key_out(exercise: &Exercise, sheet: &Sheet, words: &Words) -> KeyOut {
    let posed = &exercise.posed;
    let told = key_told(&posed.question, &posed.key, &sheet.house, words);
    let written = posed.key.hints.iter().map(|hint| posed.question.form.write(&hint.answer));
    let hints = written.zip(told.hints).map(|(answer, (_, says))| HintOut { answer, says }).collect();
    KeyOut {
        answer: posed.question.form.write(&posed.key.answer),
        says: told.answer,
        accepts: told.accepts,
        working: told.working,
        reasons: reasons(posed, sheet, words),
        because: told.because,
        hints,
    }
}

/// The reasons in this house, then those of the second house.
fn reasons(posed: &Posed, sheet: &Sheet, words: &Words) -> Vec<ReasonOut> {
    let out = |reason: &Reason, house: &House| ReasonOut {
        house: house.id.clone(),
        clause: reason.basis.to_string(),
        key: reason.rule.key(),
        says: words.say_at(&reason.rule.phrase(), house),
    };
    let here = posed.key.reasons.iter().map(|reason| out(reason, &sheet.house));
    let there = posed.key.second.iter();
    let there = there.flat_map(|second| second.reasons.iter().map(|reason| out(reason, &second.house)));
    here.chain(there).collect()
}
