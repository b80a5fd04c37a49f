//! `tailleur pack list` and `tailleur pack remove`: the installed packs of a profile.

use clap::{ArgMatches, Command};

use super::{of_a_profile, one, say, text};
use crate::cli::args::command as command_of;
use crate::cli::stop::Stop;
use crate::cli::{Status, World, progress};
use crate::machine::pack_file::{Home, Installed, installed, remove as take_away};
use crate::rules::house::Shelf;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

pub(super) fn command(words: &Words) -> Command {
    of_a_profile(command_of("list", "cli-pack-list", "cli-usage-pack-list", words), words)
}

pub(super) fn removing(words: &Words) -> Command {
    let command = command_of("remove", "cli-pack-remove", "cli-usage-pack-remove", words);
    of_a_profile(command.arg(one("id", "cli-value-pack", "cli-pack-id", words)), words)
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let (store, profile) = progress::profile(matches)?;
    let folder = store.folder_of(&profile);
    let all = installed(Home { data: store.data(), profile: &folder }, &Shelf::built_in());
    if all.is_empty() {
        say(&Phrase::plain("pack-none-installed").with("name", Fact::Text(profile.name)), words, world)?;
    }
    for one in &all {
        say(&line(one, words), words, world)?;
    }
    let all_read = all.iter().all(|one| one.pack.is_some());
    Ok(if all_read { Status::Done } else { Status::Wrong })
}

pub(super) fn remove(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let id = text(matches, "id").unwrap_or_default();
    let (store, profile) = progress::profile(matches)?;
    let folder = store.folder_of(&profile);
    take_away(Home { data: store.data(), profile: &folder }, id).map_err(Stop::Usage)?;
    say(&Phrase::plain("pack-removed").with("id", Fact::Text(id.to_owned())), words, world)?;
    Ok(Status::Done)
}

fn line(one: &Installed, words: &Words) -> Phrase {
    let id = Fact::Text(one.id.clone());
    let Some(pack) = &one.pack else { return Phrase::plain("pack-line-faulty").with("id", id) };
    let signed = one.signer().map_or_else(
        || Phrase::plain("pack-unsigned"),
        |signer| Phrase::plain("pack-signed-short").with("short", Fact::Text(signer.short())),
    );
    Phrase::plain("pack-line")
        .with("id", id)
        .with("version", Fact::Number(pack.version.into()))
        .with("title", Fact::Text(pack.title.say(words.language(), &Names::default())))
        .with("signed", Fact::Phrase(Box::new(signed)))
}
