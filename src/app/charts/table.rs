//! A chart as a table, for screen readers and spreadsheets.

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChartTable {
    /// Used in the file name.
    pub id: &'static str,
    pub title: String,
    /// Column headings, with units.
    pub columns: Vec<String>,
    /// Rows as long as `columns`; unknown values are empty.
    pub rows: Vec<Vec<String>>,
}

impl ChartTable {
    /// CSV with a heading row.
    pub fn csv(&self) -> Vec<u8> {
        let mut writer = csv::WriterBuilder::new().flexible(true).from_writer(Vec::new());
        for line in std::iter::once(&self.columns).chain(&self.rows) {
            // Writing to memory cannot fail.
            let _ = writer.write_record(line);
        }
        writer.into_inner().unwrap_or_default()
    }
}
