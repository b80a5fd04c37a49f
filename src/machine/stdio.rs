//! The terminal: what goes in and what comes out.

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
