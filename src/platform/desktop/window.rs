//! The window: passes actions to the app and runs its effects, once a frame.

mod class;
mod guest;
mod host;
mod packs;
mod profile_admin;
mod review_pack;
mod workshop;

use std::io::Write as _;
use std::path::{Path, PathBuf};

use eframe::egui;

use crate::app::class::LoadedClass;
use crate::app::{Action, ActiveProfile, App, AppSetup, Effect, LessonPath, practice};
use crate::documents::Worksheet;
use crate::i18n::Language;
use crate::lesson::Library;
use crate::platform::audio::{Loudspeaker, Sound};
use crate::platform::clock::Clock;
use crate::platform::net::{Hosting, RoomBrowser, RoomClient};
use crate::platform::storage::journal_writer::JournalWriter;
use crate::platform::storage::profiles::{ProfileSession, Store};
use crate::platform::storage::{files, pack_file, report_files, settings_file, worksheet_files};
use crate::platform::threads::BackgroundTask;
use crate::platform::{entropy, stdio};
use crate::progress::{LessonDone, Settings};
use crate::rules::house::HouseLibrary;
use crate::rules::phrase::{Fact, Phrase};
use crate::view::{Appearance, Drafts, app_ui, fonts};

/// Environment variable that makes the window report its first frame on standard error, for the startup benchmark.
const REPORT: &str = "TAILLEUR_REPORT_FIRST_FRAME";

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
    pub pack: Option<PathBuf>,
}

/// Runs the window until it is closed.
///
/// # Errors
/// If no window can be opened.
pub fn open(opening: LaunchOptions) -> Result<(), Phrase> {
    let viewport = egui::ViewportBuilder::default()
        .with_title("Tailleur")
        .with_app_id("tailleur")
        .with_icon(icon())
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size([800.0, 560.0]);
    let options = eframe::NativeOptions {
        viewport,
        renderer: eframe::Renderer::Glow,
        system_font_fallback: false,
        ..eframe::NativeOptions::default()
    };
    let run = eframe::run_native("Tailleur", options, Box::new(|cc| Ok(Box::new(Window::new(opening, &cc.egui_ctx)))));
    run.map_err(|error| {
        // The text before the last colon names library internals.
        let error = error.to_string();
        let why = error.rsplit(": ").next().unwrap_or_default();
        Phrase::plain("window-cannot-open").with("error", Fact::Text(why.to_owned()))
    })
}

/// Title bar icon; optional.
fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../../assets/icon.png")).unwrap_or_default()
}

struct Window {
    app: App,
    face: Appearance,
    drafts: Drafts,
    clock: Clock,
    sound: Box<dyn Sound>,
    store: Store,
    journals: JournalWriter,
    backup_task: BackgroundTask<Phrase>,
    backup_failure_shown: bool,
    check_task: BackgroundTask<(u64, Vec<crate::rules::flaw::Flaw>)>,
    data_folder: PathBuf,
    built_in: Library,
    /// The last inspected pack.
    pack_candidate: Option<pack_file::PackCandidate>,
    class_task: BackgroundTask<Result<LoadedClass, Phrase>>,
    rooms: Rooms,
    /// For repaint requests.
    ctx: egui::Context,
    sheets: PathBuf,
    /// Frames left until the first one is on the screen, if it is to be reported.
    report_in: Option<u8>,
    /// Language from the command line, which takes precedence over the profile's at start.
    asked_language: Option<Language>,
}

#[derive(Default)]
struct Rooms {
    hosting: Option<Hosting>,
    client: Option<RoomClient>,
    browser: Option<RoomBrowser>,
    reported_unreadable: Vec<PathBuf>,
}

impl Window {
    fn new(opening: LaunchOptions, ctx: &egui::Context) -> Self {
        fonts::install(ctx);
        let asked_place = opening.data.is_some();
        let place = opening.data.or_else(Store::default_data_folder).unwrap_or_else(|| PathBuf::from("."));
        let papers = worksheet_files::default_folder().filter(|_| !asked_place);
        let sheets = papers.unwrap_or_else(|| place.join("sheets"));
        let (store, mut notices) = Store::open(&place);
        let (profiles, unread) = store.profiles();
        notices.extend(unread);
        let settings = Settings { language: opening.language, ..Settings::default() };
        let (built_in, shelf) = (Library::built_in(), HouseLibrary::built_in());
        let app = App::new(AppSetup {
            library: built_in.clone(),
            shelf,
            system_language: opening.system_language,
            settings,
            profiles: profiles.into_iter().map(|profile| profile.name).collect(),
            requested_lesson: opening.lesson,
            seed: entropy::seed(),
        });
        let face = Appearance::new(app.settings(), app.language(), is_dark(ctx));
        face.apply(ctx);
        let mut window = Self {
            app,
            face,
            drafts: Drafts::default(),
            clock: Clock::start(),
            sound: Box::new(Loudspeaker::new({
                let ctx = ctx.clone();
                move || ctx.request_repaint()
            })),
            store,
            journals: JournalWriter::default(),
            backup_task: background_task(ctx),
            backup_failure_shown: false,
            check_task: background_task(ctx),
            data_folder: place,
            built_in,
            pack_candidate: None,
            class_task: background_task(ctx),
            rooms: Rooms::default(),
            ctx: ctx.clone(),
            sheets,
            report_in: std::env::var_os(REPORT).map(|_| 1),
            asked_language: opening.language,
        };
        for notice in notices {
            window.act(Action::Notice(notice));
        }
        window.report_missing_profiles();
        match opening.profile {
            Some(name) if window.store.find(&name).is_some() => window.act(Action::OpenProfile(name)),
            Some(name) => window.act(Action::MakeProfile(name)),
            None => {}
        }
        if let Some(path) = opening.pack {
            window.act(Action::Packs(crate::app::packs::PacksAction::Look(path)));
        }
        window.refresh_style(ctx);
        window
    }

