//! Recordings: what is said, and the files it comes from.

mod check;
mod decoding;
mod pack_voice;
mod recordings;
