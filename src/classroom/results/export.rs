//! Results as file contents: tables, a spreadsheet, JSON, a document.

use super::ResultsDescriber;
use crate::documents::tables::{csv, xlsx};
use crate::i18n::phrase::{Fact, Phrase};

/// File format of exported results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResultsFormat {
    /// One CSV file each for people, teams (if any), questions and answers.
    Csv,
    /// An XLSX workbook with a sheet for each of these.
    Xlsx,
    Json,
    Pdf,
}

impl ResultsFormat {
    pub const ALL: [Self; 4] = [Self::Csv, Self::Xlsx, Self::Json, Self::Pdf];
}

/// Suggested file name, and content.
pub type ExportedFile = (String, Vec<u8>);

impl ResultsDescriber<'_> {
    /// The results in this format, as one or several files. Text typed by participants is never
    /// stored as a formula.
    ///
    /// # Errors
    /// A writer error; should not occur.
    pub fn export(&self, form: ResultsFormat) -> Result<Vec<ExportedFile>, Phrase> {
        let why = |why: String| text!("results-not-made", why = Fact::Text(why));
        let one = |name: &str, bytes: Vec<u8>| vec![(name.to_owned(), bytes)];
        Ok(match form {
            ResultsFormat::Csv => self.tables().iter().map(|table| (format!("{}.csv", table.id), csv(table))).collect(),
            ResultsFormat::Xlsx => {
                let (yes, no) = (self.words.message(text_key!("class-yes")), self.words.message(text_key!("class-no")));
                let made = xlsx(&self.tables(), (&yes, &no)).map_err(|error| why(error.to_string()))?;
                one("results.xlsx", made)
            }
            ResultsFormat::Json => {
                one("results.json", self.json().map_err(|error| why(error.to_string()))?.into_bytes())
            }
            ResultsFormat::Pdf => {
                one("results.pdf", self.table_report().pdf(self.words).map_err(|error| why(format!("{error:?}")))?)
            }
        })
    }
}
