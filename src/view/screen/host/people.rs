//! The participants of a room, for its trainer: presence, answer state and actions.

use eframe::egui::{Role, ScrollArea, TextStyle, Ui};

use crate::app::host::{HostAction as Do, HostedRoom, RoomAction};
use crate::classroom::{ExtraTime, Participant, ParticipantId, Room, RoomMessage};
use crate::describe::legible::legible;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::draft::HostDraft;
use crate::view::screen::page::{heading_ui, quiet_ui};
use crate::view::screen::profile_admin::field_ui;
use crate::view::screen::settings::choice_ui;
use crate::view::theme::GRID;
use crate::view::widget::{name, panel, quiet_button, toggle};

pub(super) fn people_ui(
    ui: &mut Ui,
    standing: &HostedRoom,
    face: &Appearance,
    draft: &mut HostDraft,
    done: &mut Vec<Do>,
) {
    let room = &standing.room;
    let count = text!("host-people", count = Fact::Number(room.people().count() as u64));
    heading_ui(ui, &face.words.render(&count, &HouseTerms::default()));
    if room.people().next().is_none() {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("host-nobody")));
        return;
    }
    teams_ui(ui, room, face, done);
    let height = TextStyle::Body.resolve(ui.style()).size * 16.0;
    ScrollArea::vertical().id_salt("room-people").max_height(height).show(ui, |ui| {
        for (who, person) in room.people() {
            let open = draft.selected == Some(who.0);
            let line = line(room, person, face);
            let row = toggle(ui, &face.theme, &line, open, true);
            name(&row, Role::Button, &line);
            if row.clicked() {
                draft.selected = (!open).then_some(who.0);
                draft.name.clone_from(&person.name);
            }
            if open {
                panel(ui, &face.theme, |ui| person_ui(ui, room, who, face, draft, done));
            }
        }
    });
}

fn line(room: &Room, person: &Participant, face: &Appearance) -> String {
    let mut line = legible(&person.name).into_owned();
    if let Some(team) = person.team.and_then(|team| room.setup().teams.get(team)) {
        line = format!("{line} · {team}");
    }
    match room.status_of(person) {
        Some(state) => format!("{line}  ({})", face.words.render(&state, &HouseTerms::default())),
        None => line,
    }
}

fn person_ui(
    ui: &mut Ui,
    room: &Room,
    who: ParticipantId,
    face: &Appearance,
    draft: &mut HostDraft,
    done: &mut Vec<Do>,
) {
    let Some(person) = room.person(who) else { return };
    let (key, message) = if person.removed {
        (text_key!("host-let-in"), RoomMessage::Readmit(who))
    } else {
        (text_key!("host-take-out"), RoomMessage::Remove(who))
    };
    if quiet_button(ui, &face.theme, &face.words.message(key), None).clicked() {
        done.push(Do::Room(RoomAction::Send(message)));
    }
    let mut extra = person.extra;
    let extras = ExtraTime::ALL.map(|extra| {
        let key = match extra {
            ExtraTime::None => text_key!("host-extra-none"),
            ExtraTime::Quarter => text_key!("host-extra-quarter"),
            ExtraTime::Half => text_key!("host-extra-half"),
            ExtraTime::Double => text_key!("host-extra-double"),
        };
        (extra, face.words.message(key))
    });
    choice_ui(ui, face, text_key!("host-extra"), &mut extra, &extras);
    if extra != person.extra {
        done.push(Do::Room(RoomAction::Send(RoomMessage::ExtraTime(who, extra))));
    }
    if !room.setup().teams.is_empty() {
        let mut team = person.team;
        let mut teams = vec![(None, face.words.message(text_key!("host-no-team")))];
        teams.extend(room.setup().teams.iter().enumerate().map(|(place, name)| (Some(place), name.clone())));
        choice_ui(ui, face, text_key!("host-team"), &mut team, &teams);
        if team != person.team {
            done.push(Do::Room(RoomAction::Send(RoomMessage::Team(who, team))));
        }
    }
    if field_ui(ui, face, text_key!("host-name"), text_key!("host-rename"), &mut draft.name) {
        done.push(Do::Room(RoomAction::Send(RoomMessage::Rename(who, draft.name.clone()))));
    }
}

fn teams_ui(ui: &mut Ui, room: &Room, face: &Appearance, done: &mut Vec<Do>) {
    let shared = room.assign_teams();
    if shared.is_empty() {
        return;
    }
    if quiet_button(ui, &face.theme, &face.words.message(text_key!("host-share-out")), None).clicked() {
        done.extend(shared.into_iter().map(|it| Do::Room(RoomAction::Send(it))));
    }
    ui.add_space(GRID / 2.0);
}
