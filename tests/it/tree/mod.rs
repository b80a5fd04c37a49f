//! The sources themselves.

mod action_matches;
mod documents_exist;
mod invariants;
mod layers;
pub(crate) mod rust_source;
mod source_files;
#[cfg(unix)]
mod unhandled_action;
