//! Import of a question file: which one, what comes in, what was changed or left out.

use std::path::{Path, PathBuf};

use eframe::egui::{RichText, TextStyle, Ui};

use super::WorkshopContext;
use super::form::names;
use crate::app::path_field::PathField;
use crate::app::workshop::{EditorAction, PackEditor, QuestionFile, QuestionImport, WorkshopAction as Do};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{HouseTerms, Language};
use crate::lesson::exchange::{ExchangeNote, ExchangeNotes, ImportedLessons, NoteKind};
use crate::view::Appearance;
use crate::view::draft::WorkshopDraft;
use crate::view::screen::page::{heading_ui, quiet_ui, scrolling_ui, small_ui};
use crate::view::screen::path_field::path_ui;
use crate::view::theme::GRID;
use crate::view::widget::{primary_button, quiet_button, radio, toggle};

/// Endings of question files.
const ENDINGS: [&str; 9] = ["gift", "aiken", "txt", "csv", "tsv", "tab", "xlsx", "xlsm", "ods"];
/// Maximum number of questions, and of notes, listed.
const MOST_LISTED: usize = 300;

/// True for the name of a file that may hold questions.
pub(super) fn is_question_file(path: &Path) -> bool {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    ending.is_some_and(|ending| ENDINGS.contains(&ending.as_str()))
}

/// The request for a file as it is read at first: in the window's language, if the pack has it.
pub(super) fn request(pack: &PackEditor, face: &Appearance, path: PathBuf) -> Do {
    let (own, languages) = (face.words.language().code(), pack.languages());
    let language = languages.iter().find(|code| *code == own).or_else(|| languages.first());
    let language = language.cloned().unwrap_or_else(|| own.to_owned());
    Do::Editor(EditorAction::Import(QuestionFile { path, language, as_coups: false }))
}

pub(super) fn importing_ui(ui: &mut Ui, bench: WorkshopContext<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let WorkshopContext { pack, face, .. } = bench;
    scrolling_ui(ui, "workshop-importing", |ui| {
        // Room for the scroll bar.
        ui.set_max_width(ui.available_width() - GRID);
        heading_ui(ui, &face.words.message(text_key!("workshop-import")));
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("workshop-import-about")));
        let labels = (text_key!("workshop-medium-path"), text_key!("archives-look"));
        if path_ui(ui, face, PathField::QuestionFile, labels, &mut draft.import_from) {
            done.push(request(pack, face, PathBuf::from(draft.import_from.trim())));
        }
        if let Some(import) = pack.import() {
            import_ui(ui, bench, import, done);
        }
        ui.add_space(GRID);
        if quiet_button(ui, &face.theme, &face.words.message(text_key!("workshop-add-not")), None).clicked() {
            draft.importing = false;
            done.push(Do::Editor(EditorAction::StopImport));
        }
        ui.add_space(2.0 * GRID);
    });
}

fn import_ui(ui: &mut Ui, bench: WorkshopContext<'_>, import: &QuestionImport, done: &mut Vec<Do>) {
    let WorkshopContext { pack, face, .. } = bench;
    ui.add_space(GRID);
    small_ui(ui, &face.theme, &import.file.path.display().to_string());
    let mut again = |file: QuestionFile| done.push(Do::Editor(EditorAction::Import(file)));
    ui.label(face.words.message(text_key!("workshop-import-language")));
    ui.horizontal_wrapped(|ui| {
        for code in pack.languages() {
            let name = Language::from_tag(&code).map_or_else(|| code.clone(), |language| language.name().to_owned());
            if radio(ui, &face.theme, &name, import.file.language == code).clicked() {
                again(QuestionFile { language: code, ..import.file.clone() });
            }
        }
        let coups = face.words.message(text_key!("workshop-import-coups"));
        if toggle(ui, &face.theme, &coups, import.file.as_coups, true).clicked() {
            again(QuestionFile { as_coups: !import.file.as_coups, ..import.file.clone() });
        }
    });
    ui.add_space(GRID / 2.0);
    let Some(lessons) = &import.lessons else {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("workshop-import-reading")));
        return;
    };
    accept_ui(ui, face, lessons, done);
    incoming_ui(ui, bench, import);
    for (kind, key) in [
        (NoteKind::Omitted, text_key!("workshop-import-left")),
        (NoteKind::Changed, text_key!("workshop-import-changed")),
    ] {
        let count: usize = lessons.notes.iter().map(|notes| notes.count(kind)).sum();
        notes_ui(ui, face, lessons, kind, &Phrase::plain(key).with("count", Fact::Number(count as u64)));
    }
}

