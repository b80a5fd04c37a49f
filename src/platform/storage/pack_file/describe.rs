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
        let mut told = vec![match self.standing {
            VersionRelation::New => Phrase::plain("pack-stands-new"),
            VersionRelation::Newer(before) => version("pack-stands-newer", before),
            VersionRelation::Older(before) => version("pack-stands-older", before),
            VersionRelation::Same => Phrase::plain("pack-stands-same"),
            VersionRelation::Changed => version("pack-stands-changed", self.pack.version),
        }];
        if let Some(before) = &self.before {
            told.extend(changes(before, &self.pack).iter().map(PackChange::phrase));
        }
        told.push(self.signed.phrase());
        told
    }

    /// Questions to be confirmed before it is installed.
    pub fn confirmations(&self) -> Vec<Phrase> {
        let older = matches!(self.standing, VersionRelation::Older(_)).then(|| Phrase::plain("pack-asks-older"));
        let key = self.signed.is_suspicious().then(|| Phrase::plain("pack-asks-key"));
        older.into_iter().chain(key).collect()
    }
}

impl SignatureStatus {
    pub fn phrase(&self) -> Phrase {
        let short = |key, signer: &Signer| Phrase::plain(key).with("short", Fact::Text(signer.short()));
        match self {
            Self::ByNobody => Phrase::plain("pack-unsigned"),
            Self::First(signer) => short("pack-signed-first", signer),
            Self::Again(signer) => short("pack-signed-again", signer),
            Self::ByAnother { now, before } => {
                short("pack-signed-by-another", now).with("before", Fact::Text(before.short()))
            }
            Self::NoLonger(before) => Phrase::plain("pack-signed-no-longer").with("before", Fact::Text(before.short())),
        }
    }
}
