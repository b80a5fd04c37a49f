//! Description of a pack before installation: relation to the installed version, changes, signer, and what needs
//! confirmation.

use super::install::{PackCandidate, VersionRelation};
use super::key::Signer;
use super::trust::SignatureStatus;
use crate::app::packs::{PackChange, changes};
use crate::i18n::phrase::{Fact, Phrase};

impl PackCandidate {
    pub fn describe(&self) -> Vec<Phrase> {
        let version = |key, version: u32| Phrase::plain(key).with("version", Fact::Number(version.into()));
        let mut phrases = vec![match self.standing {
            VersionRelation::New => text!("pack-stands-new"),
            VersionRelation::Newer(before) => version(text_key!("pack-stands-newer"), before),
            VersionRelation::Older(before) => version(text_key!("pack-stands-older"), before),
            VersionRelation::Same => text!("pack-stands-same"),
            VersionRelation::Changed => version(text_key!("pack-stands-changed"), self.pack.version),
        }];
        if let Some(before) = &self.before {
            phrases.extend(changes(before, &self.pack).iter().map(PackChange::phrase));
        }
        phrases.push(self.signed.phrase());
        phrases
    }

    /// Questions to be confirmed before it is installed.
    pub fn confirmations(&self) -> Vec<Phrase> {
        let older = matches!(self.standing, VersionRelation::Older(_)).then(|| text!("pack-asks-older"));
        let key = self.signed.is_suspicious().then(|| text!("pack-asks-key"));
        older.into_iter().chain(key).collect()
    }
}

impl SignatureStatus {
    pub fn phrase(&self) -> Phrase {
        let short = |key, signer: &Signer| Phrase::plain(key).with("short", Fact::Text(signer.short()));
        match self {
            Self::ByNobody => text!("pack-unsigned"),
            Self::First(signer) => short(text_key!("pack-signed-first"), signer),
            Self::Again(signer) => short(text_key!("pack-signed-again"), signer),
            Self::ByAnother { now, before } => {
                short(text_key!("pack-signed-by-another"), now).with("before", Fact::Text(before.short()))
            }
            Self::NoLonger(before) => text!("pack-signed-no-longer", before = Fact::Text(before.short())),
        }
    }
}
