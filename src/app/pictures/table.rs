//! A picture as a table: what a screen reader reads, and what a spreadsheet opens.

/// What a picture shows, in words and figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Its id, in the name of its file.
    pub id: &'static str,
    /// What it is of.
    pub title: String,
    /// The heads of its columns; the units stand here.
    pub columns: Vec<String>,
    /// Its rows, each as long as there are columns. Nothing stands where nothing is known.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// The same as text that spreadsheets read: the heads, then the rows.
    #[must_use]
    pub fn csv(&self) -> Vec<u8> {
        let mut writer = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
        for line in std::iter::once(&self.columns).chain(&self.rows) {
            // Memory takes every line.
            let _ = writer.write_record(line);
        }
        writer.into_inner().unwrap_or_default()
    }
}
