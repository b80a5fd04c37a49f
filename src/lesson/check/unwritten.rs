//! What a template only says so that its author writes it: left as it is, it teaches nobody.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::super::read::PackFile;
use super::super::{Lesson, Step, Texts};
use super::Checker;
use crate::drill::AnyDrill;
use crate::rules::phrase::{Phrase, Written};

/// The texts of the templates that ask for a text: what the pack teaches, and why an answer is right.
const TO_BE_WRITTEN: [&str; 2] = ["t-pack-about", "t-because"];

/// What those texts say.
static ASKING: LazyLock<Vec<Written>> = LazyLock::new(|| {
    let all: BTreeMap<String, Written> =
        ron::from_str(include_str!("../../../assets/templates/words.ron")).unwrap_or_default();
    all.into_iter().filter(|(key, _)| TO_BE_WRITTEN.contains(&key.as_str())).map(|(_, written)| written).collect()
});

impl Checker<'_> {
    /// Notes a pack that does not say what it teaches.
    pub(super) fn pack_unwritten(&mut self, pack: &PackFile) {
        self.unwritten("about", &pack.about);
    }

    /// Notes the questions of a lesson that do not say why an answer is right.
    pub(super) fn lesson_unwritten(&mut self, lesson: &Lesson) {
        for (at, step) in lesson.steps.iter().enumerate() {
            let Step::Ask(round) = step else { continue };
            let AnyDrill::Authored(authored) = &round.drill else { continue };
            for (index, question) in authored.questions.iter().enumerate() {
                if let Some(because) = &question.because {
                    self.unwritten(&format!("steps.{at}.0.{index}.because"), because);
                }
            }
        }
    }

    /// Notes a text that is the template's, once where it is so in all its languages.
    fn unwritten(&mut self, path: &str, texts: &Texts) {
        let is_asking = |(code, text): &(&str, &str)| ASKING.iter().any(|asking| asking.get(code) == text.trim());
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
