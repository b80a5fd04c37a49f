//! Structural edits of lessons, steps and questions: insert, move, duplicate, delete.

use std::collections::BTreeMap;

use super::action::StepKind;
use super::form::{DefaultValues, read_text};
use super::tree::lessons;
use super::{PackDocument, PackPlace};
use crate::lesson::{HOUSE_FOLDER, PACK_FILE};
use crate::syntax::Spans;
use crate::syntax::edit::{self, quoted};

/// New file contents and the resulting selection.
pub(super) struct EditOutcome {
    pub(super) files: BTreeMap<String, Option<String>>,
    pub(super) place: PackPlace,
}

impl EditOutcome {
    fn one(file: &str, text: String, place: PackPlace) -> Self {
        Self { files: BTreeMap::from([(file.to_owned(), Some(text))]), place }
    }
}

/// Inserts a lesson with this text after the current one, or at the end.
pub(super) fn add_lesson(document: &PackDocument, at: &PackPlace, id: &str, text: String) -> Option<EditOutcome> {
    let name = format!("{:02}-{id}", next_number(document));
    let file = format!("{name}.ron");
    let pack = document.text(PACK_FILE)?;
    let pack = match Spans::parse(pack).find("lessons") {
        Some(list) => {
            let behind = place_in_list(document, at.file()).map_or(list.children.len(), |place| place + 1);
            edit::insert(pack, "lessons", behind, &quoted(&name))?
        }
        None => edit::set(pack, "", "lessons", &format!("[\n    {},\n]", quoted(&name)))?,
    };
    let files = BTreeMap::from([(PACK_FILE.to_owned(), Some(pack)), (file.clone(), Some(text))]);
    Some(EditOutcome { files, place: PackPlace::Lesson(file) })
}

/// Inserts a step after the current one.
pub(super) fn new_step(
    document: &PackDocument,
    at: &PackPlace,
    kind: StepKind,
    fresh: DefaultValues<'_>,
    question: &str,
) -> Option<EditOutcome> {
    let texts = || fresh.texts(|_| String::new());
    let step = match kind {
        StepKind::Read => format!("Read({})", texts()),
        StepKind::Page => format!(
            "Page(\n    says: {},\n    shows: Drill(CountHand(cards: [2])),\n)",
            texts().replace('\n', "\n    ")
        ),
        StepKind::Example => format!(
            "Example(\n    cards: [\"4s\", \"Kd\", \"5h\", \"3c\"],\n    says: {},\n    ends: (punto: 9, banco: 3, winner: Punto),\n)",
            texts().replace('\n', "\n    ")
        ),
        StepKind::Drill => "Drill(drill: CountHand(), rounds: 10)".to_owned(),
        StepKind::Mixed => {
            "Mixed([\n    (drill: CountHand(), rounds: 5),\n    (drill: Winner(), rounds: 5),\n])".to_owned()
        }
        StepKind::Shift => "Shift(scenario: \"first-coups\", length: Some(Coups(3)))".to_owned(),
        StepKind::Ask => format!("Ask([\n    {},\n])", question.replace('\n', "\n    ")),
    };
    insert_step(document, at, &step)
}

/// Inserts a step with this text after the current one.
pub(super) fn insert_step(document: &PackDocument, at: &PackPlace, step: &str) -> Option<EditOutcome> {
    let file = lesson_of(document, at)?;
    let text = document.text(&file)?;
    let count = Spans::parse(text).find("steps")?.children.len();
    let place = at.step().map_or(count, |step| (step + 1).min(count));
    let text = edit::insert(text, "steps", place, step)?;
    Some(EditOutcome::one(&file, text, PackPlace::Step(file.clone(), place)))
}

/// Inserts a question after the current one, or in a new step outside question steps.
pub(super) fn new_question(
    document: &PackDocument,
    at: &PackPlace,
    fresh: DefaultValues<'_>,
    question: &str,
) -> Option<EditOutcome> {
    let text = document.text(at.file())?;
    let step = at.step().filter(|step| is_question_step(text, *step));
    let Some(step) = step else {
        let made = new_step(document, at, StepKind::Ask, fresh, question)?;
        let place = match made.place {
            PackPlace::Step(file, step) => PackPlace::Question(file, step, 0),
            other => other,
        };
        return Some(EditOutcome { place, ..made });
    };
    let list = format!("steps.{step}.0");
    let count = Spans::parse(text).find(&list)?.children.len();
    let place = if let PackPlace::Question(_, _, place) = at { place + 1 } else { count };
    let text = edit::insert(text, &list, place, question)?;
    Some(EditOutcome::one(at.file(), text, PackPlace::Question(at.file().to_owned(), step, place)))
}

fn is_question_step(text: &str, step: usize) -> bool {
    Spans::parse(text).find(&format!("steps.{step}")).is_some_and(|node| node.word == "Ask")
}

