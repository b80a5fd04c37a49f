//! The key that shows and hides the sources of reasons.

use eframe::egui::Ui;

use crate::app::{Action, App};
use crate::progress::Settings;
use crate::rules::clause::Basis;
use crate::rules::reason::Reason;
use crate::view::Appearance;
use crate::view::keys::sources_pressed;
use crate::view::widget::quiet_button;

/// The key that shows or hides the sources of these reasons, if any but the author's word stands behind them.
pub(super) fn sources_ui(ui: &mut Ui, app: &App, face: &Appearance, reasons: &[Reason]) -> Option<Action> {
    if reasons.iter().all(|reason| reason.basis == Basis::Authored) {
        return None;
    }
    let key = if face.shows_sources() { text_key!("sources-hide") } else { text_key!("sources-show") };
    let clicked = quiet_button(ui, &face.theme, &face.words.message(key), Some("F2")).clicked();
    if clicked { Some(toggle_sources(app)) } else { toggle_sources_by_key(ui, app) }
}

pub(super) fn toggle_sources_by_key(ui: &Ui, app: &App) -> Option<Action> {
    sources_pressed(ui).then(|| toggle_sources(app))
}

fn toggle_sources(app: &App) -> Action {
    Action::Set(Settings { shows_sources: !app.settings().shows_sources, ..app.settings().clone() })
}
