//! Data tables as files for spreadsheets and scripts.

mod csv;
mod xlsx;

pub use self::csv::{csv, without_formula};
pub use self::xlsx::xlsx;
