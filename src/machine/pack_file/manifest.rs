//! What a pack's file says of itself: which pack it holds, and the hash of every file.

use std::collections::BTreeMap;

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{FORM, LEAST_PROGRAM};
use crate::rules::phrase::{Fact, Phrase};

/// What a pack's file says of itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// The form of the file.
    pub form: u32,
    /// The pack's id.
    pub id: String,
    /// The pack's version.
    pub version: u32,
    /// The first version of the program that can read it.
    pub program: String,
    /// The key its author signs with, as the `minisign` tool writes it.
    #[serde(default)]
    pub signer: Option<String>,
    /// One hash over all: the SHA-256 of what `sha256sum` prints for the files in the order of their names.
    pub content: String,
    /// Every file of the pack, in the order of their names.
    pub files: Vec<Listed>,
}

/// A file of the pack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// Its path inside the pack.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
    /// Its SHA-256.
    pub sha256: String,
}

/// The files of a pack by their paths.
pub(super) type Contents = BTreeMap<String, Vec<u8>>;

impl Manifest {
    /// The manifest of these files.
    pub(super) fn of(id: &str, version: u32, signer: Option<String>, files: &Contents) -> Self {
        let listed = |(name, bytes): (&String, &Vec<u8>)| Listed {
            name: name.clone(),
            size: bytes.len() as u64,
            sha256: hash(bytes),
        };
        let files: Vec<Listed> = files.iter().map(listed).collect();
        Self {
            form: FORM,
            id: id.to_owned(),
            version,
            program: LEAST_PROGRAM.to_owned(),
            signer,
            content: content(&files),
            files,
        }
    }

    /// As it stands in the file.
    pub(super) fn written(&self) -> Result<String, ron::Error> {
        // The same on every system, which would else end its lines in its own way.
        let pretty = PrettyConfig::new().new_line("\n").indentor("    ");
        ron::ser::to_string_pretty(self, pretty).map(|text| text + "\n")
    }

    /// Reads what stands in a file; one made for a later version of the program says that first.
    pub(super) fn read(text: &str) -> Result<Self, Phrase> {
        #[derive(Deserialize)]
        struct Form {
            form: u32,
            program: String,
        }
        let form: Form = ron::from_str(text).map_err(|error| unreadable(&error))?;
        if form.form > FORM || numbers(&form.program) > numbers(env!("CARGO_PKG_VERSION")) {
            return Err(Phrase::plain("pack-file-later").with("version", Fact::Text(form.program)));
        }
        ron::from_str(text).map_err(|error| unreadable(&error))
    }

    /// What differs between what it says and these files.
    pub(super) fn refuse(&self, files: &Contents) -> Result<(), Phrase> {
        let of = |key: &'static str, name: &str| Err(Phrase::plain(key).with("name", super::names::shown(name)));
        if let Some(name) = files.keys().find(|name| self.files.iter().all(|listed| listed.name != **name)) {
            return of("pack-file-unlisted", name);
        }
        for listed in &self.files {
            let Some(bytes) = files.get(&listed.name) else { return of("pack-file-missing", &listed.name) };
            if bytes.len() as u64 != listed.size || hash(bytes) != listed.sha256 {
                return of("pack-file-changed", &listed.name);
            }
        }
        let is_sorted = self.files.is_sorted_by(|one, other| one.name < other.name);
        if !is_sorted || content(&self.files) != self.content {
            return Err(Phrase::plain("pack-manifest-content"));
        }
        Ok(())
    }
}

fn unreadable(error: &ron::error::SpannedError) -> Phrase {
    Phrase::plain("pack-manifest-unreadable")
        .with("line", Fact::Number(error.span.start.line as u64))
        .with("column", Fact::Number(error.span.start.col as u64))
}

/// `0.10.2` as numbers that can be compared; what is none counts as nought.
fn numbers(version: &str) -> Vec<u64> {
    version.split('.').map(|number| number.parse().unwrap_or_default()).collect()
}

/// The SHA-256 of bytes, as `sha256sum` writes it.
pub(in crate::machine) fn hash(bytes: &[u8]) -> String {
    let letters: Vec<String> = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    letters.concat()
}

/// One hash over all files.
pub(super) fn content(files: &[Listed]) -> String {
    let lines: Vec<String> = files.iter().map(|listed| format!("{}  {}\n", listed.sha256, listed.name)).collect();
    hash(lines.concat().as_bytes())
}
