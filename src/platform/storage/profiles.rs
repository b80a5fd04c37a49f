//! The data folder: its profiles, and this device's id.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::backups::Backups;
use super::journal::{self, Journal};
use super::profile_name::{self, NameError};
use super::record_memory::RecordMemory;
use super::{files, linked_profile, progress_cache, settings_file};
use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::{clock, entropy};
use crate::progress::{DeviceId, MergedJournals, Moment, Progress, ScoringParams, Settings};

#[derive(Debug, Clone)]
pub struct Store {
    data: PathBuf,
    device: DeviceId,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProfileEntry {
    /// Name of its folder; unchanged when the profile is renamed.
    pub folder: String,
    pub name: String,
    /// `None` if unknown.
    pub created: Option<Moment>,
    /// Its folder, if outside the data folder.
    pub elsewhere: Option<PathBuf>,
}

#[derive(Debug)]
pub struct ProfileSession {
    pub profile: ProfileEntry,
    pub journal: Journal,
    pub known: Progress,
    pub settings: Settings,
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

/// Error of reading or creating a profile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProfileError {
    Name(NameError),
    Other(Phrase),
}

impl ProfileError {
    pub fn into_phrase(self) -> Phrase {
        match self {
            Self::Name(error) => error.into_phrase(),
            Self::Other(why) => why,
        }
    }
}

impl From<NameError> for ProfileError {
    fn from(error: NameError) -> Self {
        Self::Name(error)
    }
}

impl From<Phrase> for ProfileError {
    fn from(why: Phrase) -> Self {
        Self::Other(why)
    }
}

impl Store {
    /// The system's data folder for this program; `None` if the system has none.
    pub fn default_data_folder() -> Option<PathBuf> {
        Some(directories::ProjectDirs::from("", "", "Tailleur")?.data_dir().to_owned())
    }

    /// Opens a data folder, creating it if missing. If it is not writable the program still runs, and a notice says
    /// that nothing will be saved.
    pub fn open(data: &Path) -> (Self, Vec<Phrase>) {
        let made = files::create_private_folders(&data.join("profiles")).and_then(|()| device(data));
        close_to_others(data);
        let (device, notices) = match made {
            Ok(device) => (device, Vec::new()),
            Err(error) => {
                (DeviceId::new(entropy::seed() as u32), vec![files::notice(text_key!("data-not-kept"), data, &error)])
            }
        };
        (Self { data: data.to_owned(), device }, notices)
    }

    pub const fn device(&self) -> &DeviceId {
        &self.device
    }

    pub fn folder_of(&self, profile: &ProfileEntry) -> PathBuf {
        profile.elsewhere.clone().unwrap_or_else(|| self.data.join("profiles").join(&profile.folder))
    }

    pub fn data(&self) -> &Path {
        &self.data
    }

    pub fn backups(&self, profile: &ProfileEntry) -> Backups {
        Backups::new(&self.data, &profile.folder, &self.folder_of(profile), &profile.name, &self.device)
    }

    /// All profiles sorted by name, and notices about unreadable ones.
    pub fn profiles(&self) -> (Vec<ProfileEntry>, Vec<ProfileError>) {
        let place = self.data.join("profiles");
        let mut notices = Vec::new();
        let folders = folders_in(&place).unwrap_or_else(|error| {
            notices.push(files::notice(text_key!("profiles-not-read"), &place, &error).into());
            Vec::new()
        });
        let mut profiles = linked_profile::all(&place, &mut notices);
        let own = folders.into_iter().filter(|folder| profiles.iter().all(|profile| profile.folder != *folder));
        let own: Vec<_> = own.map(|folder| read_profile(&place.join(&folder), folder, &mut notices)).collect();
        profiles.extend(own);
        profiles.sort_by_key(|profile| (profile.name.to_lowercase(), profile.folder.clone()));
        (profiles, notices)
    }

    /// Finds a profile by its name or its folder's name.
    pub fn find(&self, name: &str) -> Option<ProfileEntry> {
        let (profiles, _) = self.profiles();
        let by_name = profiles.iter().find(|profile| profile_name::same(&profile.name, name));
        by_name.or_else(|| profiles.iter().find(|profile| profile.folder == name)).cloned()
    }

    /// The last opened profile, if it still exists.
    pub fn last(&self) -> Option<ProfileEntry> {
        let folder = settings_file::last(&self.data)?;
        self.profiles().0.into_iter().find(|profile| profile.folder == folder)
    }

    pub fn create(&self, typed: &str, now: Moment) -> Result<ProfileEntry, ProfileError> {
        let name = profile_name::check(typed)?;
        let (profiles, _) = self.profiles();
        refuse_taken(&profiles, &name)?;
        let place = self.data.join("profiles");
        let failed = |error: io::Error| files::notice(text_key!("profile-not-made"), &place, &error);
        let folder = make_folder(&place, &name, &profiles).map_err(failed)?;
        let profile = ProfileEntry { folder, name, created: Some(now), elsewhere: None };
        self.forget(&profile.folder);
        let made = write_profile(&self.folder_of(&profile), &profile);
        if made.is_err() {
            // An empty folder would count as a profile.
            let _ = fs::remove_dir(self.folder_of(&profile));
        }
        files::sync_folder(&place);
        made.map_err(failed)?;
        Ok(profile)
    }

