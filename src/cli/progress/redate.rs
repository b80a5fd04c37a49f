//! `tailleur progress redate`: puts right the records given while a clock was far ahead.

use clap::{ArgMatches, Command};

use crate::cli::args::{excerpt, flag, option};
use crate::cli::error::CommandError;
use crate::cli::{Status, World};
use crate::i18n::phrase::Fact;
use crate::i18n::{Catalog, HouseTerms};
use crate::platform::clock;
use crate::platform::storage::redate::{self, Redating};

pub(super) fn command(words: &Catalog) -> Command {
    super::profile_command("redate", text_key!("cli-progress-redate"), text_key!("cli-usage-progress-redate"), words)
        .arg(option("to", text_key!("cli-value-day"), text_key!("cli-redate-to"), words).conflicts_with("set-aside"))
        .arg(flag("set-aside", text_key!("cli-redate-set-aside"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let now = clock::time_of_day();
    let time = match matches.get_one::<String>("to") {
        None => now,
        Some(day) => clock::noon(day)
            .filter(|noon| noon.since(now) == 0 || clock::day(*noon) == clock::day(now))
            .ok_or_else(|| CommandError::Usage(text!("progress-redate-day", value = Fact::Text(excerpt(day)))))?,
    };
    let redating = if matches.get_flag("set-aside") { Redating::SetAside } else { Redating::To(time.min(now)) };
    let (store, profile) = super::profile(matches)?;
    let folder = store.folder_of(&profile);
    let (ahead, notices) = redate::records_ahead(&folder, now);
    let wrong = super::print_notices(&notices, words, world)?;
    redate::correct(&folder, store.device(), &ahead, redating, now).map_err(CommandError::Usage)?;
    let count = Fact::Number(ahead.len() as u64);
    let phrase = match redating {
        Redating::To(time) => text!("progress-redated", count = count, day = Fact::Text(clock::day(time))),
        Redating::SetAside => text!("progress-set-aside", count = count),
    };
    writeln!(world.output, "{}", words.render(&phrase, &HouseTerms::default()))?;
    Ok(if wrong { Status::Wrong } else { Status::Done })
}
