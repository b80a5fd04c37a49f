//! Settings of a profile on disk, and the last opened profile.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::files;
use crate::i18n::phrase::Phrase;
use crate::progress::Settings;

const SETTINGS: &str = "settings.ron";
const LAST: &str = "last.ron";

/// Reads the settings of a profile, with notices about errors. Missing or invalid values get their defaults.
pub fn read(folder: &Path) -> (Settings, Vec<Phrase>) {
    let path = folder.join(SETTINGS);
    match files::read_small(&path) {
        Ok(Some(text)) => {
            let (settings, notices) = Settings::read(&text);
            (settings, notices.into_iter().map(|notice| notice.with("place", files::path_fact(&path))).collect())
        }
        Ok(None) => (Settings::default(), Vec::new()),
        Err(error) => (Settings::default(), vec![files::notice(text_key!("settings-not-read"), &path, &error)]),
    }
}

pub fn write(folder: &Path, settings: &Settings) -> Result<(), Phrase> {
    let path = folder.join(SETTINGS);
    let there = files::read_small(&path).ok().flatten();
    let text = there.map_or_else(|| settings.write(), |text| settings.write_over(&text));
    files::replace_private(&path, text.as_bytes())
        .map_err(|error| files::notice(text_key!("settings-not-kept"), &path, &error))
}

#[derive(Serialize, Deserialize)]
struct LastProfile {
    profile: String,
}

/// Folder name of the last opened profile.
pub fn last(data: &Path) -> Option<String> {
    let text = files::read_small(&data.join(LAST)).ok()??;
    ron::from_str::<LastProfile>(&text).ok().map(|last| last.profile)
}

/// Remembers the open profile. Errors are ignored.
pub fn remember(data: &Path, profile: &str) {
    if let Ok(text) = ron::to_string(&LastProfile { profile: profile.to_owned() }) {
        let _ = files::replace_private(&data.join(LAST), text.as_bytes());
    }
}
