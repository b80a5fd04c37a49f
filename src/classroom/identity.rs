//! Who is who in a room: participants by number, and rights by what only their holders know.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// A participant, counted in the order in which they came in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Who(pub u32);

/// What a secret is known by: its SHA-256. The secret itself is kept by its holder alone, and stands in no log.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(String);

/// So many hexadecimal digits make a secret: 128 bits.
pub const SECRET_DIGITS: usize = 32;

impl Digest {
    /// What a secret is known by; nothing where it is none: [`SECRET_DIGITS`] small hexadecimal digits, not all alike.
    #[must_use]
    pub fn of(secret: &str) -> Option<Self> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        let is_secret = secret.len() == SECRET_DIGITS
            && secret.bytes().all(is_digit)
            && secret.bytes().any(|byte| Some(byte) != secret.bytes().next());
        is_secret.then(|| Self(hex(&Sha256::digest(secret.as_bytes()))))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({}…)", self.0.get(..8).unwrap_or_default())
    }
}

/// Bytes as small hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    let digits: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    digits.concat()
}

/// From whom something is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sender {
    /// The trainer who runs the room.
    Host,
    /// The second device in the trainer's hand.
    Remote,
    /// Somebody who is in.
    Participant(Who),
    /// Somebody who is not.
    Stranger,
}
