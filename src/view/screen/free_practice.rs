//! Free practice: choice of drill, filters and number of questions.

use std::sync::Arc;

use eframe::egui::{Id, Memory, RichText, TextStyle, Ui, vec2};

use super::bar::bar_ui;
use super::page::{column_ui, quiet_ui, title_ui};
use crate::app::free_practice::{self, FreePractice, ROUNDS};
use crate::app::{Action, App};
use crate::drill::filter::Filter;
use crate::drill::question::Question;
use crate::i18n::HouseTerms;
use crate::rules::house::House;
use crate::view::Appearance;
use crate::view::keys::continue_pressed;
use crate::view::table::{TableLook, close_up_ui};
use crate::view::theme::GRID;
use crate::view::widget::{choice_list, panel, primary_button, quiet_button, radio, toggle};

/// Width of the page, and that from which a sample question is beside the choices, as multiples of the text size; the
/// share of the sample.
const WIDTH: f32 = 84.0;
const BESIDE: f32 = 56.0;
const SAMPLE: f32 = 0.42;

pub(super) fn free_practice_ui(ui: &mut Ui, app: &App, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    let (back, escape) = (face.words.message(text_key!("go-back")), face.words.message(text_key!("key-escape")));
    let goes_back = bar_ui(
        ui,
        |ui| title_ui(ui, &face.words.message(text_key!("free-title"))),
        |ui| quiet_button(ui, &face.theme, &back, Some(&escape)).clicked(),
    );
    if goes_back {
        actions.push(Action::Back);
    }
    let (Some(free), Some(house)) = (app.free(), app.house()) else { return actions };
    let text = TextStyle::Body.resolve(ui.style()).size;
    column_ui(ui, "free", text * WIDTH, |ui| {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("free-about")));
        ui.add_space(GRID);
        let wide = ui.available_width() >= text * BESIDE;
        let sample = if wide { ui.available_width() * SAMPLE } else { 0.0 };
        ui.horizontal_top(|ui| {
            let width = ui.available_width() - if wide { sample + 2.0 * GRID } else { 0.0 };
            ui.vertical(|ui| {
                ui.set_width(width);
                panel(ui, &face.theme, |ui| {
                    ui.set_width(ui.available_width());
                    ui.vertical(|ui| actions.extend(choices_ui(ui, free, &house, face)));
                });
            });
            if wide {
                ui.add_space(GRID);
                ui.vertical(|ui| {
                    ui.set_width(sample);
                    sample_ui(ui, free, &house, face);
                });
            }
        });
        ui.add_space(2.0 * GRID);
    });
    actions
}

/// The choices, and the buttons that begin and print.
fn choices_ui(ui: &mut Ui, free: &FreePractice, house: &House, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    let names = HouseTerms::from(&house.terms);
    let mut done = drill_ui(ui, free, face, &names);
    for (place, filter) in free.filters().iter().enumerate() {
        done = done.or(filter_ui(ui, free, face, &names, place, filter));
    }
    done = done.or(rounds_ui(ui, free, face));
    // After a choice by key the focus would stay on the list, which Enter opens again.
    let is_chosen = done.is_some() && ui.memory(Memory::focused).is_some();
    actions.extend(done.map(Action::Free));
    ui.add_space(2.0 * GRID);
    let enter = face.words.message(text_key!("key-enter"));
    let begins = ui.horizontal_wrapped(|ui| {
        let begin = primary_button(ui, &face.theme, &face.words.message(text_key!("home-begin")), Some(&enter));
        if is_chosen {
            begin.request_focus();
        }
        if quiet_button(ui, &face.theme, &face.words.message(text_key!("sheet-print")), None).clicked() {
            actions.extend(free.path().map(Action::Print));
        }
        begin.clicked()
    });
    if begins.inner || continue_pressed(ui) {
        actions.extend(free.path().map(Action::Begin));
    }
    actions
}

/// One of the questions that will come.
fn sample_ui(ui: &mut Ui, free: &FreePractice, house: &House, face: &Appearance) {
    let id = Id::unique(("free sample", format!("{:?}", (free.chosen(), free.filters())), house.id.as_str()));
    let known: Option<Option<Arc<Question>>> = ui.data(|data| data.get_temp(id));
    let sample = known.unwrap_or_else(|| {
        let sample = free.sample(house).map(Arc::new);
        ui.data_mut(|data| data.insert_temp(id, sample.clone()));
        sample
    });
    let Some(question) = sample else { return };
    let look = TableLook { reduced_motion: true, ..face.table_look(house) };
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        let width = ui.available_width();
        close_up_ui(ui, &question.scene, &look, vec2(width, width * 0.62));
        ui.label(RichText::new(face.words.render(&question.prompt, &HouseTerms::from(&house.terms))).strong());
    });
}

fn drill_ui(
    ui: &mut Ui,
    free: &FreePractice,
    face: &Appearance,
    names: &HouseTerms,
) -> Option<free_practice::FreePracticeAction> {
    let titles: Vec<String> = free.drills().map(|title| face.words.render(&title, names)).collect();
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(face.words.message(text_key!("free-drill"))).id;
        choice_list(ui, &face.theme, text_key!("free-drill"), label, &titles, Some(free.chosen()))
    })
    .inner
    .map(free_practice::FreePracticeAction::Choose)
}

fn filter_ui(
    ui: &mut Ui,
    free: &FreePractice,
    face: &Appearance,
    names: &HouseTerms,
    place: usize,
    filter: &Filter,
) -> Option<free_practice::FreePracticeAction> {
    let mut turned = None;
    label_ui(ui, &face.words.render(&filter.title(), names));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GRID, GRID);
        for (index, offer) in filter.offers.iter().enumerate() {
            let label = face.words.render(&offer.label, names);
            let is_open = free.is_open(place, index);
            let chosen = if filter.many {
                toggle(ui, &face.theme, &label, offer.chosen, is_open)
            } else {
                ui.add_enabled_ui(is_open, |ui| radio(ui, &face.theme, &label, offer.chosen)).inner
            };
            if chosen.clicked() {
                turned = Some(free_practice::FreePracticeAction::Turn(place, index));
            }
        }
    });
    turned
}

fn rounds_ui(ui: &mut Ui, free: &FreePractice, face: &Appearance) -> Option<free_practice::FreePracticeAction> {
    let mut asked = None;
    label_ui(ui, &face.words.message(text_key!("free-rounds")));
    ui.horizontal_wrapped(|ui| {
        for rounds in ROUNDS {
            if radio(ui, &face.theme, &rounds.to_string(), rounds == free.rounds()).clicked() {
                asked = Some(free_practice::FreePracticeAction::Rounds(rounds));
            }
        }
    });
    asked
}

fn label_ui(ui: &mut Ui, text: &str) {
    ui.add_space(GRID);
    ui.label(RichText::new(text).text_style(TextStyle::Button));
}
