//! The data folder: its profiles, and this device's id.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::backups::Backups;
use super::journal::{self, Journal};
use super::{clock, elsewhere, entropy, files, profile_name, settings_file, snapshot};
use crate::progress::{DeviceId, Gathered, Known, Moment, Reckoning, Settings};
use crate::rules::phrase::{Fact, Phrase};

/// The data folder of this device.
#[derive(Debug, Clone)]
pub struct Store {
    data: PathBuf,
    device: DeviceId,
}

/// One profile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// The name of its folder, which stays when the profile is renamed.
    pub folder: String,
    /// Its name as the trainee typed it.
    pub name: String,
    /// When it was made; `None` where nobody knows.
    pub created: Option<Moment>,
    /// Where it lies, where that is not in the data folder.
    pub elsewhere: Option<PathBuf>,
}

/// A profile that is open: where its answers go and what is known so far.
#[derive(Debug)]
pub struct Session {
    /// The profile.
    pub profile: Profile,
    /// Where answers go.
    pub journal: Journal,
    /// What all its journals tell.
    pub known: Known,
    /// Its settings.
    pub settings: Settings,
    /// What there is to tell the trainee about its files.
    pub notices: Vec<Phrase>,
}

#[derive(Serialize, Deserialize)]
struct DeviceFile {
    device: DeviceId,
}

#[derive(Serialize, Deserialize)]
struct ProfileFile {
    name: String,
    #[serde(default)]
    created: Option<Moment>,
}

impl Store {
    /// Where this system keeps a program's data; `None` where it does not say.
    #[must_use]
    pub fn usual_place() -> Option<PathBuf> {
        Some(directories::ProjectDirs::from("", "", "Tailleur")?.data_dir().to_owned())
    }

    /// Opens a data folder, making it where it is missing. Where it cannot be written the program runs
    /// all the same, and the notice says that nothing will be kept.
    #[must_use]
    pub fn open(data: &Path) -> (Self, Vec<Phrase>) {
        let made = fs::create_dir_all(data.join("profiles")).and_then(|()| device(data));
        let (device, notices) = match made {
            Ok(device) => (device, Vec::new()),
            Err(error) => (DeviceId::new(entropy::seed() as u32), vec![files::notice("data-not-kept", data, &error)]),
        };
        (Self { data: data.to_owned(), device }, notices)
    }

    /// This device's id.
    #[must_use]
    pub const fn device(&self) -> &DeviceId {
        &self.device
    }

    /// The folder of a profile.
    #[must_use]
    pub fn folder_of(&self, profile: &Profile) -> PathBuf {
        profile.elsewhere.clone().unwrap_or_else(|| self.data.join("profiles").join(&profile.folder))
    }

    /// The data folder.
    #[must_use]
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The backups of a profile.
    #[must_use]
    pub fn backups(&self, profile: &Profile) -> Backups {
        Backups::of(&self.data, &profile.folder, &self.folder_of(profile), &profile.name, &self.device)
    }

    /// Every profile in the order of names, and what is wrong with those that cannot be read.
    #[must_use]
    pub fn profiles(&self) -> (Vec<Profile>, Vec<Phrase>) {
        let place = self.data.join("profiles");
        let mut notices = Vec::new();
        let folders = folders_in(&place).unwrap_or_else(|error| {
            notices.push(files::notice("profiles-not-read", &place, &error));
            Vec::new()
        });
        let mut profiles = elsewhere::all(&place, &mut notices);
        let own = folders.into_iter().filter(|folder| profiles.iter().all(|profile| profile.folder != *folder));
        let own: Vec<_> = own.map(|folder| read_profile(&place.join(&folder), folder, &mut notices)).collect();
        profiles.extend(own);
        profiles.sort_by_key(|profile| (profile.name.to_lowercase(), profile.folder.clone()));
        (profiles, notices)
    }

    /// The profile of a name, or of a folder's name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<Profile> {
        let (profiles, _) = self.profiles();
        let by_name = profiles.iter().find(|profile| profile_name::same(&profile.name, name));
        by_name.or_else(|| profiles.iter().find(|profile| profile.folder == name)).cloned()
    }

    /// The profile that was open last, where it is still there.
    #[must_use]
    pub fn last(&self) -> Option<Profile> {
        let folder = settings_file::last(&self.data)?;
        self.profiles().0.into_iter().find(|profile| profile.folder == folder)
    }

    /// Makes a profile of a name that was typed, or says why it cannot.
    pub fn create(&self, typed: &str, now: Moment) -> Result<Profile, Phrase> {
        let name = profile_name::check(typed)?;
        let (profiles, _) = self.profiles();
        refuse_taken(&profiles, &name)?;
        let place = self.data.join("profiles");
        let failed = |error: io::Error| files::notice("profile-not-made", &place, &error);
        let folder = make_folder(&place, &name, &profiles).map_err(failed)?;
        let profile = Profile { folder, name, created: Some(now), elsewhere: None };
        let made = write_profile(&self.folder_of(&profile), &profile);
        if made.is_err() {
            // An empty folder would be taken for a profile.
            let _ = fs::remove_dir(self.folder_of(&profile));
        }
        files::sync_folder(&place);
        made.map(|()| profile).map_err(failed)
    }

    /// Opens a profile: its settings, its journals, and a journal of its own for this window.
    #[must_use]
    pub fn enter(&self, profile: Profile) -> Session {
        let folder = self.folder_of(&profile);
        let (settings, mut notices) = settings_file::read(&folder);
        let (journal, opened) = Journal::open(&folder, &self.device);
        notices.extend(opened);
        let (known, unread) = self.known(&profile, &settings);
        notices.extend(unread);
        let today = known.mastery().day(clock::time_of_day());
        notices.extend(known.history().days().keys().last().and_then(|&latest| clock::behind(latest, today)));
        settings_file::remember(&self.data, &profile.folder);
        Session { profile, journal, known, settings, notices }
    }

    /// What a profile's journals tell, and what there is to tell of them.
    #[must_use]
    pub fn known(&self, profile: &Profile, settings: &Settings) -> (Known, Vec<Phrase>) {
        let snapshot = snapshot::place(&self.data, &profile.folder);
        snapshot::known(&self.folder_of(profile), &snapshot, reckoning(settings))
    }
}

