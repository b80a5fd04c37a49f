//! Results as text in the terms of a language and a house.

use super::why::extra_key;
use super::{Person, Question, Results};
use crate::classroom::event::ExtraTime;
use crate::classroom::setup::Form;
use crate::drill::question::Answer;
use crate::drill::{decided, title_of};
use crate::lesson::Exercise;
use crate::progress::Moment;
use crate::progress::class::{Look, Wrong};
use crate::progress::mastery::Day;
use crate::rules::phrase::{Fact, Phrase};
use crate::sheet::{answer_told, dated};
use crate::words::{Names, Words};

/// Describes the results of a room.
#[derive(Clone, Copy)]
pub struct Teller<'t> {
    pub results: &'t Results,
    pub words: &'t Words,
    /// Offset of local time from UTC in minutes.
    pub minutes_east: i32,
}

impl Teller<'_> {
    /// Renders a phrase with the house's terms.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say_at(phrase, &self.results.house)
    }

    pub fn title(&self) -> String {
        self.results.title.say(self.words.language(), &Names::from(&self.results.house.terms))
    }

    pub fn form(&self) -> String {
        self.words.key(match self.results.form {
            Form::Live => "results-form-live",
            Form::Exam { own: false, .. } => "results-form-exam",
            Form::Exam { own: true, .. } => "results-form-own",
        })
    }

    pub fn day(&self, at: Moment) -> String {
        dated(self.words, Day::of(at, self.minutes_east))
    }

    pub fn clock(&self, at: Moment) -> String {
        clock(at, self.minutes_east)
    }

    pub fn prompt(&self, exercise: &Exercise) -> String {
        self.say(&exercise.posed.question.prompt)
    }

    /// Description of a decision; the prompt for authored questions.
    pub fn decision(&self, exercise: &Exercise) -> String {
        if exercise.drill == "Authored" {
            return self.prompt(exercise);
        }
        self.say(&decided(exercise.drill, &exercise.decision))
    }

    pub fn drill(&self, exercise: &Exercise) -> String {
        self.say(&title_of(exercise.drill))
    }

    pub fn answer(&self, exercise: &Exercise, answer: &Answer) -> String {
        let lines = answer_told(&exercise.posed.question, answer, &self.results.house, self.words);
        if lines.iter().all(String::is_empty) { self.words.key("class-no-answer") } else { lines.join(" · ") }
    }

    pub fn expected(&self, exercise: &Exercise) -> String {
        self.answer(exercise, &exercise.posed.key.answer)
    }

    /// Wrong answers with their counts, at most `most`.
    pub fn wrongs(&self, question: &Question, most: usize) -> String {
        let Some(item) = &question.item else { return String::new() };
        // The expected answer is added where it varies.
        let varies =
            item.wrong.iter().any(|one| item.wrong.first().is_some_and(|first| first.expected != one.expected));
        let one = |wrong: &Wrong| {
            let phrase = Phrase::plain(if varies { "class-wrong-for" } else { "class-wrong" })
                .with("answer", Fact::Text(self.written(&question.exercise, &wrong.answer)))
                .with("expected", Fact::Text(self.written(&question.exercise, &wrong.expected)))
                .with("count", Fact::Number(wrong.count.into()));
            self.say(&phrase)
        };
        item.wrong.iter().take(most).map(one).collect::<Vec<_>>().join(" · ")
    }

    /// A journal answer as display text.
    pub(super) fn written(&self, exercise: &Exercise, written: &str) -> String {
        match exercise.posed.question.form.read(written) {
            Some(answer) => self.answer(exercise, &answer),
            None if written.is_empty() => self.words.key("class-no-answer"),
            None => written.to_owned(),
        }
    }

    /// Explanation why a question deserves a review.
    pub fn look(&self, question: &Question) -> Option<String> {
        let look = question.item.as_ref()?.look()?;
        Some(self.words.key(match look {
            Look::Against => "class-look-against",
            Look::BelowGuess => "class-look-below-guess",
            Look::Weak => "class-look-weak",
        }))
    }

    pub fn extra(&self, person: &Person) -> Option<String> {
        (person.extra != ExtraTime::None).then(|| self.words.key(extra_key(person.extra)))
    }

    /// Remarks on a participant: removed, watching or late.
    pub fn remark(&self, person: &Person) -> Option<String> {
        let late = || Phrase::plain("results-late").with("number", Fact::Number(person.from as u64 + 1));
        let phrase = match person {
            Person { removed: true, .. } => Phrase::plain("results-removed"),
            Person { watched: true, .. } => Phrase::plain("results-watched"),
            Person { from: 1.., .. } => late(),
            _ => return None,
        };
        Some(self.say(&phrase))
    }
}

pub fn clock(at: Moment, minutes_east: i32) -> String {
    time_of_day(at, minutes_east).0
}

/// Local time of day: `hh:mm`, and the seconds with three decimals.
pub(super) fn time_of_day(at: Moment, minutes_east: i32) -> (String, String) {
    let local = at.millis().saturating_add_signed(i64::from(minutes_east) * 60_000) % 86_400_000;
    let (minutes, millis) = (local / 60_000, local % 60_000);
    let clock = format!("{:02}:{:02}", minutes / 60, minutes % 60);
    (clock, format!("{:02}.{:03}", millis / 1000, millis % 1000))
}
