//! What is on the screen: one state, changed by actions, which returns effects. Knows no window, no
//! clock and no disk.

pub mod archives;
pub mod free;
pub mod home;
mod look_up;
pub mod pictures;
pub mod pool;
pub mod practice;
mod queue;
mod speaking;
mod tally;
pub mod today;
pub mod warm_up;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use crate::lesson::clauses::Drilled;
use crate::lesson::{Lesson, Library};
use crate::progress::mastery::Day;
use crate::progress::{DeviceId, Known, LessonDone, Moment, Record, Settings};
use crate::rules::clause::Clause;
use crate::rules::dice::Dice;
use crate::rules::house::{House, Shelf};
use crate::rules::phrase::Phrase;
use crate::voice::{Noise, Said};
use crate::words::Language;

use self::archives::{Archives, Errand};
use self::free::{FREE_PRACTICE, Free};
pub use self::look_up::LookUp;
use self::pictures::Pictures;
use self::practice::{Practice, Setting, Stage};
pub use self::tally::{Missed, Tally};
use self::today::Stand;
pub use self::today::Today;
use self::warm_up::WarmUp;

/// Everything the program knows while it runs.
#[derive(Debug)]
pub struct App {
    library: Library,
    shelf: Shelf,
    system_language: Language,
    settings: Settings,
    profiles: Vec<String>,
    /// Those that are not where they should be just now.
    away: Vec<String>,
    profile: Option<Profile>,
    screen: Screen,
    keys_shown: bool,
    notices: Vec<Phrase>,
    done: Option<Phrase>,
    /// What was said last on this screen.
    said: Vec<Said>,
    /// Whether there is a recording of all of it.
    recorded: bool,
    /// Whether sound can be heard, as far as is known.
    sounds: bool,
    dice: Dice,
    /// What was last chosen for free practice.
    free: Option<Free>,
    /// A lesson that was asked for on the command line, taken once a profile is open.
    wanted: Option<LessonPath>,
    /// Which clauses the lessons drill, by house, as far as they were looked up.
    drilled: BTreeMap<String, Drilled>,
    /// Today's practice, and what it was planned for.
    today: Option<Today>,
    planned_for: Option<Stand>,
    /// The day it is, as of when home was last shown.
    day: Day,
}

/// So many worksheets can be dealt of one lesson.
const SHEETS: u64 = 1_000_000;

/// The trainee who practises.
#[derive(Debug, Clone, PartialEq)]
pub struct Profile {
    /// The name as it was typed.
    pub name: String,
    /// This device, for the journal.
    pub device: DeviceId,
    /// What all journals of the profile tell.
    pub known: Known,
}

/// Where one is.
#[derive(Debug)]
pub enum Screen {
    /// Choosing or making a profile.
    Welcome,
    /// Today's practice and all lessons.
    Home,
    /// A lesson, from its first step to its summary.
    Lesson(Box<Practice>),
    /// The warm-up before today's practice.
    WarmUp(Box<WarmUp>),
    /// The profile as a whole: its file, its place, its backups.
    Profile(Box<Archives>),
    /// The settings.
    Settings,
    /// Choosing a drill and narrowing it.
    Free,
    /// Clauses looked up, perhaps over a lesson that waits.
    Clauses(Box<LookUp>),
    /// What was learnt, in pictures.
    Progress(Box<Pictures>),
}

/// The name of a lesson: pack and lesson id, written `pack/lesson`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct LessonPath {
    /// The pack's id.
    pub pack: String,
    /// The lesson's id within the pack.
    pub lesson: String,
}

impl LessonPath {
    /// Reads `pack/lesson`; `None` where either is missing or more follows.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (pack, lesson) = text.split_once('/')?;
        let named = |word: &str| !word.is_empty() && !word.contains('/');
        (named(pack) && named(lesson)).then(|| Self { pack: pack.to_owned(), lesson: lesson.to_owned() })
    }
}

impl fmt::Display for LessonPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.pack, self.lesson)
    }
}

