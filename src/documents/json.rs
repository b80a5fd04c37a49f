//! Worksheets as JSON: one object, with the key on request.

use serde::Serialize;

use super::Worksheet;
use crate::describe::form_lines::AnswerLine;
use crate::describe::question::{describe_key, describe_question};
use crate::drill::marking::PosedQuestion;
use crate::i18n::{Catalog, FrenchCounting, HouseTerms};
use crate::lesson::DealtQuestion;
use crate::rules::house::{House, HouseId};
use crate::rules::reason::Reason;

#[derive(Serialize)]
struct SheetOut<'a> {
    title: String,
    house: &'a HouseId,
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
    heard: Vec<CallOut>,
    prompt: String,
    options: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<SheetKeyOut>,
}

#[derive(Serialize)]
struct CallOut {
    language: &'static str,
    text: String,
}

#[derive(Serialize)]
struct SheetKeyOut {
    /// In journal notation.
    answer: String,
    says: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    accepts: Option<String>,
    working: Vec<String>,
    reasons: Vec<SheetReasonOut>,
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
struct SheetReasonOut {
    house: HouseId,
    clause: String,
    key: &'static str,
    says: String,
}

/// # Errors
/// A serialisation error; should not occur.
pub fn json(sheet: &Worksheet, words: &Catalog, with_key: bool) -> serde_json::Result<String> {
    let names = HouseTerms::from(&sheet.house.terms);
    serde_json::to_string(&SheetOut {
        title: sheet.title.render(words.language(), &names),
        house: &sheet.house.id,
        language: words.language().code(),
        seed: sheet.seed,
        exercises: sheet
            .exercises
            .iter()
            .enumerate()
            .map(|(index, exercise)| exercise_out(index + 1, exercise, sheet, words, with_key))
            .collect(),
    })
}

fn exercise_out<'a>(
    number: usize,
    exercise: &'a DealtQuestion,
    sheet: &Worksheet,
    words: &Catalog,
    with_key: bool,
) -> ExerciseOut<'a> {
    let question = describe_question(&exercise.posed.question, &sheet.house, words);
    ExerciseOut {
        number,
        drill: exercise.drill,
        decision: exercise.decision.as_str(),
        seed: exercise.seed,
        told: question.events,
        table: question.table_contents.into_iter().map(|line| line.text).collect(),
        heard: exercise
            .posed
            .question
            .scene
            .heard
            .iter()
            .map(|call| CallOut { language: call.language.code(), text: call.caption(FrenchCounting::default()) })
            .collect(),
        prompt: question.prompt,
        options: question.form_lines.iter().flat_map(AnswerLine::options).collect(),
        key: with_key.then(|| key_out(exercise, sheet, words)),
    }
}

fn key_out(exercise: &DealtQuestion, sheet: &Worksheet, words: &Catalog) -> SheetKeyOut {
    let posed = &exercise.posed;
    let key = describe_key(&posed.question, &posed.key, &sheet.house, words);
    let written = posed.key.hints.iter().map(|hint| posed.question.form.format_answer(&hint.answer));
    let hints = written.zip(key.hints).map(|(answer, (_, says))| HintOut { answer, says }).collect();
    SheetKeyOut {
        answer: posed.question.form.format_answer(&posed.key.answer),
        says: key.answer,
        accepts: key.accepts,
        working: key.working,
        reasons: reasons(posed, sheet, words),
        because: key.explanation,
        hints,
    }
}

/// The reasons in this house, then those of the second house.
fn reasons(posed: &PosedQuestion, sheet: &Worksheet, words: &Catalog) -> Vec<SheetReasonOut> {
    let out = |reason: &Reason, house: &House| SheetReasonOut {
        house: house.id.clone(),
        clause: reason.basis.to_string(),
        key: reason.rule.key(),
        says: words.render_for_house(&reason.rule.phrase(), house),
    };
    let here = posed.key.reasons.iter().map(|reason| out(reason, &sheet.house));
    let there = posed.key.second.iter();
    let there = there.flat_map(|second| second.reasons.iter().map(|reason| out(reason, &second.house)));
    here.chain(there).collect()
}
