//! The trainer's controls of a room: next, pause, skip, extra time, lock, close.

use eframe::egui::{RichText, TextStyle, Ui};

use super::joining::qr_code_ui;
use super::people::people_ui;
use crate::app::host::{HostAction as Do, HostedRoom, Projector, ResultsAction, RoomAction};
use crate::classroom::{NextStep, Phase, Room, RoomMessage, RoomRefusal};
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::view::Appearance;
use crate::view::draft::HostDraft;
use crate::view::keys::{KeyStroke, continue_pressed, replay_pressed, strokes};
use crate::view::screen::page::{scrolling_ui, small_ui};
use crate::view::theme::GRID;
use crate::view::widget::{Notice, notice_bar, primary_button, quiet_button, toggle};

/// Extra time per click, in seconds.
const MORE: u32 = 30;

/// Room shortcuts, active in both windows.
pub(super) fn keyboard_actions(ui: &Ui, room: &Room) -> Vec<Do> {
    let struck = strokes(ui);
    let again = struck.contains(&KeyStroke::Letter('H')) && is_heard(room);
    let mut said: Vec<RoomMessage> = struck.into_iter().filter_map(|stroke| message_for(stroke, room)).collect();
    if replay_pressed(ui) {
        said.push(RoomMessage::Extend(MORE));
    }
    if room.phase() != Phase::Ended && continue_pressed(ui) {
        said.push(RoomMessage::GoOn(room.turn()));
    }
    said.into_iter()
        .map(|it| Do::Room(RoomAction::Send(it)))
        .chain(again.then_some(Do::Room(RoomAction::RepeatSpeech)))
        .collect()
}

/// True while the current question has announcements to play.
fn is_heard(room: &Room) -> bool {
    let Phase::Question(question) = room.phase() else { return false };
    room.quiz().questions().get(question).is_some_and(|asked| !asked.posed.question.scene.heard.is_empty())
}

fn message_for(stroke: KeyStroke, room: &Room) -> Option<RoomMessage> {
    match stroke {
        KeyStroke::Letter('P') if room.is_paused() => Some(RoomMessage::Resume),
        KeyStroke::Letter('P') => Some(RoomMessage::Pause),
        KeyStroke::Letter('S') => Some(RoomMessage::Skip(room.turn())),
        KeyStroke::Letter('L') => Some(RoomMessage::Lock(!room.is_locked())),
        _ => None,
    }
}

pub(super) fn controls_ui(
    ui: &mut Ui,
    standing: &HostedRoom,
    face: &Appearance,
    draft: &mut HostDraft,
    done: &mut Vec<Do>,
) {
    let room = &standing.room;
    scrolling_ui(ui, "room-controls", |ui| {
        ui.label(RichText::new(status(room, face)).text_style(TextStyle::Button));
        ui.add_space(GRID);
        let enter = face.words.message("key-enter");
        let label = face.words.message(next_key(room).unwrap_or("host-see-results"));
        let pressed = primary_button(ui, &face.theme, &label, Some(&enter)).clicked();
        match room.next_step() {
            Some(_) if pressed => done.push(Do::Room(RoomAction::Send(RoomMessage::GoOn(room.turn())))),
            None if pressed || continue_pressed(ui) => done.push(Do::Results(ResultsAction::Show(true))),
            _ => {}
        }
        flow_ui(ui, room, face, done);
        if is_heard(room) && quiet_button(ui, &face.theme, &face.words.message("host-say-again"), Some("H")).clicked() {
            done.push(Do::Room(RoomAction::RepeatSpeech));
        }
        for trouble in standing.trouble.iter().cloned().chain(standing.refused.map(RoomRefusal::phrase)) {
            notice_bar(ui, &face.theme, Notice::Bad, &face.words.render(&trouble, &HouseTerms::default()), None);
        }
        ui.add_space(GRID);
        projector_choice_ui(ui, standing, face, done);
        ui.add_space(GRID);
        people_ui(ui, standing, face, draft, done);
        ui.add_space(GRID);
        if let Some(remote) = &standing.remote {
            if toggle(ui, &face.theme, &face.words.message("host-remote-control"), draft.remote, true).clicked() {
                draft.remote = !draft.remote;
            }
            if draft.remote {
                small_ui(ui, &face.theme, &face.words.message("host-remote-about"));
                qr_code_ui(ui, remote, ui.available_width().min(200.0), face);
                small_ui(ui, &face.theme, remote);
            }
        }
        if let Some(print) = &standing.fingerprint {
            let told = Phrase::plain("host-tls").with("fingerprint", Fact::Text(print.clone()));
            small_ui(ui, &face.theme, &face.words.render(&told, &HouseTerms::default()));
        }
        let log = Phrase::plain("host-log").with("place", Fact::Text(standing.log.display().to_string()));
        small_ui(ui, &face.theme, &face.words.render(&log, &HouseTerms::default()));
        let (label, escape) = (face.words.message("host-close"), face.words.message("key-escape"));
        if quiet_button(ui, &face.theme, &label, Some(&escape)).clicked() {
            done.push(Do::Room(RoomAction::Close(false)));
        }
    });
}

