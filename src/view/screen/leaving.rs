//! The question asked before answers that are not on the disk are left.

use std::path::PathBuf;

use eframe::egui::{Frame, Id, Label, Modal, RichText, Role, ScrollArea, TextStyle, Ui};

use super::page::scroll_by_keys;
use super::path_field::path_ui;
use crate::app::path_field::PathField;
use crate::app::waiting::{LeaveDialog, LeaveStep, LeaveTarget, WaitingAction as Do};
use crate::app::{Action, App};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::view::keys::continue_pressed;
use crate::view::theme::GRID;
use crate::view::widget::{name, primary_button, primary_height, quiet_button};
use crate::view::{Appearance, Drafts};

pub(super) fn leaving_ui(
    ui: &mut Ui,
    app: &App,
    face: &Appearance,
    drafts: &mut Drafts,
    dialog: &LeaveDialog,
) -> Option<Action> {
    let frame = Frame::popup(ui.style()).inner_margin(16);
    let modal = Modal::new(Id::unique("leaving")).frame(frame).show(ui.ctx(), |ui| {
        let window = ui.ctx().content_rect().size();
        let measure = TextStyle::Body.resolve(ui.style()).size * 34.0;
        ui.set_width((window.x - 8.0 * GRID).min(measure));
        // The buttons stay visible.
        let foot = primary_height(ui) * 2.0 + 12.0 * GRID;
        let most = (window.y - foot).max(8.0 * GRID);
        let saves = ScrollArea::vertical().id_salt("leaving").max_height(most).show(ui, |ui| {
            words_ui(ui, app, face, dialog);
            let saves = if matches!(dialog.step, LeaveStep::Saved(_)) { None } else { save_ui(ui, app, face, drafts) };
            scroll_by_keys(ui);
            saves
        });
        ui.add_space(GRID);
        buttons_ui(ui, app, face, dialog).or(saves.inner)
    });
    modal.inner.map(Action::Waiting)
}

fn words_ui(ui: &mut Ui, app: &App, face: &Appearance, dialog: &LeaveDialog) {
    let waiting = app.waiting();
    let count = Fact::Number(waiting.count);
    let title = phrase_text(face, &text!("leave-title", count = count.clone()));
    let heading = ui.label(RichText::new(&title).text_style(TextStyle::Heading));
    name(&heading, Role::Alert, &title);
    ui.add_space(GRID);
    let slow = text!("trouble-slow");
    let trouble = waiting.trouble.clone().unwrap_or(slow);
    let place = Fact::Text(waiting.place.display().to_string());
    let mut say = |phrase: &Phrase| {
        ui.add(Label::new(phrase_text(face, phrase)).wrap());
        ui.add_space(GRID);
    };
    match &dialog.step {
        LeaveStep::Saved(path) => {
            say(&text!("leave-saved", place = Fact::Text(path.display().to_string())));
        }
        LeaveStep::NotSaved(why) => say(why),
        LeaveStep::Asking | LeaveStep::Trying => {
            say(&text!("leave-why", place = place, trouble = Fact::Phrase(Box::new(trouble))));
        }
    }
    match (dialog.target, &dialog.step) {
        (_, LeaveStep::Trying) => say(&text!("leave-trying")),
        (_, LeaveStep::Saved(_)) => {}
        (LeaveTarget::Window, _) => say(&text!("leave-loses", count = count)),
        (LeaveTarget::Profile, _) => say(&text!("leave-waits", count = count)),
    }
}

/// The field for another file.
fn save_ui(ui: &mut Ui, app: &App, face: &Appearance, drafts: &mut Drafts) -> Option<Do> {
    let path = drafts.elsewhere.get_or_insert_with(|| app.waiting().elsewhere.display().to_string());
    let saves =
        path_ui(ui, face, PathField::Answers, (text_key!("leave-file"), text_key!("leave-save-elsewhere")), path);
    saves.then(|| Do::SaveElsewhere(PathBuf::from(path.trim())))
}

fn buttons_ui(ui: &mut Ui, app: &App, face: &Appearance, dialog: &LeaveDialog) -> Option<Do> {
    let words = |key| face.words.message(key);
    let (enter, escape) = (words(text_key!("key-enter")), words(text_key!("key-escape")));
    let leave = match (dialog.target, &dialog.step) {
        (LeaveTarget::Window, LeaveStep::Saved(_)) => words(text_key!("leave-close")),
        (LeaveTarget::Window, _) => {
            phrase_text(face, &text!("leave-anyway", count = Fact::Number(app.waiting().count)))
        }
        (LeaveTarget::Profile, _) => words(text_key!("leave-profile")),
    };
    ui.horizontal_wrapped(|ui| {
        let is_safe = matches!(dialog.step, LeaveStep::Saved(_));
        let (first, does) =
            if is_safe { (leave.clone(), Do::LeaveAnyway) } else { (words(text_key!("leave-try")), Do::TryAgain) };
        let mut done = None;
        if primary_button(ui, &face.theme, &first, Some(&enter)).clicked() || continue_pressed(ui) {
            done = Some(does);
        }
        if quiet_button(ui, &face.theme, &words(text_key!("leave-stay")), Some(&escape)).clicked() {
            done = Some(Do::Stay);
        }
        if !is_safe && quiet_button(ui, &face.theme, &leave, None).clicked() {
            done = Some(Do::LeaveAnyway);
        }
        done
    })
    .inner
}

fn phrase_text(face: &Appearance, phrase: &Phrase) -> String {
    face.words.render(phrase, &HouseTerms::default())
}
