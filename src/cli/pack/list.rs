//! `tailleur pack list` and `tailleur pack remove`: the installed packs of a profile.

use clap::{ArgMatches, Command};

use super::{arg_value, print_line, required_arg, with_profile_options};
use crate::cli::args::command as command_of;
use crate::cli::error::CommandError;
use crate::cli::{Status, World, progress};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::platform::storage::pack_file::{InstalledPack, PackHome, installed, remove as take_away};
use crate::rules::house::HouseLibrary;

pub(super) fn command(words: &Catalog) -> Command {
    with_profile_options(command_of("list", "cli-pack-list", "cli-usage-pack-list", words), words)
}

pub(super) fn remove_command(words: &Catalog) -> Command {
    let command = command_of("remove", "cli-pack-remove", "cli-usage-pack-remove", words);
    with_profile_options(command.arg(required_arg("id", "cli-value-pack", "cli-pack-id", words)), words)
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let (store, profile) = progress::profile(matches)?;
    let folder = store.folder_of(&profile);
    let all = installed(PackHome { data: store.data(), profile: &folder }, &HouseLibrary::built_in());
    if all.is_empty() {
        print_line(&Phrase::plain("pack-none-installed").with("name", Fact::Text(profile.name)), words, world)?;
    }
    for one in &all {
        print_line(&line(one, words), words, world)?;
    }
    let all_read = all.iter().all(|one| one.pack.is_some());
    Ok(if all_read { Status::Done } else { Status::Wrong })
}

pub(super) fn remove(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let id = arg_value(matches, "id").unwrap_or_default();
    let (store, profile) = progress::profile(matches)?;
    let folder = store.folder_of(&profile);
    take_away(PackHome { data: store.data(), profile: &folder }, id).map_err(CommandError::Usage)?;
    print_line(&Phrase::plain("pack-removed").with("id", Fact::Text(id.to_owned())), words, world)?;
    Ok(Status::Done)
}

fn line(one: &InstalledPack, words: &Catalog) -> Phrase {
    let id = Fact::Text(one.id.clone());
    let Some(pack) = &one.pack else { return Phrase::plain("pack-line-faulty").with("id", id) };
    let signed = one.signer().map_or_else(
        || Phrase::plain("pack-unsigned"),
        |signer| Phrase::plain("pack-signed-short").with("short", Fact::Text(signer.short())),
    );
    Phrase::plain("pack-line")
        .with("id", id)
        .with("version", Fact::Number(pack.version.into()))
        .with("title", Fact::Text(pack.title.render(words.language(), &HouseTerms::default())))
        .with("signed", Fact::Phrase(Box::new(signed)))
}
