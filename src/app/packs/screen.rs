//! The screen of installed packs, its actions and effects.

use std::path::PathBuf;

use crate::i18n::LocalizedText;
use crate::i18n::phrase::Phrase;
use crate::lesson::{Library, Pack, PackId};

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PacksScreen {
    pub(super) installed: Vec<InstalledPackEntry>,
    pub(super) offer: Option<PackOffer>,
    /// The screen was opened from the list, to which it returns.
    pub(super) from_list: bool,
    /// The list was opened from the settings, to which it returns; otherwise from home.
    pub(super) from_settings: bool,
    pub(super) confirmed: bool,
    /// Id of the pack whose removal awaits confirmation.
    pub(super) pending_removal: Option<PackId>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InstalledPackEntry {
    pub id: PackId,
    /// `None` if the pack is unreadable.
    pub title: Option<LocalizedText>,
    pub about: Phrase,
}

/// A valid pack file offered for installation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackOffer {
    pub path: PathBuf,
    pub pack: Pack,
    /// Comparison with the installed version, changes, and signer.
    pub details: Vec<Phrase>,
    pub confirmations: Vec<Phrase>,
    pub same: bool,
}

/// A user action on this screen, or a result from the platform.
#[derive(Debug, Clone, PartialEq)]
pub enum PacksAction {
    Open,
    /// Inspects a pack file that was typed, dropped or opened.
    Look(PathBuf),
    Sure(bool),
    Install,
    /// Asks for confirmation of a removal; `None` cancels.
    AskRemove(Option<PackId>),
    Remove,
    Listed(Vec<InstalledPackEntry>),
    Looked(Box<PackOffer>),
    /// The lessons available from now on.
    Offered(Box<Library>),
    Done(PackId),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PacksEffect {
    List,
    Look(PathBuf),
    /// Install the pack inspected last.
    Install,
    Remove(PackId),
}

impl PacksScreen {
    pub(super) fn with_offer(self, offer: PackOffer) -> Self {
        Self { offer: Some(offer), confirmed: false, ..self }
    }

    pub fn installed(&self) -> &[InstalledPackEntry] {
        &self.installed
    }

    pub const fn offer(&self) -> Option<&PackOffer> {
        self.offer.as_ref()
    }

    pub const fn is_confirmed(&self) -> bool {
        self.confirmed
    }

    pub fn can_install(&self) -> bool {
        self.offer.as_ref().is_some_and(|offer| !offer.same && (self.confirmed || offer.confirmations.is_empty()))
    }

    /// Id of the pack whose removal awaits confirmation.
    pub fn pending_removal(&self) -> Option<&PackId> {
        self.pending_removal.as_ref()
    }
}
