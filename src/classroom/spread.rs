//! Distribution of a class's answers to a question, shown once the key is revealed.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::participant::Participant;
use super::room::Room;
use crate::describe::question::describe_answer;
use crate::drill::marking::PosedQuestion;
use crate::drill::question::{Answer, AnswerForm};
use crate::i18n::Catalog;

/// Maximum number of distinct answers; the rest is counted together.
const MOST: usize = 6;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerSpread {
    /// All options of a choice in order; for other forms the correct answers (also with count 0), then the most
    /// frequent.
    pub answers: Vec<AnswerCount>,
    pub others: usize,
    pub none: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerCount {
    pub answer: Answer,
    pub count: usize,
    pub right: bool,
}

/// An answer as text with its count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpreadRow {
    /// The answer line by line, or a label for others and none.
    pub lines: Vec<String>,
    /// The lines in one.
    pub label: String,
    pub count: usize,
    /// `None` for the rows of others and none.
    pub right: Option<bool>,
}

/// False for an amount so far from the right one that it is no mistake but a joke; it is not put on the screen.
fn is_of_the_order(answer: &Answer, right: &Answer) -> bool {
    let (Answer::Money(answer), Answer::Money(right)) = (answer, right) else { return true };
    answer.get() <= right.get().saturating_mul(MOST_TIMES).max(LEAST_ABSURD)
}

/// Largest factor by which a counted mistake exceeds the right amount: two noughts too many.
const MOST_TIMES: u64 = 100;
/// Amounts up to this one in coins are mistakes, whatever is right.
const LEAST_ABSURD: u64 = 1_000_000;

/// The parts of an answer that are counted one by one.
fn part_count(answer: &Answer) -> usize {
    match answer {
        Answer::Several(parts) => parts.len(),
        Answer::Grid(acts) => acts.len(),
        Answer::Settle(actions) => actions.len(),
        Answer::Order(steps) => steps.len(),
        Answer::Choice(_)
        | Answer::Number(_)
        | Answer::Money(_)
        | Answer::Call(_)
        | Answer::Chips(_)
        | Answer::Aloud(_) => 0,
    }
}

impl AnswerSpread {
    pub fn total(&self) -> usize {
        self.answers.iter().map(|tallied| tallied.count).sum::<usize>() + self.others
    }
}

impl Room {
    /// How many of those who were asked had a question fully right.
    pub fn right_count(&self, question: usize) -> usize {
        self.asked(question).filter_map(|person| person.answers.get(&question)).filter(|given| given.right).count()
    }

    /// How many were asked a question as one of all.
    pub fn asked_count(&self, question: usize) -> usize {
        self.asked(question).count()
    }

    fn asked(&self, question: usize) -> impl Iterator<Item = &Participant> {
        let people = self.people().map(|(_, person)| person);
        people.filter(move |person| person.is_asked(question) && person.own_questions.is_none())
    }

    /// Answer distribution of a question asked of all. Reveals the key.
    pub fn spread(&self, question: usize) -> Option<AnswerSpread> {
        let posed = &self.quiz().questions().get(question)?.posed;
        let form = &posed.question.form;
        let asked = || self.asked(question);
        let mut counts: BTreeMap<String, AnswerCount> = BTreeMap::new();
        let mut none = 0;
        if let AnswerForm::Choice(choices) = form {
            for place in 0..choices.len() {
                let answer = Answer::Choice(place);
                let right = posed.key.mark(answer.clone()).right;
                counts.insert(format!("{place:04}"), AnswerCount { answer, count: 0, right });
            }
        }
        if !matches!(form, AnswerForm::Choice(_)) {
            // The correct answer is listed even if nobody gave it.
            let answer = posed.key.answer.clone();
            counts.insert(form.format_answer(&answer), AnswerCount { answer, count: 0, right: true });
        }
        for person in asked() {
            let Some(given) = person.answers.get(&question) else {
                none += 1;
                continue;
            };
            let name = match &given.answer {
                Answer::Choice(place) => format!("{place:04}"),
                other => form.format_answer(other),
            };
            let tallied = AnswerCount { answer: given.answer.clone(), count: 0, right: given.right };
            counts.entry(name).or_insert(tallied).count += 1;
        }
        let (mut answers, absurd): (Vec<_>, Vec<_>) =
            counts.into_values().partition(|tallied| is_of_the_order(&tallied.answer, &posed.key.answer));
        let absurd: usize = absurd.iter().map(|tallied| tallied.count).sum();
        if !matches!(form, AnswerForm::Choice(_)) {
            answers.sort_by_key(|tallied| (!tallied.right, std::cmp::Reverse(tallied.count)));
        }
        let kept = if matches!(form, AnswerForm::Choice(_)) { answers.len() } else { MOST.min(answers.len()) };
        let others = absurd + answers.split_off(kept).iter().map(|tallied| tallied.count).sum::<usize>();
        Some(AnswerSpread { answers, others, none })
    }

    /// How many had each part of an answer right, in the order of the correct answer's parts; empty for a form of one part.
    pub fn right_parts(&self, question: usize) -> Vec<usize> {
        let Some(PosedQuestion { key, .. }) = self.quiz().questions().get(question).map(|asked| &asked.posed) else {
            return Vec::new();
        };
        let mut counts = vec![0; part_count(&key.answer)];
        let given =
            self.people().filter_map(|(_, person)| person.answers.get(&question).filter(|_| person.is_asked(question)));
        for given in given {
            for (count, right) in counts.iter_mut().zip(key.parts_right(&given.answer)) {
                *count += usize::from(right);
            }
        }
        counts
    }

    /// The pairs of steps that answers had in the wrong order first, the most frequent pair first.
    pub fn broken_orders(&self, question: usize) -> Vec<usize> {
        let Some(PosedQuestion { key, .. }) = self.quiz().questions().get(question).map(|asked| &asked.posed) else {
            return Vec::new();
        };
        let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
        for (_, person) in self.people().filter(|(_, person)| person.is_asked(question)) {
            if let Some(Answer::Order(given)) = person.answers.get(&question).map(|given| &given.answer)
                && let Some(pair) = key.first_broken(given)
            {
                *counts.entry(pair).or_default() += 1;
            }
        }
        let mut pairs: Vec<usize> = counts.keys().copied().collect();
        pairs.sort_by_key(|pair| Reverse(counts.get(pair)));
        pairs
    }

    /// The distribution as text rows: answers, then others and none if there were any.
    pub fn describe_spread(&self, question: usize, words: &Catalog) -> Vec<SpreadRow> {
        let (Some(spread), Some(exercise)) = (self.spread(question), self.quiz().questions().get(question)) else {
            return Vec::new();
        };
        let bar = |tallied: &AnswerCount| {
            let lines = describe_answer(&exercise.posed.question, &tallied.answer, self.quiz().house(), words);
            // An empty settlement is an answer, too.
            let is_empty = lines.iter().all(|line| line.trim().is_empty());
            let lines = if is_empty { vec![words.message(text_key!("host-nothing"))] } else { lines };
            SpreadRow { label: lines.join("  "), lines, count: tallied.count, right: Some(tallied.right) }
        };
        let rest = [(text_key!("host-others"), spread.others), (text_key!("host-none"), spread.none)];
        let rest = rest.into_iter().filter(|(_, count)| *count > 0);
        let rest = rest.map(|(key, count)| {
            let label = words.message(key);
            SpreadRow { lines: vec![label.clone()], label, count, right: None }
        });
        spread.answers.iter().map(bar).chain(rest).collect()
    }
}
