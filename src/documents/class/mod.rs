//! Class tables for print and spreadsheets: trainees, lessons, decisions, questions.

mod csv;
mod data_table;
mod describe;
mod items;
mod lessons;
mod trainees;
mod xlsx;

pub use self::csv::csv;
pub use self::data_table::{DataCell, DataColumn, DataTable};
pub use self::describe::ClassDescriber;
pub use self::xlsx::xlsx;

use crate::progress::class::ClassReport;

pub fn tables(report: &ClassReport, teller: &ClassDescriber<'_>) -> Vec<DataTable> {
    vec![
        trainees::trainees(report, teller),
        lessons::lessons(report, teller),
        lessons::tests(report, teller),
        items::decisions(report, teller),
        items::items(report, teller),
    ]
}
