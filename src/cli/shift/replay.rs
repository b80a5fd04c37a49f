//! `tailleur shift replay`: a shift played again from its log, whole or up to an act.

use std::path::Path;
use std::sync::Arc;

use clap::{ArgMatches, Command};

use super::print::ShiftPrinter;
use super::{Refusal, house_option, scenario};
use crate::app::shift::choice::{posted, posts};
use crate::cli::args::{self, command as command_of, excerpt, flag, number, option, positional};
use crate::cli::error::CommandError;
use crate::cli::{Status, World};
use crate::documents::shift_report::{ReportReader, ShiftReport};
use crate::i18n::Catalog;
use crate::i18n::phrase::Fact;
use crate::platform::storage::{files, shift_log_file};
use crate::rules::house::{House, HouseLibrary};
use crate::table::Shift;
use crate::table::event::Event;
use crate::table::log::{ReplayProblem, ShiftLog};
use crate::table::person::Crew;
use crate::table::scenario::{Scenario, TraineeRole, built_in};

pub(super) fn command(words: &Catalog) -> Command {
    command_of("replay", text_key!("cli-shift-replay"), text_key!("cli-usage-shift-replay"), words)
        .arg(positional("log", text_key!("cli-value-log"), text_key!("cli-shift-the-log"), words))
        .arg(option("at", text_key!("cli-value-act"), text_key!("cli-shift-at"), words))
        .arg(option("scenario", text_key!("cli-value-scenario"), text_key!("cli-shift-replay-scenario"), words))
        .arg(house_option(text_key!("cli-shift-replay-house"), words))
        .arg(option("pdf", text_key!("cli-value-file"), text_key!("cli-shift-pdf"), words))
        .arg(flag("json", text_key!("cli-json"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    match replay(matches, words, world) {
        Ok(()) => Ok(Status::Done),
        Err(refusal) => refusal.report(words, world),
    }
}

fn replay(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<(), Refusal> {
    let name = matches.get_one::<String>("log").map(String::as_str).unwrap_or_default();
    let bytes = shift_log_file::read(Path::new(name)).map_err(CommandError::Usage)?;
    let (log, flaw) = ShiftLog::read(&bytes).map_err(|flaw| Refusal::of_log(name, flaw))?;
    let acts = number(matches, "at", 0, log.acts.len() as u64)?.map(|acts| acts as usize);
    let (scenario, houses) = logged_scenario(matches, &log)?;
    let house = logged_house(matches, &log, &houses, words)?;
    let mut shift = begin(&log, &scenario, &house).map_err(|problem| match problem {
        ReplayProblem::Log(flaw) => Refusal::of_log(name, flaw),
        ReplayProblem::Scenario(problem) => Refusal::wrong(problem),
    })?;
    let mut printer = ShiftPrinter::new(&shift, matches.get_flag("json"), words);
    printer.begin(&shift, world.output)?;
    let (mut printed, mut coups) = (Ok(()), Vec::new());
    let other = log.replay(&mut shift, acts, |shift, events| {
        coups.extend(events.iter().filter_map(Event::coup_over).cloned());
        if printed.is_ok() {
            printed = printer.show(shift, events, world);
        }
    });
    printed?;
    printer.end(&shift, world.output)?;
    if let Some(path) = matches.get_one::<String>("pdf") {
        let acts = log.acts.get(..acts.unwrap_or(log.acts.len())).unwrap_or_default();
        let reader = ReportReader::default();
        let paper = ShiftReport { shift: &shift, acts, coups: &coups, own_words: &[], reader };
        write_paper(&paper, Path::new(path), words)?;
    }
    other.or(flaw).map_or(Ok(()), |flaw| Err(Refusal::of_log(name, flaw)))
}

/// The shift before its first act. In the window the post is chosen, and the checksum of the scenario alone has it.
fn begin(log: &ShiftLog, scenario: &Scenario, house: &Arc<House>) -> Result<Shift, ReplayProblem> {
    let problem = match log.head.begin(scenario, house) {
        Ok(shift) => return Ok(shift),
        Err(problem) => problem,
    };
    let Some(table) = house.tables.iter().find(|table| table.size == log.head.table) else { return Err(problem) };
    let roles = posts(&Crew::for_table(table)).into_iter().chain([scenario.role, TraineeRole::Observer]);
    let mut chosen =
        roles.filter_map(|role| log.head.begin(&posted(scenario, log.head.presentation, role), house).ok());
    chosen.next().ok_or(problem)
}

fn write_paper(paper: &ShiftReport<'_>, path: &Path, words: &Catalog) -> Result<(), CommandError> {
    let bytes = paper
        .pdf(words)
        .map_err(|error| CommandError::Usage(text!("shift-paper-not-made", why = Fact::Text(format!("{error:?}")))))?;
    files::replace(path, &bytes)
        .map_err(|error| CommandError::Usage(files::notice(text_key!("progress-not-written"), path, &error)))
}

fn logged_scenario(matches: &ArgMatches, log: &ShiftLog) -> Result<(Scenario, HouseLibrary), Refusal> {
    if let Some(name) = matches.get_one::<String>("scenario") {
        return scenario(name);
    }
    let found = built_in().into_iter().find(|scenario| scenario.id == log.head.scenario);
    found.map(|scenario| (scenario, HouseLibrary::built_in())).ok_or_else(|| {
        let found = Fact::Text(excerpt(&log.head.scenario));
        Refusal::wrong(text!("shift-log-scenario-unknown", found = found))
    })
}

fn logged_house(
    matches: &ArgMatches,
    log: &ShiftLog,
    houses: &HouseLibrary,
    words: &Catalog,
) -> Result<Arc<House>, Refusal> {
    if matches.contains_id("house") {
        return Ok(Arc::new(args::house(matches, words)?));
    }
    let found = houses.get(log.head.house.as_str()).cloned();
    found.ok_or_else(|| {
        let found = Fact::Text(excerpt(&log.head.house));
        Refusal::wrong(text!("shift-log-house-unknown", found = found))
    })
}
