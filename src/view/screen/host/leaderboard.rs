//! The leaderboard shown to the class, as far as the trainer allows.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use eframe::egui::{Rect, Sense, TextStyle, Ui, UiBuilder, pos2, vec2};

use super::bar::{ChartBar, bar_height, bar_ui};
use super::lobby::{TeamMark, team_mark_ui};
use super::motion::seconds_since;
use super::podium::{Winner, podium_ui};
use crate::classroom::{
    Participant, ParticipantId, ParticipantStanding, Room, StandingsVisibility, TeamStanding, Total,
};
use crate::describe::legible::legible;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::screen::page::{heading_ui, quiet_ui};
use crate::view::theme::GRID;

const TOP: usize = 10;
/// Right answers in a row that are worth a word.
const LEAST_STREAK: usize = 3;

/// Seconds in which the points are counted up, and in which the rows then move to their new places.
const COUNT: f64 = 0.9;
const MOVE: f64 = 0.7;

/// Share of the way to its former place that a row has left: a function of the seconds since the standings appeared.
pub(super) fn way_left(seconds: f64) -> f32 {
    let done = ((seconds - COUNT) / MOVE).clamp(0.0, 1.0) as f32;
    (1.0 - done) * (1.0 - done)
}

/// Share of the points of the last question that is counted: a function of the seconds since the standings appeared.
pub(super) fn counted(seconds: f64) -> f64 {
    (seconds / COUNT).clamp(0.0, 1.0)
}

/// The standings between questions: teams, then the best, who move from their former places.
pub(super) fn standings_ui(ui: &mut Ui, room: &Room, face: &Appearance) {
    if room.setup().standings == StandingsVisibility::Off {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("host-standings-off")));
        return;
    }
    let teams = team_rows(room, face);
    let people = people_rows(room, face);
    let people_ui = |ui: &mut Ui| {
        let shown = people.get(..fitting(ui, face)).unwrap_or(&people);
        let what = ui.scope_id().with(("standings", room.glance().question, room.opened().millis()));
        // In a calm room, and after the first question, nothing moves and no frame is asked for.
        if shown.iter().any(|row| row.before.is_some()) {
            let seconds = seconds_since(ui, what, face, COUNT + MOVE);
            moving_rows_ui(ui, shown, face, seconds);
        } else {
            rows_ui(ui, shown, face);
        }
        more_ui(ui, room, face, shown.len());
    };
    if teams.is_empty() {
        return people_ui(ui);
    }
    // Nobody scrolls before a class: teams and people stand side by side.
    ui.spacing_mut().item_spacing.x = COLUMN_GAP;
    ui.columns_const(|[left, right]| {
        heading_ui(left, &face.words.message(text_key!("host-teams")));
        rows_ui(left, &teams, face);
        heading_ui(right, &face.words.message(text_key!("class-trainees")));
        people_ui(right);
    });
}

/// The end: in a lively room the best three on a podium, beside all others.
pub(super) fn ended_ui(ui: &mut Ui, room: &Room, face: &Appearance) {
    totals_ui(ui, room, face);
    let people = people_rows(room, face);
    if !room.setup().lively || people.is_empty() || room.setup().standings != StandingsVisibility::Shown {
        standings_ui(ui, room, face);
        return;
    }
    let teams = team_rows(room, face);
    let best = if teams.is_empty() { &people } else { &teams };
    let winners: Vec<Winner> = best.iter().take(STEPS).map(LeaderboardRow::winner).collect();
    let others = if teams.is_empty() { people.get(STEPS..).unwrap_or_default() } else { &people };
    // The rows below need some room, unless there are none.
    let height = ui.available_height() * if others.is_empty() { 0.85 } else { 0.5 };
    let what = ui.scope_id().with(("podium", room.opened().millis()));
    if !podium_ui(ui, what, &winners, (room.quiz().house(), face), height) {
        // The list would give the winner away.
        return;
    }
    ui.add_space(2.0 * GRID);
    let shown = others.get(..2 * fitting(ui, face)).unwrap_or(others);
    let (first, second) = shown.split_at(shown.len().div_ceil(2));
    ui.spacing_mut().item_spacing.x = COLUMN_GAP;
    ui.columns_const(|[left, right]| {
        rows_ui(left, first, face);
        rows_ui(right, second, face);
        let above = if teams.is_empty() { winners.len() } else { 0 };
        more_ui(right, room, face, above + shown.len());
    });
}

