//! The list of keys, over whatever is on the screen.

use eframe::egui::{Id, Modal, Ui};

use super::page::heading_ui;
use crate::view::Face;
use crate::view::theme::GRID;
use crate::view::widget::{key_cap, primary_button};

/// What each key does: the caps, then the text key.
const KEYS: [(&[&str], &str); 8] = [
    (&["key-enter"], "keys-enter"),
    (&["key-escape"], "keys-escape"),
    (&["?"], "keys-question-mark"),
    (&["Tab"], "keys-tab"),
    (&["0", "9"], "keys-digits"),
    (&["A", "Z"], "keys-letters"),
    (&["↑", "↓"], "keys-arrows"),
    (&["←"], "keys-backspace"),
];

/// Returns whether the list was closed.
pub(super) fn keys_ui(ui: &mut Ui, face: &Face) -> bool {
    let modal = Modal::new(Id::unique("keys")).show(ui.ctx(), |ui| {
        ui.set_max_width(60.0 * GRID);
        heading_ui(ui, &face.words.key("keys-title"));
        eframe::egui::Grid::new("keys").num_columns(2).spacing([3.0 * GRID, GRID]).show(ui, |ui| {
            for (caps, what) in KEYS {
                ui.horizontal(|ui| {
                    for cap in caps {
                        let shown = if cap.starts_with("key-") { face.words.key(cap) } else { (*cap).to_owned() };
                        key_cap(ui, &face.theme, &shown);
                    }
                });
                ui.label(face.words.key(what));
                ui.end_row();
            }
        });
        ui.add_space(GRID);
        primary_button(ui, &face.theme, &face.words.key("close"), Some(&face.words.key("key-escape"))).clicked()
    });
    modal.inner || modal.should_close()
}
