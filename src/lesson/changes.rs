//! Compares a pack with its last version: lost and renamed ids, under which answers are recorded.

use std::collections::BTreeMap;
use std::ops::Range;

use super::read::{PACK_FILE, PackDraft, PackFile};
use super::{Files, Lesson};
use crate::drill::AnyDrill;
use crate::drill::authored::FixedQuestion;
use crate::i18n::flaw::Flaw;
use crate::i18n::flaw::FlawCollector;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::syntax::Spans;
use crate::syntax::TextPosition;

/// Ids of the last version that the new one lacks, at their expected position in the new files. Answers are recorded
/// under the ids of pack, lesson and question, so a new id loses them.
pub fn changes(old: &Files, new: &Files) -> Vec<Flaw> {
    let (before, now) = (PackDraft::from_files(old), PackDraft::from_files(new));
    let (Some(old_pack), Some(new_pack)) = (&before.pack, &now.pack) else { return Vec::new() };
    let empty = String::new();
    let mut notes = FlawCollector::new(PACK_FILE, new.get(PACK_FILE).unwrap_or(&empty));
    pack_changes(&mut notes, old_pack, new_pack, old != new);
    // An unreadable lesson is not a deleted one.
    if before.lessons.len() < old_pack.lessons.len() || now.lessons.len() < new_pack.lessons.len() {
        return notes.flaws();
    }
    let mut flaws = Vec::new();
    for (_, old) in &before.lessons {
        if now.lessons.iter().any(|(_, lesson)| lesson.id == old.id) {
            continue;
        }
        match now.lessons.iter().find(|(_, lesson)| is_renamed(old, lesson, &before)) {
            Some((file, lesson)) => {
                flaws.push(renamed(file, new, "id", text_key!("flaw-since-lesson-renamed"), old, lesson));
            }
            None => notes.flaw("lessons", named(text_key!("flaw-since-lesson-gone"), old.id.as_str())),
        }
    }
    flaws.extend(question_changes(&before, &now, new));
    flaws.extend(notes.flaws());
    flaws.sort_by(|one, other| (&one.file, one.place).cmp(&(&other.file, other.place)));
    flaws
}

fn pack_changes(notes: &mut FlawCollector<'_>, old: &PackFile, new: &PackFile, changed: bool) {
    if old.id != new.id {
        notes.flaw("id", named(text_key!("flaw-since-pack-renamed"), &old.id));
    }
    if new.version < old.version || (changed && new.version == old.version) {
        let key = if new.version < old.version {
            text_key!("flaw-since-version-back")
        } else {
            text_key!("flaw-since-version-same")
        };
        notes.flaw("version", Phrase::plain(key).with("version", Fact::Number(old.version.into())));
    }
}

/// True if the new lesson has the steps or the title of the old one.
fn is_renamed(old: &Lesson, new: &Lesson, before: &PackDraft) -> bool {
    let is_new = !before.lessons.iter().any(|(_, lesson)| lesson.id == new.id);
    is_new && (old.steps == new.steps || old.title == new.title)
}

fn renamed(file: &str, new: &Files, path: &str, key: TextKey, old: &Lesson, now: &Lesson) -> Flaw {
    let what = named(key, old.id.as_str()).with("now", Fact::Text(now.id.to_string()));
    Flaw::new(file, place(new, file, path), what)
}

/// Position of the value at a path of a file.
fn place(files: &Files, file: &str, path: &str) -> Range<TextPosition> {
    Spans::parse(files.get(file).map_or("", String::as_str)).node(path).range()
}

/// The new version of an old lesson, with its file.
fn successor_of<'d>(old: &Lesson, before: &PackDraft, now: &'d PackDraft) -> Option<&'d (String, Lesson)> {
    let same = now.lessons.iter().find(|(_, lesson)| lesson.id == old.id);
    same.or_else(|| now.lessons.iter().find(|(_, lesson)| is_renamed(old, lesson, before)))
}

fn named(key: TextKey, was: &str) -> Phrase {
    Phrase::plain(key).with("was", Fact::Text(was.to_owned()))
}

/// Every authored question by id, with its file and the path of its id.
fn authored_questions(draft: &PackDraft) -> BTreeMap<&str, (&str, String, &FixedQuestion)> {
    let mut found = BTreeMap::new();
    for (file, lesson) in &draft.lessons {
        for (at, step) in lesson.steps.iter().enumerate() {
            let drills = step.rounds().iter().map(|round| &round.drill);
            for drill in drills {
                let AnyDrill::Authored(authored) = drill else { continue };
                for (index, question) in authored.questions.iter().enumerate() {
                    let path = format!("steps.{at}.0.{index}.id");
                    found.insert(question.id.as_str(), (file.as_str(), path, question));
                }
            }
        }
    }
    found
}

/// Missing question ids, as renames where the same question exists under another id.
fn question_changes(before: &PackDraft, now: &PackDraft, new: &Files) -> Vec<Flaw> {
    let (old, asked) = (authored_questions(before), authored_questions(now));
    let mut flaws = Vec::new();
    for (id, (from, _, question)) in old.iter().filter(|(id, _)| !asked.contains_key(*id)) {
        let is_it = |one: &FixedQuestion| {
            let same_words = one.asks.is_some() && one.asks == question.asks && one.scene == question.scene;
            same_words || FixedQuestion { id: question.id.clone(), ..one.clone() } == **question
        };
        let found = asked.iter().find(|(other, (_, _, one))| !old.contains_key(*other) && is_it(one));
        let Some((other, (file, path, _))) = found else {
            // A deleted lesson is reported once, not question by question.
            let lesson = before
                .lessons
                .iter()
                .find(|(file, _)| file == from)
                .and_then(|(_, old)| successor_of(old, before, now));
            if let Some((file, _)) = lesson {
                flaws.push(Flaw::new(file, place(new, file, "id"), named(text_key!("flaw-since-question-gone"), id)));
            }
            continue;
        };
        let what = named(text_key!("flaw-since-question-renamed"), id).with("now", Fact::Text((*other).to_owned()));
        flaws.push(Flaw::new(file, place(new, file, path), what));
    }
    flaws
}
