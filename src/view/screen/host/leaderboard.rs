//! The leaderboard shown to the class, as far as the trainer allows.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{Align2, FontId, Rect, Role, Sense, TextStyle, Ui, UiBuilder, pos2, vec2};

use super::bar::paint_plate;
use super::lobby::{TeamMark, paint_team_mark};
use super::motion::seconds_since;
use super::podium::{Winner, podium_ui};
use crate::classroom::{
    Participant, ParticipantId, ParticipantStanding, Room, StandingsVisibility, TeamStanding, Total,
};
use crate::describe::legible::legible;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::screen::page::{heading_ui, quiet_ui};
use crate::view::theme::GRID;
use crate::view::widget::name;
use crate::view::{Appearance, fonts};

const TOP: usize = 10;
/// Height of a row with the gap below it, in text sizes, and of the line that counts the others.
const LEAST_ROW: f32 = 2.8;
const MOST_ROW: f32 = 4.4;
const MORE: f32 = 1.6;
/// The gap as a share of a row, and the size of its text as one of the plate.
const ROW_GAP: f32 = 0.14;
const ROW_TEXT: f32 = 0.5;
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
        let (shown, pitch) = rows_that_fit(ui, people.len(), room.standings().len());
        let shown = people.get(..shown).unwrap_or(&people);
        let what = ui.scope_id().with(("standings", room.glance().question, room.opened().millis()));
        // In a calm room, and after the first question, nothing moves and no frame is asked for.
        if shown.iter().any(|row| row.before.is_some()) {
            let seconds = seconds_since(ui, what, face, COUNT + MOVE);
            moving_rows_ui(ui, shown, face, pitch, seconds);
        } else {
            rows_ui(ui, shown, face, pitch);
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
        let (shown, pitch) = rows_that_fit(left, teams.len(), teams.len());
        rows_ui(left, teams.get(..shown).unwrap_or(&teams), face, pitch);
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
    let what = ui.scope_id().with(("podium", room.opened().millis()));
    let page = ui.available_rect_before_wrap();
    let stage = if others.is_empty() { page } else { page.with_max_x(page.left() + page.width() * STAGE) };
    let mut on_stage = ui.new_child(UiBuilder::new().id_salt("stage").max_rect(stage));
    let is_standing = podium_ui(&mut on_stage, what, &winners, (room.quiz().house(), face));
    ui.allocate_rect(page, Sense::hover());
    // Before that the list would give the winner away.
    if !is_standing || others.is_empty() {
        return;
    }
    let beside = page.with_min_x(stage.right() + COLUMN_GAP);
    let list = &mut ui.new_child(UiBuilder::new().id_salt("others").max_rect(beside));
    if !teams.is_empty() {
        heading_ui(list, &face.words.message(text_key!("class-trainees")));
    }
    let above = if teams.is_empty() { winners.len() } else { 0 };
    let (shown, pitch) = rows_that_fit(list, others.len(), room.standings().len() - above);
    rows_ui(list, others.get(..shown).unwrap_or(others), face, pitch);
    more_ui(list, room, face, above + shown);
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

/// Share of the page's width that the podium has beside the others.
const STAGE: f32 = 0.6;

/// Space between two columns.
const COLUMN_GAP: f32 = 3.0 * GRID;

/// How many of the listed rows fit below each other and the height of each; `total` with those that are only counted.
fn rows_that_fit(ui: &Ui, listed: usize, total: usize) -> (usize, f32) {
    let text = TextStyle::Body.resolve(ui.style()).size;
    let fitting = |room: f32| ((room / (LEAST_ROW * text)) as usize).clamp(1, listed.max(1));
    let room = ui.available_height();
    let rest = if fitting(room) < total { room - MORE * text } else { room };
    let shown = fitting(rest);
    (shown, (rest / shown as f32).clamp(text, MOST_ROW * text))
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

fn rows_ui(ui: &mut Ui, rows: &[LeaderboardRow], face: &Appearance, pitch: f32) {
    let most = rows.iter().map(|row| row.points).fold(0.0, f64::max);
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), pitch * rows.len() as f32), Sense::hover());
    for (place, row) in rows.iter().enumerate() {
        let plate =
            room.with_min_y(room.top() + pitch * place as f32).with_max_y(room.top() + pitch * (place as f32 + 1.0));
        row_ui(ui, row, face, (place, plate), (row.points / most.max(1.0), &row.read));
    }
}

