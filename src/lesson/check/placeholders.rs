//! Reports template texts that the author has not replaced.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::super::read::PackFile;
use super::super::{Lesson, LocalizedText};
use super::PackChecker;
use crate::i18n::{Catalog, HouseTerms, Language};
use crate::syntax::Written;

/// The template texts of a pack's description.
static ASKING: LazyLock<Option<Written>> = LazyLock::new(|| {
    let all: BTreeMap<String, Written> =
        ron::from_str(include_str!("../../../assets/templates/words.ron")).unwrap_or_default();
    all.get("t-pack-about").cloned()
});

/// The template titles of a new lesson.
static NEW_LESSON: LazyLock<[(&str, String); 3]> = LazyLock::new(|| {
    let title = text!("workshop-new-lesson-title");
    Language::ALL.map(|language| (language.code(), Catalog::new(language).render(&title, &HouseTerms::default())))
});

impl PackChecker<'_> {
    pub(super) fn pack_placeholders(&mut self, pack: &PackFile) {
        self.placeholder("about", &pack.about, |code| ASKING.as_ref().map(|asking| asking.get(code)));
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
