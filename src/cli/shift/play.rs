//! `tailleur shift play`: a shift worked by an agent, kept in a log where one is asked for.

use std::path::Path;
use std::sync::Arc;

use clap::{ArgMatches, Command};

use super::print::ShiftPrinter;
use super::{Refusal, house_for, house_option, log_flaw, positional, scenario, text_of};
use crate::cli::args::{self, command as command_of, excerpt, flag, number, option};
use crate::cli::error::CommandError;
use crate::cli::flaw_line::flaw_line;
use crate::cli::{Status, World};
use crate::i18n::Catalog;
use crate::i18n::flaw::in_words;
use crate::i18n::phrase::Fact;
use crate::platform::storage::shift_log_file::ShiftLogFile;
use crate::table::Shift;
use crate::table::act::TimedAct;
use crate::table::agent::{Agent, Fault, Idle, Move, Perfect, Playing, Script};
use crate::table::event::Event;
use crate::table::fact::FaultKind;
use crate::table::log::{LogFault, LogFlaw, LogHead, ShiftLog, act_line, end_line};
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
        .arg(flag("kept", text_key!("cli-shift-kept"), words).requires("log"))
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
    let mut keeper = match matches.get_one::<String>("log") {
        Some(name) => Some(Keeper::open(name, &LogHead::new(&shift), matches.get_flag("kept"))?),
        None => None,
    };
    printer.begin(&shift, world.output)?;
    if let Some(keeper) = keeper.as_mut().filter(|_| !remembers) {
        keeper.replay(&mut shift, &mut printer, world)?;
    }
    if !keeper.as_ref().is_some_and(Keeper::is_ended) {
        let mut playing = Playing::new(&mut shift, &mut *agent);
        while let Some((next, events)) = playing.step() {
            if let (Some(keeper), Move::Act(by, act, at)) = (&mut keeper, next) {
                keeper.keep(playing.shift(), &TimedAct { by, act, at }, words, world)?;
            }
            printer.show(playing.shift(), &events, world)?;
            if let Some(keeper) = keeper.as_ref().filter(|_| ends_a_coup(&events)) {
                keeper.sync()?;
            }
        }
        if let Some(keeper) = &mut keeper {
            keeper.end(&shift, words, world)?;
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
    let scenario = scenario(name)?;
    let house = house_for(matches, &scenario, table, words)?;
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
    /// What it does next depends on what it has done.
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

/// Keeps a shift in its log.
struct Keeper {
    name: String,
    file: ShiftLogFile,
    /// The log as it was found.
    bytes: Vec<u8>,
    log: Option<ShiftLog>,
    /// Length of its lines that were played again.
    played: usize,
    /// A line that was broken off follows its lines.
    torn: Option<LogFlaw>,
    /// Each kept act is printed.
    prints: bool,
}

impl Keeper {
    /// Opens a log. One that is there already must be of this shift, and sound but for a last line that was broken
    /// off; nothing is changed in it yet.
    fn open(name: &str, head: &LogHead, prints: bool) -> Result<Self, Refusal> {
        let (mut file, bytes) = ShiftLogFile::open(Path::new(name)).map_err(CommandError::Usage)?;
        let keeper =
            |bytes: Vec<u8>, log, torn, file| Self { name: name.to_owned(), file, bytes, log, played: 0, torn, prints };
        let first = head.line();
        // A new file, or one whose head was broken off.
        if bytes.len() < first.len() && first.as_bytes().starts_with(&bytes) {
            file.cut(0).and_then(|()| file.append(&first)).map_err(CommandError::Usage)?;
            return Ok(keeper(Vec::new(), None, None, file));
        }
        let (log, flaw) = ShiftLog::read(&bytes).map_err(|flaw| Refusal::of_log(name, flaw))?;
        if log.head != *head {
            let first = LogFlaw { line: 1, column: 1, what: LogFault::OtherScenario };
            return Err(Refusal::Flaws(vec![log_flaw(name, first, text!("shift-log-of-another"))]));
        }
        match flaw {
            Some(flaw) if flaw.what != LogFault::Cut => Err(Refusal::of_log(name, flaw)),
            torn => {
                let played = first.len();
                Ok(Self { played, ..keeper(bytes, Some(log), torn, file) })
            }
        }
    }

    /// Plays the log again, for an agent that can go on from any table.
    fn replay(
        &mut self,
        shift: &mut Shift,
        printer: &mut ShiftPrinter<'_>,
        world: &mut World<'_>,
    ) -> Result<(), Refusal> {
        let Some(log) = &self.log else { return Ok(()) };
        let mut printed = Ok(());
        let flaw = log.replay(shift, None, |shift, events| {
            if printed.is_ok() {
                printed = printer.show(shift, events, world);
            }
        });
        printed?;
        self.played = log.sound;
        flaw.map_or(Ok(()), |flaw| Err(Refusal::of_log(&self.name, flaw)))
    }

    /// True if the log was played again up to its end.
    fn is_ended(&self) -> bool {
        self.log.as_ref().is_some_and(|log| log.end.is_some() && self.played == log.sound)
    }

    /// Keeps the act that was just done; one that the log has already must be the same.
    fn keep(&mut self, shift: &Shift, act: &TimedAct, words: &Catalog, world: &mut World<'_>) -> Result<(), Refusal> {
        self.add(shift, &act_line(shift, act), words, world)?;
        if self.prints {
            writeln!(world.errors, "kept {}", shift.acts())?;
            world.errors.flush()?;
        }
        Ok(())
    }

    /// Ends the log.
    fn end(&mut self, shift: &Shift, words: &Catalog, world: &mut World<'_>) -> Result<(), Refusal> {
        self.add(shift, &end_line(shift), words, world)?;
        self.sync()
    }

    fn add(&mut self, shift: &Shift, line: &str, words: &Catalog, world: &mut World<'_>) -> Result<(), Refusal> {
        let sound = self.log.as_ref().map_or(0, |log| log.sound);
        let rest = self.bytes.get(self.played..sound).unwrap_or_default();
        if !rest.is_empty() {
            if !rest.starts_with(line.as_bytes()) {
                let at = LogFlaw { line: shift.acts() as usize + 1, column: 1, what: LogFault::OtherTable };
                return Err(Refusal::Flaws(vec![log_flaw(&self.name, at, text!("shift-log-other-agent"))]));
            }
            self.played += line.len();
            return Ok(());
        }
        if let Some(torn) = self.torn.take() {
            self.file.cut(sound as u64).map_err(CommandError::Usage)?;
            let acts = self.log.as_ref().map_or(0, |log| log.acts.len());
            let notice = text!("shift-log-torn", act = Fact::Number(acts as u64));
            writeln!(world.errors, "{}", flaw_line(&log_flaw(&self.name, torn, notice), words))?;
        }
        Ok(self.file.append(line).map_err(CommandError::Usage)?)
    }

    fn sync(&self) -> Result<(), Refusal> {
        Ok(self.file.sync().map_err(CommandError::Usage)?)
    }
}
