//! The tree of a pack: the pack, its lessons with their steps and questions, and its other files.

use std::collections::BTreeSet;

use super::form::{read_text, texts_of};
use super::{Document, Place};
use crate::drill::title_of;
use crate::lesson::PACK_FILE;
use crate::lesson::page::PICTURE_FOLDER;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::ron_text::{Node, Spans};
use crate::rules::texts::Texts;
use crate::voice::SOUND_FOLDER;

/// No more letters of a text are shown in a row.
const LONGEST: usize = 60;

/// One row of the tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// What it selects.
    pub place: Place,
    /// How far it is set in.
    pub depth: u8,
    /// What it says.
    pub label: Phrase,
    /// Whether what it holds is shown; nothing where it holds nothing.
    pub unfolded: Option<bool>,
}

/// The rows of a pack, top down; `unfolded` are the lessons and steps whose inside is shown.
pub(super) fn rows(document: &Document, unfolded: &BTreeSet<Place>) -> Vec<Row> {
    let mut rows = Vec::new();
    let pack = document.text(PACK_FILE).unwrap_or_default();
    let spans = Spans::of(pack);
    rows.push(Row { place: Place::Pack, depth: 0, label: title(pack, &spans, PACK_FILE), unfolded: None });
    let listed = lessons(document);
    for file in &listed {
        lesson_rows(document, file, unfolded, &mut rows);
    }
    let strays = document.texts().keys().filter(|file| *file != PACK_FILE && !listed.contains(file));
    rows.extend(strays.map(|file| Row {
        place: Place::File(file.clone()),
        depth: 1,
        label: Phrase::plain("workshop-row-file").with("file", Fact::Text(file.clone())),
        unfolded: None,
    }));
    for folder in MEDIA_FOLDERS {
        media_rows(document, folder, unfolded, &mut rows);
    }
    rows
}

/// Where pictures and sounds lie: in the pack's own folder, and in these two.
const MEDIA_FOLDERS: [&str; 3] = ["", PICTURE_FOLDER, SOUND_FOLDER];

/// The pictures and sounds of a folder, folded away until they are looked for: there may be hundreds.
fn media_rows(document: &Document, folder: &str, unfolded: &BTreeSet<Place>, rows: &mut Vec<Row>) {
    let files = media_in(document, folder);
    let label = |file: &str| Phrase::plain("workshop-row-file").with("file", Fact::Text(file.to_owned()));
    let row = |file: &str, depth: u8, unfolded: Option<bool>, label: Phrase| Row {
        place: Place::File(file.to_owned()),
        depth,
        label,
        unfolded,
    };
    if folder.is_empty() {
        rows.extend(files.iter().map(|file| row(file, 1, None, label(file))));
    } else if !files.is_empty() {
        let key = if folder == PICTURE_FOLDER { "workshop-row-pictures" } else { "workshop-row-sounds" };
        let head = Phrase::plain(key).with("count", Fact::Number(files.len() as u64));
        let open = unfolded.contains(&Place::File(folder.to_owned()));
        rows.push(row(folder, 1, Some(open), head));
        let name = |file: &&String| label(file.get(folder.len() + 1..).unwrap_or(file));
        rows.extend(files.iter().filter(|_| open).map(|file| row(file, 2, None, name(file))));
    }
}

/// The pictures and sounds that lie in a folder of the pack.
pub(super) fn media_in<'d>(document: &'d Document, folder: &str) -> Vec<&'d String> {
    let files = document.files();
    let all = files.pictures.keys().chain(files.sounds.keys());
    all.filter(|file| file.rsplit_once('/').map_or("", |(folder, _)| folder) == folder).collect()
}

/// The files of the lessons that the pack lists and that are there, in their order.
pub(super) fn lessons(document: &Document) -> Vec<String> {
    let pack = document.text(PACK_FILE).unwrap_or_default();
    let spans = Spans::of(pack);
    let listed = spans.find("lessons").map(|list| list.children.as_slice()).unwrap_or_default();
    let files = listed.iter().map(|node| format!("{}.ron", read_text(pack, node)));
    let mut seen = BTreeSet::new();
    files.filter(|file| document.text(file).is_some() && seen.insert(file.clone())).collect()
}

