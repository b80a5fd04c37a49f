//! The ways of things that are due to be moved.

use eframe::egui::{Pos2, Rect, Shape, Stroke, Ui, pos2};

use super::super::TableLook;
use super::places::Places;
use crate::app::shift::thing::Thing;

/// Bend of the way, as a share of its length.
const BEND: f32 = 0.13;
/// Space between two dots of the way, in points.
const DOTS: f32 = 11.0;
/// Space between the rail and a way along it, in depths of the rail.
const INSIDE: f32 = 0.12;
/// Length and half the width of the arrowhead, in points.
const HEAD: (f32, f32) = (13.0, 7.0);

/// A dotted line from a thing to where it goes.
pub(super) fn way_ui(ui: &Ui, places: &Places<'_>, (thing, aim): (Thing, Thing), look: &TableLook<'_>) {
    let (Some(from), Some(to)) = (places.area(thing), places.area(aim)) else { return };
    if from.center().distance(to.center()) < 4.0 * HEAD.0 {
        return;
    }
    // The shoe stands before a player.
    let points = if thing == Thing::Shoe { along_rail(places, from, to) } else { across(places, from, to) };
    // From the edge of the thing to that of its aim.
    let outside = |at: &&Pos2| !from.shrink(from.height().min(from.width()) * 0.2).contains(**at);
    let path: Vec<Pos2> = points.iter().filter(outside).filter(|at| !to.contains(**at)).copied().collect();
    let Some((tip, before)) = path.last().zip(path.iter().rev().nth(HEAD.0 as usize / 2)) else { return };
    let ink = look.theme.baize.highlight;
    let along = (*tip - *before).normalized();
    let shaft: Vec<Pos2> = path.iter().filter(|at| at.distance(*tip) > HEAD.0).copied().collect();
    ui.painter().extend(Shape::dotted_line(&shaft, ink, DOTS, 2.25));
    let (back, side) = (*tip - along * HEAD.0, along.rot90() * HEAD.1);
    ui.painter().add(Shape::convex_polygon(vec![*tip, back + side, back - side], ink, Stroke::NONE));
}

/// Along the inner edge of the rail, clear of the crew's hands, bets and lettering; to the other edge across the cloth.
fn along_rail(places: &Places<'_>, from: Rect, to: Rect) -> Vec<Pos2> {
    let middle = places.stage.cloth.center().y;
    let is_above = from.center().y < middle;
    if is_above != (to.center().y < middle) {
        return across(places, from, to);
    }
    let (start, end) = (from.center().x, to.center().x);
    let steps = ((end - start).abs() / 2.0).ceil().max(2.0);
    let at = |step: u32| {
        let x = start + (end - start) * step as f32 / steps;
        pos2(x, places.stage.edge_at(x, is_above, -places.stage.rail * INSIDE))
    };
    (0..=steps as u32).map(at).collect()
}

fn across(places: &Places<'_>, from: Rect, to: Rect) -> Vec<Pos2> {
    // People sit around the cloth; on the floor the line would be too pale.
    let (start, end) = (from.center(), places.stage.cloth.clamp(to.center()));
    let straight = end - start;
    // It bends towards the middle of the table.
    let (half, aside) = (start.lerp(end, 0.5), straight.rot90() * BEND);
    let inwards = places.stage.cloth.center() - half;
    let bend = half + if aside.dot(inwards) < 0.0 { -aside } else { aside };
    let steps = (straight.length() / 2.0).ceil().max(2.0);
    let at = |share: f32| start.lerp(bend, share).lerp(bend.lerp(end, share), share);
    (0..=steps as u32).map(|step| at(step as f32 / steps)).collect()
}
