//! What is typed to open a room.

use crate::rules::phrase::Phrase;

/// The fields of whoever opens a room.
#[derive(Debug, Default)]
pub(in crate::view) struct HostDraft {
    /// Whether the way in of the remote control is shown: the class is not to read it.
    pub(in crate::view) remote: bool,
    /// Where the list of names lies.
    pub(in crate::view) roster: String,
    /// The teams, divided by commas.
    pub(in crate::view) teams: String,
    /// Why these cannot be the teams.
    pub(in crate::view) no_teams: Option<Phrase>,
    /// Who is looked at among those in the room.
    pub(in crate::view) whom: Option<u32>,
    /// Another name for them.
    pub(in crate::view) name: String,
}
