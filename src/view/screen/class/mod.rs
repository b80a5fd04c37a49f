//! The trainer's view of a class: grid of trainees and lessons, tableau, questions.

mod questions;
mod tableau;
mod trainees;

use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::{Spinner, TextStyle, Ui};

use super::bar::bar_ui;
use super::page::{column_ui, heading_ui, quiet_ui, small_ui, title_ui};
use super::path_field::path_ui;
use crate::app::class::{ClassAction as Do, ClassExportFormat, ClassScreen, ClassView, LoadedClass};
use crate::app::path_field::PathField;
use crate::app::{Action, App};
use crate::describe::class::ClassDescriber;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::progress::class::{Attempts, ClassReport};
use crate::rules::house::{House, HouseId};
use crate::view::Appearance;
use crate::view::draft::ClassDraft;
use crate::view::keys::{KeyStroke, strokes};
use crate::view::theme::GRID;
use crate::view::widget::{choice_list, quiet_button, toggle};

struct ClassContext<'a> {
    app: &'a App,
    face: &'a Appearance,
    register: &'a ClassScreen,
    found: &'a LoadedClass,
    report: &'a ClassReport,
    house: Option<&'a Arc<House>>,
    describer: ClassDescriber<'a>,
}

pub(super) fn class_ui(
    ui: &mut Ui,
    app: &App,
    register: &ClassScreen,
    face: &Appearance,
    draft: &mut ClassDraft,
) -> Vec<Action> {
    let (back, escape) = (face.words.message(text_key!("go-back")), face.words.message(text_key!("key-escape")));
    let goes_back = bar_ui(
        ui,
        |ui| title_ui(ui, &face.words.message(text_key!("class-title"))),
        |ui| quiet_button(ui, &face.theme, &back, Some(&escape)).clicked(),
    );
    let mut done: Vec<Do> = dropped(ui);
    match &register.found {
        None => done.extend(empty_ui(ui, register, face, draft)),
        Some(found) => {
            let house = app.shelf().get(&found.report.house);
            // Whole days are counted in the report's time zone.
            let minutes_east = found.class.trainees().first().map_or(0, |one| one.known.params().minutes_east);
            let describer = ClassDescriber { words: &face.words, library: app.library(), house, minutes_east };
            let sight = ClassContext { app, face, register, found, report: &found.report, house, describer };
            done.extend(found_ui(ui, &sight, draft));
        }
    }
    let back = goes_back.then_some(Action::Back);
    done.into_iter().map(Action::Class).chain(back).collect()
}

fn dropped(ui: &Ui) -> Vec<Do> {
    let paths: Vec<PathBuf> =
        ui.input(|input| input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect());
    let is_pack = |path: &PathBuf| path.extension().is_some_and(|end| end.eq_ignore_ascii_case("tailleur-pack"));
    paths.into_iter().filter(|path| !is_pack(path)).map(Do::Add).collect()
}

fn empty_ui(ui: &mut Ui, register: &ClassScreen, face: &Appearance, draft: &mut ClassDraft) -> Option<Do> {
    let width = TextStyle::Body.resolve(ui.style()).size * 44.0;
    column_ui(ui, text_key!("class-empty"), width, |ui| {
        if register.reading {
            reading_ui(ui, face);
            return None;
        }
        heading_ui(ui, &face.words.message(text_key!("class-empty")));
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("class-empty-about")));
        ui.add_space(GRID);
        let done = add_ui(ui, face, draft);
        small_ui(ui, &face.theme, &face.words.message(text_key!("class-only-read")));
        done
    })
}

fn reading_ui(ui: &mut Ui, face: &Appearance) {
    ui.horizontal(|ui| {
        if !face.reduced_motion() {
            ui.add(Spinner::new());
        }
        ui.label(face.words.message(text_key!("class-reading")));
    });
}

fn add_ui(ui: &mut Ui, face: &Appearance, draft: &mut ClassDraft) -> Option<Do> {
    let named =
        path_ui(ui, face, PathField::ClassFile, (text_key!("class-path"), text_key!("class-read")), &mut draft.path);
    if named {
        return Some(Do::Add(PathBuf::from(std::mem::take(&mut draft.path).trim())));
    }
    let here = quiet_button(ui, &face.theme, &face.words.message(text_key!("class-here")), None);
    here.clicked().then_some(Do::AddHere)
}