fn flow_ui(ui: &mut Ui, room: &Room, face: &Appearance, done: &mut Vec<Do>) {
    ui.horizontal_wrapped(|ui| {
        let mut button = |ui: &mut Ui, key: &'static str, cap: &str, message: RoomMessage| {
            if quiet_button(ui, &face.theme, &face.words.message(key), Some(cap)).clicked() {
                done.push(Do::Room(RoomAction::Send(message)));
            }
        };
        if room.is_running() {
            if room.is_paused() {
                button(ui, "host-resume", "P", RoomMessage::Resume);
            } else {
                button(ui, "host-pause", "P", RoomMessage::Pause);
            }
            button(ui, "host-more", "+", RoomMessage::Extend(MORE));
        }
        if matches!(room.phase(), Phase::Question(_) | Phase::Closed(_)) {
            button(ui, "host-skip", "S", RoomMessage::Skip(room.turn()));
        }
        if room.phase() != Phase::Ended {
            let key = if room.is_locked() { "host-unlock" } else { "host-lock" };
            button(ui, key, "L", RoomMessage::Lock(!room.is_locked()));
        }
    });
}

fn projector_choice_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance, done: &mut Vec<Do>) {
    small_ui(ui, &face.theme, &face.words.message("host-projector"));
    ui.horizontal_wrapped(|ui| {
        let places = [
            (Projector::Beside, "host-projector-beside"),
            (Projector::Alone, "host-projector-alone"),
            (Projector::Own, "host-projector-own"),
        ];
        for (place, key) in places {
            if toggle(ui, &face.theme, &face.words.message(key), standing.projector == place, true).clicked() {
                done.push(Do::Room(RoomAction::Project(place)));
            }
        }
    });
}

fn next_key(room: &Room) -> Option<&'static str> {
    let is_exam = room.phase() == Phase::Sitting;
    Some(match room.next_step()? {
        NextStep::Begin => "host-do-begin",
        NextStep::Close if is_exam => "host-do-collect",
        NextStep::Close => "host-do-close",
        NextStep::Reveal => "host-do-reveal",
        NextStep::Standings => "host-do-rank",
        NextStep::Question => "host-do-next",
        NextStep::End => "host-do-end",
        NextStep::Results => "host-do-release",
    })
}

pub(super) fn status(room: &Room, face: &Appearance) -> String {
    let key = match room.phase() {
        Phase::Lobby => "host-at-lobby",
        Phase::Question(_) => "host-at-asking",
        Phase::Closed(_) => "host-at-closed",
        Phase::Revealed(_) => "host-at-revealed",
        Phase::Ranked(_) => "host-at-ranked",
        Phase::Sitting => "host-at-sitting",
        Phase::Collected => "host-at-handed",
        Phase::Ended => "host-at-ended",
    };
    face.words.render(&room.glance().phrase(key), &HouseTerms::default())
}
