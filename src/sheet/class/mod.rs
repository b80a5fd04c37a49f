//! Class tables for print and spreadsheets: trainees, lessons, decisions, questions.

mod cell;
mod csv;
mod items;
mod lessons;
mod telling;
mod trainees;
mod xlsx;

pub use self::cell::{Cell, Column, Table};
pub use self::csv::csv;
pub use self::telling::Teller;
pub use self::xlsx::xlsx;

use crate::progress::class::Report;

pub fn tables(report: &Report, teller: &Teller<'_>) -> Vec<Table> {
    vec![
        trainees::trainees(report, teller),
        lessons::lessons(report, teller),
        lessons::tests(report, teller),
        items::decisions(report, teller),
        items::items(report, teller),
    ]
}
