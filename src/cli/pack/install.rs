//! `tailleur pack install`: installs a pack file for one profile.

use std::path::Path;

use clap::{ArgMatches, Command};

use super::{arg_value, command_error, describe, print_line, with_profile_options};
use crate::cli::args::{command as command_of, flag, positional};
use crate::cli::error::CommandError;
use crate::cli::{Status, World, progress};
use crate::i18n::phrase::Fact;
use crate::i18n::{Catalog, HouseTerms};
use crate::platform::storage::pack_file::{PackHome, VersionRelation, inspect, install};
use crate::rules::house::HouseLibrary;

pub(super) fn command(words: &Catalog) -> Command {
    let command = command_of("install", text_key!("cli-pack-install"), text_key!("cli-usage-pack-install"), words)
        .arg(positional("file", text_key!("cli-value-file"), text_key!("cli-pack-file"), words));
    with_profile_options(command, words).arg(flag("older", text_key!("cli-pack-older"), words)).arg(flag(
        "other-key",
        text_key!("cli-pack-other-key"),
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
        Err(error) => return Err(command_error(error, words, world)?),
    };
    for line in describe::pack(&brought.pack, words) {
        writeln!(world.output, "{line}")?;
    }
    for phrase in brought.describe() {
        print_line(&phrase, words, world)?;
    }
    // The window asks for confirmation; here an option is needed.
    if matches!(brought.standing, VersionRelation::Older(_)) && !matches.get_flag("older") {
        return Err(CommandError::Wrong(text!("pack-wants-older")));
    }
    if brought.signed.is_suspicious() && !matches.get_flag("other-key") {
        return Err(CommandError::Wrong(text!("pack-wants-other-key")));
    }
    if brought.standing == VersionRelation::Same {
        return Ok(Status::Done);
    }
    if let Err(error) = install(&brought, home, &houses) {
        return Err(command_error(error, words, world)?);
    }
    let title = brought.pack.title.render(words.language(), &HouseTerms::default());
    let done = text!("pack-installed-for", title = Fact::Text(title), name = Fact::Text(profile.name));
    print_line(&done, words, world)?;
    Ok(Status::Done)
}
