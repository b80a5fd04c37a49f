//! The lobby before the class: how to join, and who is in, as tiles in the colours of their teams.

use std::sync::Arc;

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, RichText, Role, Sense, Stroke, StrokeKind,
    TextStyle, Ui, pos2, vec2,
};

use super::controls::status;
use super::joining::{invitation_ui, qr_code_ui};
use crate::app::host::HostedRoom;
use crate::classroom::{Participant, Room};
use crate::describe::legible::legible;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::screen::answer::strong;
use crate::view::screen::page::quiet_ui;
use crate::view::theme::GRID;
use crate::view::widget::name;
use crate::view::{Appearance, fonts};

/// Height of the square as a share of the page.
const SQUARE: f32 = 0.96;
/// Most of the width that the square may take.
const SQUARE_WIDTH: f32 = 0.45;
/// So many people are a crowd; most of the width that the square then has, and the size of the code.
const CROWD: usize = 60;
const NARROW_SQUARE: f32 = 0.38;
const SMALL_CODE: f32 = 0.66;
/// Least height as a share of what is seen: below a class's results the page scrolls.
const LOWEST: f32 = 0.8;
/// The sizes of text by which tiles shrink until all fit.
const SCALES: [f32; 16] = [1.9, 1.6, 1.4, 1.25, 1.1, 1.0, 0.85, 0.72, 0.66, 0.6, 0.56, 0.52, 0.48, 0.44, 0.4, 0.36];
/// Longest tile, in text sizes.
const LONGEST: f32 = 14.0;

pub(super) fn lobby_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance) {
    let room = &standing.room;
    let link = standing.links.first().cloned().unwrap_or_default();
    let height = ui.available_height().max(ui.clip_rect().height() * LOWEST);
    let is_crowd = room.people().count() > CROWD;
    let side = (height * SQUARE).min(ui.available_width() * if is_crowd { NARROW_SQUARE } else { SQUARE_WIDTH });
    ui.horizontal_top(|ui| {
        qr_code_ui(ui, &link, side, face);
        ui.add_space(2.0 * GRID);
        ui.vertical(|ui| {
            ui.set_height(height);
            // A crowd needs the room for its names.
            invitation_ui(ui, standing, face, if is_crowd { SMALL_CODE } else { 1.0 });
            if room.is_locked() {
                ui.label(strong(face.words.message(text_key!("host-is-locked"))));
            }
            ui.label(RichText::new(status(room, face)).text_style(TextStyle::Heading));
            teams_ui(ui, room, face);
            ui.add_space(GRID);
            names_ui(ui, room, face);
        });
    });
}

/// The teams with their colours and how many are in each.
fn teams_ui(ui: &mut Ui, room: &Room, face: &Appearance) {
    if room.setup().teams.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for (team, team_name) in room.setup().teams.iter().enumerate() {
            let count = room.people().filter(|(_, person)| person.team == Some(team) && person.is_in()).count();
            let (team_name, count) = (Fact::Text(team_name.clone()), Fact::Number(count as u64));
            team_mark_ui(ui, face, &TeamMark::new(room, team));
            let label = text!("host-team-count", team = team_name, count = count);
            ui.label(face.words.render(&label, &HouseTerms::default()));
        }
    });
}

/// A team by its colour, and by the first letter of its name, so that no figure stands beside a place.
pub(super) struct TeamMark {
    pub(super) number: usize,
    letter: String,
}

impl TeamMark {
    /// The number where two teams begin alike.
    pub(super) fn new(room: &Room, number: usize) -> Self {
        let first = |name: &String| name.trim().chars().next().map(|letter| letter.to_uppercase().to_string());
        let teams = &room.setup().teams;
        let own = teams.get(number).and_then(first);
        let is_alone = teams.iter().filter(|name| first(name) == own).count() == 1;
        let letter = own.filter(|_| is_alone).unwrap_or_else(|| (number + 1).to_string());
        Self { number, letter }
    }
}

/// A square in the colour of a team with its letter: colour is not the only sign.
fn team_mark_ui(ui: &mut Ui, face: &Appearance, team: &TeamMark) {
    let size = TextStyle::Body.resolve(ui.style()).size * 1.2;
    let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    paint_team_mark(ui.painter(), face, rect, team);
}

pub(super) fn paint_team_mark(painter: &Painter, face: &Appearance, rect: Rect, team: &TeamMark) {
    let colours = face.theme.surround;
    painter.rect_filled(rect, rect.height() * 0.2, colours.team(team.number));
    let font = FontId::new(rect.height() * 0.7, fonts::bold());
    painter.text(rect.center(), Align2::CENTER_CENTER, &team.letter, font, colours.on_team);
}

