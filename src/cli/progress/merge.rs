//! `tailleur progress merge`: merges profiles, archives and journals into one folder without loss.

use std::path::Path;

use clap::{ArgMatches, Command};

use crate::cli::args::{command as command_of, option, positional_list};
use crate::cli::error::CommandError;
use crate::cli::{Status, World};
use crate::i18n::phrase::Fact;
use crate::i18n::{Catalog, HouseTerms};
use crate::platform::entropy;
use crate::platform::storage::disk;
use crate::platform::storage::merge::{MergeReason, adopt_name_and_settings, merge};
use crate::progress::DeviceId;

pub(super) fn command(words: &Catalog) -> Command {
    command_of("merge", text_key!("cli-progress-merge"), text_key!("cli-usage-progress-merge"), words)
        .arg(
            positional_list("from", text_key!("cli-value-path"), text_key!("cli-progress-paths"), words).required(true),
        )
        .arg(option("into", text_key!("cli-value-folder"), text_key!("cli-progress-into"), words).required(true))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let sources = super::sources(matches, "from")?;
    let into = Path::new(matches.get_one::<String>("into").map(String::as_str).unwrap_or_default());
    disk::make_folder(into).map_err(|fault| CommandError::Usage(fault.phrase(into)))?;
    let device = DeviceId::new(entropy::seed() as u32);
    let brought = merge(into, &sources, &device, MergeReason::Merged).map_err(CommandError::Usage)?;
    adopt_name_and_settings(into, &sources).map_err(CommandError::Usage)?;
    let wrong = super::print_notices(&brought.notices, words, world)?;
    let phrase =
        text!("progress-merged", count = Fact::Number(brought.records), place = Fact::Text(into.display().to_string()));
    writeln!(world.output, "{}", words.render(&phrase, &HouseTerms::default()))?;
    Ok(if wrong { Status::Wrong } else { Status::Done })
}
