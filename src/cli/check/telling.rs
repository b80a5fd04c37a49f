//! Output of check results: rendered for a person, or as one JSON document for an editor.

use super::super::stop::Stop;
use super::super::{Status, World, json};
use super::document::Document;
use super::drawn::drawn;
use super::{Check, Told};
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

pub(super) struct Telling<'w> {
    pub(super) words: &'w Words,
    /// One JSON document instead of text.
    pub(super) json: bool,
    /// Warnings count as faults.
    pub(super) strict: bool,
    /// Use terminal colours.
    pub(super) painted: bool,
}

impl Telling<'_> {
    /// Prints all results and returns the exit status.
    pub(super) fn all(&self, check: &Check<'_>, world: &mut World<'_>) -> Result<Status, Stop> {
        if self.json {
            json::line(&Document::of(check, self.words), world.output)?;
        } else {
            self.each(&check.found, world)?;
            for measures in &check.measures {
                writeln!(world.output, "{measures}")?;
            }
            self.summary(check, world)?;
        }
        Ok(self.status(check))
    }

    pub(super) fn each<'t>(
        &self,
        found: impl IntoIterator<Item = &'t Told>,
        world: &mut World<'_>,
    ) -> Result<(), Stop> {
        for told in found {
            write!(world.errors, "{}", drawn(told, self.words, self.painted))?;
        }
        Ok(())
    }

    pub(super) fn summary(&self, check: &Check<'_>, world: &mut World<'_>) -> Result<(), Stop> {
        let say = |phrase: &Phrase| self.words.say(phrase, &Names::default());
        let (faults, warnings) = check.counts();
        let summary = Phrase::plain("check-summary").with("files", Fact::Number(check.checked));
        let mut said = say(&summary.with("faults", Fact::Number(faults)));
        if warnings > 0 {
            said.push(' ');
            said.push_str(&say(&Phrase::plain("check-warnings").with("warnings", Fact::Number(warnings))));
        }
        writeln!(world.output, "{said}")?;
        Ok(())
    }

    pub(super) fn status(&self, check: &Check<'_>) -> Status {
        let (faults, warnings) = check.counts();
        if faults > 0 || (self.strict && warnings > 0) { Status::Wrong } else { Status::Done }
    }
}

impl Check<'_> {
    /// Number of faults and of warnings.
    pub(super) fn counts(&self) -> (u64, u64) {
        let faults = self.found.iter().filter(|told| told.flaw.is_fault()).count();
        (faults as u64, (self.found.len() - faults) as u64)
    }
}