/// Path of the list containing a step or question, and its index.
fn list_of(place: &PackPlace) -> Option<(String, usize)> {
    match place {
        PackPlace::Step(_, step) => Some(("steps".to_owned(), *step)),
        PackPlace::Question(_, step, question) => Some((format!("steps.{step}.0"), *question)),
        PackPlace::Pack | PackPlace::Lesson(_) | PackPlace::File(_) | PackPlace::Part(..) => None,
    }
}

/// The same place with another index.
fn at_number(place: &PackPlace, number: usize) -> PackPlace {
    match place {
        PackPlace::Step(file, _) => PackPlace::Step(file.clone(), number),
        PackPlace::Question(file, step, _) => PackPlace::Question(file.clone(), *step, number),
        other => other.clone(),
    }
}

/// Duplicates the selection. A copied question gets a new id.
pub(super) fn duplicate(document: &PackDocument, at: &PackPlace) -> Option<EditOutcome> {
    let text = document.text(at.file())?;
    if let PackPlace::Lesson(_) = at {
        let old = id_of(text)?;
        let id = free_id(document, &old);
        return add_lesson(document, at, &id, edit::replaced(&own_questions(document, text), "id", &quoted(&id))?);
    }
    let (list, place) = list_of(at)?;
    let spans = Spans::parse(text);
    let node = spans.find(&list)?.children.get(place)?;
    let mut piece = unindented(text, text.get(node.bytes.clone())?, node.from);
    if matches!(at, PackPlace::Question(..)) {
        piece = edit::replaced(&piece, "id", &quoted(&free_question(document)))?;
    } else if node.word == "Ask" {
        piece = with_own_ids(document, &piece, "0")?;
    }
    let text = edit::insert(text, &list, place + 1, &piece)?;
    Some(EditOutcome::one(at.file(), text, at_number(at, place + 1)))
}

/// Text of a lesson with new ids for all questions.
fn own_questions(document: &PackDocument, text: &str) -> String {
    let mut text = text.to_owned();
    let count = Spans::parse(&text).find("steps").map_or(0, |steps| steps.children.len());
    for step in 0..count {
        if is_question_step(&text, step)
            && let Some(own) = with_own_ids(document, &text, &format!("steps.{step}.0"))
        {
            text = own;
        }
    }
    text
}

