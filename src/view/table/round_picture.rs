//! A plan of a large table with the ways of those who pay it, from the seats nearest to them.

use eframe::egui::{Align2, FontId, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, pos2, vec2};

use super::felt_layout::FeltLayout;
use super::{TableLook, crew, felt};
use crate::drill::question::Scene;
use crate::rules::house::{House, TableSize};
use crate::rules::round_of_payment::{PayerPosition, RoundOfPayment};
use crate::view::fonts;
use crate::view::widget::name;

/// Height of the plan, in its widths.
const HEIGHT: f32 = 0.66;
/// Height of the strips for the crew, size and depth of the numbers, and depth of the ways, in heights of the plan.
const STRIP: f32 = 0.1;
const NUMBER: f32 = 0.062;
const NUMBERS_AT: f32 = 0.075;
const WAYS_AT: f32 = 0.21;
/// Smallest number that is written, in points.
const LEAST_NUMBER: f32 = 9.0;
/// Depth and radius of the start of the ways before a payer.
const STARTS_AT: f32 = 0.07;
const START: f32 = 0.022;
/// Radius of the number of a way, in heights of the plan.
const BADGE: f32 = 0.052;
/// Pieces of a way along an edge.
const STEPS: u8 = 12;
/// Length of an arrowhead, in heights of the plan.
const HEAD: f32 = 0.075;

/// Space that the plan takes in a column of this width; `None` where no bet of the house is settled before a farther one.
pub fn round_picture_height(house: &House, size: TableSize, width: f32) -> Option<f32> {
    let round = RoundOfPayment::for_table(house, size)?;
    (!round.nearest_first_runs().is_empty()).then_some(width * HEIGHT)
}

/// Draws the plan in this width, in the middle of the column; it has this name.
pub fn round_picture_ui(ui: &mut Ui, size: TableSize, width: f32, label: &str, look: &TableLook<'_>) {
    let (column, response) = ui.allocate_exact_size(vec2(ui.available_width(), width * HEIGHT), Sense::hover());
    let room = Rect::from_center_size(column.center(), vec2(width, column.height()));
    name(&response, Role::Image, label);
    let scene = Scene { table: Some(size), ..Scene::default() };
    let unit = room.height();
    let stage = FeltLayout::with_strip(room, unit * STRIP, &scene, look.house);
    felt::paint(ui, &stage, look);
    crew::crew_ui(ui, &stage, &scene, None, look);
    let font = FontId::new(unit * NUMBER, fonts::semibold());
    // Smaller ones could not be read.
    let has_numbers = font.size >= LEAST_NUMBER;
    for seat in stage.seats.iter().copied().filter(|_| has_numbers) {
        let at = stage.beside(seat, -unit * NUMBERS_AT);
        ui.painter().text(at, Align2::CENTER_CENTER, seat.to_string(), font.clone(), look.theme.baize.print);
    }
    let Some(round) = RoundOfPayment::for_table(look.house, size) else { return };
    let is_above = round.payer_position() == PayerPosition::Facing;
    let (middle, apart) = (stage.cloth.center().x, if round.payers() > 1 { crew::APART * stage.strip } else { 0.0 });
    for (number, run) in round.nearest_first_runs().iter().flat_map(|runs| (1_u8..).zip(runs)) {
        let Some(last) = run.seats.last().map(|seat| stage.beside(*seat, 0.0).x) else { continue };
        let from = middle + apart * (last - middle).signum();
        let start = pos2(from, stage.edge_at(from, is_above, -unit * STARTS_AT));
        ui.painter().circle_filled(start, unit * START, look.theme.baize.highlight);
        let along = (0..=STEPS).map(|step| {
            let x = from + (last - from) * f32::from(step) / f32::from(STEPS);
            pos2(x, stage.edge_at(x, run.facing, -unit * WAYS_AT))
        });
        let path: Vec<Pos2> = std::iter::once(start).chain(along).collect();
        paint_way(ui, &path, unit, look);
        let at = path.get(path.len() / 2).copied().unwrap_or(start);
        ui.painter().circle_filled(at, unit * BADGE, look.theme.baize.highlight);
        let font = FontId::new(unit * BADGE * 1.5, fonts::bold());
        ui.painter().text(at, Align2::CENTER_CENTER, number, font, look.theme.baize.card_ink_black);
    }
}

/// A line whose end is an arrowhead.
fn paint_way(ui: &Ui, path: &[Pos2], unit: f32, look: &TableLook<'_>) {
    let Some((tip, before)) = path.last().zip(path.iter().rev().nth(1)) else { return };
    let ink = look.theme.baize.highlight;
    let along = (*tip - *before).normalized();
    let neck = *tip - along * unit * HEAD;
    let mut shaft: Vec<Pos2> = path.iter().filter(|at| at.distance(*tip) > unit * HEAD).copied().collect();
    shaft.push(neck);
    ui.painter().add(Shape::line(shaft, Stroke::new((unit * 0.016).max(1.5), ink)));
    let side = along.rot90() * unit * HEAD * 0.5;
    ui.painter().add(Shape::convex_polygon(vec![*tip, neck + side, neck - side], ink, Stroke::NONE));
}
