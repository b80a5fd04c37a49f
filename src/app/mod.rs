//! Screen state changed by actions, which return effects. Knows no window, clock or disk.

mod action;
pub mod archives;
pub mod class;
mod example;
pub mod free;
pub mod guest;
pub mod home;
pub mod host;
pub mod laying;
mod look_up;
pub mod packs;
pub mod pictures;
pub mod pool;
pub mod practice;
mod queue;
mod reading;
mod speaking;
mod tally;
pub mod templates;
pub mod today;
pub mod warm_up;
pub mod workshop;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use crate::lesson::clauses::Drilled;
use crate::lesson::{Library, Unfit};
use crate::progress::mastery::Day;
use crate::progress::{DeviceId, Known, Moment, Settings};
use crate::rules::dice::Dice;
use crate::rules::house::Shelf;
use crate::rules::phrase::Phrase;
use crate::voice::{Noise, Said};
use crate::words::Language;

pub use self::action::{Action, Effect, LessonPath};
use self::archives::Archives;
use self::class::Register;
use self::free::{FREE_PRACTICE, Free};
use self::guest::Joining;
use self::host::Host;
pub use self::look_up::LookUp;
use self::packs::Packs;
use self::pictures::Pictures;
use self::practice::{Practice, Setting, Stage};
pub use self::tally::{Missed, Tally};
use self::today::Stand;
pub use self::today::Today;
use self::warm_up::WarmUp;
use self::workshop::Workshop;

#[derive(Debug)]
pub struct App {
    library: Library,
    own_houses: Shelf,
    /// Built-in houses and those of packs.
    shelf: Shelf,
    system_language: Language,
    settings: Settings,
    profiles: Vec<String>,
    /// Profiles whose folder is unavailable.
    away: Vec<String>,
    profile: Option<Profile>,
    screen: Screen,
    keys_shown: bool,
    notices: Vec<Phrase>,
    done: Option<Phrase>,
    said: Vec<Said>,
    /// Recordings exist for the whole speech.
    recorded: bool,
    /// Audio output works, as far as is known.
    sounds: bool,
    dice: Dice,
    free: Option<Free>,
    /// A lesson requested on the command line, started once a profile is open.
    wanted: Option<LessonPath>,
    /// A pack file to inspect once a profile is open and no lesson is running.
    waiting_pack: Option<PathBuf>,
    /// Drilled clauses by house, computed on demand.
    drilled: BTreeMap<String, Drilled>,
    /// Lessons that do not suit the current house.
    unfit: Unfit,
    today: Option<Today>,
    planned_for: Option<Stand>,
    /// The current day, updated when home is shown.
    day: Day,
}

/// Number of distinct worksheets per lesson.
const SHEETS: u64 = 1_000_000;

#[derive(Debug, Clone, PartialEq)]
pub struct Profile {
    /// The name as typed.
    pub name: String,
    pub device: DeviceId,
    pub known: Known,
}

#[derive(Debug)]
pub enum Screen {
    Welcome,
    Home,
    /// A lesson, up to its summary.
    Lesson(Box<Practice>),
    WarmUp(Box<WarmUp>),
    /// Profile administration: export, location, backups.
    Profile(Box<Archives>),
    Packs(Box<Packs>),
    Class(Box<Register>),
    Settings,
    Free,
    /// Clause look-up, possibly over a paused lesson.
    Clauses(Box<LookUp>),
    Progress(Box<Pictures>),
    /// Glossary of the pack with this id.
    Glossary(String),
    Guest(Box<Joining>),
    Host(Box<Host>),
    Workshop(Box<Workshop>),
}

#[derive(Debug)]
pub struct Beginning {
    pub library: Library,
    pub shelf: Shelf,
    pub system_language: Language,
    /// Settings used until a profile is open.
    pub settings: Settings,
    pub profiles: Vec<String>,
    pub wanted: Option<LessonPath>,
    pub seed: u64,
}

impl App {
    pub fn new(beginning: Beginning) -> Self {
        let Beginning { library, shelf, system_language, settings, profiles, wanted, seed } = beginning;
        Self {
            own_houses: shelf.clone(),
            shelf: library.shelf(&shelf),
            library,
            system_language,
            settings,
            profiles,
            away: Vec::new(),
            profile: None,
            screen: Screen::Welcome,
            keys_shown: false,
            notices: Vec::new(),
            done: None,
            said: Vec::new(),
            recorded: true,
            sounds: true,
            dice: Dice::of_seed(seed),
            free: None,
            wanted,
            waiting_pack: None,
            drilled: BTreeMap::new(),
            unfit: Unfit::default(),
            today: None,
            planned_for: None,
            day: Day::default(),
        }
    }

