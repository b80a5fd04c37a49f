//! Reads the arguments and hands over to the command line or to the window; nothing else.

use std::io::Write as _;
use std::process::ExitCode;

use tailleur::cli::{Asked, Start, Status, World, run};
use tailleur::machine::{stdio, threads};
use tailleur::words::{Language, Words};

fn main() -> ExitCode {
    let asked = run(
        std::env::args_os(),
        &mut World {
            input: &mut stdio::input(),
            output: &mut stdio::output(),
            errors: &mut stdio::errors(),
            system_language: stdio::system_language(),
            cores: threads::cores(),
        },
    );
    ExitCode::from(match asked {
        Asked::Command(status) => status as u8,
        Asked::Window(start) => window(&start) as u8,
    })
}

/// Opens the window; a program built without one says so.
fn window(start: &Start) -> Status {
    let system = stdio::system_language().as_deref().and_then(Language::of_tag);
    let language = start.language.or(system).unwrap_or(Language::English);
    let said = writeln!(stdio::errors(), "{}", Words::of(language).key("cli-no-window"));
    if said.is_err() { Status::Wrong } else { Status::Usage }
}
