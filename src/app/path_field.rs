//! Fields for a path that the file dialog of the system fills in.

use std::path::PathBuf;

/// The field of a window that a chosen path is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PathField {
    /// A pack file to install.
    PackFile,
    /// The folder of a pack to edit.
    PackFolder,
    QuestionFile,
    Picture,
    Recording,
    /// The folder of an exported pack.
    ExportFolder,
    SigningKey,
    /// The list of those who may join a room.
    RoomNames,
    /// A profile, or a list of names, for the class report.
    ClassFile,
    /// An exported profile.
    ProfileFile,
    /// The folder to which the data moves.
    DataFolder,
    /// The file of answers that wait for a disk.
    Answers,
}

/// Filling in a field by the file dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PathAction {
    /// Opens the dialog.
    Choose(PathField),
    Chosen(PathField, PathBuf),
}

/// A path from the file dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChosenPath {
    pub field: PathField,
    pub path: PathBuf,
    /// Counts the paths that were chosen.
    pub number: u64,
}
