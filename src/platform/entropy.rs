//! Unpredictable seeds from the operating system.

use std::hash::{BuildHasher as _, RandomState};

/// Seed for a random stream: the questions of a lesson, the ids of a session.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        // No system entropy: fall back to the standard library's hash keys and the clock.
        Err(_) => RandomState::new().hash_one((std::time::SystemTime::now(), std::process::id())),
    }
}
