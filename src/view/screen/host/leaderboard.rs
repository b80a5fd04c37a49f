//! The leaderboard shown to the class, as far as the trainer allows.

use eframe::egui::Ui;

use super::bar::{ChartBar, bar_ui};
use crate::classroom::{Room, StandingsVisibility};
use crate::describe::legible::legible;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::screen::page::{heading_ui, quiet_ui};
use crate::view::theme::GRID;

const TOP: usize = 10;

pub(super) fn standings_ui(ui: &mut Ui, room: &Room, face: &Appearance) {
    let shown = room.setup().standings;
    if shown == StandingsVisibility::Off {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("host-standings-off")));
        return;
    }
    let teams: Vec<_> = room
        .team_standings()
        .into_iter()
        .map(|team| {
            let name = room.setup().teams.get(team.team).cloned().unwrap_or_default();
            LeaderboardRow {
                place: team.place,
                name,
                points: team.mean().points(),
                read: team.mean().describe(&face.words),
            }
        })
        .collect();
    if !teams.is_empty() {
        heading_ui(ui, &face.words.message(text_key!("host-teams")));
        rows_ui(ui, &teams, face);
        ui.add_space(GRID);
        heading_ui(ui, &face.words.message(text_key!("phone-standings")));
    }
    let named = |who| {
        room.person(who)
            .filter(|_| shown == StandingsVisibility::Shown)
            .map(|person| legible(&person.name).into_owned())
    };
    let standings = room.standings();
    let people: Vec<_> = standings
        .iter()
        .take(TOP)
        .map(|standing| LeaderboardRow {
            place: standing.place,
            name: named(standing.who).unwrap_or_default(),
            points: standing.points as f64,
            read: face.words.whole(standing.points),
        })
        .collect();
    rows_ui(ui, &people, face);
    if standings.len() > TOP {
        let more = text!("host-and-more", count = Fact::Number((standings.len() - TOP) as u64));
        quiet_ui(ui, &face.theme, &face.words.render(&more, &HouseTerms::default()));
    }
}

struct LeaderboardRow {
    place: usize,
    name: String,
    points: f64,
    read: String,
}

fn rows_ui(ui: &mut Ui, rows: &[LeaderboardRow], face: &Appearance) {
    let most = rows.iter().map(|row| row.points).fold(0.0, f64::max);
    for LeaderboardRow { place, name, points, read } in rows {
        let label = format!("{place}.  {name}");
        bar_ui(ui, face, &ChartBar { label: &label, count: *points, figure: read, most, right: None, lines: 1 });
    }
}
