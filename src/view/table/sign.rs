//! The limit sign, minimum and maximum, at the croupier's edge.

use eframe::egui::text::LayoutJob;
use eframe::egui::{Align, CornerRadius, FontId, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::felt_layout::FeltLayout;
use super::{TableLook, named_area};
use crate::describe::scene;
use crate::rules::settle::Limits;
use crate::view::fonts;

/// Smallest size of the text, in points, even where the plate then covers more than its place.
const LEAST: f32 = 8.0;

pub(super) fn sign_ui(ui: &Ui, stage: &FeltLayout, limits: Limits, look: &TableLook<'_>) {
    let render = |abridged: bool| look.render(&scene::sign(abridged, limits, look.house));
    let baize = look.theme.baize;
    let place = stage.furniture.sign;
    let ink = baize.card_ink_black;
    let layout = |text: &str, size: f32| {
        let mut job = LayoutJob::simple(text.to_owned(), FontId::new(size, fonts::semibold()), ink, f32::INFINITY);
        job.halign = Align::Center;
        ui.painter().layout_job(job)
    };
    let share = if stage.is_for_class { 0.06 } else { 0.042 };
    let mut size = (stage.cloth.height() * share).clamp(11.0, 64.0).min(place.height() / 1.75).max(LEAST);
    // A plate is wider than its text.
    let room = place.width() - size;
    let mut text = render(true);
    let wide = layout(&text, size).size().x;
    if wide > room {
        size *= room / wide;
    }
    if size < LEAST {
        // One limit below the other.
        size = LEAST;
        text = text.replace(" · ", "\n");
    }
    let text = layout(&text, size);
    let padding = (place.width() - text.size().x).clamp(size * 0.5, size);
    let plate = text.size() + vec2(padding, size * 0.4);
    // What is higher than its place leaves free what lies above.
    let centre = pos2(place.center().x, place.center().y.max(place.top() + plate.y / 2.0));
    let rect = Rect::from_center_size(centre, plate);
    let round = CornerRadius::from((size * 0.3).min(255.0));
    let line = Stroke::new((size * 0.08).max(1.0), baize.card_edge);
    ui.painter().rect(rect, round, baize.card_face, line, StrokeKind::Inside);
    ui.painter().galley(rect.center() - vec2(0.0, text.size().y / 2.0), text, ink);
    named_area(ui, rect, "sign", &render(false));
}