    /// The returned effects must be carried out before the next frame.
    #[must_use]
    pub fn act(&mut self, action: Action, now: Moment) -> Vec<Effect> {
        let before = self.place();
        let resumes = matches!(action, Action::Practice(practice::Action::Resume));
        let looks = matches!(action, Action::Packs(_));
        let mut effects = self.act_in_silence(action, now);
        if !looks {
            effects.extend(self.take_up_pack());
        }
        self.look_what_fits();
        self.plan_today(now);
        if self.place() != before {
            effects.extend(self.speak(resumes));
        }
        effects
    }

    fn act_in_silence(&mut self, action: Action, now: Moment) -> Vec<Effect> {
        match action {
            Action::MakeProfile(name) => vec![Effect::MakeProfile(name)],
            Action::OpenProfile(name) => vec![Effect::OpenProfile(name)],
            Action::ChangeProfile => self.close_profile(),
            Action::Opened(profile, settings) => self.opened(profile, settings, now),
            // Short enough to print on the worksheet and to retype.
            Action::Print(path) => vec![Effect::Print(path, self.dice.seed() % SHEETS)],
            Action::PrintPoster => vec![Effect::PrintPoster],
            Action::PrintReport => self.profile.iter().map(|_| Effect::PrintReport).collect(),
            Action::PrintCertificate => self.passed_test().into_iter().map(Effect::PrintCertificate).collect(),
            Action::WarmUp(action) => self.warm_up(action, now),
            Action::Practice(action) => self.practise(action, now),
            Action::HearAgain => self.say_again(),
            Action::Hear(file) => self.hear_recording(&file),
            Action::PiecesMoved => self.make(Noise::Chips),
            Action::Archives(action) => self.keep_house(action),
            Action::Packs(action) => self.handle_packs(action),
            Action::Class(action) => self.teach(action),
            Action::Guest(action) => self.take_part(action, now),
            Action::Host(action) => self.ask_class(action, now),
            Action::Pictures(action) => self.choose_picture(action),
            Action::Workshop(action) => self.work(action, now),
            Action::Keep(name, bytes) => vec![Effect::Keep(name, bytes)],
            Action::Set(settings) => self.set(settings),
            Action::Back => self.back(now),
            quiet => {
                self.change(quiet, now);
                Vec::new()
            }
        }
    }

    /// Actions without effects.
    fn change(&mut self, action: Action, now: Moment) {
        match action {
            Action::Begin(path) => {
                self.done = None;
                self.begin(path, now);
            }
            Action::BeginToday if self.wants_warm_up() => self.open_warm_up(true),
            Action::BeginToday => self.begin_today(now),
            Action::OpenWarmUp => self.open_warm_up(false),
            Action::DoAgain => self.do_again(now),
            Action::Sounds(sounds) => self.hear(sounds),
            Action::Away(names) => self.away = names,
            Action::OpenSettings => self.open_settings(),
            Action::OpenProgress => self.open_pictures(now),
            Action::OpenFree => self.open_free(),
            Action::OpenGlossary(pack) => self.open_glossary(pack),
            Action::Free(action) => {
                if let (Some(house), Some(free)) = (self.house(), &mut self.free) {
                    free.act(&action, &house);
                }
            }
            Action::LookUp(clause) => self.look_up(clause, now),
            Action::ToggleKeys => self.keys_shown = !self.keys_shown,
            Action::Reckoned(known) => {
                if let Some(profile) = &mut self.profile {
                    profile.known = known;
                }
            }
            said => self.tell(said),
        }
    }

    /// Messages and data from the platform.
    fn tell(&mut self, action: Action) {
        match action {
            Action::PutAway(index) if index < self.notices.len() => drop(self.notices.remove(index)),
            Action::Notice(phrase) => {
                // A newer message of the same kind replaces the older one.
                self.notices.retain(|notice| notice.key != phrase.key);
                self.notices.push(phrase);
            }
            Action::Done(phrase) => self.done = Some(phrase),
            Action::PutDoneAway => self.done = None,
            _ => {}
        }
    }

    fn opened(&mut self, profile: Profile, settings: Settings, now: Moment) -> Vec<Effect> {
        if !self.profiles.contains(&profile.name) {
            self.profiles.push(profile.name.clone());
        }
        // Any complaint about the profile name is obsolete.
        self.notices.retain(|notice| !notice.key.starts_with("profile-name-"));
        self.profile = Some(profile);
        self.settings = settings;
        self.screen = Screen::Home;
        if let Some(path) = self.wanted.take() {
            self.begin(path, now);
        }
        Vec::new()
    }

