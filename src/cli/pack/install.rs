//! `tailleur pack install`: installs a pack file for one profile.

use std::path::Path;

use clap::{ArgMatches, Command};

use super::{arg_value, describe, print_line, refusal_error, required_arg, with_profile_options};
use crate::cli::args::{command as command_of, flag};
use crate::cli::error::CommandError;
use crate::cli::{Status, World, progress};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::platform::storage::pack_file::{PackHome, VersionRelation, inspect, install};
use crate::rules::house::HouseLibrary;

pub(super) fn command(words: &Catalog) -> Command {
    let command = command_of("install", "cli-pack-install", "cli-usage-pack-install", words).arg(required_arg(
        "file",
        "cli-value-file",
        "cli-pack-file",
        words,
    ));
    with_profile_options(command, words).arg(flag("older", "cli-pack-older", words)).arg(flag(
        "other-key",
        "cli-pack-other-key",
        words,
    ))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let path = Path::new(arg_value(matches, "file").unwrap_or_default());
    let (store, profile) = progress::profile(matches)?;
    let folder = store.folder_of(&profile);
    let home = PackHome { data: store.data(), profile: &folder };
    let houses = HouseLibrary::built_in();
    let brought = match inspect(path, home, &houses) {
        Ok(brought) => brought,
        Err(refusal) => return Err(refusal_error(refusal, words, world)?),
    };
    for line in describe::pack(&brought.pack, words) {
        writeln!(world.output, "{line}")?;
    }
    for phrase in brought.describe() {
        print_line(&phrase, words, world)?;
    }
    // The window asks for confirmation; here an option is needed.
    if matches!(brought.standing, VersionRelation::Older(_)) && !matches.get_flag("older") {
        return Err(CommandError::Wrong(Phrase::plain("pack-wants-older")));
    }
    if brought.signed.is_suspicious() && !matches.get_flag("other-key") {
        return Err(CommandError::Wrong(Phrase::plain("pack-wants-other-key")));
    }
    if brought.standing == VersionRelation::Same {
        return Ok(Status::Done);
    }
    if let Err(refusal) = install(&brought, home, &houses) {
        return Err(refusal_error(refusal, words, world)?);
    }
    let title = brought.pack.title.render(words.language(), &HouseTerms::default());
    let done = Phrase::plain("pack-installed-for").with("title", Fact::Text(title));
    print_line(&done.with("name", Fact::Text(profile.name)), words, world)?;
    Ok(Status::Done)
}
