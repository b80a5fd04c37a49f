//! Class tables for print and spreadsheets: trainees, lessons, decisions, questions.

mod items;
mod lessons;
mod trainees;

use super::class::ClassDescriber;
use super::data_table::DataTable;
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
