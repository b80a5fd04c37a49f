//! `tailleur shift`: scenarios listed, shifts played by agents and replayed from their logs.

mod json;
mod list;
mod log_writer;
mod play;
mod print;
mod replay;

use std::path::Path;
use std::sync::Arc;

use clap::{Arg, ArgMatches, Command};

use super::args::{self, command as command_of, excerpt, option};
use super::error::CommandError;
use super::flaw_line::flaw_line;
use super::{Status, World};
use crate::i18n::Catalog;
use crate::i18n::flaw::{Flaw, in_words};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::lesson::{PACK_FILE, SHIFT_FOLDER, read_shift};
use crate::platform::storage::{disk, packs};
use crate::rules::house::{House, HouseLibrary, TableSize};
use crate::syntax::{Diagnostic, TextPosition};
use crate::table::log::LogFlaw;
use crate::table::scenario::{Scenario, built_in};

pub(super) fn command(words: &Catalog) -> Command {
    command_of("shift", text_key!("cli-shift"), text_key!("cli-usage-shift"), words)
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.message(text_key!("cli-commands")))
        .subcommand_value_name(words.message(text_key!("cli-value-command")))
        .subcommand(list::command(words))
        .subcommand(play::command(words))
        .subcommand(replay::command(words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    let (name, matches) = matches.subcommand().ok_or_else(|| CommandError::Usage(text!("shift-which")))?;
    args::check_language(matches)?;
    match name {
        "list" => list::run(matches, words, world),
        "play" => play::run(matches, words, world),
        _ => replay::run(matches, words, world),
    }
}

fn house_option(help: TextKey, words: &Catalog) -> Arg {
    option("house", text_key!("cli-value-house"), help, words)
}

/// An error of the call, or the flaws of a file.
enum Refusal {
    Error(CommandError),
    Flaws(Vec<Flaw>),
}

impl From<CommandError> for Refusal {
    fn from(error: CommandError) -> Self {
        Self::Error(error)
    }
}

impl From<std::io::Error> for Refusal {
    fn from(error: std::io::Error) -> Self {
        Self::Error(error.into())
    }
}

impl Refusal {
    fn wrong(phrase: impl Into<Phrase>) -> Self {
        Self::Error(CommandError::Wrong(phrase.into()))
    }

    fn of_log(file: &str, flaw: LogFlaw) -> Self {
        Self::Flaws(vec![log_flaw(file, flaw, flaw.what.into())])
    }

    /// Prints the flaws, each with its place.
    fn report(self, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
        match self {
            Self::Error(error) => Err(error),
            Self::Flaws(flaws) => {
                // Output before the flaw comes first.
                world.output.flush()?;
                for flaw in flaws {
                    writeln!(world.errors, "{}", flaw_line(&flaw, words))?;
                }
                Ok(Status::Wrong)
            }
        }
    }
}

/// A flaw at a place of a log.
fn log_flaw(file: &str, flaw: LogFlaw, what: Phrase) -> Flaw {
    let place = TextPosition { line: flaw.line, column: flaw.column };
    Diagnostic::new(file, place..place, what)
}

/// A scenario by its id or its path, with the houses it may name: for a file of a pack, the pack's own among them.
fn scenario(name: &str) -> Result<(Scenario, HouseLibrary), Refusal> {
    if Path::new(name).extension().is_none_or(|end| end != "ron") {
        let all = built_in();
        let known: Vec<&str> = all.iter().map(|scenario| scenario.id.as_str()).collect();
        let known = Fact::Text(known.join(", "));
        let found = all.into_iter().find(|scenario| scenario.id == name);
        return found.map(|scenario| (scenario, HouseLibrary::built_in())).ok_or_else(|| {
            let phrase = text!("shift-no-such-scenario", found = Fact::Text(excerpt(name)), known = known);
            CommandError::Usage(phrase).into()
        });
    }
    let text = text_of(Path::new(name))?;
    let houses = HouseLibrary::built_in();
    if let Some((folder, file)) = place_in_pack(Path::new(name)) {
        let files = packs::read(folder).files;
        return read_shift(&files, &houses, &file)
            .map(|(scenario, houses)| (Scenario::clone(&scenario), houses))
            .map_err(|mut flaws| {
                for flaw in &mut flaws {
                    flaw.file = folder.join(&flaw.file).display().to_string();
                }
                Refusal::Flaws(flaws)
            });
    }
    Scenario::read(name, &text).map(|scenario| (scenario, houses)).map_err(|flaws| Refusal::Flaws(in_words(flaws)))
}

/// The folder of the pack that a scenario is in, and its file there.
fn place_in_pack(path: &Path) -> Option<(&Path, String)> {
    let folder = path.parent().filter(|folder| folder.file_name().is_some_and(|name| name == SHIFT_FOLDER))?;
    let file = format!("{SHIFT_FOLDER}/{}", path.file_name()?.to_str()?);
    let pack = match folder.parent()? {
        parent if parent.as_os_str().is_empty() => Path::new("."),
        parent => parent,
    };
    disk::exists(&pack.join(PACK_FILE)).then_some((pack, file))
}

/// The text of a file. An unreadable path is a usage error, unusable contents are rejected input.
fn text_of(path: &Path) -> Result<String, CommandError> {
    disk::read_text(path, disk::MOST_OF_A_TEXT).map_err(|fault| match fault {
        disk::Unreadable::TooLong(_) | disk::Unreadable::NotText(_) => CommandError::Wrong(fault.phrase(path)),
        _ => CommandError::Usage(fault.phrase(path)),
    })
}

/// The house asked for, or the first of these that can have the scenario, at the table asked for if any.
fn house_for(
    matches: &ArgMatches,
    scenario: &Scenario,
    houses: &HouseLibrary,
    words: &Catalog,
) -> Result<Arc<House>, CommandError> {
    let table = args::table(matches)?;
    if matches.contains_id("house") {
        let house = args::house(matches, words)?;
        if !is_for(scenario, &house) {
            let houses = Fact::Text(scenario.houses.join(", "));
            return Err(CommandError::Wrong(text!(
                "shift-not-for",
                house = Fact::Text(house.id.to_string()),
                houses = houses
            )));
        }
        if table.is_some_and(|size| !has_table(scenario, &house, Some(size))) {
            return Err(CommandError::Wrong(text!("shift-not-at-table", house = Fact::Text(house.name))));
        }
        return Ok(Arc::new(house));
    }
    let named = scenario.houses.iter().filter_map(|id| houses.get(id.as_str()));
    let any = houses.iter().filter(|_| scenario.houses.is_empty());
    let found = named.chain(any).find(|house| has_table(scenario, house, table));
    found.cloned().ok_or_else(|| CommandError::Wrong(text!("shift-no-house")))
}

/// True if the scenario is for a house, whatever its tables.
fn is_for(scenario: &Scenario, house: &House) -> bool {
    scenario.houses.is_empty() || scenario.houses.iter().any(|id| id == house.id.as_str())
}

/// True if a scenario can be played in a house: at this table, if one is asked for.
fn has_table(scenario: &Scenario, house: &House, table: Option<TableSize>) -> bool {
    let Some(size) = table else { return scenario.table_in(house).is_some() };
    scenario.table.contains(&size) && Scenario { table: vec![size], ..scenario.clone() }.table_in(house).is_some()
}
