//! A window without a display: it is driven by actions and keys, and its pictures are written to a folder.

use std::io::Write as _;
use std::path::PathBuf;

use eframe::egui::{Event, Key, Modifiers, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use image::imageops::{FilterType, overlay, resize};
use image::{Rgba, RgbaImage};
use tailleur::app::{Action, Screen};
use tailleur::i18n::Language;
use tailleur::i18n::text_key::TextKey;
use tailleur::platform::storage::window_file;
use tailleur::progress::Settings;
use tailleur::progress::settings::ThemeSetting;
use tailleur::view::{Appearance, Drafts, app_ui, fonts};

use crate::raster::Raster;
use crate::support::player::Player;

/// Seconds between two frames of a still picture's window; more than any motion takes is drawn before it.
const STILL_STEP: f32 = 0.25;
const STEPS: usize = 4;
/// Seconds between two pictures of a motion, and their number.
const MOTION_STEP: f32 = 0.04;
/// Such steps after which nothing moves any more.
const STILL: usize = 24;
const COLUMNS: u32 = 4;

#[derive(Clone)]
pub(crate) struct Look {
    pub(crate) folder: PathBuf,
    pub(crate) language: Language,
    pub(crate) house: String,
    pub(crate) size: [u32; 2],
    pub(crate) text_percent: u16,
    pub(crate) is_dark: bool,
    /// Only pictures whose name begins so.
    pub(crate) only: String,
}

impl Look {
    pub(crate) fn wants(&self, name: &str) -> bool {
        name.starts_with(&self.only) || self.only.starts_with(name)
    }

    fn settings(&self, settings: &Settings, moves: bool) -> Settings {
        Settings {
            language: Some(self.language),
            house: self.house.as_str().into(),
            theme: if self.is_dark { ThemeSetting::Dark } else { ThemeSetting::Light },
            text_percent: self.text_percent,
            reduced_motion: !moves,
            ..settings.clone()
        }
    }

    /// A trainee whose first lesson is next.
    pub(crate) fn trainee(&self) -> Player {
        Player::at_home(self.language, &self.house)
    }
}

struct Window {
    player: Player,
    face: Appearance,
    drafts: Drafts,
}

pub(crate) struct Studio<'a> {
    look: &'a Look,
    raster: Raster,
    harness: Harness<'static, Window>,
}

impl<'a> Studio<'a> {
    pub(crate) fn open(look: &'a Look, player: Player) -> Self {
        Self::opened(look, player, STILL_STEP, false)
    }

    /// A window in which things move, drawn in small steps.
    pub(crate) fn moving(look: &'a Look, player: Player) -> Self {
        Self::opened(look, player, MOTION_STEP, true)
    }

    fn opened(look: &'a Look, mut player: Player, step: f32, moves: bool) -> Self {
        let settings = look.settings(player.app.settings(), moves);
        player.act(Action::Set(settings));
        let face = Appearance::new(player.app.settings(), player.app.language(), true);
        let window = Window { player, face, drafts: Drafts::default() };
        let raster = Raster::default();
        let mut dressed = false;
        let pixels = look.size.map(|side| side as f32);
        let is_class = matches!(window.player.app.screen(), Screen::Host(_));
        let zoom = if is_class { window_file::magnification(pixels[1]) } else { 1.0 };
        let harness = Harness::builder().with_size(pixels.map(|side| side / zoom)).with_pixels_per_point(zoom);
        let harness = harness.with_step_dt(step).renderer(raster.clone()).build_ui_state(
            move |ui, window: &mut Window| {
                if !dressed {
                    dressed = true;
                    fonts::install(ui.ctx());
                    window.face.apply(ui.ctx());
                    ui.ctx().request_repaint();
                    return;
                }
                for action in app_ui(ui, &window.player.app, &window.face, &mut window.drafts) {
                    window.player.act(action);
                    ui.ctx().request_repaint();
                }
                if !window.face.is_for(window.player.app.settings(), window.player.app.language(), true) {
                    window.face = Appearance::new(window.player.app.settings(), window.player.app.language(), true);
                    window.face.apply(ui.ctx());
                }
            },
            window,
        );
        Self { look, raster, harness }
    }

    pub(crate) fn player(&mut self) -> &mut Player {
        &mut self.harness.state_mut().player
    }

    pub(crate) fn act(&mut self, action: Action) -> &mut Self {
        self.player().act(action);
        self
    }

    pub(crate) fn press(&mut self, key: Key) -> &mut Self {
        self.harness.run_steps(2);
        let typed = key.symbol_or_name();
        if typed.chars().count() == 1 && typed.is_ascii() {
            self.harness.event(Event::Text(typed.to_owned()));
        }
        self.harness.key_press_modifiers(Modifiers::NONE, key);
        self.harness.run_steps(2);
        self
    }

    /// Clicks what is labelled by this text, if it is there.
    pub(crate) fn click(&mut self, key: &str) -> &mut Self {
        self.harness.run_steps(2);
        let key = TextKey::find(key).expect("a text");
        let label = self.harness.state().face.words.message(key);
        if let Some(node) = self.harness.query_all_by_label(&label).next() {
            node.scroll_to_me();
        }
        self.harness.run_steps(STEPS);
        if let Some(node) = self.harness.query_all_by_label(&label).next() {
            node.click();
        }
        self.harness.run_steps(2);
        self
    }

    fn picture(&self) -> RgbaImage {
        self.raster.picture(&self.harness.ctx, self.harness.output(), self.look.size)
    }

    fn save(&self, name: &str, picture: &RgbaImage) {
        let file = self.look.folder.join(format!("{name}.png"));
        picture.save(&file).unwrap();
        let _ = writeln!(std::io::stdout(), "{}", file.display());
    }

    /// Writes the picture of the window at rest.
    pub(crate) fn shoot(&mut self, name: &str) -> &mut Self {
        self.harness.run_steps(STEPS);
        if name.starts_with(&self.look.only) {
            self.save(name, &self.picture());
        }
        self
    }

    /// Lets everything come to rest.
    pub(crate) fn rest(&mut self) {
        self.harness.run_steps(STILL);
    }

    /// Writes a sheet of the next pictures.
    pub(crate) fn film(&mut self, name: &str, count: u32) {
        let frames: Vec<RgbaImage> = (0..count).map(|_| self.frame(1)).collect();
        self.sheet(name, &frames);
    }

    /// The picture after this number of steps, at half its size.
    pub(crate) fn frame(&mut self, steps: usize) -> RgbaImage {
        self.harness.run_steps(steps);
        let [width, height] = self.look.size.map(|side| side / 2);
        resize(&self.picture(), width, height, FilterType::Triangle)
    }

    /// Writes pictures in rows onto one sheet.
    pub(crate) fn sheet(&self, name: &str, frames: &[RgbaImage]) {
        let [width, height] = self.look.size.map(|side| side / 2 + 4);
        let rows = (frames.len() as u32).div_ceil(COLUMNS);
        let mut sheet = RgbaImage::from_pixel(COLUMNS * width, rows * height, Rgba([90, 90, 90, 255]));
        for (number, frame) in (0_u32..).zip(frames) {
            let (x, y) = ((number % COLUMNS) * width, (number / COLUMNS) * height);
            overlay(&mut sheet, frame, i64::from(x), i64::from(y));
        }
        self.save(name, &sheet);
    }

    pub(crate) fn hover(&mut self, x: f32, y: f32) -> &mut Self {
        self.harness.hover_at(pos2(x, y));
        self.harness.run_steps(2);
        self
    }
}
