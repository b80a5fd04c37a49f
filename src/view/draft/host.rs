//! What is typed to open a room.

/// The fields of whoever opens a room.
#[derive(Debug, Default)]
pub(in crate::view) struct HostDraft {
    /// Whether the way in of the remote control is shown: the class is not to read it.
    pub(in crate::view) remote: bool,
    /// Where the list of names lies.
    pub(in crate::view) roster: String,
    /// The teams, divided by commas.
    pub(in crate::view) teams: String,
    /// Who is looked at among those in the room.
    pub(in crate::view) whom: Option<u32>,
    /// Another name for them.
    pub(in crate::view) name: String,
}
