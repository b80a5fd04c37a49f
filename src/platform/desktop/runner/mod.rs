//! Carries out the effects of the app and reports their results as actions, without a window.
//!
//! Nothing here waits for the disk longer than [`GRACE`]: journals are written on one thread, other files on a second
//! one, and what they report is applied by [`Runner::act`] and [`Runner::frame`].

mod class;
mod documents;
#[cfg(feature = "room")]
mod guest;
#[cfg(feature = "room")]
mod host;
mod job;
mod lanes;
mod packs;
#[cfg(feature = "desktop")]
mod photo;
mod profile_admin;
#[cfg(feature = "room")]
mod review_pack;
mod services;
mod shift;
mod unsaved;
mod waiting;
mod workshop;

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use self::job::{Context, Event, Job, Places};
pub use self::lanes::{CancelFlag, ThreadSetup};
use self::lanes::{Lanes, notify};
pub use self::services::{DialogReply, DialogResult, Services, ShowFile};
pub use self::unsaved::LastTry;
use self::unsaved::{ShownWaiting, Unsaved};
use crate::app::packs::PacksAction;
use crate::app::path_field::{PathAction, PathField};
use crate::app::profile_admin::ProfileAdminAction;
use crate::app::shift::{ShiftAction, TableAction};
use crate::app::workshop::{EditorAction, WorkshopAction};
use crate::app::{Action, App, AppSetup, Effect, LessonPath, Notice, practice};
use crate::i18n::Language;
use crate::i18n::phrase::Phrase;
use crate::lesson::Library;
use crate::platform::audio_output::Sound;
use crate::platform::entropy;
use crate::platform::storage::journal_writer::JournalWriter;
use crate::platform::storage::pack_file::PackCandidate;
use crate::platform::storage::profiles::{ProfileEntry, Store};
use crate::platform::storage::read_progress::ReadProgress;
use crate::platform::storage::{archive, files, settings_file, worksheet_files};
use crate::progress::{Moment, Record, Settings};
use crate::rules::house::HouseLibrary;

/// Time a frame waits for a prompt disk, so that its result is on the screen at once.
pub const GRACE: Duration = Duration::from_millis(20);

/// Time the first frame waits for the profile that is opened at once.
const FIRST_WAIT: Duration = Duration::from_millis(500);

/// Time the program waits at its end for answers that are not on the disk.
pub const LAST_WAIT: Duration = Duration::from_secs(5);

/// Time after which a finished lesson is followed by a look whether a backup is due.
const BACKUP_CHECK: Duration = Duration::from_hours(1);

#[derive(Debug, Clone)]
pub struct LaunchOptions {
    /// Profile to open at once.
    pub profile: Option<String>,
    /// Data folder; `None` for the system's default.
    pub data: Option<PathBuf>,
    /// Language for this run, taking precedence over the profile's at start.
    pub language: Option<Language>,
    pub system_language: Language,
    pub lesson: Option<LessonPath>,
    /// Pack or exported profile to open.
    pub file: Option<PathBuf>,
}

/// Applies an action and, in order, what carrying out its effects reports at once.
pub fn drive(app: &mut App, action: Action, now: Moment, carry_out: &mut dyn FnMut(&App, Vec<Effect>) -> Vec<Action>) {
    let mut actions = VecDeque::from([action]);
    while let Some(action) = actions.pop_front() {
        let effects = app.act(action, now);
        actions.extend(carry_out(app, effects));
    }
}

/// Progress of closing the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Closing {
    No,
    /// It was asked what to do with answers that wait.
    Asked,
    Agreed,
}

pub struct Runner {
    places: Arc<Places>,
    lanes: Lanes,
    events: VecDeque<Event>,
    unsaved: Unsaved,
    shown_waiting: ShownWaiting,
    last_try: Arc<LastTry>,
    closing: Closing,
    /// Profile operations that are not done.
    operations: usize,
    busy_since: Option<Instant>,
    cancel: CancelFlag,
    /// Progress of reading the profile being opened.
    reading: ReadProgress,
    /// The same for the progress being recomputed.
    recomputing: ReadProgress,
    /// True from the moment a result was late until everything is done.
    is_late: bool,
    /// Folder of the open profile.
    folder: Option<PathBuf>,
    /// The open profile, and when it was last looked whether a backup is due.
    backed_up: Option<(ProfileEntry, Instant)>,
    backup_failure_shown: bool,
    /// The last inspected pack.
    pack_candidate: Option<Box<PackCandidate>>,
    /// The log of the shift under way.
    shift_log: shift::SharedLog,
    #[cfg(feature = "room")]
    rooms: host::Rooms,
    sound: Box<dyn Sound>,
    show: ShowFile,
    choose: Box<dyn FnMut(PathField, DialogReply)>,
    #[cfg(feature = "room")]
    wake: Arc<dyn Fn() + Send + Sync>,
}

