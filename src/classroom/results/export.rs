//! The results as the bytes of files: tables, a spreadsheet, JSON, a paper.

use super::Teller;
use crate::rules::phrase::{Fact, Phrase};
use crate::sheet::class::{csv, xlsx};

/// In which form the results are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Export {
    /// Text with commas: a file for the people, one for the teams where there are any, one for the questions, one for all answers.
    Csv,
    /// A spreadsheet with a sheet for each of these.
    Xlsx,
    /// One object.
    Json,
    /// A paper to print.
    Pdf,
}

impl Export {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Csv, Self::Xlsx, Self::Json, Self::Pdf];
}

/// A file: how it is called where nobody says otherwise, and its bytes.
pub type Exported = (String, Vec<u8>);

impl Teller<'_> {
    /// The results in this form: one file, or several where one does not hold them. Nothing that a participant typed is
    /// a formula in any of them.
    ///
    /// # Errors
    /// Why they could not be made; no room is known that brings it about.
    pub fn export(&self, form: Export) -> Result<Vec<Exported>, Phrase> {
        let why = |why: String| Phrase::plain("results-not-made").with("why", Fact::Text(why));
        let one = |name: &str, bytes: Vec<u8>| vec![(name.to_owned(), bytes)];
        Ok(match form {
            Export::Csv => self.tables().iter().map(|table| (format!("{}.csv", table.id), csv(table))).collect(),
            Export::Xlsx => {
                let (yes, no) = (self.words.key("class-yes"), self.words.key("class-no"));
                let made = xlsx(&self.tables(), (&yes, &no)).map_err(|error| why(error.to_string()))?;
                one("results.xlsx", made)
            }
            Export::Json => one("results.json", self.json().map_err(|error| why(error.to_string()))?.into_bytes()),
            Export::Pdf => one("results.pdf", self.paper().pdf(self.words).map_err(|error| why(format!("{error:?}")))?),
        })
    }
}
