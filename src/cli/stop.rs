//! Why a command stops before its end.

use std::io;

use crate::rules::phrase::{Fact, Phrase};

/// Why a command stops.
#[derive(Debug)]
pub(super) enum Stop {
    /// It was called in a way it does not understand, or a file could not be used.
    Usage(Phrase),
    /// The input was judged and found wrong.
    Wrong(Phrase),
    /// Whoever read the output has gone.
    NobodyReads,
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::Usage(Phrase::plain("cli-stream").with("why", Fact::Text(error.to_string()))),
        }
    }
}
