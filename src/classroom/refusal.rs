//! Reasons why a room refuses a message.

use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};

use super::name::LONGEST;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum RoomRefusal {
    WrongCode,
    NameTaken,
    NameEmpty,
    NameTooLong,
    NameUnseen,
    NotOnTheList,
    /// The PIN does not belong to the name.
    WrongPin,
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
    pub fn phrase(self) -> Phrase {
        Phrase::plain(text_key!("room-refused-", Self, self)).with("most", Fact::Number(LONGEST as u64))
    }
}
