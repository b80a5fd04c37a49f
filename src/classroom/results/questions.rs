//! Item statistics of each question, by the same methods as for classes.

use std::collections::{BTreeMap, BTreeSet};

use super::{PersonResult, QuestionResult, Reply, Results};
use crate::drill::random_guess_score;
use crate::lesson::DealtQuestion;
use crate::progress::class::statistics::consistency;
use crate::progress::class::{ClassMark, Consistency, FEWEST, ItemAnalysis, MarkMatrix};
use crate::progress::mastery::DecisionKey;
use crate::rules::house::House;

/// Questions with their statistics, and the quiz's internal consistency. One row per question index if all got the same
/// questions, else one per decision.
pub(super) fn question_results(
    results: &Results,
    skipped: &BTreeSet<usize>,
) -> (Vec<QuestionResult>, Option<Consistency>) {
    let mut questions = if results.is_individual() { decisions(results) } else { places(results, skipped) };
    for question in &mut questions {
        count(question, results);
    }
    let matrix = matrix(results, &questions);
    let guesses: BTreeMap<&DecisionKey, f64> =
        questions.iter().map(|one| (&one.key, random_guess_score(&one.exercise.posed.question.form))).collect();
    let mut items = ItemAnalysis::all(&matrix, &|key| guesses.get(key).copied().unwrap_or_default()).into_iter();
    for question in questions.iter_mut().filter(|question| !question.skipped) {
        question.item = items.next();
    }
    let found = consistency(&matrix.complete_rows()).filter(|found| found.people >= FEWEST);
    (questions, found)
}

/// Decision id of a question.
pub(in crate::classroom) fn decision_key(exercise: &DealtQuestion, house: &House) -> DecisionKey {
    DecisionKey { house: house.id.clone(), drill: exercise.drill.into(), decision: exercise.decision.clone() }
}

fn places(results: &Results, skipped: &BTreeSet<usize>) -> Vec<QuestionResult> {
    let question = |(place, exercise): (usize, &DealtQuestion)| QuestionResult {
        skipped: skipped.contains(&place),
        ..blank(Some(place), exercise, &results.house)
    };
    results.asked.iter().enumerate().map(question).collect()
}

fn decisions(results: &Results) -> Vec<QuestionResult> {
    let mut found: BTreeMap<DecisionKey, QuestionResult> = BTreeMap::new();
    for person in &results.people {
        for exercise in person.replies.iter().filter_map(|reply| results.exercise(person, reply.question)) {
            let key = decision_key(exercise, &results.house);
            found.entry(key).or_insert_with(|| blank(None, exercise, &results.house));
        }
    }
    found.into_values().collect()
}

fn blank(place: Option<usize>, exercise: &DealtQuestion, house: &House) -> QuestionResult {
    QuestionResult {
        place,
        key: decision_key(exercise, house),
        skipped: false,
        asked: 0,
        answered: 0,
        right: 0,
        item: None,
        exercise: exercise.clone(),
    }
}

/// Participants whose answers count for the statistics.
fn counted_people(results: &Results) -> impl Iterator<Item = &PersonResult> {
    results.people.iter().filter(|person| !person.removed && !person.watched)
}

/// A participant's replies to this question or decision.
fn replies<'r>(
    results: &'r Results,
    person: &'r PersonResult,
    question: &'r QuestionResult,
) -> impl Iterator<Item = (&'r Reply, &'r DealtQuestion)> {
    person.replies.iter().filter_map(move |reply| {
        let exercise = results.exercise(person, reply.question)?;
        let is_it = match question.place {
            Some(place) => place == reply.question,
            None => question.key.drill == exercise.drill && question.key.decision == exercise.decision,
        };
        is_it.then_some((reply, exercise))
    })
}

fn count(question: &mut QuestionResult, results: &Results) {
    let (mut asked, mut answered, mut right) = (0, 0, 0);
    for person in counted_people(results) {
        let put: Vec<&Reply> = replies(results, person, question).map(|(reply, _)| reply).collect();
        asked += usize::from(!put.is_empty());
        // Repetitions are learning effects: only the first answer counts, as in the statistics.
        let first = put.iter().find_map(|reply| reply.given.as_ref());
        answered += usize::from(first.is_some());
        right += usize::from(first.is_some_and(|given| given.right));
    }
    (question.asked, question.answered, question.right) = (asked, answered, right);
}

/// A row per participant with an answer, a column per question that counts.
fn matrix(results: &Results, questions: &[QuestionResult]) -> MarkMatrix {
    let counted: Vec<&QuestionResult> = questions.iter().filter(|question| !question.skipped).collect();
    let mark = |person: &PersonResult, question: &QuestionResult| {
        let mut given = replies(results, person, question).filter_map(|(reply, exercise)| {
            let given = reply.given.as_ref()?;
            let posed = &exercise.posed;
            Some(ClassMark {
                right: given.right,
                millis: Some(given.millis),
                answer: posed.question.form.format_answer(&given.answer).into(),
                expected: posed.question.form.format_answer(&posed.key.answer).into(),
            })
        });
        given.next()
    };
    let row = |person: &PersonResult| -> Vec<Option<ClassMark>> {
        counted.iter().map(|question| mark(person, question)).collect()
    };
    let mut rows: Vec<Vec<Option<ClassMark>>> = counted_people(results).map(row).collect();
    rows.retain(|row| row.iter().any(Option::is_some));
    MarkMatrix { items: counted.iter().map(|question| question.key.clone()).collect(), rows }
}
