//! The error of a command.

use std::io;

use crate::i18n::phrase::{Fact, Phrase};

#[derive(Debug)]
pub(super) enum CommandError {
    /// Malformed call or unusable file.
    Usage(Phrase),
    /// Rejected input.
    Wrong(Phrase),
    /// Broken pipe: the reader of the output has gone.
    BrokenPipe,
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::BrokenPipe,
            _ => Self::Usage(Phrase::plain("cli-stream").with("why", Fact::Text(error.to_string()))),
        }
    }
}