/// What the journals in a folder tell, read afresh, and what could not be read of them. Leaves no trace.
#[must_use]
pub fn known(folder: &Path, settings: &Settings) -> (Known, Vec<Phrase>) {
    let mut gathered = Gathered::default();
    let notices = journal::read_all(folder, |record| gathered.take(&record));
    (gathered.known(reckoning(settings)), notices)
}

fn reckoning(settings: &Settings) -> Reckoning {
    Reckoning { target_millis: settings.target_millis.into(), minutes_east: clock::minutes_east(clock::time_of_day()) }
}

/// The id in the data folder, made now where there is none.
fn device(data: &Path) -> io::Result<DeviceId> {
    let path = data.join("device.ron");
    let read = || {
        let text = files::read_small(&path).ok()??;
        ron::from_str::<DeviceFile>(&text).ok().map(|file| file.device)
    };
    if let Some(device) = read() {
        return Ok(device);
    }
    let device = DeviceId::new(entropy::seed() as u32);
    let text = ron::to_string(&DeviceFile { device: device.clone() }).map_err(io::Error::other)?;
    files::replace(&path, text.as_bytes())?;
    // Another window may have been first.
    Ok(read().unwrap_or(device))
}

fn folders_in(place: &Path) -> io::Result<Vec<String>> {
    let mut folders = Vec::new();
    for entry in fs::read_dir(place)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() && profile_name::is_folder(&name) {
            folders.push(name);
        }
    }
    Ok(folders)
}

/// The profile in a folder. Where its file is missing or bad, the folder's name stands for the
/// trainee's: the answers inside are worth more than the name.
pub(super) fn read_profile(place: &Path, folder: String, notices: &mut Vec<Phrase>) -> Profile {
    let path = place.join("profile.ron");
    match files::read_small(&path) {
        Ok(Some(text)) => match ron::from_str::<ProfileFile>(&text) {
            Ok(file) => match profile_name::check(&file.name) {
                Ok(name) => return Profile { folder, name, created: file.created, elsewhere: None },
                Err(notice) => notices.push(notice),
            },
            Err(error) => notices.push(
                Phrase::plain("profile-unreadable")
                    .with("place", files::shown(&path))
                    .with("line", Fact::Number(error.span.start.line as u64))
                    .with("column", Fact::Number(error.span.start.col as u64)),
            ),
        },
        Ok(None) => {}
        Err(error) => notices.push(files::notice("profile-not-read", &path, &error)),
    }
    Profile { name: folder.clone(), folder, created: None, elsewhere: None }
}

/// Refuses a name that a profile has already.
pub(super) fn refuse_taken(profiles: &[Profile], name: &str) -> Result<(), Phrase> {
    match profiles.iter().find(|profile| profile_name::same(&profile.name, name)) {
        Some(taken) => Err(Phrase::plain("profile-name-taken").with("name", Fact::Text(taken.name.clone()))),
        None => Ok(()),
    }
}

/// The folder names a new profile may have: none that a profile has, here or elsewhere.
pub(super) fn free_folders(place: &Path, name: &str, taken: &[Profile]) -> impl Iterator<Item = String> {
    let is_taken = |folder: &String| taken.iter().any(|profile| profile.folder.eq_ignore_ascii_case(folder));
    profile_name::folders(name).filter(move |folder| !is_taken(folder) && !elsewhere::is_pointed(place, folder))
}

fn make_folder(place: &Path, name: &str, taken: &[Profile]) -> io::Result<String> {
    for folder in free_folders(place, name, taken) {
        match fs::create_dir(place.join(&folder)) {
            Ok(()) => return Ok(folder),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

pub(super) fn write_profile(folder: &Path, profile: &Profile) -> io::Result<()> {
    let file = ProfileFile { name: profile.name.clone(), created: profile.created };
    let text = ron::to_string(&file).map_err(io::Error::other)?;
    files::replace(&folder.join("profile.ron"), text.as_bytes())
}
