//! The sources themselves.

mod layers;
pub(crate) mod rust_source;
mod source_files;
