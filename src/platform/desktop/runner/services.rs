//! What a window lends to the runner.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::lanes::ThreadSetup;
use crate::app::path_field::PathField;
use crate::platform::audio_output::Sound;

/// What came of a file dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DialogResult {
    Chosen(PathBuf),
    Cancelled,
    /// This system has no file dialog.
    Missing,
}

/// Opens a finished document with the system's program.
pub type ShowFile = Box<dyn FnMut(&Path) -> io::Result<()>>;

/// Called once the dialog is closed.
pub type DialogReply = Box<dyn FnOnce(DialogResult) + Send>;

/// Lent to the runner by a window, or a test in its place.
pub struct Services {
    pub sound: Box<dyn Sound>,
    /// Shows a finished document.
    pub show: ShowFile,
    /// Opens the file dialog of the system.
    pub choose: Box<dyn FnMut(PathField, DialogReply)>,
    /// Asks for a frame; called from other threads.
    pub wake: Arc<dyn Fn() + Send + Sync>,
    pub threads: ThreadSetup,
    /// Rescue folder for answers that the program ends with.
    pub rescue: Vec<PathBuf>,
}
