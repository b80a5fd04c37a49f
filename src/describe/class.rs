//! Lessons, decisions and answers as text.

use std::sync::Arc;

use crate::describe::decision::describe_decision;
use crate::drill::question::{AnswerForm, Question};
use crate::drill::{random_guess_score, title_of};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::{FREE_PRACTICE, Library, TODAYS_PRACTICE, sample_question};
use crate::progress::class::{ReviewReason, TestScope, WrongAnswerCount};
use crate::progress::mastery::{DecisionKey, DrillForm as Answered};
use crate::rules::house::House;

/// Describes journal ids in the terms of a language and a house.
pub struct ClassDescriber<'t> {
    pub words: &'t Catalog,
    pub library: &'t Library,
    /// `None` if the house is unknown here.
    pub house: Option<&'t Arc<House>>,
    /// Offset of local time from UTC in minutes.
    pub minutes_east: i32,
}

impl ClassDescriber<'_> {
    /// Renders a phrase with the house's terms.
    pub fn render(&self, phrase: &Phrase) -> String {
        let names = self.house.map(|house| HouseTerms::from(&house.terms)).unwrap_or_default();
        self.words.render(phrase, &names)
    }

    pub fn lesson(&self, path: &str) -> String {
        if let Some((_, lesson)) = self.library.find(path) {
            let names = self.house.map(|house| HouseTerms::from(&house.terms)).unwrap_or_default();
            return lesson.title.render(self.words.language(), &names);
        }
        match path.split_once('/') {
            Some((TODAYS_PRACTICE, _)) => self.words.message(text_key!("today-title")),
            Some((FREE_PRACTICE, drill)) => {
                let free = text!("class-free", drill = Fact::Text(self.drill(drill)));
                self.render(&free)
            }
            _ => path.to_owned(),
        }
    }

    pub fn drill(&self, name: &str) -> String {
        self.words
            .try_render(&title_of(name), &HouseTerms::default(), &mut Vec::new())
            .unwrap_or_else(|| name.to_owned())
    }

    pub fn scope(&self, scope: &TestScope) -> String {
        match scope {
            TestScope::Lesson(lesson) => self.lesson(lesson),
            TestScope::Drill(drill) => self.drill(drill.as_str()),
            TestScope::Pack(id) => {
                let pack = self.library.packs().find(|pack| pack.id == **id);
                pack.map_or_else(|| id.to_string(), |pack| pack.title.get(self.words.language()).to_owned())
            }
        }
    }

    /// Sort position of a lesson in the library; unknown lessons come last.
    pub fn sort_position(&self, scope: &TestScope) -> usize {
        let TestScope::Lesson(path) = scope else { return 0 };
        let packs = self.library.packs();
        let mut lessons = packs.flat_map(|pack| pack.lessons.iter().map(|lesson| (&pack.id, &lesson.id)));
        let (pack, lesson) = path.split_once('/').unwrap_or_default();
        lessons.position(|(of, id)| *of == pack && *id == lesson).unwrap_or(usize::MAX)
    }

    /// Description of a decision; the prompt for authored questions.
    pub fn decision(&self, key: &DecisionKey) -> String {
        if let Some((questions, place)) = self.library.authored_step(&key.decision).filter(|_| key.drill == "Authored")
        {
            let asked = self.question(key).map(|question| question.prompt);
            let asks = questions.questions.get(place).and_then(|question| question.asks.as_ref());
            if let Some(phrase) = asked.or_else(|| asks.map(Phrase::authored)) {
                return self.render(&phrase);
            }
        }
        self.render(&describe_decision(key.drill.as_str(), &key.decision))
    }

    /// The question of a decision; `None` if no drill poses it.
    pub fn question(&self, key: &DecisionKey) -> Option<Question> {
        sample_question(self.library, self.house?, &key.drill, &key.decision)
    }

    /// Chance of a blind guess being right.
    pub fn guess_chance(&self, key: &DecisionKey) -> f64 {
        self.question(key).map_or_else(
            || Answered::for_drill(key.drill.as_str()).guess,
            |question| random_guess_score(&question.form),
        )
    }

    pub fn wrong_answers(&self, key: &DecisionKey, wrong: &[WrongAnswerCount]) -> String {
        if wrong.is_empty() {
            return String::new();
        }
        let form = self.question(key).map(|question| question.form);
        let answer = |written: &str| self.answer(form.as_ref(), written);
        wrong_answer_lines(wrong, answer, |phrase| self.render(phrase)).join("; ")
    }

    /// A journal answer as display text, where its form has one.
    pub fn answer(&self, form: Option<&AnswerForm>, written: &str) -> String {
        let label = |choices: &[crate::drill::question::Choice]| {
            choices.iter().find(|choice| choice.id == written).map(|choice| self.render(&choice.label))
        };
        match form {
            Some(AnswerForm::Choice(choices)) => label(choices),
            Some(AnswerForm::Money) => {
                let cents = written.parse::<u64>().ok();
                cents.map(|cents| self.words.decimal(&format!("{}.{:02}", cents / 100, cents % 100)))
            }
            _ => None,
        }
        .unwrap_or_else(|| {
            if written.is_empty() { self.words.message(text_key!("class-no-answer")) } else { written.to_owned() }
        })
    }
}

/// One line per wrong answer, with its count and, where it varies, the expected answer.
pub fn wrong_answer_lines(
    wrong: &[WrongAnswerCount],
    answer: impl Fn(&str) -> String,
    render: impl Fn(&Phrase) -> String,
) -> Vec<String> {
    let varies = wrong.windows(2).any(|pair| matches!(pair, [one, other] if one.expected != other.expected));
    let line = |wrong: &WrongAnswerCount| {
        let phrase = Phrase::plain(if varies { text_key!("class-wrong-for") } else { text_key!("class-wrong") })
            .with("answer", Fact::Text(answer(&wrong.answer)))
            .with("expected", Fact::Text(answer(&wrong.expected)))
            .with("count", Fact::Number(wrong.count.into()));
        render(&phrase)
    };
    wrong.iter().map(line).collect()
}

/// Explanation why a question deserves a review.
pub fn review_reason(words: &Catalog, reason: ReviewReason) -> String {
    words.message(match reason {
        ReviewReason::Against => text_key!("class-look-against"),
        ReviewReason::BelowGuess => text_key!("class-look-below-guess"),
        ReviewReason::Weak => text_key!("class-look-weak"),
    })
}
