//! The window: draws the app and drives the runner, once a frame.

mod file_dialog;
mod pointer;

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use eframe::egui;
use winit::event_loop::EventLoop;

use self::file_dialog::FileDialogs;
use self::pointer::PointerFilter;
pub use super::runner::LaunchOptions;
use super::runner::{LAST_WAIT, Runner, Services};
use crate::app::{Action, App, Screen};
use crate::i18n::phrase::{Fact, Phrase};
use crate::lesson::Library;
use crate::platform::audio::Loudspeaker;
use crate::platform::clock::Clock;
use crate::platform::net::shutdown;
use crate::platform::stdio;
use crate::platform::storage::profiles::Store;
use crate::platform::storage::window_file::WindowState;
use crate::platform::storage::{rescue, window_file, worksheet_files};
use crate::view::{Appearance, Drafts, OngoingWork, app_ui, busy_ui, fonts};

/// Environment variable that makes the window report its first frame on standard error, for the startup benchmark.
const REPORT: &str = "TAILLEUR_REPORT_FIRST_FRAME";

/// Side of the largest texture, in pixels. The letters' own is as wide as allowed from the start: where the driver
/// allows 16,384, that costs megabytes.
const WIDEST_TEXTURE: usize = 4096;

/// Time work may take before the window reports it.
const SLOW: Duration = Duration::from_millis(500);

/// Runs the window until it is closed.
///
/// # Errors
/// If no window can be opened.
pub fn open(opening: LaunchOptions) -> Result<(), Phrase> {
    // While the system prepares the window.
    std::thread::spawn(Library::built_in);
    let data = opening.data.clone().or_else(Store::default_data_folder);
    let remembered = data.as_deref().and_then(window_file::read);
    let [wide, high] = remembered.map_or(window_file::USUAL, |state| state.size);
    let viewport = egui::ViewportBuilder::default()
        .with_title("Tailleur")
        .with_app_id("tailleur")
        .with_icon(icon())
        .with_inner_size([wide, high])
        .with_maximized(remembered.is_some_and(|state| state.maximized))
        .with_fullscreen(remembered.is_some_and(|state| state.full_screen))
        .with_min_inner_size(window_file::LEAST);
    let place = WindowPlace { data, remembered, is_sized: remembered.is_some() };
    let options = eframe::NativeOptions {
        viewport,
        renderer: eframe::Renderer::Glow,
        // A fifth of the time where the drawing is done in software, and no gradient here shows its steps.
        dithering: false,
        system_font_fallback: false,
        ..eframe::NativeOptions::default()
    };
    let event_loop = EventLoop::<eframe::UserEvent>::with_user_event().build().map_err(|error| {
        // The text before the last colon names library internals.
        let error = error.to_string();
        cannot_open(error.rsplit(": ").next().unwrap_or_default())
    })?;
    let ctx = Arc::new(OnceLock::new());
    let opened = Arc::clone(&ctx);
    let create: eframe::AppCreator<'_> = Box::new(move |cc| {
        let ctx = opened.get_or_init(|| cc.egui_ctx.clone());
        Ok(Box::new(Window::new(opening, place, ctx)))
    });
    let window = eframe::create_native("Tailleur", options, create, &event_loop);
    let mut filter = PointerFilter { window, ctx: Arc::clone(&ctx), held: None, known: None, pressed: 0 };
    event_loop.run_app(&mut filter).map_err(|error| cannot_open(&error.to_string()))?;
    // Without OpenGL the loop ends before there is a window.
    if ctx.get().is_none() { Err(cannot_open("OpenGL")) } else { Ok(()) }
}

fn cannot_open(why: &str) -> Phrase {
    text!("window-cannot-open", error = Fact::Text(why.to_owned()))
}

/// Title bar icon; optional.
fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../../../assets/icons/128.png")).unwrap_or_default()
}

/// Size of the window, and where it is remembered.
struct WindowPlace {
    data: Option<PathBuf>,
    remembered: Option<WindowState>,
    /// The window has its size; without a remembered one it is given at the first frame that knows the screen.
    is_sized: bool,
}

impl WindowPlace {
    /// Gives the window a size that suits the screen, notes its size, and switches full screen on F11.
    fn update(&mut self, ctx: &egui::Context) {
        let viewport = ctx.input(|input| input.viewport().clone());
        if let (false, Some(screen)) = (self.is_sized, viewport.monitor_size) {
            self.is_sized = true;
            let size = |[wide, high]: [f32; 2]| egui::vec2(wide, high);
            // The system, or the user, may have given it another size before.
            let is_untouched = viewport.inner_rect.is_some_and(|rect| rect.size() == size(window_file::USUAL));
            let suitable = size(window_file::suitable_size([screen.x, screen.y]));
            if is_untouched && suitable != size(window_file::USUAL) {
                ctx.send_viewport_cmd(egui::ViewportCommand::InnerSize(suitable));
            }
        }
        let full_screen = viewport.fullscreen.unwrap_or_default();
        if ctx.input(|input| input.key_pressed(egui::Key::F11)) {
            ctx.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!full_screen));
        }
        let Some(rect) = viewport.inner_rect else { return };
        let maximized = viewport.maximized.unwrap_or_default();
        let size = match self.remembered {
            Some(state) if maximized || full_screen => state.size,
            _ => [rect.width() * ctx.zoom_factor(), rect.height() * ctx.zoom_factor()],
        };
        self.remembered = Some(WindowState { size, maximized, full_screen });
    }

    fn remember(&self) {
        if let (Some(data), Some(state)) = (&self.data, self.remembered) {
            window_file::remember(data, state);
        }
    }
}

