//! Text for scenes, answer forms, keys, decisions, sources and times: one place for the screen, screen readers, paper,
//! phones and the terminal.

pub mod answer;
pub mod class;
pub mod class_tables;
pub mod clause;
pub mod data_table;
pub mod dates;
pub mod decision;
pub(crate) mod fonts;
pub(crate) mod form_lines;
mod key_reasons;
pub mod legible;
pub mod options;
pub mod page;
pub mod procedure;
pub mod question;
pub mod scene;
pub mod shift;
pub mod source;
pub(crate) mod table_contents;