    fn close_profile(&mut self) -> Vec<Effect> {
        self.profile = None;
        self.screen = Screen::Welcome;
        vec![Effect::CloseProfile]
    }

    fn begin(&mut self, path: LessonPath, now: Moment) {
        if matches!(&self.screen, Screen::Clauses(look_up) if look_up.lesson().is_some()) {
            // A paused lesson is not discarded for another one.
            return;
        }
        self.look_what_fits();
        let lesson = self.lesson(&path).map(Arc::new);
        let (Some(lesson), Some(house), Some(profile)) = (lesson, self.house(), &self.profile) else {
            self.notices.push(Phrase::plain("notice-no-such-lesson"));
            return;
        };
        if !lesson.is_for(&house.id) || self.unfit.holds(&path.pack, &path.lesson) {
            self.notices.push(Phrase::plain("notice-not-for-this-house"));
            return;
        }
        let device = profile.device.clone();
        let setting = Setting { path, lesson, house, device, timed: self.settings.timers, seed: self.dice.seed() };
        self.screen = Screen::Lesson(Box::new(Practice::begin(setting, now)));
    }

    fn practise(&mut self, action: practice::Action, now: Moment) -> Vec<Effect> {
        if let Screen::Workshop(workshop) = &mut self.screen {
            // A trial run in the workshop is not recorded.
            return workshop.trying_mut().map(|trying| trying.act(action, now)).map(|_| Vec::new()).unwrap_or_default();
        }
        let Screen::Lesson(practice) = &mut self.screen else { return Vec::new() };
        let effects = practice.act(action, now);
        if let Some(profile) = &mut self.profile {
            for effect in &effects {
                if let Effect::Record(record) = effect {
                    profile.known.learn(record);
                }
            }
        }
        effects
    }

    fn open_settings(&mut self) {
        if !matches!(self.screen, Screen::Lesson(_) | Screen::Clauses(_)) {
            self.screen = Screen::Settings;
        }
    }

    fn open_free(&mut self) {
        let (Some(house), Screen::Home) = (self.house(), &self.screen) else { return };
        if self.free.as_ref().is_none_or(|free| !free.is_of(&house)) {
            self.free = Some(Free::of(&house));
        }
        self.screen = Screen::Free;
    }

    fn open_glossary(&mut self, pack: String) {
        let explains = self.library.packs().iter().any(|other| other.id == pack && other.glossary.is_some());
        if explains && matches!(self.screen, Screen::Home) {
            self.screen = Screen::Glossary(pack);
        }
    }

    fn set(&mut self, settings: Settings) -> Vec<Effect> {
        if settings == self.settings {
            return Vec::new();
        }
        let reckons = settings.target_millis != self.settings.target_millis && self.profile.is_some();
        self.settings = settings.clone();
        let kept = Effect::KeepSettings(settings);
        if reckons { vec![kept, Effect::Reckon] } else { vec![kept] }
    }

    /// Closes the topmost layer. A running lesson is paused first and left on the second call; answers are already
    /// saved.
    fn back(&mut self, now: Moment) -> Vec<Effect> {
        if self.keys_shown {
            self.keys_shown = false;
            return Vec::new();
        }
        match &mut self.screen {
            Screen::Lesson(practice) if practice.is_paused() || *practice.stage() == Stage::Done => {
                let was_free = practice.path().pack == FREE_PRACTICE;
                self.screen = if was_free { Screen::Free } else { Screen::Home };
            }
            Screen::WarmUp(warm_up) if !warm_up.leads_on() => self.screen = Screen::Settings,
            Screen::Free | Screen::WarmUp(_) | Screen::Progress(_) | Screen::Glossary(_) => self.screen = Screen::Home,
            Screen::Lesson(practice) => return practice.act(practice::Action::Pause, now),
            Screen::Profile(_) | Screen::Class(_) if self.profile.is_some() => self.screen = Screen::Settings,
            Screen::Settings if self.profile.is_some() => self.screen = Screen::Home,
            Screen::Profile(_) | Screen::Class(_) | Screen::Settings => self.screen = Screen::Welcome,
            Screen::Clauses(_) => self.look_back(now),
            Screen::Workshop(_) => return self.work_back(now),
            Screen::Guest(_) => return self.leave_the_room(),
            Screen::Host(_) => return self.leave_the_class(),
            Screen::Home => return self.close_profile(),
            Screen::Packs(_) => return self.leave_offer(),
            Screen::Welcome => {}
        }
        Vec::new()
    }
}
