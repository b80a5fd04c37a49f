//! The bar of an open pack: name, undo and redo, trial, export.

use eframe::egui::{Align, Align2, Area, Color32, Frame, Id, Layout, Order, Panel, Stroke, TextStyle, Ui, vec2};

use super::shown_in;
use crate::app::workshop::{EditorAction, PackEditor, PackPlace, WorkshopAction as Do};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::view::Appearance;
use crate::view::draft::WorkshopDraft;
use crate::view::screen::page::small_ui;
use crate::view::theme::{GRID, ROUND};
use crate::view::widget::{
    Notice, notice_bar, panel, primary_button, primary_button_where, primary_height, quiet_button, quiet_button_where,
};

pub(super) fn head_ui(
    ui: &mut Ui,
    pack: &PackEditor,
    face: &Appearance,
    draft: &mut WorkshopDraft,
    done: &mut Vec<Do>,
) {
    let frame = Frame::new().inner_margin(4);
    Panel::top("workshop-head").frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            // One button is higher; all share its row height.
            ui.set_row_height(primary_height(ui));
            let word = |key: TextKey| face.words.message(key);
            let escape = word(text_key!("key-escape"));
            let leaves = if pack.scene_editor().is_some() {
                primary_button(ui, &face.theme, &word(text_key!("laying-done")), Some(&escape))
            } else {
                quiet_button(ui, &face.theme, &word(text_key!("go-back")), Some(&escape))
            };
            if leaves.clicked() {
                done.push(Do::Close);
            }
            undo_ui(ui, pack, face, done);
            if quiet_button(ui, &face.theme, &word(text_key!("workshop-add")), None).clicked() {
                draft.ask_what_to_add();
            }
            let is_other = matches!(pack.place(), PackPlace::Pack | PackPlace::File(_) | PackPlace::Part(..));
            let can_try = !is_other || pack.is_at_shift();
            if primary_button_where(ui, &face.theme, can_try, &word(text_key!("workshop-try")), "F5").clicked() {
                done.push(Do::Editor(EditorAction::Try));
            }
            shown_in::choice_ui(ui, pack, face, draft);
            let watch = word(text_key!("workshop-watch"));
            if pack.is_at_shift() && quiet_button(ui, &face.theme, &watch, None).clicked() {
                done.push(Do::Editor(EditorAction::Watch));
            }
            if quiet_button(ui, &face.theme, &word(text_key!("sheet-print")), None).clicked() {
                draft.ask_what_to_print();
            }
            if quiet_button(ui, &face.theme, &word(text_key!("workshop-hand-over")), None).clicked() {
                draft.hand_over();
            }
            let saved = match (pack.is_blocked(), pack.is_saved()) {
                (true, _) => text_key!("workshop-aside"),
                (false, true) => text_key!("workshop-saved"),
                (false, false) => text_key!("workshop-saving"),
            };
            state_ui(ui, face, saved);
        });
    });
}

fn undo_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance, done: &mut Vec<Do>) {
    let turns = [
        (text_key!("workshop-undo"), pack.document().undoes(), Do::Editor(EditorAction::Undo)),
        (text_key!("workshop-redo"), pack.document().redoes(), Do::Editor(EditorAction::Redo)),
    ];
    for (key, what, action) in turns {
        let button = quiet_button_where(ui, &face.theme, what.is_some(), &face.words.message(key));
        let phrase = what.map(|what| face.words.render(what, &HouseTerms::default())).unwrap_or_default();
        if button.on_hover_text(phrase).clicked() {
            done.push(action);
        }
    }
}

/// The state of saving. All states have one width, so that the bar does not wrap when they change.
fn state_ui(ui: &mut Ui, face: &Appearance, state: TextKey) {
    let states = [text_key!("workshop-aside"), text_key!("workshop-saved"), text_key!("workshop-saving")];
    let font = TextStyle::Small.resolve(ui.style());
    let width = |key| ui.painter().layout_no_wrap(face.words.message(key), font.clone(), Color32::PLACEHOLDER).size().x;
    let width = states.map(width).into_iter().fold(0.0, f32::max);
    let size = vec2(width, primary_height(ui));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        small_ui(ui, &face.theme, &face.words.message(state));
    });
}

/// Why the last action was impossible, over the bottom of the window: nothing moves for it.
pub(super) fn refusal_ui(ui: &Ui, pack: &PackEditor, face: &Appearance) {
    let Some(refused) = pack.refusal() else { return };
    let area = Area::new(Id::unique("workshop-refusal")).order(Order::Foreground).interactable(false);
    area.anchor(Align2::CENTER_BOTTOM, vec2(0.0, -8.0 * GRID)).show(ui.ctx(), |ui| {
        ui.set_max_width(ui.ctx().content_rect().width() * 0.7);
        let surround = &face.theme.surround;
        let frame = Frame::new().fill(surround.surface).stroke(Stroke::new(1.5, surround.accent));
        frame.inner_margin(1.5 * GRID).corner_radius(ROUND).show(ui, |ui| {
            ui.label(face.words.render(refused, &HouseTerms::default()));
        });
    });
}

/// Conflict with files changed on disk: choose a version.
pub(super) fn conflict_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance, done: &mut Vec<Do>) {
    let theirs: Vec<&str> = pack.externally_changed().collect();
    if !theirs.is_empty() {
        let ways = [
            (text_key!("workshop-take-theirs"), Do::Editor(EditorAction::TakeTheirs)),
            (text_key!("workshop-keep-mine"), Do::Editor(EditorAction::KeepMine)),
        ];
        let choice = VersionChoice { notice: Notice::Bad, key: text_key!("workshop-theirs"), files: &theirs, ways };
        choose_version_ui(ui, face, choice, done);
    }
}

/// A draft backup from the last session: restore or discard.
pub(super) fn draft_backup_ui(ui: &mut Ui, pack: &PackEditor, face: &Appearance, done: &mut Vec<Do>) {
    let Some(kept) = pack.offered() else { return };
    let moved = kept.moves.iter().map(|(_, to)| to.as_str());
    let files: Vec<&str> = kept.files.keys().map(String::as_str).chain(moved).collect();
    let ways = [
        (text_key!("workshop-take-up"), Do::Editor(EditorAction::RestoreDraft)),
        (text_key!("workshop-throw-away"), Do::Editor(EditorAction::ThrowDraftAway)),
    ];
    let choice = VersionChoice { notice: Notice::Plain, key: text_key!("workshop-kept-aside"), files: &files, ways };
    choose_version_ui(ui, face, choice, done);
}

/// Two versions of the same files, of which the author takes one.
struct VersionChoice<'a> {
    notice: Notice,
    key: TextKey,
    files: &'a [&'a str],
    /// Text key and action of each button.
    ways: [(TextKey, Do); 2],
}

fn choose_version_ui(ui: &mut Ui, face: &Appearance, choice: VersionChoice<'_>, done: &mut Vec<Do>) {
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        let text = Phrase::plain(choice.key).with("files", Fact::Text(choice.files.join(", ")));
        notice_bar(ui, &face.theme, choice.notice, &face.words.render(&text, &HouseTerms::default()), &[]);
        ui.horizontal_wrapped(|ui| {
            for (way, action) in choice.ways {
                if quiet_button(ui, &face.theme, &face.words.message(way), None).clicked() {
                    done.push(action);
                }
            }
        });
    });
    ui.add_space(GRID);
}
