//! `tailleur progress report` and `tailleur progress certificate`: PDF documents of a profile.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{ArgMatches, Command};

use super::super::args::{self, option};
use super::super::stop::Stop;
use super::super::{Status, World};
use super::{of_a_profile, profile, tell};
use crate::lesson::Library;
use crate::machine::{clock, packs, papers, profiles, settings_file};
use crate::rules::house::{House, Shelf};
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Words;

pub(super) fn report(words: &Words) -> Command {
    of_a_paper("report", "cli-report", "cli-usage-report", words)
}

pub(super) fn certificate(words: &Words) -> Command {
    of_a_paper("certificate", "cli-certificate", "cli-usage-certificate", words).arg(option(
        "mark",
        "cli-value-mark",
        "cli-certificate-mark",
        words,
    ))
}

fn of_a_paper(name: &'static str, about: &'static str, usage: &'static str, words: &Words) -> Command {
    of_a_profile(name, about, usage, words)
        .arg(option("house", "cli-value-house", "cli-paper-house", words))
        .arg(option("pdf", "cli-value-file", "cli-paper-pdf", words).required(true))
}

pub(super) fn run_report(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let (store, profile) = profile(matches)?;
    let folder = store.folder_of(&profile);
    let (library, shelf) = offered(matches, words, world)?;
    let (settings, mut notices) = settings_file::read(&folder);
    let (known, unread) = profiles::known(&folder, &settings);
    notices.extend(unread);
    tell(&notices, words, world)?;
    let own = || shelf.get(&settings.house).or_else(|| shelf.iter().next()).cloned();
    let house = asked_house(matches, words)?.or_else(own).ok_or_else(no_house)?;
    let report = papers::report_on(&profile.name, &known, &house, &library, clock::time_of_day());
    papers::write_report(&place(matches), &report, words).map_err(Stop::Usage)?;
    Ok(Status::Done)
}

/// Certificate of the test with the given mark, or of the last one passed.
pub(super) fn run_certificate(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let (store, profile) = profile(matches)?;
    let folder = store.folder_of(&profile);
    let (library, shelf) = offered(matches, words, world)?;
    let asked = asked_house(matches, words)?;
    let (passed, notices) = papers::passed_tests(&folder, &library, asked.as_ref().map(|house| house.id.as_str()));
    tell(&notices, words, world)?;
    let mark = matches.get_one::<String>("mark");
    let of_mark = |mark: &String| passed.iter().find(|done| done.id.mark().eq_ignore_ascii_case(mark));
    let done = mark.map_or_else(|| passed.last(), of_mark).ok_or_else(|| {
        let key = if mark.is_some() { "certificate-no-such-mark" } else { "certificate-none-passed" };
        Stop::Wrong(Phrase::plain(key).with("name", Fact::Text(profile.name.clone())))
    })?;
    let house = asked.or_else(|| shelf.get(&done.house).cloned()).ok_or_else(no_house)?;
    let certificate = papers::certificate_of(&profile.name, done, &house, &library)
        .ok_or_else(|| Stop::Wrong(Phrase::plain("notice-no-such-lesson")))?;
    papers::write_certificate(&place(matches), &certificate, words).map_err(Stop::Usage)?;
    Ok(Status::Done)
}

/// Built-in lessons and houses with those of the data folder.
fn offered(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<(Library, Shelf), Stop> {
    let (mut library, shelf) = (Library::built_in(), Shelf::built_in());
    let data = matches.get_one::<String>("data").map(PathBuf::from).or_else(profiles::Store::usual_place);
    if let Some(data) = data {
        tell(&packs::offer(&data, &mut library, &shelf), words, world)?;
    }
    Ok((library, shelf))
}

fn asked_house(matches: &ArgMatches, words: &Words) -> Result<Option<Arc<House>>, Stop> {
    let asked = matches.contains_id("house").then(|| args::house(matches, words));
    Ok(asked.transpose()?.map(Arc::new))
}

fn place(matches: &ArgMatches) -> PathBuf {
    Path::new(matches.get_one::<String>("pdf").map(String::as_str).unwrap_or_default()).to_owned()
}

fn no_house() -> Stop {
    Stop::Wrong(Phrase::plain("sheet-no-house"))
}
