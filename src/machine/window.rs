//! The window: passes actions to the app and runs its effects, once a frame.

mod archives;
mod class;
mod going_over;
mod guest;
mod host;
mod packs;
mod workshop;

use std::io::Write as _;
use std::path::{Path, PathBuf};

use eframe::egui;

use super::clock::Clock;
use super::keeping::Keeping;
use super::profiles::{Session, Store};
use super::room::{Caller, Hosting, Nearby};
use super::sound::{Loudspeaker, Sound};
use super::threads::Aside;
use super::{entropy, files, pack_file, papers, settings_file, sheets, stdio};
use crate::app::class::Found;
use crate::app::{Action, App, Beginning, Effect, LessonPath, Profile, practice};
use crate::lesson::Library;
use crate::progress::{LessonDone, Settings};
use crate::rules::house::Shelf;
use crate::rules::phrase::{Fact, Phrase};
use crate::sheet::Sheet;
use crate::view::{Drafts, Face, app_ui, fonts};
use crate::words::Language;

/// Environment variable that makes the window report its first frame on standard error, for the startup benchmark.
const REPORT: &str = "TAILLEUR_REPORT_FIRST_FRAME";

#[derive(Debug, Clone)]
pub struct Opening {
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
pub fn open(opening: Opening) -> Result<(), Phrase> {
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
    eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")).unwrap_or_default()
}

struct Window {
    app: App,
    face: Face,
    drafts: Drafts,
    clock: Clock,
    sound: Box<dyn Sound>,
    store: Store,
    keeping: Keeping,
    aside: Aside<Phrase>,
    told_of_backups: bool,
    checking: Aside<(u64, Vec<crate::rules::flaw::Flaw>)>,
    place: PathBuf,
    built_in: Library,
    /// The last inspected pack.
    brought: Option<pack_file::Brought>,
    class: Aside<Result<Found, Phrase>>,
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
    caller: Option<Caller>,
    nearby: Option<Nearby>,
    unread: Vec<PathBuf>,
}

impl Window {
    fn new(opening: Opening, ctx: &egui::Context) -> Self {
        fonts::install(ctx);
        let asked_place = opening.data.is_some();
        let place = opening.data.or_else(Store::usual_place).unwrap_or_else(|| PathBuf::from("."));
        let papers = sheets::usual_place().filter(|_| !asked_place);
        let sheets = papers.unwrap_or_else(|| place.join("sheets"));
        let (store, mut notices) = Store::open(&place);
        let (profiles, unread) = store.profiles();
        notices.extend(unread);
        let settings = Settings { language: opening.language, ..Settings::default() };
        let (built_in, shelf) = (Library::built_in(), Shelf::built_in());
        let app = App::new(Beginning {
            library: built_in.clone(),
            shelf,
            system_language: opening.system_language,
            settings,
            profiles: profiles.into_iter().map(|profile| profile.name).collect(),
            wanted: opening.lesson,
            seed: entropy::seed(),
        });
        let face = Face::of(app.settings(), app.language(), is_dark(ctx));
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
            keeping: Keeping::default(),
            aside: aside_of(ctx),
            told_of_backups: false,
            checking: aside_of(ctx),
            place,
            built_in,
            brought: None,
            class: aside_of(ctx),
            rooms: Rooms::default(),
            ctx: ctx.clone(),
            sheets,
            report_in: std::env::var_os(REPORT).map(|_| 1),
            asked_language: opening.language,
        };
        for notice in notices {
            window.act(Action::Notice(notice));
        }
        window.tell_who_is_away();
        match opening.profile {
            Some(name) if window.store.find(&name).is_some() => window.act(Action::OpenProfile(name)),
            Some(name) => window.act(Action::MakeProfile(name)),
            None => {}
        }
        if let Some(path) = opening.pack {
            window.act(Action::Packs(crate::app::packs::Action::Look(path)));
        }
        window.dress(ctx);
        window
    }

