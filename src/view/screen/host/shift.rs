//! A shift for all desktops of a room: chosen by the trainer, and each participant's areas as they are.

use std::sync::Arc;

use eframe::egui::{TextStyle, Ui};

use crate::app::App;
use crate::app::host::{HostAction as Do, HostedRoom, RoomAction, ShiftOrder};
use crate::app::shift::choice::scenarios;
use crate::classroom::{Phase, Room, RoomMessage};
use crate::describe::legible::legible;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::table::scenario::{Presentation, Scenario};
use crate::view::Appearance;
use crate::view::draft::HostDraft;
use crate::view::screen::class_shift::{BoardRow, board_ui, class_debrief_ui};
use crate::view::screen::page::{heading_ui, small_ui};
use crate::view::screen::settings::{choice_ui, switch_ui};
use crate::view::screen::shift::{presentation_name, shift_title};
use crate::view::theme::GRID;
use crate::view::widget::{choice_list, quiet_button, toggle};

/// Coups offered.
const COUPS: [u32; 4] = [4, 8, 12, 20];

/// Scenarios that the room's table can have.
fn fitting<'a>(app: &'a App, room: &Room) -> Vec<&'a Arc<Scenario>> {
    let house = Arc::clone(room.quiz().house());
    scenarios(app.library()).filter(|scenario| scenario.table_in(&house).is_some()).collect()
}

/// The choice of a shift, or the way to end the one that is worked.
pub(super) fn shift_controls_ui(
    ui: &mut Ui,
    app: &App,
    standing: &HostedRoom,
    face: &Appearance,
    draft: &mut HostDraft,
    done: &mut Vec<Do>,
) {
    let room = &standing.room;
    if matches!(room.phase(), Phase::Collected | Phase::Ended) {
        return;
    }
    let heading = face.words.message(text_key!("host-shift"));
    if room.is_shift_open() {
        heading_ui(ui, &heading);
        small_ui(ui, &face.theme, &given_title(app, room, face).unwrap_or_default());
        if quiet_button(ui, &face.theme, &face.words.message(text_key!("host-shift-end")), None).clicked() {
            done.push(Do::Room(RoomAction::Send(RoomMessage::EndShift)));
        }
        return;
    }
    if toggle(ui, &face.theme, &heading, draft.shift.is_open, true).clicked() {
        draft.shift.is_open = !draft.shift.is_open;
    }
    if !draft.shift.is_open {
        return;
    }
    small_ui(ui, &face.theme, &face.words.message(text_key!("host-shift-about")));
    let all = fitting(app, room);
    let titles: Vec<String> = all.iter().map(|scenario| shift_title(scenario, face)).collect();
    let label = ui.label(face.words.message(text_key!("shift-choice-shifts"))).id;
    let chosen = draft.shift.scenario.min(all.len().saturating_sub(1));
    if let Some(picked) = choice_list(ui, &face.theme, "host-shift", label, &titles, Some(chosen)) {
        draft.shift.scenario = picked;
    }
    let ways = Presentation::ALL.map(|one| (one, face.words.message(presentation_name(one))));
    choice_ui(ui, face, text_key!("shift-choice-help"), &mut draft.shift.presentation, &ways);
    let coups = COUPS.map(|count| (count, count.to_string()));
    choice_ui(ui, face, text_key!("class-shift-coups"), &mut draft.shift.coups, &coups);
    switch_ui(ui, face, text_key!("host-shift-nameless"), None, &mut draft.shift.nameless);
    let Some(scenario) = all.get(chosen) else { return };
    if quiet_button(ui, &face.theme, &face.words.message(text_key!("host-shift-give")), None).clicked() {
        let order = ShiftOrder {
            scenario: Arc::clone(scenario),
            presentation: draft.shift.presentation,
            coups: draft.shift.coups,
            nameless: draft.shift.nameless,
        };
        draft.shift.is_open = false;
        done.push(Do::Room(RoomAction::GiveShift(order)));
    }
}

fn given_title(app: &App, room: &Room, face: &Appearance) -> Option<String> {
    let given = room.shift()?;
    let scenario = scenarios(app.library()).find(|scenario| scenario.id == given.scenario)?;
    Some(shift_title(scenario, face))
}

/// The board before the class: each participant's areas, and where most went wrong.
pub(super) fn shift_board_ui(ui: &mut Ui, room: &Room, face: &Appearance) {
    let Some(given) = room.shift() else { return };
    let active = room.people().filter(|(_, person)| person.is_in() && !person.watches);
    let rows: Vec<BoardRow<'_>> = active
        .zip(1_u64..)
        .map(|((_, person), number)| {
            let name = if given.nameless {
                let number = text!("class-shift-number", number = Fact::Number(number));
                face.words.render(&number, &HouseTerms::default())
            } else {
                legible(&person.name).into_owned()
            };
            (name, person.shift.as_ref())
        })
        .collect();
    board_ui(ui, &rows, face);
    ui.add_space(GRID);
    let is_worked = rows.iter().any(|(_, progress)| progress.is_some_and(|progress| progress.over));
    if let Some(class) = room.class_debrief().filter(|_| is_worked) {
        class_debrief_ui(ui, &class, face);
    }
    ui.add_space(TextStyle::Body.resolve(ui.style()).size);
}
