//! Unsaved input for joining a room.

#[derive(Debug, Default)]
pub(in crate::view) struct GuestDraft {
    pub(in crate::view) code: String,
    /// Address, if the room was not discovered.
    pub(in crate::view) address: String,
    /// PIN of the name, where the room asks for one.
    pub(in crate::view) pin: String,
    /// Display name; `None` until one was proposed.
    pub(in crate::view) name: Option<String>,
}
