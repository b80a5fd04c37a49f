//! A document of tables: a title, key figures, and tables over as many pages as they need.

use super::paper::flow::{ROOM, ReportFlow};
use super::paper::table::{PrintedColumn as PaperColumn, PrintedRow, PrintedTable as PaperTable};
use super::paper::{self, DrawnItem, NotMade, PaperPage};
use crate::i18n::Catalog;

/// Maximum characters printed of a cell, so that a row fits on a page.
const LONGEST: usize = 240;

/// Content of the document, already in words.
#[derive(Debug, Clone, PartialEq)]
pub struct TableReport {
    pub kind: String,
    pub title: String,
    pub subtitle: String,
    pub footer: String,
    /// Key figures with their captions.
    pub figures: Vec<(String, String)>,
    pub tables: Vec<ReportSection>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct ReportSection {
    pub heading: String,
    /// Introduction; omitted if empty.
    pub introduction: String,
    pub columns: Vec<ReportColumn>,
    /// As many cells per row as there are columns.
    pub rows: Vec<Vec<String>>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct ReportColumn {
    pub head: String,
    pub share: f32,
    pub is_numeric: bool,
}

impl TableReport {
    /// The document as a PDF. It holds no date.
    ///
    /// # Errors
    /// A PDF writer error; should not occur.
    pub fn pdf(&self, words: &Catalog) -> Result<Vec<u8>, NotMade> {
        paper::write(self.pages(words), words.labelled(&self.kind, &self.title), words.language())
    }

    pub fn drawn_items(&self, words: &Catalog) -> Vec<Vec<DrawnItem>> {
        self.pages(words).iter().map(PaperPage::drawn_items).collect()
    }

    pub fn tagged_items(&self, words: &Catalog) -> Vec<Vec<paper::TaggedItem>> {
        self.pages(words).iter().map(PaperPage::tagged_items).collect()
    }

    fn pages(&self, words: &Catalog) -> Vec<PaperPage> {
        let mut flow = ReportFlow::default();
        flow.title(&self.kind, &self.title, &self.subtitle);
        flow.figures(&self.figures);
        for part in self.tables.iter().filter(|part| !part.rows.is_empty()) {
            part.write(&mut flow);
        }
        flow.finish(&self.footer, words)
    }
}

impl ReportSection {
    fn write(&self, flow: &mut ReportFlow) {
        flow.heading(&self.heading, PaperTable::opening_height());
        if !self.introduction.is_empty() {
            flow.paragraph(&self.introduction);
        }
        let all: f32 = self.columns.iter().map(|column| column.share).sum();
        let column = |column: &ReportColumn| {
            let (head, wide) = (column.head.clone(), ROOM * column.share / all.max(f32::MIN_POSITIVE));
            if column.is_numeric { PaperColumn::figures(head, wide) } else { PaperColumn::words(head, wide) }
        };
        let short = |cell: &String| match cell.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", cell.get(..end).unwrap_or_default()),
            None => cell.clone(),
        };
        let table = PaperTable {
            alt_text: &self.heading,
            columns: self.columns.iter().map(column).collect(),
            rows: self.rows.iter().map(|row| PrintedRow::new(row.iter().map(short).collect())).collect(),
            bars: None,
        };
        table.write(flow);
    }
}
