//! Colours, the five text sizes and the eight-point grid.

use std::sync::LazyLock;

use eframe::egui::style::{ScrollAnimation, WidgetVisuals};
use eframe::egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, Style, TextStyle, Visuals, vec2,
};
use serde::de::DeserializeOwned;

use super::fonts;
use super::palette::{Baize, People, Surround};

pub use crate::progress::settings::FeltColour;

/// The spacing unit in points.
pub const GRID: f32 = 8.0;

/// The minimum height of a clickable element, in points.
pub const TARGET: f32 = 36.0;

/// The radius of corners, in points.
pub const ROUND: u8 = 8;

/// Duration of an explanatory animation, in seconds.
pub const MOTION_SECS: f32 = 0.16;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    pub dark: bool,
    pub surround: &'static Surround,
    pub baize: &'static Baize,
    pub people: &'static People,
}

static DARK: LazyLock<Surround> = LazyLock::new(|| read(include_str!("../../assets/theme/dark.ron")));
static LIGHT: LazyLock<Surround> = LazyLock::new(|| read(include_str!("../../assets/theme/light.ron")));
static GREEN: LazyLock<Baize> = LazyLock::new(|| read(include_str!("../../assets/theme/felt-green.ron")));
static BLUE: LazyLock<Baize> = LazyLock::new(|| read(include_str!("../../assets/theme/felt-blue.ron")));
static PEOPLE: LazyLock<People> = LazyLock::new(|| read(include_str!("../../assets/theme/people.ron")));

/// The files are compiled in and a test reads each, so the default is never used.
fn read<T: DeserializeOwned + Default>(text: &str) -> T {
    ron::from_str(text).unwrap_or_default()
}

impl Theme {
    pub fn new(dark: bool, felt: FeltColour) -> Self {
        let surround = if dark { &*DARK } else { &*LIGHT };
        let baize = match felt {
            FeltColour::Green => &*GREEN,
            FeltColour::Blue => &*BLUE,
        };
        Self { dark, surround, baize, people: &PEOPLE }
    }

    pub fn title() -> TextStyle {
        TextStyle::Name("Title".into())
    }

    /// The border of a clickable element: focus ring, a brighter line when hovered, else a thin one. Brass is what Enter
    /// takes.
    pub fn frame_of(&self, response: &eframe::egui::Response) -> Stroke {
        if response.has_focus() {
            Stroke::new(2.5, self.surround.focus)
        } else if response.hovered() {
            Stroke::new(1.5, self.surround.text_quiet)
        } else {
            Stroke::new(1.0, self.surround.line)
        }
    }

    /// Styles the whole window: text at `text_percent` of its usual size, no animation with `reduced_motion`. Cheap
    /// enough to call on every settings change.
    pub fn apply(&self, ctx: &Context, text_percent: u16, reduced_motion: bool) {
        let scale = f32::from(text_percent.clamp(100, 200)) / 100.0;
        ctx.set_theme(if self.dark { eframe::egui::Theme::Dark } else { eframe::egui::Theme::Light });
        ctx.all_styles_mut(|style| {
            style.visuals = self.visuals();
            set_text(style, scale);
            set_spacing(style, scale);
            style.animation_time = if reduced_motion { 0.0 } else { MOTION_SECS };
            style.visuals.text_cursor.blink = !reduced_motion;
            style.interaction.selectable_labels = false;
            style.scroll_animation = if reduced_motion { ScrollAnimation::none() } else { ScrollAnimation::default() };
        });
    }

    fn visuals(&self) -> Visuals {
        let colours = self.surround;
        let mut visuals = if self.dark { Visuals::dark() } else { Visuals::light() };
        visuals.panel_fill = colours.background;
        visuals.window_fill = colours.surface;
        visuals.window_stroke = Stroke::new(1.0, colours.line);
        visuals.window_corner_radius = CornerRadius::same(ROUND);
        visuals.menu_corner_radius = CornerRadius::same(ROUND);
        let shadow = Shadow { offset: [0, 4], blur: 16, spread: 0, color: self.baize.shadow.gamma_multiply(0.3) };
        visuals.window_shadow = shadow;
        visuals.popup_shadow = shadow;
        visuals.faint_bg_color = colours.surface;
        visuals.disabled_alpha = 0.62;
        visuals.extreme_bg_color = colours.surface_raised;
        visuals.code_bg_color = colours.surface_raised;
        visuals.hyperlink_color = colours.accent;
        visuals.warn_fg_color = colours.wrong;
        visuals.error_fg_color = colours.wrong;
        visuals.weak_text_color = Some(colours.text_quiet);
        visuals.selection.bg_fill = colours.accent;
        visuals.selection.stroke = Stroke::new(1.0, colours.on_accent);
        visuals.text_cursor.stroke = Stroke::new(2.0, colours.accent);
        let of = |fill: Color32, frame: Stroke, text: Color32| WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: frame,
            corner_radius: CornerRadius::same(ROUND),
            fg_stroke: Stroke::new(1.5, text),
            expansion: 0.0,
        };
        let raised = colours.surface_raised;
        visuals.widgets.noninteractive = of(colours.surface, Stroke::new(1.0, colours.line), colours.text);
        visuals.widgets.inactive = of(raised, Stroke::new(1.0, colours.line), colours.text);
        visuals.widgets.hovered = of(raised, Stroke::new(1.5, colours.accent), colours.text);
        visuals.widgets.active = of(raised, Stroke::new(2.5, colours.focus), colours.text);
        visuals.widgets.open = of(raised, Stroke::new(1.0, colours.accent), colours.text);
        visuals
    }
}

/// Scales the text styles, not pixels per point, so the felt keeps its size at 1024x640 and 150 %.
fn set_text(style: &mut Style, scale: f32) {
    let of = |size: f32, family: FontFamily| FontId::new((size * scale).round(), family);
    style.text_styles = [
        (TextStyle::Small, of(13.0, FontFamily::Proportional)),
        (TextStyle::Body, of(16.0, FontFamily::Proportional)),
        (TextStyle::Monospace, of(16.0, FontFamily::Proportional)),
        (TextStyle::Button, of(16.0, fonts::semibold())),
        (TextStyle::Heading, of(20.0, fonts::semibold())),
        (Theme::title(), of(28.0, fonts::bold())),
    ]
    .into();
}

fn set_spacing(style: &mut Style, scale: f32) {
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(GRID, GRID);
    spacing.button_padding = vec2(2.0 * GRID, GRID * 0.75);
    spacing.window_margin = Margin::same(16);
    spacing.menu_margin = Margin::same(8);
    spacing.indent = 3.0 * GRID;
    spacing.interact_size = vec2(TARGET, TARGET.max((24.0 * scale).round()));
    spacing.icon_width = 20.0;
    spacing.icon_width_inner = 12.0;
    spacing.icon_spacing = GRID;
    spacing.combo_width = 20.0 * GRID;
    spacing.text_edit_width = 40.0 * GRID;
}