fn found_ui(ui: &mut Ui, sight: &ClassContext<'_>, draft: &mut ClassDraft) -> Vec<Do> {
    let mut done: Vec<Do> = keyboard_actions(ui);
    ui.horizontal_wrapped(|ui| {
        for (place, view) in ClassView::ALL.into_iter().enumerate() {
            let label = format!("{} {}", place + 1, sight.face.words.message(key_of(view)));
            if toggle(ui, &sight.face.theme, &label, sight.register.view == view, true).clicked() {
                done.push(Do::Show(view));
            }
        }
        done.extend(house_ui(ui, sight));
        for (key, action) in [
            (text_key!("class-xlsx"), Do::Write(ClassExportFormat::Xlsx)),
            (text_key!("class-csv"), Do::Write(ClassExportFormat::Csv)),
        ] {
            if quiet_button(ui, &sight.face.theme, &sight.face.words.message(key), None).clicked() {
                done.push(action);
            }
        }
    });
    if sight.register.reading {
        reading_ui(ui, sight.face);
    }
    match sight.register.view {
        ClassView::Trainees => done.extend(trainees::trainees_ui(ui, sight, draft)),
        ClassView::Tableau => done.extend(tableau::tableau_ui(ui, sight, draft)),
        ClassView::Questions => done.extend(questions::questions_ui(ui, sight)),
    }
    done
}

const fn key_of(view: ClassView) -> TextKey {
    match view {
        ClassView::Trainees => text_key!("class-trainees"),
        ClassView::Tableau => text_key!("class-tableau"),
        ClassView::Questions => text_key!("class-items"),
    }
}

fn keyboard_actions(ui: &Ui) -> Vec<Do> {
    let chosen = |stroke| match stroke {
        KeyStroke::Figure(figure) => Some(Do::Show(*ClassView::ALL.get(usize::from(figure).checked_sub(1)?)?)),
        _ => None,
    };
    strokes(ui).into_iter().filter_map(chosen).collect()
}

fn house_ui(ui: &mut Ui, sight: &ClassContext<'_>) -> Option<Do> {
    let houses = sight.found.class.houses();
    if houses.len() < 2 {
        return None;
    }
    let name = |id: &HouseId| sight.app.shelf().get(id).map_or_else(|| id.to_string(), |house| house.name.clone());
    let names: Vec<String> = houses.iter().map(name).collect();
    let chosen = houses.iter().position(|house| *house == sight.report.house);
    let label = ui.label(sight.face.words.message(text_key!("home-house"))).id;
    let picked = choice_list(ui, &sight.face.theme, "class-house", label, &names, chosen)?;
    Some(Do::House(houses.get(picked)?.clone()))
}

fn sources_ui(ui: &mut Ui, sight: &ClassContext<'_>, draft: &mut ClassDraft) -> Vec<Do> {
    let face = sight.face;
    heading_ui(ui, &face.words.message(text_key!("class-sources")));
    for place in sight.register.places.iter().chain(&sight.register.list) {
        small_ui(ui, &face.theme, &place.display().to_string());
    }
    for notice in &sight.found.notices {
        ui.label(format!("! {}", face.words.render(notice, &HouseTerms::default())));
    }
    let mut done: Vec<Do> = add_ui(ui, face, draft).into_iter().collect();
    ui.horizontal_wrapped(|ui| {
        for (key, action) in [(text_key!("class-again"), Do::Again), (text_key!("class-clear"), Do::Clear)] {
            if quiet_button(ui, &face.theme, &face.words.message(key), None).clicked() {
                done.push(action);
            }
        }
    });
    done
}

fn attempts_ui(ui: &mut Ui, sight: &ClassContext<'_>) -> Option<Do> {
    let all = sight.register.attempts == Attempts::All;
    let label = sight.face.words.message(text_key!("class-count-all"));
    let other = if all { Attempts::First } else { Attempts::All };
    toggle(ui, &sight.face.theme, &label, all, true).clicked().then_some(Do::Count(other))
}

impl ClassContext<'_> {
    fn key(&self, key: TextKey) -> String {
        self.face.words.message(key)
    }

    fn with(&self, key: TextKey, name: &'static str, fact: Fact) -> String {
        self.describer.render(&Phrase::plain(key).with(name, fact))
    }

    /// A heading combined with its value, for accessible text.
    fn labelled(&self, what: impl Into<String>, text: impl Into<String>) -> String {
        let of = text!("class-of", what = Fact::Text(what.into()), said = Fact::Text(text.into()));
        self.describer.render(&of)
    }
}
