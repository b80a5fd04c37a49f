//! Output of check results: rendered for a person, or as one JSON document for an editor.

use super::super::error::CommandError;
use super::super::{Status, World, json};
use super::document::CheckDocument;
use super::render::render;
use super::{CheckRun, FlawWithText};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::{Catalog, HouseTerms};

pub(super) struct CheckPrinter<'w> {
    pub(super) words: &'w Catalog,
    /// One JSON document instead of text.
    pub(super) json: bool,
    /// Warnings count as faults.
    pub(super) strict: bool,
    /// Use terminal colours.
    pub(super) painted: bool,
}

impl CheckPrinter<'_> {
    /// Prints all results and returns the exit status.
    pub(super) fn print_all(&self, check: &CheckRun<'_>, world: &mut World<'_>) -> Result<Status, CommandError> {
        if self.json {
            json::write_json_line(&CheckDocument::new(check, self.words), world.output)?;
        } else {
            self.print_flaws(&check.found, world)?;
            for measures in &check.measures {
                writeln!(world.output, "{measures}")?;
            }
            self.print_summary(check, world)?;
        }
        Ok(self.status(check))
    }

    pub(super) fn print_flaws<'t>(
        &self,
        found: impl IntoIterator<Item = &'t FlawWithText>,
        world: &mut World<'_>,
    ) -> Result<(), CommandError> {
        for checked in found {
            write!(world.errors, "{}", render(checked, self.words, self.painted))?;
        }
        Ok(())
    }

    pub(super) fn print_summary(&self, check: &CheckRun<'_>, world: &mut World<'_>) -> Result<(), CommandError> {
        let say = |phrase: &Phrase| self.words.render(phrase, &HouseTerms::default());
        let (faults, warnings) = check.counts();
        let (files, faults) = (Fact::Number(check.checked), Fact::Number(faults));
        let summary = match warnings {
            0 => text!("check-summary", files = files, faults = faults),
            _ => text!("check-summary-warned", files = files, faults = faults, warnings = Fact::Number(warnings)),
        };
        writeln!(world.output, "{}", say(&summary))?;
        Ok(())
    }

    pub(super) fn status(&self, check: &CheckRun<'_>) -> Status {
        let (faults, warnings) = check.counts();
        if faults > 0 || (self.strict && warnings > 0) { Status::Wrong } else { Status::Done }
    }
}

impl CheckRun<'_> {
    /// Number of faults and of warnings.
    pub(super) fn counts(&self) -> (u64, u64) {
        let faults = self.found.iter().filter(|checked| checked.flaw.is_fault()).count();
        (faults as u64, (self.found.len() - faults) as u64)
    }
}
