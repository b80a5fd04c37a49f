//! A job that runs beside the window, what it knows of the app, and what it reports.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::lanes::CancelFlag;
use crate::app::{Action, App, Notice, NoticeTopic};
use crate::i18n::Language;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::lesson::Library;
use crate::platform::storage::files;
use crate::platform::storage::pack_file::PackCandidate;
use crate::platform::storage::profiles::{ProfileEntry, ProfileError, Store};
use crate::platform::storage::read_progress::ReadProgress;
use crate::progress::{Moment, Progress, Settings};
use crate::rules::house::HouseLibrary;

/// The places of the program's files; the same for the whole run.
pub(super) struct Places {
    pub(super) store: Store,
    pub(super) data_folder: PathBuf,
    pub(super) documents: PathBuf,
    /// Rescue folder for answers that the program ends with.
    pub(super) rescue: Vec<PathBuf>,
    pub(super) built_in: Library,
    /// Language from the command line, which takes precedence over the profile's at start.
    pub(super) asked_language: Option<Language>,
}

/// Copy of what a job needs to know of the app.
#[derive(Clone)]
pub(super) struct Context {
    pub(super) profile: Option<String>,
    /// Folder of the open profile.
    pub(super) folder: Option<PathBuf>,
    pub(super) library: Library,
    pub(super) houses: HouseLibrary,
    pub(super) own_houses: HouseLibrary,
    pub(super) language: Language,
    pub(super) settings: Settings,
    pub(super) now: Moment,
}

impl Context {
    pub(super) fn new(app: &App, folder: Option<PathBuf>, now: Moment) -> Self {
        Self {
            profile: app.profile().map(|profile| profile.name.clone()),
            folder,
            library: app.library().clone(),
            houses: app.shelf().clone(),
            own_houses: app.own_houses().clone(),
            language: app.language(),
            settings: app.settings().clone(),
            now,
        }
    }
}

/// Result of a job, applied by the runner in order.
pub(super) enum Event {
    Act(Box<Action>),
    /// A record is on the disk, or waits in the memory of its journal.
    Recorded,
    /// The progress after a change of scoring parameters; what was read for it may be obsolete by now.
    Recomputed(ReadProgress, Box<Progress>),
    /// A profile operation has ended.
    OperationDone,
    /// A profile was opened, whose folder is this.
    Entered(ProfileEntry, PathBuf),
    /// A pack was inspected, or could not be installed.
    Candidate(Box<PackCandidate>),
    /// A finished document is to be shown.
    Show(PathBuf),
    /// The regular backup could not be made.
    BackupFailed(Phrase),
    #[cfg(feature = "room")]
    RoomOpened(Box<crate::platform::net::Hosting>),
    #[cfg(feature = "room")]
    Roster(crate::app::host::RoomRoster),
    #[cfg(feature = "room")]
    UnreadableLogs(Vec<(PathBuf, Phrase)>),
}

impl From<ProfileError> for Notice {
    fn from(error: ProfileError) -> Self {
        let topic = match error {
            ProfileError::Name(_) => NoticeTopic::ProfileName,
            ProfileError::Other(_) => NoticeTopic::General,
        };
        Self { topic, phrase: error.into_phrase() }
    }
}

pub(super) struct Job {
    pub(super) places: Arc<Places>,
    pub(super) context: Context,
    pub(super) cancel: CancelFlag,
    pub(super) reading: ReadProgress,
    events: Vec<Event>,
}

impl Job {
    pub(super) const fn new(places: Arc<Places>, context: Context, cancel: CancelFlag, reading: ReadProgress) -> Self {
        Self { places, context, cancel, reading, events: Vec::new() }
    }

    /// Runs `work` and returns what it reported, its error last.
    pub(super) fn run<E: Into<Notice>>(mut self, work: impl FnOnce(&mut Self) -> Result<(), E>) -> Vec<Event> {
        if let Err(error) = work(&mut self) {
            self.act(Action::Notice(error.into()));
        }
        self.events
    }

    pub(super) fn report(&mut self, event: Event) {
        self.events.push(event);
    }

    pub(super) fn act(&mut self, action: Action) {
        self.events.push(Event::Act(Box::new(action)));
    }

    pub(super) fn notify_all(&mut self, notices: impl IntoIterator<Item = impl Into<Notice>>) {
        for notice in notices {
            self.act(Action::Notice(notice.into()));
        }
    }

    pub(super) fn done(&mut self, key: TextKey, place: &Path) {
        self.act(Action::Done(Phrase::plain(key).with("place", files::path_fact(place)), Some(place.to_owned())));
    }

    pub(super) fn current_profile(&self) -> Result<ProfileEntry, Phrase> {
        let name = self.context.profile.clone().unwrap_or_default();
        let missing = || text!("profile-missing", name = Fact::Text(name.clone()));
        self.places.store.find(&name).ok_or_else(missing)
    }
}

/// A typed or pasted path without surrounding blanks and quotes.
pub(super) fn clean_typed_path(path: &Path) -> PathBuf {
    let text = path.to_string_lossy();
    let text = text.trim().trim_matches(['"', '\'']);
    match (text.strip_prefix("~/"), directories::UserDirs::new()) {
        (Some(within), Some(user)) => user.home_dir().join(within),
        _ => PathBuf::from(text),
    }
}
