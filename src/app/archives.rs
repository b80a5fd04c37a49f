//! State of the profile administration screen: export, import, move and restore.

use std::path::PathBuf;

use super::{App, Effect, Screen};

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Archives {
    listing: Listing,
    brought: Option<Brought>,
    chosen: Option<Chosen>,
    folder: Option<PathBuf>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Listing {
    pub place: PathBuf,
    /// The profile is outside the data folder.
    pub elsewhere: bool,
    /// Newest first.
    pub backups: Vec<Backup>,
    /// Exported profiles in the usual folders, newest first.
    pub found: Vec<PathBuf>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    pub path: PathBuf,
    /// Days since 1970-01-01.
    pub day: i64,
    /// Local time of day.
    pub hour: String,
    pub answers: u64,
}

/// An inspected profile that can be imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Brought {
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
pub struct Chosen {
    pub path: PathBuf,
    /// Number of answers that restoring would add.
    pub answers: u64,
    pub settings: bool,
}

/// A user action on this screen, or a result from the platform.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
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
    Listed(Listing),
    Looked(Brought),
    /// The inspected path is a folder without a profile, a possible target of a move.
    Folder(PathBuf),
    /// Backup path and the number of answers that restoring would add.
    LookedInto(PathBuf, u64),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Errand {
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

impl Archives {
    pub const fn listing(&self) -> &Listing {
        &self.listing
    }

    pub const fn brought(&self) -> Option<&Brought> {
        self.brought.as_ref()
    }

    pub const fn chosen(&self) -> Option<&Chosen> {
        self.chosen.as_ref()
    }

    /// An inspected folder that contains no profile.
    pub const fn folder(&self) -> Option<&PathBuf> {
        self.folder.as_ref()
    }

    fn act(&mut self, action: Action) -> Option<Errand> {
        match action {
            Action::Open => return Some(Errand::List),
            Action::Export => return Some(Errand::Export),
            Action::Look(path) => return Some(Errand::Look(path)),
            Action::Import(name) => return self.brought.as_ref().map(|it| Errand::Import(it.path.clone(), name)),
            Action::Unite => {
                let it = self.brought.as_ref()?;
                return it.same.clone().map(|name| Errand::Unite(it.path.clone(), name));
            }
            Action::UseThere => return self.brought.as_ref().map(|it| Errand::UseThere(it.path.clone())),
            Action::Move(to) => return Some(Errand::Move(to)),
            Action::LookInto(path) => return Some(Errand::LookInto(path)),
            Action::Restore => {
                return self.chosen.as_ref().map(|it| Errand::Restore(it.path.clone(), it.settings));
            }
            Action::PutAway => self.brought = None,
            Action::WithSettings(settings) => {
                if let Some(chosen) = &mut self.chosen {
                    chosen.settings = settings;
                }
            }
            Action::Listed(listing) => self.listing = listing,
            Action::Looked(brought) => self.brought = Some(brought),
            Action::Folder(folder) => self.folder = Some(folder),
            Action::LookedInto(path, answers) => self.chosen = Some(Chosen { path, answers, settings: false }),
        }
        None
    }
}

impl App {
    /// Opening the screen is possible from everywhere except a lesson.
    pub(super) fn keep_house(&mut self, action: Action) -> Vec<Effect> {
        if action == Action::Open && matches!(self.screen, Screen::Welcome | Screen::Home | Screen::Settings) {
            self.screen = Screen::Profile(Box::default());
        }
        let Screen::Profile(archives) = &mut self.screen else { return Vec::new() };
        archives.act(action).map(Effect::Archives).into_iter().collect()
    }

    /// `true` while the profile's folder is unavailable.
    pub fn is_away(&self, profile: &str) -> bool {
        self.away.iter().any(|name| name == profile)
    }
}