/// What somebody did, or what the machine answers to an effect.
#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Makes a profile of this name.
    MakeProfile(String),
    /// Opens the profile of this name.
    OpenProfile(String),
    /// Goes back to the choice of profiles.
    ChangeProfile,
    /// Takes a lesson.
    Begin(LessonPath),
    /// Begins today's practice; before the first on a device with the warm-up.
    BeginToday,
    /// Measures again how fast a key is pressed.
    OpenWarmUp,
    /// Does something in the warm-up.
    WarmUp(warm_up::Action),
    /// Asks once more what was just answered wrongly.
    DoAgain,
    /// Prints a lesson as a worksheet with its key.
    Print(LessonPath),
    /// Prints the trainer's report on this profile.
    PrintReport,
    /// Prints the certificate of the table test that was just passed.
    PrintCertificate,
    /// Does something in the lesson.
    Practice(practice::Action),
    /// Has what was said last said again.
    HearAgain,
    /// Pieces were put down or taken up in answering.
    PiecesMoved,
    /// The machine has found that sound can be heard, or that it can not.
    Sounds(bool),
    /// Goes to the profile's own screen, or does something there.
    Archives(archives::Action),
    /// These profiles are not where they should be just now.
    Away(Vec<String>),
    /// Opens the settings.
    OpenSettings,
    /// Opens the pictures of what was learnt.
    OpenProgress,
    /// Chooses something among them.
    Pictures(pictures::Action),
    /// Keeps a file of what was learnt: its name, and what stands in it.
    Keep(String, Vec<u8>),
    /// Opens free practice.
    OpenFree,
    /// Does something there.
    Free(free::Action),
    /// Opens a clause; without one, the list of them.
    LookUp(Option<Clause>),
    /// Changes the settings.
    Set(Settings),
    /// Shows or hides the keys.
    ToggleKeys,
    /// Goes back: closes what lies on top, leaves the screen.
    Back,
    /// Puts a notice away, by its place.
    PutAway(usize),
    /// The machine has opened a profile.
    Opened(Profile, Settings),
    /// The machine has reckoned anew what is known.
    Reckoned(Known),
    /// The machine has something to say.
    Notice(Phrase),
    /// The machine has done what was asked of it.
    Done(Phrase),
    /// Puts away what the machine said of that.
    PutDoneAway,
}

/// What the machine is to do.
#[derive(Debug, Clone, PartialEq)]
pub enum Effect {
    /// Write the record to the journal, to disk, before anything else is shown.
    Record(Box<Record>),
    /// Make a profile of this name and open it.
    MakeProfile(String),
    /// Open the profile of this name.
    OpenProfile(String),
    /// Close the open profile.
    CloseProfile,
    /// Keep the settings of the open profile.
    KeepSettings(Settings),
    /// Reckon what is known anew: what it is reckoned by has changed.
    Reckon,
    /// Print a worksheet of this lesson, with its key, dealt by this seed.
    Print(LessonPath, u64),
    /// Write a file of this name where the trainee's papers go, and say where it lies.
    Keep(String, Vec<u8>),
    /// Print the report on the open profile, in the house in force.
    PrintReport,
    /// Print the certificate of this table test.
    PrintCertificate(Box<LessonDone>),
    /// Say this, one after another, in place of what is being said; in the recordings of this pack where
    /// it has its own.
    Say(Vec<Said>, Option<String>),
    /// Do something with profiles as a whole.
    Archives(Errand),
    /// Say no more.
    Hush,
    /// Make this sound.
    Sound(Noise),
}

/// What the program starts with.
#[derive(Debug)]
pub struct Beginning {
    /// The lessons there are.
    pub library: Library,
    /// The houses there are.
    pub shelf: Shelf,
    /// The language of the system.
    pub system_language: Language,
    /// The settings before a profile is open.
    pub settings: Settings,
    /// The names of the profiles there are.
    pub profiles: Vec<String>,
    /// A lesson asked for at the start.
    pub wanted: Option<LessonPath>,
    /// The seed of everything that will be dealt.
    pub seed: u64,
}

impl App {
    /// The program before anybody has done anything.
    #[must_use]
    pub fn new(beginning: Beginning) -> Self {
        let Beginning { library, shelf, system_language, settings, profiles, wanted, seed } = beginning;
        Self {
            library,
            shelf,
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
            drilled: BTreeMap::new(),
            today: None,
            planned_for: None,
            day: Day::default(),
        }
    }

