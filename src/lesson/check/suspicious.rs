//! Reports valid but surely unintended content; never blocks a lesson.

use super::super::read::PackFile;
use super::super::{Lesson, Round, Step};
use super::PackChecker;
use crate::drill::AnyDrill;
use crate::drill::authored::Asking;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::house::House;

impl PackChecker<'_> {
    pub(super) fn suspicious(&mut self, lesson: &Lesson, houses: &[&House]) {
        if lesson.minutes == Some(0) {
            self.notes.flaw("minutes", text!("flaw-lesson-no-minutes"));
        }
        self.table_sizes(lesson, houses);
        for (at, step) in lesson.steps.iter().enumerate() {
            match step {
                Step::Mixed(rounds) => self.mixed(&format!("steps.{at}"), rounds),
                Step::Ask(Round { drill: AnyDrill::Authored(authored), .. }) => {
                    for (index, question) in authored.questions.iter().enumerate() {
                        let path = format!("steps.{at}.0.{index}.answer.right");
                        let is_empty = matches!(&question.answer, Asking::Settle { right } if right.is_empty());
                        if is_empty && self.notes.spans().find(&path).is_some() {
                            self.notes.flaw(&path, text!("flaw-settle-empty"));
                        }
                    }
                }
                Step::Read(_)
                | Step::Page { .. }
                | Step::Example { .. }
                | Step::Drill(_)
                | Step::Ask(_)
                | Step::Shift(_) => {}
            }
        }
    }

    /// Mixed steps must have drills, and each only once.
    fn mixed(&mut self, path: &str, rounds: &[Round]) {
        if rounds.is_empty() {
            self.notes.flaw(path, text!("flaw-mixed-none"));
        }
        for (index, round) in rounds.iter().enumerate().take(super::MOST_MIXED) {
            if rounds.iter().take(index).any(|before| before.drill == round.drill) {
                let what = text!("flaw-mixed-twice", found = Fact::Text(round.drill.name().to_owned()));
                self.notes.flaw(&format!("{path}.0.{index}.drill"), what);
            }
        }
    }

    /// A lesson restricted to table sizes must fit a table of each house.
    fn table_sizes(&mut self, lesson: &Lesson, houses: &[&House]) {
        if lesson.tables.is_empty() {
            if self.notes.spans().find("tables").is_some() {
                self.notes.flaw("tables", text!("flaw-lesson-no-tables"));
            }
            return;
        }
        let named = |house: &&&House| lesson.houses.contains(&house.id);
        let lacks = |house: &&&House| !house.tables.iter().any(|table| lesson.is_at(table.size));
        let found: Vec<Phrase> = houses
            .iter()
            .filter(named)
            .filter(lacks)
            .map(|house| {
                let has: Vec<String> = house.tables.iter().map(|table| format!("{:?}", table.size)).collect();
                let what =
                    Phrase::plain(text_key!("flaw-lesson-not-at-tables")).with("house", Fact::Text(house.name.clone()));
                what.with("known", Fact::Text(has.join(", ")))
            })
            .collect();
        for what in found {
            self.notes.flaw("tables", what);
        }
    }

    /// Reports languages of the title that the pack does not list.
    pub(super) fn unlisted_languages(&mut self, pack: &PackFile) {
        let unsaid = pack.title.languages().filter(|code| !pack.languages.iter().any(|said| said == code));
        let unsaid: Vec<String> = unsaid.filter(|_| !pack.languages.is_empty()).map(super::truncate).collect();
        if !unsaid.is_empty() {
            let what =
                Phrase::plain(text_key!("flaw-pack-languages-unsaid")).with("found", Fact::Text(unsaid.join(", ")));
            self.notes.flaw("languages", what.with("count", Fact::Number(unsaid.len() as u64)));
        }
    }
}
