//! Trust on first use: the key that first signed a pack is remembered in the data folder; a changed key raises a
//! warning.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::key::Signer;
use crate::i18n::phrase::Phrase;
use crate::lesson::PackId;
use crate::platform::storage::files;

const FILE: &str = "signers.ron";

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SignatureStatus {
    /// Unsigned, now and before.
    ByNobody,
    /// This key, seen for the first time with this pack.
    First(Signer),
    /// The same key as before.
    Again(Signer),
    /// Another key than before.
    ByAnother {
        now: Signer,
        before: Signer,
    },
    NoLonger(Signer),
}

impl SignatureStatus {
    /// True if this may be someone else's pack with the same id.
    pub const fn is_suspicious(&self) -> bool {
        matches!(self, Self::ByAnother { .. } | Self::NoLonger(_))
    }
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct KnownSigners {
    /// Keys by pack id.
    packs: BTreeMap<PackId, String>,
}

pub(super) fn compare_signer(data: &Path, id: &PackId, now: Option<&Signer>) -> SignatureStatus {
    let before = read(data).packs.remove(id).and_then(|key| Signer::read(&key).ok());
    match (now.cloned(), before) {
        (None, None) => SignatureStatus::ByNobody,
        (None, Some(before)) => SignatureStatus::NoLonger(before),
        (Some(now), Some(before)) if now != before => SignatureStatus::ByAnother { now, before },
        (Some(now), Some(_)) => SignatureStatus::Again(now),
        (Some(now), None) => SignatureStatus::First(now),
    }
}

/// Remembers the signer. An unsigned pack removes nothing.
pub(super) fn remember(data: &Path, id: &PackId, signer: Option<&Signer>) -> Result<(), Phrase> {
    let Some(signer) = signer else { return Ok(()) };
    let mut signers = read(data);
    if signers.packs.insert(id.clone(), signer.key.clone()).as_ref() == Some(&signer.key) {
        return Ok(());
    }
    let path = data.join(FILE);
    let text = ron::ser::to_string_pretty(&signers, ron::ser::PrettyConfig::new().new_line("\n"));
    let written = text.map_err(std::io::Error::other).and_then(|text| files::replace(&path, text.as_bytes()));
    written.map_err(|error| files::notice(text_key!("pack-signer-not-kept"), &path, &error))
}

/// The remembered keys. An unreadable file counts as empty: each key is then new again.
fn read(data: &Path) -> KnownSigners {
    let text = files::read_small(&data.join(FILE)).ok().flatten();
    text.and_then(|text| ron::from_str(&text).ok()).unwrap_or_default()
}
