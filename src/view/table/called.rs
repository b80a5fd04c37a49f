//! The tailleur at a clear table before a class, and what is called.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Align2, CornerRadius, FontId, Galley, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::crew::Figure;
use super::{TableLook, name_table, named_area, step_picture};
use crate::drill::question::Scene;
use crate::view::fonts;
use crate::view::widget::{name, paint_verdict};

/// Shares of the height for what is called and for the cloth.
const BUBBLE: f32 = 0.36;
const CLOTH: f32 = 0.44;
/// And in a low picture, whose cloth bears the name beside the cards.
const LOW: [f32; 2] = [0.32, 0.5];
const LOWEST: f32 = 0.8;
const NAMED: f32 = 0.5;
/// Share of the cloth's height for the cards below the name.
const THINGS: f32 = 0.7;
/// Height of their picture, whose upper and lower parts are empty, in that of their place.
const BEYOND: f32 = 1.5;
/// The most that the picture is high, in its widths.
const TALLEST: f32 = 1.32;
/// Size of what is called, in heights of its bubble, of the sign that asks for it, and of the tailleur's name.
const CALL: f32 = 0.42;
const ASKED: f32 = 0.66;
const NAME: f32 = 0.15;
const LOW_NAME: f32 = 0.2;
/// Share of the bubble's width for what is called.
const INSIDE: f32 = 0.88;
/// Width of the rail, in heights of the cloth.
const RAIL: f32 = 0.045;
/// Way from the edge of a table to the middle of who stands at it, in his radii.
const AT_TABLE: f32 = 0.55;
/// Size of the name of a house beside him, in his radii.
const HOUSE: f32 = 0.72;

/// Draws the tailleur with what is called; a question mark while it is asked for.
pub fn called_at_table_ui(ui: &mut Ui, scene: &Scene, call: Option<&str>, look: &TableLook<'_>) {
    let room = ui.available_rect_before_wrap();
    let response = ui.allocate_rect(room, Sense::hover());
    name_table(&response, look);
    let room = Rect::from_center_size(room.center(), vec2(room.width(), room.height().min(room.width() * TALLEST)));
    let [above, below] = if is_low(room) { LOW } else { [BUBBLE, CLOTH] };
    let cloth = room.with_min_y(room.bottom() - room.height() * below);
    let bubble = room.with_max_y(room.top() + room.height() * above);
    let between = cloth.top() - bubble.bottom();
    let centre = pos2(room.center().x, cloth.top() - between * 0.34);
    let tail = [-0.25, 0.25].map(|aside| pos2(centre.x + aside * between, bubble.bottom() - 2.0));
    let end = pos2(centre.x, bubble.bottom() + between * 0.26);
    let baize = look.theme.baize;
    let edge = Stroke::new(1.5, look.theme.surround.line);
    ui.painter().add(Shape::convex_polygon(vec![tail[0], tail[1], end], baize.card_face, edge));
    let round = CornerRadius::from((bubble.height() * 0.24).min(255.0));
    ui.painter().rect(bubble, round, baize.card_face, edge, StrokeKind::Inside);
    call_ui(ui, bubble, call, look);
    let has_things = scene.discarded.is_some();
    let (named, things) = if is_low(room) && has_things {
        cloth.split_left_right_at_fraction(NAMED)
    } else {
        (cloth, cloth.with_min_y(cloth.bottom() - cloth.height() * THINGS))
    };
    cloth_ui(ui, cloth, has_things.then_some(things), look);
    let dress = look.theme.people.crew(0);
    Figure { centre, radius: between * 0.42, facing: true, dress, sits: false }.ui(ui, look);
    let (size, align, at) = if named == cloth {
        (NAME, Align2::CENTER_TOP, pos2(cloth.center().x, cloth.top() + cloth.height() * (RAIL + 0.09)))
    } else {
        (LOW_NAME, Align2::CENTER_CENTER, named.center())
    };
    let font = FontId::new(cloth.height() * size, fonts::semibold());
    ui.painter().text(at, align, look.house.terms.tailleur.value().to_uppercase(), font, baize.print);
}

/// True where the picture is wide: beside how a class answered.
fn is_low(room: Rect) -> bool {
    room.height() < room.width() * LOWEST
}

fn call_ui(ui: &Ui, bubble: Rect, call: Option<&str>, look: &TableLook<'_>) {
    let ink = look.theme.baize.card_ink_black;
    let lines = |size: f32| {
        let text = call.unwrap_or("?").to_owned();
        let mut job = LayoutJob::simple(text, FontId::new(size, fonts::bold()), ink, bubble.width() * INSIDE);
        job.halign = Align::Center;
        ui.painter().layout_job(job)
    };
    let largest = bubble.height() * if call.is_some() { CALL } else { ASKED };
    let sizes = [1.0, 0.85, 0.72, 0.6, 0.5, 0.4].map(|share| share * largest);
    let fits = |galley: &Arc<Galley>| galley.size().y <= bubble.height() * INSIDE;
    let galley = sizes.into_iter().map(lines).find(fits).unwrap_or_else(|| lines(largest * 0.3));
    let at = pos2(bubble.center().x, bubble.center().y - galley.size().y / 2.0);
    if let Some(call) = call {
        name(&ui.interact(bubble, ui.scope_id().with("called"), Sense::hover()), Role::Label, call);
    }
    ui.painter().galley(at, galley, ink);
}

/// The cloth, and where the story has them, the cards of the last coup among the discards.
fn cloth_ui(ui: &Ui, cloth: Rect, things: Option<Rect>, look: &TableLook<'_>) {
    let baize = look.theme.baize;
    let edge = Stroke::new(cloth.height() * RAIL, baize.rail);
    let round = CornerRadius::from((cloth.height() * 0.14).min(255.0));
    ui.painter().rect(cloth, round, baize.cloth, edge, StrokeKind::Inside);
    if let Some(things) = things {
        let things = things.shrink(cloth.height() * RAIL);
        let tall = (things.height() * BEYOND).min(things.width() / step_picture::STEP_WIDTH);
        let size = vec2(tall * step_picture::STEP_WIDTH, tall);
        step_picture::paint_things(ui, Rect::from_center_size(things.center(), size), "put-away", look);
    }
}

/// The tailleur in his place at the lower edge of a table, with a tick where it is who was asked for, and the house of
/// two in which it is.
pub(super) fn tailleur_ui(ui: &Ui, table: Rect, radius: f32, (is_right, house): (bool, &str), look: &TableLook<'_>) {
    // His hands lie on the rail.
    let centre = pos2(table.center().x, table.bottom() + AT_TABLE * radius);
    let place = Rect::from_center_size(centre, Vec2::splat(2.0 * radius));
    named_area(ui, place, "tailleur", look.house.terms.tailleur.value());
    Figure { centre, radius, facing: false, dress: look.theme.people.crew(0), sits: false }.ui(ui, look);
    if is_right {
        let tick = centre + vec2(1.9 * radius, 0.2 * radius);
        paint_verdict(ui.painter(), look.theme, tick, radius, true);
        let left = tick.x + 0.7 * radius;
        let font = FontId::new(radius * HOUSE, fonts::semibold());
        let name = ui.painter().layout(house.to_owned(), font, look.theme.surround.text, table.right() - left);
        ui.painter().galley(pos2(left, tick.y - name.size().y / 2.0), name, look.theme.surround.text);
    }
}
