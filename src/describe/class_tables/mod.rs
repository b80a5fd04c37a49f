//! Class tables for print and spreadsheets: trainees, lessons, decisions, questions.

mod items;
mod lessons;
mod trainees;

use super::class::ClassDescriber;
use super::data_table::DataTable;
use crate::progress::class::ClassReport;

pub fn tables(report: &ClassReport, describer: &ClassDescriber<'_>) -> Vec<DataTable> {
    vec![
        trainees::trainees(report, describer),
        lessons::lessons(report, describer),
        lessons::tests(report, describer),
        items::decisions(report, describer),
        items::items(report, describer),
    ]
}
