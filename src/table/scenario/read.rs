//! Reading and checking of a scenario file.

use crate::rules::files;
use crate::syntax::{Collector, Diagnostic, Problem, too_large};

use super::Scenario;

/// In bytes.
const LARGEST_FILE: usize = 256 * 1024;

/// A problem of a scenario file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScenarioProblem {
    /// The file is not well formed.
    File(Problem),
    /// The id is not the stem of the file.
    IdNotFile {
        /// The id.
        found: String,
        /// The stem.
        expected: String,
    },
}

impl From<Problem> for ScenarioProblem {
    fn from(problem: Problem) -> Self {
        Self::File(problem)
    }
}

impl Scenario {
    /// Reads a scenario. `file_name` is the name shown in flaws; the scenario's id must be its stem.
    ///
    /// # Errors
    /// One flaw where the text is too long or malformed; otherwise every flaw of its content, in the order of the text.
    pub fn read(file_name: &str, text: &str) -> Result<Self, Vec<Diagnostic<ScenarioProblem>>> {
        if let Some(flaw) = too_large(file_name, text.len(), LARGEST_FILE) {
            return Err(vec![flaw.map(ScenarioProblem::File)]);
        }
        let scenario: Self = files::read(file_name, text)
            .map_err(|flaws| flaws.into_iter().map(|flaw| flaw.map(ScenarioProblem::File)).collect::<Vec<_>>())?;
        let mut notes = Collector::<ScenarioProblem>::new(file_name, text);
        if scenario.id != notes.file_stem() {
            let expected = notes.file_stem().to_owned();
            notes.flaw("id", ScenarioProblem::IdNotFile { found: scenario.id.clone(), expected });
        }
        notes.check_signs();
        let flaws = notes.flaws();
        if flaws.is_empty() { Ok(scenario) } else { Err(flaws) }
    }
}
