//! Screen state changed by actions, which return effects. Knows no window, clock or disk.

mod action;
mod answer_tally;
mod begin;
pub mod charts;
pub mod class;
mod dispatch;
pub mod exam_forecast;
mod example;
pub mod first_run;
pub mod free_practice;
mod go_on;
pub mod guest;
pub mod home;
pub mod host;
mod lesson_path;
mod look_up;
mod notice;
pub mod packs;
pub mod page;
pub mod path_field;
pub mod placement;
pub mod pool;
pub mod practice;
pub mod profile_admin;
mod queue;
pub mod scene_editor;
mod session;
mod shared_progress;
pub mod shift;
mod speech;
pub mod templates;
pub mod today;
pub mod waiting;
pub mod warm_up;
pub mod workshop;

use std::ops::Deref;

use crate::lesson::PackId;
use crate::progress::{Moment, Settings};
use crate::voice::Noise;

pub use self::action::{Action, Effect, ShowSaved};
pub use self::answer_tally::{AnswerTally, AreaScore, MissedDecision, Pace};
use self::charts::{Chart, ChartsAction, ChartsScreen};
use self::class::ClassScreen;
use self::first_run::FirstRun;
use self::free_practice::{FREE_PRACTICE, FreePractice};
use self::guest::{GuestEffect, GuestScreen};
use self::host::HostScreen;
pub use self::lesson_path::LessonPath;
pub use self::look_up::LookUp;
pub use self::notice::{Notice, NoticeTopic, NoticeWeight};
use self::packs::PacksScreen;
use self::practice::{Practice, PracticeAction, PracticeStage};
use self::profile_admin::ProfileAdmin;
pub use self::session::{ActiveProfile, AppSetup, Session};
use self::shift::origin::ShiftOrigin;
use self::shift::{ShiftEffect, ShiftScreen};
pub use self::today::TodayPlan;
use self::waiting::WaitingAction;
pub use self::waiting::WaitingAnswers;
use self::warm_up::WarmUpScreen;
use self::workshop::Workshop;

#[derive(Debug)]
pub struct App {
    session: Session,
    screen: Screen,
    /// The screen behind a shift.
    shift_origin: ShiftOrigin,
    keys_shown: bool,
}

/// The app reads as its session; only actions change it.
impl Deref for App {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.session
    }
}

#[derive(Debug)]
pub enum Screen {
    /// The first question, or one of those about the trainee.
    FirstRun(Box<FirstRun>),
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
    Glossary(PackId),
    Guest(Box<GuestScreen>),
    Host(Box<HostScreen>),
    Workshop(Box<Workshop>),
    /// A shift at the table.
    Shift(Box<ShiftScreen>),
}

impl Screen {
    /// The screen that opens without another one.
    pub(super) const fn first(session: &Session) -> Self {
        if session.profile.is_some() { Self::Home } else { Self::Welcome }
    }

    /// `true` for the screens from which others can be opened.
    pub(super) const fn is_menu(&self) -> bool {
        matches!(self, Self::FirstRun(_) | Self::Welcome | Self::Home | Self::Settings)
    }

    /// `true` if the screen needs a `Tick` every second.
    pub fn ticks(&self) -> bool {
        let Self::Lesson(practice) = self else { return false };
        practice.millis_left().is_some() && !practice.is_paused() && *practice.stage() != PracticeStage::Done
    }

    /// Time in ms until the open workshop needs its next `Tick`.
    pub fn workshop_wakes_in(&self) -> Option<u64> {
        if let Self::Workshop(workshop) = self { workshop.wakes_in() } else { None }
    }

    pub const fn hosting(&self) -> Option<&HostScreen> {
        if let Self::Host(host) = self { Some(host) } else { None }
    }

    pub fn has_room(&self) -> bool {
        self.hosting().is_some_and(|host| host.hosted.is_some())
    }

    fn open_settings(&mut self) {
        if !matches!(self, Self::Lesson(_) | Self::Clauses(_)) {
            *self = Self::Settings;
        }
    }

