//! The lobby before the class: how to join, and who is in, as tiles in the colours of their teams.

use std::sync::Arc;

use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, RichText, Role, Sense, Stroke, StrokeKind,
    TextStyle, Ui, pos2, vec2,
};

use super::controls::status;
use super::joining::{invitation_ui, qr_code_ui};
use super::motion::turns_since;
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
/// From this number of people on, how many are here is the news and not who.
const CROWD: usize = 60;
/// Size of the number of people, and of that of a crowd, in text sizes.
const COUNT: f32 = 2.1;
const CROWD_COUNT: f32 = 3.4;
/// Seconds for which a page of names stays.
const PAGE_SECONDS: f64 = 5.0;
/// Height of a row of names and of the line that counts the others, in text sizes.
const LINE: f32 = 1.9;
const MORE: f32 = 1.8;
/// Least height as a share of what is seen: below a class's results the page scrolls.
const LOWEST: f32 = 0.8;
/// The sizes of text by which tiles shrink until all fit. Smaller ones are not read from the last row: names that do not
/// fit at the smallest come page by page.
const SCALES: [f32; 7] = [1.9, 1.6, 1.4, 1.25, 1.1, 1.0, 0.93];
/// Longest tile, in text sizes.
const LONGEST: f32 = 14.0;

pub(super) fn lobby_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance) {
    let room = &standing.room;
    let link = standing.links.first().cloned().unwrap_or_default();
    let height = ui.available_height().max(ui.clip_rect().height() * LOWEST);
    let side = (height * SQUARE).min(ui.available_width() * SQUARE_WIDTH);
    ui.horizontal_top(|ui| {
        qr_code_ui(ui, &link, side, face);
        ui.add_space(2.0 * GRID);
        ui.vertical(|ui| {
            ui.set_height(height);
            invitation_ui(ui, standing, face);
            if room.is_locked() {
                ui.label(strong(face.words.message(text_key!("host-is-locked"))));
            }
            count_ui(ui, room, face);
            teams_ui(ui, room, face);
            ui.add_space(GRID);
            names_ui(ui, room, face);
        });
    });
}

/// How many are here, by a figure that the last row reads.
fn count_ui(ui: &mut Ui, room: &Room, face: &Appearance) {
    let people = room.people().filter(|(_, person)| person.is_in()).count();
    if people == 0 {
        ui.label(RichText::new(status(room, face)).text_style(TextStyle::Heading));
        return;
    }
    let body = TextStyle::Body.resolve(ui.style()).size;
    let size = body * if people > CROWD { CROWD_COUNT } else { COUNT };
    let figure = RichText::new(face.words.whole(people as u64)).size(size).family(fonts::bold());
    ui.horizontal(|ui| {
        ui.label(figure);
        ui.label(RichText::new(face.words.message(text_key!("host-crowd"))).text_style(TextStyle::Heading));
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
            let label = text!("host-team-count", team = team_name, count = count);
            let label = face.words.render(&label, &HouseTerms::default());
            // A mark stands in the line of its name.
            let font = TextStyle::Body.resolve(ui.style());
            let wide = ui.painter().layout_no_wrap(label.clone(), font.clone(), Color32::PLACEHOLDER).size().x;
            if wide + 2.0 * font.size + GRID > ui.available_size_before_wrap().x {
                ui.end_row();
            }
            team_mark_ui(ui, face, &TeamMark::new(room, team));
            ui.label(label);
        }
    });
}

/// A team by its colour, and by the first letter of its name, so that no figure stands beside a place.
#[derive(Clone)]
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
    team: Option<TeamMark>,
    is_away: bool,
    label: String,
}

