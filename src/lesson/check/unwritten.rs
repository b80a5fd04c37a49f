//! What a template only says so that its author writes it: left as it is, it teaches nobody.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::super::Texts;
use super::super::read::PackFile;
use super::Checker;
use crate::rules::phrase::{Phrase, Written};

/// What the templates say in place of what a pack teaches.
static ASKING: LazyLock<Option<Written>> = LazyLock::new(|| {
    let all: BTreeMap<String, Written> =
        ron::from_str(include_str!("../../../assets/templates/words.ron")).unwrap_or_default();
    all.get("t-pack-about").cloned()
});

impl Checker<'_> {
    /// Notes a pack that does not say what it teaches.
    pub(super) fn pack_unwritten(&mut self, pack: &PackFile) {
        self.unwritten("about", &pack.about);
    }

    /// Notes a text that is the template's, once where it is so in all its languages.
    fn unwritten(&mut self, path: &str, texts: &Texts) {
        let is_asking =
            |(code, text): &(&str, &str)| ASKING.as_ref().is_some_and(|asking| asking.get(code) == text.trim());
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
