//! The question bank, in place of the form: what is looked for, and the questions found.

use eframe::egui::Ui;

use super::WorkshopContext;
use super::control::named_field_ui;
use super::form::names;
use super::words::word_label;
use crate::app::workshop::{ANSWER_KINDS, BankEntry, BankQuery, EditorAction, QuestionBank, WorkshopAction as Do};
use crate::drill::{AnyDrill, title_of};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::draft::WorkshopDraft;
use crate::view::screen::page::{heading_ui, quiet_ui, scrolling_ui, small_ui};
use crate::view::theme::GRID;
use crate::view::widget::{TileState, choice_list, low_choice_tile, quiet_button};

/// Maximum number of questions listed.
const MOST_LISTED: usize = 60;

pub(super) fn bank_ui(ui: &mut Ui, bench: WorkshopContext<'_>, draft: &mut WorkshopDraft, done: &mut Vec<Do>) {
    let WorkshopContext { app, workshop, face, .. } = bench;
    let Some(mut bank) = draft.bank.take() else { return };
    let mut stays = true;
    scrolling_ui(ui, "workshop-bank", |ui| {
        // Room for the scroll bar.
        ui.set_max_width(ui.available_width() - GRID);
        heading_ui(ui, &face.words.message(text_key!("workshop-bank")));
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("workshop-bank-about")));
        query_ui(ui, bench, &mut bank.query);
        let all = bank.bank.get_or_insert_with(|| QuestionBank::new(app.library()));
        if bank.found.as_ref().is_none_or(|(query, ..)| *query != bank.query) {
            let found = all.search(&bank.query);
            let listed = found.iter().take(MOST_LISTED).map(|entry| BankEntry::clone(entry)).collect();
            bank.found = Some((bank.query.clone(), found.len(), listed));
        }
        let Some((_, number, found)) = &bank.found else { return };
        let count = text!("workshop-bank-found", count = Fact::Number(*number as u64));
        small_ui(ui, &face.theme, &face.words.render(&count, &HouseTerms::default()));
        if quiet_button(ui, &face.theme, &face.words.message(text_key!("workshop-add-not")), None).clicked() {
            stays = false;
        }
        ui.add_space(GRID / 2.0);
        let terms = names(workshop);
        for (number, question) in found.iter().enumerate() {
            let asks = face.words.render(&question.label(), &terms);
            let width = ui.available_width();
            let tile = ui.push_id(number, |ui| low_choice_tile(ui, &face.theme, &asks, None, TileState::Plain, width));
            if tile.inner.clicked() {
                done.push(take(question));
                stays = false;
            }
            small_ui(ui, &face.theme, &question.origin(face.words.language()));
        }
        ui.add_space(2.0 * GRID);
    });
    draft.bank = stays.then_some(bank);
}

fn take(entry: &BankEntry) -> Do {
    Do::Editor(EditorAction::TakeFromBank(Box::new(entry.clone())))
}

fn query_ui(ui: &mut Ui, WorkshopContext { workshop, face, .. }: WorkshopContext<'_>, query: &mut BankQuery) {
    let label = face.words.message(text_key!("workshop-bank-words"));
    ui.label(&label);
    named_field_ui(ui, face, "workshop-bank-words", &label, &mut query.words);
    let [any_kind, any_house] =
        [text_key!("workshop-bank-any-kind"), text_key!("workshop-bank-any-house")].map(|key| face.words.message(key));
    ui.horizontal_wrapped(|ui| {
        let answers = ANSWER_KINDS.map(|kind| (kind, word_label(face, workshop, "Asking", kind)));
        let drills = AnyDrill::NAMES.iter().map(|name| (*name, face.words.render(&title_of(name), &names(workshop))));
        let kinds: Vec<(&'static str, String)> = answers.into_iter().chain(drills).collect();
        let texts: Vec<String> = std::iter::once(any_kind).chain(kinds.iter().map(|(_, text)| text.clone())).collect();
        let place = |kind| kinds.iter().position(|(other, _)| *other == kind);
        let here = query.kind.and_then(place).map_or(0, |at| at + 1);
        let label = ui.label(face.words.message(text_key!("workshop-bank-kind"))).id;
        if let Some(chosen) = choice_list(ui, &face.theme, "workshop-bank-kind", label, &texts, Some(here)) {
            query.kind = chosen.checked_sub(1).and_then(|at| kinds.get(at)).map(|(kind, _)| *kind);
        }
        let houses: Vec<_> = workshop.shelf().iter().collect();
        let texts: Vec<String> =
            std::iter::once(any_house).chain(houses.iter().map(|house| house.name.clone())).collect();
        let place = |id| houses.iter().position(|house| house.id == id);
        let here = query.house.clone().and_then(place).map_or(0, |at| at + 1);
        let label = ui.label(face.words.message(text_key!("settings-house"))).id;
        if let Some(chosen) = choice_list(ui, &face.theme, "workshop-bank-house", label, &texts, Some(here)) {
            query.house = chosen.checked_sub(1).and_then(|at| houses.get(at)).map(|house| house.id.clone());
        }
    });
}
