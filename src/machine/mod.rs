//! The world: the only folder that touches clock, disk, threads, environment and entropy.
#![expect(clippy::disallowed_methods, reason = "the one place where the world is touched")]

pub mod disk;
pub mod stdio;
pub mod threads;
