//! Texts, names and numbers in three languages.

mod catalog;
mod flaw_codes;
mod folding;
pub(crate) mod spelling;