    fn open_free(&mut self, session: &mut Session) {
        let (Some(house), Self::Home) = (session.house(), &*self) else { return };
        if session.free.as_ref().is_none_or(|free| !free.is_for(&house)) {
            session.free = Some(FreePractice::new(&house));
        }
        *self = Self::Free;
    }

    fn open_glossary(&mut self, pack: PackId, session: &Session) {
        let explains = session.library.packs().any(|other| other.id == pack && other.glossary.is_some());
        if explains && matches!(self, Self::Home) {
            *self = Self::Glossary(pack);
        }
    }

    /// For a finished and passed table test.
    fn print_certificate(&self) -> Vec<Effect> {
        let Self::Lesson(practice) = self else { return Vec::new() };
        practice.passed_test().map(|test| Effect::PrintCertificate(Box::new(test.clone()))).into_iter().collect()
    }
}

impl App {
    pub fn new(setup: AppSetup) -> Self {
        let mut session = Session::new(setup);
        let first = session.profiles.is_empty().then(|| FirstRun::question(&mut session)).flatten();
        let screen = first.map_or(Screen::Welcome, |first| Screen::FirstRun(Box::new(first)));
        Self { session, screen, shift_origin: ShiftOrigin::Home, keys_shown: false }
    }

    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The room that is joined, also while its shift is worked.
    pub const fn joining(&self) -> Option<&GuestScreen> {
        match (&self.screen, &self.shift_origin) {
            (Screen::Guest(joining), _) | (_, ShiftOrigin::Room(joining)) => Some(joining),
            _ => None,
        }
    }

    pub const fn keys_shown(&self) -> bool {
        self.keys_shown
    }

    /// The returned effects must be carried out before the next frame.
    #[must_use]
    pub fn act(&mut self, action: Action, now: Moment) -> Vec<Effect> {
        let before = self.screen.stage_position();
        let resumes =
            matches!(action, Action::Practice(PracticeAction::Resume)) || matches!(self.screen, Screen::Shift(_));
        let looks = matches!(action, Action::Packs(_));
        let mut effects = self.reduce(action, now);
        if !looks {
            effects.extend(self.screen.open_waiting_pack(&mut self.session));
        }
        self.session.refresh_unfit();
        if let (Screen::Lesson(practice), false) = (&mut self.screen, self.session.can_hear()) {
            practice.note_silence();
        }
        if matches!(self.screen, Screen::Home) {
            self.session.refresh_shared();
            self.session.plan_today(now);
        }
        if self.screen.stage_position() != before {
            effects.extend(self.screen.speak(resumes, &mut self.session));
        }
        effects
    }