fn lesson_rows(document: &Document, file: &str, unfolded: &BTreeSet<Place>, rows: &mut Vec<Row>) {
    let text = document.text(file).unwrap_or_default();
    let spans = Spans::of(text);
    let place = Place::Lesson(file.to_owned());
    let steps = spans.find("steps").map(|steps| steps.children.as_slice()).unwrap_or_default();
    let open = unfolded.contains(&place);
    let label = title(text, &spans, file);
    rows.push(Row { place, depth: 1, label, unfolded: (!steps.is_empty()).then_some(open) });
    for (at, step) in steps.iter().enumerate().filter(|_| open) {
        let place = Place::Step(file.to_owned(), at);
        let questions = match (step.word.as_str(), step.children.as_slice()) {
            ("Ask", [list]) => list.children.as_slice(),
            _ => &[],
        };
        // Questions are what one looks for: they are folded away only by hand.
        let shown = !unfolded.contains(&place);
        let label = step_label(text, step);
        rows.push(Row { place, depth: 2, label, unfolded: (!questions.is_empty()).then_some(shown) });
        rows.extend(questions.iter().enumerate().filter(|_| shown).map(|(number, question)| Row {
            place: Place::Question(file.to_owned(), at, number),
            depth: 3,
            label: question_label(text, question),
            unfolded: None,
        }));
    }
}

/// The title that a file gives, or its name where it gives none.
fn title(text: &str, spans: &Spans, file: &str) -> Phrase {
    let texts =
        spans.find("title").map(|node| in_languages(text, node)).filter(|texts| !texts.in_code("en").is_empty());
    texts.map_or_else(
        || Phrase::plain("as-written").with("text", Fact::Text(file.to_owned())),
        |it| Phrase::authored(&it),
    )
}

fn in_languages(text: &str, node: &Node) -> Texts {
    let short = |(code, says): (String, String)| {
        let first = says.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let cut: String = first.chars().take(LONGEST).collect();
        (code, if cut.len() < first.len() { format!("{cut}…") } else { cut })
    };
    texts_of(text, node).into_iter().map(short).filter(|(_, says)| !says.is_empty()).collect()
}

fn step_label(text: &str, step: &Node) -> Phrase {
    let child = |key: &str| step.children.iter().find(|child| child.key.as_deref() == Some(key));
    let about = match step.word.as_str() {
        "Read" => step.children.first().map(|words| Phrase::authored(&in_languages(text, words))),
        "Example" => child("says").map(|words| Phrase::authored(&in_languages(text, words))),
        "Drill" => {
            let inner = step.children.first().filter(|inner| inner.key.is_none());
            let of = inner.and_then(|inner| inner.children.iter().find(|child| child.key.as_deref() == Some("drill")));
            child("drill").or(of).map(|drill| drill_title(&drill.word))
        }
        _ => None,
    };
    let key = match step.word.as_str() {
        "Read" => "workshop-step-read",
        "Example" => "workshop-step-example",
        "Drill" => "workshop-step-drill",
        "Mixed" => "workshop-step-mixed",
        "Ask" => "workshop-step-ask",
        _ => return Phrase::plain("as-written").with("text", Fact::Text(step.word.clone())),
    };
    match about {
        Some(about) => Phrase::plain("workshop-row-step")
            .with("kind", Fact::Phrase(Box::new(Phrase::plain(key))))
            .with("about", Fact::Phrase(Box::new(about))),
        None => Phrase::plain(key),
    }
}

/// What a drill is called, by its name in the file.
fn drill_title(name: &str) -> Phrase {
    let known = crate::drill::AnyDrill::NAMES.iter().find(|known| **known == name);
    known.map_or_else(|| Phrase::plain("as-written").with("text", Fact::Text(name.to_owned())), |name| title_of(name))
}

fn question_label(text: &str, question: &Node) -> Phrase {
    let child = |key: &str| question.children.iter().find(|child| child.key.as_deref() == Some(key));
    let asks = child("asks").map(|words| in_languages(text, words)).filter(|words| words.languages().next().is_some());
    let id = child("id").map(|id| read_text(text, id)).unwrap_or_default();
    asks.map_or_else(|| Phrase::plain("as-written").with("text", Fact::Text(id)), |asks| Phrase::authored(&asks))
}