    /// Applies an action and runs the resulting effects before the next frame.
    fn act(&mut self, action: Action) {
        if matches!(action, Action::Begin(_)) {
            // After sleep the monotonic clock is behind; between lessons it may be resynchronised.
            self.clock.resync();
        }
        for effect in self.app.act(action, self.clock.now()) {
            if let Err(notice) = self.run_effect(effect) {
                self.act(Action::Notice(notice));
            }
        }
        for news in self.journals.take_notices() {
            self.act(Action::Notice(news));
        }
    }

    fn run_effect(&mut self, effect: Effect) -> Result<(), Phrase> {
        match effect {
            Effect::Record(record) => self.journals.append(&record),
            Effect::MakeProfile(name) => {
                let profile = self.store.create(&name, self.clock.now())?;
                // Settings changed before there was a profile become the new profile's.
                let kept = settings_file::write(&self.store.folder_of(&profile), self.app.settings());
                self.enter_profile(profile);
                kept
            }
            Effect::OpenProfile(name) => {
                let missing = || Phrase::plain("profile-missing").with("name", Fact::Text(name.clone()));
                let profile = self.store.find(&name).ok_or_else(missing)?;
                self.enter_if_present(profile)
            }
            Effect::RecomputeProgress => {
                let profile = self.app.profile().and_then(|profile| self.store.find(&profile.name));
                if let Some(profile) = profile {
                    // Read errors were reported when the profile was opened.
                    let (known, _) = self.store.load_progress(&profile, self.app.settings());
                    self.act(Action::ProgressLoaded(known));
                }
                Ok(())
            }
            Effect::Print(path, seed) => self.print(&path, seed),
            Effect::SaveFile(name, bytes) => {
                let file = worksheet_files::write_file(&self.sheets, &name, &bytes)?;
                self.act(Action::Done(Phrase::plain("pictures-file-lies-here").with("place", files::path_fact(&file))));
                Ok(())
            }
            Effect::PrintPoster => self.print_poster(),
            Effect::PrintReport => self.print_report(),
            Effect::PrintCertificate(done) => self.print_certificate(&done),
            Effect::CloseProfile => self.journals.close(),
            Effect::Archives(errand) => self.run_profile_errand(errand),
            Effect::Workshop(errand) => self.run_workshop_errand(errand),
            Effect::Packs(errand) => self.run_pack_errand(errand),
            Effect::Class(errand) => self.run_class_errand(errand),
            Effect::Guest(errand) => self.run_guest_errand(errand),
            Effect::Host(errand) => self.run_host_errand(errand),
            Effect::SaveSettings(settings) => {
                self.sound.apply_settings(&settings);
                self.journals.folder().map_or(Ok(()), |folder| settings_file::write(folder, &settings))
            }
            Effect::Speak(said, pack) => {
                self.sound.speak(&said, pack.as_deref(), self.app.library());
                Ok(())
            }
            Effect::StopSpeech => {
                self.sound.hush();
                Ok(())
            }
            Effect::Sound(noise) => {
                self.sound.play(noise);
                Ok(())
            }
        }
    }

    fn print(&mut self, path: &LessonPath, seed: u64) -> Result<(), Phrase> {
        let (Some(lesson), Some(house)) = (self.app.lesson(path), self.app.house()) else {
            return Err(Phrase::plain("notice-no-such-lesson"));
        };
        let count = lesson.questions().min(crate::documents::MOST);
        let sheet = Worksheet::of_lesson(&lesson, house, seed, count);
        let file = worksheet_files::write(&self.sheets, &lesson.id, &sheet, &self.face.words)?;
        worksheet_files::open_with_system(&file);
        self.act(Action::Done(Phrase::plain("sheet-lies-here").with("place", files::path_fact(&file))));
        Ok(())
    }

