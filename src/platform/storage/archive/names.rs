//! File names allowed in an archive: plain ones, valid on every system.

use crate::platform::storage::journal;
use crate::platform::storage::portable_name::{RESERVED, is_plain};
use crate::syntax::is_unseen;

pub(super) const ABOUT: &str = "archive.ron";
pub(super) const PROFILE: &str = "profile.ron";
pub(super) const SETTINGS: &str = "settings.ron";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ArchiveFileKind {
    About,
    Profile,
    Settings,
    Journal,
}

impl ArchiveFileKind {
    /// `None` for names that no archive contains: paths, drives, devices, hidden files.
    pub(super) fn from_name(name: &str) -> Option<Self> {
        match name {
            ABOUT => Some(Self::About),
            PROFILE => Some(Self::Profile),
            SETTINGS => Some(Self::Settings),
            _ if is_plain(name) && journal::is_journal(name) => Some(Self::Journal),
            _ => None,
        }
    }
}

/// The name of a journal in the archive: its own where portable and not taken, else one derived from it.
pub(super) fn for_journal(name: &str, taken: &[String]) -> String {
    let is_free = |name: &str| is_plain(name) && !taken.iter().any(|other| other.to_lowercase() == name.to_lowercase());
    if is_free(name) {
        return name.to_owned();
    }
    let clean = |c: char| if is_unseen(c) || RESERVED.contains(&c) || c == '.' { '-' } else { c };
    let short = name.to_lowercase().replace(".journal", "").chars().map(clean).take(40).collect::<String>();
    let numbered = (1u32..).map(|number| format!("copy-{number}-{}.journal", short.trim()));
    numbered.into_iter().find(|name| is_free(name)).unwrap_or_else(|| "copy.journal".to_owned())
}
