//! Texts, names and numbers in three languages.

mod article;
mod assembled;
mod call_words;
mod catalog;
mod done;
mod flaw_codes;
mod folding;
mod length;
mod plain_text;
mod rule_lines;
pub(crate) mod spelling;
