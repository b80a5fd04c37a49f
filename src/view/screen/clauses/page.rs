//! One clause: text, interpretation, lessons and comparison with other houses.

use eframe::egui::{RichText, TextStyle, Ui};

use super::matters::matters_ui;
use crate::app::home::LessonRow;
use crate::app::{Action, App, LessonPath, LookUp};
use crate::describe::clause::home_lines;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::lesson::clauses::{BookEntry, Interpretation, built_in};
use crate::rules::clause::Clause;
use crate::rules::house::House;
use crate::view::Appearance;
use crate::view::keys::continue_pressed;
use crate::view::screen::bar::bar_ui;
use crate::view::screen::home::lesson_row_ui;
use crate::view::screen::page::{column_ui, heading_ui, quiet_ui, small_ui};
use crate::view::theme::{GRID, Theme};
use crate::view::widget::{TileState, choice_tile, panel, primary_button, quiet_button};

pub(super) fn clause_ui(ui: &mut Ui, app: &App, look_up: &LookUp, face: &Appearance, clause: Clause) -> Vec<Action> {
    let mut actions = head_ui(ui, face);
    let (Some(entry), Some(house)) = (built_in().find(clause), app.house_of(clause)) else { return actions };
    let width = TextStyle::Body.resolve(ui.style()).size * 42.0;
    column_ui(ui, ("clause", clause), width, |ui| {
        let title = &house.source.title;
        let of = if *title == house.name { title.clone() } else { format!("{} · {title}", house.name) };
        let place = text!("clause-title", clause = Fact::Text(clause.to_string()));
        let place = face.words.render(&place, &HouseTerms::default());
        quiet_ui(ui, &face.theme, &format!("{of} · {place}"));
        let topic = face.words.message(entry.topic.text_key());
        ui.label(RichText::new(topic).text_style(Theme::title()));
        says_ui(ui, face, entry);
        ui.add_space(GRID);
        actions.extend(drilled_ui(ui, app, look_up, face, house));
        actions.extend(matters_ui(ui, app, face, entry).map(|clause| Action::LookUp(Some(clause))));
        program_ui(ui, look_up, face, clause, house);
        ui.add_space(2.0 * GRID);
    });
    actions
}

fn head_ui(ui: &mut Ui, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    bar_ui(
        ui,
        |_| {},
        |ui| {
            if quiet_button(ui, &face.theme, &face.words.message(text_key!("clause-all")), None).clicked() {
                actions.push(Action::LookUp(None));
            }
            let escape = face.words.message(text_key!("key-escape"));
            if quiet_button(ui, &face.theme, &face.words.message(text_key!("go-back")), Some(&escape)).clicked() {
                actions.push(Action::Back);
            }
        },
    );
    actions
}

fn says_ui(ui: &mut Ui, face: &Appearance, entry: &BookEntry) {
    let language = face.words.language().code();
    let height = TextStyle::Body.resolve(ui.style()).size * 1.5;
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(entry.says.get(language)).line_height(Some(height)));
        ui.add_space(GRID / 2.0);
        let reading = RichText::new(face.words.message(entry.reading.text_key()));
        match entry.reading {
            Interpretation::Stated => {
                ui.label(reading.color(face.theme.surround.text_quiet).text_style(TextStyle::Small))
            }
            _ => ui.label(reading.color(face.theme.surround.accent).text_style(TextStyle::Button)),
        };
        if let Some(note) = entry.reading.note() {
            ui.label(RichText::new(note.get(language)).line_height(Some(height)));
        }
    });
}

fn drilled_ui(ui: &mut Ui, app: &App, look_up: &LookUp, face: &Appearance, house: &House) -> Vec<Action> {
    let words = &face.words;
    let mut actions = Vec::new();
    let goes_on = continue_pressed(ui);
    let enter = words.message(text_key!("key-enter"));
    if look_up.waits() {
        let is_lesson = look_up.lesson().is_some();
        let key = if is_lesson { text_key!("clause-back-to-lesson") } else { text_key!("shift-back") };
        let back = primary_button(ui, &face.theme, &words.message(key), Some(&enter));
        if back.clicked() || goes_on {
            actions.extend(std::iter::repeat_n(Action::Back, look_up.depth()));
        }
    }
    heading_ui(ui, &words.message(text_key!("clause-drilled")));
    if look_up.drilled().is_empty() {
        quiet_ui(ui, &face.theme, &words.message(text_key!("clause-drilled-nowhere")));
        return actions;
    }
    if look_up.waits() {
        let titles: Vec<String> = look_up.drilled().iter().map(|path| title(app, face, house, path)).collect();
        ui.label(titles.join(" · "));
        if look_up.lesson().is_some() {
            small_ui(ui, &face.theme, &words.message(text_key!("clause-drilled-over-a-lesson")));
        }
        return actions;
    }
    let here = app.house().is_some_and(|chosen| chosen.id == house.id);
    if !here {
        let elsewhere = text!("clause-drilled-elsewhere", house = Fact::Text(house.name.clone()));
        small_ui(ui, &face.theme, &words.render(&elsewhere, &HouseTerms::default()));
    }
    let rows: Vec<LessonRow<'_>> =
        if here { app.lessons().into_iter().flat_map(|(_, rows)| rows).collect() } else { Vec::new() };
    let mut begun = goes_on.then(|| look_up.drilled().first()).flatten();
    for (index, path) in look_up.drilled().iter().enumerate() {
        let label = title(app, face, house, path);
        let clicked = match rows.iter().find(|row| row.path == *path) {
            _ if index == 0 => primary_button(ui, &face.theme, &label, Some(&enter)).clicked(),
            Some(row) => lesson_row_ui(ui, app, face, row).is_some(),
            None => choice_tile(ui, &face.theme, &label, None, TileState::Plain, ui.available_width()).clicked(),
        };
        if clicked {
            begun = Some(path);
        }
    }
    if let Some(path) = begun {
        if !here {
            let mut settings = app.settings().clone();
            settings.house.clone_from(&house.id);
            actions.push(Action::Set(settings));
        }
        actions.push(Action::Begin(path.clone()));
    }
    actions
}

fn title(app: &App, face: &Appearance, house: &House, path: &LessonPath) -> String {
    let found = app.library().find(&path.to_string());
    found
        .map(|(_, lesson)| lesson.title.render(face.words.language(), &HouseTerms::from(&house.terms)))
        .unwrap_or_default()
}

/// The places in the program that implement the clause, for authors of houses and lessons.
fn program_ui(ui: &mut Ui, look_up: &LookUp, face: &Appearance, clause: Clause, house: &House) {
    heading_ui(ui, &face.words.message(text_key!("clause-in-program")));
    for line in home_lines(clause, Some(house), look_up.drills(), &face.words) {
        small_ui(ui, &face.theme, &line);
    }
}
