//! The table in the scene editor, with the available places highlighted.

use eframe::egui::{CursorIcon, Pos2, Rect, Role, Sense, Shape, Stroke, Ui};

use super::felt_layout::FeltLayout;
use super::marks::Marks;
use super::{TableLook, hand, on_stage_ui};
use crate::app::scene_editor::TablePlace;
use crate::drill::question::Scene;
use crate::i18n::phrase::{Fact, Phrase};
use crate::view::widget::name;

/// Draws the table into the available space with these places highlighted: to put down what the author `holds`, or to
/// pick something up. Returns the place pressed, by pointer or
/// keyboard, and the focused place.
pub fn editable_scene_ui(
    ui: &mut Ui,
    scene: &Scene,
    look: &TableLook<'_>,
    (places, holds): (&[TablePlace], bool),
) -> (Option<TablePlace>, Option<TablePlace>) {
    let room = ui.available_rect_before_wrap();
    let response = ui.allocate_rect(room, Sense::hover());
    let house = Fact::Text(look.house.name.clone());
    name(&response, Role::Group, &look.render(&text!("table-name", house = house)));
    let stage = FeltLayout::new(room, scene, look.house);
    on_stage_ui(ui, &stage, scene, look, &Marks::default());
    let (mut pressed, mut held) = (dropped(ui, &stage, places).filter(|_| holds), None);
    for place in places {
        let Some(rect) = rect_of(&stage, *place) else { continue };
        let response = ui.interact(rect, ui.scope_id().with(("lay", *place)), Sense::click_and_drag());
        name(&response, Role::Button, &look.render(&place_phrase(*place, look)));
        lit(ui, &outline_of(&stage, *place, rect), response.has_focus(), response.hovered(), look);
        if response.has_focus() {
            held = Some(*place);
        }
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        if response.clicked() || response.drag_started() {
            pressed = Some(*place);
        }
    }
    (pressed, held)
}

/// The place over which something is let go after it was dragged. It was picked up when the drag began.
fn dropped(ui: &Ui, stage: &FeltLayout, places: &[TablePlace]) -> Option<TablePlace> {
    let id = ui.scope_id().with("lay-drag");
    let (drags, released, at) = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.is_decidedly_dragging(), pointer.any_released(), pointer.interact_pos())
    });
    let dragged = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default::<bool>(id), drags));
    let at = at.filter(|_| released && dragged)?;
    // A card lies on the place of its hand.
    let under = places.iter().filter_map(|place| Some((*place, rect_of(stage, *place)?)));
    let under = under.filter(|(_, rect)| rect.contains(at));
    under.min_by(|(_, one), (_, other)| one.area().total_cmp(&other.area())).map(|(place, _)| place)
}

/// `None` if the table does not show the place.
fn rect_of(stage: &FeltLayout, place: TablePlace) -> Option<Rect> {
    let rect = match place {
        TablePlace::Hand(side) => stage.hands[side],
        TablePlace::CardOf(side, at) => hand::place_of(stage, side, at).rect(),
        TablePlace::ToCome | TablePlace::Apart => return None,
        TablePlace::Stake(seat, spot) => {
            let row = stage.rows.iter().find(|row| row.spot == Some(spot))?;
            stage.seats.contains(&seat).then(|| stage.stake_cell(seat, row))?
        }
        TablePlace::Seat(seat) => cell(stage, seat, stage.rows.first()?)?,
        TablePlace::Heaps => stage.heaps(),
        TablePlace::Shoe => stage.furniture.shoe,
    };
    (rect.width() > 4.0 && rect.height() > 4.0).then_some(rect)
}

fn cell(stage: &FeltLayout, seat: u8, row: &super::felt_layout::PrintRow) -> Option<Rect> {
    let shown = stage.seats.contains(&seat);
    let (centre, size) = stage.cell(seat, row);
    shown.then(|| Rect::from_center_size(centre, size * 0.92))
}

/// The outline of a place, which in a row of boxes follows the edge of the table.
fn outline_of(stage: &FeltLayout, place: TablePlace, rect: Rect) -> Vec<Pos2> {
    let boxed = match place {
        TablePlace::Stake(seat, spot) => Some((seat, Some(spot))),
        TablePlace::Seat(seat) => Some((seat, None)),
        TablePlace::Hand(_)
        | TablePlace::CardOf(..)
        | TablePlace::ToCome
        | TablePlace::Apart
        | TablePlace::Heaps
        | TablePlace::Shoe => None,
    };
    let row = boxed.and_then(|(seat, spot)| Some((seat, stage.rows.iter().find(|row| row.spot == spot)?)));
    match row {
        Some((seat, row)) => stage.corners(seat, row).to_vec(),
        None => vec![rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()],
    }
}

fn lit(ui: &Ui, outline: &[Pos2], focused: bool, hovered: bool, look: &TableLook<'_>) {
    let highlight = look.theme.baize.highlight;
    let (tint, thick) = match (focused, hovered) {
        (true, _) => (0.28, 3.0),
        (false, true) => (0.22, 2.0),
        (false, false) => (0.07, 1.0),
    };
    let line = Stroke::new(thick, highlight.gamma_multiply(0.9));
    ui.painter().add(Shape::convex_polygon(outline.to_vec(), highlight.gamma_multiply(tint), line));
}

fn place_phrase(place: TablePlace, look: &TableLook<'_>) -> Phrase {
    let number = |number: u64| Fact::Number(number);
    match place {
        TablePlace::Hand(side) => text!("laying-place-hand", side = Fact::Side(side)),
        TablePlace::CardOf(side, at) => {
            text!("laying-place-card", side = Fact::Side(side), place = number(at as u64 + 1))
        }
        TablePlace::ToCome => text!("laying-place-to-come"),
        TablePlace::Apart => text!("laying-place-apart"),
        TablePlace::Stake(seat, spot) => {
            text!("laying-place-stake", seat = number(seat.into()), spot = look.spot_fact(spot))
        }
        TablePlace::Seat(seat) => text!("laying-place-seat", seat = number(seat.into())),
        TablePlace::Heaps => text!("laying-place-heaps"),
        TablePlace::Shoe => text!("laying-place-shoe"),
    }
}
