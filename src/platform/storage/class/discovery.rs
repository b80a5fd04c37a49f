//! Discovery of handed-in profiles and archives, at given paths or in folders below them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::i18n::phrase::{Fact, Phrase};
use crate::platform::storage::disk::{self, FileError};
use crate::platform::storage::profiles::ProfileError;
use crate::platform::storage::record_source::RecordSource;
use crate::platform::storage::{files, journal, linked_profile};

/// Part of the name of every exported profile, including copies made by browsers and sync tools.
pub(super) const MARK: &str = ".tailleur-profile";

/// Search depth: shared folder, trainee's folder, data folder, profiles.
const DEEPEST: usize = 4;

/// Folder of the profiles in a data folder.
pub const PROFILES: &str = "profiles";

/// Maximum number of profiles and archives in a class.
const MOST: usize = 1_000;

/// Maximum number of files and folders examined.
const MOST_LOOKED_AT: usize = 50_000;

/// Subfolders of a data folder that are skipped; backups only repeat the profile.
const PASSED_OVER: [&str; 4] = ["backups", "cache", "packs", "sheets"];

#[derive(Debug, Default)]
pub(super) struct FoundSources {
    pub(super) sources: Vec<(PathBuf, RecordSource)>,
    pub(super) notices: Vec<Phrase>,
}

/// Finds all profiles and archives at these paths, each once even if paths overlap.
pub(super) fn find_sources(paths: &[PathBuf]) -> FoundSources {
    let mut search = SourceSearch { found: FoundSources::default(), seen: Vec::new(), looked_at: 0, full: false };
    for path in paths {
        if disk::is_folder(path) {
            search.visit_folder(path, DEEPEST);
            search.visit_links(if path.ends_with(PROFILES) { path.clone() } else { path.join(PROFILES) }.as_path());
        } else {
            search.visit_file(path);
        }
    }
    if search.full {
        let most = Fact::Number(MOST as u64);
        search.found.notices.push(text!("class-too-many-files", most = most));
    }
    search.found
}

struct SourceSearch {
    found: FoundSources,
    seen: Vec<PathBuf>,
    looked_at: usize,
    full: bool,
}

impl SourceSearch {
    fn visit_folder(&mut self, folder: &Path, deeper: usize) {
        let listed = fs::read_dir(folder).and_then(Iterator::collect::<std::io::Result<Vec<_>>>);
        let mut entries = match listed {
            Ok(entries) => entries,
            Err(error) => {
                self.found.notices.push(files::notice(text_key!("class-folder-not-read"), folder, &error));
                return;
            }
        };
        entries.sort_by_key(fs::DirEntry::file_name);
        let name = |entry: &fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
        if entries.iter().any(|entry| name(entry) == "profile.ron" || journal::is_journal(&name(entry))) {
            self.add(folder, || Ok(RecordSource::Folder(folder.to_owned())));
            return;
        }
        for entry in entries {
            self.looked_at += 1;
            if self.full || self.looked_at > MOST_LOOKED_AT {
                self.full = true;
                return;
            }
            let (name, path) = (name(&entry), entry.path());
            // Links are not followed: they may lead outside or form cycles.
            let Ok(kind) = entry.file_type() else { continue };
            if kind.is_file() && is_archive(&name) {
                self.visit_file(&path);
            } else if kind.is_dir() && deeper > 0 && !name.starts_with('.') && !PASSED_OVER.contains(&name.as_str()) {
                self.visit_folder(&path, deeper - 1);
            }
        }
    }

    fn visit_links(&mut self, place: &Path) {
        if !disk::is_folder(place) {
            return;
        }
        let mut unread = Vec::new();
        let profiles = linked_profile::all(place, &mut unread);
        self.found.notices.extend(unread.into_iter().map(ProfileError::into_phrase));
        for folder in profiles.into_iter().filter_map(|profile| profile.elsewhere) {
            if disk::is_folder(&folder) {
                self.add(&folder, || Ok(RecordSource::Folder(folder.clone())));
            } else {
                self.found.notices.push(text!("class-not-there", place = files::path_fact(&folder)));
            }
        }
    }

    fn visit_file(&mut self, path: &Path) {
        self.add(path, || RecordSource::open(path));
    }

    fn add(&mut self, path: &Path, source: impl FnOnce() -> Result<RecordSource, FileError>) {
        let own = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        if self.seen.contains(&own) {
            return;
        }
        if self.found.sources.len() >= MOST {
            self.full = true;
            return;
        }
        self.seen.push(own);
        match source() {
            Ok(source) => self.found.sources.push((path.to_owned(), source)),
            Err(error) => self.found.notices.push(error.into_phrase()),
        }
    }
}

/// True for the name of an exported profile.
fn is_archive(name: &str) -> bool {
    let name = name.to_lowercase();
    name.contains(MARK)
        && std::path::Path::new(&name).extension().is_some_and(|end| end == "zip")
        && !name.starts_with(['.', '~'])
}
