//! How the program reads in a terminal: the same engine without a window.

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

/// What a command works with: its streams, the language the system speaks, the cores it may use.
pub struct World<'w> {
    /// What goes in.
    pub input: &'w mut (dyn BufRead + Send),
    /// What is asked for comes out here.
    pub output: &'w mut dyn Write,
    /// What is wrong comes out here.
    pub errors: &'w mut dyn Write,
    /// The language of the system, as a tag such as `fr-FR`.
    pub system_language: Option<String>,
    /// Whether whoever reads what is wrong sees colours.
    pub painted: bool,
    /// How many cores there are.
    pub cores: usize,
}

/// How a command ended: the exit status of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Status {
    /// Done.
    Done = 0,
    /// The input was judged and found wrong.
    Wrong = 1,
    /// It was called in a way it does not understand.
    Usage = 2,
}

/// What the arguments ask for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// A command, which has ended.
    Command(Status),
    /// The window.
    Window(Start),
}

/// How the window is to open.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Start {
    /// The profile to open.
    pub profile: Option<String>,
    /// The folder where profiles are kept, instead of the system's.
    pub data: Option<PathBuf>,
    /// The language, instead of the system's.
    pub language: Option<Language>,
    /// The lesson to begin with.
    pub lesson: Option<LessonPath>,
    /// The file of a pack to open.
    pub pack: Option<PathBuf>,
}

/// Runs the command that the arguments name, the program's own name first.
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

/// Judges the coups of a batch, a line each, as `referee --batch` does: for whoever has the house and the
/// words at hand already. Where the output cannot be written the rest is not judged.
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

/// Says why a command stopped. Where the reader of the output has gone there is nobody to tell.
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
