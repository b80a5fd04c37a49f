//! A call to be said aloud: the table first, then the model answer and self-marking.

use eframe::egui::Ui;

use super::answer::{answer_ui, finish_ui, model_ui, take_strokes};
use super::heard::again_ui;
use super::lesson::{Room, column_beside_ui, continue_ui, prompt_ui, table_ui};
use super::page::small_ui;
use crate::app::practice::{self, Asked, Practice};
use crate::app::{Action, App};
use crate::drill::marking::Key;
use crate::rules::phrase::{Fact, Phrase};
use crate::view::Face;
use crate::view::draft::AnswerDraft;
use crate::view::table::Marks;
use crate::view::theme::GRID;
use crate::words::Names;

pub(super) fn aloud_ui(
    ui: &mut Ui,
    app: &App,
    practice: &Practice,
    asked: &Asked,
    face: &Face,
    draft: &mut AnswerDraft,
) -> Option<Action> {
    let done = match asked.model() {
        None => to_say_ui(ui, practice, asked, face).then_some(Action::Practice(practice::Action::Spoken)),
        Some(key) => to_mark_ui(ui, app, practice, (asked, key), face, draft),
    };
    table_ui(ui, practice.house(), face, &asked.question().scene, &[], &Marks::default());
    done
}

fn to_say_ui(ui: &mut Ui, practice: &Practice, asked: &Asked, face: &Face) -> bool {
    let what = ("to say", practice.tally().asked());
    let ((), said) = column_beside_ui(
        ui,
        face,
        Room::Usual,
        what,
        |ui| {
            prompt_ui(ui, practice.house(), face, asked.question());
            ui.add_space(GRID);
            small_ui(ui, &face.theme, &face.words.key("aloud-hint"));
        },
        |ui| continue_ui(ui, face, "aloud-said"),
    );
    said
}

/// The model answer, the time taken and the points to mark.
fn to_mark_ui(
    ui: &mut Ui,
    app: &App,
    practice: &Practice,
    (asked, key): (&Asked, &Key),
    face: &Face,
    draft: &mut AnswerDraft,
) -> Option<Action> {
    let question = asked.question();
    take_strokes(ui, &question.form, draft);
    let marked = draft.clone();
    let what = ("to mark", practice.tally().asked());
    let (again, finished) = column_beside_ui(
        ui,
        face,
        Room::Usual,
        what,
        |ui| {
            ui.add_space(GRID);
            model_ui(ui, face, key);
            let again = ui.horizontal_wrapped(|ui| {
                let again = again_ui(ui, app, face);
                if let Some(millis) = asked.spoken_millis().filter(|_| practice.is_timed()) {
                    let time = Phrase::plain("aloud-time").with("seconds", Fact::Text(face.words.seconds(millis)));
                    small_ui(ui, &face.theme, &face.words.say(&time, &Names::default()));
                }
                again
            });
            answer_ui(ui, question, practice.house(), face, draft);
            again.inner
        },
        |ui| finish_ui(ui, &question.form, face, &marked),
    );
    if *draft != marked {
        // The footer was laid out before this stroke and is stale.
        ui.ctx().request_repaint();
    }
    again.or(finished.map(practice::Action::Answer).map(Action::Practice))
}
