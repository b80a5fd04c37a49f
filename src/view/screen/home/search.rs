//! Search over lessons by typing, from anywhere on the home screen.

use eframe::egui::{Align2, Event, Key, Popup, Role, TextEdit, Ui, WidgetInfo, vec2};

use super::{lesson_row_ui, lesson_title};
use crate::app::home::LessonRow;
use crate::app::{Action, App};
use crate::view::Appearance;
use crate::view::draft::HomeDraft;
use crate::view::theme::{GRID, TARGET};

/// The most lessons shown.
const MOST: usize = 12;

/// The search field, and the lessons found. Enter begins the first of them.
pub(super) fn search_ui(ui: &mut Ui, app: &App, face: &Appearance, draft: &mut HomeDraft) -> Option<Action> {
    let typed = typed_outside(ui);
    draft.search.push_str(&typed);
    let hint = face.words.message(text_key!("home-search"));
    let field = TextEdit::singleline(&mut draft.search)
        .hint_text(&hint)
        .char_limit(60)
        .align(Align2::LEFT_CENTER)
        .min_size(vec2(0.0, TARGET))
        .margin(vec2(1.5 * GRID, GRID / 2.0))
        .desired_width(ui.available_width().min(40.0 * GRID));
    let output = field.show(ui);
    let field = output.response;
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &hint));
    if !typed.is_empty() {
        field.request_focus();
        let end = eframe::egui::text::CCursor::new(draft.search.chars().count());
        let mut state = output.state;
        state.cursor.set_char_range(Some(eframe::egui::text::CCursorRange::one(end)));
        state.store(ui.ctx(), field.id);
    }
    draft.has_focus = field.has_focus();
    if std::mem::take(&mut draft.leaves) {
        field.surrender_focus();
    }
    if !draft.is_searching() {
        return None;
    }
    let begins = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let found = found(app, face, &draft.search);
    if found.is_empty() {
        super::quiet_ui(ui, &face.theme, &face.words.message(text_key!("home-search-nothing")));
    }
    let clicked = found.iter().filter_map(|row| lesson_row_ui(ui, app, face, row)).last();
    let first = found.first().filter(|_| begins).map(|row| Action::Begin(row.path.clone()));
    let begun = clicked.or(first);
    if begun.is_some() {
        draft.search.clear();
    }
    begun
}

/// Letters typed while nothing has the focus.
fn typed_outside(ui: &Ui) -> String {
    if !ui.is_enabled() || ui.ctx().text_edit_focused() || Popup::is_any_open(ui.ctx()) {
        return String::new();
    }
    let letters = |event: &Event| match event {
        Event::Text(text) if text.chars().all(char::is_alphabetic) => Some(text.clone()),
        _ => None,
    };
    ui.input(|input| input.events.iter().filter_map(letters).collect())
}

/// Lessons of the course whose title, goal or pack contains each word.
fn found<'a>(app: &'a App, face: &Appearance, search: &str) -> Vec<LessonRow<'a>> {
    let wanted: Vec<String> = search.split_whitespace().map(plain).collect();
    let mut rows = Vec::new();
    for (pack, lessons) in app.lessons() {
        let section = pack.title.get(face.words.language());
        rows.extend(lessons.into_iter().filter(|row| {
            let goal = row.lesson.goal.render(face.words.language(), &super::names(app));
            let text = plain(&format!("{} {goal} {section}", lesson_title(app, face, row)));
            wanted.iter().all(|word| text.contains(word))
        }));
    }
    // Titles first.
    rows.sort_by_key(|row| {
        let title = plain(&lesson_title(app, face, row));
        !wanted.iter().all(|word| title.contains(word))
    });
    rows.truncate(MOST);
    rows
}

/// Lower case without the accents of the three languages.
fn plain(text: &str) -> String {
    let letter = |letter: char| match letter {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        '’' => '\'',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(letter).collect()
}
