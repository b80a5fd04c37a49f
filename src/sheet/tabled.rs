//! A paper of tables: a title, a few figures, and tables that go on over as many pages as they need.

use super::paper::flow::{Flow, ROOM};
use super::paper::table::{Column as PaperColumn, Line, Table as PaperTable};
use super::paper::{self, NotMade, Page, Painted};
use crate::words::Words;

/// No more letters of a cell are printed: a row fits on a page.
const LONGEST: usize = 240;

/// What is printed, in words already.
#[derive(Debug, Clone, PartialEq)]
pub struct Tabled {
    /// What paper it is.
    pub kind: String,
    /// What it is about.
    pub title: String,
    /// What is said under that.
    pub under: String,
    /// What stands at the foot of every page.
    pub foot: String,
    /// The figures that say most, each with what it counts.
    pub figures: Vec<(String, String)>,
    /// The tables.
    pub tables: Vec<Part>,
}

/// A table with its heading.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    /// Its heading.
    pub heading: String,
    /// What is said before it; nothing where that is empty.
    pub about: String,
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows, each as long as there are columns.
    pub rows: Vec<Vec<String>>,
}

/// A column.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// Its head.
    pub head: String,
    /// How much of the width of the page it takes, beside the others.
    pub share: f32,
    /// Whether it holds figures, which stand to the right.
    pub figures: bool,
}

impl Tabled {
    /// The paper as a PDF. No clock goes into it.
    ///
    /// # Errors
    /// What the writer of PDF says; none is known that tables can bring about.
    pub fn pdf(&self, words: &Words) -> Result<Vec<u8>, NotMade> {
        paper::write(self.pages(words), format!("{}: {}", self.kind, self.title), words.language())
    }

    /// What is painted on each page of that PDF.
    #[must_use]
    pub fn painted(&self, words: &Words) -> Vec<Vec<Painted>> {
        self.pages(words).iter().map(Page::painted).collect()
    }

    /// What is read of each page of that PDF, in its order.
    #[must_use]
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
