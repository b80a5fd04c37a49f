//! Writes a shift to its log, each act before the next one. A log that was broken off is continued.

use std::path::Path;

use super::print::ShiftPrinter;
use super::{Refusal, log_flaw};
use crate::cli::World;
use crate::cli::error::CommandError;
use crate::cli::flaw_line::flaw_line;
use crate::i18n::Catalog;
use crate::i18n::phrase::Fact;
use crate::platform::storage::shift_log_file::ShiftLogFile;
use crate::table::Shift;
use crate::table::act::TimedAct;
use crate::table::log::{LogFault, LogFlaw, LogHead, ShiftLog, act_line, end_line};

/// The log of the shift that is played.
pub(super) struct LogWriter {
    name: String,
    file: ShiftLogFile,
    /// The log as it was found.
    bytes: Vec<u8>,
    log: Option<ShiftLog>,
    /// Length of its lines that were played again.
    played: usize,
    /// A line that was broken off follows its lines.
    torn: Option<LogFlaw>,
    /// Each act is printed once it is in the log.
    prints: bool,
}

impl LogWriter {
    /// Opens a log. One that is there already must be of this shift, and sound but for a last line that was broken
    /// off; nothing is changed in it yet.
    pub(super) fn open(name: &str, head: &LogHead, prints: bool) -> Result<Self, Refusal> {
        let (mut file, bytes) = ShiftLogFile::open(Path::new(name)).map_err(CommandError::Usage)?;
        let first = head.line();
        // A new file, or one whose head was broken off.
        let is_new = bytes.len() < first.len() && first.as_bytes().starts_with(&bytes);
        let (log, torn) = if is_new {
            file.cut(0).and_then(|()| file.append(&first)).map_err(CommandError::Usage)?;
            (None, None)
        } else {
            let (log, flaw) = sound_log(name, &bytes, head)?;
            (Some(log), flaw)
        };
        Ok(Self { name: name.to_owned(), file, bytes, log, played: first.len(), torn, prints })
    }

    /// Plays the log again, for an agent that can go on from any table.
    pub(super) fn replay(
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
    pub(super) fn is_ended(&self) -> bool {
        self.log.as_ref().is_some_and(|log| log.end.is_some() && self.played == log.sound)
    }

    /// Writes the act that was just done; one that the log has already must be the same.
    pub(super) fn write(
        &mut self,
        shift: &Shift,
        act: &TimedAct,
        words: &Catalog,
        world: &mut World<'_>,
    ) -> Result<(), Refusal> {
        self.add(shift, &act_line(shift, act), words, world)?;
        if self.prints {
            writeln!(world.errors, "saved {}", shift.acts())?;
            world.errors.flush()?;
        }
        Ok(())
    }

    /// Ends the log.
    pub(super) fn end(&mut self, shift: &Shift, words: &Catalog, world: &mut World<'_>) -> Result<(), Refusal> {
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

    pub(super) fn sync(&self) -> Result<(), Refusal> {
        Ok(self.file.sync().map_err(CommandError::Usage)?)
    }
}

/// A log of this shift that is sound but for a last line that was broken off.
fn sound_log(name: &str, bytes: &[u8], head: &LogHead) -> Result<(ShiftLog, Option<LogFlaw>), Refusal> {
    let (log, flaw) = ShiftLog::read(bytes).map_err(|flaw| Refusal::of_log(name, flaw))?;
    if log.head != *head {
        let first = LogFlaw { line: 1, column: 1, what: LogFault::OtherScenario };
        return Err(Refusal::Flaws(vec![log_flaw(name, first, text!("shift-log-of-another"))]));
    }
    match flaw {
        Some(flaw) if flaw.what != LogFault::Cut => Err(Refusal::of_log(name, flaw)),
        torn => Ok((log, torn)),
    }
}