struct NameTile {
    galley: Arc<Galley>,
    team: Option<usize>,
    is_away: bool,
    label: String,
}

fn names_ui(ui: &mut Ui, room: &Room, face: &Appearance) {
    let people: Vec<&Participant> = room.people().map(|(_, person)| person).filter(|one| one.is_in()).collect();
    if people.is_empty() {
        return;
    }
    let (width, height) = (ui.available_width(), (ui.available_height() - GRID).max(0.0));
    let body = TextStyle::Body.resolve(ui.style()).size;
    let laid_out = |scale: f32| {
        let tiles: Vec<NameTile> = people.iter().map(|person| name_tile(ui, face, person, body * scale)).collect();
        let (places, bottom) = flow(&tiles, width, body * scale);
        (tiles, places, bottom)
    };
    let fits = SCALES.iter().map(|scale| (*scale, laid_out(*scale))).find(|(_, (.., bottom))| *bottom <= height);
    let smallest = SCALES.last().copied().unwrap_or(1.0);
    let (scale, (tiles, places, bottom)) = fits.unwrap_or_else(|| (smallest, laid_out(smallest)));
    // In a small window a crowd's last names are only counted.
    let room = if bottom > height { height - body * 1.6 } else { height };
    let (rect, _) = ui.allocate_exact_size(vec2(width, bottom.min(room).max(0.0)), Sense::hover());
    let mut hidden = 0;
    for (tile, at) in tiles.iter().zip(places) {
        let tile_rect = Rect::from_min_size(rect.min + at.to_vec2(), tile_size(tile, body * scale));
        if tile_rect.bottom() <= rect.bottom() + 1.0 {
            tile_ui(ui, face, tile, tile_rect);
        } else {
            hidden += 1;
        }
    }
    if hidden > 0 {
        let more = text!("host-and-more", count = Fact::Number(hidden));
        quiet_ui(ui, &face.theme, &face.words.render(&more, &HouseTerms::default()));
    }
}

fn name_tile(ui: &Ui, face: &Appearance, person: &Participant, size: f32) -> NameTile {
    let is_away = person.away_since.is_some();
    let label = legible(&person.name).into_owned();
    let ink = if is_away { face.theme.surround.text_quiet } else { face.theme.surround.text };
    let font = FontId { size, ..TextStyle::Body.resolve(ui.style()) };
    let mut job = eframe::egui::text::LayoutJob::simple_singleline(label.clone(), font, ink);
    job.wrap.max_width = size * LONGEST;
    job.wrap.max_rows = 1;
    NameTile { galley: ui.painter().layout_job(job), team: person.team, is_away, label }
}

fn tile_size(tile: &NameTile, size: f32) -> eframe::egui::Vec2 {
    vec2(tile.galley.size().x + size, tile.galley.size().y + size * 0.5)
}

/// Places of tiles in rows, and their lower edge.
fn flow(tiles: &[NameTile], width: f32, size: f32) -> (Vec<Pos2>, f32) {
    let gap = size * 0.35;
    let (mut at, mut bottom) = (Pos2::ZERO, 0.0_f32);
    let places = tiles.iter().map(|tile| {
        let extent = tile_size(tile, size);
        if at.x > 0.0 && at.x + extent.x > width {
            at = pos2(0.0, bottom + gap);
        }
        let place = at;
        at.x += extent.x + gap;
        bottom = bottom.max(place.y + extent.y);
        place
    });
    let places = places.collect();
    (places, bottom)
}

fn tile_ui(ui: &mut Ui, face: &Appearance, tile: &NameTile, rect: Rect) {
    let colours = &face.theme.surround;
    let response = ui.interact(rect, ui.scope_id().with(("name", &tile.label)), Sense::hover());
    name(&response, Role::Label, &tile.label);
    let edge = tile.team.map_or(colours.line, |team| colours.team(team));
    let fill = if tile.is_away { Color32::TRANSPARENT } else { colours.surface_raised };
    let painter = ui.painter();
    painter.rect(
        rect,
        CornerRadius::same(8),
        fill,
        Stroke::new(if tile.team.is_some() { 3.0 } else { 1.0 }, edge),
        StrokeKind::Inside,
    );
    let at = rect.center() - tile.galley.size() / 2.0;
    painter.galley(at, Arc::clone(&tile.galley), colours.text);
}
