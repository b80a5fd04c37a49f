//! `tailleur room`: results of a room from its log, in the terminal or as files; without a log, the past rooms.

mod files;
mod list;
mod practice;
mod print;

use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command};

use super::args::{self, command as command_of, flag, option};
use super::class::grid::sanitized;
use super::class::library;
use super::error::CommandError;
use super::{Status, World};
use crate::classroom::log::RoomLog;
use crate::classroom::results::{Results, ResultsDescriber, chronicle};
use crate::i18n::Catalog;
use crate::i18n::phrase::Fact;
use crate::lesson::Library;
use crate::platform::clock;
use crate::platform::net::{ROOMS, read_log, restore_opened_room, restore_room};
use crate::platform::storage::disk;
use crate::platform::storage::profiles::Store;

pub(super) use self::print::print_results;

/// Options that need the log of a room.
const WITH_A_LOG: [&str; 6] = ["csv", "xlsx", "json", "pdf", "replay", "practice"];

pub(super) fn command(words: &Catalog) -> Command {
    let log = Arg::new("log")
        .value_name(words.message(text_key!("cli-value-log")))
        .help(words.message(text_key!("cli-room-log")))
        .help_heading(words.message(text_key!("cli-arguments")));
    command_of("room", text_key!("cli-room"), text_key!("cli-usage-room"), words)
        .arg(log)
        .arg(option("csv", text_key!("cli-value-folder"), text_key!("cli-room-csv"), words))
        .arg(option("xlsx", text_key!("cli-value-file"), text_key!("cli-room-xlsx"), words))
        .arg(option("pdf", text_key!("cli-value-file"), text_key!("cli-room-pdf"), words))
        .arg(flag("json", text_key!("cli-room-json"), words))
        .arg(flag("replay", text_key!("cli-room-replay"), words).conflicts_with("json"))
        .arg(option("practice", text_key!("cli-value-folder"), text_key!("cli-room-practice"), words))
        .arg(option("data", text_key!("cli-value-folder"), text_key!("cli-data"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    args::check_language(matches)?;
    let data = matches.get_one::<String>("data").map(PathBuf::from).or_else(Store::default_data_folder);
    let folder = data.as_ref().map(|data| data.join(ROOMS));
    let library = library(matches);
    let Some(named) = matches.get_one::<String>("log") else {
        if WITH_A_LOG.iter().any(|name| is_given(matches, name)) {
            return Err(CommandError::Usage(text!("room-which-log")));
        }
        let folder = folder.ok_or_else(|| CommandError::Usage(text!("host-no-data")))?;
        return list::print_rooms(&folder, &library, words, world);
    };
    let place = find_log(named, folder.as_deref())?;
    let log = read_log(&place).map_err(CommandError::Wrong)?;
    if log.torn > 0 {
        let torn = text!("room-log-torn", place = Fact::Text(place.display().to_string()));
        writeln!(world.errors, "{}", words.render(&torn, &crate::i18n::HouseTerms::default()))?;
    }
    if let Some(damage) = log.damage(Fact::Text(place.display().to_string())) {
        writeln!(world.errors, "{}", words.render(&damage, &crate::i18n::HouseTerms::default()))?;
    }
    if matches.get_flag("replay") {
        return print_replay(&place, &log, &library, words, world);
    }
    let room = restore_room(&place, &log, &library).map_err(CommandError::Wrong)?;
    let results = Results::gather(&room);
    let describer = ResultsDescriber { results: &results, words, minutes_east: clock::minutes_east(results.opened) };
    let mut written = files::save_requested(matches, &describer, world)?;
    if let Some(folder) = matches.get_one::<String>("practice") {
        practice::write(Path::new(folder), &describer, &library, data.as_deref(), world)?;
        written = true;
    }
    if matches.get_flag("json") {
        let json = describer.json().map_err(std::io::Error::from)?;
        writeln!(world.output, "{json}")?;
    } else if !written {
        print_results(&room, words, world.output)?;
    }
    Ok(Status::Done)
}

fn is_given(matches: &ArgMatches, name: &str) -> bool {
    matches.value_source(name).is_some_and(|source| source == clap::parser::ValueSource::CommandLine)
}

/// The log at a path, or of this name in the folder of rooms.
fn find_log(named: &str, folder: Option<&Path>) -> Result<PathBuf, CommandError> {
    let path = PathBuf::from(named);
    if disk::exists(&path) {
        return Ok(path);
    }
    let is_name = !named.contains(['/', '\\']);
    let among = folder.filter(|_| is_name).map(|folder| [folder.join(named), folder.join(format!("{named}.room"))]);
    let found = among.into_iter().flatten().find(|path| disk::exists(path));
    found.ok_or_else(|| CommandError::Usage(disk::Unreadable::Missing.phrase(&path)))
}

/// Prints the log event by event.
fn print_replay(
    place: &Path,
    log: &RoomLog,
    library: &Library,
    words: &Catalog,
    world: &mut World<'_>,
) -> Result<Status, CommandError> {
    let room = restore_opened_room(place, &log.opening, library).map_err(CommandError::Wrong)?;
    let minutes_east = clock::minutes_east(log.opening.at);
    for happened in chronicle(room, &log.events, words, minutes_east) {
        writeln!(world.output, "{}  {}", happened.clock(minutes_east), sanitized(&happened.what))?;
        if let Some(why) = happened.why {
            writeln!(world.output, "              {}", sanitized(&why))?;
        }
    }
    Ok(Status::Done)
}
