//! What is typed on the profile's screen.

/// What is typed on the profile's screen.
#[derive(Debug, Default)]
pub(in crate::view) struct ArchivesDraft {
    /// Where a profile lies that is to be brought in.
    pub(in crate::view) path: String,
    /// The name it is to have; `None` before somebody typed one.
    pub(in crate::view) name: Option<String>,
    /// Where the profile is to move.
    pub(in crate::view) place: String,
}
