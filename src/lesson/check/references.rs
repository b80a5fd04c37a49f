//! What a pack names and what names it: lessons that come before others, and houses.

use super::super::read::PackFile;
use super::super::{Lesson, Library};
use super::{Checker, cut};
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Language;

impl Checker<'_> {
    /// The houses and languages of a pack are such as there are.
    pub(super) fn of_pack(&mut self, pack: &PackFile, houses: &[&House]) {
        self.nothing_twice("houses");
        for (index, id) in pack.houses.iter().enumerate() {
            if !houses.iter().any(|house| house.id == *id) {
                self.notes.flaw(&format!("houses.{index}"), super::lesson::unknown_house(id, houses));
            }
        }
        self.nothing_twice("languages");
        for (index, code) in pack.languages.iter().enumerate() {
            let known = Language::ALL.iter().any(|language| language.code() == code);
            let language = Fact::Text(cut(code));
            if !known {
                let what = Phrase::plain("flaw-text-unknown-language").with("language", language);
                self.notes.flaw(&format!("languages.{index}"), what);
            } else if !pack.title.languages().any(|other| other == code) {
                let what = Phrase::plain("flaw-pack-language-missing").with("language", language);
                self.notes.flaw("title", what);
            }
        }
    }

    /// A lesson that comes before this one stands further up in its own pack, or in a pack that is known.
    pub(super) fn comes_after(&mut self, pack: &PackFile, at: usize, lesson: &Lesson, lessons: &[(String, Lesson)]) {
        for (index, name) in lesson.after.iter().enumerate() {
            let Some((other, before)) = name.split_once('/') else { continue };
            let path = format!("after.{index}");
            let found = Fact::Text(cut(name));
            let is_there = |id: &str| lessons.iter().any(|(_, lesson)| lesson.id == id);
            if other == pack.id {
                let above = lessons.iter().take(at).any(|(_, lesson)| lesson.id == before);
                // A lesson that could not be read is not known to be missing.
                if is_there(before) && !above && before != lesson.id {
                    self.notes.flaw(&path, Phrase::plain("flaw-after-later").with("found", found));
                } else if !is_there(before) && lessons.len() == pack.lessons.len() {
                    self.notes.flaw(&path, Phrase::plain("flaw-after-missing").with("found", found));
                }
            } else if Library::folders().contains(&other) {
                let file = Library::files_of(other);
                let ends = format!("-{before}.ron");
                if !file.keys().any(|file| file.ends_with(&ends)) {
                    self.notes.flaw(&path, Phrase::plain("flaw-after-missing").with("found", found));
                }
            } else {
                self.notes.flaw(&path, Phrase::plain("flaw-after-elsewhere").with("found", found));
            }
        }
        let own: Vec<&String> = pack.houses.iter().collect();
        for (index, id) in lesson.houses.iter().enumerate().filter(|_| !own.is_empty()) {
            if !own.contains(&id) {
                let what = Phrase::plain("flaw-lesson-not-of-pack").with("found", Fact::Text(cut(id)));
                self.notes.flaw(&format!("houses.{index}"), what);
            }
        }
    }
}
