//! What a template only says so that its author writes it: left as it is, it teaches nobody.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::super::read::PackFile;
use super::super::{Lesson, Texts};
use super::Checker;
use crate::rules::phrase::{Phrase, Written};
use crate::words::{Language, Names, Words};

/// What the templates say in place of what a pack teaches.
static ASKING: LazyLock<Option<Written>> = LazyLock::new(|| {
    let all: BTreeMap<String, Written> =
        ron::from_str(include_str!("../../../assets/templates/words.ron")).unwrap_or_default();
    all.get("t-pack-about").cloned()
});

/// What a lesson that was just begun is called.
static NEW_LESSON: LazyLock<[(&str, String); 3]> = LazyLock::new(|| {
    let title = Phrase::plain("workshop-new-lesson-title");
    Language::ALL.map(|language| (language.code(), Words::of(language).say(&title, &Names::default())))
});

impl Checker<'_> {
    /// Notes a pack that does not say what it teaches.
    pub(super) fn pack_unwritten(&mut self, pack: &PackFile) {
        self.unwritten("about", &pack.about, |code| ASKING.as_ref().map(|asking| asking.get(code)));
    }

    /// Notes a lesson that has no title of its own.
    pub(super) fn lesson_unwritten(&mut self, lesson: &Lesson) {
        let new = |code: &str| NEW_LESSON.iter().find(|(other, _)| *other == code).map(|(_, title)| title.as_str());
        self.unwritten("title", &lesson.title, new);
    }

    /// Notes a text that is the template's, once where it is so in all its languages.
    fn unwritten<'t>(&mut self, path: &str, texts: &Texts, template: impl Fn(&str) -> Option<&'t str>) {
        let is_asking = |(code, text): &(&str, &str)| template(code) == Some(text.trim());
        let left: Vec<&str> = texts.entries().filter(is_asking).map(|(code, _)| code).collect();
        let what = || Phrase::plain("flaw-text-of-the-template");
        if !left.is_empty() && left.len() == texts.entries().count() {
            self.notes.flaw(path, what());
            return;
        }
        for code in left {
            self.notes.flaw(&format!("{path}.{code}"), what());
        }
    }
}
