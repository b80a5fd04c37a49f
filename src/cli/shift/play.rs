//! `tailleur shift play`: a shift worked by an agent, written to a log on request.

use std::path::Path;
use std::sync::Arc;

use clap::{ArgMatches, Command};

use super::log_writer::LogWriter;
use super::print::ShiftPrinter;
use super::{Refusal, house_for, house_option, scenario, text_of};
use crate::cli::args::{self, command as command_of, excerpt, flag, number, option, positional};
use crate::cli::error::CommandError;
use crate::cli::{Status, World};
use crate::i18n::Catalog;
use crate::i18n::flaw::in_words;
use crate::i18n::phrase::Fact;
use crate::table::Shift;
use crate::table::act::TimedAct;
use crate::table::agent::{Agent, Fault, Idle, Move, Perfect, Playing, Script};
use crate::table::event::Event;
use crate::table::fact::FaultKind;
use crate::table::log::LogHead;
use crate::table::scenario::{Length, Scenario};

/// Upper bound of `--coups`.
const MOST_COUPS: u64 = 1_000_000;

pub(super) fn command(words: &Catalog) -> Command {
    command_of("play", text_key!("cli-shift-play"), text_key!("cli-usage-shift-play"), words)
        .arg(positional("scenario", text_key!("cli-value-scenario"), text_key!("cli-shift-scenario"), words))
        .arg(option("seed", text_key!("cli-value-number"), text_key!("cli-shift-seed"), words).required(true))
        .arg(option("coups", text_key!("cli-value-number"), text_key!("cli-shift-coups"), words))
        .arg(house_option(text_key!("cli-shift-house"), words))
        .arg(option("table", text_key!("cli-value-table"), text_key!("cli-shift-table"), words))
        .arg(option("agent", text_key!("cli-value-agent"), text_key!("cli-shift-agent"), words).required(true))
        .arg(option("log", text_key!("cli-value-file"), text_key!("cli-shift-log"), words))
        .arg(flag("saved", text_key!("cli-shift-saved"), words).requires("log"))
        .arg(flag("json", text_key!("cli-json"), words))
}

pub(super) fn run(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<Status, CommandError> {
    match play(matches, words, world) {
        Ok(()) => Ok(Status::Done),
        Err(refusal) => refusal.report(words, world),
    }
}

fn play(matches: &ArgMatches, words: &Catalog, world: &mut World<'_>) -> Result<(), Refusal> {
    let mut shift = shift(matches, words)?;
    let AskedAgent { mut agent, remembers } = agent(matches)?;
    let mut printer = ShiftPrinter::new(&shift, matches.get_flag("json"), words);
    let mut log = match matches.get_one::<String>("log") {
        Some(name) => Some(LogWriter::open(name, &LogHead::new(&shift), matches.get_flag("saved"))?),
        None => None,
    };
    printer.begin(&shift, world.output)?;
    if let Some(log) = log.as_mut().filter(|_| !remembers) {
        log.replay(&mut shift, &mut printer, world)?;
    }
    if !log.as_ref().is_some_and(LogWriter::is_ended) {
        let mut playing = Playing::new(&mut shift, &mut *agent);
        while let Some((next, events)) = playing.step() {
            if let (Some(log), Move::Act(by, act, at)) = (&mut log, next) {
                log.write(playing.shift(), &TimedAct { by, act, at }, words, world)?;
            }
            printer.show(playing.shift(), &events, world)?;
            if let Some(log) = log.as_ref().filter(|_| ends_a_coup(&events)) {
                log.sync()?;
            }
        }
        if let Some(log) = &mut log {
            log.end(&shift, words, world)?;
        }
    }
    Ok(printer.end(&shift, world.output)?)
}

fn ends_a_coup(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::CoupOver(_)))
}

/// The shift asked for, before its first act.
fn shift(matches: &ArgMatches, words: &Catalog) -> Result<Shift, Refusal> {
    let seed = number(matches, "seed", 0, u64::MAX)?.unwrap_or_default();
    let coups = number(matches, "coups", 1, MOST_COUPS)?;
    let table = args::table(matches)?;
    let name = matches.get_one::<String>("scenario").map(String::as_str).unwrap_or_default();
    let (scenario, houses) = scenario(name)?;
    let house = house_for(matches, &scenario, &houses, words)?;
    let asked = Scenario {
        length: coups.map_or(scenario.length, |coups| Length::Coups(coups as u32)),
        table: table.map_or_else(|| scenario.table.clone(), |size| vec![size]),
        ..scenario
    };
    Shift::new(&Arc::new(asked), &house, seed).map_err(Refusal::wrong)
}

/// The agent asked for.
struct AskedAgent {
    agent: Box<dyn Agent>,
    /// Its next act depends on its earlier ones, not on the table alone.
    remembers: bool,
}

fn agent(matches: &ArgMatches) -> Result<AskedAgent, Refusal> {
    let name = matches.get_one::<String>("agent").map(String::as_str).unwrap_or_default();
    match name.split_once(':') {
        None if name == "perfect" => Ok(AskedAgent { agent: Box::new(Perfect), remembers: false }),
        None if name == "idle" => Ok(AskedAgent { agent: Box::new(Idle), remembers: false }),
        Some(("fault", kind)) => {
            let known = FaultKind::ALL.iter().copied().find(|known| known.id() == kind);
            let kind = known.ok_or_else(|| {
                let known: Vec<&str> = FaultKind::ALL.iter().map(|kind| kind.id()).collect();
                let (found, known) = (Fact::Text(excerpt(kind)), Fact::Text(known.join(", ")));
                CommandError::Usage(text!("shift-no-such-fault", found = found, known = known))
            })?;
            Ok(AskedAgent { agent: Box::new(Fault::new(kind, false)), remembers: true })
        }
        Some(("script", file)) => {
            let text = text_of(Path::new(file))?;
            let script = Script::read(file, &text).map_err(|flaws| Refusal::Flaws(in_words(flaws)))?;
            Ok(AskedAgent { agent: Box::new(script), remembers: true })
        }
        _ => Err(CommandError::Usage(text!("shift-no-such-agent", found = Fact::Text(excerpt(name)))).into()),
    }
}
