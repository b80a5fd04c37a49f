//! `tailleur host`: a class quiz on the local network, run from the terminal.

mod line;
mod news;
mod setup;
mod told;
mod work;

use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command};

use self::setup::{digest, quiz, setup};
use self::work::Running;
use super::args::{self, command as command_of, flag, number, option};
use super::class::library;
use super::stop::Stop;
use super::{Status, World};
use crate::classroom::log::Opened;
use crate::classroom::{Room, Setup, USUAL_PORT};
use crate::lesson::Library;
use crate::machine::clock;
use crate::machine::profiles::Store;
use crate::machine::room::{Hosting, LogFile, Pictures, ROOMS, Stand, new_secret, unfinished};
use crate::rules::phrase::Phrase;
use crate::words::Words;

pub(super) fn command(words: &Words) -> Command {
    let lesson = Arg::new("lesson")
        .value_name(words.key("cli-value-lesson"))
        .help(words.key("cli-host-lesson"))
        .help_heading(words.key("cli-arguments"))
        .required_unless_present("resume");
    command_of("host", "cli-host", "cli-usage-host", words)
        .arg(lesson)
        .arg(option("house", "cli-value-house", "cli-host-house", words))
        .arg(option("port", "cli-value-number", "cli-host-port", words))
        .arg(option("count", "cli-value-number", "cli-host-count", words))
        .arg(option("seconds", "cli-value-number", "cli-host-seconds", words))
        .arg(option("speed", "cli-value-number", "cli-host-speed", words))
        .arg(option("exam", "cli-value-number", "cli-host-exam", words).conflicts_with_all(["seconds", "speed"]))
        .arg(flag("own-questions", "cli-host-own-questions", words).requires("exam"))
        .arg(option("late", "cli-value-late", "cli-host-late", words))
        .arg(option("standings", "cli-value-standings", "cli-host-standings", words))
        .arg(option("teams", "cli-value-teams", "cli-host-teams", words))
        .arg(option("roster", "cli-value-file", "cli-host-roster", words))
        .arg(option("seed", "cli-value-number", "cli-host-seed", words))
        .arg(flag("tls", "cli-host-tls", words))
        .arg(flag("loopback", "cli-host-loopback", words))
        .arg(flag("resume", "cli-host-resume", words).conflicts_with("lesson"))
        .arg(option("data", "cli-value-folder", "cli-data", words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    args::check_language(matches)?;
    let data = matches.get_one::<String>("data").map(PathBuf::from).or_else(Store::usual_place);
    let data = data.ok_or_else(|| Stop::Usage(Phrase::plain("host-no-data")))?;
    let library = library(matches);
    let loopback = matches.get_flag("loopback");
    let port = number(matches, "port", 1, u16::MAX.into())?.map(|port| port as u16);
    let tls = matches.get_flag("tls");
    let stand = |port| {
        let language = Some(words.language());
        Stand { loopback, tls, port, folder: data.join(ROOMS), language, ..Stand::default() }
    };
    let hosting = if matches.get_flag("resume") {
        let (room, log, was) = broken_off(&data.join(ROOMS), &library)?;
        let pictures = pictures(&library, &room.setup().lesson);
        // A resumed room keeps its address, so that phones reconnect by themselves.
        let (tls, loopback) = (was.tls, was.loopback || loopback);
        Hosting::resume(room, log, Stand { loopback, tls, pictures, ..stand(port.unwrap_or(was.port)) })
            .map_err(Stop::Wrong)?
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
                Stand { pictures, remote, ..stand(port) }
            })
        };
        match port {
            Some(port) => open(port),
            None => open(USUAL_PORT).or_else(|_| open(0)),
        }
        .map_err(Stop::Wrong)?
    };
    Running::of(hosting, words).run(world)
}

/// Pictures of the lesson's pack.
fn pictures(library: &Library, lesson: &str) -> Pictures {
    let pack = library.packs().iter().find(|pack| lesson.starts_with(&format!("{}/", pack.id)));
    pack.map(|pack| pack.pictures.clone()).unwrap_or_default()
}

/// The last unfinished room, its log, and the options it was opened with.
fn broken_off(folder: &Path, library: &Library) -> Result<(Room, LogFile, Opened), Stop> {
    let last = unfinished(folder).ok_or_else(|| Stop::Wrong(Phrase::plain("host-nothing-to-resume")))?;
    let (file, log) = LogFile::take_up(&last).map_err(Stop::Wrong)?;
    let room = log.room(library).map_err(|changed| Stop::Wrong(changed.phrase()))?;
    Ok((room, file, log.opened))
}
