//! `tailleur host`: a class quiz on the local network, run from the terminal.

mod input;
mod news;
mod render;
mod session;
mod setup;

use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command};

use self::session::HostSession;
use self::setup::{digest, quiz, setup};
use super::args::{self, command as command_of, flag, number, option, table_option};
use super::class::library;
use super::error::CommandError;
use super::{Status, World};
use crate::classroom::log::OpeningRecord;
use crate::classroom::{Room, Setup, USUAL_PORT};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::Library;
use crate::platform::clock;
use crate::platform::net::{Hosting, HostingOptions, LogFile, ROOMS, RoomPictures, new_secret, unfinished};
use crate::platform::storage::profiles::Store;

pub(super) fn command(words: &Catalog) -> Command {
    let lesson = Arg::new("lesson")
        .value_name(words.message(text_key!("cli-value-lesson")))
        .help(words.message(text_key!("cli-host-lesson")))
        .help_heading(words.message(text_key!("cli-arguments")))
        .required_unless_present("resume");
    command_of("host", text_key!("cli-host"), text_key!("cli-usage-host"), words)
        .arg(lesson)
        .arg(option("house", text_key!("cli-value-house"), text_key!("cli-host-house"), words))
        .arg(table_option(words))
        .arg(option("port", text_key!("cli-value-number"), text_key!("cli-host-port"), words))
        .arg(option("count", text_key!("cli-value-number"), text_key!("cli-host-count"), words))
        .arg(option("seconds", text_key!("cli-value-number"), text_key!("cli-host-seconds"), words))
        .arg(option("speed", text_key!("cli-value-number"), text_key!("cli-host-speed"), words))
        .arg(
            option("exam", text_key!("cli-value-number"), text_key!("cli-host-exam"), words)
                .conflicts_with_all(["seconds", "speed"]),
        )
        .arg(flag("own-questions", text_key!("cli-host-own-questions"), words).requires("exam"))
        .arg(option("late", text_key!("cli-value-late"), text_key!("cli-host-late"), words))
        .arg(option("standings", text_key!("cli-value-standings"), text_key!("cli-host-standings"), words))
        .arg(option("teams", text_key!("cli-value-teams"), text_key!("cli-host-teams"), words))
        .arg(option("roster", text_key!("cli-value-file"), text_key!("cli-host-roster"), words))
        .arg(flag("pins", text_key!("cli-host-pins"), words).requires("roster"))
        .arg(option("seed", text_key!("cli-value-number"), text_key!("cli-host-seed"), words))
        .arg(flag("lively", text_key!("cli-host-lively"), words).conflicts_with("exam"))
        .arg(flag("one-tap", text_key!("cli-host-one-tap"), words))
        .arg(flag("approve", text_key!("cli-host-approve"), words))
        .arg(flag("tls", text_key!("cli-host-tls"), words))
        .arg(flag("loopback", text_key!("cli-host-loopback"), words))
        .arg(flag("resume", text_key!("cli-host-resume"), words).conflicts_with("lesson"))
        .arg(option("data", text_key!("cli-value-folder"), text_key!("cli-data"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    args::check_language(matches)?;
    let data = matches.get_one::<String>("data").map(PathBuf::from).or_else(Store::default_data_folder);
    let data = data.ok_or_else(|| CommandError::Usage(text!("host-no-data")))?;
    let library = library(matches);
    let loopback = matches.get_flag("loopback");
    let port = number(matches, "port", 1, u16::MAX.into())?.map(|port| port as u16);
    let tls = matches.get_flag("tls");
    let stand = |port| {
        let language = Some(words.language());
        HostingOptions { loopback, tls, port, folder: data.join(ROOMS), language, ..HostingOptions::default() }
    };
    let hosting = if matches.get_flag("resume") {
        let (room, log, (was, damage)) = last_unfinished(&data.join(ROOMS), &library)?;
        if let Some(damage) = damage {
            writeln!(world.errors, "{}", words.render(&damage, &HouseTerms::default()))?;
        }
        let pictures = pictures(&library, &room.setup().lesson);
        // A resumed room keeps its address, so that phones reconnect automatically.
        let (tls, loopback) = (was.tls, was.loopback || loopback);
        Hosting::resume(room, log, HostingOptions { loopback, tls, pictures, ..stand(port.unwrap_or(was.port)) })
            .map_err(CommandError::Wrong)?
    } else {
        let (quiz, lesson) = quiz(matches, &library)?;
        let pictures = pictures(&library, &lesson);
        let remote = new_secret();
        let setup = Setup { remote: digest(&remote)?, ..setup(matches, &quiz, lesson, &data.join(ROOMS))? };
        let at = clock::time_of_day();
        let room = Room::open(setup, quiz, at);
        let open = |port| {
            Hosting::open(room.clone(), at, {
                let (pictures, remote) = (pictures.clone(), Some(remote.clone()));
                HostingOptions { pictures, remote, ..stand(port) }
            })
        };
        match port {
            Some(port) => open(port),
            None => open(USUAL_PORT).or_else(|_| open(0)),
        }
        .map_err(CommandError::Wrong)?
    };
    HostSession::new(hosting, &library, words).run(world)
}

/// Pictures of the lesson's pack.
pub(super) fn pictures(library: &Library, lesson: &str) -> RoomPictures {
    let pack = library.packs().find(|pack| lesson.starts_with(&format!("{}/", pack.id)));
    pack.map(|pack| pack.pictures.clone()).unwrap_or_default()
}

/// The options that a room was opened with, and what of its log is damaged.
type OpenedWith = (OpeningRecord, Option<Phrase>);

/// The last unfinished room, with its log.
fn last_unfinished(folder: &Path, library: &Library) -> Result<(Room, LogFile, OpenedWith), CommandError> {
    let last = unfinished(folder).ok_or_else(|| CommandError::Wrong(text!("host-nothing-to-resume")))?;
    let (file, log) = LogFile::resume(&last).map_err(CommandError::Wrong)?;
    let room = log.room(library).map_err(|changed| CommandError::Wrong(changed.phrase()))?;
    let damage = log.damage(Fact::Text(last.display().to_string()));
    Ok((room, file, (log.opening, damage)))
}
