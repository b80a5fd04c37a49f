//! Messages shown until dismissed.

use crate::i18n::phrase::Phrase;

/// Subject of a notice: tells when it becomes obsolete.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoticeTopic {
    /// Never obsolete by itself.
    General,
    /// Obsolete once a profile is open.
    ProfileName,
    /// Obsolete once a pack is open in the workshop.
    WorkshopFolder,
    /// Obsolete once audio output works.
    NoSound,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    pub topic: NoticeTopic,
    pub phrase: Phrase,
}

impl From<Phrase> for Notice {
    fn from(phrase: Phrase) -> Self {
        Self { topic: NoticeTopic::General, phrase }
    }
}
