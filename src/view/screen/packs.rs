//! Lesson packs: the offer before installation, and the installed packs.

use std::path::PathBuf;

use eframe::egui::{RichText, TextStyle, Ui};

use super::bar::bar_ui;
use super::home::names;
use super::page::{column_ui, heading_ui, page_ui, quiet_ui, small_ui, title_ui};
use super::path_field::path_ui;
use crate::app::packs::{InstalledPackEntry, PackOffer, PacksAction as Do, PacksScreen};
use crate::app::path_field::PathField;
use crate::app::{Action, App};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::lesson::Pack;
use crate::syntax::one_line;
use crate::view::Appearance;
use crate::view::keys::continue_pressed;
use crate::view::theme::GRID;
use crate::view::widget::{panel, primary_button, quiet_button, toggle};

pub(super) fn packs_ui(
    ui: &mut Ui,
    app: &App,
    packs: &PacksScreen,
    face: &Appearance,
    path: &mut String,
) -> Vec<Action> {
    match packs.offer() {
        Some(offer) => offer_ui(ui, app, packs, offer, face),
        None => list_ui(ui, packs, face, path),
    }
}

/// Details of the offered pack. Enter installs, Escape declines.
fn offer_ui(ui: &mut Ui, app: &App, packs: &PacksScreen, offer: &PackOffer, face: &Appearance) -> Vec<Action> {
    let mut done = Vec::new();
    page_ui(ui, ("pack", &offer.pack.id), |ui| {
        let (pack, language, names) = (&offer.pack, face.words.language(), names(app));
        ui.add_space(2.0 * GRID);
        small_ui(ui, &face.theme, &face.words.message(text_key!("pack-offered")));
        // Framed: no text of the author can pass for a sentence of the program.
        panel(ui, &face.theme, |ui| {
            ui.set_width(ui.available_width());
            small_ui(ui, &face.theme, &face.words.message(text_key!("pack-own-words")));
            title_ui(ui, &one_line(&pack.title.render(language, &names)));
            ui.label(&*one_line(&pack.about.render(language, &names)));
            for line in own_lines(pack) {
                quiet_ui(ui, &face.theme, &phrase_text(face, &line));
            }
        });
        ui.add_space(GRID);
        for line in file_lines(offer) {
            quiet_ui(ui, &face.theme, &phrase_text(face, &line));
        }
        ui.add_space(GRID);
        for line in &offer.details {
            ui.label(phrase_text(face, line));
        }
        for question in &offer.confirmations {
            ui.add_space(GRID);
            let warning = RichText::new(phrase_text(face, question)).color(face.theme.surround.wrong);
            ui.label(warning);
        }
        if !offer.confirmations.is_empty() && !offer.same {
            let sure = face.words.message(text_key!("pack-sure"));
            if toggle(ui, &face.theme, &sure, packs.is_confirmed(), true).clicked() {
                done.push(Do::Sure(!packs.is_confirmed()));
            }
        }
        ui.add_space(GRID);
        ui.horizontal_wrapped(|ui| {
            if !offer.same {
                let install = face.words.message(text_key!("pack-install"));
                let (can, enter) = (packs.can_install(), face.words.message(text_key!("key-enter")));
                let pressed =
                    ui.add_enabled_ui(can, |ui| primary_button(ui, &face.theme, &install, Some(&enter))).inner;
                if pressed.clicked() || (can && continue_pressed(ui)) {
                    done.push(Do::Install);
                }
            }
            let (leave, escape) =
                (face.words.message(text_key!("pack-leave")), face.words.message(text_key!("key-escape")));
            if quiet_button(ui, &face.theme, &leave, Some(&escape)).clicked() {
                done.push(Do::AskRemove(None));
            }
        });
        lessons_ui(ui, app, offer, face);
        ui.add_space(2.0 * GRID);
    });
    let leaves = |action| if action == Do::AskRemove(None) { Action::Back } else { Action::Packs(action) };
    done.into_iter().map(leaves).collect()
}

/// Author and licence.
fn own_lines(pack: &Pack) -> Vec<Phrase> {
    let lines = [(text_key!("pack-author"), &pack.author), (text_key!("pack-licence"), &pack.licence)];
    let line = |(key, what): (TextKey, &Option<String>)| {
        what.clone().map(|what| Phrase::plain(key).with("name", Fact::Text(what)))
    };
    lines.into_iter().filter_map(line).collect()
}