    /// Applies an action and runs the resulting effects before the next frame.
    fn act(&mut self, action: Action) {
        if matches!(action, Action::Begin(_)) {
            // After sleep the monotonic clock is behind; between lessons it may be resynchronised.
            self.clock.set_again();
        }
        for effect in self.app.act(action, self.clock.now()) {
            if let Err(notice) = self.carry_out(effect) {
                self.act(Action::Notice(notice));
            }
        }
        for news in self.keeping.news() {
            self.act(Action::Notice(news));
        }
    }

    fn carry_out(&mut self, effect: Effect) -> Result<(), Phrase> {
        match effect {
            Effect::Record(record) => self.keeping.append(&record),
            Effect::MakeProfile(name) => {
                let profile = self.store.create(&name, self.clock.now())?;
                // Settings changed before there was a profile become the new profile's.
                let kept = settings_file::write(&self.store.folder_of(&profile), self.app.settings());
                self.enter(profile);
                kept
            }
            Effect::OpenProfile(name) => {
                let missing = || Phrase::plain("profile-missing").with("name", Fact::Text(name.clone()));
                let profile = self.store.find(&name).ok_or_else(missing)?;
                self.enter_where_it_lies(profile)
            }
            Effect::Reckon => {
                let profile = self.app.profile().and_then(|profile| self.store.find(&profile.name));
                if let Some(profile) = profile {
                    // Read errors were reported when the profile was opened.
                    let (known, _) = self.store.known(&profile, self.app.settings());
                    self.act(Action::Reckoned(known));
                }
                Ok(())
            }
            Effect::Print(path, seed) => self.print(&path, seed),
            Effect::Keep(name, bytes) => {
                let file = sheets::keep(&self.sheets, &name, &bytes)?;
                self.act(Action::Done(Phrase::plain("pictures-file-lies-here").with("place", files::shown(&file))));
                Ok(())
            }
            Effect::PrintPoster => self.print_poster(),
            Effect::PrintReport => self.print_report(),
            Effect::PrintCertificate(done) => self.print_certificate(&done),
            Effect::CloseProfile => self.keeping.close(),
            Effect::Archives(errand) => self.run(errand),
            Effect::Workshop(errand) => self.work(errand),
            Effect::Packs(errand) => self.run_packs(errand),
            Effect::Class(errand) => self.teach(errand),
            Effect::Guest(errand) => self.take_part(errand),
            Effect::Host(errand) => self.host(errand),
            Effect::KeepSettings(settings) => {
                self.sound.tune(&settings);
                self.keeping.folder().map_or(Ok(()), |folder| settings_file::write(folder, &settings))
            }
            Effect::Say(said, pack) => {
                self.sound.say(&said, pack.as_deref(), self.app.library());
                Ok(())
            }
            Effect::Hush => {
                self.sound.hush();
                Ok(())
            }
            Effect::Sound(noise) => {
                self.sound.sound(noise);
                Ok(())
            }
        }
    }

    fn print(&mut self, path: &LessonPath, seed: u64) -> Result<(), Phrase> {
        let (Some(lesson), Some(house)) = (self.app.lesson(path), self.app.house()) else {
            return Err(Phrase::plain("notice-no-such-lesson"));
        };
        let count = lesson.questions().min(crate::sheet::MOST);
        let sheet = Sheet::of_lesson(&lesson, house, seed, count);
        let file = sheets::write(&self.sheets, &lesson.id, &sheet, &self.face.words)?;
        sheets::show(&file);
        self.act(Action::Done(Phrase::plain("sheet-lies-here").with("place", files::shown(&file))));
        Ok(())
    }

    fn print_poster(&mut self) -> Result<(), Phrase> {
        let Some(house) = self.app.house() else { return Ok(()) };
        let file = sheets::poster(&self.sheets, house, &self.face.words)?;
        sheets::show(&file);
        self.act(Action::Done(Phrase::plain("poster-lies-here").with("place", files::shown(&file))));
        Ok(())
    }

