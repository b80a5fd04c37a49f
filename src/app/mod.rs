//! Screen state changed by actions, which return effects. Knows no window, clock or disk.

mod action;
mod answer_tally;
pub mod charts;
pub mod class;
mod example;
pub mod free_practice;
pub mod guest;
pub mod home;
pub mod host;
mod look_up;
pub mod packs;
pub mod pool;
pub mod practice;
pub mod profile_admin;
mod queries;
mod queue;
pub mod scene_editor;
mod speech;
pub mod templates;
pub mod today;
pub mod warm_up;
pub mod workshop;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use crate::i18n::Language;
use crate::lesson::clauses::DrilledClauses;
use crate::lesson::{Library, UnfitLessons};
use crate::progress::mastery::Day;
use crate::progress::{DeviceId, Moment, Progress, Settings};
use crate::rules::house::HouseLibrary;
use crate::rules::phrase::Phrase;
use crate::rules::rng::SeededRng;
use crate::voice::{Noise, Speech};

pub use self::action::{Action, Effect, LessonPath};
pub use self::answer_tally::{AnswerTally, MissedDecision};
use self::charts::ChartsScreen;
use self::class::ClassScreen;
use self::free_practice::{FREE_PRACTICE, FreePractice};
use self::guest::GuestScreen;
use self::host::HostScreen;
pub use self::look_up::LookUp;
use self::packs::PacksScreen;
use self::practice::{Practice, PracticeSetup, PracticeStage};
use self::profile_admin::ProfileAdmin;
use self::today::PlanInputs;
pub use self::today::TodayPlan;
use self::warm_up::WarmUpScreen;
use self::workshop::Workshop;

#[derive(Debug)]
pub struct App {
    library: Library,
    own_houses: HouseLibrary,
    /// Built-in houses and those of packs.
    shelf: HouseLibrary,
    system_language: Language,
    settings: Settings,
    profiles: Vec<String>,
    /// Profiles whose folder is unavailable.
    away: Vec<String>,
    profile: Option<ActiveProfile>,
    screen: Screen,
    keys_shown: bool,
    notices: Vec<Phrase>,
    done: Option<Phrase>,
    last_speech: Vec<Speech>,
    /// Recordings exist for the whole speech.
    recorded: bool,
    /// Audio output works, as far as is known.
    sounds: bool,
    dice: SeededRng,
    free: Option<FreePractice>,
    /// A lesson requested on the command line, started once a profile is open.
    requested_lesson: Option<LessonPath>,
    /// A pack file to inspect once a profile is open and no lesson is running.
    waiting_pack: Option<PathBuf>,
    /// Drilled clauses by house, computed on demand.
    drilled: BTreeMap<String, DrilledClauses>,
    /// Lessons that do not suit the current house.
    unfit: UnfitLessons,
    today: Option<TodayPlan>,
    planned_for: Option<PlanInputs>,
    /// The current day, updated when home is shown.
    day: Day,
}

/// Number of distinct worksheets per lesson.
const SHEETS: u64 = 1_000_000;

#[derive(Debug, Clone, PartialEq)]
pub struct ActiveProfile {
    /// The name as typed.
    pub name: String,
    pub device: DeviceId,
    pub known: Progress,
}

#[derive(Debug)]
pub enum Screen {
    Welcome,
    Home,
    /// A lesson, up to its summary.
    Lesson(Box<Practice>),
    WarmUp(Box<WarmUpScreen>),
    /// Profile administration: export, location, backups.
    Profile(Box<ProfileAdmin>),
    Packs(Box<PacksScreen>),
    Class(Box<ClassScreen>),
    Settings,
    Free,
    /// Clause look-up, possibly over a paused lesson.
    Clauses(Box<LookUp>),
    Progress(Box<ChartsScreen>),
    /// Glossary of the pack with this id.
    Glossary(String),
    Guest(Box<GuestScreen>),
    Host(Box<HostScreen>),
    Workshop(Box<Workshop>),
}

#[derive(Debug)]
pub struct AppSetup {
    pub library: Library,
    pub shelf: HouseLibrary,
    pub system_language: Language,
    /// Settings used until a profile is open.
    pub settings: Settings,
    pub profiles: Vec<String>,
    pub requested_lesson: Option<LessonPath>,
    pub seed: u64,
}