    /// Does what was done. The effects are to be carried out before the next screen is shown.
    #[must_use]
    pub fn act(&mut self, action: Action, now: Moment) -> Vec<Effect> {
        let before = self.place();
        let resumes = matches!(action, Action::Practice(practice::Action::Resume));
        let mut effects = self.act_in_silence(action, now);
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
            // A short number: it stands on the paper, and is typed to print the same again.
            Action::Print(path) => vec![Effect::Print(path, self.dice.seed() % SHEETS)],
            Action::PrintReport => self.profile.iter().map(|_| Effect::PrintReport).collect(),
            Action::PrintCertificate => self.passed_test().into_iter().map(Effect::PrintCertificate).collect(),
            Action::Begin(path) => {
                self.done = None;
                self.begin(path, now);
                Vec::new()
            }
            Action::BeginToday if self.wants_warm_up() => self.open_warm_up(true),
            Action::BeginToday => {
                self.begin_today(now);
                Vec::new()
            }
            Action::OpenWarmUp => self.open_warm_up(false),
            Action::WarmUp(action) => self.warm_up(action, now),
            Action::DoAgain => {
                self.do_again(now);
                Vec::new()
            }
            Action::Practice(action) => self.practise(action, now),
            Action::HearAgain => self.say_again(),
            Action::PiecesMoved => self.make(Noise::Chips),
            Action::Sounds(sounds) => {
                self.hear(sounds);
                Vec::new()
            }
            Action::Archives(action) => self.keep_house(action),
            Action::Away(names) => {
                self.away = names;
                Vec::new()
            }
            Action::OpenSettings => {
                self.open_settings();
                Vec::new()
            }
            Action::OpenProgress => {
                self.open_pictures(now);
                Vec::new()
            }
            Action::Pictures(action) => self.choose_picture(action),
            Action::Keep(name, bytes) => vec![Effect::Keep(name, bytes)],
            Action::OpenFree => {
                self.open_free();
                Vec::new()
            }
            Action::Free(action) => {
                if let (Some(house), Some(free)) = (self.house(), &mut self.free) {
                    free.act(&action, &house);
                }
                Vec::new()
            }
            Action::LookUp(clause) => {
                self.look_up(clause, now);
                Vec::new()
            }
            Action::Set(settings) => self.set(settings),
            Action::ToggleKeys => {
                self.keys_shown = !self.keys_shown;
                Vec::new()
            }
            Action::Reckoned(known) => {
                if let Some(profile) = &mut self.profile {
                    profile.known = known;
                }
                Vec::new()
            }
            Action::Back => self.back(now),
            Action::PutAway(_) | Action::Notice(_) | Action::Done(_) | Action::PutDoneAway => {
                self.tell(action);
                Vec::new()
            }
        }
    }

    /// What the machine says, and what has been read of it.
    fn tell(&mut self, action: Action) {
        match action {
            Action::PutAway(index) if index < self.notices.len() => drop(self.notices.remove(index)),
            Action::Notice(phrase) => {
                // News of the same kind takes the place of the old: a count goes up, the bar does not grow.
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
        // A name that was refused before has been mended, or given up.
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
            // The lesson that waits is not lost for another.
            return;
        }
        let lesson = self.lesson(&path).map(Arc::new);
        let (Some(lesson), Some(house), Some(profile)) = (lesson, self.house(), &self.profile) else {
            self.notices.push(Phrase::plain("notice-no-such-lesson"));
            return;
        };
        if !lesson.is_for(&house.id) {
            self.notices.push(Phrase::plain("notice-not-for-this-house"));
            return;
        }
        let device = profile.device.clone();
        let setting = Setting { path, lesson, house, device, timed: self.settings.timers, seed: self.dice.seed() };
        self.screen = Screen::Lesson(Box::new(Practice::begin(setting, now)));
    }

    fn practise(&mut self, action: practice::Action, now: Moment) -> Vec<Effect> {
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

    /// Whether the trainee's hands are to be measured first: where time counts and they never were, here.
    fn wants_warm_up(&self) -> bool {
        let measured = |profile: &Profile| profile.known.motor_millis(profile.device.as_str()).is_some();
        self.today.is_some() && self.settings.timers && !self.profile.as_ref().is_some_and(measured)
    }

    fn open_warm_up(&mut self, leads_on: bool) -> Vec<Effect> {
        if let (Some(profile), false) = (&self.profile, matches!(self.screen, Screen::Lesson(_) | Screen::Clauses(_))) {
            self.screen = Screen::WarmUp(Box::new(WarmUp::new(profile.device.clone(), leads_on, &mut self.dice)));
        }
        Vec::new()
    }

    /// Does something in the warm-up.
    fn warm_up(&mut self, action: warm_up::Action, now: Moment) -> Vec<Effect> {
        let Screen::WarmUp(warm_up) = &mut self.screen else { return Vec::new() };
        let leads_on = warm_up.leads_on();
        let record = match action {
            warm_up::Action::Start => {
                warm_up.start(now);
                return Vec::new();
            }
            warm_up::Action::Tap(side) => match warm_up.tap(side, now) {
                Some(record) => Some(record),
                None if warm_up.taps() < warm_up::TAPS => return Vec::new(),
                None => None,
            },
            warm_up::Action::Skip => None,
        };
        if let (Some(profile), Some(record)) = (&mut self.profile, &record) {
            profile.known.learn(record);
        }
        if leads_on {
            self.screen = Screen::Home;
            self.plan_today(now);
            self.begin_today(now);
        } else {
            self.screen = Screen::Settings;
        }
        record.map(|record| Effect::Record(Box::new(record))).into_iter().collect()
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

    fn set(&mut self, settings: Settings) -> Vec<Effect> {
        if settings == self.settings {
            return Vec::new();
        }
        let reckons = settings.target_millis != self.settings.target_millis && self.profile.is_some();
        self.settings = settings.clone();
        let kept = Effect::KeepSettings(settings);
        if reckons { vec![kept, Effect::Reckon] } else { vec![kept] }
    }

    /// Closes what lies on top. A running lesson is paused first and left the second time; what was
    /// answered is already kept.
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
            Screen::Free | Screen::WarmUp(_) | Screen::Progress(_) => self.screen = Screen::Home,
            Screen::Lesson(practice) => return practice.act(practice::Action::Pause, now),
            Screen::Profile(_) if self.profile.is_some() => self.screen = Screen::Settings,
            Screen::Profile(_) => self.screen = Screen::Welcome,
            Screen::Settings if self.profile.is_some() => self.screen = Screen::Home,
            Screen::Settings => self.screen = Screen::Welcome,
            Screen::Clauses(_) => self.look_back(now),
            Screen::Home => return self.close_profile(),
            Screen::Welcome => {}
        }
        Vec::new()
    }
}

