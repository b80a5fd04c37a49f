//! The desktop window and the runner of its effects.

pub mod runner;
#[cfg(feature = "desktop")]
pub mod window;
