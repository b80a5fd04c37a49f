//! Why something that a room heard changed nothing.

use crate::rules::phrase::{Fact, Phrase};

use super::name::LONGEST;

/// Why not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Refusal {
    /// The code is that of no room here.
    WrongCode,
    /// The name is that of somebody who is in.
    NameTaken,
    /// It has no letter and no figure.
    NameEmpty,
    /// It is too long.
    NameTooLong,
    /// It holds signs that are not seen.
    NameUnseen,
    /// It does not stand on the list.
    NotOnTheList,
    /// What is to be known again by is no such secret.
    BadToken,
    /// Nobody is known by it.
    Unknown,
    /// Nobody else may come in.
    Locked,
    /// The room is full.
    Full,
    /// The trainer took them out.
    Removed,
    /// They look on.
    WatchesOnly,
    /// That question is not asked, or not of them.
    NotAsked,
    /// Its time is over.
    TooLate,
    /// They answered it already; the first answer counts.
    Answered,
    /// The time stands.
    Paused,
    /// It does not have the form of the question.
    NotOfTheForm,
    /// Only the trainer does that.
    NotYours,
    /// It is not the moment for it, or was done already.
    NotNow,
    /// The room is over.
    Over,
    /// It is no message.
    NotUnderstood,
    /// Too many messages in too short a time.
    TooOften,
}

impl Refusal {
    /// What a phone knows it by.
    #[must_use]
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

    /// The same in words.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        Phrase { key: format!("room-refused-{}", self.code()).into(), facts: Vec::new() }
            .with("most", Fact::Number(LONGEST as u64))
    }
}
