//! The participants of a room, for its trainer: presence, answer state and actions.

use std::collections::BTreeSet;

use eframe::egui::{Role, ScrollArea, TextStyle, Ui, WidgetInfo};

use crate::app::host::{HostAction as Do, HostedRoom, RoomAction};
use crate::classroom::{ExtraTime, GRANT, Participant, ParticipantId, PeopleList, PersonStatus, Room, RoomMessage};
use crate::describe::dates::format_clock;
use crate::describe::legible::legible;
use crate::i18n::HouseTerms;
use crate::i18n::folding::without_accents;
use crate::i18n::phrase::{Fact, Phrase};
use crate::progress::Moment;
use crate::view::Appearance;
use crate::view::draft::HostDraft;
use crate::view::screen::page::{heading_ui, quiet_ui};
use crate::view::screen::profile_admin::{field_ui, search_field_ui};
use crate::view::screen::settings::choice_ui;
use crate::view::theme::GRID;
use crate::view::widget::{choice_row, name, panel, quiet_button, radio, toggle};

pub(super) fn people_ui(
    ui: &mut Ui,
    standing: &HostedRoom,
    face: &Appearance,
    draft: &mut HostDraft,
    done: &mut Vec<Do>,
) {
    let room = &standing.room;
    let count = text!("host-people", count = Fact::Number(room.glance().people as u64));
    heading_ui(ui, &face.words.render(&count, &HouseTerms::default()));
    if room.people().next().is_none() {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("host-nobody")));
        return;
    }
    teams_ui(ui, room, face, done);
    several_ui(ui, standing, face, draft, done);
    let listed = listed_ui(ui, standing, face, draft);
    let height = (TextStyle::Body.resolve(ui.style()).size * 16.0).max(ui.clip_rect().height() * LIST);
    ScrollArea::vertical().id_salt("room-people").max_height(height).show(ui, |ui| {
        for row in listed.chunks(2) {
            ui.columns_const(|columns: &mut [Ui; 2]| {
                for (column, (who, person)) in columns.iter_mut().zip(row) {
                    name_ui(column, room, (*who, person), face, draft);
                }
            });
            if let Some((who, _)) = row.iter().find(|(who, _)| draft.selected == Some(who.0) && draft.chosen.is_none())
            {
                panel(ui, &face.theme, |ui| person_ui(ui, room, *who, face, draft, done));
            }
        }
    });
}

/// A name, which is chosen with others, or opens what can be done for one.
fn name_ui(
    ui: &mut Ui,
    room: &Room,
    (who, person): (ParticipantId, &Participant),
    face: &Appearance,
    draft: &mut HostDraft,
) {
    let (line, spoken) = labels(room, person, face);
    if let Some(chosen) = &mut draft.chosen {
        let is_chosen = chosen.contains(&who.0);
        let row = toggle(ui, &face.theme, &line, is_chosen, true);
        row.widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), is_chosen, &spoken));
        if row.clicked() && !chosen.remove(&who.0) {
            chosen.insert(who.0);
        }
        return;
    }
    let open = draft.selected == Some(who.0);
    let row = choice_row(ui, &face.theme, &line, open);
    name(&row, Role::Button, &spoken);
    if row.clicked() {
        draft.selected = (!open).then_some(who.0);
        draft.name.clone_from(&person.name);
    }
}

/// Height of the list, as a share of the controls', where that is more than a few names.
const LIST: f32 = 0.5;

/// Number of people from which on they are searched and listed by how they stand.
const MANY: usize = 8;

/// Chooses a list and a part of a name; returns whom it leaves.
fn listed_ui<'r>(
    ui: &mut Ui,
    standing: &'r HostedRoom,
    face: &Appearance,
    draft: &mut HostDraft,
) -> Vec<(ParticipantId, &'r Participant)> {
    let room = &standing.room;
    if room.people().count() < MANY {
        (draft.list, draft.search) = (PeopleList::All, String::new());
        return room.listed(PeopleList::All, standing.now);
    }
    let counted = |list| room.people().filter(|(_, person)| room.is_listed(person, list, standing.now)).count();
    // A list of nobody is no choice, nor, once half the time is over, a second list of those who have not answered.
    let is_offered = |list: &PeopleList| {
        let count = counted(*list);
        let is_double = *list == PeopleList::Stuck && count == counted(PeopleList::Missing);
        *list == PeopleList::All || draft.list == *list || (count > 0 && !is_double)
    };
    let mut lists: Vec<PeopleList> = PeopleList::ALL.into_iter().filter(is_offered).collect();
    if lists == [PeopleList::All] {
        lists.clear();
    }
    ui.horizontal_wrapped(|ui| {
        for list in lists {
            let key = match list {
                PeopleList::All => text_key!("host-list-all"),
                PeopleList::Missing => text_key!("host-list-missing"),
                PeopleList::Stuck => text_key!("host-list-stuck"),
                PeopleList::Door => text_key!("host-list-door"),
            };
            let label = Phrase::plain(key).with("count", Fact::Number(counted(list) as u64));
            let label = face.words.render(&label, &HouseTerms::default());
            if radio(ui, &face.theme, &label, draft.list == list).clicked() {
                draft.list = list;
            }
        }
    });
    search_field_ui(ui, face, text_key!("host-search"), &mut draft.search);
    let wanted = without_accents(draft.search.trim());
    let mut listed = room.listed(draft.list, standing.now);
    listed.retain(|(_, person)| without_accents(&person.name).contains(&wanted));
    if listed.is_empty() {
        quiet_ui(ui, &face.theme, &face.words.message(text_key!("host-list-none")));
    }
    listed
}

