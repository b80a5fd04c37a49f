//! The participants of a room, for its trainer: presence, answer state and actions.

use eframe::egui::{Role, ScrollArea, TextStyle, Ui};

use crate::app::host::{Action as Do, Standing};
use crate::classroom::{ExtraTime, Message, Participant, Room, Who};
use crate::rules::phrase::{Fact, Phrase};
use crate::sheet::legible;
use crate::view::Face;
use crate::view::draft::HostDraft;
use crate::view::screen::archives::field_ui;
use crate::view::screen::page::{heading_ui, quiet_ui};
use crate::view::screen::settings::choice_ui;
use crate::view::theme::GRID;
use crate::view::widget::{name, panel, quiet_button, toggle};
use crate::words::Names;

pub(super) fn people_ui(ui: &mut Ui, standing: &Standing, face: &Face, draft: &mut HostDraft, done: &mut Vec<Do>) {
    let room = &standing.room;
    let count = Phrase::plain("host-people").with("count", Fact::Number(room.people().count() as u64));
    heading_ui(ui, &face.words.say(&count, &Names::default()));
    if room.people().next().is_none() {
        quiet_ui(ui, &face.theme, &face.words.key("host-nobody"));
        return;
    }
    teams_ui(ui, room, face, done);
    let height = TextStyle::Body.resolve(ui.style()).size * 16.0;
    ScrollArea::vertical().id_salt("room-people").max_height(height).show(ui, |ui| {
        for (who, person) in room.people() {
            let open = draft.whom == Some(who.0);
            let line = line(room, person, face);
            let row = toggle(ui, &face.theme, &line, open, true);
            name(&row, Role::Button, &line);
            if row.clicked() {
                draft.whom = (!open).then_some(who.0);
                draft.name.clone_from(&person.name);
            }
            if open {
                panel(ui, &face.theme, |ui| person_ui(ui, room, who, person, face, draft, done));
            }
        }
    });
}

fn line(room: &Room, person: &Participant, face: &Face) -> String {
    let mut line = legible(&person.name).into_owned();
    if let Some(team) = person.team.and_then(|team| room.setup().teams.get(team)) {
        line = format!("{line} · {team}");
    }
    match room.standing_of(person) {
        Some(state) => format!("{line}  ({})", face.words.say(&state, &Names::default())),
        None => line,
    }
}

fn person_ui(
    ui: &mut Ui,
    room: &Room,
    who: Who,
    person: &Participant,
    face: &Face,
    draft: &mut HostDraft,
    done: &mut Vec<Do>,
) {
    let (key, message) =
        if person.removed { ("host-let-in", Message::Readmit(who)) } else { ("host-take-out", Message::Remove(who)) };
    if quiet_button(ui, &face.theme, &face.words.key(key), None).clicked() {
        done.push(Do::Say(message));
    }
    let mut extra = person.extra;
    let extras = ExtraTime::ALL.map(|extra| {
        let key = match extra {
            ExtraTime::None => "host-extra-none",
            ExtraTime::Quarter => "host-extra-quarter",
            ExtraTime::Half => "host-extra-half",
            ExtraTime::Double => "host-extra-double",
        };
        (extra, face.words.key(key))
    });
    choice_ui(ui, face, "host-extra", &mut extra, &extras);
    if extra != person.extra {
        done.push(Do::Say(Message::ExtraTime(who, extra)));
    }
    if !room.setup().teams.is_empty() {
        let mut team = person.team;
        let mut teams = vec![(None, face.words.key("host-no-team"))];
        teams.extend(room.setup().teams.iter().enumerate().map(|(place, name)| (Some(place), name.clone())));
        choice_ui(ui, face, "host-team", &mut team, &teams);
        if team != person.team {
            done.push(Do::Say(Message::Team(who, team)));
        }
    }
    if field_ui(ui, face, "host-name", "host-rename", &mut draft.name) {
        done.push(Do::Say(Message::Rename(who, draft.name.clone())));
    }
}

fn teams_ui(ui: &mut Ui, room: &Room, face: &Face, done: &mut Vec<Do>) {
    let shared = room.share_out();
    if shared.is_empty() {
        return;
    }
    if quiet_button(ui, &face.theme, &face.words.key("host-share-out"), None).clicked() {
        done.extend(shared.into_iter().map(Do::Say));
    }
    ui.add_space(GRID / 2.0);
}
