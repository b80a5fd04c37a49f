//! The home of those who train others or run a class: their own first things to do, worksheets, and the lessons.

use eframe::egui::{TextStyle, Ui};

use super::super::page::{heading_ui, quiet_ui, title_ui};
use super::{house_ui, lesson_title, search};
use crate::app::{Action, App, class, host, packs, workshop};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::progress::settings::Purpose;
use crate::view::keys::{KeyStroke, continue_pressed, strokes};
use crate::view::theme::GRID;
use crate::view::widget::{TileState, explained_tile, quiet_button};
use crate::view::{Appearance, Drafts};

/// A place to go to, with the name and what is done there; without an action, the home of trainees.
type Place = (TextKey, TextKey, Option<Action>);

pub(super) fn trainer_ui(
    ui: &mut Ui,
    app: &App,
    face: &Appearance,
    drafts: &mut Drafts,
    purpose: Purpose,
) -> Vec<Action> {
    let mut actions = Vec::new();
    let title = if purpose == Purpose::Class { text_key!("home-class-title") } else { text_key!("home-trainer-title") };
    title_ui(ui, &face.words.message(title));
    quiet_ui(ui, &face.theme, &face.words.message(text_key!("home-trainer-about")));
    ui.add_space(GRID);
    let places = places(purpose);
    if let Some((.., action)) = places_ui(ui, face, &places, !drafts.home.is_searching()) {
        drafts.home.seen = action.is_none().then_some(Purpose::Trainee);
        actions.extend(action.clone());
    }
    ui.add_space(GRID);
    actions.extend(house_ui(ui, app, face));
    heading_ui(ui, &face.words.message(text_key!("home-sheets")));
    quiet_ui(ui, &face.theme, &face.words.message(text_key!("home-sheets-about")));
    actions.extend(search::search_ui(ui, app, face, &mut drafts.home));
    if !drafts.home.is_searching() {
        actions.extend(sheets_ui(ui, app, face));
    }
    ui.add_space(2.0 * GRID);
    actions
}

fn places(purpose: Purpose) -> Vec<Place> {
    let quiz = (text_key!("host-title"), text_key!("home-quiz-about"), Some(Action::Host(host::HostAction::Plan)));
    let report =
        (text_key!("class-open"), text_key!("home-report-about"), Some(Action::Class(class::ClassAction::Open)));
    let editor = (
        text_key!("workshop-title"),
        text_key!("home-editor-about"),
        Some(Action::Workshop(workshop::WorkshopAction::Open)),
    );
    let packs =
        (text_key!("packs-title"), text_key!("home-packs-about"), Some(Action::Packs(packs::PacksAction::Open)));
    let lessons = (text_key!("home-train-self"), text_key!("home-train-self-about"), None);
    if purpose == Purpose::Class {
        vec![quiz, report, packs, editor, lessons]
    } else {
        vec![editor, report, packs, quiz, lessons]
    }
}

/// Tiles by number; Enter takes the first.
fn places_ui<'p>(ui: &mut Ui, face: &Appearance, places: &'p [Place], by_keys: bool) -> Option<&'p Place> {
    let figure = |stroke| match stroke {
        KeyStroke::Figure(figure) => usize::from(figure).checked_sub(1),
        _ => None,
    };
    let typed = if by_keys { strokes(ui).into_iter().find_map(figure) } else { None };
    let mut chosen = typed.or_else(|| (by_keys && continue_pressed(ui)).then_some(0));
    let enter = face.words.message(text_key!("key-enter"));
    let text = TextStyle::Body.resolve(ui.style()).size;
    let columns = if ui.available_width() > text * 44.0 { 2 } else { 1 };
    let width = (ui.available_width() - (columns - 1) as f32 * GRID) / columns as f32;
    let mut place = 0;
    for row in places.chunks(columns) {
        ui.horizontal_top(|ui| {
            for (name, about, _) in row {
                let (cap, state) = if place == 0 {
                    (enter.clone(), TileState::Chosen)
                } else {
                    ((place + 1).to_string(), TileState::Plain)
                };
                let (name, about) = (face.words.message(*name), face.words.message(*about));
                if explained_tile(ui, &face.theme, (&name, &about), Some(&cap), state, width).clicked() {
                    chosen = Some(place);
                }
                place += 1;
            }
        });
    }
    places.get(chosen?)
}

/// Every lesson with questions, to be printed.
fn sheets_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Option<Action> {
    let mut printed = None;
    for (pack, rows) in app.lessons() {
        ui.collapsing(pack.title.get(face.words.language()), |ui| {
            ui.horizontal_wrapped(|ui| {
                for row in rows.iter().filter(|row| row.lesson.questions() > 0) {
                    let title = lesson_title(app, face, row);
                    let print = text!("home-print", title = Fact::Text(title));
                    let print = face.words.render(&print, &HouseTerms::default());
                    if quiet_button(ui, &face.theme, &print, None).clicked() {
                        printed = Some(Action::Print(row.path.clone()));
                    }
                }
            });
        });
    }
    printed
}
