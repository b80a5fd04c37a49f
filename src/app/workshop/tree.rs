//! Tree of a pack: its properties, lessons with steps and questions, and other files.

use std::collections::BTreeSet;

use super::form::{label_key, named, read_text, texts_of, word_key};
use super::place::{WHOLE_HOUSE, is_house, is_shift};
use super::{IncomingLesson, PackDocument, PackEditor, PackPlace, TreeRow, media};
use crate::drill::title_of;
use crate::i18n::LocalizedText;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::{GLOSSARY_FILE, PACK_FILE};
use crate::syntax::{Node, Spans};
use crate::table::scenario::find_built_in;

/// Maximum length of a label in characters.
const LONGEST: usize = 60;

impl PackEditor {
    /// `by` is the distance in the list of the selection.
    pub fn can_move(&self, by: isize) -> bool {
        let beside = |row: &&TreeRow| match (&row.place, &self.place) {
            (PackPlace::Lesson(_), PackPlace::Lesson(_)) => true,
            (PackPlace::Step(file, _), PackPlace::Step(of, _)) => file == of,
            (PackPlace::Question(file, step, _), PackPlace::Question(of, at, _)) => (file, step) == (of, at),
            _ => false,
        };
        let beside: Vec<&TreeRow> = self.rows.iter().filter(beside).collect();
        let here = beside.iter().position(|row| row.place == self.place);
        let there = here.and_then(|here| here.checked_add_signed(by));
        there.is_some_and(|there| there < beside.len())
    }
}

/// Rows from top to bottom. `of_house` are the possible fields of a house, `unfolded` the rows that were toggled.
pub(super) fn rows(document: &PackDocument, of_house: &[String], unfolded: &BTreeSet<PackPlace>) -> Vec<TreeRow> {
    let mut rows = Vec::new();
    let pack = document.text(PACK_FILE).unwrap_or_default();
    let spans = Spans::parse(pack);
    rows.push(TreeRow { place: PackPlace::Pack, depth: 0, label: title(pack, &spans, PACK_FILE), unfolded: None });
    let listed = lessons(document);
    for file in &listed {
        lesson_rows(document, file, unfolded, &mut rows);
    }
    let strays = document.texts().keys().filter(|file| *file != PACK_FILE && !listed.contains(file));
    for file in strays {
        file_rows(document, file, of_house, unfolded, &mut rows);
    }
    media::rows(document, unfolded, &mut rows);
    rows
}

/// A house with its parts, the glossary, or another file.
fn file_rows(
    document: &PackDocument,
    file: &str,
    known: &[String],
    unfolded: &BTreeSet<PackPlace>,
    rows: &mut Vec<TreeRow>,
) {
    let place = PackPlace::File(file.to_owned());
    if !is_house(file) {
        let label = if file == GLOSSARY_FILE {
            text!("workshop-row-glossary")
        } else if is_shift(file) {
            let text = document.text(file).unwrap_or_default();
            let title = Fact::Phrase(Box::new(title(text, &Spans::parse(text), file)));
            text!("workshop-row-shift", title = title)
        } else {
            text!("workshop-row-file", file = Fact::Text(file.to_owned()))
        };
        return rows.push(TreeRow { place, depth: 1, label, unfolded: None });
    }
    let text = document.text(file).unwrap_or_default();
    let spans = Spans::parse(text);
    let name = spans.find("name").map_or_else(|| file.to_owned(), |node| read_text(text, node));
    let label = text!("workshop-row-house", house = Fact::Text(name));
    let is_part = |field: &&str| !WHOLE_HOUSE.contains(field) && known.iter().any(|part| part == field);
    let parts: Vec<&str> =
        spans.root().children.iter().filter_map(|node| node.key.as_deref()).filter(is_part).collect();
    let open = unfolded.contains(&place);
    rows.push(TreeRow { place, depth: 1, label, unfolded: (!parts.is_empty()).then_some(open) });
    rows.extend(parts.into_iter().filter(|_| open).map(|part| TreeRow {
        place: PackPlace::Part(file.to_owned(), part.to_owned()),
        depth: 2,
        label: named(&label_key("House", part)),
        unfolded: None,
    }));
}