/// Version, and place of the file.
fn file_lines(offer: &PackOffer) -> [Phrase; 2] {
    [
        text!("pack-version", version = Fact::Number(offer.pack.version.into())),
        text!("pack-lies", place = Fact::Text(offer.path.display().to_string())),
    ]
}

fn lessons_ui(ui: &mut Ui, app: &App, offer: &PackOffer, face: &Appearance) {
    let (language, house, names) = (face.words.language(), app.house(), names(app));
    let count = text!("pack-lessons", count = Fact::Number(offer.pack.lessons.len() as u64));
    heading_ui(ui, &phrase_text(face, &count));
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        for lesson in &offer.pack.lessons {
            ui.add_space(GRID / 2.0);
            ui.label(&*one_line(&lesson.title.render(language, &names)));
            small_ui(ui, &face.theme, &one_line(&lesson.goal.render(language, &names)));
            if house.as_ref().is_some_and(|house| !lesson.is_for(&house.id)) {
                small_ui(ui, &face.theme, &face.words.message(text_key!("pack-lesson-elsewhere")));
            }
        }
    });
}

fn list_ui(ui: &mut Ui, packs: &PacksScreen, face: &Appearance, path: &mut String) -> Vec<Action> {
    let (back, escape) = (face.words.message(text_key!("go-back")), face.words.message(text_key!("key-escape")));
    let title = face.words.message(text_key!("packs-title"));
    let goes_back =
        bar_ui(ui, |ui| title_ui(ui, &title), |ui| quiet_button(ui, &face.theme, &back, Some(&escape)).clicked());
    let mut done = None;
    let width = TextStyle::Body.resolve(ui.style()).size * 44.0;
    column_ui(ui, "packs", width, |ui| {
        heading_ui(ui, &face.words.message(text_key!("packs-add")));
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("packs-add-about")));
        ui.add_space(GRID / 2.0);
        if path_ui(ui, face, PathField::PackFile, (text_key!("packs-path"), text_key!("archives-look")), path) {
            done = Some(Do::Look(PathBuf::from(path.trim())));
        }
        ui.add_space(GRID);
        heading_ui(ui, &face.words.message(text_key!("packs-installed")));
        if packs.installed().is_empty() {
            quiet_ui(ui, &face.theme, &face.words.message(text_key!("packs-none")));
        }
        for pack in packs.installed() {
            ui.add_space(GRID / 2.0);
            done = panel(ui, &face.theme, |ui| installed_ui(ui, packs, pack, face)).inner.or(done.take());
        }
        ui.add_space(2.0 * GRID);
    });
    let back = goes_back.then_some(Action::Back);
    done.map(Action::Packs).into_iter().chain(back).collect()
}

/// An installed pack. Removing asks for confirmation.
fn installed_ui(ui: &mut Ui, packs: &PacksScreen, pack: &InstalledPackEntry, face: &Appearance) -> Option<Do> {
    ui.set_width(ui.available_width());
    let title = pack.title.as_ref();
    let title =
        title.map_or_else(|| pack.id.to_string(), |title| title.render(face.words.language(), &HouseTerms::default()));
    ui.label(&title);
    small_ui(ui, &face.theme, &phrase_text(face, &pack.about));
    let of = |key| phrase_text(face, &Phrase::plain(key).with("title", Fact::Text(title.clone())));
    if packs.pending_removal() != Some(&pack.id) {
        let removes = quiet_button(ui, &face.theme, &of(text_key!("packs-remove")), None).clicked();
        return removes.then(|| Do::AskRemove(Some(pack.id.clone())));
    }
    ui.label(face.words.message(text_key!("packs-remove-about")));
    ui.horizontal_wrapped(|ui| {
        let removes = primary_button(ui, &face.theme, &of(text_key!("packs-remove-sure")), None).clicked();
        let stays = quiet_button(ui, &face.theme, &face.words.message(text_key!("packs-stay")), None).clicked();
        removes.then_some(Do::Remove).or_else(|| stays.then_some(Do::AskRemove(None)))
    })
    .inner
}

fn phrase_text(face: &Appearance, phrase: &Phrase) -> String {
    face.words.render(phrase, &HouseTerms::default())
}
