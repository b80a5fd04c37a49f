//! Reasons why a room refuses a message.

use crate::rules::phrase::{Fact, Phrase};

use super::name::LONGEST;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RoomRefusal {
    WrongCode,
    NameTaken,
    NameEmpty,
    NameTooLong,
    NameUnseen,
    NotOnTheList,
    BadToken,
    Unknown,
    Locked,
    Full,
    Removed,
    WatchesOnly,
    /// Not asked, or not of this participant.
    NotAsked,
    TooLate,
    /// Already answered; the first answer counts.
    Answered,
    Paused,
    /// The answer does not fit the question's form.
    NotOfTheForm,
    NotYours,
    /// Wrong phase, or already done.
    NotNow,
    Over,
    NotUnderstood,
    TooOften,
}

impl RoomRefusal {
    pub const fn code(self) -> &'static str {
        match self {
            Self::WrongCode => "wrong-code",
            Self::NameTaken => "name-taken",
            Self::NameEmpty => "name-empty",
            Self::NameTooLong => "name-too-long",
            Self::NameUnseen => "name-unseen",
            Self::NotOnTheList => "not-on-the-list",
            Self::BadToken => "bad-token",
            Self::Unknown => "unknown",
            Self::Locked => "locked",
            Self::Full => "full",
            Self::Removed => "removed",
            Self::WatchesOnly => "watches-only",
            Self::NotAsked => "not-asked",
            Self::TooLate => "too-late",
            Self::Answered => "answered",
            Self::Paused => "paused",
            Self::NotOfTheForm => "not-of-the-form",
            Self::NotYours => "not-yours",
            Self::NotNow => "not-now",
            Self::Over => "over",
            Self::NotUnderstood => "not-understood",
            Self::TooOften => "too-often",
        }
    }

    pub fn phrase(self) -> Phrase {
        Phrase { key: format!("room-refused-{}", self.code()).into(), facts: Vec::new() }
            .with("most", Fact::Number(LONGEST as u64))
    }
}
