//! Common settings of the plots: fixed axes, muted style, accessible names.

use eframe::egui::{Color32, CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, vec2};
use egui_plot::{GridInput, GridMark, HoverPosition, Plot, PlotUi};

use crate::view::pointer;
use crate::view::theme::{GRID, Theme};
use crate::view::widget::name;

pub(super) struct PlotFrame {
    /// Id salt; must differ for other bounds.
    pub(super) salt: String,
    /// Accessible name.
    pub(super) accessible_name: String,
    pub(super) height: f32,
    /// First and last x.
    pub(super) x: (f64, f64),
    /// Lowest and highest y.
    pub(super) y: (f64, f64),
}

/// A plot without panning and zooming.
pub(super) fn plot_ui<'a>(
    ui: &mut Ui,
    theme: &Theme,
    frame: &PlotFrame,
    dress: impl FnOnce(Plot<'a>) -> Plot<'a>,
    draw: impl FnOnce(&mut PlotUi<'a>) + 'a,
) {
    ui.scope(|ui| {
        // Axis labels use the small font.
        let small = TextStyle::Small.resolve(ui.style());
        for style in [TextStyle::Body, TextStyle::Monospace] {
            ui.style_mut().text_styles.insert(style, small.clone());
        }
        let plot = Plot::new(frame.salt.clone())
            .height(frame.height)
            .allow_zoom(false)
            .allow_drag(false)
            .allow_scroll(false)
            .allow_boxed_zoom(false)
            .allow_axis_zoom_drag(false)
            .allow_double_click_reset(false)
            .show_crosshair(false)
            .show_background(false)
            .grid_color(theme.surround.line)
            .cursor_color(theme.surround.text_quiet)
            .sense(Sense::hover())
            .set_margin_fraction(vec2(0.0, 0.0))
            .default_x_bounds(frame.x.0, frame.x.1)
            .default_y_bounds(frame.y.0, frame.y.1);
        let shown = dress(plot).show(ui, draw);
        // It reads the value under the pointer.
        pointer::follow(ui.ctx());
        name(&shown.response, Role::Image, &frame.accessible_name);
    });
}

/// Index of the x position under the pointer.
pub(super) fn place_under(hover: &HoverPosition<'_>) -> usize {
    let (HoverPosition::NearDataPoint { position, .. } | HoverPosition::Elsewhere { position }) = hover;
    position.x.round().max(0.0) as usize
}

pub(super) fn marks(places: &[f64], step: f64) -> impl Fn(GridInput) -> Vec<GridMark> + 'static {
    let marks: Vec<GridMark> = places.iter().map(|value| GridMark { value: *value, step_size: step }).collect();
    move |_| marks.clone()
}

/// A step of 1, 2 or 5 times a power of ten that divides `most` into at most six parts.
pub(super) fn step(most: f64) -> f64 {
    let mut step = 10_f64.powf((most.max(1e-6) / 6.0).log10().floor());
    for factor in [2.0, 2.5, 2.0, 2.0] {
        if most / step <= 6.0 {
            break;
        }
        step *= factor;
    }
    step
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Swatch {
    Full,
    Hollow,
    Line,
    Band,
}

pub(super) fn legend_ui(ui: &mut Ui, theme: &Theme, lines: &[(Swatch, Color32, String)]) {
    ui.horizontal_wrapped(|ui| {
        for (swatch, colour, text) in lines {
            let size = ui.text_style_height(&TextStyle::Small);
            let (rect, _) = ui.allocate_exact_size(vec2(size * 1.2, size), Sense::hover());
            swatch_at(ui, rect, *swatch, *colour);
            super::super::page::small_ui(ui, theme, text);
            ui.add_space(GRID);
        }
    });
}

fn swatch_at(ui: &Ui, rect: Rect, swatch: Swatch, colour: Color32) {
    let (painter, square) = (ui.painter(), rect.shrink(rect.height() * 0.18));
    match swatch {
        Swatch::Full => {
            painter.rect_filled(square, CornerRadius::same(2), colour);
        }
        Swatch::Hollow => {
            painter.rect_stroke(square, CornerRadius::same(2), Stroke::new(1.5, colour), StrokeKind::Inside);
        }
        Swatch::Line => {
            painter.hline(rect.x_range(), rect.center().y, Stroke::new(2.5, colour));
        }
        Swatch::Band => {
            painter.rect_filled(square, CornerRadius::same(2), colour.gamma_multiply(0.25));
        }
    }
}

pub(super) fn bar_row_ui(ui: &mut Ui, theme: &Theme, label: &str, figure: &str, share: f64) {
    let colours = theme.surround;
    let font = TextStyle::Body.resolve(ui.style());
    let width = ui.available_width();
    let name_width = (width * 0.55).min(font.size * 28.0);
    let galley = ui.painter().layout(label.to_owned(), font.clone(), colours.text, name_width - GRID);
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y + GRID * 0.75), Sense::hover());
    name(&response, Role::Label, &format!("{label}: {figure}"));
    let painter = ui.painter();
    painter.galley(rect.left_center() - vec2(0.0, galley.size().y / 2.0), galley, colours.text);
    let figure = painter.layout_no_wrap(figure.to_owned(), font.clone(), colours.text);
    let figure_width = (font.size * 4.0).max(figure.size().x);
    let bar = Rect::from_min_max(
        rect.left_top() + vec2(name_width, 0.0),
        rect.right_bottom() - vec2(figure_width + GRID, 0.0),
    );
    let bar = Rect::from_center_size(bar.center(), vec2(bar.width().max(0.0), (font.size * 0.55).min(rect.height())));
    painter.rect_filled(bar, CornerRadius::same(3), colours.line.gamma_multiply(0.6));
    let filled = vec2(bar.width() * share.clamp(0.0, 1.0) as f32, bar.height());
    painter.rect_filled(Rect::from_min_size(bar.min, filled), CornerRadius::same(3), colours.accent);
    painter.galley(rect.right_center() - figure.size() * vec2(1.0, 0.5), figure, colours.text);
}
