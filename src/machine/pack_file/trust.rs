//! Whose packs these are: the key that first signed a pack is remembered in the data folder, and another one is told.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::key::Signer;
use crate::machine::files;
use crate::rules::phrase::Phrase;

/// Where the keys are kept.
const FILE: &str = "signers.ron";

/// Who signed a pack, seen beside who signed it before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Signed {
    /// Nobody, now or before.
    ByNobody,
    /// This key, met for the first time with this pack.
    First(Signer),
    /// The same key as before.
    Again(Signer),
    /// Another key than before.
    ByAnother {
        /// The key of this file.
        now: Signer,
        /// The key of the one before.
        before: Signer,
    },
    /// Nobody, and before it was signed with this key.
    NoLonger(Signer),
}

impl Signed {
    /// Whether this may be somebody else's pack under the same name.
    #[must_use]
    pub const fn is_suspicious(&self) -> bool {
        matches!(self, Self::ByAnother { .. } | Self::NoLonger(_))
    }
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct Signers {
    /// The key of each pack, by the pack's id.
    packs: BTreeMap<String, String>,
}

/// How the signature of a pack stands to what is remembered in this data folder.
#[must_use]
pub(super) fn seen(data: &Path, id: &str, now: Option<&Signer>) -> Signed {
    let before = read(data).packs.remove(id).and_then(|key| Signer::read(&key).ok());
    match (now.cloned(), before) {
        (None, None) => Signed::ByNobody,
        (None, Some(before)) => Signed::NoLonger(before),
        (Some(now), Some(before)) if now != before => Signed::ByAnother { now, before },
        (Some(now), Some(_)) => Signed::Again(now),
        (Some(now), None) => Signed::First(now),
    }
}

/// Remembers who signed a pack. A pack that nobody signed takes nothing away.
pub(super) fn remember(data: &Path, id: &str, signer: Option<&Signer>) -> Result<(), Phrase> {
    let Some(signer) = signer else { return Ok(()) };
    let mut signers = read(data);
    if signers.packs.insert(id.to_owned(), signer.key.clone()).as_ref() == Some(&signer.key) {
        return Ok(());
    }
    let path = data.join(FILE);
    let text = ron::ser::to_string_pretty(&signers, ron::ser::PrettyConfig::new().new_line("\n"));
    let written = text.map_err(std::io::Error::other).and_then(|text| files::replace(&path, text.as_bytes()));
    written.map_err(|error| files::notice("pack-signer-not-kept", &path, &error))
}

/// What is remembered. A file that cannot be read counts as none: then each key is met for the first time again.
fn read(data: &Path) -> Signers {
    let text = files::read_small(&data.join(FILE)).ok().flatten();
    text.and_then(|text| ron::from_str(&text).ok()).unwrap_or_default()
}
