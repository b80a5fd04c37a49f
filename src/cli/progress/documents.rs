//! `tailleur progress report` and `tailleur progress certificate`: PDF documents of a profile.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{ArgMatches, Command};

use super::super::args::{self, option};
use super::super::error::CommandError;
use super::super::{Status, World};
use super::{print_notices, profile, profile_command};
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::lesson::Library;
use crate::platform::clock;
use crate::platform::storage::{packs, profiles, report_files, settings_file};
use crate::rules::house::{House, HouseLibrary};

pub(super) fn report(words: &Catalog) -> Command {
    paper_command("report", text_key!("cli-report"), text_key!("cli-usage-report"), words)
}

pub(super) fn certificate(words: &Catalog) -> Command {
    paper_command("certificate", text_key!("cli-certificate"), text_key!("cli-usage-certificate"), words).arg(option(
        "mark",
        text_key!("cli-value-mark"),
        text_key!("cli-certificate-mark"),
        words,
    ))
}

fn paper_command(name: &'static str, about: TextKey, usage: TextKey, words: &Catalog) -> Command {
    profile_command(name, about, usage, words)
        .arg(option("house", text_key!("cli-value-house"), text_key!("cli-paper-house"), words))
        .arg(option("pdf", text_key!("cli-value-file"), text_key!("cli-paper-pdf"), words).required(true))
}

pub(super) fn run_report(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let (store, profile) = profile(matches)?;
    let folder = store.folder_of(&profile);
    let (library, shelf) = library_and_shelf(matches, words, world)?;
    let (settings, mut notices) = settings_file::read(&folder);
    let (known, unread) = profiles::read_progress(&folder, &settings);
    notices.extend(unread);
    print_notices(&notices, words, world)?;
    let own = || shelf.get(&settings.house).or_else(|| shelf.iter().next()).cloned();
    let house = asked_house(matches, words)?.or_else(own).ok_or_else(no_house)?;
    let report = report_files::report_on(&profile.name, &known, &house, &library, clock::time_of_day());
    report_files::write_report(&pdf_path(matches), &report, words).map_err(CommandError::Usage)?;
    Ok(Status::Done)
}

/// Certificate of the test with the given mark, or of the last one passed.
pub(super) fn run_certificate(
    matches: &ArgMatches,
    words: &Catalog,
    world: &mut World<'_>,
) -> Result<Status, CommandError> {
    let (store, profile) = profile(matches)?;
    let folder = store.folder_of(&profile);
    let (library, shelf) = library_and_shelf(matches, words, world)?;
    let asked = asked_house(matches, words)?;
    let (passed, notices) = report_files::passed_tests(&folder, &library, asked.as_ref().map(|house| &house.id));
    print_notices(&notices, words, world)?;
    let mark = matches.get_one::<String>("mark");
    let of_mark = |mark: &String| passed.iter().find(|done| done.id.checksum().eq_ignore_ascii_case(mark));
    let done = mark.map_or_else(|| passed.last(), of_mark).ok_or_else(|| {
        let key =
            if mark.is_some() { text_key!("certificate-no-such-mark") } else { text_key!("certificate-none-passed") };
        CommandError::Wrong(Phrase::plain(key).with("name", Fact::Text(profile.name.clone())))
    })?;
    let house = asked.or_else(|| shelf.get(&done.house).cloned()).ok_or_else(no_house)?;
    let certificate = report_files::certificate_of(&profile.name, done, &house, &library)
        .ok_or_else(|| CommandError::Wrong(text!("notice-no-such-lesson")))?;
    report_files::write_certificate(&pdf_path(matches), &certificate, words).map_err(CommandError::Usage)?;
    Ok(Status::Done)
}

/// Built-in lessons and houses with those of the data folder.
fn library_and_shelf(
    matches: &ArgMatches,
    words: &Catalog,
    world: &mut World<'_>,
) -> Result<(Library, HouseLibrary), CommandError> {
    let (mut library, shelf) = (Library::built_in(), HouseLibrary::built_in());
    let data = matches.get_one::<String>("data").map(PathBuf::from).or_else(profiles::Store::default_data_folder);
    if let Some(data) = data {
        print_notices(&packs::add_packs_of(&data, &mut library, &shelf), words, world)?;
    }
    Ok((library, shelf))
}

fn asked_house(matches: &ArgMatches, words: &Catalog) -> Result<Option<Arc<House>>, CommandError> {
    let asked = matches.contains_id("house").then(|| args::house(matches, words));
    Ok(asked.transpose()?.map(Arc::new))
}

fn pdf_path(matches: &ArgMatches) -> PathBuf {
    Path::new(matches.get_one::<String>("pdf").map(String::as_str).unwrap_or_default()).to_owned()
}

fn no_house() -> CommandError {
    CommandError::Wrong(text!("sheet-no-house"))
}
