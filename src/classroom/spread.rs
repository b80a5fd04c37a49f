//! Distribution of a class's answers to a question, shown once the key is revealed.

use std::collections::BTreeMap;

use super::room::Room;
use crate::drill::question::{Answer, Form};
use crate::sheet::answer_told;
use crate::words::Words;

/// Maximum number of distinct answers; the rest is counted together.
const MOST: usize = 6;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spread {
    /// All options of a choice in order; for other forms the correct answers (also with count 0), then the most
    /// frequent.
    pub answers: Vec<Tallied>,
    pub others: usize,
    pub none: usize,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tallied {
    pub answer: Answer,
    pub count: usize,
    pub right: bool,
}

/// An answer as text with its count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpreadRow {
    /// The answer line by line, or a label for others and none.
    pub lines: Vec<String>,
    pub count: usize,
    /// `None` for the rows of others and none.
    pub right: Option<bool>,
}

impl Spread {
    pub fn given(&self) -> usize {
        self.answers.iter().map(|tallied| tallied.count).sum::<usize>() + self.others
    }
}

impl Room {
    /// Answer distribution of a question asked of all. Reveals the key.
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
            // The correct answer is listed even if nobody gave it.
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

    /// The distribution as text rows: answers, then others and none if there were any.
    pub fn spread_told(&self, question: usize, words: &Words) -> Vec<SpreadRow> {
        let (Some(spread), Some(exercise)) = (self.spread(question), self.quiz().questions().get(question)) else {
            return Vec::new();
        };
        let told = |tallied: &Tallied| {
            let lines = answer_told(&exercise.posed.question, &tallied.answer, self.quiz().house(), words);
            // An empty settlement is an answer, too.
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