/// The actions for a file that the program was started with.
fn opening_actions(path: PathBuf) -> Vec<Action> {
    if archive::has_profile_extension(&path) {
        [ProfileAdminAction::Open, ProfileAdminAction::Look(path)].map(Action::Archives).into()
    } else {
        vec![Action::Packs(PacksAction::Look(path))]
    }
}

impl Runner {
    /// Opens the data folder and makes the app that this runner is to drive.
    pub fn start(launch: LaunchOptions, services: Services, now: Moment) -> (Self, App) {
        let asked_place = launch.data.is_some();
        let data_folder = launch.data.or_else(Store::default_data_folder).unwrap_or_else(|| PathBuf::from("."));
        let documents = worksheet_files::default_folder().filter(|_| !asked_place);
        let documents = documents.unwrap_or_else(|| data_folder.join("sheets"));
        let (store, notices) = Store::open(&data_folder);
        let (profiles, unread) = store.profiles();
        let notices = notices.into_iter().map(Notice::from).chain(unread.into_iter().map(Notice::from));
        let built_in = Library::built_in();
        let mut app = App::new(AppSetup {
            library: built_in.clone(),
            shelf: HouseLibrary::built_in(),
            system_language: launch.system_language,
            settings: Settings { language: launch.language, ..Settings::default() },
            last_profile: store.last().map(|profile| profile.name),
            profiles: profiles.into_iter().map(|profile| profile.name).collect(),
            requested_lesson: launch.lesson,
            seed: entropy::seed(),
        });
        let rescue = services.rescue.clone();
        let places = Places { store, data_folder, documents, rescue, built_in, asked_language: launch.language };
        let mut runner = Self::new(places, services);
        for notice in notices {
            runner.act(&mut app, Action::Notice(notice), now);
        }
        let away = profile_admin::missing_profiles(&runner.places.store);
        runner.act(&mut app, Action::ProfilesAway(away), now);
        match launch.profile {
            Some(name) if runner.places.store.find(&name).is_some() => {
                runner.act(&mut app, Action::OpenProfile(name), now);
            }
            Some(name) => runner.act(&mut app, Action::MakeProfile(name), now),
            None => {}
        }
        // Rather than flash the list of profiles while one is being read.
        runner.settle(&mut app, now, FIRST_WAIT);
        for action in launch.file.map(opening_actions).unwrap_or_default() {
            runner.act(&mut app, action, now);
        }
        (runner, app)
    }

    fn new(places: Places, services: Services) -> Self {
        let Services { sound, show, choose, wake, threads, rescue } = services;
        let unsaved = Unsaved::default();
        let lanes = Lanes::start(threads, Arc::clone(&wake), unsaved.clone());
        let last_try = LastTry { unsaved: unsaved.clone(), journals: lanes.journal_jobs(), places: rescue };
        Self {
            places: Arc::new(places),
            lanes,
            events: VecDeque::new(),
            unsaved,
            shown_waiting: ShownWaiting::default(),
            last_try: Arc::new(last_try),
            closing: Closing::No,
            operations: 0,
            busy_since: None,
            cancel: CancelFlag::default(),
            reading: ReadProgress::default(),
            recomputing: ReadProgress::default(),
            is_late: false,
            folder: None,
            backed_up: None,
            backup_failure_shown: false,
            pack_candidate: None,
            shift_log: shift::SharedLog::default(),
            #[cfg(feature = "room")]
            rooms: host::Rooms::default(),
            sound,
            show,
            choose,
            #[cfg(feature = "room")]
            wake,
        }
    }

    /// Applies an action, carries out the resulting effects and applies what they report within [`GRACE`].
    pub fn act(&mut self, app: &mut App, action: Action, now: Moment) {
        self.apply(app, action, now);
        if !self.is_late {
            self.is_late = !self.settle(app, now, GRACE);
        }
    }

    /// Applies everything that is reported within `most`; true if nothing is left to be done.
    pub fn settle(&mut self, app: &mut App, now: Moment, most: Duration) -> bool {
        let began = Instant::now();
        loop {
            self.apply_results(app, now);
            if !self.lanes.is_busy() {
                return true;
            }
            let Some(left) = most.checked_sub(began.elapsed()).filter(|left| !left.is_zero()) else { return false };
            self.events.extend(self.lanes.wait(left).into_iter().flatten());
        }
    }

