//! Checks pages: the Markdown is readable and its references exist.

use std::collections::BTreeSet;

use super::super::LocalizedText;
use super::super::page::{self, LessonPage, PageBlock};
use super::{PackChecker, PackProblem, truncate};
use crate::drill::authored::{FixedQuestion, FixedScene};
use crate::i18n::phrase::Fact;
use crate::rules::chips::UsesChipSets;
use crate::rules::house::House;
use crate::syntax::TextPosition;
use crate::syntax::suggest::nearest;

#[derive(Debug, Default)]
pub(super) struct PageAssets {
    /// Picture paths.
    pub(super) pictures: BTreeSet<String>,
    /// Paths of recordings.
    pub(super) sounds: BTreeSet<String>,
    /// Glossary ids.
    pub(super) terms: BTreeSet<String>,
}

impl PackChecker<'_> {
    pub(super) fn page(&mut self, path: &str, texts: &LocalizedText, houses: &[&House]) {
        self.text(path, texts, page::LONGEST);
        for (language, text) in texts.entries() {
            if text.chars().count() > page::LONGEST {
                continue;
            }
            let path = format!("{path}.{language}");
            match LessonPage::read(text) {
                Ok(mut read) => {
                    read.resolve_sets(&self.sets);
                    self.shown(&path, text, &read);
                    self.figures(&path, text, &read, houses);
                }
                Err(wrongs) => {
                    for wrong in wrongs {
                        self.note(&path, wrong.at, wrong.what);
                    }
                }
            }
        }
    }

    /// The picture of an authored question must exist in the pack.
    pub(super) fn pictured(&mut self, path: &str, question: &FixedQuestion) {
        self.pictured_scene(&format!("{path}.scene"), &question.scene);
    }

    pub(super) fn pictured_scene(&mut self, path: &str, scene: &FixedScene) {
        if let Some(file) = scene.picture.as_ref().filter(|file| !self.assets.pictures.contains(*file)) {
            let (file, meant) = (file.clone(), similar(file, &self.assets.pictures));
            let what = PackProblem::PictureMissing { file, meant, in_quotes: true };
            self.notes.flaw(&format!("{path}.picture"), what);
        }
    }

    fn note(&mut self, path: &str, bytes: std::ops::Range<usize>, what: impl Into<PackProblem>) {
        let at: std::ops::Range<TextPosition> = self.notes.spans().node(path).within(bytes);
        self.notes.flaw_at(at, what);
    }

    /// Pictures, sounds and terms of a page must exist in the pack.
    fn shown(&mut self, path: &str, text: &str, read: &LessonPage) {
        let mut missing: Vec<(String, PackProblem)> = Vec::new();
        let PageAssets { pictures, sounds, terms } = &self.assets;
        read.visit(&mut |block| match block {
            PageBlock::Picture(file, _) if !pictures.contains(file) => {
                let (named, meant) = (file.clone(), similar(file, pictures));
                missing.push((file.clone(), PackProblem::PictureMissing { file: named, meant, in_quotes: false }));
            }
            PageBlock::Sound(file, _) if !sounds.contains(file) => {
                let what = text!("flaw-page-sound-missing", found = Fact::Text(truncate(file)));
                missing.push((file.clone(), what.with_suggestion(similar(file, sounds).as_deref()).into()));
            }
            _ => {}
        });
        for term in read.terms() {
            if !terms.contains(term) {
                let what = PackProblem::UnknownTerm { id: term.to_owned(), meant: similar(term, terms) };
                missing.push((term.to_owned(), what));
            }
        }
        for (name, what) in missing {
            let from = text.find(name.as_str()).unwrap_or_default();
            self.note(path, from..from + name.len(), what);
        }
    }

    /// Figures must be drawable in every house of the lesson.
    fn figures(&mut self, path: &str, text: &str, read: &LessonPage, houses: &[&House]) {
        for (figure, fence) in read.figures() {
            let objected = houses.iter().find_map(|house| figure.flaw_in_house(house));
            if let Some((at, what)) = objected {
                let place = figure.place_of(text.get(fence.clone()).unwrap_or_default(), &at);
                self.note(path, fence.start + place.start..fence.start + place.end, what);
            }
        }
    }
}

fn similar(name: &str, known: &BTreeSet<String>) -> Option<String> {
    nearest(name, known.iter().map(String::as_str)).map(ToOwned::to_owned)
}
