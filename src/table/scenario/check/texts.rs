//! Title and introduction: their languages and lengths.

use super::super::ScenarioProblem;
use super::ScenarioChecker;
use crate::i18n::{Language, LocalizedText};

/// In characters.
const LONGEST_TITLE: usize = 80;
/// In characters.
const LONGEST_ABOUT: usize = 600;

impl ScenarioChecker<'_> {
    pub(super) fn texts(&mut self) {
        let scenario = self.scenario;
        if scenario.title.languages().next().is_none() {
            self.notes.flaw("title", ScenarioProblem::TextNoLanguage);
        }
        self.text("title", &scenario.title, LONGEST_TITLE);
        if scenario.about.languages().next().is_some() {
            self.text("about", &scenario.about, LONGEST_ABOUT);
        }
    }

    fn text(&mut self, path: &str, text: &LocalizedText, most: usize) {
        let is_spoken = |code: &str| Language::ALL.iter().any(|language| language.code() == code);
        for (language, words) in text.entries() {
            let path = format!("{path}.{language}");
            let length = words.chars().count();
            if !is_spoken(language) {
                let code = language.to_lowercase();
                let meant = Language::ALL.map(Language::code).into_iter().find(|known| code.starts_with(known));
                self.notes.flaw(&path, ScenarioProblem::TextUnknownLanguage { found: language.to_owned(), meant });
            } else if words.trim().is_empty() {
                self.notes.flaw(&path, ScenarioProblem::TextEmpty(language.to_owned()));
            } else if length > most {
                let what = ScenarioProblem::TextTooLong { language: language.to_owned(), found: length, most };
                self.notes.flaw(&path, what);
            }
        }
        let shelf = self.shelf;
        let of_title = || self.scenario.title.languages().map(str::to_owned).collect();
        let wanted: Vec<String> = if shelf.languages.is_empty() { of_title() } else { shelf.languages.to_vec() };
        let missing = wanted.iter().filter(|code| is_spoken(code) && !text.languages().any(|other| other == *code));
        for code in missing {
            self.notes.flaw(path, ScenarioProblem::TextMissing(code.clone()));
        }
    }
}