    fn print_poster(&mut self) -> Result<(), Phrase> {
        let Some(house) = self.app.house() else { return Ok(()) };
        let file = worksheet_files::write_poster(&self.sheets, house, &self.face.words)?;
        worksheet_files::open_with_system(&file);
        self.act(Action::Done(Phrase::plain("poster-lies-here").with("place", files::path_fact(&file))));
        Ok(())
    }

    fn print_report(&mut self) -> Result<(), Phrase> {
        let (Some(profile), Some(house)) = (self.app.profile(), self.app.house()) else { return Ok(()) };
        let report =
            report_files::report_on(&profile.name, &profile.known, &house, self.app.library(), self.clock.now());
        let file = report_files::report_file(&self.sheets, &self.folder_name(), &house.id);
        report_files::write_report(&file, &report, &self.face.words)?;
        self.show_paper(&file);
        Ok(())
    }

    fn print_certificate(&mut self, done: &LessonDone) -> Result<(), Phrase> {
        let (Some(profile), Some(house)) = (self.app.profile(), self.app.shelf().get(&done.house)) else {
            return Ok(());
        };
        let certificate = report_files::certificate_of(&profile.name, done, house, self.app.library())
            .ok_or_else(|| Phrase::plain("notice-no-such-lesson"))?;
        let file = report_files::certificate_file(&self.sheets, &self.folder_name(), &certificate.mark);
        report_files::write_certificate(&file, &certificate, &self.face.words)?;
        self.show_paper(&file);
        Ok(())
    }

    fn folder_name(&self) -> String {
        let name = self.journals.folder().and_then(Path::file_name);
        name.map_or_else(|| "profile".to_owned(), |name| name.to_string_lossy().into_owned())
    }

    fn show_paper(&mut self, file: &Path) {
        worksheet_files::open_with_system(file);
        self.act(Action::Done(Phrase::plain("paper-lies-here").with("place", files::path_fact(file))));
    }

    fn enter_profile(&mut self, profile: crate::platform::storage::profiles::ProfileEntry) {
        self.back_up(&profile);
        self.pack_candidate = None;
        let unread_packs = self.load_library(&profile);
        let ProfileSession { profile, journal, mut known, mut settings, mut notices } =
            self.store.open_session(profile);
        settings.language = self.asked_language.or(settings.language);
        notices.extend(unread_packs);
        notices.extend(self.journals.switch_to(journal, &mut known).err());
        let profile = ActiveProfile { name: profile.name, device: self.store.device().clone(), known };
        self.sound.apply_settings(&settings);
        self.act(Action::Opened(profile, settings));
        for notice in notices {
            self.act(Action::Notice(notice));
        }
    }

    /// Updates the appearance after a change of settings or of the system's theme.
    fn refresh_style(&mut self, ctx: &egui::Context) {
        let dark = is_dark(ctx);
        if !self.face.is_for(self.app.settings(), self.app.language(), dark) {
            self.face = Appearance::new(self.app.settings(), self.app.language(), dark);
            self.face.apply(ctx);
        }
    }
}

impl Window {
    /// The second frame begins when the first is on the screen.
    fn report_first_frame(&mut self, ctx: &egui::Context) {
        match self.report_in {
            Some(0) => {
                self.report_in = None;
                let _ = writeln!(stdio::errors(), "first frame");
            }
            Some(left) => {
                self.report_in = Some(left - 1);
                ctx.request_repaint();
            }
            None => {}
        }
    }
}

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.report_first_frame(ui.ctx());
        if let Some(sounds) = self.sound.poll_availability() {
            self.act(Action::SoundAvailable(sounds));
        }
        self.poll_backups();
        self.poll_checks();
        if let Some(millis) = self.app.screen().workshop_wakes_in() {
            self.act(Action::Workshop(crate::app::workshop::WorkshopAction::Editor(
                crate::app::workshop::EditorAction::Tick,
            )));
            ui.ctx().request_repaint_after(std::time::Duration::from_millis(millis));
        }
        self.poll_class();
        self.poll_room(ui.ctx());
        self.poll_client(ui.ctx());
        if self.app.screen().ticks() {
            self.act(Action::Practice(practice::PracticeAction::Tick));
            ui.ctx().request_repaint_after(std::time::Duration::from_secs(1));
        }
        let actions = app_ui(ui, &self.app, &self.face, &mut self.drafts);
        if !actions.is_empty() {
            for action in actions {
                self.act(action);
            }
            self.refresh_style(ui.ctx());
            ui.ctx().request_repaint();
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        // A pack being edited is closed as it is.
        self.act(Action::Workshop(crate::app::workshop::WorkshopAction::Close));
        // Nobody is left to see an error; unsaved answers were reported before.
        let _ = self.journals.retry();
    }
}

fn background_task<T: Send + 'static>(ctx: &egui::Context) -> BackgroundTask<T> {
    let ctx = ctx.clone();
    BackgroundTask::new(move || ctx.request_repaint())
}

/// Theme preferred by the system; dark by default.
fn is_dark(ctx: &egui::Context) -> bool {
    ctx.system_theme() != Some(egui::Theme::Light)
}
