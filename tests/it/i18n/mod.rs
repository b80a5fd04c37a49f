//! Texts, names and numbers in three languages.

mod catalog;
mod folding;
pub(crate) mod spelling;
