//! Item statistics of each question, by the same methods as for classes.

use std::collections::{BTreeMap, BTreeSet};

use super::{Person, Question, Reply, Results};
use crate::drill::guess;
use crate::lesson::Exercise;
use crate::progress::class::statistics::consistency;
use crate::progress::class::{Consistency, FEWEST, Item, Mark, Matrix};
use crate::progress::mastery::Key;
use crate::rules::house::House;

/// Questions with their statistics, and the quiz's internal consistency. One row per question index if all got the same
/// questions, else one per decision.
pub(super) fn worth(results: &Results, skipped: &BTreeSet<usize>) -> (Vec<Question>, Option<Consistency>) {
    let mut questions = if results.is_own() { decisions(results) } else { places(results, skipped) };
    for question in &mut questions {
        count(question, results);
    }
    let matrix = matrix(results, &questions);
    let guesses: BTreeMap<&Key, f64> =
        questions.iter().map(|one| (&one.key, guess(&one.exercise.posed.question.form))).collect();
    let mut items = Item::all(&matrix, &|key| guesses.get(key).copied().unwrap_or_default()).into_iter();
    for question in questions.iter_mut().filter(|question| !question.skipped) {
        question.item = items.next();
    }
    let found = consistency(&matrix.whole()).filter(|found| found.people >= FEWEST);
    (questions, found)
}

/// Decision id of a question.
pub(in crate::classroom) fn key(exercise: &Exercise, house: &House) -> Key {
    Key { house: house.id.as_str().into(), drill: exercise.drill.into(), decision: exercise.decision.as_str().into() }
}

fn places(results: &Results, skipped: &BTreeSet<usize>) -> Vec<Question> {
    let question = |(place, exercise): (usize, &Exercise)| Question {
        skipped: skipped.contains(&place),
        ..blank(Some(place), exercise, &results.house)
    };
    results.asked.iter().enumerate().map(question).collect()
}

fn decisions(results: &Results) -> Vec<Question> {
    let mut found: BTreeMap<Key, Question> = BTreeMap::new();
    for person in &results.people {
        for exercise in person.replies.iter().filter_map(|reply| results.exercise(person, reply.question)) {
            let key = key(exercise, &results.house);
            found.entry(key).or_insert_with(|| blank(None, exercise, &results.house));
        }
    }
    found.into_values().collect()
}

fn blank(place: Option<usize>, exercise: &Exercise, house: &House) -> Question {
    Question {
        place,
        key: key(exercise, house),
        skipped: false,
        asked: 0,
        answered: 0,
        right: 0,
        item: None,
        exercise: exercise.clone(),
    }
}

/// Participants whose answers count for the statistics.
fn heard(results: &Results) -> impl Iterator<Item = &Person> {
    results.people.iter().filter(|person| !person.removed && !person.watched)
}

/// A participant's replies to this question or decision.
fn replies<'r>(
    results: &'r Results,
    person: &'r Person,
    question: &'r Question,
) -> impl Iterator<Item = (&'r Reply, &'r Exercise)> {
    person.replies.iter().filter_map(move |reply| {
        let exercise = results.exercise(person, reply.question)?;
        let is_it = match question.place {
            Some(place) => place == reply.question,
            None => *exercise.drill == *question.key.drill && *exercise.decision == *question.key.decision,
        };
        is_it.then_some((reply, exercise))
    })
}

fn count(question: &mut Question, results: &Results) {
    let (mut asked, mut answered, mut right) = (0, 0, 0);
    for person in heard(results) {
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
fn matrix(results: &Results, questions: &[Question]) -> Matrix {
    let counted: Vec<&Question> = questions.iter().filter(|question| !question.skipped).collect();
    let mark = |person: &Person, question: &Question| {
        let mut given = replies(results, person, question).filter_map(|(reply, exercise)| {
            let given = reply.given.as_ref()?;
            let posed = &exercise.posed;
            Some(Mark {
                right: given.right,
                millis: Some(given.millis),
                answer: posed.question.form.write(&given.answer).into(),
                expected: posed.question.form.write(&posed.key.answer).into(),
            })
        });
        given.next()
    };
    let row =
        |person: &Person| -> Vec<Option<Mark>> { counted.iter().map(|question| mark(person, question)).collect() };
    let mut rows: Vec<Vec<Option<Mark>>> = heard(results).map(row).collect();
    rows.retain(|row| row.iter().any(Option::is_some));
    Matrix { items: counted.iter().map(|question| question.key.clone()).collect(), rows }
}
