//! The terminal: what goes in, what comes out, and the language the system speaks.

use std::io::{self, BufRead, BufReader, BufWriter, Write};

/// Room for what is read or written at once.
const ROOM: usize = 256 * 1024;

/// Standard input, buffered.
#[must_use]
pub fn input() -> impl BufRead {
    BufReader::with_capacity(ROOM, io::stdin())
}

/// Standard output, buffered; what is written last must be flushed.
#[must_use]
pub fn output() -> impl Write {
    BufWriter::with_capacity(ROOM, io::stdout())
}

/// Standard error.
#[must_use]
pub fn errors() -> impl Write {
    io::stderr()
}

/// The language the system speaks, as a tag such as `fr-FR`.
#[must_use]
pub fn system_language() -> Option<String> {
    sys_locale::get_locale()
}
