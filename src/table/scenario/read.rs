//! Reading of a scenario file.

use std::sync::Arc;

use crate::rules::files;
use crate::rules::house::HouseLibrary;
use crate::syntax::{Diagnostic, too_large};
use crate::table::guest::{self, Character};

use super::check::flaws;
use super::{Scenario, ScenarioProblem};

/// In bytes.
const LARGEST_FILE: usize = 256 * 1024;

/// The houses, guests and languages that a scenario may name.
#[derive(Debug, Clone, Copy)]
pub struct ScenarioShelf<'s> {
    /// Houses.
    pub houses: &'s HouseLibrary,
    /// Characters of guests.
    pub guests: &'s [Arc<Character>],
    /// Languages that every text has; empty for those of the title.
    pub languages: &'s [String],
}

impl ScenarioShelf<'static> {
    /// The built-in houses and guests.
    pub fn built_in() -> Self {
        Self { houses: HouseLibrary::shared(), guests: guest::built_in(), languages: &[] }
    }
}

impl Scenario {
    /// Reads a scenario for the built-in houses and guests. `file_name` is the name shown in flaws; the scenario's id
    /// must be its stem.
    ///
    /// # Errors
    /// One flaw where the text is too long or malformed; otherwise every flaw of its content, in the order of the text.
    pub fn read(file_name: &str, text: &str) -> Result<Self, Vec<Diagnostic<ScenarioProblem>>> {
        Self::read_for(file_name, text, ScenarioShelf::built_in())
    }

    /// As [`Scenario::read`], for these houses, guests and languages.
    ///
    /// # Errors
    /// As for [`Scenario::read`].
    pub fn read_for(
        file_name: &str,
        text: &str,
        shelf: ScenarioShelf<'_>,
    ) -> Result<Self, Vec<Diagnostic<ScenarioProblem>>> {
        if let Some(flaw) = too_large(file_name, text.len(), LARGEST_FILE) {
            return Err(vec![flaw.map(ScenarioProblem::File)]);
        }
        let scenario: Self = files::read(file_name, text)
            .map_err(|flaws| flaws.into_iter().map(|flaw| flaw.map(ScenarioProblem::File)).collect::<Vec<_>>())?;
        let flaws = flaws(file_name, text, &scenario, shelf);
        if flaws.is_empty() { Ok(scenario) } else { Err(flaws) }
    }

    /// Everything that cannot happen in it, without its place: for one that is no file.
    pub fn problems(&self, shelf: ScenarioShelf<'_>) -> Vec<ScenarioProblem> {
        let file_name = format!("{}.ron", self.id);
        flaws(&file_name, "", self, shelf).into_iter().map(|flaw| flaw.what).collect()
    }
}