    /// Opens a profile: its settings, its progress, and a journal for this window.
    pub fn open_session(&self, profile: ProfileEntry) -> ProfileSession {
        let folder = self.folder_of(&profile);
        let (settings, mut notices) = settings_file::read(&folder);
        let (mut journal, opened) = Journal::open(&folder, &self.device);
        journal.remember_in(RecordMemory::new(&self.data, &profile.folder));
        notices.extend(opened);
        let (known, unread) = self.load_progress(&profile, &settings);
        notices.extend(unread);
        let today = known.mastery().day(clock::time_of_day());
        notices.extend(known.history().days().keys().last().and_then(|&latest| clock::set_back_notice(latest, today)));
        settings_file::remember(&self.data, &profile.folder);
        ProfileSession { profile, journal, known, settings, notices }
    }

    /// Forgets what is known of an earlier profile in a folder of this name.
    pub(super) fn forget(&self, folder: &str) {
        let _ = fs::remove_file(progress_cache::cache_path(&self.data, folder));
        RecordMemory::new(&self.data, folder).clear();
    }

    /// Notices about a profile's own file and its settings.
    pub fn file_notices(&self, profile: &ProfileEntry) -> Vec<Phrase> {
        let (folder, mut errors) = (self.folder_of(profile), Vec::new());
        read_profile(&folder, profile.folder.clone(), &mut errors);
        let settings = settings_file::read(&folder).1;
        errors.into_iter().map(ProfileError::into_phrase).chain(settings).collect()
    }

    pub fn load_progress(&self, profile: &ProfileEntry, settings: &Settings) -> (Progress, Vec<Phrase>) {
        let snapshot = progress_cache::cache_path(&self.data, &profile.folder);
        progress_cache::load(&self.folder_of(profile), &snapshot, reckoning(settings))
    }
}

/// Progress from the journals in a folder, without using or writing a snapshot; also returns notices.
pub fn read_progress(folder: &Path, settings: &Settings) -> (Progress, Vec<Phrase>) {
    let mut gathered = MergedJournals::default();
    let notices = journal::read_all(folder, |record| gathered.add(&record));
    (gathered.into_progress(reckoning(settings)), notices)
}

fn reckoning(settings: &Settings) -> ScoringParams {
    ScoringParams {
        target_millis: settings.target_millis.into(),
        minutes_east: clock::minutes_east(clock::time_of_day()),
    }
}

/// Closes the folders that earlier versions left open to other users of this computer. The data folder itself may hold
/// what is not ours.
fn close_to_others(data: &Path) {
    let profiles = data.join("profiles");
    let own = folders_in(&profiles).unwrap_or_default().into_iter().map(|folder| profiles.join(folder));
    let parts = ["profiles", "backups", "cache"].map(|name| data.join(name));
    own.chain(parts).for_each(|folder| files::close_to_others(&folder));
}

/// The device id in the data folder, created if missing.
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
    files::replace_private(&path, text.as_bytes())?;
    // Another window may have created it first.
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

/// The profile in a folder. If its file is missing or invalid, the folder's name is used: the answers inside matter
/// more than the name.
pub(super) fn read_profile(place: &Path, folder: String, notices: &mut Vec<ProfileError>) -> ProfileEntry {
    let path = place.join("profile.ron");
    match files::read_small(&path) {
        Ok(Some(text)) => match ron::from_str::<ProfileFile>(&text) {
            Ok(file) => match profile_name::check(&file.name) {
                Ok(name) => return ProfileEntry { folder, name, created: file.created, elsewhere: None },
                Err(error) => {
                    let why = Fact::Phrase(Box::new(error.into_phrase()));
                    notices.push(text!("profile-badly-named", place = files::path_fact(&path), why = why).into());
                }
            },
            Err(error) => notices.push(
                text!(
                    "profile-unreadable",
                    place = files::path_fact(&path),
                    line = Fact::Number(error.span.start.line as u64),
                    column = Fact::Number(error.span.start.col as u64)
                )
                .into(),
            ),
        },
        Ok(None) => {}
        Err(error) => notices.push(files::notice(text_key!("profile-not-read"), &path, &error).into()),
    }
    ProfileEntry { name: folder.clone(), folder, created: None, elsewhere: None }
}

/// Rejects a name that another profile has.
pub(super) fn refuse_taken(profiles: &[ProfileEntry], name: &str) -> Result<(), NameError> {
    match profiles.iter().find(|profile| profile_name::same(&profile.name, name)) {
        Some(taken) => Err(NameError::Taken(taken.name.clone())),
        None => Ok(()),
    }
}

pub(super) fn free_folders(place: &Path, name: &str, taken: &[ProfileEntry]) -> impl Iterator<Item = String> {
    let is_taken = |folder: &String| taken.iter().any(|profile| profile.folder.eq_ignore_ascii_case(folder));
    profile_name::folders(name).filter(move |folder| !is_taken(folder) && !linked_profile::is_linked(place, folder))
}

fn make_folder(place: &Path, name: &str, taken: &[ProfileEntry]) -> io::Result<String> {
    for folder in free_folders(place, name, taken) {
        match files::create_private_folder(&place.join(&folder)) {
            Ok(()) => return Ok(folder),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

pub(super) fn write_profile(folder: &Path, profile: &ProfileEntry) -> io::Result<()> {
    let file = ProfileFile { name: profile.name.clone(), created: profile.created };
    let text = ron::to_string(&file).map_err(io::Error::other)?;
    files::replace_private(&folder.join("profile.ron"), text.as_bytes())
}
