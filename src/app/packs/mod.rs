//! Lesson packs that come and go: what somebody brings is shown before it is installed, what is installed is listed.

mod changes;

use std::path::PathBuf;

use super::{App, Effect, Screen};
use crate::lesson::{Library, Pack, Unfit};
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::texts::Texts;

pub use self::changes::{Change, changes};

/// What the screen shows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Packs {
    installed: Vec<Installed>,
    offer: Option<Offer>,
    /// Whether it was opened from the list, where one goes back to.
    from_list: bool,
    /// Whether what is asked of the offer was answered with yes.
    sure: bool,
    /// The pack that was asked whether it is to go.
    going: Option<String>,
}

/// A pack that is installed for the open profile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Installed {
    /// Its id.
    pub id: String,
    /// Its title; `None` where it cannot be read.
    pub title: Option<Texts>,
    /// What there is to say of it: its version and who signed it.
    pub about: Phrase,
}

/// A pack that somebody brings, looked at and found good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// Where its file lies.
    pub path: PathBuf,
    /// The pack.
    pub pack: Pack,
    /// How it stands to the version that is installed, what changes with it, and who signed it.
    pub told: Vec<Phrase>,
    /// What somebody has to answer with yes before it is installed.
    pub asks: Vec<Phrase>,
    /// Whether the very same is installed.
    pub same: bool,
}

/// What somebody does, or what the machine answers.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Goes to the list.
    Open,
    /// Looks at the file of a pack that was named, dropped or opened.
    Look(PathBuf),
    /// Answers what is asked of it.
    Sure(bool),
    /// Installs what was looked at.
    Install,
    /// Asks whether a pack is to go; without an id, leaves it.
    AskRemove(Option<String>),
    /// Takes away the pack that was asked about.
    Remove,
    /// The machine has found these installed.
    Listed(Vec<Installed>),
    /// The machine has looked at what was brought.
    Looked(Box<Offer>),
    /// These lessons are there now.
    Offered(Box<Library>),
    /// The pack of this id was installed.
    Done(String),
}

/// What the machine is to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Errand {
    /// List what is installed.
    List,
    /// Look at the file of a pack.
    Look(PathBuf),
    /// Install what was looked at last.
    Install,
    /// Take away the pack of this id.
    Remove(String),
}

impl Packs {
    /// What is installed.
    #[must_use]
    pub fn installed(&self) -> &[Installed] {
        &self.installed
    }

    /// What was brought and looked at.
    #[must_use]
    pub const fn offer(&self) -> Option<&Offer> {
        self.offer.as_ref()
    }

    /// Whether what is asked of it was answered with yes.
    #[must_use]
    pub const fn is_sure(&self) -> bool {
        self.sure
    }

    /// Whether what is offered can be installed as it stands.
    #[must_use]
    pub fn can_install(&self) -> bool {
        self.offer.as_ref().is_some_and(|offer| !offer.same && (self.sure || offer.asks.is_empty()))
    }

    /// The pack that was asked whether it is to go.
    #[must_use]
    pub fn going(&self) -> Option<&str> {
        self.going.as_deref()
    }
}

impl App {
    /// Does something with packs.
    pub(super) fn handle_packs(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Open => return self.open_packs(),
            Action::Look(path) => {
                self.waiting_pack = Some(path);
                self.done = self.pack_waits_for();
                return self.take_up_pack();
            }
            Action::Looked(offer) => self.show_offer(*offer),
            Action::Offered(library) => self.offer_lessons(*library),
            Action::Done(id) => return self.installed_pack(&id),
            on_screen => return self.act_on_packs(on_screen),
        }
        Vec::new()
    }

    /// What is done on the screen itself.
    fn act_on_packs(&mut self, action: Action) -> Vec<Effect> {
        let Screen::Packs(packs) = &mut self.screen else { return Vec::new() };
        let errand = match action {
            Action::Install => packs.can_install().then_some(Errand::Install),
            Action::Remove => packs.going.take().map(Errand::Remove),
            Action::Sure(sure) => {
                packs.sure = sure;
                None
            }
            Action::AskRemove(id) => {
                packs.going = id;
                None
            }
            Action::Listed(installed) => {
                packs.installed = installed;
                None
            }
            _ => None,
        };
        errand.map(Effect::Packs).into_iter().collect()
    }

    fn open_packs(&mut self) -> Vec<Effect> {
        if self.profile.is_none() || !matches!(self.screen, Screen::Home | Screen::Settings | Screen::Profile(_)) {
            return Vec::new();
        }
        self.screen = Screen::Packs(Box::default());
        vec![Effect::Packs(Errand::List)]
    }

    /// Has a pack looked at that waits, once there is a profile to install it for and nothing else is being done.
    pub(super) fn take_up_pack(&mut self) -> Vec<Effect> {
        if self.waiting_pack.is_none() || self.pack_waits_for().is_some() {
            return Vec::new();
        }
        // That it waits is no longer true.
        self.done = None;
        self.waiting_pack.take().map(|path| Effect::Packs(Errand::Look(path))).into_iter().collect()
    }

    /// What a pack has to wait for before it can be looked at.
    fn pack_waits_for(&self) -> Option<Phrase> {
        let is_busy = match &self.screen {
            Screen::Lesson(_) | Screen::WarmUp(_) | Screen::Workshop(_) => true,
            Screen::Clauses(look_up) => look_up.lesson().is_some(),
            _ => false,
        };
        match self.profile {
            None => Some(Phrase::plain("pack-waits-for-profile")),
            Some(_) => is_busy.then(|| Phrase::plain("pack-waits")),
        }
    }

    fn show_offer(&mut self, offer: Offer) {
        let mut packs = match std::mem::replace(&mut self.screen, Screen::Home) {
            Screen::Packs(packs) => Packs { from_list: packs.from_list || packs.offer.is_none(), ..*packs },
            _ => Packs::default(),
        };
        packs.offer = Some(offer);
        packs.sure = false;
        self.screen = Screen::Packs(Box::new(packs));
    }

    fn offer_lessons(&mut self, library: Library) {
        self.shelf = library.shelf(&self.own_houses);
        self.library = library;
        // What was found out about the lessons is found out again.
        self.drilled.clear();
        self.unfit = Unfit::default();
        self.look_what_fits();
        self.planned_for = None;
    }

    /// Goes on from a pack that was installed, and says where its lessons are.
    fn installed_pack(&mut self, id: &str) -> Vec<Effect> {
        let here = self.lessons().into_iter().find(|(pack, _)| pack.id == id);
        let count = here.map_or(0, |(_, rows)| rows.len() as u64);
        let title = self.library.packs().iter().find(|pack| pack.id == id).map(|pack| pack.title.clone());
        let title = Fact::Authored(std::sync::Arc::new(title.unwrap_or_default()));
        let key = if count > 0 { "pack-installed-here" } else { "pack-installed-elsewhere" };
        self.done = Some(Phrase::plain(key).with("title", title).with("count", Fact::Number(count)));
        self.leave_offer()
    }

    /// Leaves what is offered, or the list.
    pub(super) fn leave_offer(&mut self) -> Vec<Effect> {
        match &mut self.screen {
            Screen::Packs(packs) if packs.going.is_some() => packs.going = None,
            Screen::Packs(packs) if packs.offer.is_some() && packs.from_list => {
                packs.offer = None;
                return vec![Effect::Packs(Errand::List)];
            }
            Screen::Packs(packs) if packs.offer.is_some() => self.screen = Screen::Home,
            _ => self.screen = Screen::Settings,
        }
        Vec::new()
    }
}