    /// The next results, waiting for them no longer than `most`; `None` if nothing is left to be done.
    pub fn wait(&mut self, app: &App, most: Duration) -> Option<Vec<Action>> {
        let was_busy = self.lanes.is_busy();
        if was_busy {
            self.events.extend(self.lanes.wait(most).into_iter().flatten());
        }
        let actions = self.poll(app);
        (was_busy || !actions.is_empty()).then_some(actions)
    }

    fn apply(&mut self, app: &mut App, action: Action, now: Moment) {
        drive(app, action, now, &mut |app, effects| {
            self.carry_out(app, effects, now);
            self.poll(app)
        });
    }

    fn apply_results(&mut self, app: &mut App, now: Moment) {
        for action in self.poll(app) {
            self.apply(app, action, now);
        }
        self.is_late &= self.lanes.is_busy();
    }

    /// Results since the last call, as actions, without blocking.
    pub fn poll(&mut self, app: &App) -> Vec<Action> {
        while let Some(events) = self.lanes.try_result() {
            self.events.extend(events);
        }
        let mut actions = Vec::new();
        while let Some(event) = self.events.pop_front() {
            actions.extend(self.deliver(app, event));
        }
        actions.extend(self.waiting_news());
        if self.operations == 0 {
            self.busy_since = None;
        }
        actions
    }

    /// Applies results and ticks before a frame is drawn; returns the time until the next one is due.
    pub fn frame(&mut self, app: &mut App, now: Moment) -> Option<Duration> {
        if let Some(sounds) = self.sound.poll_availability() {
            self.apply(app, Action::SoundAvailable(sounds), now);
        }
        self.apply_results(app, now);
        if self.closing == Closing::Asked && app.leaving().is_none() {
            self.closing = Closing::No;
        }
        self.sound.set_room_tone(app.screen().has_room_tone());
        let mut due = Vec::new();
        if let Some(millis) = app.screen().workshop_wakes_in() {
            self.apply(app, Action::Workshop(WorkshopAction::Editor(EditorAction::Tick)), now);
            due.push(Duration::from_millis(millis));
        }
        #[cfg(feature = "room")]
        {
            due.extend(self.poll_room(app, now));
            due.extend(self.poll_client(app, now));
        }
        if let Some(millis) = app.goes_on_in(now) {
            self.apply(app, Action::Practice(practice::PracticeAction::Tick), now);
            due.push(Duration::from_millis(millis.max(1)));
        }
        if let Some(millis) = app.screen().shift_wakes_in(now) {
            if millis == 0 {
                self.apply(app, Action::Shift(ShiftAction::Table(TableAction::Tick)), now);
            }
            due.extend(app.screen().shift_wakes_in(now).map(Duration::from_millis));
        }
        if app.screen().ticks() {
            self.apply(app, Action::Practice(practice::PracticeAction::Tick), now);
            due.push(Duration::from_secs(1));
        }
        due.extend(self.unsaved.next_check());
        due.extend(self.lanes.is_busy().then_some(GRACE * 5));
        due.into_iter().min()
    }

    /// Closes what is being edited and waits for the disk, no longer than `most`; returns the number of answers that
    /// are still not on it. They are put aside, unless the trainee was asked what to do with them.
    pub fn finish(&mut self, app: &mut App, now: Moment, most: Duration) -> usize {
        self.apply(app, Action::Workshop(WorkshopAction::Close), now);
        self.reading.stop();
        self.lanes.on_journals(|journals| {
            // The window is gone; unsaved answers were reported before.
            let _ = journals.retry();
            Vec::new()
        });
        self.settle(app, now, most);
        let left = self.unsaved.count();
        if left > 0 && !self.closes() {
            self.unsaved.put_aside(&self.places.rescue);
        }
        left
    }

    /// Work that has taken longer than `most`: true if it changes which profile is open, false if it is about other
    /// files.
    pub fn slow_work(&self, most: Duration) -> Option<bool> {
        let is_slow = |since: Option<Instant>| since.is_some_and(|since| since.elapsed() >= most);
        let is_blocking = is_slow(self.busy_since);
        (is_blocking || is_slow(self.lanes.files_since())).then_some(is_blocking)
    }

    /// Bytes read of the profile being opened, of all.
    pub fn read_bytes(&self) -> Option<(u64, u64)> {
        self.reading.bytes().filter(|_| self.operations > 0)
    }

    /// True while a profile is being opened or changed.
    pub const fn is_switching_profile(&self) -> bool {
        self.operations > 0
    }

