//! `tailleur progress report` and `tailleur progress certificate`: papers of a profile, as PDF.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{ArgMatches, Command};

use super::args::{command as command_of, option};
use super::stop::Stop;
use super::{Status, World, args};
use crate::lesson::Library;
use crate::machine::profiles::{self, Profile, Store};
use crate::machine::{clock, disk, packs, papers, settings_file};
use crate::rules::house::{House, Shelf};
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

/// The command that writes the trainer's report.
pub(super) fn report(words: &Words) -> Command {
    of_a_paper("report", "cli-report", "cli-usage-report", words)
}

/// The command that writes the certificate of a passed table test.
pub(super) fn certificate(words: &Words) -> Command {
    of_a_paper("certificate", "cli-certificate", "cli-usage-certificate", words).arg(option(
        "mark",
        "cli-value-mark",
        "cli-certificate-mark",
        words,
    ))
}

fn of_a_paper(name: &'static str, about: &'static str, usage: &'static str, words: &Words) -> Command {
    command_of(name, about, usage, words)
        .arg(option("profile", "cli-value-name", "cli-paper-profile", words).required(true))
        .arg(option("data", "cli-value-folder", "cli-data", words))
        .arg(option("house", "cli-value-house", "cli-paper-house", words))
        .arg(option("pdf", "cli-value-file", "cli-paper-pdf", words).required(true))
}

/// Writes the report.
pub(super) fn run_report(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let Opened { store, profile, library, shelf } = Opened::of(matches, words, world)?;
    let folder = store.folder_of(&profile);
    let (settings, mut notices) = settings_file::read(&folder);
    let (known, unread) = profiles::known(&folder, &settings);
    notices.extend(unread);
    tell(&notices, words, world)?;
    let house = match matches.contains_id("house") {
        true => Arc::new(args::house(matches, words)?),
        false => shelf.get(&settings.house).or_else(|| shelf.iter().next()).cloned().ok_or_else(no_house)?,
    };
    let report = papers::report_on(&profile.name, &known, &house, &library, clock::time_of_day());
    papers::write_report(&place(matches), &report, words).map_err(Stop::Usage)?;
    Ok(Status::Done)
}

/// Writes the certificate: of the test of this mark, or of the last that was passed.
pub(super) fn run_certificate(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let Opened { store, profile, library, shelf } = Opened::of(matches, words, world)?;
    let asked = match matches.contains_id("house") {
        true => Some(args::house(matches, words)?),
        false => None,
    };
    let folder = store.folder_of(&profile);
    let (passed, notices) = papers::passed_tests(&folder, &library, asked.as_ref().map(|house| house.id.as_str()));
    tell(&notices, words, world)?;
    let mark = matches.get_one::<String>("mark");
    let of_mark = |mark: &String| passed.iter().find(|done| done.id.mark().eq_ignore_ascii_case(mark));
    let done = mark.map_or_else(|| passed.last(), of_mark).ok_or_else(|| {
        let key = if mark.is_some() { "certificate-no-such-mark" } else { "certificate-none-passed" };
        Stop::Wrong(Phrase::plain(key).with("name", Fact::Text(profile.name.clone())))
    })?;
    let house: Arc<House> = asked.map(Arc::new).or_else(|| shelf.get(&done.house).cloned()).ok_or_else(no_house)?;
    let certificate = papers::certificate_of(&profile.name, done, &house, &library)
        .ok_or_else(|| Stop::Wrong(Phrase::plain("notice-no-such-lesson")))?;
    papers::write_certificate(&place(matches), &certificate, words).map_err(Stop::Usage)?;
    Ok(Status::Done)
}

/// A data folder, a profile in it, and what can be practised there.
struct Opened {
    store: Store,
    profile: Profile,
    library: Library,
    shelf: Shelf,
}

impl Opened {
    fn of(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Self, Stop> {
        args::check_language(matches)?;
        let data = matches.get_one::<String>("data").map(PathBuf::from).or_else(Store::usual_place);
        let name = matches.get_one::<String>("profile").map(String::as_str).unwrap_or_default();
        let missing = || Stop::Usage(Phrase::plain("profile-missing").with("name", Fact::Text(args::short(name))));
        let data = data.filter(|data| disk::is_folder(&data.join("profiles"))).ok_or_else(missing)?;
        let (store, notices) = Store::open(&data);
        tell(&notices, words, world)?;
        let profile = store.find(name).ok_or_else(missing)?;
        let (mut library, shelf) = (Library::built_in(), Shelf::built_in());
        tell(&packs::offer(&data, &mut library, &shelf), words, world)?;
        Ok(Self { store, profile, library, shelf })
    }
}

fn place(matches: &ArgMatches) -> PathBuf {
    Path::new(matches.get_one::<String>("pdf").map(String::as_str).unwrap_or_default()).to_owned()
}

fn no_house() -> Stop {
    Stop::Wrong(Phrase::plain("sheet-no-house"))
}

/// Says what is wrong on standard error, a line each.
fn tell(notices: &[Phrase], words: &Words, world: &mut World<'_>) -> Result<(), Stop> {
    for notice in notices {
        writeln!(world.errors, "{}", words.say(notice, &Names::default()))?;
    }
    Ok(())
}