/// Text with new ids, numbered on from the highest in use, for all questions of a list.
fn with_own_ids(document: &PackDocument, text: &str, list: &str) -> Option<String> {
    let count = Spans::parse(text).find(list)?.children.len();
    let mut taken = question_ids(document);
    let mut text = text.to_owned();
    taken.extend(text.split("id: \"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned));
    for place in 0..count {
        let id = free_among(&taken, "q");
        text = edit::replaced(&text, &format!("{list}.{place}.id"), &quoted(&id))?;
        taken.push(id);
    }
    Some(text)
}

fn unindented(text: &str, piece: &str, at: usize) -> String {
    let start = text.get(..at).and_then(|before| before.rfind('\n')).map_or(0, |end| end + 1);
    let line = text.get(start..at).unwrap_or_default();
    let indent: String = line.chars().take_while(|letter| matches!(letter, ' ' | '\t')).collect();
    piece.replace('\r', "").replace(&format!("\n{indent}"), "\n")
}

/// Moves the selection by this many positions in its list.
pub(super) fn moved(document: &PackDocument, at: &PackPlace, by: isize) -> Option<EditOutcome> {
    if let PackPlace::Lesson(file) = at {
        let from = place_in_list(document, file)?;
        let pack = document.text(PACK_FILE)?;
        let to = from.checked_add_signed(by)?;
        let pack = edit::moved(pack, "lessons", from, to)?;
        return Some(EditOutcome::one(PACK_FILE, pack, at.clone()));
    }
    let (list, from) = list_of(at)?;
    let to = from.checked_add_signed(by)?;
    let text = edit::moved(document.text(at.file())?, &list, from, to)?;
    Some(EditOutcome::one(at.file(), text, at_number(at, to)))
}

/// Deletes the selection and selects its predecessor.
pub(super) fn delete(document: &PackDocument, at: &PackPlace) -> Option<EditOutcome> {
    match at {
        PackPlace::Pack | PackPlace::Part(..) => None,
        PackPlace::File(file) => {
            let mut files = BTreeMap::from([(file.clone(), None)]);
            files.extend(without_house(document, file).map(|pack| (PACK_FILE.to_owned(), Some(pack))));
            Some(EditOutcome { files, place: PackPlace::Pack })
        }
        PackPlace::Lesson(file) => {
            let mut files = BTreeMap::from([(file.clone(), None)]);
            let order = lessons(document);
            let here = order.iter().position(|other| other == file)?;
            let next = order.get(here + 1).or_else(|| order.get(here.checked_sub(1)?)).cloned();
            if let Some(place) = place_in_list(document, file) {
                files.insert(PACK_FILE.to_owned(), Some(edit::remove(document.text(PACK_FILE)?, "lessons", place)?));
            }
            Some(EditOutcome { files, place: next.map_or(PackPlace::Pack, PackPlace::Lesson) })
        }
        PackPlace::Step(file, number) | PackPlace::Question(file, _, number) => {
            let (list, _) = list_of(at)?;
            let text = edit::remove(document.text(file)?, &list, *number)?;
            let left = Spans::parse(&text).find(&list).map_or(0, |list| list.children.len());
            let place = if left == 0 { at.above()? } else { at_number(at, (*number).min(left - 1)) };
            Some(EditOutcome::one(file, text, place))
        }
    }
}

/// `pack.ron` without the house of a deleted file, if listed there.
fn without_house(document: &PackDocument, file: &str) -> Option<String> {
    let id = file.strip_prefix(HOUSE_FOLDER)?.strip_prefix('/')?.strip_suffix(".ron")?;
    let pack = document.text(PACK_FILE)?;
    let place = Spans::parse(pack).find("houses")?.children.iter().position(|node| read_text(pack, node) == id)?;
    edit::remove(pack, "houses", place)
}

/// File of the current lesson, or of the first one.
fn lesson_of(document: &PackDocument, at: &PackPlace) -> Option<String> {
    match at {
        PackPlace::Lesson(file) | PackPlace::Step(file, _) | PackPlace::Question(file, ..) => Some(file.clone()),
        PackPlace::Pack | PackPlace::File(_) | PackPlace::Part(..) => lessons(document).pop(),
    }
}

pub(super) fn place_in_list(document: &PackDocument, file: &str) -> Option<usize> {
    let pack = document.text(PACK_FILE)?;
    let name = file.strip_suffix(".ron")?;
    Spans::parse(pack).find("lessons")?.children.iter().position(|node| read_text(pack, node) == name)
}

/// The place of a lesson in the list by its number: behind all lower ones.
pub(super) fn next_place(document: &PackDocument, name: &str) -> Option<usize> {
    let pack = document.text(PACK_FILE)?;
    let spans = Spans::parse(pack);
    let listed = &spans.find("lessons")?.children;
    let place = listed.iter().position(|node| read_text(pack, node).as_str() > name);
    Some(place.unwrap_or(listed.len()))
}

pub(super) fn id_of(text: &str) -> Option<String> {
    Spans::parse(text).find("id").map(|node| read_text(text, node))
}

/// The next file number for a lesson, above all existing ones.
fn next_number(document: &PackDocument) -> u32 {
    let numbers = document.texts().keys().filter_map(|file| file.split_once('-')?.0.parse::<u32>().ok());
    numbers.max().unwrap_or(0).saturating_add(1)
}

/// An unused lesson id: the word, with a number if necessary.
pub(super) fn free_id(document: &PackDocument, word: &str) -> String {
    let base = word.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end_matches('-');
    let base = if base.is_empty() { "lesson" } else { base };
    let lessons: Vec<String> = document.texts().values().filter_map(|text| id_of(text)).collect();
    let questions = question_ids(document);
    // Question ids of a new lesson begin with its id.
    let is_free = |id: &String| {
        let in_front = format!("{id}-");
        !lessons.contains(id) && !questions.iter().any(|question| question.starts_with(&in_front))
    };
    let mut free = (1_u32..).map(|number| format!("{base}-{number}")).filter(is_free);
    free.next().unwrap_or_else(|| base.to_owned())
}

pub(super) fn free_question(document: &PackDocument) -> String {
    free_among(&question_ids(document), "q")
}

pub(super) fn question_ids(document: &PackDocument) -> Vec<String> {
    let mut ids = Vec::new();
    for text in document.texts().values().filter(|text| text.contains("Ask")) {
        let spans = Spans::parse(text);
        let steps = spans.find("steps").map(|steps| steps.children.as_slice()).unwrap_or_default();
        for list in steps.iter().filter(|step| step.word == "Ask").filter_map(|step| step.children.first()) {
            let id = |question: &crate::syntax::Node| {
                let id = question.children.iter().find(|child| child.key.as_deref() == Some("id"))?;
                Some(read_text(text, id))
            };
            ids.extend(list.children.iter().filter_map(id));
        }
    }
    ids
}

fn free_among(taken: &[String], word: &str) -> String {
    let numbered = (1_u32..).map(|number| format!("{word}-{number}"));
    let mut free = numbered.filter(|id| !taken.contains(id));
    free.next().unwrap_or_else(|| word.to_owned())
}
