//! The profile's own screen: exporting it, bringing one in, moving it, and what its backups bring back. The
//! machine looks and acts; here is what was found and what was chosen.

use std::path::PathBuf;

use super::{App, Effect, Screen};

/// What the screen shows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Archives {
    listing: Listing,
    brought: Option<Brought>,
    chosen: Option<Chosen>,
    folder: Option<PathBuf>,
}

/// What the machine found.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Listing {
    /// Where the open profile lies.
    pub place: PathBuf,
    /// Whether that is not in the data folder.
    pub elsewhere: bool,
    /// Its backups, the newest first.
    pub backups: Vec<Backup>,
    /// The exported profiles that lie where such are looked for, the newest first.
    pub found: Vec<PathBuf>,
}

/// A backup of the open profile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    /// Where it lies.
    pub path: PathBuf,
    /// The day it was made, counted from the first of 1970.
    pub day: i64,
    /// The time of that day.
    pub hour: String,
    /// How many answers it holds.
    pub answers: u64,
}

/// A profile that somebody brings, looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Brought {
    /// Where it lies.
    pub path: PathBuf,
    /// Its name, where it says one.
    pub name: Option<String>,
    /// How many answers it holds.
    pub answers: u64,
    /// The profile of this name that is there already.
    pub same: Option<String>,
    /// Whether it is a folder, which can also be used where it lies.
    pub is_folder: bool,
}

/// The backup that was looked into.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    /// Where it lies.
    pub path: PathBuf,
    /// How many answers it would bring back.
    pub answers: u64,
    /// Whether its settings are to come back too.
    pub settings: bool,
}

/// What somebody does there, or what the machine answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Goes there.
    Open,
    /// Packs the open profile into one file.
    Export,
    /// Looks at what lies at a path that was typed, chosen or dropped.
    Look(PathBuf),
    /// Takes what was looked at as a profile of this name.
    Import(String),
    /// Unites what was looked at with the profile of its name.
    Unite,
    /// Uses what was looked at where it lies.
    UseThere,
    /// Puts it away.
    PutAway,
    /// Moves the open profile into a folder; without one, back to the usual place.
    Move(Option<PathBuf>),
    /// Looks into a backup.
    LookInto(PathBuf),
    /// Whether the settings are to come back with it.
    WithSettings(bool),
    /// Brings back what the profile lacks of it.
    Restore,
    /// The machine has found this.
    Listed(Listing),
    /// The machine has looked at what was brought.
    Looked(Brought),
    /// What was brought is a folder with nothing in it to take: perhaps a place to move to.
    Folder(PathBuf),
    /// The machine has looked into a backup.
    LookedInto(PathBuf, u64),
}

/// What the machine is to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Errand {
    /// List what there is.
    List,
    /// Pack the open profile into one file and say where it lies.
    Export,
    /// Look at what lies there.
    Look(PathBuf),
    /// Make a profile of this name of what lies there, and open it.
    Import(PathBuf, String),
    /// Unite what lies there with the profile of this name.
    Unite(PathBuf, String),
    /// List the profile in this folder and leave it there.
    UseThere(PathBuf),
    /// Move the open profile there.
    Move(Option<PathBuf>),
    /// Look into this backup.
    LookInto(PathBuf),
    /// Bring back what the profile lacks of this backup, its settings too where that is said.
    Restore(PathBuf, bool),
}

impl Archives {
    /// What the machine found.
    #[must_use]
    pub const fn listing(&self) -> &Listing {
        &self.listing
    }

    /// What was brought and looked at.
    #[must_use]
    pub const fn brought(&self) -> Option<&Brought> {
        self.brought.as_ref()
    }

    /// The backup that was looked into.
    #[must_use]
    pub const fn chosen(&self) -> Option<&Chosen> {
        self.chosen.as_ref()
    }

    /// A folder that was brought and holds nothing to take.
    #[must_use]
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
    /// Does something on the profile's screen; going there is open to every screen but a lesson.
    pub(super) fn keep_house(&mut self, action: Action) -> Vec<Effect> {
        if action == Action::Open && matches!(self.screen, Screen::Welcome | Screen::Home | Screen::Settings) {
            self.screen = Screen::Profile(Box::default());
        }
        let Screen::Profile(archives) = &mut self.screen else { return Vec::new() };
        archives.act(action).map(Effect::Archives).into_iter().collect()
    }

    /// The names of profiles that are not where they should be just now.
    #[must_use]
    pub fn is_away(&self, profile: &str) -> bool {
        self.away.iter().any(|name| name == profile)
    }
}