impl App {
    pub fn new(beginning: AppSetup) -> Self {
        let AppSetup { library, shelf, system_language, settings, profiles, requested_lesson: wanted, seed } =
            beginning;
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
            last_speech: Vec::new(),
            recorded: true,
            sounds: true,
            dice: SeededRng::from_seed(seed),
            free: None,
            requested_lesson: wanted,
            waiting_pack: None,
            drilled: BTreeMap::new(),
            unfit: UnfitLessons::default(),
            today: None,
            planned_for: None,
            day: Day::default(),
        }
    }

    /// The returned effects must be carried out before the next frame.
    #[must_use]
    pub fn act(&mut self, action: Action, now: Moment) -> Vec<Effect> {
        let before = self.stage_position();
        let resumes = matches!(action, Action::Practice(practice::PracticeAction::Resume));
        let looks = matches!(action, Action::Packs(_));
        let mut effects = self.reduce(action, now);
        if !looks {
            effects.extend(self.open_waiting_pack());
        }
        self.refresh_unfit();
        self.plan_today(now);
        if self.stage_position() != before {
            effects.extend(self.speak(resumes));
        }
        effects
    }

    fn reduce(&mut self, action: Action, now: Moment) -> Vec<Effect> {
        match action {
            Action::MakeProfile(name) => vec![Effect::MakeProfile(name)],
            Action::OpenProfile(name) => vec![Effect::OpenProfile(name)],
            Action::ChangeProfile => self.close_profile(),
            Action::Opened(profile, settings) => self.profile_opened(profile, settings, now),
            // Short enough to print on the worksheet and to retype.
            Action::Print(path) => vec![Effect::Print(path, self.dice.next_seed() % SHEETS)],
            Action::PrintPoster => vec![Effect::PrintPoster],
            Action::PrintReport => self.profile.iter().map(|_| Effect::PrintReport).collect(),
            Action::PrintCertificate => self.passed_test().into_iter().map(Effect::PrintCertificate).collect(),
            Action::WarmUp(action) => self.warm_up_action(action, now),
            Action::Practice(action) => self.practice_action(action, now),
            Action::RepeatSpeech => self.repeat_speech(),
            Action::PlayRecording(file) => self.play_recording(&file),
            Action::PiecesMoved => self.play_noise(Noise::Chips),
            Action::Archives(action) => self.profile_action(action),
            Action::Packs(action) => self.packs_action(action),
            Action::Class(action) => self.class_action(action),
            Action::Guest(action) => self.guest_action(action, now),
            Action::Host(action) => self.host_action(action, now),
            Action::Charts(action) => self.charts_action(action),
            Action::Workshop(action) => self.workshop_action(action, now),
            Action::SaveFile(name, bytes) => vec![Effect::SaveFile(name, bytes)],
            Action::Set(settings) => self.apply_settings(settings),
            Action::Back => self.back(now),
            quiet => {
                self.local_action(quiet, now);
                Vec::new()
            }
        }
    }

    /// Actions without effects.
    fn local_action(&mut self, action: Action, now: Moment) {
        match action {
            Action::Begin(path) => {
                self.done = None;
                self.begin_lesson(path, now);
            }
            Action::BeginToday if self.wants_warm_up() => self.open_warm_up(true),
            Action::BeginToday => self.begin_today(now),
            Action::OpenWarmUp => self.open_warm_up(false),
            Action::DoAgain => self.retry_missed(now),
            Action::SoundAvailable(sounds) => self.set_sound_available(sounds),
            Action::ProfilesAway(names) => self.away = names,
            Action::OpenSettings => self.open_settings(),
            Action::OpenProgress => self.open_charts(now),
            Action::OpenFree => self.open_free(),
            Action::OpenGlossary(pack) => self.open_glossary(pack),
            Action::Free(action) => {
                if let (Some(house), Some(free)) = (self.house(), &mut self.free) {
                    free.act(&action, &house);
                }
            }
            Action::LookUp(clause) => self.look_up(clause, now),
            Action::ToggleKeys => self.keys_shown = !self.keys_shown,
            Action::ProgressLoaded(known) => {
                if let Some(profile) = &mut self.profile {
                    profile.known = known;
                }
            }
            said => self.notice_action(said),
        }
    }

    /// Messages and data from the platform.
    fn notice_action(&mut self, action: Action) {
        match action {
            Action::DismissNotice(index) if index < self.notices.len() => drop(self.notices.remove(index)),
            Action::Notice(phrase) => {
                // A newer message of the same kind replaces the older one.
                self.notices.retain(|notice| notice.key != phrase.key);
                self.notices.push(phrase);
            }
            Action::Done(phrase) => self.done = Some(phrase),
            Action::DismissDone => self.done = None,
            _ => {}
        }
    }

    fn profile_opened(&mut self, profile: ActiveProfile, settings: Settings, now: Moment) -> Vec<Effect> {
        if !self.profiles.contains(&profile.name) {
            self.profiles.push(profile.name.clone());
        }
        // Any complaint about the profile name is obsolete.
        self.notices.retain(|notice| !notice.key.starts_with("profile-name-"));
        self.profile = Some(profile);
        self.settings = settings;
        self.screen = Screen::Home;
        if let Some(path) = self.requested_lesson.take() {
            self.begin_lesson(path, now);
        }
        Vec::new()
    }

    fn close_profile(&mut self) -> Vec<Effect> {
        self.profile = None;
        self.screen = Screen::Welcome;
        vec![Effect::CloseProfile]
    }

    fn begin_lesson(&mut self, path: LessonPath, now: Moment) {
        if matches!(&self.screen, Screen::Clauses(look_up) if look_up.lesson().is_some()) {
            // A paused lesson is not discarded for another one.
            return;
        }
        self.refresh_unfit();
        let lesson = self.lesson(&path).map(Arc::new);
        let (Some(lesson), Some(house), Some(profile)) = (lesson, self.house(), &self.profile) else {
            self.notices.push(Phrase::plain("notice-no-such-lesson"));
            return;
        };
        if !lesson.is_for(&house.id) || self.unfit.contains(&path.pack, &path.lesson) {
            self.notices.push(Phrase::plain("notice-not-for-this-house"));
            return;
        }
        let device = profile.device.clone();
        let setting =
            PracticeSetup { path, lesson, house, device, timed: self.settings.timers, seed: self.dice.next_seed() };
        self.screen = Screen::Lesson(Box::new(Practice::begin(setting, now)));
    }

    fn practice_action(&mut self, action: practice::PracticeAction, now: Moment) -> Vec<Effect> {
        if let Screen::Workshop(workshop) = &mut self.screen {
            // A trial run in the workshop is not recorded.
            return workshop.trying_mut().map(|trying| trying.act(action, now)).map(|_| Vec::new()).unwrap_or_default();
        }
        let Screen::Lesson(practice) = &mut self.screen else { return Vec::new() };
        let effects = practice.act(action, now);
        if let Some(profile) = &mut self.profile {
            for effect in &effects {
                if let Effect::Record(record) = effect {
                    profile.known.apply(record);
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
        if self.free.as_ref().is_none_or(|free| !free.is_for(&house)) {
            self.free = Some(FreePractice::new(&house));
        }
        self.screen = Screen::Free;
    }

    fn open_glossary(&mut self, pack: String) {
        let explains = self.library.packs().iter().any(|other| other.id == pack && other.glossary.is_some());
        if explains && matches!(self.screen, Screen::Home) {
            self.screen = Screen::Glossary(pack);
        }
    }

    fn apply_settings(&mut self, settings: Settings) -> Vec<Effect> {
        if settings == self.settings {
            return Vec::new();
        }
        let reckons = settings.target_millis != self.settings.target_millis && self.profile.is_some();
        self.settings = settings.clone();
        let kept = Effect::SaveSettings(settings);
        if reckons { vec![kept, Effect::RecomputeProgress] } else { vec![kept] }
    }

    /// Closes the topmost layer. A running lesson is paused first and left on the second call; answers are already
    /// saved.
    fn back(&mut self, now: Moment) -> Vec<Effect> {
        if self.keys_shown {
            self.keys_shown = false;
            return Vec::new();
        }
        match &mut self.screen {
            Screen::Lesson(practice) if practice.is_paused() || *practice.stage() == PracticeStage::Done => {
                let was_free = practice.path().pack == FREE_PRACTICE;
                self.screen = if was_free { Screen::Free } else { Screen::Home };
            }
            Screen::WarmUp(warm_up) if !warm_up.leads_on() => self.screen = Screen::Settings,
            Screen::Free | Screen::WarmUp(_) | Screen::Progress(_) | Screen::Glossary(_) => self.screen = Screen::Home,
            Screen::Lesson(practice) => return practice.act(practice::PracticeAction::Pause, now),
            Screen::Profile(_) | Screen::Class(_) if self.profile.is_some() => self.screen = Screen::Settings,
            Screen::Settings if self.profile.is_some() => self.screen = Screen::Home,
            Screen::Profile(_) | Screen::Class(_) | Screen::Settings => self.screen = Screen::Welcome,
            Screen::Clauses(_) => self.look_up_back(now),
            Screen::Workshop(_) => return self.workshop_back(now),
            Screen::Guest(_) => return self.leave_guest_screen(),
            Screen::Host(_) => return self.leave_host_screen(),
            Screen::Home => return self.close_profile(),
            Screen::Packs(_) => return self.leave_offer(),
            Screen::Welcome => {}
        }
        Vec::new()
    }
}
