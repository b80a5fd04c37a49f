//! The desktop window and the runner of its effects.

pub mod window;
