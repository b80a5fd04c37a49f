//! Ids of devices and records, unique across merged folders.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::moment::Moment;
use crate::rules::rng::SeededRng;

/// 128-bit record id in the layout of UUID version 7, so that ids sort by time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct RecordId(u128);

impl RecordId {
    /// Uses 74 bits of `random`.
    pub const fn new(now: Moment, random: u128) -> Self {
        let time = (now.millis() as u128 & 0xffff_ffff_ffff) << 80;
        let high = ((random >> 64) & 0xfff) << 64;
        let low = random & 0x3fff_ffff_ffff_ffff;
        Self(time | 0x7 << 76 | high | 0b10 << 62 | low)
    }
}

impl RecordId {
    /// True if the id's time equals `at`.
    pub const fn has_time(self, at: Moment) -> bool {
        (self.0 >> 80) as u64 == at.millis() & 0xffff_ffff_ffff
    }

    /// A checksum short enough to compare by eye: `3F2A-91C0`.
    pub fn checksum(self) -> String {
        let sum = crc32fast::hash(self.to_string().as_bytes());
        format!("{:04X}-{:04X}", sum >> 16, sum & 0xffff)
    }
}

impl fmt::Display for RecordId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = self.0;
        write!(
            f,
            "{:08x}-{:04x}-{:04x}-{:04x}-{:012x}",
            id >> 96,
            (id >> 80) & 0xffff,
            (id >> 64) & 0xffff,
            (id >> 48) & 0xffff,
            id & 0xffff_ffff_ffff
        )
    }
}

/// The text is not a valid id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not an id")]
pub struct InvalidId;

impl FromStr for RecordId {
    type Err = InvalidId;

    fn from_str(text: &str) -> Result<Self, InvalidId> {
        if let Some(id) = from_usual_layout(text.as_bytes()) {
            return Ok(id);
        }
        let digits: String = text.chars().filter(|&c| c != '-').collect();
        if digits.len() != 32 || !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(InvalidId);
        }
        u128::from_str_radix(&digits, 16).map(Self).map_err(|_| InvalidId)
    }
}

/// An id in the layout in which it is written, lower case, 8-4-4-4-12; read without an allocation.
fn from_usual_layout(text: &[u8]) -> Option<RecordId> {
    const HYPHENS: [usize; 4] = [8, 13, 18, 23];
    if text.len() != 36 {
        return None;
    }
    let mut id = 0;
    for (place, byte) in text.iter().enumerate() {
        if HYPHENS.contains(&place) {
            if *byte != b'-' {
                return None;
            }
            continue;
        }
        let digit = match byte {
            b'0'..=b'9' => byte - b'0',
            b'a'..=b'f' => byte - b'a' + 10,
            _ => return None,
        };
        id = id << 4 | u128::from(digit);
    }
    Some(RecordId(id))
}

impl From<RecordId> for String {
    fn from(id: RecordId) -> Self {
        id.to_string()
    }
}

impl TryFrom<String> for RecordId {
    type Error = InvalidId;

    fn try_from(text: String) -> Result<Self, InvalidId> {
        text.parse()
    }
}

/// Device id, part of journal file names: lower-case letters, digits and hyphens, at most 36.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct DeviceId(String);

impl DeviceId {
    pub fn new(random: u32) -> Self {
        Self(format!("{random:08x}"))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<DeviceId> for String {
    fn from(id: DeviceId) -> Self {
        id.0
    }
}

impl TryFrom<String> for DeviceId {
    type Error = InvalidId;

    fn try_from(text: String) -> Result<Self, InvalidId> {
        let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        if (1..=36).contains(&text.len()) && text.bytes().all(fits) { Ok(Self(text)) } else { Err(InvalidId) }
    }
}

/// Generates record ids for one device.
#[derive(Debug, Clone)]
pub struct RecordIdGenerator {
    device: DeviceId,
    dice: SeededRng,
}

impl RecordIdGenerator {
    /// `seed` must come from system entropy: two sessions with the same seed could produce the same id.
    pub fn new(device: DeviceId, seed: u64) -> Self {
        Self { device, dice: SeededRng::from_seed(seed) }
    }

    pub const fn device(&self) -> &DeviceId {
        &self.device
    }

    pub fn next_id(&mut self, now: Moment) -> RecordId {
        RecordId::new(now, u128::from(self.dice.next_seed()) << 64 | u128::from(self.dice.next_seed()))
    }
}
