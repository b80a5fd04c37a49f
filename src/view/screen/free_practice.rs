//! Free practice: choice of drill, filters and number of questions.

use std::sync::Arc;

use eframe::egui::{Id, Memory, RichText, TextStyle, Ui, vec2};

use super::bar::bar_ui;
use super::page::{column_ui, quiet_ui, set_gutter, title_ui};
use crate::app::free_practice::{DrillGroup, FreePractice, FreePracticeAction, ROUNDS};
use crate::app::{Action, App};
use crate::drill::filter::Filter;
use crate::drill::question::Question;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Phrase;
use crate::rules::house::House;
use crate::view::Appearance;
use crate::view::keys::continue_pressed;
use crate::view::table::{TableLook, close_up_ui};
use crate::view::theme::GRID;
use crate::view::widget::{choice_list, option_row, panel, primary_button, quiet_button, radio, radio_where, toggle};

/// Width of the page, and that from which all drills are in sight beside the choices, as multiples of the text size; the
/// share of the drills.
const WIDTH: f32 = 84.0;
const BESIDE: f32 = 56.0;
const DRILLS: f32 = 0.56;
/// Least width of a column of drills, as a multiple of the text size, and the most columns.
const COLUMN: f32 = 12.0;
const MOST_COLUMNS: usize = 3;
/// Height of the sample, and the least one, in its width.
const SAMPLE: f32 = 0.62;
const LEAST_SAMPLE: f32 = 0.25;

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
        let top = ui.cursor().top();
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("free-about")));
        ui.add_space(GRID);
        if ui.available_width() < text * BESIDE {
            panel(ui, &face.theme, |ui| {
                ui.set_width(ui.available_width());
                let chosen = drill_ui(ui, free, face, &HouseTerms::from(&house.terms));
                actions.extend(choices_ui(ui, free, &house, face, chosen));
            });
        } else {
            ui.horizontal_top(|ui| {
                let width = (ui.available_width() - 4.0 * GRID) * DRILLS;
                let chosen = ui.vertical(|ui| {
                    ui.set_width(width);
                    panel(ui, &face.theme, |ui| drills_ui(ui, free, face, &HouseTerms::from(&house.terms))).inner
                });
                set_gutter(ui, ui.cursor().left() - GRID / 2.0);
                ui.vertical(|ui| {
                    panel(ui, &face.theme, |ui| {
                        ui.set_width(ui.available_width());
                        actions.extend(choices_ui(ui, free, &house, face, chosen.inner));
                    });
                    ui.add_space(GRID);
                    sample_ui(ui, free, &house, face, top);
                });
            });
        }
        ui.add_space(2.0 * GRID);
    });
    actions
}