    /// Asks the running profile operation to stop before its next step, and gives up the running file job.
    pub fn cancel(&mut self) {
        self.cancel.cancel();
        self.cancel = CancelFlag::default();
        // An operation that reads the profile only at its end is stopped before, and reads it all the same.
        if self.reading.bytes().is_some() {
            self.reading.stop();
        }
        self.lanes.abandon_file_job();
    }

    /// Answers given that are not on the disk.
    pub fn unsaved(&self) -> usize {
        self.unsaved.count()
    }

    /// Carries out the effects; their results come by [`Runner::poll`].
    pub fn carry_out(&mut self, app: &App, effects: Vec<Effect>, now: Moment) {
        for effect in effects {
            self.carry_out_one(app, effect, now);
        }
    }

    fn carry_out_one(&mut self, app: &App, effect: Effect, now: Moment) {
        match effect {
            Effect::Record(record) => self.record(record),
            Effect::MakeProfile(name) => self.operate(app, now, move |job, journals| job.make_profile(journals, &name)),
            Effect::OpenProfile(name) => self.operate(app, now, move |job, journals| job.open_profile(journals, &name)),
            Effect::RecomputeProgress => self.recompute_progress(app, now),
            Effect::CloseProfile => {
                self.folder = None;
                self.backed_up = None;
                self.recomputing.stop();
                self.on_journals(app, now, |_, journals| journals.close());
            }
            Effect::SaveSettings(settings) => {
                self.apply_to_sound(app, &settings);
                self.on_journals(app, now, move |_, journals| {
                    journals.folder().map_or(Ok(()), |folder| settings_file::write(folder, &settings))
                });
            }
            Effect::SaveFile(name, bytes) => self.on_files(app, now, move |job| job.save_file(&name, &bytes)),
            Effect::Print(path, seed, folder) => self.print(app, now, &path, seed, folder),
            Effect::Show(path) => self.show_file(&path),
            Effect::ChoosePath(field) => self.choose_path(field),
            Effect::PrintPoster => self.print_poster(app, now),
            Effect::PrintReport => self.print_report(app, now),
            Effect::PrintCertificate(done) => self.print_certificate(app, now, done),
            Effect::Archives(errand) => self.run_profile_errand(app, errand, now),
            Effect::Workshop(errand) => self.run_workshop_errand(app, errand, now),
            Effect::Waiting(errand) => self.run_waiting_errand(app, errand, now),
            Effect::Shift(errand) => self.run_shift_errand(app, errand, now),
            Effect::Packs(errand) => self.run_pack_errand(app, errand, now),
            Effect::Class(errand) => self.run_class_errand(app, errand, now),
            #[cfg(feature = "room")]
            Effect::Guest(errand) => self.run_guest_errand(app, errand, now),
            #[cfg(feature = "room")]
            Effect::Host(errand) => self.run_host_errand(app, errand, now),
            // Built without the room, its screens cannot reach anybody.
            #[cfg(not(feature = "room"))]
            Effect::Guest(_) | Effect::Host(_) => {}
            Effect::Speak(speech, pack) => self.sound.speak(&speech, pack.as_ref(), app.library()),
            Effect::SpeakBeside(lines) => self.sound.speak_beside(&lines, app.library()),
            Effect::StopSpeech => self.sound.hush(),
            Effect::Sound(noise) => self.sound.play(noise),
        }
    }

    fn record(&mut self, record: Box<Record>) {
        let ends_lesson = matches!(*record, Record::LessonDone(_));
        self.unsaved.begin(self.folder.as_deref().unwrap_or(Path::new("")), &record);
        self.lanes.on_journals(move |journals| {
            let written = journals.append(&record);
            let notices = written.err().into_iter().chain(journals.take_notices());
            [Event::Recorded].into_iter().chain(notices.map(notify)).collect()
        });
        if let Some((profile, _)) =
            self.backed_up.take_if(|(_, checked)| ends_lesson && checked.elapsed() >= BACKUP_CHECK)
        {
            self.back_up(profile);
        }
    }

    fn recompute_progress(&mut self, app: &App, now: Moment) {
        self.recomputing.stop();
        self.recomputing = ReadProgress::default();
        let (job, reading) = (self.job(app, now), self.recomputing.clone());
        let folder = self.folder.clone().unwrap_or_default();
        // Unsaved records cannot be read from the disk.
        let unsaved = self.unsaved.records_of(&folder);
        // Beside the journals: answers given meanwhile are written at once.
        self.lanes.beside(move || {
            let Ok(profile) = job.current_profile() else { return Vec::new() };
            let load = || job.places.store.load_progress(&profile, &job.context.settings);
            // Read errors were reported when the profile was opened.
            let (mut known, _) = reading.watch(&folder, load);
            for record in unsaved {
                if known.is_next(&record) {
                    known.apply(&record);
                }
            }
            vec![Event::Recomputed(reading, Box::new(known))]
        });
    }

