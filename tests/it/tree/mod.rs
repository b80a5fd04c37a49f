//! The sources themselves.

mod action_matches;
mod documents_exist;
mod layers;
pub(crate) mod rust_source;
mod source_files;
