//! The overlay with all keyboard shortcuts.

use eframe::egui::{Frame, Id, Label, Modal, ScrollArea, TextStyle, Ui};

use super::page::{heading_ui, scroll_by_keys};
use crate::app::{App, Screen};
use crate::view::Appearance;
use crate::view::theme::GRID;
use crate::view::widget::{key_cap, primary_button, primary_height};

/// The caps of each shortcut and its text key.
type KeyHelp = [(&'static [&'static str], &'static str)];

const KEYS: &KeyHelp = &[
    (&["key-enter"], "keys-enter"),
    (&["key-escape"], "keys-escape"),
    (&["?"], "keys-question-mark"),
    (&["Tab"], "keys-tab"),
    (&["0", "9"], "keys-digits"),
    (&["A", "Z"], "keys-letters"),
    (&["↑", "↓"], "keys-arrows"),
    (&["key-page"], "keys-pages"),
    (&["⌫"], "keys-backspace"),
    (&["+"], "keys-plus"),
];

const IN_THE_WORKSHOP: &KeyHelp = &[
    (&["F6"], "keys-workshop-parts"),
    (&["↑", "↓"], "keys-workshop-rows"),
    (&["←", "→"], "keys-workshop-folds"),
    (&["Ctrl", "N"], "keys-workshop-add"),
    (&["Alt", "↑", "↓"], "keys-workshop-move"),
    (&["Ctrl", "D"], "keys-workshop-duplicate"),
    (&["key-delete"], "keys-workshop-delete"),
    (&["F2"], "keys-workshop-rename"),
    (&["Ctrl", "Z"], "keys-workshop-undo"),
    (&["Ctrl", "Y"], "keys-workshop-redo"),
    (&["F5"], "keys-workshop-try"),
    (&["Ctrl", "P"], "keys-workshop-print"),
    (&["Tab"], "keys-tab"),
    (&["key-escape"], "keys-workshop-escape"),
    (&["?"], "keys-question-mark"),
];

const IN_A_ROOM: &KeyHelp = &[
    (&["key-enter"], "keys-enter"),
    (&["P"], "host-pause"),
    (&["+"], "host-more"),
    (&["S"], "host-skip"),
    (&["H"], "host-say-again"),
    (&["L"], "host-lock"),
    (&["Tab"], "keys-tab"),
    (&["key-escape"], "host-close"),
    (&["?"], "keys-question-mark"),
];

/// Returns true when the overlay is closed.
pub(super) fn keys_ui(ui: &mut Ui, app: &App, face: &Appearance) -> bool {
    let writes = matches!(app.screen(), Screen::Workshop(it) if it.open().is_some_and(|pack| pack.trying().is_none()));
    let keys = if writes {
        IN_THE_WORKSHOP
    } else if app.screen().has_room() {
        IN_A_ROOM
    } else {
        KEYS
    };
    let frame = Frame::popup(ui.style()).inner_margin(24);
    let modal = Modal::new(Id::unique("keys")).frame(frame).show(ui.ctx(), |ui| {
        let window = ui.ctx().content_rect().size();
        let measure = TextStyle::Body.resolve(ui.style()).size * 32.0;
        ui.set_width((window.x - 12.0 * GRID).min(measure));
        heading_ui(ui, &face.words.message("keys-title"));
        // Title and close button stay visible.
        let around = ui.text_style_height(&TextStyle::Heading) + primary_height(ui) + 14.0 * GRID;
        ScrollArea::vertical().max_height(window.y - around).show(ui, |ui| {
            list_ui(ui, face, keys);
            scroll_by_keys(ui);
        });
        ui.add_space(GRID);
        primary_button(ui, &face.theme, &face.words.message("close"), Some(&face.words.message("key-escape"))).clicked()
    });
    modal.inner || modal.should_close()
}

fn list_ui(ui: &mut Ui, face: &Appearance, keys: &KeyHelp) {
    let caps_width = TextStyle::Body.resolve(ui.style()).size * 7.0;
    for (caps, what) in keys {
        ui.horizontal(|ui| {
            let start = ui.cursor().left();
            for cap in *caps {
                let shown = if cap.starts_with("key-") { face.words.message(cap) } else { (*cap).to_owned() };
                key_cap(ui, &face.theme, &shown);
            }
            ui.add_space((start + caps_width - ui.cursor().left()).max(0.0));
            ui.add(Label::new(face.words.message(what)).wrap());
        });
    }
}
