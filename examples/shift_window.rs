//! A shift worked by the perfect agent in a real window, with the program's screens, runner and disk.
//!
//! `shift_window DATA [--seconds N] [--speed N] [--table mini|midi|large]` works until it is closed or N seconds are
//! over. It prints `offered COUNT` at its start: the number of acts in the shift that was left, with which it goes on;
//! `acted COUNT` once an act is carried out, its line in the log; and, at its end, the times of the frames in which
//! something moved and the memory, for the script that states them.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::egui;
use tailleur::app::first_run::FirstRunAction;
use tailleur::app::shift::{ChoiceAction, ShiftAction, ShiftScreen, TableAction};
use tailleur::app::{Action, App, Screen};
use tailleur::i18n::Language;
use tailleur::platform::audio_output::Silent;
use tailleur::platform::desktop::runner::{LaunchOptions, Runner, Services};
use tailleur::progress::{Moment, Settings};
use tailleur::rules::house::TableSize;
use tailleur::table::agent::{Agent as _, Move, Perfect};
use tailleur::table::scenario::Presentation;
use tailleur::view::{Appearance, Drafts, app_ui, fonts};

/// Pace of the perfect agent beside that of a table of 120 coups an hour.
const USUAL_SPEED: f64 = 0.8;
/// Shifts with seven guests, one for each table.
const SEVEN_GUESTS: [&str; 2] = ["seven-guests", "ordinary-hour-large"];
/// Time between two lines on the memory.
const MEMORY: Duration = Duration::from_secs(10);

struct Asked {
    data: PathBuf,
    seconds: u64,
    speed: f64,
    table: TableSize,
}

impl Asked {
    fn parse(mut words: impl Iterator<Item = String>) -> Option<Self> {
        let mut asked = Self { data: words.next()?.into(), seconds: 0, speed: USUAL_SPEED, table: TableSize::Mini };
        while let Some(word) = words.next() {
            let value = words.next()?;
            match word.as_str() {
                "--seconds" => asked.seconds = value.parse().ok()?,
                "--speed" => asked.speed = value.parse().ok()?,
                "--table" => {
                    asked.table =
                        TableSize::ALL.into_iter().find(|size| format!("{size:?}").eq_ignore_ascii_case(&value))?;
                }
                _ => return None,
            }
        }
        Some(asked)
    }
}

struct Table {
    asked: Asked,
    app: App,
    runner: Runner,
    face: Appearance,
    drafts: Drafts,
    /// Time of the system and of the shift.
    started: Instant,
    now: Moment,
    /// The moment of the shift at which its clock began.
    began: (u64, u64),
    frames: Frames,
}

/// Times of frames in microseconds.
#[derive(Default)]
struct Frames {
    last: Option<(Instant, bool)>,
    moving: Vec<u128>,
    still: u64,
    printed: Option<Instant>,
}

