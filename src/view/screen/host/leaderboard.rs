//! The leaderboard shown to the class, as far as the trainer allows.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{Align2, FontId, Rect, Role, Sense, TextStyle, Ui, UiBuilder, pos2, vec2};

use super::bar::{bar_height, paint_plate};
use super::lobby::{TeamMark, paint_team_mark};
use super::motion::seconds_since;
use super::podium::{Winner, podium_ui};
use crate::classroom::{
    Participant, ParticipantId, ParticipantStanding, Phase, Room, StandingsVisibility, TeamStanding, Total,
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
const MORE: f32 = 2.4;
/// The gap as a share of a row, and the size of its text as one of the plate.
const ROW_GAP: f32 = 0.14;
const ROW_TEXT: f32 = 0.5;
/// Smallest size of a long name, as a share of the usual one.
const LEAST_OF_NAME: f32 = 0.75;
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
        more_ui(ui, face, room.standings().len() - shown.len());
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
    let people = people_rows(room, face);
    let totals = total_rows(room, face);
    if !room.setup().lively || people.is_empty() || room.setup().standings != StandingsVisibility::Shown {
        if !totals.is_empty() {
            heading_ui(ui, &totals_heading(room, face));
            let (shown, pitch) = rows_that_fit(ui, STEPS.min(totals.len()), STEPS);
            let best = totals.get(..shown).unwrap_or(&totals);
            ui.push_id("totals", |ui| rows_ui(ui, best, face, pitch.min(ui.available_height() / 6.0)));
        }
        standings_ui(ui, room, face);
        return;
    }
    // After several quizzes the totals are the news.
    let (teams, people, all) = if totals.is_empty() {
        (team_rows(room, face), people, room.standings().len())
    } else {
        (Vec::new(), totals, room.totals().len())
    };
    let best = if teams.is_empty() { &people } else { &teams };
    let winners: Vec<Winner> =
        best.iter().filter(|row| row.points > 0.0).take(STEPS).map(|row| row.winner(teams.is_empty())).collect();
    if winners.is_empty() {
        return standings_ui(ui, room, face);
    }
    let above = if teams.is_empty() { winners.len() } else { 0 };
    let others = people.get(above..).unwrap_or_default();
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
    heading_ui(list, &face.words.message(text_key!("class-trainees")));
    let (shown, pitch) = rows_that_fit(list, others.len(), all - above);
    rows_beside_ui(list, others.get(..shown).unwrap_or(others), face, pitch, most_points(&people));
    more_ui(list, face, all - above - shown);
}

/// What the end is headed by: on a podium after several quizzes their totals.
pub(super) fn end_title(room: &Room, face: &Appearance) -> String {
    let has_podium = room.setup().lively && room.people().next().is_some();
    if has_podium && !total_rows(room, face).is_empty() {
        totals_heading(room, face)
    } else {
        face.words.message(text_key!("phone-end"))
    }
}

fn totals_heading(room: &Room, face: &Appearance) -> String {
    let line = text!("host-totals", count = Fact::Number(room.quiz_number() as u64));
    face.words.render(&line, &HouseTerms::default())
}

/// The best over all quizzes of the room; empty in its first.
fn total_rows(room: &Room, face: &Appearance) -> Vec<LeaderboardRow> {
    if room.setup().standings != StandingsVisibility::Shown {
        return Vec::new();
    }
    let row = |total: &Total| {
        let person = room.person(total.who);
        LeaderboardRow::new(room, person, (total.place, total.points), face)
    };
    room.totals().iter().take(TOP).map(row).collect()
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
fn more_ui(ui: &mut Ui, face: &Appearance, count: usize) {
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
        gained: String::new(),
        before: None,
    };
    room.team_standings().into_iter().map(row).collect()
}

