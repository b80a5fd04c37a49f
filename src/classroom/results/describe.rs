//! Results as text in the terms of a language and a house.

use super::points_reason::extra_key;
use super::{PersonResult, QuestionResult, Results};
use crate::classroom::event::ExtraTime;
use crate::classroom::setup::RoomMode;
use crate::describe::class::{review_reason, wrong_answer_lines};
use crate::describe::dates::{format_clock, format_date};
use crate::describe::decision::describe_decision;
use crate::describe::question::describe_answer;
use crate::drill::question::Answer;
use crate::drill::title_of;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::DealtQuestion;
use crate::progress::Moment;
use crate::progress::mastery::Day;

/// Describes the results of a room.
#[derive(Clone, Copy)]
pub struct ResultsDescriber<'t> {
    pub results: &'t Results,
    pub words: &'t Catalog,
    /// Offset of local time from UTC in minutes.
    pub minutes_east: i32,
}

impl ResultsDescriber<'_> {
    /// Renders a phrase with the house's terms.
    pub fn render(&self, phrase: &Phrase) -> String {
        self.words.render_for_house(phrase, &self.results.house)
    }

    pub fn title(&self) -> String {
        self.results.title.render(self.words.language(), &HouseTerms::from(&self.results.house.terms))
    }

    pub fn mode(&self) -> String {
        self.words.message(match self.results.form {
            RoomMode::Live => text_key!("results-form-live"),
            RoomMode::Exam { own: false, .. } => text_key!("results-form-exam"),
            RoomMode::Exam { own: true, .. } => text_key!("results-form-own"),
        })
    }

    pub fn day(&self, at: Moment) -> String {
        format_date(self.words, Day::from_moment(at, self.minutes_east))
    }

    pub fn clock(&self, at: Moment) -> String {
        format_clock(at, self.minutes_east)
    }

    pub fn prompt(&self, exercise: &DealtQuestion) -> String {
        self.render(&exercise.posed.question.prompt)
    }

    /// Description of a decision; the prompt for authored questions.
    pub fn decision(&self, exercise: &DealtQuestion) -> String {
        if exercise.drill == "Authored" {
            return self.prompt(exercise);
        }
        self.render(&describe_decision(exercise.drill, &exercise.decision))
    }

    pub fn drill(&self, exercise: &DealtQuestion) -> String {
        self.render(&title_of(exercise.drill))
    }

    pub fn answer(&self, exercise: &DealtQuestion, answer: &Answer) -> String {
        let lines = describe_answer(&exercise.posed.question, answer, &self.results.house, self.words);
        if lines.iter().all(String::is_empty) {
            self.words.message(text_key!("class-no-answer"))
        } else {
            lines.join(" · ")
        }
    }

    pub fn expected(&self, exercise: &DealtQuestion) -> String {
        self.answer(exercise, &exercise.posed.key.answer)
    }

    /// Wrong answers with their counts, at most `most`.
    pub fn wrong_answers(&self, question: &QuestionResult, most: usize) -> String {
        let Some(item) = &question.item else { return String::new() };
        let answer = |written: &str| self.journal_answer(&question.exercise, written);
        let mut lines = wrong_answer_lines(&item.wrong, answer, |phrase| self.render(phrase));
        lines.truncate(most);
        lines.join(" · ")
    }

    /// A journal answer as display text.
    pub(super) fn journal_answer(&self, exercise: &DealtQuestion, written: &str) -> String {
        match exercise.posed.question.form.parse_answer(written) {
            Some(answer) => self.answer(exercise, &answer),
            None if written.is_empty() => self.words.message(text_key!("class-no-answer")),
            None => written.to_owned(),
        }
    }

    /// Explanation why a question deserves a review.
    pub fn review_reason(&self, question: &QuestionResult) -> Option<String> {
        Some(review_reason(self.words, question.item.as_ref()?.review_reason()?))
    }

    pub fn extra_time(&self, person: &PersonResult) -> Option<String> {
        (person.extra != ExtraTime::None).then(|| self.words.message(extra_key(person.extra)))
    }

    /// Remarks on a participant: removed, watching or late.
    pub fn remark(&self, person: &PersonResult) -> Option<String> {
        let late = || text!("results-late", number = Fact::Number(person.first_question as u64 + 1));
        let phrase = match person {
            PersonResult { removed: true, .. } => text!("results-removed"),
            PersonResult { watched: true, .. } => text!("results-watched"),
            PersonResult { first_question: 1.., .. } => late(),
            _ => return None,
        };
        Some(self.render(&phrase))
    }
}
