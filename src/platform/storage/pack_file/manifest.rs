//! Manifest of a pack file: which pack it holds, and the hash of every file.

use std::collections::BTreeMap;

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{FORM, LEAST_PROGRAM};
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::lesson::PackId;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackManifest {
    pub form: u32,
    pub id: PackId,
    pub version: u32,
    pub program: String,
    #[serde(default)]
    pub signer: Option<String>,
    /// SHA-256 of the output of `sha256sum` for all files, sorted by name.
    pub content: String,
    /// Every file of the pack, sorted by name.
    pub files: Vec<ManifestEntry>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ManifestEntry {
    pub name: String,
    /// In bytes.
    pub size: u64,
    pub sha256: String,
}

pub(super) type PackContents = BTreeMap<String, Vec<u8>>;

impl PackManifest {
    pub(super) fn new(id: &PackId, version: u32, signer: Option<String>, files: &PackContents) -> Self {
        let listed = |(name, bytes): (&String, &Vec<u8>)| ManifestEntry {
            name: name.clone(),
            size: bytes.len() as u64,
            sha256: hash(bytes),
        };
        let files: Vec<ManifestEntry> = files.iter().map(listed).collect();
        Self {
            form: FORM,
            id: id.clone(),
            version,
            program: LEAST_PROGRAM.to_owned(),
            signer,
            content: content_hash(&files),
            files,
        }
    }

    pub(super) fn to_text(&self) -> Result<String, ron::Error> {
        // Fixed line ends, so that the text is the same on every system.
        let pretty = PrettyConfig::new().new_line("\n").indentor("    ");
        ron::ser::to_string_pretty(self, pretty).map(|text| text + "\n")
    }

    /// Parses a manifest; one of a later version is refused with that reason.
    pub(super) fn parse(text: &str) -> Result<Self, Phrase> {
        #[derive(Deserialize)]
        struct ManifestHeader {
            form: u32,
            program: String,
        }
        let form: ManifestHeader = ron::from_str(text).map_err(|error| unreadable(&error))?;
        let own = env!("CARGO_PKG_VERSION");
        if version_numbers(&form.program) > version_numbers(own) {
            return Err(text!("pack-file-later", version = Fact::Text(form.program)));
        }
        if form.form > FORM {
            let (form, version) = (Fact::Number(form.form.into()), Fact::Text(own.to_owned()));
            return Err(text!("pack-file-later-form", form = form, version = version));
        }
        ron::from_str(text).map_err(|error| unreadable(&error))
    }

    pub(super) fn check_files(&self, files: &PackContents) -> Result<(), Phrase> {
        let of = |key: TextKey, name: &str| Err(Phrase::plain(key).with("name", super::names::display_name(name)));
        if let Some(name) = files.keys().find(|name| self.files.iter().all(|listed| listed.name != **name)) {
            return of(text_key!("pack-file-unlisted"), name);
        }
        for listed in &self.files {
            let Some(bytes) = files.get(&listed.name) else { return of(text_key!("pack-file-missing"), &listed.name) };
            if bytes.len() as u64 != listed.size || hash(bytes) != listed.sha256 {
                return of(text_key!("pack-file-changed"), &listed.name);
            }
        }
        let is_sorted = self.files.is_sorted_by(|one, other| one.name < other.name);
        if !is_sorted || content_hash(&self.files) != self.content {
            return Err(text!("pack-manifest-content"));
        }
        Ok(())
    }
}

fn unreadable(error: &ron::error::SpannedError) -> Phrase {
    text!(
        "pack-manifest-unreadable",
        line = Fact::Number(error.span.start.line as u64),
        column = Fact::Number(error.span.start.col as u64)
    )
}

/// `0.10.2` as comparable numbers; invalid parts count as 0.
fn version_numbers(version: &str) -> Vec<u64> {
    version.split('.').map(|number| number.parse().unwrap_or_default()).collect()
}

/// SHA-256 in hex, as `sha256sum` writes it.
pub(in crate::platform) fn hash(bytes: &[u8]) -> String {
    let letters: Vec<String> = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    letters.concat()
}

pub(super) fn content_hash(files: &[ManifestEntry]) -> String {
    let lines: Vec<String> = files.iter().map(|listed| format!("{}  {}\n", listed.sha256, listed.name)).collect();
    hash(lines.concat().as_bytes())
}
