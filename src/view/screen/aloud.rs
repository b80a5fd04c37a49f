//! A call to be spoken: the table first, then the model answer and self-marking.

use eframe::egui::Ui;

use super::announcements::replay_ui;
use super::answer::{answer_ui, finish_ui, model_ui, take_strokes};
use super::column::{ColumnWidth, column_beside_ui};
use super::lesson::{continue_ui, prompt_ui, table_ui};
use super::page::small_ui;
use crate::app::practice::{self, ActiveQuestion, Practice};
use crate::app::{Action, App};
use crate::drill::marking::AnswerKey;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::draft::AnswerDraft;
use crate::view::table::Marks;
use crate::view::theme::GRID;

pub(super) fn aloud_ui(
    ui: &mut Ui,
    app: &App,
    practice: &Practice,
    asked: &ActiveQuestion,
    face: &Appearance,
    draft: &mut AnswerDraft,
) -> Option<Action> {
    let done = match asked.model() {
        None => to_say_ui(ui, practice, asked, face).then_some(Action::Practice(practice::PracticeAction::Spoken)),
        Some(key) => to_mark_ui(ui, app, practice, (asked, key), face, draft),
    };
    table_ui(ui, practice.house(), face, &asked.question().scene, &[], &Marks::default());
    done
}

fn to_say_ui(ui: &mut Ui, practice: &Practice, asked: &ActiveQuestion, face: &Appearance) -> bool {
    let what = ("to say", practice.tally().answered());
    let ((), said) = column_beside_ui(
        ui,
        face,
        ColumnWidth::Usual,
        what,
        |ui| {
            prompt_ui(ui, practice.house(), face, asked.question());
            ui.add_space(GRID);
            ui.label(face.words.message(text_key!("aloud-hint")));
        },
        |ui| continue_ui(ui, face, text_key!("aloud-said")),
    );
    said
}

/// The model answer, the time taken and the points to mark.
fn to_mark_ui(
    ui: &mut Ui,
    app: &App,
    practice: &Practice,
    (asked, key): (&ActiveQuestion, &AnswerKey),
    face: &Appearance,
    draft: &mut AnswerDraft,
) -> Option<Action> {
    let question = asked.question();
    take_strokes(ui, &question.form, draft);
    let marked = draft.clone();
    let what = ("to mark", practice.tally().answered());
    let (again, finished) = column_beside_ui(
        ui,
        face,
        ColumnWidth::Usual,
        what,
        |ui| {
            ui.add_space(GRID);
            model_ui(ui, face, key);
            let again = replay_ui(ui, app, face);
            if let Some(millis) = asked.spoken_millis().filter(|_| practice.is_timed()) {
                let time = text!("aloud-time", seconds = Fact::Text(face.words.seconds(millis)));
                small_ui(ui, &face.theme, &face.words.render(&time, &HouseTerms::default()));
            }
            answer_ui(ui, question, practice.house(), face, draft);
            again
        },
        |ui| finish_ui(ui, &question.form, face, &marked),
    );
    if *draft != marked {
        // The footer was laid out before this stroke and is stale.
        ui.ctx().request_repaint();
    }
    again.or(finished.map(practice::PracticeAction::Answer).map(Action::Practice))
}