    fn print_report(&mut self) -> Result<(), Phrase> {
        let (Some(profile), Some(house)) = (self.app.profile(), self.app.house()) else { return Ok(()) };
        let report = papers::report_on(&profile.name, &profile.known, &house, self.app.library(), self.clock.now());
        let file = papers::report_file(&self.sheets, &self.folder_name(), &house.id);
        papers::write_report(&file, &report, &self.face.words)?;
        self.show(&file);
        Ok(())
    }

    fn print_certificate(&mut self, done: &LessonDone) -> Result<(), Phrase> {
        let (Some(profile), Some(house)) = (self.app.profile(), self.app.shelf().get(&done.house)) else {
            return Ok(());
        };
        let certificate = papers::certificate_of(&profile.name, done, house, self.app.library())
            .ok_or_else(|| Phrase::plain("notice-no-such-lesson"))?;
        let file = papers::certificate_file(&self.sheets, &self.folder_name(), &certificate.mark);
        papers::write_certificate(&file, &certificate, &self.face.words)?;
        self.show(&file);
        Ok(())
    }

    fn folder_name(&self) -> String {
        let name = self.keeping.folder().and_then(Path::file_name);
        name.map_or_else(|| "profile".to_owned(), |name| name.to_string_lossy().into_owned())
    }

    fn show(&mut self, file: &Path) {
        sheets::show(file);
        self.act(Action::Done(Phrase::plain("paper-lies-here").with("place", files::shown(file))));
    }

    fn enter(&mut self, profile: super::profiles::Profile) {
        self.back_up(&profile);
        self.brought = None;
        let unread_packs = self.offer_lessons(&profile);
        let Session { profile, journal, mut known, mut settings, mut notices } = self.store.enter(profile);
        settings.language = self.asked_language.or(settings.language);
        notices.extend(unread_packs);
        notices.extend(self.keeping.enter(journal, &mut known).err());
        let profile = Profile { name: profile.name, device: self.store.device().clone(), known };
        self.sound.tune(&settings);
        self.act(Action::Opened(profile, settings));
        for notice in notices {
            self.act(Action::Notice(notice));
        }
    }

    /// Updates the appearance after a change of settings or of the system's theme.
    fn dress(&mut self, ctx: &egui::Context) {
        let dark = is_dark(ctx);
        if !self.face.is_for(self.app.settings(), self.app.language(), dark) {
            self.face = Face::of(self.app.settings(), self.app.language(), dark);
            self.face.apply(ctx);
        }
    }
}

impl Window {
    /// The second frame begins when the first is on the screen.
    fn report(&mut self, ctx: &egui::Context) {
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
        self.report(ui.ctx());
        if let Some(sounds) = self.sound.news() {
            self.act(Action::Sounds(sounds));
        }
        self.hear_of_backups();
        self.hear_of_checks();
        if let Some(millis) = self.app.workshop_wakes_in() {
            self.act(Action::Workshop(crate::app::workshop::Action::Tick));
            ui.ctx().request_repaint_after(std::time::Duration::from_millis(millis));
        }
        self.hear_of_the_class();
        self.hear_of_the_room(ui.ctx());
        self.hear_the_line(ui.ctx());
        if self.app.ticks() {
            self.act(Action::Practice(practice::Action::Tick));
            ui.ctx().request_repaint_after(std::time::Duration::from_secs(1));
        }
        let actions = app_ui(ui, &self.app, &self.face, &mut self.drafts);
        if !actions.is_empty() {
            for action in actions {
                self.act(action);
            }
            self.dress(ui.ctx());
            ui.ctx().request_repaint();
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        // A pack being edited is closed as it is.
        self.act(Action::Workshop(crate::app::workshop::Action::Close));
        // Nobody is left to see an error; unsaved answers were reported before.
        let _ = self.keeping.retry();
    }
}

fn aside_of<T: Send + 'static>(ctx: &egui::Context) -> Aside<T> {
    let ctx = ctx.clone();
    Aside::new(move || ctx.request_repaint())
}

/// Theme preferred by the system; dark by default.
fn is_dark(ctx: &egui::Context) -> bool {
    ctx.system_theme() != Some(egui::Theme::Light)
}
