//! The command line, run in process.

mod class;
pub(crate) mod commands;
mod field_reference;
mod host;
mod incident;
mod manual;
mod progress;
mod shift;