/// The best over all quizzes of the room, in one line.
fn totals_ui(ui: &mut Ui, room: &Room, face: &Appearance) {
    let totals = room.totals();
    if totals.is_empty() || room.setup().standings != StandingsVisibility::Shown {
        return;
    }
    let row = |total: &Total| {
        let name = room.person(total.who).map(|person| legible(&person.name).into_owned()).unwrap_or_default();
        let (place, points) = (Fact::Number(total.place as u64), Fact::Text(face.words.whole(total.points)));
        let row = text!("host-podium", place = place, name = Fact::Text(name), points = points);
        face.words.render(&row, &HouseTerms::default())
    };
    let best = totals.iter().take(STEPS).map(row).collect::<Vec<_>>().join("  ·  ");
    let line = text!("host-totals", count = Fact::Number(room.quiz_number() as u64), best = Fact::Text(best));
    ui.label(face.words.render(&line, &HouseTerms::default()));
}

/// Places on the podium.
const STEPS: usize = 3;

/// Space between two columns.
const COLUMN_GAP: f32 = 3.0 * GRID;

/// Number of rows that fit below each other, with the line that counts the others.
fn fitting(ui: &Ui, face: &Appearance) -> usize {
    let size = TextStyle::Body.resolve(ui.style()).size;
    ((ui.available_height() - size * 1.5) / row_height(ui, face)).max(1.0) as usize
}

/// Height of a row and of the space below it.
fn row_height(ui: &Ui, face: &Appearance) -> f32 {
    let size = TextStyle::Body.resolve(ui.style()).size;
    let bar = ChartBar { label: "1", count: 0.0, figure: "", most: 1.0, right: None, lines: 1, team: None };
    bar_height(ui, face, &bar, (size, ui.available_width())) + ui.spacing().item_spacing.y
}

/// The number of people below those who are shown.
fn more_ui(ui: &mut Ui, room: &Room, face: &Appearance, shown: usize) {
    let count = room.standings().len().saturating_sub(shown);
    if count > 0 {
        let more = text!("host-and-more", count = Fact::Number(count as u64));
        quiet_ui(ui, &face.theme, &face.words.render(&more, &HouseTerms::default()));
    }
}

fn team_rows(room: &Room, face: &Appearance) -> Vec<LeaderboardRow> {
    let row = |team: TeamStanding| LeaderboardRow {
        place: team.place,
        name: room.setup().teams.get(team.team).cloned().unwrap_or_default(),
        points: team.mean().points(),
        read: team.mean().describe(&face.words),
        team: Some(TeamMark::new(room, team.team)),
        moved: String::new(),
        before: None,
    };
    room.team_standings().into_iter().map(row).collect()
}

fn people_rows(room: &Room, face: &Appearance) -> Vec<LeaderboardRow> {
    let is_shown = room.setup().standings == StandingsVisibility::Shown;
    let former: BTreeMap<ParticipantId, ParticipantStanding> =
        room.former_standings().into_iter().map(|standing| (standing.who, standing)).collect();
    let row = |standing: &ParticipantStanding| {
        let person = room.person(standing.who).filter(|_| is_shown);
        LeaderboardRow {
            place: standing.place,
            name: person.map(|person| legible(&person.name).into_owned()).unwrap_or_default(),
            points: standing.points as f64,
            read: face.words.whole(standing.points),
            team: person.and_then(|person| person.team).map(|team| TeamMark::new(room, team)),
            moved: person
                .map(|person| moved(room, person, standing, former.get(&standing.who), face))
                .unwrap_or_default(),
            before: former.get(&standing.who).map(|before| (before.place, before.points as f64)),
        }
    };
    room.standings().iter().take(TOP).map(row).collect()
}