/// What the window reads.
impl App {
    /// Where one is.
    #[must_use]
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The lesson of this name; of free practice what is chosen there.
    #[must_use]
    pub fn lesson(&self, path: &LessonPath) -> Option<Lesson> {
        if path.pack == FREE_PRACTICE {
            return self.free.as_ref().and_then(Free::lesson);
        }
        self.library.find(&path.to_string()).map(|(_, lesson)| lesson.clone())
    }

    /// What the machine has done and nobody has put away.
    #[must_use]
    pub const fn done(&self) -> Option<&Phrase> {
        self.done.as_ref()
    }

    /// What is chosen for free practice.
    #[must_use]
    pub const fn free(&self) -> Option<&Free> {
        self.free.as_ref()
    }

    /// The day it is, as of when home was last shown.
    #[must_use]
    pub const fn day(&self) -> Day {
        self.day
    }

    /// The settings in force.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The language in force: the one chosen, or the system's.
    #[must_use]
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.system_language)
    }

    /// The house whose rules are practised: the one chosen, or the first there is.
    #[must_use]
    pub fn house(&self) -> Option<Arc<House>> {
        self.shelf.get(&self.settings.house).or_else(|| self.shelf.iter().next()).cloned()
    }

    /// All houses, in a fixed order.
    #[must_use]
    pub const fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// All packs.
    #[must_use]
    pub const fn library(&self) -> &Library {
        &self.library
    }

    /// The names of the profiles: those there were by name, then those made since.
    #[must_use]
    pub fn profiles(&self) -> &[String] {
        &self.profiles
    }

    /// The trainee who practises.
    #[must_use]
    pub const fn profile(&self) -> Option<&Profile> {
        self.profile.as_ref()
    }

    /// The table test on the screen, where it is over and passed.
    fn passed_test(&self) -> Option<Box<LessonDone>> {
        let Screen::Lesson(practice) = &self.screen else { return None };
        practice.passed_test().cloned().map(Box::new)
    }

    /// Whether time runs on the screen, so that [`practice::Action::Tick`] is to come every second.
    #[must_use]
    pub fn ticks(&self) -> bool {
        match &self.screen {
            Screen::Lesson(practice) => {
                practice.millis_left().is_some() && !practice.is_paused() && *practice.stage() != Stage::Done
            }
            _ => false,
        }
    }

    /// Whether the keys are shown.
    #[must_use]
    pub const fn keys_shown(&self) -> bool {
        self.keys_shown
    }

    /// What the machine has said and nobody has put away.
    #[must_use]
    pub fn notices(&self) -> &[Phrase] {
        &self.notices
    }
}
