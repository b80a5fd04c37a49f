//! State of the profile administration screen: export, import, move and restore.

use std::path::PathBuf;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProfileAdmin {
    listing: ProfileListing,
    brought: Option<ImportCandidate>,
    chosen: Option<ChosenBackup>,
    folder: Option<PathBuf>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProfileListing {
    pub place: PathBuf,
    /// The profile is outside the data folder.
    pub elsewhere: bool,
    /// Newest first.
    pub backups: Vec<ProfileBackup>,
    /// Exported profiles in the usual folders, newest first.
    pub found: Vec<PathBuf>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProfileBackup {
    pub path: PathBuf,
    /// Days since 1970-01-01.
    pub day: i64,
    /// Local time of day.
    pub hour: String,
    pub answers: u64,
}

/// An inspected profile that can be imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportCandidate {
    pub path: PathBuf,
    /// `None` if the profile contains no name.
    pub name: Option<String>,
    pub answers: u64,
    /// An existing profile with the same name.
    pub same: Option<String>,
    /// A folder, which can also be used in place.
    pub is_folder: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChosenBackup {
    pub path: PathBuf,
    /// Number of answers that restoring would add.
    pub answers: u64,
    pub settings: bool,
}

/// A user action on this screen, or a result from the platform.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProfileAdminAction {
    Open,
    /// Packs the open profile into one file.
    Export,
    /// Inspects a path that was typed, chosen or dropped.
    Look(PathBuf),
    Import(String),
    /// Merges the candidate into the existing profile with its name.
    Unite,
    UseThere,
    PutAway,
    /// Moves the open profile to a folder; `None` for the default location.
    Move(Option<PathBuf>),
    LookInto(PathBuf),
    WithSettings(bool),
    /// Adds the answers of the backup that the profile lacks.
    Restore,
    Listed(ProfileListing),
    Looked(ImportCandidate),
    /// The inspected path is a folder without a profile, a possible target of a move.
    Folder(PathBuf),
    /// Backup path and the number of answers that restoring would add.
    LookedInto(PathBuf, u64),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProfileAdminEffect {
    List,
    /// Pack the open profile into one file and report its path.
    Export,
    Look(PathBuf),
    /// Create a profile of this name from the path, and open it.
    Import(PathBuf, String),
    /// Merge the path into the profile of this name.
    Unite(PathBuf, String),
    /// Register the profile in this folder without copying it.
    UseThere(PathBuf),
    /// Move the open profile; `None` for the default location.
    Move(Option<PathBuf>),
    LookInto(PathBuf),
    /// Add what the profile lacks from this backup; `true` restores the settings as well.
    Restore(PathBuf, bool),
}

impl ProfileAdmin {
    pub const fn listing(&self) -> &ProfileListing {
        &self.listing
    }

    pub const fn candidate(&self) -> Option<&ImportCandidate> {
        self.brought.as_ref()
    }

    pub const fn chosen(&self) -> Option<&ChosenBackup> {
        self.chosen.as_ref()
    }

    /// An inspected folder that contains no profile.
    pub const fn folder(&self) -> Option<&PathBuf> {
        self.folder.as_ref()
    }

    pub(super) fn act(&mut self, action: ProfileAdminAction) -> Option<ProfileAdminEffect> {
        match action {
            ProfileAdminAction::Open => return Some(ProfileAdminEffect::List),
            ProfileAdminAction::Export => return Some(ProfileAdminEffect::Export),
            ProfileAdminAction::Look(path) => return Some(ProfileAdminEffect::Look(path)),
            ProfileAdminAction::Import(name) => {
                return self.brought.as_ref().map(|it| ProfileAdminEffect::Import(it.path.clone(), name));
            }
            ProfileAdminAction::Unite => {
                let it = self.brought.as_ref()?;
                return it.same.clone().map(|name| ProfileAdminEffect::Unite(it.path.clone(), name));
            }
            ProfileAdminAction::UseThere => {
                return self.brought.as_ref().map(|it| ProfileAdminEffect::UseThere(it.path.clone()));
            }
            ProfileAdminAction::Move(to) => return Some(ProfileAdminEffect::Move(to)),
            ProfileAdminAction::LookInto(path) => return Some(ProfileAdminEffect::LookInto(path)),
            ProfileAdminAction::Restore => {
                return self.chosen.as_ref().map(|it| ProfileAdminEffect::Restore(it.path.clone(), it.settings));
            }
            ProfileAdminAction::PutAway => self.brought = None,
            ProfileAdminAction::WithSettings(settings) => {
                if let Some(chosen) = &mut self.chosen {
                    chosen.settings = settings;
                }
            }
            ProfileAdminAction::Listed(listing) => self.listing = listing,
            ProfileAdminAction::Looked(brought) => self.brought = Some(brought),
            ProfileAdminAction::Folder(folder) => self.folder = Some(folder),
            ProfileAdminAction::LookedInto(path, answers) => {
                self.chosen = Some(ChosenBackup { path, answers, settings: false });
            }
        }
        None
    }
}
