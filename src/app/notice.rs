//! Messages shown until dismissed.

use crate::i18n::phrase::Phrase;
use crate::i18n::text_key::TextKey;

/// Subject of a notice: tells when it becomes obsolete.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoticeTopic {
    /// Never obsolete on its own.
    General,
    /// Obsolete once a profile is open.
    ProfileName,
    /// About the open profile: obsolete once another one is opened.
    Profile,
    /// Answers wait for the disk: obsolete once every answer is on it.
    Waiting,
    /// The journal cannot be written: obsolete at the same time.
    Unwritable,
    /// Obsolete once a pack is open in the workshop.
    WorkshopFolder,
    /// Obsolete once audio output works.
    NoSound,
}

/// The heaviest notice is shown first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoticeWeight {
    /// Good to know; nothing is wrong.
    Plain,
    Fault,
    /// Answers are missing, or may be lost.
    Loss,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    pub topic: NoticeTopic,
    pub phrase: Phrase,
}

/// Notices that are not simply a fault of general interest.
const KNOWN: [(TextKey, NoticeTopic, NoticeWeight); 14] = [
    (text_key!("journal-waiting"), NoticeTopic::Waiting, NoticeWeight::Loss),
    (text_key!("journal-not-kept"), NoticeTopic::Unwritable, NoticeWeight::Loss),
    (text_key!("data-not-kept"), NoticeTopic::General, NoticeWeight::Loss),
    (text_key!("journal-answer-too-long"), NoticeTopic::General, NoticeWeight::Loss),
    (text_key!("backup-fewer"), NoticeTopic::Profile, NoticeWeight::Loss),
    (text_key!("journal-written-again"), NoticeTopic::Profile, NoticeWeight::Fault),
    (text_key!("journal-new-file"), NoticeTopic::Profile, NoticeWeight::Fault),
    (text_key!("journal-bad-lines"), NoticeTopic::Profile, NoticeWeight::Fault),
    (text_key!("journal-not-read"), NoticeTopic::Profile, NoticeWeight::Fault),
    (text_key!("journals-not-read"), NoticeTopic::Profile, NoticeWeight::Fault),
    (text_key!("clock-behind"), NoticeTopic::Profile, NoticeWeight::Fault),
    (text_key!("journal-other-window"), NoticeTopic::Profile, NoticeWeight::Plain),
    (text_key!("notice-no-sound"), NoticeTopic::NoSound, NoticeWeight::Plain),
    (text_key!("practice-notes"), NoticeTopic::General, NoticeWeight::Plain),
];

impl Notice {
    /// True if this one says the same as an earlier one, with newer facts.
    pub fn replaces(&self, earlier: &Self) -> bool {
        self.phrase.is_same_text(&earlier.phrase)
    }

    pub fn weight(&self) -> NoticeWeight {
        known(&self.phrase).map_or(NoticeWeight::Fault, |(_, weight)| weight)
    }
}

fn known(phrase: &Phrase) -> Option<(NoticeTopic, NoticeWeight)> {
    KNOWN.iter().find(|(key, ..)| *key == phrase.key).map(|(_, topic, weight)| (*topic, *weight))
}

impl From<Phrase> for Notice {
    fn from(phrase: Phrase) -> Self {
        let topic = known(&phrase).map_or(NoticeTopic::General, |(topic, _)| topic);
        Self { topic, phrase }
    }
}
