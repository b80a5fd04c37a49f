//! The RON reader: edits in place and the codes of its diagnostics.

mod edit_in_place;
mod flaw_codes;
