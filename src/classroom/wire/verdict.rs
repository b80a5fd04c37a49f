//! Verdicts in wire format, sent once a question is over for all.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::felt::FeltOut;
use crate::classroom::{AcceptedAnswer, Room};
use crate::describe::procedure::order_why;
use crate::describe::question::{describe_answer, describe_broken_order, describe_key};
use crate::drill::marking::{AnswerKey, PosedQuestion, Tolerance};
use crate::drill::question::{Answer, AnswerForm};
use crate::i18n::Catalog;
use crate::lesson::DealtQuestion;
use crate::rules::chips::ChipRule;
use crate::rules::house::House;
use crate::rules::reason::{Reason, Rule};

/// Verdict on an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VerdictOut {
    /// Correctness; `None` without an answer.
    pub right: Option<bool>,
    /// Points of the answer.
    pub points: u64,
    /// The given answer line by line.
    pub given: Vec<String>,
    /// Feedback on this particular wrong answer: the author's, or the first break of an order of steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<String>,
    /// The order in which bets were settled, where more than one was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<OrderOut>,
    /// Shared key.
    #[serde(flatten)]
    pub key: Arc<KeyOut>,
    /// Additions for the desktop program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notes: Option<Box<NotesOut>>,
}

/// Whether an order was accepted, in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderOut {
    /// True if it was.
    pub right: bool,
    /// The sentence that says so, or the first break of the order.
    pub says: String,
}

/// Data that the desktop program draws, and writes to the journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NotesOut {
    /// The scene after the decision, if it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<FeltOut>,
    /// Lesson path: pack, slash, id.
    pub lesson: String,
    /// Lesson version.
    pub version: u32,
    /// House id.
    pub house: String,
    /// Drill name.
    pub drill: String,
    /// Decision id.
    pub decision: String,
    /// Seed that deals the question again.
    pub seed: u64,
    /// Expected answer in journal notation.
    pub expected: String,
    /// Given answer in journal notation; `None` without one.
    pub answer: Option<String>,
    /// Answer time in ms.
    pub millis: u64,
}

/// A key as text.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeyOut {
    /// The correct answer, line by line.
    pub answer: Vec<String>,
    /// The letters for drawing and standing in the answer, where it is a tableau.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letters: Option<(char, char)>,
    /// Alternative answers that count as right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accepts: Option<String>,
    /// Calculation steps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub working: Vec<String>,
    /// Rules with their clauses.
    pub reasons: Vec<String>,
    /// For each step of an order, why it comes before a later one; empty where nothing but the rule says so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub whys: Vec<String>,
    /// The author's explanation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub because: Option<String>,
}

impl KeyOut {
    /// Describes the key of a question in a house.
    pub fn from_posed(posed: &PosedQuestion, house: &House, words: &Catalog) -> Self {
        let described = describe_key(&posed.question, &posed.key, house, words);
        Self {
            answer: described.answer,
            letters: match &posed.question.form {
                AnswerForm::Grid(grid) => Some(grid.letters),
                _ => None,
            },
            // A reason may say the same.
            accepts: described.accepts.filter(|_| !posed.key.reasons.iter().any(is_any_pieces)),
            working: described.working,
            reasons: described.reasons,
            whys: step_whys(&posed.key, house, words),
            because: described.explanation,
        }
    }
}

fn is_any_pieces(reason: &Reason) -> bool {
    reason.rule == Rule::Chips(ChipRule::Any)
}

/// Why each step of an order comes before a later one.
fn step_whys(key: &AnswerKey, house: &House, words: &Catalog) -> Vec<String> {
    let (Tolerance::AnyOrderWith(pairs), Answer::Order(order)) = (&key.tolerance, &key.answer) else { return vec![] };
    let why = |step| {
        let mut own = pairs.iter().zip(&key.reasons).filter(|((first, _), _)| first == step);
        let why = own.find_map(|(_, reason)| order_why(&reason.rule));
        why.map(|why| words.render_for_house(&why, house)).unwrap_or_default()
    };
    order.iter().map(why).collect()
}

/// The first two steps in a wrong order, and why the earlier comes first.
fn broken_steps(key: &AnswerKey, given: &Answer, house: &House, words: &Catalog) -> Option<String> {
    let Answer::Order(given) = given else { return None };
    let rule = &key.reasons.get(key.first_broken(given)?)?.rule;
    let lines = std::iter::once(rule.phrase()).chain(order_why(rule));
    Some(lines.map(|line| words.render_for_house(&line, house)).collect::<Vec<_>>().join(" "))
}

/// The order of several bets. That of bets which are all settled wrongly is no merit.
fn judged_order(posed: &PosedQuestion, given: &Answer, house: &House, words: &Catalog) -> Option<OrderOut> {
    let (Answer::Settle(deeds), Answer::Settle(due)) = (given, &posed.key.answer) else { return None };
    let broken = describe_broken_order(&posed.question.scene, &posed.key, given, house);
    let right = broken.is_none();
    if deeds.len() < 2 || right && !deeds.iter().any(|deed| due.contains(deed)) {
        return None;
    }
    let says = broken.map_or_else(|| text!("settle-order-right"), |(says, _)| says);
    Some(OrderOut { right, says: words.render_for_house(&says, house) })
}

impl VerdictOut {
    /// Verdict on an answer, or on its absence.
    pub fn new(
        posed: &PosedQuestion,
        given: Option<&AcceptedAnswer>,
        key: Arc<KeyOut>,
        house: &House,
        words: &Catalog,
    ) -> Self {
        let lines = |given: &AcceptedAnswer| describe_answer(&posed.question, &given.answer, house, words);
        let order = given.and_then(|given| judged_order(posed, &given.answer, house, words));
        let wrong = given.filter(|given| !given.right);
        let hint = wrong.and_then(|given| posed.key.hint(&given.answer));
        let hint = hint.map(|hint| words.render_for_house(hint, house));
        Self {
            right: given.map(|given| given.right),
            points: given.map_or(0, |given| given.points),
            given: given.map(lines).unwrap_or_default(),
            hint: hint.or_else(|| wrong.and_then(|given| broken_steps(&posed.key, &given.answer, house, words))),
            order,
            key,
            notes: None,
        }
    }

    /// Adds the data for the desktop program.
    pub fn with_notes(
        self,
        room: &Room,
        exercise: &DealtQuestion,
        given: Option<&AcceptedAnswer>,
        words: &Catalog,
    ) -> Self {
        let (quiz, house) = (room.quiz(), room.quiz().house());
        let PosedQuestion { question, key } = &exercise.posed;
        let notes = NotesOut {
            after: key.after.as_ref().map(|scene| FeltOut::from_scene(scene, house, words)),
            lesson: room.setup().lesson.clone(),
            version: quiz.lesson().version,
            house: house.id.to_string(),
            drill: exercise.drill.to_owned(),
            decision: exercise.decision.to_string(),
            seed: exercise.seed,
            expected: question.form.format_answer(&key.answer),
            answer: given.map(|given| question.form.format_answer(&given.answer)),
            millis: given.map_or(0, |given| given.millis),
        };
        Self { notes: Some(Box::new(notes)), ..self }
    }
}
