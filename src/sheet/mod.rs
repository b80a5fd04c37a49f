//! Worksheets.

pub mod pdf;
