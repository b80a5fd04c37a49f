//! The RON reader: problems as data, and edits in place.

mod edit_in_place;
mod problems;
