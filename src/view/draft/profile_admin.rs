//! Unsaved input of the profile administration screen.

#[derive(Debug, Default)]
pub(in crate::view) struct ProfileAdminDraft {
    /// Path of the profile to import.
    pub(in crate::view) path: String,
    /// Name for the imported profile; `None` until edited.
    pub(in crate::view) name: Option<String>,
    pub(in crate::view) place: String,
}
