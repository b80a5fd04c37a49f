//! `tailleur progress merge`: merges profiles, archives and journals into one folder without loss.

use std::path::Path;

use clap::{ArgMatches, Command};

use crate::cli::args::{command as command_of, many, option};
use crate::cli::stop::Stop;
use crate::cli::{Status, World};
use crate::machine::union::{Why, bring, name_after};
use crate::machine::{disk, entropy};
use crate::progress::DeviceId;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

pub(super) fn command(words: &Words) -> Command {
    command_of("merge", "cli-progress-merge", "cli-usage-progress-merge", words)
        .arg(many("from", "cli-value-path", "cli-progress-paths", words).required(true))
        .arg(option("into", "cli-value-folder", "cli-progress-into", words).required(true))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let sources = super::sources(matches, "from")?;
    let into = Path::new(matches.get_one::<String>("into").map(String::as_str).unwrap_or_default());
    disk::make_folder(into).map_err(|fault| Stop::Usage(fault.phrase(into)))?;
    let device = DeviceId::new(entropy::seed() as u32);
    let brought = bring(into, &sources, &device, Why::Merged).map_err(Stop::Usage)?;
    name_after(into, &sources).map_err(Stop::Usage)?;
    let wrong = super::tell(&brought.notices, words, world)?;
    let phrase = Phrase::plain("progress-merged")
        .with("count", Fact::Number(brought.records))
        .with("place", Fact::Text(into.display().to_string()));
    writeln!(world.output, "{}", words.say(&phrase, &Names::default()))?;
    Ok(if wrong { Status::Wrong } else { Status::Done })
}
