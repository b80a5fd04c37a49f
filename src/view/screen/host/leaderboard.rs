//! The leaderboard shown to the class, as far as the trainer allows.

use std::cmp::Ordering;

use eframe::egui::{TextStyle, Ui};

use super::bar::{ChartBar, bar_height, bar_ui};
use super::lobby::team_mark_ui;
use super::podium::{Winner, podium_ui};
use crate::classroom::{Participant, ParticipantStanding, Room, StandingsVisibility, TeamStanding, Total};
use crate::describe::legible::legible;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::screen::page::{heading_ui, quiet_ui};
use crate::view::theme::GRID;

const TOP: usize = 10;
/// Right answers in a row that are worth a word.
const LEAST_STREAK: usize = 3;

/// The standings between questions: teams, then the best.
pub(super) fn standings_ui(ui: &mut Ui, room: &Room, face: &Appearance) {
    if room.setup().standings == StandingsVisibility::Off {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("host-standings-off")));
        return;
    }
    let teams = team_rows(room, face);
    let people = people_rows(room, face);
    let people_ui = |ui: &mut Ui| {
        let shown = people.get(..fitting(ui, face)).unwrap_or(&people);
        rows_ui(ui, shown, face);
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
    podium_ui(ui, what, &winners, face, height);
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
    let bar = ChartBar { label: "1", count: 0.0, figure: "", most: 1.0, right: None, lines: 1 };
    let row = bar_height(ui, face, &bar, (size, ui.available_width())) + ui.spacing().item_spacing.y;
    ((ui.available_height() - size * 1.5) / row).max(1.0) as usize
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
        team: Some(team.team),
        moved: String::new(),
    };
    room.team_standings().into_iter().map(row).collect()
}

fn people_rows(room: &Room, face: &Appearance) -> Vec<LeaderboardRow> {
    let is_shown = room.setup().standings == StandingsVisibility::Shown;
    let former = room.former_places();
    let row = |standing: &ParticipantStanding| {
        let person = room.person(standing.who).filter(|_| is_shown);
        LeaderboardRow {
            place: standing.place,
            name: person.map(|person| legible(&person.name).into_owned()).unwrap_or_default(),
            points: standing.points as f64,
            read: face.words.whole(standing.points),
            team: person.and_then(|person| person.team),
            moved: person
                .map(|person| moved(room, person, standing, former.get(&standing.who), face))
                .unwrap_or_default(),
        }
    };
    room.standings().iter().take(TOP).map(row).collect()
}

/// Places won or lost with the last question, and right answers in a row.
fn moved(
    room: &Room,
    person: &Participant,
    standing: &ParticipantStanding,
    former: Option<&usize>,
    face: &Appearance,
) -> String {
    let mut parts = Vec::new();
    if let Some(was) = former {
        match was.cmp(&standing.place) {
            Ordering::Greater => parts.push(format!("↑{}", was - standing.place)),
            Ordering::Less => parts.push(format!("↓{}", standing.place - was)),
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
    team: Option<usize>,
    /// Places moved and streak, as text.
    moved: String,
}

impl LeaderboardRow {
    fn winner(&self) -> Winner {
        Winner { place: self.place, name: self.name.clone(), points: self.read.clone(), team: self.team }
    }
}

fn rows_ui(ui: &mut Ui, rows: &[LeaderboardRow], face: &Appearance) {
    let most = rows.iter().map(|row| row.points).fold(0.0, f64::max);
    for LeaderboardRow { place, name, points, read, team, moved } in rows {
        let label = if moved.is_empty() { format!("{place}.  {name}") } else { format!("{place}.  {name}   {moved}") };
        let bar = ChartBar { label: &label, count: *points, figure: read, most, right: None, lines: 1 };
        match team {
            Some(team) => {
                ui.horizontal(|ui| {
                    team_mark_ui(ui, face, *team);
                    bar_ui(ui, face, &bar);
                });
            }
            None => bar_ui(ui, face, &bar),
        }
    }
}