struct Window {
    place: WindowPlace,
    app: App,
    runner: Runner,
    face: Appearance,
    drafts: Drafts,
    clock: Clock,
    /// The first frame is to be reported once it is on the screen.
    reports_first_frame: bool,
}

impl Window {
    fn new(launch: LaunchOptions, place: WindowPlace, ctx: &egui::Context) -> Self {
        fonts::install(ctx);
        let clock = Clock::start();
        let repaint = |ctx: &egui::Context| {
            let ctx = ctx.clone();
            move || ctx.request_repaint()
        };
        let dialogs = FileDialogs::default();
        let services = Services {
            sound: Box::new(Loudspeaker::new(repaint(ctx))),
            show: Box::new(worksheet_files::open_with_system),
            choose: Box::new(move |field, reply| dialogs.open(field, reply)),
            wake: Arc::new(repaint(ctx)),
            threads: Arc::new(|body| body()),
            rescue: rescue::places(),
        };
        let (runner, app) = Runner::start(launch, services, clock.now());
        shutdown::on_shutdown(runner.last_try());
        let face = Appearance::new(app.settings(), app.language(), is_dark(ctx));
        face.apply(ctx);
        let reports_first_frame = std::env::var_os(REPORT).is_some();
        Self { place, app, runner, face, drafts: Drafts::default(), clock, reports_first_frame }
    }

    fn act(&mut self, action: Action) {
        if matches!(action, Action::Begin(_)) {
            // After sleep the monotonic clock is behind; between lessons it may be resynchronised.
            self.clock.resync();
        }
        self.runner.act(&mut self.app, action, self.clock.now());
    }

    /// Updates the appearance after a change of settings or of the system's theme.
    fn refresh_style(&mut self, ctx: &egui::Context) {
        let dark = is_dark(ctx);
        if !self.face.is_for(self.app.settings(), self.app.language(), dark) {
            self.face = Appearance::new(self.app.settings(), self.app.language(), dark);
            self.face.apply(ctx);
        }
    }

    /// Closes the window, or asks first where answers would be lost.
    fn close_if_asked(&mut self, ctx: &egui::Context) {
        if ctx.input(|input| input.viewport().close_requested()) {
            if !self.runner.may_close(&mut self.app, self.clock.now()) {
                ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
                ctx.request_repaint();
            }
        } else if self.runner.closes() {
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }

    /// The tree of names is built only for those who ask for it.
    fn report_screen_reader(&mut self, ctx: &egui::Context) {
        let reads = ctx.has_accesskit_node(egui::accesskit_root_id());
        if reads != self.app.has_screen_reader() {
            self.act(Action::ScreenReader(reads));
        }
    }

    /// The second frame begins when the first is on the screen. A frame may take several passes.
    fn report_first_frame(&mut self, ctx: &egui::Context) {
        if self.reports_first_frame {
            if ctx.cumulative_frame_nr() > 0 {
                self.reports_first_frame = false;
                let _ = writeln!(stdio::errors(), "first frame");
            } else {
                ctx.request_repaint();
            }
        }
    }
}

impl Window {
    /// A class before a screen of many pixels sees all of it larger: margins, lines and tables grow with the type.
    fn magnify(&self, ctx: &egui::Context) {
        let is_class = matches!(self.app.screen(), Screen::Host(_));
        let now = ctx.zoom_factor();
        let wanted = if is_class { window_file::magnification(ctx.content_rect().height() * now) } else { 1.0 };
        if (now - wanted).abs() > 0.01 {
            ctx.set_zoom_factor(wanted);
        }
    }
}

impl eframe::App for Window {
    fn raw_input_hook(&mut self, _ctx: &egui::Context, raw_input: &mut egui::RawInput) {
        raw_input.max_texture_side = raw_input.max_texture_side.map(|side| side.min(WIDEST_TEXTURE));
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.report_first_frame(ui.ctx());
        self.place.update(ui.ctx());
        if let Some(due) = self.runner.frame(&mut self.app, self.clock.now()) {
            ui.ctx().request_repaint_after(due);
        }
        self.report_screen_reader(ui.ctx());
        self.refresh_style(ui.ctx());
        self.magnify(ui.ctx());
        let work = self.runner.slow_work(SLOW).map(|is_blocking| match self.runner.read_bytes() {
            Some((read, all)) if is_blocking => OngoingWork::Reading { read, all },
            _ if is_blocking => OngoingWork::Profile,
            _ => OngoingWork::Files,
        });
        // Before the screen, which would take the Escape that stops it.
        if work.is_some_and(|work| busy_ui(ui, &self.face, work)) {
            self.runner.cancel();
        }
        let actions = app_ui(ui, &self.app, &self.face, &mut self.drafts);
        if !actions.is_empty() {
            // Until it is known which profile is open, nothing can be done with one.
            if !self.runner.is_switching_profile() {
                for action in actions {
                    self.act(action);
                }
                self.refresh_style(ui.ctx());
            }
            ui.ctx().request_repaint();
        }
        self.close_if_asked(ui.ctx());
    }

    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        self.face.theme.surround.background.to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.place.remember();
        self.runner.finish(&mut self.app, self.clock.now(), LAST_WAIT);
    }
}

/// Theme preferred by the system; dark by default.
fn is_dark(ctx: &egui::Context) -> bool {
    ctx.system_theme() != Some(egui::Theme::Light)
}
