//! The RON reader: problems as data, and edits in place; spreadsheets.

mod edit_in_place;
mod problems;
mod spreadsheet;
