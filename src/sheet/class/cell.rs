//! A table as figures and words, before it becomes text or a spreadsheet.

use jiff::Span;
use jiff::civil::Date;

use crate::words::Words;

/// A table.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    /// Its id, in the names of files and of JSON fields.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows, each as long as there are columns.
    pub rows: Vec<Vec<Cell>>,
}

/// A column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Its id: the same in every language, and a contract.
    pub id: &'static str,
    /// Its head, in words.
    pub head: String,
}

/// What stands in a cell.
#[derive(Debug, Clone, PartialEq)]
pub enum Cell {
    /// Nothing: it is not known.
    Nothing,
    /// Words.
    Text(String),
    /// A count.
    Count(u64),
    /// A share of one.
    Share(f64),
    /// A figure with two decimals.
    Figure(f64),
    /// Milliseconds, shown as seconds.
    Millis(f64),
    /// A day, counted from the first of 1970.
    Day(i64),
    /// Yes or no.
    Is(bool),
}

impl Cell {
    /// Words; nothing where there are none.
    #[must_use]
    pub fn text(text: impl Into<String>) -> Self {
        let text = text.into();
        if text.is_empty() { Self::Nothing } else { Self::Text(text) }
    }

    /// A cell of what may not be known.
    #[must_use]
    pub fn of<T>(value: Option<T>, cell: impl FnOnce(T) -> Self) -> Self {
        value.map_or(Self::Nothing, cell)
    }

    /// The date of a day: `2026-11-21`.
    #[must_use]
    pub fn date(&self) -> Option<String> {
        if let Self::Day(day) = self { date(*day).map(|date| date.to_string()) } else { None }
    }

    /// As a person reads it: shares in per cent, times in seconds.
    #[must_use]
    pub fn shown(&self, words: &Words) -> String {
        let decimal = |number: f64, places: usize| words.decimal(&format!("{number:.places$}"));
        match self {
            Self::Nothing => "–".to_owned(),
            Self::Text(text) => text.clone(),
            Self::Count(count) => count.to_string(),
            Self::Share(share) => format!("{}\u{a0}%", rounded(share * 100.0)),
            Self::Figure(figure) => decimal(without_sign(*figure), 2),
            Self::Millis(millis) => format!("{}\u{a0}s", words.seconds(millis.round().max(0.0) as u64)),
            Self::Day(_) => self.date().unwrap_or_default(),
            Self::Is(true) => words.key("class-yes"),
            Self::Is(false) => words.key("class-no"),
        }
    }
}

/// A whole number, never a nought with a sign.
fn rounded(number: f64) -> String {
    let whole = number.round();
    format!("{:.0}", if whole == 0.0 { 0.0 } else { whole })
}

/// No nought with a sign, once it is rounded to two decimals.
fn without_sign(number: f64) -> f64 {
    if number.abs() < 0.005 { 0.0 } else { number }
}

/// The date of a day; `None` where no calendar knows it.
pub(super) fn date(day: i64) -> Option<Date> {
    Date::constant(1970, 1, 1).checked_add(Span::new().try_days(day).ok()?).ok()
}
