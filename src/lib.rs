//! Tailleur trains the croupiers of punto banco.
//!
//! Folders are layers; a layer may name only those below it:
//! `main → cli → machine → view → app → classroom → sheet → { lesson, progress } → drill → voice → words → rules`.

pub mod app;
pub mod classroom;
pub mod cli;
pub mod drill;
pub mod lesson;
pub mod machine;
pub mod progress;
pub mod rules;
pub mod sheet;
#[cfg(feature = "desktop")]
pub mod view;
pub mod voice;
pub mod words;