/// Rows whose points are counted up, and which then move from their former places. Who rises passes before the others.
fn moving_rows_ui(ui: &mut Ui, rows: &[LeaderboardRow], face: &Appearance, pitch: f32, seconds: f64) {
    let (counted, left) = (counted(seconds), way_left(seconds));
    if left <= 0.0 {
        return rows_ui(ui, rows, face, pitch);
    }
    let most = rows.iter().map(|row| row.points).fold(0.0, f64::max);
    let moved = rows_moved(rows);
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), pitch * rows.len() as f32), Sense::hover());
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by(|one, other| moved.get(*one).partial_cmp(&moved.get(*other)).unwrap_or(Ordering::Equal));
    for place in order {
        let (Some(row), Some(moved)) = (rows.get(place), moved.get(place)) else { continue };
        let top = room.top() + pitch * (place as f32 + moved * left);
        let plate = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), pitch));
        let points = row.before.map_or(row.points, |(_, before)| before + (row.points - before) * counted);
        let read = face.words.whole(points.round() as u64);
        row_ui(ui, row, face, (place, plate), (points / most.max(1.0), &read));
    }
}

/// Place, team, name, what changed and points, on a plate that is coloured as far as the points reach.
fn row_ui(ui: &Ui, row: &LeaderboardRow, face: &Appearance, (at, room): (usize, Rect), (share, read): (f64, &str)) {
    let colours = face.theme.surround;
    let rect = room.with_max_y(room.bottom() - room.height() * ROW_GAP);
    let size = (rect.height() * ROW_TEXT).min(rect.width() * 0.075);
    let response = ui.interact(rect, ui.scope_id().with(("row", at)), Sense::hover());
    let LeaderboardRow { place, name: who, team, moved, .. } = row;
    let label = if moved.is_empty() { format!("{place}.  {who}") } else { format!("{place}.  {who}   {moved}") };
    let phrase = text!("host-bar", answer = Fact::Text(label), count = Fact::Text(read.to_owned()));
    name(&response, Role::Label, &face.words.render(&phrase, &HouseTerms::default()));
    let painter = ui.painter();
    let ink = team.as_ref().map_or(colours.accent, |team| colours.team(team.number));
    paint_plate(painter, colours, rect, share as f32, ink);
    let bold = FontId::new(size, fonts::bold());
    let middle = rect.center().y;
    let points =
        painter.text(pos2(rect.right() - size * 0.5, middle), Align2::RIGHT_CENTER, read, bold.clone(), colours.text);
    let place = painter.text(
        pos2(rect.left() + size * 0.4, middle),
        Align2::LEFT_CENTER,
        format!("{place}."),
        bold,
        colours.text,
    );
    let mut left = place.right().max(rect.left() + size * 1.6) + size * 0.3;
    if let Some(team) = team {
        let mark = Rect::from_center_size(pos2(left + size * 0.6, middle), vec2(size, size) * 1.15);
        paint_team_mark(painter, face, mark, team);
        left = mark.right() + size * 0.4;
    }
    let small = FontId::new(size * 0.72, fonts::semibold());
    let moved = painter.layout_no_wrap(moved.clone(), small, colours.text);
    let space = points.left() - left - size * 0.5;
    let mut job = LayoutJob::simple(who.clone(), FontId::new(size, fonts::semibold()), colours.text, 0.0);
    // What changed gives way to a long name, and a longer one is cut where its room ends.
    let own = painter.layout_job(LayoutJob { wrap: TextWrapping::default(), ..job.clone() }).size().x;
    let shows_moved = own.min(space * 0.6) + moved.size().x + size * 0.5 <= space;
    job.wrap.max_width = if shows_moved { space - moved.size().x - size * 0.5 } else { space }.max(size);
    (job.wrap.max_rows, job.wrap.break_anywhere) = (1, true);
    let who = painter.layout_job(job);
    let end = left + who.size().x + size * 0.5;
    painter.galley(pos2(left, middle - who.size().y / 2.0), who, colours.text);
    if shows_moved {
        painter.galley(pos2(end, middle - moved.size().y / 2.0), moved, colours.text);
    }
}