/// Files of the existing lessons in pack order.
pub(super) fn lessons(document: &PackDocument) -> Vec<String> {
    let pack = document.text(PACK_FILE).unwrap_or_default();
    let spans = Spans::parse(pack);
    let listed = spans.find("lessons").map(|list| list.children.as_slice()).unwrap_or_default();
    let files = listed.iter().map(|node| format!("{}.ron", read_text(pack, node)));
    let mut seen = BTreeSet::new();
    files.filter(|file| document.text(file).is_some() && seen.insert(file.clone())).collect()
}

fn lesson_rows(document: &PackDocument, file: &str, unfolded: &BTreeSet<PackPlace>, rows: &mut Vec<TreeRow>) {
    let text = document.text(file).unwrap_or_default();
    let spans = Spans::parse(text);
    let place = PackPlace::Lesson(file.to_owned());
    let steps = spans.find("steps").map(|steps| steps.children.as_slice()).unwrap_or_default();
    let open = unfolded.contains(&place);
    let label = title(text, &spans, file);
    rows.push(TreeRow { place, depth: 1, label, unfolded: (!steps.is_empty()).then_some(open) });
    for (at, step) in steps.iter().enumerate().filter(|_| open) {
        let place = PackPlace::Step(file.to_owned(), at);
        let questions = match (step.word.as_str(), step.children.as_slice()) {
            ("Ask", [list]) => list.children.as_slice(),
            _ => &[],
        };
        // Questions are expanded by default, so a toggle collapses them.
        let shown = !unfolded.contains(&place);
        let label = step_label(text, step);
        rows.push(TreeRow { place, depth: 2, label, unfolded: (!questions.is_empty()).then_some(shown) });
        if shown {
            rows.extend(question_rows(text, file, at, questions));
        }
    }
}

fn question_rows(text: &str, file: &str, step: usize, questions: &[Node]) -> Vec<TreeRow> {
    let row = |(number, question)| TreeRow {
        place: PackPlace::Question(file.to_owned(), step, number),
        depth: 3,
        label: question_label(text, question),
        unfolded: None,
    };
    questions.iter().enumerate().map(row).collect()
}

/// Title and questions of the text of a lesson.
pub(super) fn incoming(text: &str) -> IncomingLesson {
    let spans = Spans::parse(text);
    let title = spans.find("title").map(|node| texts_of(text, node).into_iter().collect()).unwrap_or_default();
    let steps = spans.find("steps").map(|steps| steps.children.as_slice()).unwrap_or_default();
    let asked = steps.iter().filter(|step| step.word == "Ask").filter_map(|step| step.children.first());
    let questions = asked.flat_map(|list| &list.children).map(|question| question_label(text, question)).collect();
    IncomingLesson { title, questions }
}

/// Fixed questions of a step, even if collapsed; `None` if the place is not such a step.
pub(super) fn questions(document: &PackDocument, place: &PackPlace) -> Option<Vec<TreeRow>> {
    let PackPlace::Step(file, step) = place else { return None };
    let text = document.text(file)?;
    let spans = Spans::parse(text);
    let asked = spans.find(&place.path()).filter(|node| node.word == "Ask")?;
    let list = asked.children.first().map(|list| list.children.as_slice()).unwrap_or_default();
    Some(question_rows(text, file, *step, list))
}

/// Title in the file, or the file name.
fn title(text: &str, spans: &Spans, file: &str) -> Phrase {
    let texts =
        spans.find("title").map(|node| in_languages(text, node)).filter(|texts| !texts.for_code("en").is_empty());
    texts.map_or_else(|| text!("as-written", text = Fact::Text(file.to_owned())), |it| Phrase::authored(&it))
}

fn in_languages(text: &str, node: &Node) -> LocalizedText {
    let short = |(code, says): (String, String)| {
        let first = says.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        // Headings are shown without their `#`.
        let first = first.trim().trim_start_matches('#').trim_start();
        let cut: String = first.chars().take(LONGEST).collect();
        (code, if cut.len() < first.len() { format!("{cut}…") } else { cut })
    };
    texts_of(text, node).into_iter().map(short).filter(|(_, says)| !says.is_empty()).collect()
}

