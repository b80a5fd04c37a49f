//! Reads the arguments and hands over to the command line or to the window; nothing else.

use std::io::Write as _;
use std::process::ExitCode;

use tailleur::cli::{Asked, Start, Status, World, run};
use tailleur::machine::{locale, stdio, threads};
use tailleur::rules::phrase::Phrase;
use tailleur::words::{Language, Names, Words};

fn main() -> ExitCode {
    let system = locale::language();
    let asked = run(
        std::env::args_os(),
        &mut World {
            input: &mut stdio::input(),
            output: &mut stdio::output(),
            errors: &mut stdio::errors(),
            system_language: Some(system.code().to_owned()),
            painted: stdio::is_painted(),
            cores: threads::cores(),
        },
    );
    ExitCode::from(match asked {
        Asked::Command(status) => status as u8,
        Asked::Window(start) => window(start, system) as u8,
    })
}

/// Opens the window; a program built without one says so.
fn window(start: Start, system: Language) -> Status {
    let language = start.language.unwrap_or(system);
    match open(start, system) {
        Ok(()) => Status::Done,
        Err(phrase) => {
            let said = writeln!(stdio::errors(), "{}", Words::of(language).say(&phrase, &Names::default()));
            if said.is_err() { Status::Wrong } else { Status::Usage }
        }
    }
}

#[cfg(feature = "desktop")]
fn open(start: Start, system_language: Language) -> Result<(), Phrase> {
    use tailleur::machine::window::{Opening, open};

    let Start { profile, data, language, lesson, pack } = start;
    open(Opening { profile, data, language, system_language, lesson, pack })
}

#[cfg(not(feature = "desktop"))]
fn open(_: Start, _: Language) -> Result<(), Phrase> {
    Err(Phrase::plain("cli-no-window"))
}
