//! Unsaved input for hosting a room.

use crate::i18n::phrase::Phrase;

#[derive(Debug, Default)]
pub(in crate::view) struct HostDraft {
    /// Shows the remote control's link, which the class must not see.
    pub(in crate::view) remote: bool,
    /// Path of the name list.
    pub(in crate::view) roster: String,
    /// Team names, separated by commas.
    pub(in crate::view) teams: String,
    pub(in crate::view) no_teams: Option<Phrase>,
    /// Id of the participant whose details are open.
    pub(in crate::view) selected: Option<u32>,
    /// New name for the selected participant.
    pub(in crate::view) name: String,
}
