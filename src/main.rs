//! Reads the arguments and hands over to the command line or to the window; nothing else.

use std::io::Write as _;
use std::process::ExitCode;

use tailleur::cli::{Launch, Status, WindowOptions, World, run};
use tailleur::i18n::phrase::Phrase;
use tailleur::i18n::{Catalog, HouseTerms, Language};
use tailleur::platform::{locale, stdio, threads};

fn main() -> ExitCode {
    let system = locale::language();
    let asked = run(
        std::env::args_os(),
        &mut World {
            input: &mut stdio::input(),
            output: &mut stdio::output(),
            errors: &mut stdio::errors(),
            system_language: Some(system.code().to_owned()),
            painted: stdio::stderr_wants_colour(),
            cores: threads::cores(),
        },
    );
    ExitCode::from(match asked {
        Launch::Finished(status) => status as u8,
        Launch::Window(start) => window(start, system) as u8,
    })
}

/// Opens the window; a program built without one reports it.
fn window(start: WindowOptions, system: Language) -> Status {
    let language = start.language.unwrap_or(system);
    match open(start, system) {
        Ok(()) => Status::Done,
        Err(phrase) => {
            let said = writeln!(stdio::errors(), "{}", Catalog::new(language).render(&phrase, &HouseTerms::default()));
            if said.is_err() { Status::Wrong } else { Status::Usage }
        }
    }
}

#[cfg(feature = "desktop")]
fn open(start: WindowOptions, system_language: Language) -> Result<(), Phrase> {
    use tailleur::platform::desktop::window::{LaunchOptions, open};

    let WindowOptions { profile, data, language, lesson, file } = start;
    open(LaunchOptions { profile, data, language, system_language, lesson, file })
}

#[cfg(not(feature = "desktop"))]
fn open(_: WindowOptions, _: Language) -> Result<(), Phrase> {
    Err(tailleur::text!("cli-no-window"))
}
