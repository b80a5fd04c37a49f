//! `tailleur pack list` and `tailleur pack remove`: the installed packs of a profile.

use clap::{ArgMatches, Command};

use super::{arg_value, print_line, with_profile_options};
use crate::cli::args::{command as command_of, positional};
use crate::cli::error::CommandError;
use crate::cli::{Status, World, progress};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};
use crate::lesson::PackId;
use crate::platform::storage::pack_file::{InstalledPack, PackHome, installed, remove as take_away};
use crate::rules::house::HouseLibrary;

pub(super) fn command(words: &Catalog) -> Command {
    with_profile_options(command_of("list", text_key!("cli-pack-list"), text_key!("cli-usage-pack-list"), words), words)
}

pub(super) fn remove_command(words: &Catalog) -> Command {
    let command = command_of("remove", text_key!("cli-pack-remove"), text_key!("cli-usage-pack-remove"), words);
    with_profile_options(
        command.arg(positional("id", text_key!("cli-value-pack"), text_key!("cli-pack-id"), words)),
        words,
    )
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let (store, profile) = progress::profile(matches)?;
    let folder = store.folder_of(&profile);
    let all = installed(PackHome { data: store.data(), profile: &folder }, &HouseLibrary::built_in());
    if all.is_empty() {
        print_line(&text!("pack-none-installed", name = Fact::Text(profile.name)), words, world)?;
    }
    for one in &all {
        print_line(&line(one, words), words, world)?;
    }
    let all_read = all.iter().all(|one| one.pack.is_some());
    Ok(if all_read { Status::Done } else { Status::Wrong })
}

pub(super) fn remove(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let id = PackId::from(arg_value(matches, "id").unwrap_or_default());
    let (store, profile) = progress::profile(matches)?;
    let folder = store.folder_of(&profile);
    take_away(PackHome { data: store.data(), profile: &folder }, &id).map_err(CommandError::Usage)?;
    print_line(&text!("pack-removed", id = Fact::Text(id.to_string())), words, world)?;
    Ok(Status::Done)
}

fn line(one: &InstalledPack, words: &Catalog) -> Phrase {
    let id = Fact::Text(one.id.to_string());
    let Some(pack) = &one.pack else { return text!("pack-line-faulty", id = id) };
    let signed = one.signer().map_or_else(
        || text!("pack-unsigned"),
        |signer| text!("pack-signed-short", short = Fact::Text(signer.short())),
    );
    text!(
        "pack-line",
        id = id,
        version = Fact::Number(pack.version.into()),
        title = Fact::Text(pack.title.render(words.language(), &HouseTerms::default())),
        signed = Fact::Phrase(Box::new(signed))
    )
}
