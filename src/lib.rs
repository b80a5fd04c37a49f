//! Tailleur trains the croupiers of punto banco.
//!
//! Folders are layers; a layer may name only those below it:
//! `main → cli → platform → view → app → classroom → documents → describe → { lesson, progress } → table → drill → voice
//! → i18n → rules → syntax`.

#[macro_use]
mod text_macros;

pub mod app;
pub mod classroom;
pub mod cli;
pub mod describe;
pub mod documents;
pub mod drill;
pub mod i18n;
pub mod lesson;
pub mod platform;
pub mod progress;
pub mod rules;
pub mod syntax;
pub mod table;
#[cfg(feature = "desktop")]
pub mod view;
pub mod voice;
