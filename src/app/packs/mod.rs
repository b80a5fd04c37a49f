//! State of the lesson packs screen: the list of installed packs and the inspection of a new one.

mod changes;
mod screen;

use super::{App, Effect, Screen, Session};
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::{Library, PackId, UnfitLessons};

pub use self::changes::{PackChange, changes};
pub use self::screen::{InstalledPackEntry, PackOffer, PacksAction, PacksEffect, PacksScreen};

impl App {
    pub(super) fn packs_action(&mut self, action: PacksAction) -> Vec<Effect> {
        match action {
            PacksAction::Open => return self.open_packs(),
            PacksAction::Look(path) => {
                self.session.waiting_pack = Some(path);
                self.session.done = self.pack_blocker();
                return self.open_waiting_pack();
            }
            PacksAction::Looked(offer) => self.show_offer(*offer),
            PacksAction::Offered(library) => self.session.offer_lessons(*library),
            PacksAction::Done(id) => {
                self.session.done = Some(self.session.installed_notice(&id));
                return self.leave_offer();
            }
            PacksAction::Sure(sure) => {
                return self.on_packs_screen(|packs| {
                    packs.confirmed = sure;
                    None
                });
            }
            PacksAction::Install => {
                return self.on_packs_screen(|packs| packs.can_install().then_some(PacksEffect::Install));
            }
            PacksAction::AskRemove(id) => {
                return self.on_packs_screen(|packs| {
                    packs.pending_removal = id;
                    None
                });
            }
            PacksAction::Remove => {
                return self.on_packs_screen(|packs| packs.pending_removal.take().map(PacksEffect::Remove));
            }
            PacksAction::Listed(installed) => {
                return self.on_packs_screen(|packs| {
                    packs.installed = installed;
                    None
                });
            }
        }
        Vec::new()
    }

    fn on_packs_screen(&mut self, act: impl FnOnce(&mut PacksScreen) -> Option<PacksEffect>) -> Vec<Effect> {
        let Screen::Packs(packs) = &mut self.screen else { return Vec::new() };
        act(packs).map(Effect::Packs).into_iter().collect()
    }

    fn open_packs(&mut self) -> Vec<Effect> {
        if self.session.profile.is_none()
            || !matches!(self.screen, Screen::Home | Screen::Settings | Screen::Profile(_))
        {
            return Vec::new();
        }
        self.screen = Screen::Packs(Box::default());
        vec![Effect::Packs(PacksEffect::List)]
    }

    /// Inspects the waiting pack file once a profile is open and the screen is free.
    pub(super) fn open_waiting_pack(&mut self) -> Vec<Effect> {
        if self.session.waiting_pack.is_none() || self.pack_blocker().is_some() {
            return Vec::new();
        }
        // The waiting message is obsolete.
        self.session.done = None;
        self.session.waiting_pack.take().map(|path| Effect::Packs(PacksEffect::Look(path))).into_iter().collect()
    }

    fn pack_blocker(&self) -> Option<Phrase> {
        let is_busy = match &self.screen {
            Screen::Lesson(_) | Screen::WarmUp(_) | Screen::Workshop(_) => true,
            Screen::Clauses(look_up) => look_up.lesson().is_some(),
            _ => false,
        };
        match self.session.profile {
            None => Some(text!("pack-waits-for-profile")),
            Some(_) => is_busy.then(|| text!("pack-waits")),
        }
    }

    fn show_offer(&mut self, offer: PackOffer) {
        let mut packs = match std::mem::replace(&mut self.screen, Screen::Home) {
            Screen::Packs(packs) => PacksScreen { from_list: packs.from_list || packs.offer.is_none(), ..*packs },
            _ => PacksScreen::default(),
        };
        packs.offer = Some(offer);
        packs.confirmed = false;
        self.screen = Screen::Packs(Box::new(packs));
    }

    pub(super) fn leave_offer(&mut self) -> Vec<Effect> {
        match &mut self.screen {
            Screen::Packs(packs) if packs.pending_removal.is_some() => packs.pending_removal = None,
            Screen::Packs(packs) if packs.offer.is_some() && packs.from_list => {
                packs.offer = None;
                return vec![Effect::Packs(PacksEffect::List)];
            }
            Screen::Packs(packs) if packs.offer.is_some() => self.screen = Screen::Home,
            _ => self.screen = Screen::Settings,
        }
        Vec::new()
    }
}

impl Session {
    /// Reports where the lessons of a newly installed pack are.
    fn installed_notice(&self, id: &PackId) -> Phrase {
        let here = self.lessons().into_iter().find(|(pack, _)| pack.id == *id);
        let count = here.map_or(0, |(_, rows)| rows.len() as u64);
        let title = self.library.packs().iter().find(|pack| pack.id == *id).map(|pack| pack.title.clone());
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