/// How much comes in, and the button that puts it into the pack.
fn accept_ui(ui: &mut Ui, face: &Appearance, lessons: &ImportedLessons, done: &mut Vec<Do>) {
    if lessons.files.is_empty() {
        ui.label(face.words.message(text_key!("exchange-nothing")));
        return;
    }
    let what = text!(
        "workshop-import-in",
        entries = Fact::Number(lessons.entries as u64),
        lessons = Fact::Number(lessons.files.len() as u64)
    );
    ui.label(RichText::new(rendered(face, &what)).text_style(TextStyle::Button));
    if primary_button(ui, &face.theme, &face.words.message(text_key!("workshop-import-do")), None).clicked() {
        done.push(Do::Editor(EditorAction::AcceptImport));
    }
}

fn incoming_ui(ui: &mut Ui, WorkshopContext { workshop, face, .. }: WorkshopContext<'_>, import: &QuestionImport) {
    let terms = names(workshop);
    let mut left = MOST_LISTED;
    for lesson in import.incoming() {
        ui.add_space(GRID / 2.0);
        ui.label(RichText::new(lesson.title.render(face.words.language(), &terms)).text_style(TextStyle::Button));
        let shown = lesson.questions.len().min(left);
        left -= shown;
        for (number, question) in (1..).zip(lesson.questions.iter().take(shown)) {
            small_ui(ui, &face.theme, &format!("{number}. {}", face.words.render(question, &terms)));
        }
        let more = lesson.questions.len() - shown;
        if more > 0 {
            small_ui(ui, &face.theme, &rendered(face, &text!("exchange-beyond", count = Fact::Number(more as u64))));
        }
    }
}

/// All notes of a kind, the same ones in a row counted.
fn notes_ui(ui: &mut Ui, face: &Appearance, lessons: &ImportedLessons, kind: NoteKind, title: &Phrase) {
    let all: usize = lessons.notes.iter().map(|notes| notes.count(kind)).sum();
    let notes = lessons.notes.iter().flat_map(ExchangeNotes::as_slice).filter(|note| note.kind == kind);
    let notes: Vec<&ExchangeNote> = notes.take(MOST_LISTED).collect();
    let more = all - notes.len();
    let mut lines: Vec<(String, u64)> = Vec::new();
    for note in notes {
        let line = note_line(face, note);
        match lines.last_mut() {
            Some((last, times)) if *last == line => *times += 1,
            _ => lines.push((line, 1)),
        }
    }
    if lines.is_empty() {
        return;
    }
    ui.add_space(GRID);
    ui.label(RichText::new(rendered(face, title)).text_style(TextStyle::Button));
    for (line, times) in lines {
        let several = text!("exchange-times", line = Fact::Text(line.clone()), times = Fact::Number(times));
        small_ui(ui, &face.theme, &if times > 1 { rendered(face, &several) } else { line });
    }
    if more > 0 {
        small_ui(ui, &face.theme, &rendered(face, &text!("exchange-beyond", count = Fact::Number(more as u64))));
    }
}

fn note_line(face: &Appearance, note: &ExchangeNote) -> String {
    let number = |number: usize| Fact::Number(number as u64);
    let at = text!("workshop-import-at", line = number(note.place.line), column = number(note.place.column));
    face.words.labelled(&rendered(face, &at), &rendered(face, &note.phrase()))
}

fn rendered(face: &Appearance, phrase: &Phrase) -> String {
    face.words.render(phrase, &HouseTerms::default())
}
