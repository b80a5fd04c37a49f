//! A lesson trial without recording. Escape returns to the form.

use eframe::egui::Ui;

use crate::app::practice::{Practice, PracticeStage};
use crate::app::workshop::{EditorAction, WorkshopAction as Do};
use crate::app::{Action, App};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::draft::Drafts;
use crate::view::screen::lesson::{continue_ui, lesson_ui};
use crate::view::screen::page::{page_ui, title_ui};
use crate::view::theme::GRID;

pub(super) fn trying_ui(
    ui: &mut Ui,
    app: &App,
    practice: &Practice,
    face: &Appearance,
    drafts: &mut Drafts,
) -> Vec<Action> {
    if *practice.stage() != PracticeStage::Done {
        let done = lesson_ui(ui, app, practice, face, drafts);
        // A clause lookup would leave the workshop.
        return done.into_iter().filter(|action| !matches!(action, Action::LookUp(_))).collect();
    }
    let tally = practice.tally();
    page_ui(ui, text_key!("workshop-tried"), |ui| {
        ui.add_space(4.0 * GRID);
        title_ui(ui, &face.words.message(text_key!("workshop-tried")));
        let phrase = text!(
            "workshop-tried-so",
            right = Fact::Number(tally.right().into()),
            asked = Fact::Number(tally.answered().into())
        );
        ui.label(face.words.render(&phrase, &HouseTerms::default()));
        ui.add_space(2.0 * GRID);
        continue_ui(ui, face, text_key!("workshop-tried-back"))
            .then_some(Action::Workshop(Do::Editor(EditorAction::StopTrying)))
    })
    .into_iter()
    .collect()
}
