//! How what was found is told: drawn for a person, or as one document for an editor.

use super::super::stop::Stop;
use super::super::{Status, World, json};
use super::document::Document;
use super::drawn::drawn;
use super::{Check, Told};
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

/// How it is to be told.
pub(super) struct Telling<'w> {
    pub(super) words: &'w Words,
    /// One document instead of words.
    pub(super) json: bool,
    /// A warning counts as a fault.
    pub(super) strict: bool,
    /// Whether whoever reads it sees colours.
    pub(super) painted: bool,
}

impl Telling<'_> {
    /// All that was found, and how it ends.
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

    /// Each of these flaws, drawn.
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

    /// How many files there are, and how much is wrong.
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

    /// The exit status.
    pub(super) fn status(&self, check: &Check<'_>) -> Status {
        let (faults, warnings) = check.counts();
        if faults > 0 || (self.strict && warnings > 0) { Status::Wrong } else { Status::Done }
    }
}

impl Check<'_> {
    /// How many faults there are, and how many warnings.
    pub(super) fn counts(&self) -> (u64, u64) {
        let faults = self.found.iter().filter(|told| told.flaw.is_fault()).count();
        (faults as u64, (self.found.len() - faults) as u64)
    }
}
