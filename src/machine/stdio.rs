//! The terminal: what goes in and what comes out.

use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal as _, Write};

/// Room for what is read or written at once.
const ROOM: usize = 256 * 1024;

/// Standard input, buffered.
#[must_use]
pub fn input() -> impl BufRead + Send {
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

/// A password: asked for at the terminal, where nothing of it is shown; otherwise the next line of the input.
pub fn password(prompt: &str) -> io::Result<String> {
    if io::stdin().is_terminal() {
        return rpassword::prompt_password(prompt);
    }
    let mut line = String::new();
    io::stdin().read_line(&mut line)?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

/// Whether standard error is a terminal whose user has not asked for plain text.
#[must_use]
pub fn is_painted() -> bool {
    let asked_for_plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    io::stderr().is_terminal() && !asked_for_plain && !is_dumb
}
