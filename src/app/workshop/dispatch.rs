//! The workshop as a screen of the app: opened, acted on and left.

use super::{EditorAction, PackEditor, Workshop, WorkshopAction, WorkshopAuthor};
use crate::app::shift::origin::ShiftOrigin;
use crate::app::{App, Effect, NoticeTopic, Screen};
use crate::progress::Moment;

impl App {
    /// The workshop can be opened from the welcome screen, home and the settings.
    pub(in crate::app) fn workshop_action(&mut self, action: WorkshopAction, now: Moment) -> Vec<Effect> {
        if action == WorkshopAction::Open && self.screen.is_menu() {
            let house = self.session.house().map(|house| house.id.clone()).unwrap_or_default();
            let name = self.session.profile.as_ref().map(|profile| profile.name.clone()).unwrap_or_default();
            let writer = WorkshopAuthor { name, language: self.session.language() };
            self.screen = Screen::Workshop(Box::new(Workshop::new(self.session.shelf.clone(), &house, writer)));
        }
        if matches!(action, WorkshopAction::Opened(_)) {
            // A pack was found in the meantime.
            self.session.remove_notices(NoticeTopic::WorkshopFolder);
        }
        // While a shift is tried, replies of the disk still arrive.
        let ((Screen::Workshop(workshop), _) | (_, ShiftOrigin::Workshop(workshop))) =
            (&mut self.screen, &mut self.shift_origin)
        else {
            return Vec::new();
        };
        let watched = action == WorkshopAction::Editor(EditorAction::Watch);
        let tries = watched || action == WorkshopAction::Editor(EditorAction::Try);
        if tries && workshop.open().is_some_and(PackEditor::is_at_shift) {
            return self.try_shift(watched, now);
        }
        workshop.act(action, &mut self.session.pack_histories, now).into_iter().map(Effect::Workshop).collect()
    }
}

impl Workshop {
    /// Closes the trial, the editor of a scene, or the pack. `None` if only the list is open.
    pub(in crate::app) fn close_action(&self) -> Option<WorkshopAction> {
        let pack = self.open()?;
        Some(if pack.trying().is_some() {
            WorkshopAction::Editor(EditorAction::StopTrying)
        } else if pack.scene_editor().is_some() {
            WorkshopAction::Editor(EditorAction::CloseSceneEditor)
        } else if pack.translation().is_some() {
            WorkshopAction::Editor(EditorAction::Translate(None))
        } else {
            WorkshopAction::Close
        })
    }
}