/// Places won or lost with the last question, and right answers in a row.
fn moved(
    room: &Room,
    person: &Participant,
    standing: &ParticipantStanding,
    former: Option<&ParticipantStanding>,
    face: &Appearance,
) -> String {
    let mut parts = Vec::new();
    if let Some(was) = former {
        match was.place.cmp(&standing.place) {
            Ordering::Greater => parts.push(format!("↑{}", was.place - standing.place)),
            Ordering::Less => parts.push(format!("↓{}", standing.place - was.place)),
            Ordering::Equal => {}
        }
    }
    let streak = room.streak(person);
    if streak >= LEAST_STREAK {
        let phrase = text!("host-streak", count = Fact::Number(streak as u64));
        parts.push(face.words.render(&phrase, &HouseTerms::default()));
    }
    parts.join(" · ")
}

struct LeaderboardRow {
    place: usize,
    name: String,
    points: f64,
    read: String,
    team: Option<TeamMark>,
    /// Places moved and streak, as text.
    moved: String,
    /// Place and points before the last question.
    before: Option<(usize, f64)>,
}

impl LeaderboardRow {
    fn winner(&self) -> Winner {
        Winner {
            place: self.place,
            name: self.name.clone(),
            points: self.read.clone(),
            team: self.team.as_ref().map(|team| team.number),
        }
    }
}

/// How many rows below its own each row was, in the order of the former places.
fn rows_moved(rows: &[LeaderboardRow]) -> Vec<f32> {
    let mut before: Vec<usize> = (0..rows.len()).collect();
    let former = |row: &usize| rows.get(*row).and_then(|row| row.before).map_or(usize::MAX, |(place, _)| place);
    before.sort_by_key(former);
    let moved = |row: usize| {
        let was = before.iter().position(|other| *other == row).unwrap_or(row);
        was as f32 - row as f32
    };
    (0..rows.len()).map(moved).collect()
}

fn rows_ui(ui: &mut Ui, rows: &[LeaderboardRow], face: &Appearance) {
    let most = rows.iter().map(|row| row.points).fold(0.0, f64::max);
    for row in rows {
        row_ui(ui, row, face, (row.points, &row.read), most);
    }
}

/// Rows whose points are counted up, and which then move from their former places. Who rises passes before the others.
fn moving_rows_ui(ui: &mut Ui, rows: &[LeaderboardRow], face: &Appearance, seconds: f64) {
    let (counted, left) = (counted(seconds), way_left(seconds));
    if left <= 0.0 {
        return rows_ui(ui, rows, face);
    }
    let most = rows.iter().map(|row| row.points).fold(0.0, f64::max);
    let (pitch, moved) = (row_height(ui, face), rows_moved(rows));
    let room = ui.available_rect_before_wrap();
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by(|one, other| moved.get(*one).partial_cmp(&moved.get(*other)).unwrap_or(Ordering::Equal));
    for place in order {
        let (Some(row), Some(moved)) = (rows.get(place), moved.get(place)) else { continue };
        let top = room.top() + pitch * (place as f32 + moved * left);
        let plate = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), pitch));
        ui.painter().rect_filled(plate, 0.0, ui.visuals().panel_fill);
        let points = row.before.map_or(row.points, |(_, before)| before + (row.points - before) * counted);
        let read = face.words.whole(points.round() as u64);
        let mut line = ui.new_child(UiBuilder::new().id_salt(("row", place)).max_rect(plate));
        row_ui(&mut line, row, face, (points, &read), most);
    }
    ui.allocate_rect(room.with_max_y(room.top() + pitch * rows.len() as f32), Sense::hover());
}

fn row_ui(ui: &mut Ui, row: &LeaderboardRow, face: &Appearance, (points, read): (f64, &str), most: f64) {
    let LeaderboardRow { place, name, team, moved, .. } = row;
    let label = if moved.is_empty() { format!("{place}.  {name}") } else { format!("{place}.  {name}   {moved}") };
    let colour = team.as_ref().map(|team| face.theme.surround.team(team.number));
    let bar = ChartBar { label: &label, count: points, figure: read, most, right: None, lines: 1, team: colour };
    match team {
        Some(team) => {
            ui.horizontal(|ui| {
                team_mark_ui(ui, face, team);
                bar_ui(ui, face, &bar);
            });
        }
        None => bar_ui(ui, face, &bar),
    }
}
