//! Lessons, decisions and answers in words.

use std::sync::Arc;

use crate::drill::question::{Form, Question};
use crate::drill::{decided, guess, title_of};
use crate::lesson::{FREE_PRACTICE, Library, TODAYS_PRACTICE, specimen};
use crate::progress::class::{Look, Scope, Wrong};
use crate::progress::mastery::{Form as Answered, Key};
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

/// Says what journals keep by names, in the words of a language and a house.
pub struct Teller<'t> {
    /// The words.
    pub words: &'t Words,
    /// The lessons there are.
    pub library: &'t Library,
    /// The house; `None` where it is not known here.
    pub house: Option<&'t Arc<House>>,
    /// So many minutes is local time ahead of universal time.
    pub minutes_east: i32,
}

impl Teller<'_> {
    /// A phrase, in the names of the house.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        let names = self.house.map(|house| Names::from(&house.terms)).unwrap_or_default();
        self.words.say(phrase, &names)
    }

    /// The title of a lesson, or of what is practised without one.
    #[must_use]
    pub fn lesson(&self, path: &str) -> String {
        if let Some((_, lesson)) = self.library.find(path) {
            let names = self.house.map(|house| Names::from(&house.terms)).unwrap_or_default();
            return lesson.title.say(self.words.language(), &names);
        }
        match path.split_once('/') {
            Some((TODAYS_PRACTICE, _)) => self.words.key("today-title"),
            Some((FREE_PRACTICE, drill)) => {
                let free = Phrase::plain("class-free").with("drill", Fact::Text(self.drill(drill)));
                self.say(&free)
            }
            _ => path.to_owned(),
        }
    }

    /// The name of a drill.
    #[must_use]
    pub fn drill(&self, name: &str) -> String {
        self.words.try_say(&title_of(name), &Names::default(), &mut Vec::new()).unwrap_or_else(|| name.to_owned())
    }

    /// What is taken for one test.
    #[must_use]
    pub fn scope(&self, scope: &Scope) -> String {
        match scope {
            Scope::Lesson(lesson) => self.lesson(lesson),
            Scope::Drill(drill) => self.drill(drill),
            Scope::Pack(id) => {
                let pack = self.library.packs().iter().find(|pack| *pack.id == **id);
                pack.map_or_else(|| id.to_string(), |pack| pack.title.get(self.words.language()).to_owned())
            }
        }
    }

    /// The place of a lesson among all there are, those that are not known behind them.
    #[must_use]
    pub fn place(&self, scope: &Scope) -> usize {
        let Scope::Lesson(path) = scope else { return 0 };
        let packs = self.library.packs().iter();
        let mut lessons = packs.flat_map(|pack| pack.lessons.iter().map(|lesson| (&pack.id, &lesson.id)));
        let (pack, lesson) = path.split_once('/').unwrap_or_default();
        lessons.position(|(of, id)| of == pack && id == lesson).unwrap_or(usize::MAX)
    }

    /// What is to be decided: of a written-out question its words.
    #[must_use]
    pub fn decision(&self, key: &Key) -> String {
        if let Some((questions, place)) = self.library.written_out(&key.decision).filter(|_| &*key.drill == "Authored")
        {
            let asked = self.question(key).map(|question| question.prompt);
            let asks = questions.questions.get(place).and_then(|question| question.asks.as_ref());
            if let Some(phrase) = asked.or_else(|| asks.map(Phrase::authored)) {
                return self.say(&phrase);
            }
        }
        self.say(&decided(&key.drill, &key.decision))
    }

    /// A question as it is asked.
    #[must_use]
    pub fn question(&self, key: &Key) -> Option<Question> {
        specimen(self.library, self.house?, &key.drill, &key.decision)
    }

    /// What a blind guess at a question is worth.
    #[must_use]
    pub fn guess(&self, key: &Key) -> f64 {
        self.question(key).map_or_else(|| Answered::of(&key.drill).guess, |question| guess(&question.form))
    }

    /// The wrong answers with their counts, in words.
    #[must_use]
    pub fn wrongs(&self, key: &Key, wrong: &[Wrong]) -> String {
        if wrong.is_empty() {
            return String::new();
        }
        let form = self.question(key).map(|question| question.form);
        // Where the right answer is not always the same it is said with each.
        let varies = wrong.iter().any(|one| wrong.first().is_some_and(|first| first.expected != one.expected));
        let one = |wrong: &Wrong| {
            let answer = self.answer(form.as_ref(), &wrong.answer);
            let key = if varies { "class-wrong-for" } else { "class-wrong" };
            let phrase = Phrase::plain(key)
                .with("answer", Fact::Text(answer))
                .with("expected", Fact::Text(self.answer(form.as_ref(), &wrong.expected)))
                .with("count", Fact::Number(wrong.count.into()));
            self.say(&phrase)
        };
        wrong.iter().map(one).collect::<Vec<_>>().join("; ")
    }

    /// An answer as the journal writes it, in words where its form has them.
    #[must_use]
    pub fn answer(&self, form: Option<&Form>, written: &str) -> String {
        let label = |choices: &[crate::drill::question::Choice]| {
            choices.iter().find(|choice| choice.id == written).map(|choice| self.say(&choice.label))
        };
        match form {
            Some(Form::Choice(choices)) => label(choices),
            Some(Form::Money) => {
                let cents = written.parse::<u64>().ok();
                cents.map(|cents| self.words.decimal(&format!("{}.{:02}", cents / 100, cents % 100)))
            }
            _ => None,
        }
        .unwrap_or_else(|| if written.is_empty() { self.words.key("class-no-answer") } else { written.to_owned() })
    }

    /// Why a question should be looked at.
    #[must_use]
    pub fn look(&self, look: Look) -> String {
        self.words.key(match look {
            Look::Against => "class-look-against",
            Look::BelowGuess => "class-look-below-guess",
            Look::Weak => "class-look-weak",
        })
    }
}