/// The choices, and the buttons that begin and print.
fn choices_ui(
    ui: &mut Ui,
    free: &FreePractice,
    house: &House,
    face: &Appearance,
    chosen: Option<FreePracticeAction>,
) -> Vec<Action> {
    let mut actions = Vec::new();
    let names = HouseTerms::from(&house.terms);
    let mut done = chosen;
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

/// All drills by what they are about, in columns of about the same height.
fn drills_ui(ui: &mut Ui, free: &FreePractice, face: &Appearance, names: &HouseTerms) -> Option<FreePracticeAction> {
    let text = TextStyle::Body.resolve(ui.style()).size;
    let columns = ((ui.available_width() / (text * COLUMN)) as usize).clamp(1, MOST_COLUMNS);
    let groups: Vec<(DrillGroup, Vec<(usize, Phrase)>)> = DrillGroup::ALL
        .into_iter()
        .map(|group| (group, free.drills_in(group).collect::<Vec<_>>()))
        .filter(|(_, drills)| !drills.is_empty())
        .collect();
    // A heading is as high as two rows.
    let rows = |drills: &[(usize, Phrase)]| drills.len() + 2;
    let all: usize = groups.iter().map(|(_, drills)| rows(drills)).sum();
    let mut chosen = None;
    ui.columns(columns, |columns| {
        let (count, mut above) = (columns.len(), 0);
        for (group, drills) in groups {
            // The column in which the middle of the group would be, were all one below the other.
            let place = (above + rows(&drills) / 2) * count / all.max(1);
            above += rows(&drills);
            let Some(ui) = columns.get_mut(place.min(count - 1)) else { continue };
            ui.spacing_mut().item_spacing.y = 0.0;
            label_ui(ui, &face.words.message(group.title()));
            ui.add_space(GRID / 2.0);
            for (drill, title) in drills {
                let title = face.words.render(&title, names);
                if option_row(ui, &face.theme, &title, drill == free.chosen()).clicked() {
                    chosen = Some(FreePracticeAction::Choose(drill));
                }
            }
            ui.add_space(GRID / 2.0);
        }
    });
    chosen
}

/// One of the questions that will come; the page begins at `top`.
fn sample_ui(ui: &mut Ui, free: &FreePractice, house: &House, face: &Appearance, top: f32) {
    let id = Id::unique(("free sample", format!("{:?}", (free.chosen(), free.filters())), house.id.as_str()));
    let known: Option<Option<Arc<Question>>> = ui.data(|data| data.get_temp(id));
    let sample = known.unwrap_or_else(|| {
        let sample = free.sample(house).map(Arc::new);
        ui.data_mut(|data| data.insert_temp(id, sample.clone()));
        sample
    });
    let Some(question) = sample else { return };
    let look = TableLook { reduced_motion: true, ..face.table_look(house) };
    // In sight as a whole, or not at all.
    let line = ui.text_style_height(&TextStyle::Body);
    let room = ui.clip_rect().height() - (ui.cursor().top() - top) - 2.0 * line - 10.0 * GRID;
    let width = ui.available_width();
    if room < width * LEAST_SAMPLE {
        return;
    }
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        let width = ui.available_width();
        close_up_ui(ui, &question.scene, &look, vec2(width, room.min(width * SAMPLE)));
        ui.label(RichText::new(face.words.render(&question.prompt, &HouseTerms::from(&house.terms))).strong());
    });
}

fn drill_ui(ui: &mut Ui, free: &FreePractice, face: &Appearance, names: &HouseTerms) -> Option<FreePracticeAction> {
    let titles: Vec<String> = free.drills().map(|title| face.words.render(&title, names)).collect();
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(face.words.message(text_key!("free-drill"))).id;
        choice_list(ui, &face.theme, text_key!("free-drill"), label, &titles, Some(free.chosen()))
    })
    .inner
    .map(FreePracticeAction::Choose)
}

fn filter_ui(
    ui: &mut Ui,
    free: &FreePractice,
    face: &Appearance,
    names: &HouseTerms,
    place: usize,
    filter: &Filter,
) -> Option<FreePracticeAction> {
    let mut turned = None;
    label_ui(ui, &face.words.render(&filter.title(), names));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GRID, GRID);
        for (index, offer) in filter.offers.iter().enumerate() {
            let label = face.words.render(&offer.label, names);
            let is_open = free.is_open(place, index);
            let tile = if filter.many { toggle } else { radio_where };
            if tile(ui, &face.theme, &label, offer.chosen, is_open).clicked() {
                turned = Some(FreePracticeAction::Turn(place, index));
            }
        }
    });
    turned
}

fn rounds_ui(ui: &mut Ui, free: &FreePractice, face: &Appearance) -> Option<FreePracticeAction> {
    let mut asked = None;
    label_ui(ui, &face.words.message(text_key!("free-rounds")));
    ui.horizontal_wrapped(|ui| {
        for rounds in ROUNDS {
            if radio(ui, &face.theme, &rounds.to_string(), rounds == free.rounds()).clicked() {
                asked = Some(FreePracticeAction::Rounds(rounds));
            }
        }
    });
    asked
}

fn label_ui(ui: &mut Ui, text: &str) {
    ui.add_space(GRID);
    ui.label(RichText::new(text).text_style(TextStyle::Button));
}