    fn reduce(&mut self, action: Action, now: Moment) -> Vec<Effect> {
        match action {
            Action::MakeProfile(name) => return self.session.make_profile(name, &self.screen),
            Action::OpenProfile(name) => return self.session.open_profile(name),
            Action::FirstRun(action) => return self.screen.first_run_action(action, &mut self.session, now),
            Action::ChangeProfile => return self.waiting_action(WaitingAction::CloseProfile),
            Action::OpeningStopped => return self.close_profile(),
            Action::Opened(profile, settings) => return self.profile_opened(profile, settings, now),
            Action::ProfilesAway(names) => self.session.away = names,
            Action::ProgressLoaded(progress) => self.session.set_progress(progress),
            Action::Set(settings) => return self.session.apply_settings(settings),
            Action::Begin(path) => return self.screen.begin_lesson(path, &mut self.session, now),
            Action::BeginQuestions(path) => self.screen.open_practice(self.session.questions(path, &self.screen, now)),
            Action::Restart(path) => self.screen.open_practice(self.session.restart(path, &self.screen, now)),
            Action::ReviewTest(test) => self.screen.open_practice(self.session.review(test)),
            Action::BeginToday => self.screen.begin_today(&mut self.session, now),
            Action::BeginLater => self.screen.open_practice(self.session.practice_later(now)),
            Action::OpenWarmUp => self.screen.open_warm_up(false, &mut self.session),
            Action::WarmUp(action) => return self.screen.warm_up_action(action, &mut self.session, now),
            Action::BeginPlacement => self.screen.begin_placement(&mut self.session, now),
            Action::UndoPlacement => return self.session.undo_placement(now),
            Action::DoAgain => self.screen.retry_missed(&mut self.session, now),
            Action::Practice(action) => return self.practice_action(action, now),
            Action::OpenFree => self.screen.open_free(&mut self.session),
            Action::Free(action) => self.session.free_action(&action),
            Action::LookUp(clause) => self.screen.look_up(clause, &mut self.session, now),
            Action::OpenGlossary(pack) => self.screen.open_glossary(pack, &self.session),
            Action::OpenSettings => self.screen.open_settings(),
            Action::OpenProgress => self.screen.open_charts(&self.session, now),
            Action::Charts(action) => return self.screen.charts_action(action, &mut self.session),
            Action::Archives(action) => return self.screen.profile_action(action),
            Action::Packs(action) => return self.screen.packs_action(action, &mut self.session),
            Action::Class(action) => return self.screen.class_action(action),
            Action::Guest(action) => return self.guest_action(action, now),
            Action::Host(action) => return self.screen.host_action(action, &mut self.session, now),
            Action::Workshop(action) => return self.workshop_action(action, now),
            Action::Shift(action) => return self.shift_action(action, now),
            Action::Waiting(action) => return self.waiting_action(action),
            Action::Print(path) => self.session.printing = Some(path),
            Action::PrintInto(folder) => return self.session.print_into(folder),
            Action::ShowSaved(what) => return self.session.show_saved(what),
            Action::Path(action) => return self.session.path_action(action),
            Action::PrintPoster => return vec![Effect::PrintPoster],
            Action::PrintReport => return self.session.profile.iter().map(|_| Effect::PrintReport).collect(),
            Action::PrintCertificate => return self.screen.print_certificate(),
            Action::SaveFile(name, bytes) => return vec![Effect::SaveFile(name, bytes)],
            Action::RepeatSpeech => return self.session.repeat_speech(self.screen.speaking_pack()),
            Action::PlayRecording(file) => return self.session.play_recording(&file, &self.screen),
            Action::PiecesMoved => return self.session.play_noise(Noise::Chips),
            Action::SoundAvailable(available) => self.session.set_sound_available(available),
            Action::ScreenReader(is_on) => self.session.screen_reader = is_on,
            Action::Notice(notice) => self.session.notify(notice),
            Action::DismissNotice(index) => return self.session.dismiss_notice(index),
            Action::Done(phrase, file) => self.session.set_done(Some(phrase), file),
            Action::DismissDone => self.session.set_done(None, None),
            Action::ToggleKeys => self.keys_shown = !self.keys_shown,
            Action::Back => return self.back(now),
        }
        Vec::new()
    }

    fn profile_opened(&mut self, profile: ActiveProfile, settings: Settings, now: Moment) -> Vec<Effect> {
        if !self.session.profiles.contains(&profile.name) {
            self.session.profiles.push(profile.name.clone());
        }
        self.session.profile_opened(profile);
        self.session.settings = settings;
        self.shift_origin = ShiftOrigin::Home;
        if self.session.settings.no_sound_noticed {
            self.session.remove_notices(NoticeTopic::NoSound);
        }
        let asks = std::mem::take(&mut self.session.asks_purpose) && self.session.settings.purpose.is_none();
        self.screen = if asks { Screen::FirstRun(Box::new(FirstRun::Purpose)) } else { Screen::Home };
        let mut effects = vec![Effect::Shift(ShiftEffect::Find)];
        if let Some(path) = self.session.requested_lesson.take() {
            effects.extend(self.screen.begin_lesson(path, &mut self.session, now));
        }
        effects
    }