/// The names, the newest first where not all fit.
fn names_ui(ui: &mut Ui, room: &Room, face: &Appearance) {
    let mut people: Vec<&Participant> = room.people().map(|(_, person)| person).filter(|one| one.is_in()).collect();
    let (width, height) = (ui.available_width(), (ui.available_height() - GRID).max(0.0));
    let body = TextStyle::Body.resolve(ui.style()).size;
    let laid_out = |people: &[&Participant], scale: f32| {
        let tiles: Vec<NameTile> =
            people.iter().map(|person| name_tile(ui, face, (room, person), body * scale)).collect();
        let (places, bottom) = flow(&tiles, width, body * scale);
        (tiles, places, bottom)
    };
    let all = SCALES.iter().map(|scale| (*scale, laid_out(&people, *scale)));
    let fitting = all.into_iter().find(|(_, (.., bottom))| *bottom <= height);
    let (scale, (tiles, places, _)) = if let Some(fitting) = fitting {
        fitting
    } else {
        people.sort_by_key(|person| std::cmp::Reverse(person.joined_at));
        let smallest = SCALES.last().copied().unwrap_or(1.0);
        let lowest = height - body * MORE;
        let newest = people.first().map_or(0, |person| person.joined_at.millis());
        let pages = pages(&people, |rest| {
            let (_, places, _) = laid_out(rest, smallest);
            let line = body * smallest * LINE;
            places.iter().take_while(|place| place.y + line <= lowest).count()
        });
        // Where nothing moves, the newest stay.
        let what = ui.scope_id().with(("names", newest));
        let turn = if room.setup().lively { turns_since(ui, what, face, PAGE_SECONDS) } else { 0 };
        let page = pages.get(turn % pages.len().max(1)).copied().unwrap_or_default();
        (smallest, laid_out(page, smallest))
    };
    let shown = tiles.len();
    let bottom = tiles.iter().zip(&places).map(|(tile, at)| at.y + tile_size(tile, body * scale).y).fold(0.0, f32::max);
    let (rect, _) = ui.allocate_exact_size(vec2(width, bottom), Sense::hover());
    for (tile, at) in tiles.iter().zip(places) {
        let place = Rect::from_min_size(rect.min + at.to_vec2(), tile_size(tile, body * scale));
        tile_ui(ui, face, tile, (place, body * scale));
    }
    if shown < people.len() {
        let more = text!("host-and-more", count = Fact::Number((people.len() - shown) as u64));
        quiet_ui(ui, &face.theme, &face.words.render(&more, &HouseTerms::default()));
    }
}

/// The people page by page; `fitting` counts those of a list that fit on one.
fn pages<'l, 'p>(
    people: &'l [&'p Participant],
    fitting: impl Fn(&[&Participant]) -> usize,
) -> Vec<&'l [&'p Participant]> {
    let mut pages = Vec::new();
    let mut rest = people;
    while !rest.is_empty() {
        let (page, after) = rest.split_at(fitting(rest).clamp(1, rest.len()));
        pages.push(page);
        rest = after;
    }
    pages
}

fn name_tile(ui: &Ui, face: &Appearance, (room, person): (&Room, &Participant), size: f32) -> NameTile {
    let is_away = person.away_since.is_some();
    let label = legible(&person.name).into_owned();
    let ink = if is_away { face.theme.surround.text_quiet } else { face.theme.surround.text };
    let font = FontId { size, ..TextStyle::Body.resolve(ui.style()) };
    let mut job = eframe::egui::text::LayoutJob::simple_singleline(label.clone(), font, ink);
    job.wrap.max_width = size * LONGEST;
    job.wrap.max_rows = 1;
    let team = person.team.map(|team| TeamMark::new(room, team));
    NameTile { galley: ui.painter().layout_job(job), team, is_away, label }
}

/// Width of the mark of a team before a name, and of both with the space between them, in sizes of the name.
const MARK: f32 = 0.95;
const WITH_MARK: f32 = 1.2;

fn tile_size(tile: &NameTile, size: f32) -> eframe::egui::Vec2 {
    let mark = if tile.team.is_some() { WITH_MARK * size } else { 0.0 };
    vec2(tile.galley.size().x + size + mark, tile.galley.size().y + size * 0.5)
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

fn tile_ui(ui: &mut Ui, face: &Appearance, tile: &NameTile, (rect, size): (Rect, f32)) {
    let colours = &face.theme.surround;
    let response = ui.interact(rect, ui.scope_id().with(("name", &tile.label)), Sense::hover());
    name(&response, Role::Label, &tile.label);
    let edge = tile.team.as_ref().map_or(colours.line, |team| colours.team(team.number));
    let fill = if tile.is_away { Color32::TRANSPARENT } else { colours.surface_raised };
    let painter = ui.painter();
    painter.rect(
        rect,
        CornerRadius::same(8),
        fill,
        Stroke::new(if tile.team.is_some() { 3.0 } else { 1.0 }, edge),
        StrokeKind::Inside,
    );
    let mut at = pos2(rect.left() + size / 2.0, rect.center().y - tile.galley.size().y / 2.0);
    if let Some(team) = &tile.team {
        let mark = Rect::from_center_size(pos2(at.x + MARK * size / 2.0, rect.center().y), vec2(MARK, MARK) * size);
        paint_team_mark(painter, face, mark, team);
        at.x += WITH_MARK * size;
    }
    painter.galley(at, Arc::clone(&tile.galley), colours.text);
}
