//! Seeds that nobody can foresee, from the operating system.

use std::hash::{BuildHasher as _, RandomState};

/// A seed for a stream of chance: the questions of a lesson, the ids of a sitting.
#[must_use]
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        // A system without entropy: the library's own keys and the clock must do.
        Err(_) => RandomState::new().hash_one((std::time::SystemTime::now(), std::process::id())),
    }
}
