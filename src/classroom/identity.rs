//! Identities in a room: participants by number, rights by secrets.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// Participant number in order of joining.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ParticipantId(pub u32);

/// SHA-256 of a secret. The secret itself stays with its holder and is never logged.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(String);

/// Length of a secret in hex digits (128 bits).
pub const SECRET_DIGITS: usize = 32;

impl Digest {
    /// `None` unless the secret consists of [`SECRET_DIGITS`] lower-case hex digits, not all alike.
    pub fn from_secret(secret: &str) -> Option<Self> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        let is_secret = secret.len() == SECRET_DIGITS
            && secret.bytes().all(is_digit)
            && secret.bytes().any(|byte| Some(byte) != secret.bytes().next());
        is_secret.then(|| Self(hex(&Sha256::digest(secret.as_bytes()))))
    }
}

impl Digest {
    /// A digest as [`Digest::as_hex`] writes it.
    pub fn from_hex(hex: &str) -> Option<Self> {
        let is_digest = hex.len() == 64 && hex.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_digest.then(|| Self(hex.to_owned()))
    }

    pub fn as_hex(&self) -> &str {
        &self.0
    }

    /// Hex digits that belong to this secret and a purpose. They tell nothing of the digest.
    pub(super) fn derive(&self, purpose: &str) -> String {
        hex(&Sha256::digest(format!("{purpose} {}", self.0).as_bytes()))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({}…)", self.0.get(..8).unwrap_or_default())
    }
}

pub fn hex(bytes: &[u8]) -> String {
    let digits: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    digits.concat()
}

/// Authenticated sender of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sender {
    Host,
    /// The trainer's second device.
    Remote,
    /// An active participant.
    Participant(ParticipantId),
    Stranger,
}
