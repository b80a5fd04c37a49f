//! The trainer's controls of a room: next, pause, skip, extra time, lock, close.

use eframe::egui::{RichText, TextStyle, Ui};

use super::joining::square_ui;
use super::people::people_ui;
use crate::app::host::{Action as Do, Projector, Standing};
use crate::classroom::{Message, Next, Phase, Refusal, Room};
use crate::rules::phrase::{Fact, Phrase};
use crate::view::Face;
use crate::view::draft::HostDraft;
use crate::view::keys::{Stroke, goes_on, hears_again, strokes};
use crate::view::screen::page::{scrolling_ui, small_ui};
use crate::view::theme::GRID;
use crate::view::widget::{Notice, notice_bar, primary_button, quiet_button, toggle};
use crate::words::Names;

/// Extra time per click, in seconds.
const MORE: u32 = 30;

/// Room shortcuts, active in both windows.
pub(super) fn by_keys(ui: &Ui, room: &Room) -> Vec<Do> {
    let struck = strokes(ui);
    let again = struck.contains(&Stroke::Letter('H')) && is_heard(room);
    let mut said: Vec<Message> = struck.into_iter().filter_map(|stroke| of_stroke(stroke, room)).collect();
    if hears_again(ui) {
        said.push(Message::Extend(MORE));
    }
    if room.phase() != Phase::Ended && goes_on(ui) {
        said.push(Message::GoOn(room.turn()));
    }
    said.into_iter().map(Do::Say).chain(again.then_some(Do::HearAgain)).collect()
}

/// True while the current question has announcements to play.
fn is_heard(room: &Room) -> bool {
    let Phase::Asking(question) = room.phase() else { return false };
    room.quiz().questions().get(question).is_some_and(|asked| !asked.posed.question.scene.heard.is_empty())
}

fn of_stroke(stroke: Stroke, room: &Room) -> Option<Message> {
    match stroke {
        Stroke::Letter('P') if room.is_paused() => Some(Message::Resume),
        Stroke::Letter('P') => Some(Message::Pause),
        Stroke::Letter('S') => Some(Message::Skip(room.turn())),
        Stroke::Letter('L') => Some(Message::Lock(!room.is_locked())),
        _ => None,
    }
}

pub(super) fn controls_ui(ui: &mut Ui, standing: &Standing, face: &Face, draft: &mut HostDraft, done: &mut Vec<Do>) {
    let room = &standing.room;
    scrolling_ui(ui, "room-controls", |ui| {
        ui.label(RichText::new(status(room, face)).text_style(TextStyle::Button));
        ui.add_space(GRID);
        let enter = face.words.key("key-enter");
        let label = face.words.key(next_key(room).unwrap_or("host-see-results"));
        let pressed = primary_button(ui, &face.theme, &label, Some(&enter)).clicked();
        match room.next() {
            Some(_) if pressed => done.push(Do::Say(Message::GoOn(room.turn()))),
            None if pressed || goes_on(ui) => done.push(Do::Results(true)),
            _ => {}
        }
        flow_ui(ui, room, face, done);
        if is_heard(room) && quiet_button(ui, &face.theme, &face.words.key("host-say-again"), Some("H")).clicked() {
            done.push(Do::HearAgain);
        }
        for trouble in standing.trouble.iter().cloned().chain(standing.refused.map(Refusal::phrase)) {
            notice_bar(ui, &face.theme, Notice::Bad, &face.words.say(&trouble, &Names::default()), None);
        }
        ui.add_space(GRID);
        projector_choice_ui(ui, standing, face, done);
        ui.add_space(GRID);
        people_ui(ui, standing, face, draft, done);
        ui.add_space(GRID);
        if let Some(remote) = &standing.remote {
            if toggle(ui, &face.theme, &face.words.key("host-remote-control"), draft.remote, true).clicked() {
                draft.remote = !draft.remote;
            }
            if draft.remote {
                small_ui(ui, &face.theme, &face.words.key("host-remote-about"));
                square_ui(ui, remote, ui.available_width().min(200.0), face);
                small_ui(ui, &face.theme, remote);
            }
        }
        if let Some(print) = &standing.fingerprint {
            let told = Phrase::plain("host-tls").with("fingerprint", Fact::Text(print.clone()));
            small_ui(ui, &face.theme, &face.words.say(&told, &Names::default()));
        }
        let log = Phrase::plain("host-log").with("place", Fact::Text(standing.log.display().to_string()));
        small_ui(ui, &face.theme, &face.words.say(&log, &Names::default()));
        let (label, escape) = (face.words.key("host-close"), face.words.key("key-escape"));
        if quiet_button(ui, &face.theme, &label, Some(&escape)).clicked() {
            done.push(Do::Close(false));
        }
    });
}

fn flow_ui(ui: &mut Ui, room: &Room, face: &Face, done: &mut Vec<Do>) {
    ui.horizontal_wrapped(|ui| {
        let mut button = |ui: &mut Ui, key: &'static str, cap: &str, message: Message| {
            if quiet_button(ui, &face.theme, &face.words.key(key), Some(cap)).clicked() {
                done.push(Do::Say(message));
            }
        };
        if room.is_running() {
            if room.is_paused() {
                button(ui, "host-resume", "P", Message::Resume);
            } else {
                button(ui, "host-pause", "P", Message::Pause);
            }
            button(ui, "host-more", "+", Message::Extend(MORE));
        }
        if matches!(room.phase(), Phase::Asking(_) | Phase::Closed(_)) {
            button(ui, "host-skip", "S", Message::Skip(room.turn()));
        }
        if room.phase() != Phase::Ended {
            let key = if room.is_locked() { "host-unlock" } else { "host-lock" };
            button(ui, key, "L", Message::Lock(!room.is_locked()));
        }
    });
}

fn projector_choice_ui(ui: &mut Ui, standing: &Standing, face: &Face, done: &mut Vec<Do>) {
    small_ui(ui, &face.theme, &face.words.key("host-projector"));
    ui.horizontal_wrapped(|ui| {
        let places = [
            (Projector::Beside, "host-projector-beside"),
            (Projector::Alone, "host-projector-alone"),
            (Projector::Own, "host-projector-own"),
        ];
        for (place, key) in places {
            if toggle(ui, &face.theme, &face.words.key(key), standing.projector == place, true).clicked() {
                done.push(Do::Project(place));
            }
        }
    });
}

fn next_key(room: &Room) -> Option<&'static str> {
    let is_exam = room.phase() == Phase::Sitting;
    Some(match room.next()? {
        Next::Begin => "host-do-begin",
        Next::Close if is_exam => "host-do-collect",
        Next::Close => "host-do-close",
        Next::Reveal => "host-do-reveal",
        Next::Standings => "host-do-rank",
        Next::Question => "host-do-next",
        Next::End => "host-do-end",
        Next::Results => "host-do-release",
    })
}

pub(super) fn status(room: &Room, face: &Face) -> String {
    let key = match room.phase() {
        Phase::Lobby => "host-at-lobby",
        Phase::Asking(_) => "host-at-asking",
        Phase::Closed(_) => "host-at-closed",
        Phase::Revealed(_) => "host-at-revealed",
        Phase::Ranked(_) => "host-at-ranked",
        Phase::Sitting => "host-at-sitting",
        Phase::Handed => "host-at-handed",
        Phase::Ended => "host-at-ended",
    };
    face.words.say(&room.glance().phrase(key), &Names::default())
}
