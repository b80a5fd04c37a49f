//! The command line: every command that needs no window.

mod args;
mod batch;
mod check;
mod class;
mod clause;
mod clause_json;
mod coup_line;
mod deal;
#[cfg(feature = "room")]
mod host;
mod json;
mod judge;
mod lines;
mod odds;
mod pack;
mod progress;
mod referee;
#[cfg(feature = "room")]
mod room;
mod sheet;
mod stakes;
mod stop;

use std::ffi::OsString;
use std::io::{BufRead, Write};
use std::path::PathBuf;

use crate::app::LessonPath;
use crate::rules::house::House;
use crate::words::{Language, Names, Words};

use self::stop::Stop;

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
pub enum Asked {
    /// A command that has already run.
    Command(Status),
    Window(Start),
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Start {
    pub profile: Option<String>,
    /// Data folder; the system's default if `None`.
    pub data: Option<PathBuf>,
    /// The system's language if `None`.
    pub language: Option<Language>,
    /// Lesson to start with.
    pub lesson: Option<LessonPath>,
    /// Pack file to open.
    pub pack: Option<PathBuf>,
}

/// Runs the command named by `arguments`, which begin with the program name.
pub fn run(arguments: impl IntoIterator<Item = OsString>, world: &mut World<'_>) -> Asked {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let system = world.system_language.as_deref().and_then(Language::of_tag);
    let language = args::language(&arguments).or(system).unwrap_or(Language::English);
    let words = Words::of(language);
    let asked = asked(arguments, &words, world).and_then(|asked| {
        world.output.flush()?;
        Ok(asked)
    });
    asked.unwrap_or_else(|stop| Asked::Command(stopped(stop, &words, world)))
}

/// `referee --batch` for callers that have loaded the house and the texts themselves. Stops at the first failed write.
pub fn batch(house: &House, words: &Words, input: &mut dyn BufRead, output: &mut dyn Write) -> Status {
    batch::run(house, words, input, output).unwrap_or(Status::Wrong)
}

fn asked(arguments: Vec<OsString>, words: &Words, world: &mut World<'_>) -> Result<Asked, Stop> {
    let program = args::program(words);
    let arguments = args::opening(arguments, &program);
    let matches = match program.try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) if args::is_help(&error) => {
            write!(world.output, "{}", error.render())?;
            return Ok(Asked::Command(Status::Done));
        }
        Err(error) => return Err(args::usage(&error)),
    };
    let status = match matches.subcommand() {
        Some(("referee", matches)) => referee::run(matches, words, world)?,
        Some(("odds", matches)) => odds::run(matches, words, world)?,
        Some(("deal", matches)) => deal::run(matches, words, world)?,
        Some(("check", matches)) => check::run(matches, words, world)?,
        Some(("sheet", matches)) => sheet::run(matches, words, world)?,
        Some(("pack", matches)) => pack::run(matches, words, world)?,
        Some(("progress", matches)) => progress::run(matches, words, world)?,
        Some(("class", matches)) => class::run(matches, words, world)?,
        #[cfg(feature = "room")]
        Some(("host", matches)) => host::run(matches, words, world)?,
        #[cfg(feature = "room")]
        Some(("room", matches)) => room::run(matches, words, world)?,
        Some(("clause", matches)) => clause::run(matches, words, world)?,
        _ => return args::start(&matches).map(Asked::Window),
    };
    Ok(Asked::Command(status))
}

/// Prints the error and returns the exit status. A closed output is no error.
fn stopped(stop: Stop, words: &Words, world: &mut World<'_>) -> Status {
    let flushed = world.output.flush();
    let (status, phrase) = match stop {
        Stop::Usage(phrase) => (Status::Usage, phrase),
        Stop::Wrong(phrase) => (Status::Wrong, phrase),
        Stop::NobodyReads => return Status::Done,
    };
    let names = Names::default();
    let said = writeln!(world.errors, "{}", words.say(&phrase, &names));
    if flushed.is_err() || said.is_err() { Status::Usage } else { status }
}
