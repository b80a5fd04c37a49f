//! `tailleur room`: results of a room from its log, in the terminal or as files; without a log, the past rooms.

mod kept;
mod list;
mod practice;
mod print;

use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command};

use super::args::{self, command as command_of, flag, option};
use super::class::grid::plain;
use super::class::library;
use super::stop::Stop;
use super::{Status, World};
use crate::classroom::log::Log;
use crate::classroom::results::{Results, Teller, replay};
use crate::lesson::Library;
use crate::machine::profiles::Store;
use crate::machine::room::{ROOMS, opened_of, read_log, room_of};
use crate::machine::{clock, disk};
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Words;

pub(super) use self::print::told;

/// Options that need the log of a room.
const WITH_A_LOG: [&str; 6] = ["csv", "xlsx", "json", "pdf", "replay", "practice"];

pub(super) fn command(words: &Words) -> Command {
    let log = Arg::new("log")
        .value_name(words.key("cli-value-log"))
        .help(words.key("cli-room-log"))
        .help_heading(words.key("cli-arguments"));
    command_of("room", "cli-room", "cli-usage-room", words)
        .arg(log)
        .arg(option("csv", "cli-value-folder", "cli-room-csv", words))
        .arg(option("xlsx", "cli-value-file", "cli-room-xlsx", words))
        .arg(option("pdf", "cli-value-file", "cli-room-pdf", words))
        .arg(flag("json", "cli-room-json", words))
        .arg(flag("replay", "cli-room-replay", words).conflicts_with("json"))
        .arg(option("practice", "cli-value-folder", "cli-room-practice", words))
        .arg(option("data", "cli-value-folder", "cli-data", words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    args::check_language(matches)?;
    let data = matches.get_one::<String>("data").map(PathBuf::from).or_else(Store::usual_place);
    let folder = data.as_ref().map(|data| data.join(ROOMS));
    let library = library(matches);
    let Some(named) = matches.get_one::<String>("log") else {
        if WITH_A_LOG.iter().any(|name| is_asked(matches, name)) {
            return Err(Stop::Usage(Phrase::plain("room-which-log")));
        }
        let folder = folder.ok_or_else(|| Stop::Usage(Phrase::plain("host-no-data")))?;
        return list::tell(&folder, &library, words, world);
    };
    let place = place_of(named, folder.as_deref())?;
    let log = read_log(&place).map_err(Stop::Wrong)?;
    if log.torn > 0 {
        let torn = Phrase::plain("room-log-torn").with("place", Fact::Text(place.display().to_string()));
        writeln!(world.errors, "{}", words.say(&torn, &crate::words::Names::default()))?;
    }
    if matches.get_flag("replay") {
        return replayed(&place, &log, &library, words, world);
    }
    let room = room_of(&place, &log, &library).map_err(Stop::Wrong)?;
    let results = Results::of(&room);
    let teller = Teller { results: &results, words, minutes_east: clock::minutes_east(results.opened) };
    let mut written = kept::all(matches, &teller, world)?;
    if let Some(folder) = matches.get_one::<String>("practice") {
        practice::write(Path::new(folder), &teller, &library, data.as_deref(), world)?;
        written = true;
    }
    if matches.get_flag("json") {
        let json = teller.json().map_err(std::io::Error::from)?;
        writeln!(world.output, "{json}")?;
    } else if !written {
        told(&room, words, world.output)?;
    }
    Ok(Status::Done)
}

fn is_asked(matches: &ArgMatches, name: &str) -> bool {
    matches.value_source(name).is_some_and(|source| source == clap::parser::ValueSource::CommandLine)
}

/// The log at a path, or of this name in the folder of rooms.
fn place_of(named: &str, folder: Option<&Path>) -> Result<PathBuf, Stop> {
    let path = PathBuf::from(named);
    if disk::is_there(&path) {
        return Ok(path);
    }
    let is_name = !named.contains(['/', '\\']);
    let among = folder.filter(|_| is_name).map(|folder| [folder.join(named), folder.join(format!("{named}.room"))]);
    let found = among.into_iter().flatten().find(|path| disk::is_there(path));
    found.ok_or_else(|| Stop::Usage(disk::Unreadable::Missing.phrase(&path)))
}

/// Prints the log event by event.
fn replayed(place: &Path, log: &Log, library: &Library, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let room = opened_of(place, &log.opened, library).map_err(Stop::Wrong)?;
    let minutes_east = clock::minutes_east(log.opened.at);
    for happened in replay(room, &log.happened, words, minutes_east) {
        writeln!(world.output, "{}  {}", happened.clock(minutes_east), plain(&happened.what))?;
        if let Some(why) = happened.why {
            writeln!(world.output, "              {}", plain(&why))?;
        }
    }
    Ok(Status::Done)
}
