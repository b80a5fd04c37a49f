//! Cache of questions and keys serialised for many phones, once per language.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use super::question::QuestionOut;
use super::verdict::KeyOut;
use crate::lesson::Exercise;
use crate::rules::house::House;
use crate::sheet::scene_told;
use crate::words::{Language, Words};

/// A question in brief, for the final review.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskedOut {
    /// Prompt text.
    pub prompt: String,
    /// Text alternative of the scene.
    pub told: Vec<String>,
}

/// Texts already produced for the questions asked of all.
pub struct Told {
    words: Arc<[Words; 3]>,
    questions: Kept<RawValue>,
    keys: Kept<KeyOut>,
    asked: Kept<AskedOut>,
}

/// By question index and recipient profile.
type Kept<T> = BTreeMap<(usize, Hearer), Arc<T>>;

/// Language and scene format a client asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hearer {
    /// Language of the texts.
    pub language: Language,
    /// True if the client draws scenes from values.
    pub full: bool,
}

impl From<Language> for Hearer {
    fn from(language: Language) -> Self {
        Self { language, full: false }
    }
}

impl Default for Told {
    fn default() -> Self {
        Self::with(Arc::new(Language::ALL.map(Words::of)))
    }
}

/// A question to convert.
#[derive(Clone, Copy)]
pub(super) struct Telling<'t> {
    pub(super) place: usize,
    pub(super) exercise: &'t Exercise,
    /// False for an individually dealt question, which is not cached.
    pub(super) is_of_all: bool,
    pub(super) house: &'t House,
    pub(super) to: Hearer,
}

impl Told {
    const fn with(words: Arc<[Words; 3]>) -> Self {
        Self { words, questions: Kept::new(), keys: Kept::new(), asked: Kept::new() }
    }

    /// An empty cache with the same catalogues.
    pub fn anew(&self) -> Self {
        Self::with(Arc::clone(&self.words))
    }

    /// Catalogue of a language.
    pub fn words(&self, language: Language) -> &Words {
        let [first, ..] = &*self.words;
        self.words.iter().find(|words| words.language() == language).unwrap_or(first)
    }

    /// Serialised question.
    pub(super) fn question(&mut self, telling: Telling<'_>) -> Option<Arc<RawValue>> {
        let Telling { place, exercise, house, to, .. } = telling;
        if let Some(told) = kept(&self.questions, telling) {
            return Some(told);
        }
        let words = self.words(to.language);
        let question = QuestionOut::of(place, &exercise.posed.question, house, words);
        let question = if to.full { question.with_felt(&exercise.posed.question, house, words) } else { question };
        let told: Arc<RawValue> = to_raw_value(&question).ok()?.into();
        keep(&mut self.questions, telling, &told);
        Some(told)
    }

    /// Key as text.
    pub(super) fn key(&mut self, telling: Telling<'_>) -> Arc<KeyOut> {
        let make = |words: &Words| Arc::new(KeyOut::of(&telling.exercise.posed, telling.house, words));
        let told = kept(&self.keys, telling).unwrap_or_else(|| make(self.words(telling.to.language)));
        keep(&mut self.keys, telling, &told);
        told
    }

    /// The question in brief.
    pub(super) fn asked(&mut self, telling: Telling<'_>) -> Arc<AskedOut> {
        let Telling { exercise, house, .. } = telling;
        let question = &exercise.posed.question;
        let make = |words: &Words| {
            let prompt = words.say_at(&question.prompt, house);
            Arc::new(AskedOut { prompt, told: scene_told(question, house, words) })
        };
        let told = kept(&self.asked, telling).unwrap_or_else(|| make(self.words(telling.to.language)));
        keep(&mut self.asked, telling, &told);
        told
    }
}

fn kept<T: ?Sized>(kept: &Kept<T>, telling: Telling<'_>) -> Option<Arc<T>> {
    kept.get(&(telling.place, telling.to)).filter(|_| telling.is_of_all).cloned()
}

fn keep<T: ?Sized>(kept: &mut Kept<T>, telling: Telling<'_>, told: &Arc<T>) {
    if telling.is_of_all {
        kept.entry((telling.place, telling.to)).or_insert_with(|| Arc::clone(told));
    }
}
