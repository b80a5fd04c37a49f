//! Files dragged and dropped onto the window: a lesson pack or a profile.

use std::path::{Path, PathBuf};

use eframe::egui::{Align2, Area, Frame, Id, Order, Stroke, StrokeKind, Ui, vec2};

use crate::app::{Action, App, Screen, packs, profile_admin};
use crate::view::Appearance;
use crate::view::theme::{GRID, ROUND};

const PACK: &str = ".tailleur-pack";

/// Actions for the files dropped since the last frame. Draws a hint while a file hovers.
pub(super) fn file_drop_ui(ui: &Ui, app: &App, face: &Appearance) -> Vec<Action> {
    if matches!(app.screen(), Screen::Workshop(_)) {
        // The workshop uses dropped files itself.
        return Vec::new();
    }
    let hovers = ui.input(|input| !input.raw.hovered_files.is_empty());
    if hovers {
        hint_ui(ui, face);
    }
    let path = ui.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
    let Some(path) = path else { return Vec::new() };
    let takes_profiles = matches!(app.screen(), Screen::Welcome | Screen::Profile(_));
    match (is_pack(&path), takes_profiles) {
        (true, _) => vec![Action::Packs(packs::PacksAction::Look(path))],
        (false, true) => import_profile(path),
        (false, false) => Vec::new(),
    }
}

fn import_profile(path: PathBuf) -> Vec<Action> {
    [profile_admin::ProfileAdminAction::Open, profile_admin::ProfileAdminAction::Look(path)]
        .map(Action::Archives)
        .into()
}

fn is_pack(path: &Path) -> bool {
    path.to_string_lossy().to_lowercase().ends_with(PACK)
}

fn hint_ui(ui: &Ui, face: &Appearance) {
    let screen = ui.ctx().content_rect();
    let surround = &face.theme.surround;
    let area = Area::new(Id::unique("dropped")).order(Order::Foreground).interactable(false);
    area.anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0)).show(ui.ctx(), |ui| {
        let ring = screen.shrink(GRID);
        let line = Stroke::new(3.0, surround.accent);
        ui.painter().rect_stroke(ring, ROUND, line, StrokeKind::Inside);
        Frame::new().fill(surround.surface).inner_margin(2.0 * GRID).corner_radius(ROUND).show(ui, |ui| {
            ui.label(face.words.message(text_key!("packs-drop-here")));
        });
    });
}
