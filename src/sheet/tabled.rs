//! A document of tables: a title, key figures, and tables over as many pages as they need.

use super::paper::flow::{Flow, ROOM};
use super::paper::table::{Column as PaperColumn, Line, Table as PaperTable};
use super::paper::{self, NotMade, Page, Painted};
use crate::words::Words;

/// Maximum characters printed of a cell, so that a row fits on a page.
const LONGEST: usize = 240;

/// Content of the document, already in words.
#[derive(Debug, Clone, PartialEq)]
pub struct Tabled {
    pub kind: String,
    pub title: String,
    pub under: String,
    pub foot: String,
    /// Key figures with their captions.
    pub figures: Vec<(String, String)>,
    pub tables: Vec<Part>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    pub heading: String,
    /// Introduction; omitted if empty.
    pub about: String,
    pub columns: Vec<Column>,
    /// As many cells per row as there are columns.
    pub rows: Vec<Vec<String>>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    pub head: String,
    pub share: f32,
    pub figures: bool,
}

impl Tabled {
    /// The document as a PDF. It holds no date.
    ///
    /// # Errors
    /// A PDF writer error; should not occur.
    pub fn pdf(&self, words: &Words) -> Result<Vec<u8>, NotMade> {
        paper::write(self.pages(words), format!("{}: {}", self.kind, self.title), words.language())
    }

    pub fn painted(&self, words: &Words) -> Vec<Vec<Painted>> {
        self.pages(words).iter().map(Page::painted).collect()
    }

    pub fn read(&self, words: &Words) -> Vec<Vec<paper::Read>> {
        self.pages(words).iter().map(Page::read).collect()
    }

    fn pages(&self, words: &Words) -> Vec<Page> {
        let mut flow = Flow::default();
        flow.title(&self.kind, &self.title, &self.under);
        flow.figures(&self.figures);
        for part in self.tables.iter().filter(|part| !part.rows.is_empty()) {
            part.write(&mut flow);
        }
        flow.finish(&self.foot, words)
    }
}

impl Part {
    fn write(&self, flow: &mut Flow) {
        flow.heading(&self.heading, PaperTable::beginning());
        if !self.about.is_empty() {
            flow.paragraph(&self.about);
        }
        let all: f32 = self.columns.iter().map(|column| column.share).sum();
        let column = |column: &Column| {
            let (head, wide) = (column.head.clone(), ROOM * column.share / all.max(f32::MIN_POSITIVE));
            if column.figures { PaperColumn::figures(head, wide) } else { PaperColumn::words(head, wide) }
        };
        let short = |cell: &String| match cell.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", cell.get(..end).unwrap_or_default()),
            None => cell.clone(),
        };
        let table = PaperTable {
            shows: &self.heading,
            columns: self.columns.iter().map(column).collect(),
            rows: self.rows.iter().map(|row| Line::of(row.iter().map(short).collect())).collect(),
            bars: None,
        };
        table.write(flow);
    }
}
