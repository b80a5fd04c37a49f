//! Worksheets as JSON: one object, with the key on request.

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Serialize;

use super::Worksheet;
use super::sheet_data::{SceneData, SheetAnswerData};
use crate::describe::form_lines::AnswerLine;
use crate::describe::question::{describe_key, describe_question};
use crate::drill::marking::PosedQuestion;
use crate::i18n::{Catalog, FrenchCounting, HouseTerms};
use crate::lesson::DealtQuestion;
use crate::rules::house::House;
use crate::rules::reason::Reason;

/// A worksheet.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "Tailleur worksheet")]
struct SheetOut<'a> {
    /// Title, in words.
    title: String,
    /// Id of the house.
    house: &'a str,
    /// Language of the words: `fr`, `it` or `en`.
    language: &'static str,
    /// Seed of the sheet: the same one makes the same sheet.
    seed: u64,
    /// The questions.
    exercises: Vec<ExerciseOut<'a>>,
}

/// A question. `scene` and `answer` are data, which no language changes; words are all else but drill, decision and
/// seeds.
#[derive(Serialize, JsonSchema)]
struct ExerciseOut<'a> {
    /// Number on the sheet, from 1.
    number: usize,
    /// Name of the drill.
    drill: &'static str,
    /// Id of the decision asked, as in journals.
    decision: &'a str,
    /// Seed of the question.
    seed: u64,
    /// The events, in words.
    told: Vec<String>,
    /// The table, in words.
    table: Vec<String>,
    /// Calls that are heard.
    heard: Vec<CallOut>,
    /// The question, in words.
    prompt: String,
    /// The options, in words.
    options: Vec<String>,
    /// The scene as data.
    scene: SceneData,
    /// Question, form of the answer and key, as data.
    answer: SheetAnswerData,
    /// The key in words; absent unless the sheet has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<SheetKeyOut>,
}

/// A call that is heard.
#[derive(Serialize, JsonSchema)]
struct CallOut {
    /// Language spoken at the table.
    language: &'static str,
    /// The words as spoken.
    text: String,
}

/// A key in words.
#[derive(Serialize, JsonSchema)]
struct SheetKeyOut {
    /// The answer in journal notation.
    answer: String,
    /// The answer, line by line.
    says: Vec<String>,
    /// Other answers that count as right.
    #[serde(skip_serializing_if = "Option::is_none")]
    accepts: Option<String>,
    /// The computation, line by line.
    working: Vec<String>,
    /// The rules applied.
    reasons: Vec<SheetReasonOut>,
    /// The author's comment.
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<String>,
    /// Feedback on particular wrong answers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hints: Vec<HintOut>,
}

/// Feedback on one wrong answer.
#[derive(Serialize, JsonSchema)]
struct HintOut {
    /// The wrong answer in journal notation.
    answer: String,
    /// The feedback.
    says: String,
}

/// A rule with its clause.
#[derive(Serialize, JsonSchema)]
struct SheetReasonOut {
    /// Id of the house in which it applies.
    house: String,
    /// The clause, or that the text is silent.
    clause: String,
    /// Code of the rule.
    key: &'static str,
    /// The rule in words.
    says: String,
}

/// The JSON schema of a worksheet, as `docs/sheet.schema.json` has it.
///
/// # Errors
/// A serialisation error; should not occur.
pub fn json_schema() -> serde_json::Result<String> {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    let schema = settings.into_generator().into_root_schema_for::<SheetOut<'_>>();
    serde_json::to_string_pretty(&schema)
}

/// # Errors
/// A serialisation error; should not occur.
pub fn json(sheet: &Worksheet, words: &Catalog, with_key: bool) -> serde_json::Result<String> {
    let names = HouseTerms::from(&sheet.house.terms);
    serde_json::to_string(&SheetOut {
        title: sheet.title.render(words.language(), &names),
        house: sheet.house.id.as_str(),
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
        scene: SceneData::new(&exercise.posed.question.scene, &sheet.house),
        answer: SheetAnswerData::new(&exercise.posed, &sheet.house, with_key),
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
        house: house.id.to_string(),
        clause: reason.basis.to_string(),
        key: reason.rule.key(),
        says: words.render_for_house(&reason.rule.phrase(), house),
    };
    let here = posed.key.reasons.iter().map(|reason| out(reason, &sheet.house));
    let there = posed.key.second.iter();
    let there = there.flat_map(|second| second.reasons.iter().map(|reason| out(reason, &second.house)));
    here.chain(there).collect()
}
