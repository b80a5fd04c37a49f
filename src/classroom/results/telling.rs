//! The results in words: of a language, and of the house that decided.

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

/// Says the results of a room in the words of a language.
#[derive(Clone, Copy)]
pub struct Teller<'t> {
    /// The results.
    pub results: &'t Results,
    /// The words.
    pub words: &'t Words,
    /// So many minutes is local time ahead of universal time.
    pub minutes_east: i32,
}

impl Teller<'_> {
    /// A phrase, in the names of the house.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say_at(phrase, &self.results.house)
    }

    /// What the lesson is called.
    #[must_use]
    pub fn title(&self) -> String {
        self.results.title.say(self.words.language(), &Names::from(&self.results.house.terms))
    }

    /// Whether all answered together or each by themselves.
    #[must_use]
    pub fn form(&self) -> String {
        self.words.key(match self.results.form {
            Form::Live => "results-form-live",
            Form::Exam { own: false, .. } => "results-form-exam",
            Form::Exam { own: true, .. } => "results-form-own",
        })
    }

    /// The day of a moment with its year.
    #[must_use]
    pub fn day(&self, at: Moment) -> String {
        dated(self.words, Day::of(at, self.minutes_east))
    }

    /// The time of day of a moment, to the minute.
    #[must_use]
    pub fn clock(&self, at: Moment) -> String {
        clock(at, self.minutes_east)
    }

    /// What a question asks.
    #[must_use]
    pub fn prompt(&self, exercise: &Exercise) -> String {
        self.say(&exercise.posed.question.prompt)
    }

    /// What a question decides: of a written-out question its words.
    #[must_use]
    pub fn decision(&self, exercise: &Exercise) -> String {
        if exercise.drill == "Authored" {
            return self.prompt(exercise);
        }
        self.say(&decided(exercise.drill, &exercise.decision))
    }

    /// The name of a drill.
    #[must_use]
    pub fn drill(&self, exercise: &Exercise) -> String {
        self.say(&title_of(exercise.drill))
    }

    /// An answer to a question, in a line.
    #[must_use]
    pub fn answer(&self, exercise: &Exercise, answer: &Answer) -> String {
        let lines = answer_told(&exercise.posed.question, answer, &self.results.house, self.words);
        if lines.iter().all(String::is_empty) { self.words.key("class-no-answer") } else { lines.join(" · ") }
    }

    /// What is right.
    #[must_use]
    pub fn expected(&self, exercise: &Exercise) -> String {
        self.answer(exercise, &exercise.posed.key.answer)
    }

    /// The wrong answers to a question with their counts.
    #[must_use]
    pub fn wrongs(&self, question: &Question, most: usize) -> String {
        let Some(item) = &question.item else { return String::new() };
        // Where the right answer is not always the same it is said with each.
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

    /// An answer as journals write it.
    pub(super) fn written(&self, exercise: &Exercise, written: &str) -> String {
        match exercise.posed.question.form.read(written) {
            Some(answer) => self.answer(exercise, &answer),
            None if written.is_empty() => self.words.key("class-no-answer"),
            None => written.to_owned(),
        }
    }

    /// Why a question should be looked at.
    #[must_use]
    pub fn look(&self, question: &Question) -> Option<String> {
        let look = question.item.as_ref()?.look()?;
        Some(self.words.key(match look {
            Look::Against => "class-look-against",
            Look::BelowGuess => "class-look-below-guess",
            Look::Weak => "class-look-weak",
        }))
    }

    /// How much time somebody had; nothing where it was as much as all.
    #[must_use]
    pub fn extra(&self, person: &Person) -> Option<String> {
        (person.extra != ExtraTime::None).then(|| self.words.key(extra_key(person.extra)))
    }

    /// What else there is to say of somebody: that they were taken out, looked on, or came late.
    #[must_use]
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

/// The time of day of a moment, to the minute.
#[must_use]
pub fn clock(at: Moment, minutes_east: i32) -> String {
    time_of_day(at, minutes_east).0
}

/// The time of day, as figures that every language reads: to the minute, and its seconds with thousandths.
pub(super) fn time_of_day(at: Moment, minutes_east: i32) -> (String, String) {
    let local = at.millis().saturating_add_signed(i64::from(minutes_east) * 60_000) % 86_400_000;
    let (minutes, millis) = (local / 60_000, local % 60_000);
    let clock = format!("{:02}:{:02}", minutes / 60, minutes % 60);
    (clock, format!("{:02}.{:03}", millis / 1000, millis % 1000))
}
