//! The leaderboard shown to the class, as far as the trainer allows.

use std::cmp::Ordering;

use eframe::egui::Ui;

use super::bar::{ChartBar, bar_ui};
use super::lobby::team_mark_ui;
use super::podium::{Winner, podium_ui};
use crate::classroom::{Participant, ParticipantStanding, Room, StandingsVisibility, TeamStanding};
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
    if !teams.is_empty() {
        heading_ui(ui, &face.words.message(text_key!("host-teams")));
        rows_ui(ui, &teams, face);
        ui.add_space(GRID);
        heading_ui(ui, &face.words.message(text_key!("phone-standings")));
    }
    rows_ui(ui, &people_rows(room, face), face);
    more_ui(ui, room, face);
}

/// The end: in a lively room the best three on a podium, beside all others.
pub(super) fn ended_ui(ui: &mut Ui, room: &Room, face: &Appearance) {
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
    let height = ui.available_height() * if others.is_empty() { 0.85 } else { 0.55 };
    let what = ui.scope_id().with(("podium", room.opened().millis()));
    podium_ui(ui, what, &winners, face, height);
    ui.add_space(2.0 * GRID);
    rows_ui(ui, others, face);
    more_ui(ui, room, face);
}

/// Places on the podium.
const STEPS: usize = 3;

fn more_ui(ui: &mut Ui, room: &Room, face: &Appearance) {
    let count = room.standings().len().saturating_sub(TOP);
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