/// The texts as a phrase, unless they are empty.
fn title_phrase(text: &str, node: &Node) -> Option<Phrase> {
    let texts = in_languages(text, node);
    texts.languages().next().is_some().then(|| Phrase::authored(&texts))
}

fn step_label(text: &str, step: &Node) -> Phrase {
    let child = |key: &str| step.children.iter().find(|child| child.key.as_deref() == Some(key));
    let about = match step.word.as_str() {
        "Read" => step.children.first().and_then(|words| title_phrase(text, words)),
        "Page" | "Example" => child("says").and_then(|words| title_phrase(text, words)),
        "Drill" => {
            let inner = step.children.first().filter(|inner| inner.key.is_none());
            let of = inner.and_then(|inner| inner.children.iter().find(|child| child.key.as_deref() == Some("drill")));
            child("drill").or(of).map(|drill| drill_title(&drill.word))
        }
        "Shift" => {
            let inner = step.children.first().filter(|inner| inner.key.is_none());
            let of = inner.and_then(|inner| inner.children.iter().find(|it| it.key.as_deref() == Some("scenario")));
            child("scenario").or(of).map(|id| shift_title(&read_text(text, id)))
        }
        _ => None,
    };
    let key = match step.word.as_str() {
        "Read" => text_key!("workshop-step-read"),
        "Page" => text_key!("workshop-step-page"),
        "Example" => text_key!("workshop-step-example"),
        "Drill" => text_key!("workshop-step-drill"),
        "Mixed" => text_key!("workshop-step-mixed"),
        "Ask" => text_key!("workshop-step-ask"),
        "Shift" => text_key!("workshop-step-shift"),
        _ => return text!("as-written", text = Fact::Text(step.word.clone())),
    };
    match about {
        Some(about) => text!(
            "workshop-row-step",
            kind = Fact::Phrase(Box::new(Phrase::plain(key))),
            about = Fact::Phrase(Box::new(about))
        ),
        None => Phrase::plain(key),
    }
}

/// Title of a drill, by its name in the file.
fn drill_title(name: &str) -> Phrase {
    let known = crate::drill::AnyDrill::NAMES.iter().find(|known| **known == name);
    known.map_or_else(|| text!("as-written", text = Fact::Text(name.to_owned())), |name| title_of(name))
}

/// Title of a built-in shift; the id of another.
fn shift_title(id: &str) -> Phrase {
    let built_in = find_built_in(id);
    built_in.map_or_else(|| text!("as-written", text = Fact::Text(id.to_owned())), |it| Phrase::authored(&it.title))
}

/// A title for a question: the author's words, or the kind of its answer.
fn question_label(text: &str, question: &Node) -> Phrase {
    let asks = child_of(question, "asks").and_then(|words| title_phrase(text, words));
    let answer = child_of(question, "answer");
    let decided = answer.and_then(|answer| child_of(answer, "is"));
    let decided = decided.map(|is| if is.word == "Some" { is.children.first().unwrap_or(is) } else { is });
    let id = || child_of(question, "id").map(|id| read_text(text, id)).unwrap_or_default();
    asks.or_else(|| decided.or(answer).map(kind_label)).unwrap_or_else(|| text!("as-written", text = Fact::Text(id())))
}

fn child_of<'n>(node: &'n Node, key: &str) -> Option<&'n Node> {
    node.children.iter().find(|child| child.key.as_deref() == Some(key))
}

/// Name of what the referee decides, with its side if it has one: `DrawOrStand(Punto)`.
fn kind_label(node: &Node) -> Phrase {
    let kind = named(&word_key("", &node.word));
    match node.children.as_slice() {
        [side] if side.word == "Punto" || side.word == "Banco" => {
            let about = Fact::Phrase(Box::new(named(&word_key("", &side.word))));
            text!("workshop-row-step", kind = Fact::Phrase(Box::new(kind)), about = about)
        }
        _ => kind,
    }
}
