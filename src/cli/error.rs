//! The error of a command.

use std::io;

use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::disk::FileError;

#[derive(Debug)]
pub(super) enum CommandError {
    /// Malformed call or unusable file.
    Usage(Phrase),
    /// Rejected input.
    Wrong(Phrase),
    /// Broken pipe: the reader of the output has gone.
    BrokenPipe,
}

impl From<FileError> for CommandError {
    fn from(error: FileError) -> Self {
        match error {
            FileError::Unreadable(path, why) => Self::Usage(why.phrase(&path)),
            FileError::Rejected(why) => Self::Wrong(why),
        }
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::BrokenPipe,
            _ => Self::Usage(text!("cli-stream", why = Fact::Text(error.to_string()))),
        }
    }
}
