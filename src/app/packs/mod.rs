//! State of the lesson packs screen: the list of installed packs and the inspection of a new one.

mod changes;
mod screen;

use super::{Effect, Screen, Session};
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::{Library, PackId, UnfitLessons};

pub use self::changes::{PackChange, changes};
pub use self::screen::{InstalledPackEntry, PackOffer, PacksAction, PacksEffect, PacksScreen};

impl Screen {
    pub(super) fn packs_action(&mut self, action: PacksAction, session: &mut Session) -> Vec<Effect> {
        let can_open = self.opens_packs() && session.profile.is_some();
        let packs = if let Self::Packs(packs) = self { Some(packs) } else { None };
        match action {
            PacksAction::Open if can_open => {
                let from_settings = matches!(self, Self::Settings);
                *self = Self::Packs(Box::new(PacksScreen { from_settings, ..PacksScreen::default() }));
                return vec![Effect::Packs(PacksEffect::List)];
            }
            PacksAction::Open => {}
            PacksAction::Look(path) => {
                session.waiting_pack = Some(path);
                session.done = self.pack_blocker(session);
                return self.open_waiting_pack(session);
            }
            PacksAction::Looked(offer) => {
                let packs = std::mem::replace(self, Self::Home).into_packs().with_offer(*offer);
                *self = Self::Packs(Box::new(packs));
            }
            PacksAction::Offered(library) => session.offer_lessons(*library),
            PacksAction::Done(id) => {
                session.done = Some(session.installed_notice(&id));
                return self.leave_offer();
            }
            PacksAction::Sure(sure) => {
                if let Some(packs) = packs {
                    packs.confirmed = sure;
                }
            }
            PacksAction::Install => {
                let ready = packs.filter(|packs| packs.can_install());
                return ready.map(|_| Effect::Packs(PacksEffect::Install)).into_iter().collect();
            }
            PacksAction::AskRemove(id) => {
                if let Some(packs) = packs {
                    packs.pending_removal = id;
                }
            }
            PacksAction::Remove => {
                let removed = packs.and_then(|packs| packs.pending_removal.take());
                return removed.map(|id| Effect::Packs(PacksEffect::Remove(id))).into_iter().collect();
            }
            PacksAction::Listed(installed) => {
                if let Some(packs) = packs {
                    packs.installed = installed;
                }
            }
        }
        Vec::new()
    }

    /// Inspects the waiting pack file once a profile is open and the screen is free.
    pub(super) fn open_waiting_pack(&self, session: &mut Session) -> Vec<Effect> {
        if session.waiting_pack.is_none() || self.pack_blocker(session).is_some() {
            return Vec::new();
        }
        // The waiting message is obsolete.
        session.done = None;
        session.waiting_pack.take().map(|path| Effect::Packs(PacksEffect::Look(path))).into_iter().collect()
    }

    pub(super) fn leave_offer(&mut self) -> Vec<Effect> {
        match self {
            Self::Packs(packs) if packs.pending_removal.is_some() => packs.pending_removal = None,
            Self::Packs(packs) if packs.offer.is_some() && packs.from_list => {
                packs.offer = None;
                return vec![Effect::Packs(PacksEffect::List)];
            }
            Self::Packs(packs) if packs.offer.is_none() && packs.from_settings => *self = Self::Settings,
            _ => *self = Self::Home,
        }
        Vec::new()
    }

    const fn opens_packs(&self) -> bool {
        matches!(self, Self::Home | Self::Settings | Self::Profile(_))
    }

    /// Reason why a pack file waits.
    fn pack_blocker(&self, session: &Session) -> Option<Phrase> {
        let is_busy = match self {
            Self::Lesson(_) | Self::WarmUp(_) | Self::Workshop(_) | Self::Shift(_) => true,
            Self::Clauses(look_up) => look_up.waits(),
            _ => false,
        };
        match session.profile {
            None => Some(text!("pack-waits-for-profile")),
            Some(_) => is_busy.then(|| text!("pack-waits")),
        }
    }

    /// The screen of packs that an offer is shown on: this one, if it is of packs.
    fn into_packs(self) -> PacksScreen {
        match self {
            Self::Packs(packs) => PacksScreen { from_list: packs.from_list || packs.offer.is_none(), ..*packs },
            _ => PacksScreen::default(),
        }
    }
}

impl Session {
    /// Reports where the lessons of a newly installed pack are.
    fn installed_notice(&self, id: &PackId) -> Phrase {
        let here = self.lessons().into_iter().find(|(pack, _)| pack.id == *id);
        let count = here.map_or(0, |(_, rows)| rows.len() as u64);
        let title = self.library.packs().find(|pack| pack.id == *id).map(|pack| pack.title.clone());
        let title = Fact::Authored(std::sync::Arc::new(title.unwrap_or_default()));
        let key = if count > 0 { text_key!("pack-installed-here") } else { text_key!("pack-installed-elsewhere") };
        Phrase::plain(key).with("title", title).with("count", Fact::Number(count))
    }

    fn offer_lessons(&mut self, library: Library) {
        self.shelf = library.shelf(&self.own_houses);
        self.library = library;
        // Computed from the previous lessons.
        self.drilled.clear();
        self.unfit = UnfitLessons::default();
        self.refresh_unfit();
        self.planned_for = None;
    }
}
