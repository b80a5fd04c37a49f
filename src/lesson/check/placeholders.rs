//! Reports template texts that the author has not replaced.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::super::read::PackFile;
use super::super::{Lesson, LocalizedText};
use super::PackChecker;
use crate::drill::authored::FixedQuestion;
use crate::i18n::{Catalog, HouseTerms, Language};
use crate::syntax::Written;

static TEMPLATES: LazyLock<BTreeMap<String, Written>> =
    LazyLock::new(|| ron::from_str(include_str!("../../../assets/templates/words.ron")).unwrap_or_default());

fn template(key: &str) -> impl Fn(&str) -> Option<&'static str> {
    let text = TEMPLATES.get(key);
    move |code| text.map(|text| text.get(code))
}

/// The template titles of a new lesson.
static NEW_LESSON: LazyLock<[(&str, String); 3]> = LazyLock::new(|| {
    let title = text!("workshop-new-lesson-title");
    Language::ALL.map(|language| (language.code(), Catalog::new(language).render(&title, &HouseTerms::default())))
});

impl PackChecker<'_> {
    pub(super) fn pack_placeholders(&mut self, pack: &PackFile) {
        self.placeholder("about", &pack.about, template("t-pack-about"));
    }

    /// Under a question of the author's, the explanation of the template explains another question.
    pub(super) fn question_placeholders(&mut self, path: &str, question: &FixedQuestion) {
        let asks = template("t-asks-options");
        let is_template = |text: &LocalizedText| text.entries().any(|(code, text)| asks(code) == Some(text.trim()));
        if let Some(because) = &question.because
            && !question.asks.as_ref().is_some_and(is_template)
        {
            self.placeholder(&format!("{path}.because"), because, template("t-because-options"));
        }
    }

    pub(super) fn lesson_placeholders(&mut self, lesson: &Lesson) {
        let new = |code: &str| NEW_LESSON.iter().find(|(other, _)| *other == code).map(|(_, title)| title.as_str());
        self.placeholder("title", &lesson.title, new);
    }

    /// Reports a template text, once if it is one in all its languages.
    fn placeholder<'t>(&mut self, path: &str, texts: &LocalizedText, template: impl Fn(&str) -> Option<&'t str>) {
        let is_asking = |(code, text): &(&str, &str)| template(code) == Some(text.trim());
        let left: Vec<&str> = texts.entries().filter(is_asking).map(|(code, _)| code).collect();
        let what = || text!("flaw-text-of-the-template");
        if !left.is_empty() && left.len() == texts.entries().count() {
            self.notes.flaw(path, what());
            return;
        }
        for code in left {
            self.notes.flaw(&format!("{path}.{code}"), what());
        }
    }
}
