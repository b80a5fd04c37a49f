//! The searchable list of all clauses, by house.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align2, EventFilter, Key, Memory, Response, Role, Sense, Stroke, StrokeKind, TextEdit, TextStyle, Ui, WidgetInfo,
    vec2,
};

use crate::app::{Action, App};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::clauses::{BookEntry, built_in, search, source_of};
use crate::view::Appearance;
use crate::view::draft::ClauseSearchDraft;
use crate::view::screen::bar::bar_ui;
use crate::view::screen::page::{column_ui, heading_ui, quiet_ui, small_ui, title_ui};
use crate::view::theme::{GRID, ROUND, TARGET};
use crate::view::widget::{name, primary_height, quiet_button};

const WIDTH: f32 = 48.0;

/// The search field and the results. Arrows move between them, Enter opens.
pub(super) fn list_ui(ui: &mut Ui, app: &App, face: &Appearance, draft: &mut ClauseSearchDraft) -> Vec<Action> {
    let goes_back = bar_ui(
        ui,
        |ui| title_ui(ui, &face.words.message(text_key!("clauses-title"))),
        |ui| {
            quiet_button(
                ui,
                &face.theme,
                &face.words.message(text_key!("go-back")),
                Some(&face.words.message(text_key!("key-escape"))),
            )
            .clicked()
        },
    );
    let width = (TextStyle::Body.resolve(ui.style()).size * WIDTH).min(ui.available_width() - 2.0 * GRID);
    let field = field_ui(ui, face, draft, width);
    let entries = search(built_in(), &draft.query, &face.words);
    let rows = column_ui(ui, ("clauses", &draft.query), width, |ui| rows_ui(ui, app, face, &entries));
    let first = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let clicked = rows.iter().position(Response::clicked);
    let opened = clicked.or(first.then_some(0)).and_then(|row| entries.get(row));
    if let Some(entry) = opened {
        draft.last = Some(entry.id);
    } else {
        let last = entries.iter().position(|entry| Some(entry.id) == draft.last);
        go_ui(ui, &field, &rows, last);
    }
    let mut actions: Vec<Action> = opened.map(|entry| Action::LookUp(Some(entry.id))).into_iter().collect();
    actions.extend(goes_back.then_some(Action::Back));
    actions
}

fn field_ui(ui: &mut Ui, face: &Appearance, draft: &mut ClauseSearchDraft, width: f32) -> Response {
    let margin = (ui.available_width() - width) / 2.0;
    ui.horizontal(|ui| {
        ui.add_space(margin);
        let hint = face.words.message(text_key!("clauses-search"));
        let field = TextEdit::singleline(&mut draft.query)
            .hint_text(&hint)
            .char_limit(60)
            .align(Align2::LEFT_CENTER)
            .min_size(vec2(0.0, primary_height(ui)))
            .margin(vec2(1.5 * GRID, GRID))
            .desired_width(width);
        let field = ui.add(field);
        field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &hint));
        if field.has_focus() {
            let ring = Stroke::new(2.5, face.theme.surround.focus);
            ui.painter().rect_stroke(field.rect, ROUND, ring, StrokeKind::Inside);
        }
        field
    })
    .inner
}

fn rows_ui(ui: &mut Ui, app: &App, face: &Appearance, entries: &[&BookEntry]) -> Vec<Response> {
    let mut source = String::new();
    let mut rows = Vec::with_capacity(entries.len());
    if entries.is_empty() {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("clauses-none")));
    } else {
        small_ui(ui, &face.theme, &face.words.message(text_key!("clauses-hint")));
    }
    for entry in entries {
        let own = source_of(entry.id);
        if own != source
            && let Some(house) = app.house_of(entry.id)
        {
            heading_ui(ui, &house.name);
            if house.source.title != house.name {
                small_ui(ui, &face.theme, &house.source.title);
            }
        }
        source = own;
        rows.push(row_ui(ui, face, entry));
    }
    ui.add_space(2.0 * GRID);
    rows
}

fn row_ui(ui: &mut Ui, face: &Appearance, entry: &BookEntry) -> Response {
    let id = entry.id.to_string();
    let says = entry.says.get(face.words.language().code());
    let label = Phrase::plain(text_key!("clause-row-name")).with("clause", Fact::Text(id.clone()));
    let label = face.words.render(&label.with("says", Fact::Text(says.to_owned())), &HouseTerms::default());
    // The rule in up to two lines, its number behind it.
    let font = TextStyle::Body.resolve(ui.style());
    let small = TextStyle::Small.resolve(ui.style());
    let colours = face.theme.surround;
    let id = ui.painter().layout_no_wrap(id, small, colours.text_quiet);
    let mut job =
        LayoutJob::simple(says.to_owned(), font, colours.text, ui.available_width() - id.size().x - 4.5 * GRID);
    job.wrap.max_rows = 2;
    let says = ui.painter().layout_job(job);
    let size = vec2(ui.available_width(), (says.size().y + 1.5 * GRID).max(TARGET));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    name(&response, Role::Button, &label);
    if ui.is_rect_visible(rect) {
        let fill = if response.hovered() { colours.surface_raised } else { colours.surface };
        let painter = ui.painter();
        painter.rect(rect, ROUND, fill, face.theme.frame_of(&response), StrokeKind::Inside);
        let left = rect.left_center() + vec2(1.5 * GRID, -says.size().y / 2.0);
        painter.galley(left, says, colours.text);
        let right = rect.right_center() - vec2(1.5 * GRID + id.size().x, id.size().y / 2.0);
        painter.galley(right, id, colours.text_quiet);
    }
    response
}

/// Focus starts in the field or at the last opened clause; arrows move it.
fn go_ui(ui: &Ui, field: &Response, rows: &[Response], last: Option<usize>) {
    if !ui.is_enabled() {
        return;
    }
    if ui.memory(Memory::focused).is_none() {
        last.and_then(|row| rows.get(row)).unwrap_or(field).request_focus();
        return;
    }
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    if field.has_focus() {
        if pressed(Key::ArrowDown)
            && let Some(row) = rows.first()
        {
            row.request_focus();
        }
        return;
    }
    let Some(here) = rows.iter().position(Response::has_focus) else { return };
    if let Some(row) = rows.get(here) {
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(row.id, filter));
    }
    let there = if pressed(Key::ArrowDown) {
        rows.get(here + 1)
    } else if pressed(Key::ArrowUp) {
        Some(here.checked_sub(1).and_then(|before| rows.get(before)).unwrap_or(field))
    } else if pressed(Key::Home) {
        rows.first()
    } else if pressed(Key::End) {
        rows.last()
    } else {
        None
    };
    if let Some(there) = there {
        there.request_focus();
    }
}
