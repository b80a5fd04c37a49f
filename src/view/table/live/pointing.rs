//! Pointing at things and carrying them.

use eframe::egui::{CursorIcon, Pos2, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};

use super::super::card::{self, CardPlace};
use super::super::{TableLook, chip, shoe};
use super::LiveTable;
use super::names::label;
use super::pieces;
use super::places::Places;
use crate::app::shift::scene::shown_card;
use crate::app::shift::thing::Thing;
use crate::drill::question::LaidCard;
use crate::rules::side::Side;
use crate::view::pointer;

/// Pointing and carrying in one frame.
#[derive(Debug, Clone)]
pub struct LiveResponse {
    /// A thing that was pointed at.
    pub pointed: Option<Thing>,
    /// A thing that was carried to another.
    pub carried: Option<(Thing, Thing)>,
    /// The thing that is being carried.
    dragged: Option<Thing>,
}

/// Everything that can be pointed at, what lies above others last.
fn things(places: &Places<'_>) -> Vec<(Thing, Rect)> {
    let state = places.state;
    let fixed = [Thing::Tray, Thing::Marble, Thing::Apart, Thing::Box];
    let pieces = state.house.chip_set().pieces.iter().map(|piece| Thing::Piece(piece.value));
    let hands = Side::BOTH.map(Thing::Hand);
    let crew = places.crew().into_iter().map(|placed| Thing::from(placed.person));
    let guests = places.guests().into_iter().map(|placed| Thing::from(placed.person));
    let stakes = pieces::lying(state).map(|stake| Thing::Stake(stake.id));
    let cards = state.felt.iter().filter(|card| places.card(card).is_some()).map(|card| Thing::Card(card.id));
    let all = fixed.into_iter().chain(pieces).chain(hands).chain(crew).chain(guests).chain([Thing::Shoe]);
    all.chain(stakes).chain(cards).filter_map(|thing| Some((thing, places.area(thing)?))).collect()
}

pub(super) fn point_ui(ui: &Ui, places: &Places<'_>, table: &LiveTable<'_>, look: &TableLook<'_>) -> LiveResponse {
    let all = things(places);
    let mut answer = LiveResponse { pointed: None, carried: None, dragged: None };
    let under = |at: Pos2| all.iter().rev().find(|(_, area)| area.contains(at)).map(|(thing, _)| *thing);
    for (thing, area) in &all {
        let response = thing_ui(ui, *thing, *area, table, look);
        if !table.works {
            continue;
        }
        if response.clicked() {
            answer.pointed = Some(*thing);
        }
        if response.dragged() && (table.carries)(*thing) {
            answer.dragged = Some(*thing);
        }
        if response.drag_stopped() && (table.carries)(*thing) {
            let at = ui.input(|input| input.pointer.interact_pos());
            answer.carried = at.and_then(under).filter(|to| to != thing).map(|to| (*thing, to));
        }
    }
    answer
}

fn thing_ui(ui: &Ui, thing: Thing, area: Rect, table: &LiveTable<'_>, look: &TableLook<'_>) -> Response {
    // The pieces of the tray are drawn from; without work there is nothing to draw.
    let sense = match (table.works, (table.carries)(thing)) {
        (false, _) => Sense::hover(),
        (true, true) => Sense::click_and_drag(),
        (true, false) => Sense::click(),
    };
    let response = ui.interact(area, ui.scope_id().with(thing), sense);
    let text = label(table, thing, look);
    let role = if table.works { Role::Button } else { Role::Image };
    response.widget_info(|| WidgetInfo::selected(role, response.enabled(), table.is_chosen(thing), &text));
    if !table.works {
        return response;
    }
    if response.has_focus() || response.hovered() {
        let strength = if response.has_focus() { 1.0 } else { 0.45 };
        let line = eframe::egui::Stroke::new(2.0, look.theme.baize.highlight.gamma_multiply(strength));
        ui.painter().rect_stroke(
            area.expand(1.0),
            eframe::egui::CornerRadius::same(6),
            line,
            eframe::egui::StrokeKind::Outside,
        );
    }
    let cursor = if (table.carries)(thing) { CursorIcon::Grab } else { CursorIcon::PointingHand };
    response.on_hover_cursor(cursor)
}

/// The carried thing, at the pointer.
pub(super) fn carried_ui(
    ui: &Ui,
    places: &Places<'_>,
    table: &LiveTable<'_>,
    look: &TableLook<'_>,
    answer: &LiveResponse,
) {
    let Some(thing) = answer.dragged.or(table.picked) else { return };
    pointer::follow(ui.ctx());
    let Some(at) = ui.input(|input| input.pointer.latest_pos()).filter(|at| places.room.contains(*at)) else { return };
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    match thing {
        Thing::Shoe => {
            let back = LaidCard::Down(shoe::next_back(&super::scene_of(places.state)));
            card::paint(ui, CardPlace::straight(at, places.stage.card * 0.8), back, look);
        }
        Thing::Card(id) => {
            let Some(lying) = places.state.card(id) else { return };
            card::paint(ui, CardPlace::straight(at, places.stage.card * 0.8), shown_card(lying), look);
        }
        Thing::Stake(id) => {
            let Some(stake) = places.state.stake(id) else { return };
            let columns = pieces::columns(look.house.chip_set(), &stake.pieces.counts());
            let radius = pieces::radius(places);
            chip::ChipPainter::new(ui, look.theme).columns(at, radius, radius * pieces::TALLEST, &columns);
        }
        Thing::Piece(value) => {
            let Some(piece) = look.house.chip_set().piece(value) else { return };
            let size = pieces::radius(places).max(10.0) * 2.0;
            chip::paint_piece(ui, Rect::from_center_size(at, vec2(size, size)), piece, look.theme);
        }
        Thing::Hand(_) | Thing::Apart | Thing::Guest(_) | Thing::Crew(_) | Thing::Box | Thing::Tray | Thing::Marble => {
        }
    }
}
