//! How the answers of a class to a question spread: what was answered how often, for the projector once the key is told.

use std::collections::BTreeMap;

use super::room::Room;
use crate::drill::question::{Answer, Form};
use crate::sheet::answer_told;
use crate::words::Words;

/// More different answers than these are counted together.
const MOST: usize = 6;

/// What was answered, and how often.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spread {
    /// The answers: of a choice all there are, in their order; of another form those that are right first, also where
    /// nobody gave them, then the commonest.
    pub answers: Vec<Tallied>,
    /// How many gave yet another one.
    pub others: usize,
    /// How many were asked and gave none.
    pub none: usize,
}

/// An answer that was given so often.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tallied {
    /// The answer.
    pub answer: Answer,
    /// How often.
    pub count: usize,
    /// Whether it is right.
    pub right: bool,
}

/// An answer of a class in words, and how often it was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpreadRow {
    /// The answer, as many lines as it has; or that it was yet another, or none.
    pub lines: Vec<String>,
    /// How often.
    pub count: usize,
    /// Whether it is right, where it is one answer.
    pub right: Option<bool>,
}

impl Spread {
    /// How many answered.
    #[must_use]
    pub fn given(&self) -> usize {
        self.answers.iter().map(|tallied| tallied.count).sum::<usize>() + self.others
    }
}

impl Room {
    /// How the answers to a question that all were asked spread. Only for whoever may know its key.
    #[must_use]
    pub fn spread(&self, question: usize) -> Option<Spread> {
        let posed = &self.quiz().questions().get(question)?.posed;
        let form = &posed.question.form;
        let asked = || self.people().filter(|(_, person)| person.is_asked(question) && person.own.is_none());
        let mut counts: BTreeMap<String, Tallied> = BTreeMap::new();
        let mut none = 0;
        if let Form::Choice(choices) = form {
            for place in 0..choices.len() {
                let answer = Answer::Choice(place);
                let right = posed.key.mark(answer.clone()).right;
                counts.insert(format!("{place:04}"), Tallied { answer, count: 0, right });
            }
        }
        if !matches!(form, Form::Choice(_)) {
            // What is right stands there also where nobody knew it.
            let answer = posed.key.answer.clone();
            counts.insert(form.write(&answer), Tallied { answer, count: 0, right: true });
        }
        for (_, person) in asked() {
            let Some(given) = person.given.get(&question) else {
                none += 1;
                continue;
            };
            let name = match &given.answer {
                Answer::Choice(place) => format!("{place:04}"),
                other => form.write(other),
            };
            let tallied = Tallied { answer: given.answer.clone(), count: 0, right: given.right };
            counts.entry(name).or_insert(tallied).count += 1;
        }
        let mut answers: Vec<Tallied> = counts.into_values().collect();
        if !matches!(form, Form::Choice(_)) {
            answers.sort_by_key(|tallied| (!tallied.right, std::cmp::Reverse(tallied.count)));
        }
        let kept = if matches!(form, Form::Choice(_)) { answers.len() } else { MOST.min(answers.len()) };
        let others = answers.split_off(kept).iter().map(|tallied| tallied.count).sum();
        Some(Spread { answers, others, none })
    }

    /// The same in words, a row each: the answers, then others and none where there were any.
    #[must_use]
    pub fn spread_told(&self, question: usize, words: &Words) -> Vec<SpreadRow> {
        let (Some(spread), Some(exercise)) = (self.spread(question), self.quiz().questions().get(question)) else {
            return Vec::new();
        };
        let told = |tallied: &Tallied| {
            let lines = answer_told(&exercise.posed.question, &tallied.answer, self.quiz().house(), words);
            // Nothing collected, nothing put down: that is an answer too.
            let is_empty = lines.iter().all(|line| line.trim().is_empty());
            let lines = if is_empty { vec![words.key("host-nothing")] } else { lines };
            SpreadRow { lines, count: tallied.count, right: Some(tallied.right) }
        };
        let rest = [("host-others", spread.others), ("host-none", spread.none)];
        let rest = rest.into_iter().filter(|(_, count)| *count > 0);
        let rest = rest.map(|(key, count)| SpreadRow { lines: vec![words.key(key)], count, right: None });
        spread.answers.iter().map(told).chain(rest).collect()
    }
}
