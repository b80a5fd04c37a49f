//! What is typed to come into a room.

/// The fields of whoever comes in.
#[derive(Debug, Default)]
pub(in crate::view) struct GuestDraft {
    /// The code, or the link.
    pub(in crate::view) code: String,
    /// The address, where the room was not found by itself.
    pub(in crate::view) address: String,
    /// The name; nothing before it was proposed.
    pub(in crate::view) name: Option<String>,
}
