//! Checks pages: the Markdown is readable and its references exist.

use std::collections::BTreeSet;

use super::super::Texts;
use super::super::page::{self, Block, Page};
use super::{Checker, cut};
use crate::drill::authored::FixedQuestion;
use crate::rules::chips::knowing;
use crate::rules::flaw::Place;
use crate::rules::house::House;
use crate::rules::near::nearest;
use crate::rules::phrase::{Fact, Phrase};

#[derive(Debug, Default)]
pub(super) struct Shelved {
    /// Picture paths.
    pub(super) pictures: BTreeSet<String>,
    /// Paths of recordings.
    pub(super) sounds: BTreeSet<String>,
    /// Glossary ids.
    pub(super) terms: BTreeSet<String>,
}

impl Checker<'_> {
    pub(super) fn page(&mut self, path: &str, texts: &Texts, houses: &[&House]) {
        self.text(path, texts, page::LONGEST);
        for (language, text) in texts.entries() {
            if text.chars().count() > page::LONGEST {
                continue;
            }
            let path = format!("{path}.{language}");
            match Page::read(text) {
                Ok(read) => {
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

    /// Pictures of authored questions must exist in the pack.
    pub(super) fn pictured(&mut self, path: &str, questions: &[FixedQuestion]) {
        for (index, question) in questions.iter().enumerate() {
            if let Some(file) = question.scene.picture.as_ref().filter(|file| !self.shelved.pictures.contains(*file)) {
                let what = Phrase::plain("flaw-picture-missing").with("found", Fact::Text(cut(file)));
                let what = what.meant_text(nearest(file, self.shelved.pictures.iter().map(String::as_str)));
                self.notes.flaw(&format!("{path}.{index}.scene.picture"), what);
            }
        }
    }

    fn note(&mut self, path: &str, bytes: std::ops::Range<usize>, what: Phrase) {
        let at: std::ops::Range<Place> = self.notes.spans().node(path).within(bytes);
        self.notes.flaw_at(at, what);
    }

    /// Pictures, sounds and terms of a page must exist in the pack.
    fn shown(&mut self, path: &str, text: &str, read: &Page) {
        let mut missing: Vec<(String, Phrase)> = Vec::new();
        let named = |key: &'static str, name: &str, known: &BTreeSet<String>| {
            let what = Phrase::plain(key).with("found", Fact::Text(cut(name)));
            what.meant(nearest(name, known.iter().map(String::as_str)))
        };
        let Shelved { pictures, sounds, terms } = &self.shelved;
        read.visit(&mut |block| match block {
            Block::Picture(file, _) if !pictures.contains(file) => {
                missing.push((file.clone(), named("flaw-picture-missing", file, pictures)));
            }
            Block::Sound(file, _) if !sounds.contains(file) => {
                missing.push((file.clone(), named("flaw-page-sound-missing", file, sounds)));
            }
            _ => {}
        });
        for term in read.terms() {
            if !terms.contains(term) {
                missing.push((term.to_owned(), named("flaw-term-unknown", term, terms)));
            }
        }
        for (name, what) in missing {
            let from = text.find(name.as_str()).unwrap_or_default();
            self.note(path, from..from + name.len(), what);
        }
    }

    /// Figures must be drawable in every house of the lesson.
    fn figures(&mut self, path: &str, text: &str, read: &Page, houses: &[&House]) {
        for (figure, fence) in read.figures() {
            // A scene may use the pack's denomination sets.
            let objected = knowing(&self.sets, || houses.iter().find_map(|house| figure.flaw_in(house)));
            if let Some((at, what)) = objected {
                let place = figure.place_of(text.get(fence.clone()).unwrap_or_default(), &at);
                self.note(path, fence.start + place.start..fence.start + place.end, what);
            }
        }
    }
}
