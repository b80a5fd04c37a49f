//! Tables side by side, each with its title: the same case in two houses, at two moments, or the tables of a house.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{Align, Align2, FontId, Rect, Role, Sense, TextStyle, Ui, UiBuilder, vec2};

use super::{Marks, TableLook, called, class_part_ui, marked_scene_ui};
use crate::drill::question::{FeltPlace, Scene, Seats, SecondTable};
use crate::rules::side::BySide;
use crate::view::fonts;
use crate::view::theme::GRID;
use crate::view::widget::name;

/// Draws a scene and its counterpart side by side in a wide area, stacked otherwise.
pub fn two_tables_ui(
    ui: &mut Ui,
    (scene, marks): (&Scene, &Marks),
    second: &SecondTable,
    look: &TableLook<'_>,
) -> Option<FeltPlace> {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let there = TableLook { house: &second.house, choosable: &[], ..*look };
    let [one, other] = halves(room);
    let [title, other_title] = second.titles(look.house).map(|title| look.render(&title));
    let chosen = table_ui(ui, one, ("first table", [title, String::new()]), (scene, marks), look);
    table_ui(ui, other, ("second table", [other_title, String::new()]), (&second.scene, &marks.of_second()), &there);
    chosen
}

/// Draws the table that is alike in two houses once, below both names.
pub fn one_for_two_ui(
    ui: &mut Ui,
    (scene, marks): (&Scene, &Marks),
    second: &SecondTable,
    look: &TableLook<'_>,
) -> Option<FeltPlace> {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let titles = second.titles(look.house).map(|title| look.render(&title)).join("\n");
    let note = look.words.message(text_key!("host-same-table"));
    // The shoe lies where it is in the house that passes it round.
    let holder = [scene, &second.scene].into_iter().find_map(|scene| scene.seats.as_ref()?.holder);
    let seats = scene.seats.clone().map(|seats| Seats { holder, ..seats });
    table_ui(ui, room, ("both tables", [titles, note]), (&Scene { seats, ..scene.clone() }, marks), look)
}

/// Draws a coup that is alike in two houses once, and below it the bets of each on a strip of its own.
pub(super) fn cards_once_ui(ui: &mut Ui, (scene, marks): (&Scene, &Marks), second: &SecondTable, look: &TableLook<'_>) {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let (cards, bets) = room.split_top_bottom_at_fraction(CARDS);
    let (one, other) = bets.split_top_bottom_at_fraction(0.5);
    // The second house names its own on its strip.
    let coup = Scene { hands: scene.hands.clone(), announced: scene.announced, ..Scene::default() };
    ui.scope_builder(UiBuilder::new().id_salt("coup").max_rect(cards), |ui| {
        class_part_ui(ui, cards, &coup, look, &Marks { shows_totals: marks.shows_totals, ..Marks::default() });
    });
    let [title, other_title] = second.titles(look.house).map(|title| look.render(&title));
    let bets = |scene: &Scene| Scene { hands: BySide::default(), ..scene.clone() };
    let there = TableLook { house: &second.house, choosable: &[], ..*look };
    table_ui(ui, one, ("first table", [title, String::new()]), (&bets(scene), marks), look);
    table_ui(
        ui,
        other,
        ("second table", [other_title, String::new()]),
        (&bets(&second.scene), &marks.of_second()),
        &there,
    );
}

/// Draws the tables of one house below each other, each with its title.
pub fn tables_of_house_ui(ui: &mut Ui, tables: &[(String, Scene)], look: &TableLook<'_>) {
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let height = (room.height() + GRID) / tables.len().max(1) as f32;
    for (place, (title, scene)) in tables.iter().enumerate() {
        let top = room.top() + height * place as f32;
        let area = Rect::from_x_y_ranges(room.x_range(), top..=top + height - GRID);
        table_ui(ui, area, (title.as_str(), [title.clone(), String::new()]), (scene, &Marks::default()), look);
    }
}

