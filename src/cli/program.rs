//! The command line as a whole: its commands and the options of the window.

use clap::{ArgAction, Command};

use super::args::{flag, option, with_help};
use super::{check, class, clause, deal, odds, pack, progress, referee, sheet, shift};
use crate::i18n::Catalog;

pub(super) fn program(words: &Catalog) -> Command {
    let program = Command::new("tailleur")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.message(text_key!("cli-commands")))
        .subcommand_value_name(words.message(text_key!("cli-value-command")))
        .about(words.message(text_key!("cli-about")))
        .override_usage(words.message(text_key!("cli-usage-window")));
    #[cfg(feature = "room")]
    let program = program.subcommand(super::host::command(words)).subcommand(super::room::command(words));
    with_help(program, words)
        .arg(option("profile", text_key!("cli-value-name"), text_key!("cli-profile"), words))
        .arg(option("data", text_key!("cli-value-folder"), text_key!("cli-data"), words))
        .arg(option("lesson", text_key!("cli-value-lesson"), text_key!("cli-lesson"), words))
        .arg(option("open", text_key!("cli-value-file"), text_key!("cli-open"), words))
        .arg(option("lang", text_key!("cli-value-lang"), text_key!("cli-lang"), words).global(true))
        .arg(flag("version", text_key!("cli-version"), words).short('V').action(ArgAction::Version))
        .subcommand(referee::command(words))
        .subcommand(odds::command(words))
        .subcommand(deal::command(words))
        .subcommand(check::command(words))
        .subcommand(sheet::command(words))
        .subcommand(shift::command(words))
        .subcommand(clause::command(words))
        .subcommand(pack::command(words))
        .subcommand(progress::command(words))
        .subcommand(class::command(words))
}