fn people_rows(room: &Room, face: &Appearance) -> Vec<LeaderboardRow> {
    let is_shown = room.setup().standings == StandingsVisibility::Shown;
    let former: BTreeMap<ParticipantId, ParticipantStanding> =
        room.former_standings().into_iter().map(|standing| (standing.who, standing)).collect();
    let is_over = room.phase() == Phase::Ended;
    let row = |standing: &ParticipantStanding| {
        let person = room.person(standing.who).filter(|_| is_shown);
        let before = former.get(&standing.who).filter(|_| !is_over);
        LeaderboardRow {
            moved: person
                .filter(|_| !is_over)
                .map(|person| moved(room, person, standing, before, face))
                .unwrap_or_default(),
            gained: before
                .map(|before| gained(standing.points.saturating_sub(before.points), face))
                .unwrap_or_default(),
            before: before.map(|before| (before.place, before.points as f64)),
            ..LeaderboardRow::new(room, person, (standing.place, standing.points), face)
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

/// Points of the last question with their sign.
fn gained(points: u64, face: &Appearance) -> String {
    format!("+{}", face.words.whole(points))
}

/// Width of a row in letters from which it shows what changed.
const LEAST_WIDTH: f32 = 16.0;

struct LeaderboardRow {
    place: usize,
    name: String,
    points: f64,
    read: String,
    team: Option<TeamMark>,
    /// Places moved and streak, as text.
    moved: String,
    /// Points of the last question, as text.
    gained: String,
    /// Place and points before the last question.
    before: Option<(usize, f64)>,
}

impl LeaderboardRow {
    /// A row of a person, nameless where there is none, without what changed.
    fn new(room: &Room, person: Option<&Participant>, (place, points): (usize, u64), face: &Appearance) -> Self {
        Self {
            place,
            name: person.map(|person| legible(&person.name).into_owned()).unwrap_or_default(),
            points: points as f64,
            read: face.words.whole(points),
            team: person.and_then(|person| person.team).map(|team| TeamMark::new(room, team)),
            moved: String::new(),
            gained: String::new(),
            before: None,
        }
    }

    fn winner(&self, is_member: bool) -> Winner {
        Winner {
            place: self.place,
            name: self.name.clone(),
            points: self.read.clone(),
            team: self.team.clone(),
            is_member,
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
    rows_beside_ui(ui, rows, face, pitch, most_points(rows));
}

fn most_points(rows: &[LeaderboardRow]) -> f64 {
    rows.iter().map(|row| row.points).fold(0.0, f64::max)
}

/// As [`rows_ui`], with bars as shares of this number of points.
fn rows_beside_ui(ui: &mut Ui, rows: &[LeaderboardRow], face: &Appearance, pitch: f32, most: f64) {
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), pitch * rows.len() as f32), Sense::hover());
    for (place, row) in rows.iter().enumerate() {
        let plate =
            room.with_min_y(room.top() + pitch * place as f32).with_max_y(room.top() + pitch * (place as f32 + 1.0));
        let shown =
            ShownRow { place: row.place, share: row.points / most.max(1.0), read: &row.read, has_arrived: true };
        row_ui(ui, row, face, (place, plate), &shown);
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
        let before = row.before.map_or(row.place, |(place, _)| place);
        let shown = ShownRow { place: before, share: points / most.max(1.0), read: &read, has_arrived: false };
        row_ui(ui, row, face, (place, plate), &shown);
    }
}

/// A row at a moment of its motion.
struct ShownRow<'r> {
    place: usize,
    share: f64,
    read: &'r str,
    /// False until it stands at its new place, which nothing gives away before.
    has_arrived: bool,
}

/// Place, team, name, what changed and points, on a plate that is coloured as far as the points reach.
fn row_ui(ui: &Ui, row: &LeaderboardRow, face: &Appearance, (at, room): (usize, Rect), shown: &ShownRow<'_>) {
    let colours = face.theme.surround;
    let rect = room.with_max_y(room.bottom() - room.height() * ROW_GAP);
    let size = (rect.height() * ROW_TEXT).min(rect.width() * 0.075);
    let response = ui.interact(rect, ui.scope_id().with(("row", at)), Sense::hover());
    let LeaderboardRow { name: who, team, gained, .. } = row;
    let ShownRow { place, share, read, has_arrived } = shown;
    let moved = if *has_arrived { row.moved.as_str() } else { "" };
    let label = if moved.is_empty() { format!("{place}.  {who}") } else { format!("{place}.  {who}   {moved}") };
    let phrase = text!("host-bar", answer = Fact::Text(label), count = Fact::Text((*read).to_owned()));
    name(&response, Role::Label, &face.words.render(&phrase, &HouseTerms::default()));
    let painter = ui.painter();
    let ink = team.as_ref().map_or(colours.accent, |team| colours.team(team.number));
    let bold = FontId::new(size, fonts::bold());
    paint_plate(painter, colours, rect, *share as f32, ink);
    let middle = rect.center().y - bar_height(rect.height()) / 2.0;
    let points =
        painter.text(pos2(rect.right() - size * 0.5, middle), Align2::RIGHT_CENTER, read, bold.clone(), colours.text);
    let small = FontId::new(size * 0.72, fonts::semibold());
    let beside = pos2(points.left() - size * 0.5, middle);
    let place = painter.text(
        pos2(rect.left() + size * 0.4, middle),
        Align2::LEFT_CENTER,
        format!("{place}."),
        bold,
        colours.text,
    );
    let mut left = place.right().max(rect.left() + size * 2.1) + size * 0.3;
    if let Some(team) = team {
        let mark = Rect::from_center_size(pos2(left + size * 0.6, middle), vec2(size, size) * 1.15);
        paint_team_mark(painter, face, mark, team);
        left = mark.right() + size * 0.4;
    }
    let moved = painter.layout_no_wrap(moved.to_owned(), small.clone(), colours.text);
    // What changed gives way to a long name, then the name becomes smaller, and is cut where its room ends.
    let named = |size: f32| LayoutJob::simple(who.clone(), FontId::new(size, fonts::semibold()), colours.text, 0.0);
    let width = |size: f32| painter.layout_job(LayoutJob { wrap: TextWrapping::default(), ..named(size) }).size().x;
    let (own, whole) = (width(size), points.left() - left - size * 0.5);
    let gained = painter.layout_no_wrap(gained.clone(), small, colours.text);
    // In narrow rows it would show beside the short names alone.
    let has_room = rect.width() > size * LEAST_WIDTH;
    let shows_gained = has_room && gained.size().x > 0.0 && own + gained.size().x + size * 0.5 <= whole;
    let space = if shows_gained { whole - gained.size().x - size * 0.5 } else { whole };
    if shows_gained {
        let at = beside - vec2(gained.size().x, gained.size().y / 2.0);
        painter.galley(at, gained, colours.text);
    }
    let shrunk = size * (space / own.max(1.0)).clamp(LEAST_OF_NAME, 1.0);
    let (own, mut job) = (width(shrunk), named(shrunk));
    let shows_moved = has_room && own + moved.size().x + size * 0.5 <= space;
    job.wrap.max_width = if shows_moved { space - moved.size().x - size * 0.5 } else { space }.max(size);
    (job.wrap.max_rows, job.wrap.break_anywhere) = (1, true);
    let who = painter.layout_job(job);
    let end = left + who.size().x + size * 0.5;
    painter.galley(pos2(left, middle - who.size().y / 2.0), who, colours.text);
    if shows_moved {
        painter.galley(pos2(end, middle - moved.size().y / 2.0), moved, colours.text);
    }
}
