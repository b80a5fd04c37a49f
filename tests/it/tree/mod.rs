//! The sources themselves.

mod action_matches;
mod compared_keys;
mod documents_exist;
pub(crate) mod glossary;
mod invariants;
mod layers;
mod packaging;
pub(crate) mod rust_source;
mod source_files;
mod text_facts;
#[cfg(unix)]
mod unhandled_action;
