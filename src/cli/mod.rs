//! The command line: every command that needs no window.

mod args;
mod batch;
mod check;
mod class;
mod clause;
mod clause_json;
mod coup_line;
mod deal;
mod error;
mod flaw_line;
#[cfg(feature = "room")]
mod host;
mod incident;
mod incident_json;
mod json;
mod judge;
mod lines;
mod odds;
mod pack;
mod program;
mod progress;
mod referee;
#[cfg(feature = "room")]
mod room;
mod sheet;
mod shift;
mod stakes;

use std::ffi::OsString;
use std::io::{BufRead, Write};
use std::path::PathBuf;

use crate::app::LessonPath;
use crate::i18n::{Catalog, HouseTerms, Language};
use crate::rules::house::House;

use self::error::CommandError;

/// Process environment of a command.
pub struct World<'w> {
    pub input: &'w mut (dyn BufRead + Send),
    pub output: &'w mut dyn Write,
    pub errors: &'w mut dyn Write,
    /// Language tag such as `fr-FR`.
    pub system_language: Option<String>,
    /// `errors` is a terminal that shows colours.
    pub painted: bool,
    pub cores: usize,
}

/// Exit status of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Status {
    Done = 0,
    /// The input was rejected.
    Wrong = 1,
    /// The call was malformed.
    Usage = 2,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Launch {
    /// A command that has already run.
    Finished(Status),
    Window(WindowOptions),
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WindowOptions {
    pub profile: Option<String>,
    /// Data folder; the system's default if `None`.
    pub data: Option<PathBuf>,
    /// The system's language if `None`.
    pub language: Option<Language>,
    /// Lesson to start with.
    pub lesson: Option<LessonPath>,
    /// Pack or exported profile to open.
    pub file: Option<PathBuf>,
}

/// Runs the command named by `arguments`, which begin with the program name.
pub fn run(arguments: impl IntoIterator<Item = OsString>, world: &mut World<'_>) -> Launch {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let system = world.system_language.as_deref().and_then(Language::from_tag);
    let language = args::language(&arguments).or(system).unwrap_or(Language::English);
    let words = Catalog::new(language);
    let asked = dispatch(arguments, &words, world).and_then(|asked| {
        world.output.flush()?;
        Ok(asked)
    });
    asked.unwrap_or_else(|stop| Launch::Finished(report_error(stop, &words, world)))
}

/// All commands and options in one language, for completions and man pages.
pub fn command(words: &Catalog) -> clap::Command {
    program::program(words)
}

/// `referee` for callers that have loaded the house and the texts themselves. Bets are written `SPOT=AMOUNT`.
///
/// # Errors
/// Why there is no verdict, in words.
pub fn referee(house: &House, words: &Catalog, cards: &[&str], bets: &[&str]) -> Result<String, String> {
    referee::in_words(house, words, cards, bets)
}

/// `referee --batch` for callers that have loaded the house and the texts themselves. Stops at the first failed write.
pub fn batch(house: &House, words: &Catalog, input: &mut dyn BufRead, output: &mut dyn Write) -> Status {
    batch::run(house, words, input, output).unwrap_or(Status::Wrong)
}

fn dispatch(arguments: Vec<OsString>, words: &Catalog, world: &mut World<'_>) -> Result<Launch, CommandError> {
    let program = program::program(words);
    let arguments = args::insert_open_flag(arguments, &program);
    let matches = match program.try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) if args::is_help(&error) => {
            write!(world.output, "{}", error.render())?;
            return Ok(Launch::Finished(Status::Done));
        }
        Err(error) => return Err(args::usage_error(&error)),
    };
    let status = match matches.subcommand() {
        Some(("referee", matches)) => referee::run(matches, words, world)?,
        Some(("odds", matches)) => odds::run(matches, words, world)?,
        Some(("deal", matches)) => deal::run(matches, words, world)?,
        Some(("check", matches)) => check::run(matches, words, world)?,
        Some(("sheet", matches)) => sheet::run(matches, words, world)?,
        Some(("shift", matches)) => shift::run(matches, words, world)?,
        Some(("pack", matches)) => pack::run(matches, words, world)?,
        Some(("progress", matches)) => progress::run(matches, words, world)?,
        Some(("class", matches)) => class::run(matches, words, world)?,
        #[cfg(feature = "room")]
        Some(("host", matches)) => host::run(matches, words, world)?,
        #[cfg(feature = "room")]
        Some(("room", matches)) => room::run(matches, words, world)?,
        Some(("clause", matches)) => clause::run(matches, words, world)?,
        _ => return args::window_options(&matches).map(Launch::Window),
    };
    Ok(Launch::Finished(status))
}

/// Prints the error and returns the exit status. A closed output is no error.
fn report_error(stop: CommandError, words: &Catalog, world: &mut World<'_>) -> Status {
    let flushed = world.output.flush();
    let (status, phrase) = match stop {
        CommandError::Usage(phrase) => (Status::Usage, phrase),
        CommandError::Wrong(phrase) => (Status::Wrong, phrase),
        CommandError::BrokenPipe => return Status::Done,
    };
    let names = HouseTerms::default();
    let written = writeln!(world.errors, "{}", words.render(&phrase, &names));
    if flushed.is_err() || written.is_err() { Status::Usage } else { status }
}
