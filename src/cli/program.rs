//! The command line as a whole: its commands and the options of the window.

use clap::{ArgAction, Command};

use super::args::{flag, option, with_help};
use super::{check, class, clause, deal, odds, pack, progress, referee, sheet};
use crate::i18n::Catalog;

pub(super) fn program(words: &Catalog) -> Command {
    let program = Command::new("tailleur")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.message("cli-commands"))
        .subcommand_value_name(words.message("cli-value-command"))
        .about(words.message("cli-about"))
        .override_usage(words.message("cli-usage-window"));
    #[cfg(feature = "room")]
    let program = program.subcommand(super::host::command(words)).subcommand(super::room::command(words));
    with_help(program, words)
        .arg(option("profile", "cli-value-name", "cli-profile", words))
        .arg(option("data", "cli-value-folder", "cli-data", words))
        .arg(option("lesson", "cli-value-lesson", "cli-lesson", words))
        .arg(option("open", "cli-value-file", "cli-open", words))
        .arg(option("lang", "cli-value-lang", "cli-lang", words).global(true))
        .arg(flag("version", "cli-version", words).short('V').action(ArgAction::Version))
        .subcommand(referee::command(words))
        .subcommand(odds::command(words))
        .subcommand(deal::command(words))
        .subcommand(check::command(words))
        .subcommand(sheet::command(words))
        .subcommand(clause::command(words))
        .subcommand(pack::command(words))
        .subcommand(progress::command(words))
        .subcommand(class::command(words))
}
