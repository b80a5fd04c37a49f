//! `tailleur progress`: a profile's progress for trainers and scripts, and the integrity of its journals.

mod documents;
mod export;
mod merge;
mod redate;
mod show;
mod verify;

use std::path::{Path, PathBuf};

use clap::{ArgMatches, Command};

use super::args::{command as command_of, option};
use super::error::CommandError;
use super::{Status, World, args};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::i18n::{Catalog, HouseTerms};
use crate::platform::storage::disk;
use crate::platform::storage::profiles::{ProfileEntry, Store};
use crate::platform::storage::record_source::RecordSource;

pub(super) fn command(words: &Catalog) -> Command {
    command_of("progress", text_key!("cli-progress"), text_key!("cli-usage-progress"), words)
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.message(text_key!("cli-commands")))
        .subcommand_value_name(words.message(text_key!("cli-value-command")))
        .subcommand(show::command(words))
        .subcommand(export::command(words))
        .subcommand(merge::command(words))
        .subcommand(verify::command(words))
        .subcommand(redate::command(words))
        .subcommand(documents::report(words))
        .subcommand(documents::certificate(words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let (name, matches) = matches.subcommand().ok_or_else(|| CommandError::Usage(text!("progress-which")))?;
    args::check_language(matches)?;
    match name {
        "show" => show::run(matches, words, world),
        "export" => export::run(matches, words, world),
        "merge" => merge::run(matches, words, world),
        "redate" => redate::run(matches, words, world),
        "report" => documents::run_report(matches, words, world),
        "certificate" => documents::run_certificate(matches, words, world),
        _ => verify::run(matches, words, world),
    }
}

fn profile_command(name: &'static str, about: TextKey, usage: TextKey, words: &Catalog) -> Command {
    command_of(name, about, usage, words)
        .arg(option("profile", text_key!("cli-value-name"), text_key!("cli-progress-profile"), words))
        .arg(option("data", text_key!("cli-value-folder"), text_key!("cli-data"), words))
}

/// The named profile; without a name the last opened or the only one. Creates nothing.
pub(super) fn profile(matches: &ArgMatches) -> Result<(Store, ProfileEntry), CommandError> {
    let data = matches.get_one::<String>("data").map(PathBuf::from).or_else(Store::default_data_folder);
    let data = data.filter(|data| disk::is_folder(&data.join("profiles")));
    let data = data.ok_or_else(|| CommandError::Usage(text!("progress-no-data")))?;
    let (store, _) = Store::open(&data);
    let found = match matches.get_one::<String>("profile") {
        Some(name) => store.find(name),
        None => store.last().or_else(|| match <[ProfileEntry; 1]>::try_from(store.profiles().0) {
            Ok([only]) => Some(only),
            Err(_) => None,
        }),
    };
    let profile = found.ok_or_else(|| {
        let names: Vec<String> = store.profiles().0.into_iter().map(|profile| profile.name).collect();
        CommandError::Usage(match names.as_slice() {
            [] => text!("progress-no-profile"),
            names => text!("progress-which-profile", known = Fact::Text(names.join(", "))),
        })
    })?;
    Ok((store, profile))
}

/// Profiles, archives or journals at the given paths. An unreadable path is a usage error, other contents are rejected.
fn sources(matches: &ArgMatches, name: &str) -> Result<Vec<RecordSource>, CommandError> {
    let paths = matches.get_many::<String>(name).into_iter().flatten();
    paths.map(|path| Ok(RecordSource::open(Path::new(path))?)).collect()
}

/// Prints notices to standard error; false if there are none.
fn print_notices(notices: &[Phrase], words: &Catalog, world: &mut World<'_>) -> Result<bool, CommandError> {
    for notice in notices {
        writeln!(world.errors, "{}", words.render(notice, &HouseTerms::default()))?;
    }
    Ok(!notices.is_empty())
}
