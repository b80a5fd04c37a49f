//! File names allowed in a pack, and what each file may contain.

use std::collections::BTreeMap;

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::platform::storage::portable_name::NameProblem;
use crate::syntax::is_unseen;
use crate::voice::SoundFormat;

pub(super) const MANIFEST: &str = "manifest.ron";
pub(super) const SIGNATURE: &str = "manifest.ron.minisig";

/// True for files that describe the pack file and do not belong to the pack.
pub fn is_package_metadata(name: &str) -> bool {
    [MANIFEST, SIGNATURE].contains(&name)
}

/// Maximum number of path components.
pub(super) const DEEPEST: usize = 8;

/// Maximum length of a path, in bytes.
const LONGEST_PATH: usize = 200;

/// Maximum length of a name in a phrase, in characters.
const MOST_SHOWN: usize = 80;

/// A name for a phrase; invisible and bidirectional control characters are escaped.
pub(super) fn display_name(name: &str) -> Fact {
    let written = |sign| if is_unseen(sign) { format!("<U+{:04X}>", u32::from(sign)) } else { String::from(sign) };
    let mut shown: String = name.chars().take(MOST_SHOWN).map(written).collect();
    if name.chars().nth(MOST_SHOWN).is_some() {
        shown.push('…');
    }
    Fact::Text(shown)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PackFileKind {
    Text,
    Png,
    Sound,
}

impl PackFileKind {
    fn from_path(path: &str) -> Option<Self> {
        let (stem, end) = path.rsplit('/').next().unwrap_or_default().rsplit_once('.')?;
        Some(match end {
            _ if stem.is_empty() => return None,
            "ron" | "md" | "txt" => Self::Text,
            "png" => Self::Png,
            "ogg" | "wav" | "flac" | "mp3" => Self::Sound,
            _ => return None,
        })
    }
}

const ARCHIVES: [&[u8]; 9] = [
    b"PK\x03\x04",
    b"PK\x05\x06",
    b"\x1f\x8b",
    b"BZh",
    b"\xfd7zXZ",
    b"7z\xbc\xaf\x27\x1c",
    b"Rar!",
    b"\x28\xb5\x2f\xfd",
    b"MSCF",
];

/// Rejects paths that lead outside or mean different files on different systems.
pub(super) fn check_path(path: &str) -> Result<(), Phrase> {
    let odd = |why: Phrase| Err(text!("pack-file-name", name = display_name(path), why = Fact::Phrase(Box::new(why))));
    if path.starts_with('/') {
        return odd(text!("name-odd-absolute"));
    }
    if path.ends_with('/') {
        return Err(text!("pack-file-folder", name = display_name(path)));
    }
    if path.len() > LONGEST_PATH {
        return odd(text!("name-odd-long"));
    }
    if let Some(found) = path.split('/').find_map(NameProblem::detect) {
        return odd(found.phrase());
    }
    if !path.is_ascii() {
        // An é has two encodings, which some systems treat as one name and others as two.
        return odd(text!("name-odd-letters"));
    }
    if path.split('/').count() > DEEPEST {
        let phrase = text!("pack-file-too-deep", name = display_name(path), most = Fact::Number(DEEPEST as u64));
        return Err(phrase);
    }
    Ok(())
}

/// Paths without conflicts: no duplicates, none differing only in case, none both file and folder.
#[derive(Debug, Default)]
pub(super) struct UsedPaths {
    /// Keyed by lowercase: the path as written, and whether it is a folder.
    seen: BTreeMap<String, (String, bool)>,
}

impl UsedPaths {
    /// Adds a path, unless it conflicts with another.
    pub(super) fn add(&mut self, path: &str) -> Result<(), Phrase> {
        let folders = path.match_indices('/').filter_map(|(at, _)| path.get(..at));
        for folder in folders {
            self.insert(folder, true)?;
        }
        self.insert(path, false)
    }

    fn insert(&mut self, path: &str, is_folder: bool) -> Result<(), Phrase> {
        let Some((other, was_folder)) = self.seen.get(&path.to_lowercase()) else {
            self.seen.insert(path.to_lowercase(), (path.to_owned(), is_folder));
            return Ok(());
        };
        let key = match (*was_folder, is_folder) {
            _ if other != path => text_key!("pack-file-alike"),
            (true, true) => return Ok(()),
            (false, false) => text_key!("pack-file-doubled"),
            _ => text_key!("pack-file-folder-and-file"),
        };
        let phrase = Phrase::plain(key).with("name", display_name(path));
        Err(phrase.with("other", display_name(other)))
    }
}

/// Rejects content that does not match the extension.
pub(super) fn check_content(path: &str, bytes: &[u8]) -> Result<(), Phrase> {
    let of = |key: TextKey| Phrase::plain(key).with("name", display_name(path));
    if ARCHIVES.iter().any(|start| bytes.starts_with(start)) {
        return Err(of(text_key!("pack-file-nested")));
    }
    let is_kind = match PackFileKind::from_path(path) {
        None => return Err(of(text_key!("pack-file-kind"))),
        Some(PackFileKind::Text) => std::str::from_utf8(bytes).is_ok_and(|text| !text.contains('\0')),
        Some(PackFileKind::Png) => bytes.starts_with(b"\x89PNG\r\n\x1a\n"),
        Some(PackFileKind::Sound) => matches!(
            SoundFormat::detect(bytes),
            SoundFormat::Vorbis | SoundFormat::Wav | SoundFormat::Flac | SoundFormat::Mp3
        ),
    };
    if is_kind { Ok(()) } else { Err(of(text_key!("pack-file-not-as-named"))) }
}
