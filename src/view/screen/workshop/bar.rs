//! The bar of an open pack: name, undo and redo, trial, export.

use eframe::egui::{Frame, Panel, Ui};

use crate::app::workshop::{EditorAction, PackEditor, PackPlace, WorkshopAction as Do};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::view::Appearance;
use crate::view::draft::WorkshopDraft;
use crate::view::screen::page::small_ui;
use crate::view::theme::GRID;
use crate::view::widget::{
    Notice, notice_bar, panel, primary_button_where, primary_height, quiet_button, quiet_button_where,
};

pub(super) fn head_ui(
    ui: &mut Ui,
    pack: &PackEditor,
    face: &Appearance,
    draft: &mut WorkshopDraft,
    done: &mut Vec<Do>,
) {
    let frame = Frame::new().fill(face.theme.surround.background).inner_margin(4);
    Panel::top("workshop-head").frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            // One button is higher; all share its row height.
            ui.set_row_height(primary_height(ui));
            let word = |key: &'static str| face.words.message(key);
            if quiet_button(ui, &face.theme, &word("go-back"), Some(&word("key-escape"))).clicked() {
                done.push(Do::Close);
            }
            let turns = [
                ("workshop-undo", pack.document().undoes(), Do::Editor(EditorAction::Undo)),
                ("workshop-redo", pack.document().redoes(), Do::Editor(EditorAction::Redo)),
            ];
            for (key, what, action) in turns {
                let button = quiet_button_where(ui, &face.theme, what.is_some(), &word(key));
                let told = what.map(|what| face.words.render(what, &HouseTerms::default())).unwrap_or_default();
                if button.on_hover_text(told).clicked() {
                    done.push(action);
                }
            }
            if quiet_button(ui, &face.theme, &word("workshop-add"), None).clicked() {
                draft.ask_what_to_add();
            }
            let can_try =
                *pack.place() != PackPlace::Pack && !matches!(pack.place(), PackPlace::File(_) | PackPlace::Part(..));
            if primary_button_where(ui, &face.theme, can_try, &word("workshop-try"), "F5").clicked() {
                done.push(Do::Editor(EditorAction::Try));
            }
            if quiet_button(ui, &face.theme, &word("sheet-print"), None).clicked() {
                draft.ask_what_to_print();
            }
            if quiet_button(ui, &face.theme, &word("workshop-hand-over"), None).clicked() {
                done.push(Do::Editor(EditorAction::HandOver));
            }
            let saved = match (pack.is_blocked(), pack.is_saved()) {
                (true, _) => "workshop-aside",
                (false, true) => "workshop-saved",
                (false, false) => "workshop-saving",
            };
            small_ui(ui, &face.theme, &word(saved));
        });
        if let Some(refused) = pack.refusal() {
            small_ui(ui, &face.theme, &face.words.render(refused, &HouseTerms::default()));
        }
    });
}

/// Conflict with files changed on disk: choose a version.
pub(super) fn conflict_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance, done: &mut Vec<Do>) {
    let theirs: Vec<&str> = pack.externally_changed().collect();
    if !theirs.is_empty() {
        let ways = [
            ("workshop-take-theirs", Do::Editor(EditorAction::TakeTheirs)),
            ("workshop-keep-mine", Do::Editor(EditorAction::KeepMine)),
        ];
        choose_version_ui(ui, face, Notice::Bad, "workshop-theirs", &theirs, ways, done);
    }
}

/// A draft backup from the last session: restore or discard.
pub(super) fn draft_backup_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance, done: &mut Vec<Do>) {
    let Some(kept) = pack.offered() else { return };
    let moved = kept.moves.iter().map(|(_, to)| to.as_str());
    let files: Vec<&str> = kept.files.keys().map(String::as_str).chain(moved).collect();
    let ways = [
        ("workshop-take-up", Do::Editor(EditorAction::RestoreDraft)),
        ("workshop-throw-away", Do::Editor(EditorAction::ThrowDraftAway)),
    ];
    choose_version_ui(ui, face, Notice::Plain, "workshop-kept-aside", &files, ways, done);
}

fn choose_version_ui(
    ui: &mut Ui,
    face: &Appearance,
    notice: Notice,
    key: &'static str,
    files: &[&str],
    ways: [(&'static str, Do); 2],
    done: &mut Vec<Do>,
) {
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        let told = Phrase::plain(key).with("files", Fact::Text(files.join(", ")));
        notice_bar(ui, &face.theme, notice, &face.words.render(&told, &HouseTerms::default()), None);
        ui.horizontal_wrapped(|ui| {
            for (way, action) in ways {
                if quiet_button(ui, &face.theme, &face.words.message(way), None).clicked() {
                    done.push(action);
                }
            }
        });
    });
    ui.add_space(GRID);
}
