//! Portable file names: names valid and unambiguous on every system, and what is wrong with others.

use crate::i18n::phrase::Phrase;
use crate::syntax::{is_device_name, is_unseen};

/// Maximum length of a file name, in bytes.
pub(super) const LONGEST: usize = 160;

pub(super) const RESERVED: [char; 9] = ['/', '\\', ':', '*', '?', '"', '<', '>', '|'];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NameProblem {
    Empty,
    Long,
    /// `.` or `..`.
    Outside,
    Hidden,
    /// Ends with a dot or a blank, which Windows strips.
    End,
    /// Contains an invisible or bidirectional control character.
    Unseen,
    /// Names a drive or an alternate data stream.
    Colon,
    Backslash,
    Reserved,
    Device,
}

impl NameProblem {
    /// The problem with a file or folder name; `None` if it is portable.
    pub(super) fn detect(name: &str) -> Option<Self> {
        let stem = name.split('.').next().unwrap_or_default().trim_end().to_lowercase();
        let has = |sign: char| name.contains(sign);
        Some(match name {
            "" => Self::Empty,
            "." | ".." => Self::Outside,
            _ if name.len() > LONGEST => Self::Long,
            _ if name.chars().any(is_unseen) => Self::Unseen,
            _ if has('\\') => Self::Backslash,
            _ if has(':') => Self::Colon,
            _ if name.contains(RESERVED) => Self::Reserved,
            _ if name.starts_with(['.', '~', ' ']) => Self::Hidden,
            _ if name.ends_with(['.', ' ']) => Self::End,
            _ if is_device_name(&stem) || ["conin$", "conout$"].contains(&stem.as_str()) => Self::Device,
            _ => return None,
        })
    }

    pub(super) fn phrase(self) -> Phrase {
        Phrase::plain(match self {
            Self::Empty => text_key!("name-odd-empty"),
            Self::Long => text_key!("name-odd-long"),
            Self::Outside => text_key!("name-odd-outside"),
            Self::Hidden => text_key!("name-odd-hidden"),
            Self::End => text_key!("name-odd-end"),
            Self::Unseen => text_key!("name-odd-unseen"),
            Self::Colon => text_key!("name-odd-colon"),
            Self::Backslash => text_key!("name-odd-backslash"),
            Self::Reserved => text_key!("name-odd-reserved"),
            Self::Device => text_key!("name-odd-device"),
        })
    }
}

pub(super) fn is_plain(name: &str) -> bool {
    NameProblem::detect(name).is_none()
}
