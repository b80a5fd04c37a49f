//! Fields for a path, typed or chosen in the file dialog of the system.

use eframe::egui::{Id, Role, Ui};

use super::profile_admin::field_ui;
use crate::app::path_field::{ChosenPath, PathAction, PathField};
use crate::app::{Action, App};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::view::Appearance;
use crate::view::widget::{name, primary_height, quiet_button};

/// The field whose button was pressed in this frame.
const ASKED: &str = "asked-path";
/// The path that waits for the field it is for.
const CHOSEN: &str = "chosen-path";

/// As [`field_ui`] for a path, which the file dialog of the system can fill in. A chosen path is submitted at once.
pub(super) fn path_ui(
    ui: &mut Ui,
    face: &Appearance,
    field: PathField,
    (label, button): (TextKey, TextKey),
    text: &mut String,
) -> bool {
    let is_chosen = take_chosen_path(ui, field, text);
    ui.horizontal_wrapped(|ui| {
        // The row of the field begins at the height of the button.
        ui.spacing_mut().interact_size.y = primary_height(ui);
        browse_ui(ui, face, field, label);
        field_ui(ui, face, label, button, text)
    })
    .inner
        || is_chosen
}

/// The button that opens the file dialog of the system.
pub(super) fn browse_ui(ui: &mut Ui, face: &Appearance, field: PathField, label: TextKey) {
    let button = quiet_button(ui, &face.theme, &face.words.message(text_key!("browse")), None);
    let what = text!("browse-for", field = Fact::Text(face.words.message(label)));
    name(&button, Role::Button, &face.words.render(&what, &HouseTerms::default()));
    if button.clicked() {
        ui.data_mut(|data| data.insert_temp(Id::unique(ASKED), Some(field)));
    }
}

/// Fills in the path that was chosen for this field; true in the frame in which it was.
pub(super) fn take_chosen_path(ui: &Ui, field: PathField, text: &mut String) -> bool {
    let id = Id::unique(CHOSEN);
    let chosen: Option<ChosenPath> = ui.data(|data| data.get_temp::<Option<ChosenPath>>(id)).flatten();
    let Some(chosen) = chosen.filter(|chosen| chosen.field == field) else { return false };
    *text = chosen.path.display().to_string();
    ui.data_mut(|data| data.insert_temp(id, None::<ChosenPath>));
    true
}

/// Hands a path that was just chosen to the field it is for.
pub(super) fn offer_chosen_path(ui: &Ui, app: &App) {
    let Some(chosen) = app.chosen_path() else { return };
    let (seen, offered) = (Id::unique("chosen-path-seen"), Id::unique(CHOSEN));
    ui.data_mut(|data| {
        let number = data.get_temp_mut_or_default::<u64>(seen);
        if std::mem::replace(number, chosen.number) != chosen.number {
            data.insert_temp(offered, Some(chosen.clone()));
        }
    });
}

/// The field whose button was just pressed.
pub(super) fn asked_path(ui: &Ui) -> Option<Action> {
    ui.data_mut(|data| data.remove_temp::<Option<PathField>>(Id::unique(ASKED)))
        .flatten()
        .map(|field| Action::Path(PathAction::Choose(field)))
}
