//! The names that files in an archive may have: plain ones, on every system.

use crate::machine::journal;
use crate::machine::plain_name::{RESERVED, is_plain};
use crate::machine::profile_name::is_unseen;

/// What the archive is.
pub(super) const ABOUT: &str = "archive.ron";
/// The profile's name.
pub(super) const PROFILE: &str = "profile.ron";
/// The profile's settings.
pub(super) const SETTINGS: &str = "settings.ron";

/// What a file in an archive is, by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// What the archive says of itself.
    About,
    /// The profile's name.
    Profile,
    /// Its settings.
    Settings,
    /// Records.
    Journal,
}

impl Kind {
    /// `None` where no file of an archive has such a name: a path, a drive, a device, a hidden file.
    pub(super) fn of(name: &str) -> Option<Self> {
        match name {
            ABOUT => Some(Self::About),
            PROFILE => Some(Self::Profile),
            SETTINGS => Some(Self::Settings),
            _ if is_plain(name) && journal::is_journal(name) => Some(Self::Journal),
            _ => None,
        }
    }
}

/// The name a journal has in an archive: its own where that is plain on every system and no other has it,
/// else one made from it.
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