fn print(line: &str) {
    let mut out = io::stdout();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

#[expect(clippy::disallowed_methods, reason = "a measurement reads the clock")]
fn instant() -> Instant {
    Instant::now()
}

impl Table {
    fn new(asked: Asked, ctx: &egui::Context) -> Self {
        fonts::install(ctx);
        let launch = LaunchOptions {
            profile: Some("Table".to_owned()),
            data: Some(asked.data.clone()),
            language: Some(Language::English),
            system_language: Language::English,
            lesson: None,
            file: None,
        };
        let woken = ctx.clone();
        let services = Services {
            sound: Box::new(Silent),
            show: Box::new(|_| Ok(())),
            choose: Box::new(|_, _| {}),
            wake: Arc::new(move || woken.request_repaint()),
            threads: Arc::new(|body| body()),
            rescue: vec![asked.data.join("rescue")],
        };
        let now = Moment(1_790_000_000_000);
        let (runner, app) = Runner::start(launch, services, now);
        let face = Appearance::new(app.settings(), app.language(), true);
        face.apply(ctx);
        let started = instant();
        let frames = Frames::default();
        let mut table =
            Self { asked, app, runner, face, drafts: Drafts::default(), started, now, began: (0, 0), frames };
        table.sit_down();
        table
    }

    fn act(&mut self, action: Action) {
        self.runner.act(&mut self.app, action, self.now);
        self.runner.settle(&mut self.app, self.now, Duration::from_secs(5));
    }

    /// Goes to the table: with the shift that was left, or with a new one.
    fn sit_down(&mut self) {
        self.act(Action::FirstRun(FirstRunAction::Later));
        let settings = Settings { table: Some(self.asked.table), ..self.app.settings().clone() };
        self.act(Action::Set(settings));
        let offered = self.app.saved_shift().map(|saved| saved.acts().len());
        match offered {
            Some(acts) => {
                print(&format!("offered {acts}"));
                self.act(Action::Shift(ShiftAction::GoOn));
            }
            None => self.begin(),
        }
        self.began = (self.now.0, self.shift_time());
    }

    fn begin(&mut self) {
        self.act(Action::Shift(ShiftAction::Open));
        let place = match self.app.screen() {
            Screen::Shift(shift) => match &**shift {
                ShiftScreen::Choice(choice) => {
                    choice.scenarios().position(|scenario| SEVEN_GUESTS.contains(&scenario.id.as_str()))
                }
                ShiftScreen::Table(_) | ShiftScreen::Debrief(_) => None,
            },
            _ => None,
        };
        self.act(Action::Shift(ShiftAction::Choose(ChoiceAction::Scenario(place.unwrap_or(0)))));
        self.act(Action::Shift(ShiftAction::Choose(ChoiceAction::Presentation(Presentation::OnTheFloor))));
        self.act(Action::Shift(ShiftAction::Begin));
    }

    fn shift_time(&self) -> u64 {
        match self.app.screen() {
            Screen::Shift(shift) => shift.work().map_or(0, |work| work.shift().state().now.0),
            _ => 0,
        }
    }

    /// The acts of the agent whose time has come. Returns the milliseconds of the shift until the next one.
    fn work(&mut self) -> u64 {
        for _ in 0..50 {
            let at_the_table = match self.app.screen() {
                Screen::Shift(shift) => shift.work().map(|work| (Perfect.next(work.shift()), work.acts().len())),
                _ => None,
            };
            let Some((next, acts)) = at_the_table else {
                self.act(Action::Back);
                self.begin();
                self.began = (self.now.0, self.shift_time());
                continue;
            };
            let time = self.began.1 + (self.now.0 - self.began.0);
            match next {
                Move::Act(by, act, at) if at.0 <= time => {
                    self.act(Action::Shift(ShiftAction::Table(TableAction::Act(by, act))));
                    print(&format!("acted {}", acts + 1));
                }
                Move::Act(_, _, at) | Move::Wait(at) => return at.0.saturating_sub(time),
                Move::Stop => return 1_000,
            }
        }
        0
    }

    fn note_frame(&mut self, ctx: &egui::Context) {
        let now = instant();
        let frames = &mut self.frames;
        if let Some((last, moved)) = frames.last {
            if moved {
                frames.moving.push(now.duration_since(last).as_micros());
            } else {
                frames.still += 1;
            }
        }
        frames.last = Some((now, ctx.has_requested_repaint()));
        if frames.printed.is_none_or(|printed| now.duration_since(printed) > MEMORY) {
            frames.printed = Some(now);
            print(&format!("memory {} kB", memory().unwrap_or(0)));
        }
    }

    fn print_frames(&mut self) {
        let moving = &mut self.frames.moving;
        moving.sort_unstable();
        let at = |share: usize| moving.get((moving.len() * share / 100).min(moving.len().saturating_sub(1)));
        let millis = |micros: Option<&u128>| micros.map_or(0.0, |micros| *micros as f64 / 1000.0);
        print(&format!(
            "frames in motion {}, median {:.1} ms, 99th percentile {:.1} ms, longest {:.1} ms; others {}",
            moving.len(),
            millis(at(50)),
            millis(at(99)),
            millis(moving.last()),
            self.frames.still
        ));
    }
}

#[expect(clippy::disallowed_methods, reason = "a measurement reads its own memory")]
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

impl eframe::App for Table {
    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        self.face.theme.surround.background.to_normalized_gamma_f32()
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let real = instant().duration_since(self.started);
        self.now = Moment(1_790_000_000_000 + (real.as_secs_f64() * 1000.0 * self.asked.speed) as u64);
        let due = self.runner.frame(&mut self.app, self.now);
        let next = self.work();
        for action in app_ui(ui, &self.app, &self.face, &mut self.drafts) {
            self.act(action);
        }
        self.note_frame(ui.ctx());
        // Waiting for a guest is no motion: it is asked for once the frame is counted.
        if let Some(due) = due {
            ui.ctx().request_repaint_after(due.div_f64(self.asked.speed));
        }
        ui.ctx().request_repaint_after(Duration::from_millis(next.max(1)).div_f64(self.asked.speed));
        if self.asked.seconds > 0 && real.as_secs() >= self.asked.seconds {
            // The window draws once more before it closes.
            self.asked.seconds = 0;
            self.print_frames();
            ui.ctx().send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }
}

fn main() -> eframe::Result {
    let Some(asked) = Asked::parse(std::env::args().skip(1)) else {
        print("shift_window DATA [--seconds N] [--speed N] [--table mini|midi|large]");
        return Ok(());
    };
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]),
        renderer: eframe::Renderer::Glow,
        system_font_fallback: false,
        dithering: false,
        ..eframe::NativeOptions::default()
    };
    eframe::run_native("Table", options, Box::new(|cc| Ok(Box::new(Table::new(asked, &cc.egui_ctx)))))
}
