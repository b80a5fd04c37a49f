//! `tailleur pack install`: installs a pack file for one profile.

use std::path::Path;

use clap::{ArgMatches, Command};

use super::{of_a_profile, one, say, stopped, text, told};
use crate::cli::args::{command as command_of, flag};
use crate::cli::stop::Stop;
use crate::cli::{Status, World, progress};
use crate::machine::pack_file::{Home, Standing, install, look};
use crate::rules::house::Shelf;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

pub(super) fn command(words: &Words) -> Command {
    let command = command_of("install", "cli-pack-install", "cli-usage-pack-install", words).arg(one(
        "file",
        "cli-value-file",
        "cli-pack-file",
        words,
    ));
    of_a_profile(command, words).arg(flag("older", "cli-pack-older", words)).arg(flag(
        "other-key",
        "cli-pack-other-key",
        words,
    ))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let path = Path::new(text(matches, "file").unwrap_or_default());
    let (store, profile) = progress::profile(matches)?;
    let folder = store.folder_of(&profile);
    let home = Home { data: store.data(), profile: &folder };
    let houses = Shelf::built_in();
    let brought = match look(path, home, &houses) {
        Ok(brought) => brought,
        Err(refusal) => return Err(stopped(refusal, words, world)?),
    };
    for line in told::pack(&brought.pack, words) {
        writeln!(world.output, "{line}")?;
    }
    for phrase in brought.told() {
        say(&phrase, words, world)?;
    }
    // The window asks for confirmation; here an option is needed.
    if matches!(brought.standing, Standing::Older(_)) && !matches.get_flag("older") {
        return Err(Stop::Wrong(Phrase::plain("pack-wants-older")));
    }
    if brought.signed.is_suspicious() && !matches.get_flag("other-key") {
        return Err(Stop::Wrong(Phrase::plain("pack-wants-other-key")));
    }
    if brought.standing == Standing::Same {
        return Ok(Status::Done);
    }
    if let Err(refusal) = install(&brought, home, &houses) {
        return Err(stopped(refusal, words, world)?);
    }
    let title = brought.pack.title.say(words.language(), &Names::default());
    let done = Phrase::plain("pack-installed-for").with("title", Fact::Text(title));
    say(&done.with("name", Fact::Text(profile.name)), words, world)?;
    Ok(Status::Done)
}