    fn close_profile(&mut self) -> Vec<Effect> {
        self.session.profile_closed();
        self.shift_origin = ShiftOrigin::Home;
        self.screen = Screen::Welcome;
        vec![Effect::CloseProfile]
    }

    fn practice_action(&mut self, action: PracticeAction, now: Moment) -> Vec<Effect> {
        if let Screen::Workshop(workshop) = &mut self.screen {
            // A trial run in the workshop is not recorded.
            if let Some(trying) = workshop.trying_mut() {
                let passes = action == PracticeAction::Next && matches!(trying.stage(), PracticeStage::Shift(_));
                drop(if passes { trying.end_shift(true, now) } else { trying.act(action, now) });
            }
            return Vec::new();
        }
        let goes_on = action == PracticeAction::Tick && self.goes_on_in(now) == Some(0);
        let Screen::Lesson(practice) = &mut self.screen else { return Vec::new() };
        let was_done = *practice.stage() == PracticeStage::Done;
        let mut effects = practice.act(if goes_on { PracticeAction::Next } else { action }, now);
        if !was_done {
            effects.extend(practice.placement_record(now).map(|record| Effect::Record(Box::new(record))));
        }
        self.session.apply_records(&mut effects);
        effects
    }

    /// Closes the topmost layer. A running lesson is paused first and left on the second call; answers and place are
    /// already saved.
    fn back(&mut self, now: Moment) -> Vec<Effect> {
        if self.session.leaving.take().is_some()
            || self.session.printing.take().is_some()
            || std::mem::take(&mut self.keys_shown)
        {
            return Vec::new();
        }
        match &mut self.screen {
            Screen::Lesson(practice) if practice.is_review() => {
                let house = practice.house().id.clone();
                self.screen = Screen::Home;
                self.screen.open_charts(&self.session, now);
                let _ = self.screen.charts_action(ChartsAction::House(house), &mut self.session);
                return self.screen.charts_action(ChartsAction::Show(Chart::Tests), &mut self.session);
            }
            Screen::Lesson(practice) if practice.is_paused() || *practice.stage() == PracticeStage::Done => {
                let was_free = practice.path().pack == FREE_PRACTICE;
                self.screen = if was_free { Screen::Free } else { Screen::Home };
            }
            Screen::WarmUp(warm_up) if !warm_up.leads_on() => self.screen = Screen::Settings,
            Screen::Free | Screen::WarmUp(_) | Screen::Progress(_) | Screen::Glossary(_) => self.screen = Screen::Home,
            Screen::Lesson(_) => return self.practice_action(PracticeAction::Pause, now),
            Screen::Profile(_) | Screen::Class(_) if self.session.profile.is_some() => self.screen = Screen::Settings,
            Screen::Settings if self.session.profile.is_some() => self.screen = Screen::Home,
            Screen::Profile(_) | Screen::Class(_) | Screen::Settings => self.screen = Screen::Welcome,
            Screen::Clauses(_) => self.screen.look_up_back(&mut self.session, now),
            Screen::Workshop(workshop) => match workshop.close_action() {
                Some(close) => return self.workshop_action(close, now),
                None if self.session.profile.is_some() => self.screen = Screen::Settings,
                None => self.screen = Screen::Welcome,
            },
            Screen::Guest(_) => {
                // The seat is kept for rejoining.
                self.screen = Screen::first(&self.session);
                return vec![Effect::Guest(GuestEffect::HangUp)];
            }
            Screen::Host(_) => return self.screen.leave_host_screen(&self.session),
            Screen::Shift(_) => return self.leave_shift(now),
            Screen::Home => return self.waiting_action(WaitingAction::CloseProfile),
            Screen::Packs(_) => return self.screen.leave_offer(),
            Screen::FirstRun(first) => self.screen = first.previous(),
            Screen::Welcome if self.session.profiles.is_empty() => {
                if let Some(first) = FirstRun::question(&mut self.session) {
                    self.screen = Screen::FirstRun(Box::new(first));
                }
            }
            Screen::Welcome => {}
        }
        Vec::new()
    }
}
