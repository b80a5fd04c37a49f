//! `tailleur pack`: pack files (build, sign, verify, install, remove) and exchange with other programs.

mod build;
mod describe;
mod export;
mod import;
mod install;
mod key;
mod list;
mod verify;

use clap::{ArgMatches, Command};

use super::args::{command as command_of, option};
use super::error::CommandError;
use super::{Status, World, args};
use crate::i18n::phrase::Phrase;
use crate::i18n::{Catalog, HouseTerms};
use crate::platform::storage::pack_file::PackFileError;

pub(super) fn command(words: &Catalog) -> Command {
    command_of("pack", text_key!("cli-pack"), text_key!("cli-usage-pack"), words)
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.message(text_key!("cli-commands")))
        .subcommand_value_name(words.message(text_key!("cli-value-command")))
        .subcommand(key::command(words))
        .subcommand(build::command(words))
        .subcommand(verify::command(words))
        .subcommand(install::command(words))
        .subcommand(list::command(words))
        .subcommand(list::remove_command(words))
        .subcommand(import::command(words))
        .subcommand(export::command(words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let (name, matches) = matches.subcommand().ok_or_else(|| CommandError::Usage(text!("pack-which")))?;
    args::check_language(matches)?;
    match name {
        "key" => key::run(matches, words, world),
        "build" => build::run(matches, words, world),
        "verify" => verify::run(matches, words, world),
        "install" => install::run(matches, words, world),
        "import" => import::run(matches, words, world),
        "export" => export::run(matches, words, world),
        "list" => list::run(matches, words, world),
        _ => list::remove(matches, words, world),
    }
}

fn with_profile_options(command: Command, words: &Catalog) -> Command {
    command.arg(option("profile", text_key!("cli-value-name"), text_key!("cli-pack-profile"), words)).arg(option(
        "data",
        text_key!("cli-value-folder"),
        text_key!("cli-data"),
        words,
    ))
}

fn arg_value<'m>(matches: &'m ArgMatches, name: &str) -> Option<&'m str> {
    matches.get_one::<String>(name).map(String::as_str)
}

/// The error of a command; prints all flaws but the first. Refused contents are rejected input.
fn command_error(error: PackFileError, words: &Catalog, world: &mut World<'_>) -> Result<CommandError, CommandError> {
    match error {
        PackFileError::Failed(why) => Ok(CommandError::Usage(why)),
        PackFileError::Refused { ref flaws, .. } => {
            for flaw in flaws.iter().skip(1) {
                writeln!(world.errors, "{}", super::flaw_line::flaw_line(flaw, words))?;
            }
            Ok(CommandError::Wrong(error.into_phrase()))
        }
    }
}

fn print_line(phrase: &Phrase, words: &Catalog, world: &mut World<'_>) -> Result<(), CommandError> {
    Ok(writeln!(world.output, "{}", words.render(phrase, &HouseTerms::default()))?)
}