/// Arrivals offered as a choice, by their minute.
const MINUTES: usize = 5;

/// Chooses several people, by hand or by when they came, to take them out or let them back in.
fn several_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance, draft: &mut HostDraft, done: &mut Vec<Do>) {
    let render = |phrase: &Phrase| face.words.render(phrase, &HouseTerms::default());
    if toggle(ui, &face.theme, &face.words.message(text_key!("host-select")), draft.chosen.is_some(), true).clicked() {
        draft.chosen = if draft.chosen.is_some() { None } else { Some(BTreeSet::new()) };
    }
    let Some(chosen) = &mut draft.chosen else { return };
    let room = &standing.room;
    for since in arrival_minutes(room) {
        let time = Fact::Text(format_clock(since, standing.utc_offset_minutes));
        if quiet_button(ui, &face.theme, &render(&text!("host-came-since", time = time)), None).clicked() {
            *chosen = room.arrived_since(since).map(|who| who.0).collect();
        }
    }
    let with = |removed: bool| -> Vec<ParticipantId> {
        let people = room.people().filter(|(who, person)| chosen.contains(&who.0) && person.removed == removed);
        people.map(|(who, _)| who).collect()
    };
    let messages = [
        (text_key!("host-take-out-many"), with(false), RoomMessage::Remove as fn(ParticipantId) -> RoomMessage),
        (text_key!("host-let-in-many"), with(true), RoomMessage::Readmit),
    ];
    for (key, people, message) in messages {
        if people.is_empty() {
            continue;
        }
        let label = render(&Phrase::plain(key).with("count", Fact::Number(people.len() as u64)));
        if quiet_button(ui, &face.theme, &label, None).clicked() {
            done.extend(people.into_iter().map(|who| Do::Room(RoomAction::Send(message(who)))));
        }
    }
}

/// The last minutes in which people came, the latest first.
fn arrival_minutes(room: &Room) -> impl Iterator<Item = Moment> {
    let minutes: BTreeSet<u64> = room.people().map(|(_, person)| person.joined_at.millis() / 60_000).collect();
    minutes.into_iter().rev().take(MINUTES).map(|minute| Moment(minute * 60_000))
}

/// The visible and the accessible label of a person; the visible one has a tick for an answer.
fn labels(room: &Room, person: &Participant, face: &Appearance) -> (String, String) {
    let mut line = legible(&person.name).into_owned();
    if let Some(team) = person.team.and_then(|team| room.setup().teams.get(team)) {
        line = format!("{line} · {team}");
    }
    match room.status_of(person) {
        Some(state) => {
            let spoken = format!("{line}  ({})", face.words.render(&state.phrase(), &HouseTerms::default()));
            (if state == PersonStatus::Answered { format!("{line}  ✓") } else { spoken.clone() }, spoken)
        }
        None => (line.clone(), line),
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
    if room.is_at_door(person)
        && quiet_button(ui, &face.theme, &face.words.message(text_key!("host-admit")), None).clicked()
    {
        done.push(Do::Room(RoomAction::Send(RoomMessage::Admit(who))));
    }
    let (key, message) = if person.removed {
        (text_key!("host-let-in"), RoomMessage::Readmit(who))
    } else {
        (text_key!("host-take-out"), RoomMessage::Remove(who))
    };
    if quiet_button(ui, &face.theme, &face.words.message(key), None).clicked() {
        done.push(Do::Room(RoomAction::Send(message)));
    }
    if room.can_grant(person) {
        let more = text!("host-grant", seconds = Fact::Number(GRANT.into()));
        if quiet_button(ui, &face.theme, &face.words.render(&more, &HouseTerms::default()), None).clicked() {
            done.push(Do::Room(RoomAction::Send(RoomMessage::Grant(who, GRANT))));
        }
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
