//! Cache of questions and keys serialised for many phones, once per language.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use super::question::QuestionOut;
use super::scene::{HeapOut, heaps};
use super::table::TableOut;
use super::verdict::KeyOut;
use crate::describe::question::describe_scene;
use crate::i18n::{Catalog, Language};
use crate::lesson::DealtQuestion;
use crate::rules::house::House;

/// A question in brief, for the final review.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BriefOut {
    /// Prompt text.
    pub prompt: String,
    /// Text alternative of the scene.
    pub told: Vec<String>,
    /// Pieces in front of the croupier, which are drawn beside their lines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heaps: Vec<HeapOut>,
}

/// Texts already produced for the questions asked of all.
pub struct TextCache {
    words: Arc<[Catalog; 3]>,
    questions: CachedTexts<RawValue>,
    keys: CachedTexts<KeyOut>,
    briefs: CachedTexts<BriefOut>,
    tables: CachedTexts<RawValue>,
}

/// By question index and recipient profile.
type CachedTexts<T> = BTreeMap<(usize, Recipient), Arc<T>>;

/// Language and scene format a client asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Recipient {
    /// Language of the texts.
    pub language: Language,
    /// True if the client draws scenes from values.
    pub full: bool,
}

impl From<Language> for Recipient {
    fn from(language: Language) -> Self {
        Self { language, full: false }
    }
}

impl Default for TextCache {
    fn default() -> Self {
        Self::with_words(Arc::new(Language::ALL.map(Catalog::new)))
    }
}

/// A question to convert.
#[derive(Clone, Copy)]
pub(super) struct CacheRequest<'t> {
    pub(super) place: usize,
    /// Id of the question on the wire.
    pub(super) id: usize,
    pub(super) exercise: &'t DealtQuestion,
    /// False for an individually dealt question, which is not cached.
    pub(super) is_of_all: bool,
    pub(super) house: &'t House,
    pub(super) to: Recipient,
}

impl TextCache {
    const fn with_words(words: Arc<[Catalog; 3]>) -> Self {
        Self {
            words,
            questions: CachedTexts::new(),
            keys: CachedTexts::new(),
            briefs: CachedTexts::new(),
            tables: CachedTexts::new(),
        }
    }

    /// An empty cache with the same catalogues.
    pub fn empty_copy(&self) -> Self {
        Self::with_words(Arc::clone(&self.words))
    }

    /// Catalogue of a language.
    pub fn words(&self, language: Language) -> &Catalog {
        let [first, ..] = &*self.words;
        self.words.iter().find(|words| words.language() == language).unwrap_or(first)
    }

    /// Serialised question.
    pub(super) fn question(&mut self, telling: CacheRequest<'_>) -> Option<Arc<RawValue>> {
        let CacheRequest { id, exercise, house, to, .. } = telling;
        if let Some(cached_text) = cached(&self.questions, telling) {
            return Some(cached_text);
        }
        let words = self.words(to.language);
        let question = QuestionOut::from_question(id, &exercise.posed.question, house, words);
        let question = if to.full { question.with_felt(&exercise.posed.question, house, words) } else { question };
        let cached_text: Arc<RawValue> = to_raw_value(&question).ok()?.into();
        cache(&mut self.questions, telling, &cached_text);
        Some(cached_text)
    }

    /// Key as text.
    pub(super) fn key(&mut self, telling: CacheRequest<'_>) -> Arc<KeyOut> {
        let make = |words: &Catalog| Arc::new(KeyOut::from_posed(&telling.exercise.posed, telling.house, words));
        let text = cached(&self.keys, telling).unwrap_or_else(|| make(self.words(telling.to.language)));
        cache(&mut self.keys, telling, &text);
        text
    }

    /// Serialised table with its answer.
    pub(super) fn table(&mut self, request: CacheRequest<'_>) -> Option<Arc<RawValue>> {
        if let Some(cached_text) = cached(&self.tables, request) {
            return Some(cached_text);
        }
        let CacheRequest { exercise, house, to, .. } = request;
        let table = TableOut::from_posed(&exercise.posed, house, self.words(to.language));
        let cached_text: Arc<RawValue> = to_raw_value(&table).ok()?.into();
        cache(&mut self.tables, request, &cached_text);
        Some(cached_text)
    }

    /// The question in brief.
    pub(super) fn brief(&mut self, telling: CacheRequest<'_>) -> Arc<BriefOut> {
        let CacheRequest { exercise, house, .. } = telling;
        let question = &exercise.posed.question;
        let make = |words: &Catalog| {
            let prompt = words.render_for_house(&question.prompt, house);
            let lines = describe_scene(question, house, words);
            Arc::new(BriefOut { prompt, told: lines, heaps: heaps(&question.scene, house, words) })
        };
        let text = cached(&self.briefs, telling).unwrap_or_else(|| make(self.words(telling.to.language)));
        cache(&mut self.briefs, telling, &text);
        text
    }
}

fn cached<T: ?Sized>(kept: &CachedTexts<T>, telling: CacheRequest<'_>) -> Option<Arc<T>> {
    kept.get(&(telling.place, telling.to)).filter(|_| telling.is_of_all).cloned()
}

fn cache<T: ?Sized>(kept: &mut CachedTexts<T>, telling: CacheRequest<'_>, value: &Arc<T>) {
    if telling.is_of_all {
        kept.entry((telling.place, telling.to)).or_insert_with(|| Arc::clone(value));
    }
}