/// The two halves of an area, in the split closer to the tables' best proportions.
fn halves(room: Rect) -> [Rect; 2] {
    let gap = vec2(GRID, GRID);
    if room.width() > room.height() * WIDE {
        let (one, other) = room.split_left_right_at_fraction(0.5);
        return [one.with_max_x(one.right() - gap.x / 2.0), other.with_min_x(other.left() + gap.x / 2.0)];
    }
    let (one, other) = room.split_top_bottom_at_fraction(0.5);
    [one.with_max_y(one.bottom() - gap.y / 2.0), other.with_min_y(other.top() + gap.y / 2.0)]
}

/// Share of the usual size of a title below which it has two lines before a class, and their size in that.
const TWO_LINES: f32 = 0.7;
const SMALLER: f32 = 0.76;
/// Size of what stands below the names of two houses, in theirs.
const NOTE: f32 = 0.86;
/// Radius of the tailleur at the table, in sizes of text, and the height that he takes below it, in his radii.
const TAILLEUR: f32 = 1.5;
const TAILLEUR_BELOW: f32 = 1.45;
/// Share of the height for the cards of a coup above the bets of two houses.
const CARDS: f32 = 0.38;
/// Minimum aspect ratio for side-by-side tables.
const WIDE: f32 = 1.5;

fn table_ui(
    ui: &mut Ui,
    room: Rect,
    (id, [heading, note]): (&str, [String; 2]),
    (scene, marks): (&Scene, &Marks),
    look: &TableLook<'_>,
) -> Option<FeltPlace> {
    // Before a class the text grows with the page.
    let of_text = 1.8 * TextStyle::Body.resolve(ui.style()).size;
    let (share, most) = if look.for_class { (0.1, of_text) } else { (0.05, 40.0) };
    let least = if look.for_class { room.width() * 0.042 } else { 13.0 };
    let size = (room.height() * share).max(least).min(most);
    let ink = look.theme.surround.text;
    let line = |size: f32, wide: f32| {
        let font = FontId::new(size, fonts::semibold());
        let mut job = LayoutJob::simple(heading.clone(), font, ink, wide);
        if !note.is_empty() {
            let quiet = FontId { size: size * NOTE, ..TextStyle::Body.resolve(ui.style()) };
            job.append(&format!("\n{note}"), 0.0, TextFormat::simple(quiet, look.theme.surround.text_quiet));
        }
        ui.painter().layout_job(LayoutJob { halign: Align::Center, ..job })
    };
    let galley = line(size, f32::INFINITY);
    // Long names are smaller, on one line; much smaller ones a class could not read.
    let fits = (room.width() - 2.0 * size) / galley.size().x.max(1.0);
    let galley = match fits {
        _ if heading.contains('\n') => line(size * fits.min(SMALLER), f32::INFINITY),
        ..TWO_LINES if look.for_class => line(size * SMALLER, room.width()),
        ..1.0 => line(size * fits, f32::INFINITY),
        _ => galley,
    };
    let (title, table) = room.split_top_bottom_at_y(room.top() + (galley.size().y + 0.1 * size).max(1.5 * size));
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), title);
    let response = ui.interact(at, ui.scope_id().with((id, "title")), Sense::hover());
    name(&response, Role::Heading, format!("{heading}\n{note}").trim_end());
    ui.painter().galley(at.center_top(), galley, ink);
    let radius = TextStyle::Body.resolve(ui.style()).size * TAILLEUR;
    let below = if marks.tailleur[0].is_some() { radius * TAILLEUR_BELOW } else { 0.0 };
    let table = table.with_max_y(table.bottom() - below);
    let chosen =
        ui.scope_builder(UiBuilder::new().id_salt(id).max_rect(table), |ui| marked_scene_ui(ui, scene, look, marks));
    if let Some(is_right) = marks.tailleur[0] {
        let house = marks.houses.iter().find(|(seat, _)| seat.is_none()).map_or("", |(_, house)| house);
        called::tailleur_ui(ui, table, radius, (is_right, house), look);
    }
    chosen.inner
}
