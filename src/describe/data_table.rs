//! Table data with typed cells, before export to CSV, XLSX or print.

use super::dates::calendar_date;
use crate::i18n::Catalog;
use crate::progress::mastery::Day;

#[derive(Debug, Clone, PartialEq)]
pub struct DataTable {
    /// Stable id, used in file names and JSON fields.
    pub id: &'static str,
    pub title: String,
    pub columns: Vec<DataColumn>,
    /// Its rows, each as long as there are columns.
    pub rows: Vec<Vec<DataCell>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DataColumn {
    /// Stable id, the same in every language; part of the file format.
    pub id: &'static str,
    pub head: String,
}

#[derive(Debug, Clone, PartialEq)]
pub enum DataCell {
    /// An unknown value.
    Empty,
    Text(String),
    Count(u64),
    Share(f64),
    /// Shown with two decimals.
    Figure(f64),
    /// Milliseconds, shown as seconds.
    Millis(f64),
    /// Days since 1970-01-01.
    Day(i64),
    Flag(bool),
}

impl DataCell {
    /// Empty text makes an empty cell.
    pub fn text(text: impl Into<String>) -> Self {
        let text = text.into();
        if text.is_empty() { Self::Empty } else { Self::Text(text) }
    }

    pub fn from_option<T>(value: Option<T>, cell: impl FnOnce(T) -> Self) -> Self {
        value.map_or(Self::Empty, cell)
    }

    /// ISO date; `None` unless it is a valid day.
    pub fn date(&self) -> Option<String> {
        if let Self::Day(day) = self { calendar_date(Day(*day)).map(|date| date.to_string()) } else { None }
    }

    /// Display text: shares in per cent, times in seconds.
    pub fn display(&self, words: &Catalog) -> String {
        match self {
            Self::Empty => "–".to_owned(),
            Self::Text(text) => text.clone(),
            Self::Count(count) => count.to_string(),
            Self::Share(share) => words.percent(whole_percent(*share)),
            Self::Figure(figure) => words.figure(*figure, 2),
            Self::Millis(millis) => format!("{}\u{a0}s", words.seconds(millis.round().max(0.0) as u64)),
            Self::Day(_) => self.date().unwrap_or_default(),
            Self::Flag(true) => words.message(text_key!("class-yes")),
            Self::Flag(false) => words.message(text_key!("class-no")),
        }
    }
}

/// A share in whole per cent, rounded down as [`Score::percent`] rounds: what falls short of a mark never shows as
/// reaching it.
///
/// [`Score::percent`]: crate::progress::Score::percent
pub fn whole_percent(share: f64) -> u64 {
    // Above what the division of two counts is off by.
    const EXACT: f64 = 1e-9;
    (share * 100.0 + EXACT).floor().max(0.0) as u64
}
