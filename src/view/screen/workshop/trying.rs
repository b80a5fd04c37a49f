//! A lesson trial without recording. Escape returns to the form.

use eframe::egui::Ui;

use crate::app::practice::{Practice, Stage};
use crate::app::workshop::Action as Do;
use crate::app::{Action, App};
use crate::rules::phrase::{Fact, Phrase};
use crate::view::Face;
use crate::view::draft::Drafts;
use crate::view::screen::lesson::{continue_ui, lesson_ui};
use crate::view::screen::page::{page_ui, title_ui};
use crate::view::theme::GRID;
use crate::words::Names;

pub(super) fn trying_ui(ui: &mut Ui, app: &App, practice: &Practice, face: &Face, drafts: &mut Drafts) -> Vec<Action> {
    if *practice.stage() != Stage::Done {
        let done = lesson_ui(ui, app, practice, face, drafts);
        // A clause lookup would leave the workshop.
        return done.into_iter().filter(|action| !matches!(action, Action::LookUp(_))).collect();
    }
    let tally = practice.tally();
    page_ui(ui, "workshop-tried", |ui| {
        ui.add_space(4.0 * GRID);
        title_ui(ui, &face.words.key("workshop-tried"));
        let told = Phrase::plain("workshop-tried-so")
            .with("right", Fact::Number(tally.right().into()))
            .with("asked", Fact::Number(tally.asked().into()));
        ui.label(face.words.say(&told, &Names::default()));
        ui.add_space(2.0 * GRID);
        continue_ui(ui, face, "workshop-tried-back").then_some(Action::Workshop(Do::StopTrying))
    })
    .into_iter()
    .collect()
}
