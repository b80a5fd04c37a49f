//! Lesson packs: the offer before installation, and the installed packs.

use std::path::PathBuf;

use eframe::egui::{RichText, TextStyle, Ui};

use super::archives::field_ui;
use super::bar::bar_ui;
use super::home::names;
use super::page::{column_ui, heading_ui, page_ui, quiet_ui, small_ui, title_ui};
use crate::app::packs::{Action as Do, Installed, Offer, Packs};
use crate::app::{Action, App};
use crate::rules::phrase::{Fact, Phrase};
use crate::view::Face;
use crate::view::keys::goes_on;
use crate::view::theme::GRID;
use crate::view::widget::{panel, primary_button, quiet_button, toggle};
use crate::words::Names;

pub(super) fn packs_ui(ui: &mut Ui, app: &App, packs: &Packs, face: &Face, path: &mut String) -> Vec<Action> {
    match packs.offer() {
        Some(offer) => offer_ui(ui, app, packs, offer, face),
        None => list_ui(ui, packs, face, path),
    }
}

/// Details of the offered pack. Enter installs, Escape declines.
fn offer_ui(ui: &mut Ui, app: &App, packs: &Packs, offer: &Offer, face: &Face) -> Vec<Action> {
    let mut done = Vec::new();
    page_ui(ui, ("pack", &offer.pack.id), |ui| {
        let (pack, language, names) = (&offer.pack, face.words.language(), names(app));
        ui.add_space(2.0 * GRID);
        small_ui(ui, &face.theme, &face.words.key("pack-offered"));
        title_ui(ui, &pack.title.say(language, &names));
        ui.label(pack.about.say(language, &names));
        ui.add_space(GRID);
        for line in head(offer) {
            quiet_ui(ui, &face.theme, &say(face, &line));
        }
        ui.add_space(GRID);
        for line in &offer.told {
            ui.label(say(face, line));
        }
        for question in &offer.asks {
            ui.add_space(GRID);
            let warning = RichText::new(say(face, question)).color(face.theme.surround.wrong);
            ui.label(warning);
        }
        if !offer.asks.is_empty() && !offer.same {
            let sure = face.words.key("pack-sure");
            if toggle(ui, &face.theme, &sure, packs.is_sure(), true).clicked() {
                done.push(Do::Sure(!packs.is_sure()));
            }
        }
        ui.add_space(GRID);
        ui.horizontal_wrapped(|ui| {
            if !offer.same {
                let install = face.words.key("pack-install");
                let (can, enter) = (packs.can_install(), face.words.key("key-enter"));
                let pressed =
                    ui.add_enabled_ui(can, |ui| primary_button(ui, &face.theme, &install, Some(&enter))).inner;
                if pressed.clicked() || (can && goes_on(ui)) {
                    done.push(Do::Install);
                }
            }
            let (leave, escape) = (face.words.key("pack-leave"), face.words.key("key-escape"));
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

fn head(offer: &Offer) -> Vec<Phrase> {
    let said = |key: &'static str, what: &Option<String>| {
        what.clone().map(|what| Phrase::plain(key).with("name", Fact::Text(what)))
    };
    let version = Phrase::plain("pack-version").with("version", Fact::Number(offer.pack.version.into()));
    let place = Phrase::plain("pack-lies").with("place", Fact::Text(offer.path.display().to_string()));
    let pack = &offer.pack;
    let lines = [said("pack-author", &pack.author), said("pack-licence", &pack.licence), Some(version), Some(place)];
    lines.into_iter().flatten().collect()
}

fn lessons_ui(ui: &mut Ui, app: &App, offer: &Offer, face: &Face) {
    let (language, house, names) = (face.words.language(), app.house(), names(app));
    let count = Phrase::plain("pack-lessons").with("count", Fact::Number(offer.pack.lessons.len() as u64));
    heading_ui(ui, &say(face, &count));
    for lesson in &offer.pack.lessons {
        ui.add_space(GRID / 2.0);
        ui.label(lesson.title.say(language, &names));
        small_ui(ui, &face.theme, &lesson.goal.say(language, &names));
        if house.as_ref().is_some_and(|house| !lesson.is_for(&house.id)) {
            small_ui(ui, &face.theme, &face.words.key("pack-lesson-elsewhere"));
        }
    }
}

fn list_ui(ui: &mut Ui, packs: &Packs, face: &Face, path: &mut String) -> Vec<Action> {
    let (back, escape) = (face.words.key("go-back"), face.words.key("key-escape"));
    let title = face.words.key("packs-title");
    let goes_back =
        bar_ui(ui, |ui| title_ui(ui, &title), |ui| quiet_button(ui, &face.theme, &back, Some(&escape)).clicked());
    let mut done = None;
    let width = TextStyle::Body.resolve(ui.style()).size * 44.0;
    column_ui(ui, "packs", width, |ui| {
        heading_ui(ui, &face.words.key("packs-add"));
        quiet_ui(ui, &face.theme, &face.words.key("packs-add-about"));
        ui.add_space(GRID / 2.0);
        if field_ui(ui, face, "packs-path", "archives-look", path) {
            done = Some(Do::Look(PathBuf::from(path.trim())));
        }
        ui.add_space(GRID);
        heading_ui(ui, &face.words.key("packs-installed"));
        if packs.installed().is_empty() {
            quiet_ui(ui, &face.theme, &face.words.key("packs-none"));
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
fn installed_ui(ui: &mut Ui, packs: &Packs, pack: &Installed, face: &Face) -> Option<Do> {
    ui.set_width(ui.available_width());
    let title = pack.title.as_ref();
    let title = title.map_or_else(|| pack.id.clone(), |title| title.say(face.words.language(), &Names::default()));
    ui.label(&title);
    small_ui(ui, &face.theme, &say(face, &pack.about));
    let of = |key| say(face, &Phrase::plain(key).with("title", Fact::Text(title.clone())));
    if packs.going() != Some(pack.id.as_str()) {
        let removes = quiet_button(ui, &face.theme, &of("packs-remove"), None).clicked();
        return removes.then(|| Do::AskRemove(Some(pack.id.clone())));
    }
    ui.label(face.words.key("packs-remove-about"));
    ui.horizontal_wrapped(|ui| {
        let removes = primary_button(ui, &face.theme, &of("packs-remove-sure"), None).clicked();
        let stays = quiet_button(ui, &face.theme, &face.words.key("packs-stay"), None).clicked();
        removes.then_some(Do::Remove).or_else(|| stays.then_some(Do::AskRemove(None)))
    })
    .inner
}

fn say(face: &Face, phrase: &Phrase) -> String {
    face.words.say(phrase, &Names::default())
}