    fn apply_to_sound(&mut self, app: &App, settings: &Settings) {
        self.sound.apply_settings(settings);
        let house = app.shelf().get(&settings.house);
        if let Some(language) = house.and_then(|house| Language::from_tag(&house.source.language)) {
            self.sound.prepare(language);
        }
    }

    fn deliver(&mut self, app: &App, event: Event) -> Vec<Action> {
        match event {
            Event::Act(action) => {
                if let Action::Opened(_, settings) = &*action {
                    self.apply_to_sound(app, settings);
                }
                return vec![*action];
            }
            // Counted where the journals are written.
            Event::Recorded => {}
            Event::Recomputed(reading, known) => {
                if !reading.is_stopped() {
                    return vec![Action::ProgressLoaded(*known)];
                }
            }
            Event::OperationDone => self.operations = self.operations.saturating_sub(1),
            Event::Entered(profile, folder) => {
                self.unsaved.name_profile(&folder, &profile.name);
                self.offer_rescued(&folder, &profile.name);
                self.folder = Some(folder);
                self.pack_candidate = None;
                self.recomputing.stop();
                self.back_up(profile);
            }
            Event::Candidate(candidate) => self.pack_candidate = Some(candidate),
            Event::Show(file) => self.show_file(&file),
            // Shown only once.
            Event::BackupFailed(notice) => {
                if !std::mem::replace(&mut self.backup_failure_shown, true) {
                    return vec![Action::Notice(notice.into())];
                }
            }
            #[cfg(feature = "room")]
            Event::RoomOpened(hosting) => return self.room_opened(app, *hosting),
            #[cfg(feature = "room")]
            Event::Roster(roster) => return host::with_roster(app, roster),
            #[cfg(feature = "room")]
            Event::UnreadableLogs(unread) => return self.report_unread(unread),
        }
        #[cfg(not(feature = "room"))]
        let _ = app;
        Vec::new()
    }

    fn choose_path(&mut self, field: PathField) {
        let report = self.lanes.reporter();
        let reply = move |result| match result {
            DialogResult::Chosen(path) => report(Action::Path(PathAction::Chosen(field, path))),
            DialogResult::Cancelled => {}
            DialogResult::Missing => report(Action::Notice(text!("no-file-dialog").into())),
        };
        (self.choose)(field, Box::new(reply));
    }

    fn show_file(&mut self, path: &Path) {
        if let Err(error) = (self.show)(path) {
            self.notify(files::notice(text_key!("not-opened"), path, &error));
        }
    }

    fn notify(&mut self, notice: Phrase) {
        self.events.push_back(notify(notice));
    }

    fn job(&self, app: &App, now: Moment) -> Job {
        Job::new(
            Arc::clone(&self.places),
            Context::new(app, self.folder.clone(), now),
            self.cancel.clone(),
            self.reading.clone(),
        )
    }

    /// Runs a job on files other than the open profile's.
    fn on_files(&mut self, app: &App, now: Moment, work: impl FnOnce(&mut Job) -> Result<(), Phrase> + Send + 'static) {
        let job = self.job(app, now);
        self.lanes.on_files(move || job.run(work));
    }

    /// Runs a job in order with the answers being written.
    fn on_journals<E: Into<Notice>>(
        &mut self,
        app: &App,
        now: Moment,
        work: impl FnOnce(&mut Job, &mut JournalWriter) -> Result<(), E> + Send + 'static,
    ) {
        let job = self.job(app, now);
        self.lanes.on_journals(move |journals| {
            job.run(|job| {
                let done = work(job, journals);
                job.notify_all(journals.take_notices());
                done
            })
        });
    }

    /// As `on_journals`, for an operation that changes which profile is open: the app waits for it.
    fn operate<E: Into<Notice>>(
        &mut self,
        app: &App,
        now: Moment,
        work: impl FnOnce(&mut Job, &mut JournalWriter) -> Result<(), E> + Send + 'static,
    ) {
        if self.operations == 0 {
            self.reading = ReadProgress::default();
        }
        self.operations += 1;
        self.busy_since.get_or_insert_with(Instant::now);
        self.on_journals(app, now, move |job, journals| {
            job.report(Event::OperationDone);
            work(job, journals)
        });
    }
}
