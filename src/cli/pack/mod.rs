//! `tailleur pack`: pack files (build, sign, verify, install, remove) and exchange with other programs.

mod build;
mod export;
mod import;
mod install;
mod key;
mod list;
mod told;
mod verify;

use clap::{Arg, ArgMatches, Command};

use super::args::{command as command_of, option};
use super::stop::Stop;
use super::{Status, World, args};
use crate::machine::pack_file::Refusal;
use crate::rules::phrase::Phrase;
use crate::words::{Names, Words};

pub(super) fn command(words: &Words) -> Command {
    command_of("pack", "cli-pack", "cli-usage-pack", words)
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.key("cli-commands"))
        .subcommand_value_name(words.key("cli-value-command"))
        .subcommand(key::command(words))
        .subcommand(build::command(words))
        .subcommand(verify::command(words))
        .subcommand(install::command(words))
        .subcommand(list::command(words))
        .subcommand(list::removing(words))
        .subcommand(import::command(words))
        .subcommand(export::command(words))
}

pub(super) fn run(matches: &ArgMatches, words: &Words, world: &mut World<'_>) -> Result<Status, Stop> {
    let (name, matches) = matches.subcommand().ok_or_else(|| Stop::Usage(Phrase::plain("pack-which")))?;
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

/// A required positional argument.
fn one(name: &'static str, value: &'static str, help: &'static str, words: &Words) -> Arg {
    Arg::new(name)
        .value_name(words.key(value))
        .help(words.key(help))
        .help_heading(words.key("cli-arguments"))
        .required(true)
}

fn of_a_profile(command: Command, words: &Words) -> Command {
    command.arg(option("profile", "cli-value-name", "cli-pack-profile", words)).arg(option(
        "data",
        "cli-value-folder",
        "cli-data",
        words,
    ))
}

fn text<'m>(matches: &'m ArgMatches, name: &str) -> Option<&'m str> {
    matches.get_one::<String>(name).map(String::as_str)
}

/// Prints all flaws but the first, and returns the error.
fn stopped(refusal: Refusal, words: &Words, world: &mut World<'_>) -> Result<Stop, Stop> {
    for flaw in refusal.flaws.iter().skip(1) {
        writeln!(world.errors, "{}", super::check::sentence(flaw, words))?;
    }
    Ok(of_a_file(refusal.why))
}

/// Refused contents are rejected input, all other file errors are usage errors.
fn of_a_file(why: Phrase) -> Stop {
    if why.key.starts_with("pack-file-refused") { Stop::Wrong(why) } else { Stop::Usage(why) }
}

fn say(phrase: &Phrase, words: &Words, world: &mut World<'_>) -> Result<(), Stop> {
    Ok(writeln!(world.output, "{}", words.say(phrase, &Names::default()))?)
}
