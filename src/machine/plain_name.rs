//! Names of files that mean one thing on every system: what is odd about the others.

use super::profile_name::{is_device_name, is_unseen};
use crate::rules::phrase::Phrase;

/// The longest name of a file or folder, in bytes.
pub(super) const LONGEST: usize = 160;

/// Signs that some system gives a meaning in names.
pub(super) const RESERVED: [char; 9] = ['/', '\\', ':', '*', '?', '"', '<', '>', '|'];

/// What is odd about a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Odd {
    /// It is empty.
    Empty,
    /// It is longer than some system takes.
    Long,
    /// It means the folder itself, or the one above.
    Outside,
    /// It begins as hidden files and drafts do.
    Hidden,
    /// It ends with a point or a blank, which Windows leaves off.
    End,
    /// It holds a sign that shows nothing, or turns the order of what is read.
    Unseen,
    /// It names a drive, or a stream beside a file.
    Colon,
    /// It parts folders as Windows does.
    Backslash,
    /// It holds a sign that some system gives a meaning.
    Reserved,
    /// Windows takes it for a device.
    Device,
}

impl Odd {
    /// What is odd about the name of one file or folder; `None` where it is plain on every system.
    pub(super) fn of(name: &str) -> Option<Self> {
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

    /// What to say of it, as part of a sentence that names it.
    pub(super) fn phrase(self) -> Phrase {
        Phrase::plain(match self {
            Self::Empty => "name-odd-empty",
            Self::Long => "name-odd-long",
            Self::Outside => "name-odd-outside",
            Self::Hidden => "name-odd-hidden",
            Self::End => "name-odd-end",
            Self::Unseen => "name-odd-unseen",
            Self::Colon => "name-odd-colon",
            Self::Backslash => "name-odd-backslash",
            Self::Reserved => "name-odd-reserved",
            Self::Device => "name-odd-device",
        })
    }
}

/// Whether a name means one file in one folder, on every system.
pub(super) fn is_plain(name: &str) -> bool {
    Odd::of(name).is_none()
}
