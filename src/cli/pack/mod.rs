//! `tailleur pack`: questions brought in from other programs and taken out to them.

mod export;
mod import;

use clap::{ArgMatches, Command};

use super::args::command as command_of;
use super::stop::Stop;
use super::{Status, World, args};
use crate::rules::phrase::Phrase;
use crate::words::Words;

pub(super) fn command(words: &Words) -> Command {
    command_of("pack", "cli-pack", "cli-usage-pack", words)
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.key("cli-commands"))
        .subcommand_value_name(words.key("cli-value-command"))
        .subcommand(import::command(words))
        .subcommand(export::command(words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let (name, matches) = matches.subcommand().ok_or_else(|| Stop::Usage(Phrase::plain("pack-which")))?;
    args::check_language(matches)?;
    match name {
        "import" => import::run(matches, words, world),
        "export" => export::run(matches, words, world),
        _ => Err(Stop::Usage(Phrase::plain("pack-which"))),
    }
}
