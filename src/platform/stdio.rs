//! Standard input and output.

use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal as _, Write};

/// Buffer size, in bytes.
const ROOM: usize = 256 * 1024;

pub fn input() -> impl BufRead + Send {
    BufReader::with_capacity(ROOM, io::stdin())
}

/// Buffered standard output; must be flushed at the end.
pub fn output() -> impl Write {
    BufWriter::with_capacity(ROOM, io::stdout())
}

pub fn errors() -> impl Write {
    io::stderr()
}

/// A password, typed without echo on a terminal, else read as the next line of the input.
pub fn password(prompt: &str) -> io::Result<String> {
    if io::stdin().is_terminal() {
        return rpassword::prompt_password(prompt);
    }
    let mut line = String::new();
    io::stdin().read_line(&mut line)?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

/// True if standard error is a terminal and the user has not asked for plain text.
pub fn stderr_wants_colour() -> bool {
    let asked_for_plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    io::stderr().is_terminal() && !asked_for_plain && !is_dumb
}
