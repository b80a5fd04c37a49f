//! The trainer's controls of a room: next, pause, skip, extra time, lock, close.

use eframe::egui::{Frame, Panel, RichText, TextStyle, Ui};

use super::joining::qr_code_ui;
use super::people::people_ui;
use super::shift::shift_controls_ui;
use crate::app::App;
use crate::app::host::{HostAction as Do, HostedRoom, Projector, ResultsAction, RoomAction};
use crate::classroom::{NextStep, Phase, Room, RoomMessage, RoomRefusal};
use crate::describe::legible::legible;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::Fact;
use crate::i18n::text_key::TextKey;
use crate::view::Appearance;
use crate::view::draft::HostDraft;
use crate::view::keys::{KeyStroke, continue_pressed, replay_pressed, strokes};
use crate::view::screen::page::{scrolling_ui, small_ui};
use crate::view::theme::GRID;
use crate::view::widget::{Notice, keyed_width, notice_bar, quiet_button, radio, toggle, wide_button};

/// Extra time per click, in seconds.
const MORE: u32 = 30;

/// Least height in text sizes at which the steps do not scroll.
const LEAST_HEIGHT: f32 = 30.0;

/// Room shortcuts, active in both windows.
pub(super) fn keyboard_actions(ui: &Ui, standing: &HostedRoom, face: &Appearance) -> Vec<Do> {
    let room = &standing.room;
    let struck = strokes(ui);
    let again = struck.contains(&KeyStroke::Letter('H')) && is_heard(room);
    let turns_page = struck.contains(&KeyStroke::Letter('W')) && matches!(room.phase(), Phase::Revealed(_));
    let mut messages: Vec<RoomMessage> = struck.into_iter().filter_map(|stroke| message_for(stroke, room)).collect();
    if replay_pressed(ui) {
        messages.push(RoomMessage::Extend(MORE));
    }
    let mut actions = Vec::new();
    if room.phase() != Phase::Ended && continue_pressed(ui) {
        actions.push(main_action(standing, face));
    }
    actions.extend(messages.into_iter().map(RoomAction::Send));
    actions.extend(again.then_some(RoomAction::RepeatSpeech));
    actions.extend(turns_page.then_some(RoomAction::ShowWhy(!standing.shows_why)));
    actions.into_iter().map(Do::Room).collect()
}

/// The next step: reasons that do not fit beside the answer come before the next question.
fn main_action(standing: &HostedRoom, face: &Appearance) -> RoomAction {
    let room = &standing.room;
    if is_why_next(standing, face) {
        RoomAction::ShowWhy(true)
    } else {
        RoomAction::Send(room.main_message(room.turn()))
    }
}

fn is_why_next(standing: &HostedRoom, face: &Appearance) -> bool {
    let Phase::Revealed(question) = standing.room.phase() else { return false };
    let has_more = || standing.room.solution(question, &face.words).is_some_and(|solution| solution.has_long_why());
    !standing.shows_why && !standing.room.is_paused() && has_more()
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
    app: &App,
    standing: &HostedRoom,
    face: &Appearance,
    draft: &mut HostDraft,
    done: &mut Vec<Do>,
) {
    let room = &standing.room;
    // What the quiz needs stays in place, unless the text is so large that it would leave no room for the rest.
    let is_low = ui.available_height() < TextStyle::Body.resolve(ui.style()).size * LEAST_HEIGHT;
    if !is_low {
        let panel = Panel::top("room-steps").frame(Frame::new()).resizable(false).show_separator_line(false);
        panel.show(ui, |ui| {
            ui.set_max_width(ui.available_width() - GRID);
            steps_ui(ui, standing, face, done);
            ui.add_space(GRID);
        });
    }
    scrolling_ui(ui, "room-controls", |ui| {
        ui.set_max_width(ui.available_width() - GRID);
        if is_low {
            steps_ui(ui, standing, face, done);
        }
        notices_ui(ui, standing, face, done);
        projector_choice_ui(ui, standing, face, done);
        ui.add_space(GRID);
        people_ui(ui, standing, face, draft, done);
        ui.add_space(GRID);
        remote_ui(ui, standing, face, draft, done);
        pins_ui(ui, room, face, draft);
        ui.add_space(GRID);
        shift_controls_ui(ui, app, standing, face, draft, done);
        if let Some(print) = &standing.fingerprint {
            let phrase = text!("host-tls", fingerprint = Fact::Text(print.clone()));
            small_ui(ui, &face.theme, &face.words.render(&phrase, &HouseTerms::default()));
        }
        let log = text!("host-log", place = Fact::Text(standing.log.display().to_string()));
        small_ui(ui, &face.theme, &face.words.render(&log, &HouseTerms::default()));
    });
}

/// Who has not answered, who waits at the door, and what went wrong.
fn notices_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance, done: &mut Vec<Do>) {
    let room = &standing.room;
    let glance = room.glance();
    if glance.waiting > 0 {
        let waiting = face.words.render(&glance.phrase(text_key!("host-waiting")), &HouseTerms::default());
        notice_bar(ui, &face.theme, Notice::Plain, &waiting, &[]);
    }
    door_ui(ui, room, face, done);
    for trouble in standing.trouble.iter().cloned().chain(standing.refused.map(RoomRefusal::phrase)) {
        notice_bar(ui, &face.theme, Notice::Bad, &face.words.render(&trouble, &HouseTerms::default()), &[]);
    }
}

/// Where the quiz is, and its next step.
fn steps_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance, done: &mut Vec<Do>) {
    ui.label(RichText::new(status(&standing.room, face)).text_style(TextStyle::Button));
    main_button_ui(ui, standing, face, done);
    flow_ui(ui, standing, face, done);
}

/// The next step of the quiz, or the results at its end.
fn main_button_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance, done: &mut Vec<Do>) {
    let room = &standing.room;
    let enter = face.words.message(text_key!("key-enter"));
    let key = if room.is_paused() {
        Some(text_key!("host-resume"))
    } else if is_why_next(standing, face) {
        Some(text_key!("host-do-why"))
    } else {
        next_key(room)
    };
    let label = face.words.message(key.unwrap_or(text_key!("host-see-results")));
    let width = ui.available_width();
    let pressed = wide_button(ui, &face.theme, (&label, Some(&enter)), true, width).clicked();
    match room.next_step() {
        Some(_) if pressed => done.push(Do::Room(main_action(standing, face))),
        None if pressed || continue_pressed(ui) => done.push(Do::Results(ResultsAction::Show(true))),
        _ => {}
    }
}

/// The newcomers who wait to be let in, and the button for all of them.
fn door_ui(ui: &mut Ui, room: &Room, face: &Appearance, done: &mut Vec<Do>) {
    let Some((_, first)) = room.people().find(|(_, person)| room.is_at_door(person)) else { return };
    let waiting = Fact::Number(room.at_door() as u64);
    let line = text!("host-at-door", count = waiting, name = Fact::Text(legible(&first.name).into_owned()));
    let line = face.words.render(&line, &HouseTerms::default());
    let is_one = room.at_door() == 1;
    let admit = face.words.message(if is_one { text_key!("host-admit") } else { text_key!("host-admit-all") });
    if notice_bar(ui, &face.theme, Notice::Plain, &line, &[admit.as_str()]).is_some() {
        done.push(Do::Room(RoomAction::Send(RoomMessage::AdmitAll)));
    }
}

/// What else can be done now, in rows of equal buttons.
fn flow_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance, done: &mut Vec<Do>) {
    let steps = flow(standing, face);
    let label = |key: TextKey| face.words.message(key);
    let half = (ui.available_width() - GRID) / 2.0;
    let width = |(key, cap, _): &(TextKey, String, RoomAction)| keyed_width(ui, &label(*key), cap);
    let columns = if steps.len() > 1 && steps.iter().all(|step| width(step) <= half) { 2 } else { 1 };
    let wide = if columns == 2 { half } else { ui.available_width() };
    for row in steps.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GRID;
            for (key, cap, action) in row {
                let cap = (!cap.is_empty()).then_some(cap.as_str());
                if wide_button(ui, &face.theme, (&label(*key), cap), false, wide).clicked() {
                    done.push(Do::Room(action.clone()));
                }
            }
        });
    }
}

/// The steps beside the next one, each with its key.
fn flow(standing: &HostedRoom, face: &Appearance) -> Vec<(TextKey, String, RoomAction)> {
    let room = &standing.room;
    let mut steps = Vec::new();
    let mut step = |is_there: bool, key, cap: &str, action| {
        if is_there {
            steps.push((key, cap.to_owned(), action));
        }
    };
    let send = RoomAction::Send;
    if let Some(key) = next_key(room).filter(|_| room.is_paused()) {
        step(true, key, "", send(RoomMessage::GoOn(room.turn())));
    }
    let can_pause = room.can_pause() && !room.is_paused();
    step(can_pause, text_key!("host-pause"), "P", send(RoomMessage::Pause));
    step(room.is_running(), text_key!("host-more"), "+", send(RoomMessage::Extend(MORE)));
    let is_left_out = room.glance().question.is_some_and(|at| room.skipped().contains(&at));
    let can_skip = matches!(room.phase(), Phase::Ready(_) | Phase::Question(_) | Phase::Closed(_)) && !is_left_out;
    step(can_skip, text_key!("host-skip"), "S", send(RoomMessage::Skip(room.turn())));
    let why = if standing.shows_why { text_key!("host-answer-again") } else { text_key!("host-do-why") };
    let has_why = matches!(room.phase(), Phase::Revealed(_)) && !is_why_next(standing, face);
    step(has_why, why, "W", RoomAction::ShowWhy(!standing.shows_why));
    let is_over = room.phase() == Phase::Ended;
    let lock = if room.is_locked() { text_key!("host-unlock") } else { text_key!("host-lock") };
    step(!is_over, lock, "L", send(RoomMessage::Lock(!room.is_locked())));
    step(is_over, text_key!("host-plan-next"), "", RoomAction::PlanNext(true));
    step(is_heard(room), text_key!("host-say-again"), "H", RoomAction::RepeatSpeech);
    let escape = face.words.message(text_key!("key-escape"));
    step(true, text_key!("host-close"), &escape, RoomAction::Close(false));
    steps
}

/// The PINs of the names that are not taken yet, for the trainer to hand out.
fn pins_ui(ui: &mut Ui, room: &Room, face: &Appearance, draft: &mut HostDraft) {
    if !room.setup().pins {
        return;
    }
    if toggle(ui, &face.theme, &face.words.message(text_key!("host-pins-show")), draft.pins, true).clicked() {
        draft.pins = !draft.pins;
    }
    if !draft.pins {
        return;
    }
    for name in room.setup().roster.iter().flatten().filter(|name| !room.is_taken(name)) {
        let row = text!(
            "class-of",
            what = Fact::Text(legible(name).into_owned()),
            said = Fact::Text(room.setup().pin(name).unwrap_or_default())
        );
        small_ui(ui, &face.theme, &face.words.render(&row, &HouseTerms::default()));
    }
}

/// The link of the second device, hidden where the class may see it and once a device has it.
fn remote_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance, draft: &mut HostDraft, done: &mut Vec<Do>) {
    let Some(remote) = &standing.remote else { return };
    let word = |key: TextKey| face.words.message(key);
    if toggle(ui, &face.theme, &word(text_key!("host-remote-control")), draft.remote, true).clicked() {
        draft.remote = !draft.remote;
        draft.remote_in_sight = false;
    }
    if !draft.remote {
        return;
    }
    if standing.is_remote_paired {
        draft.remote_in_sight = false;
        small_ui(ui, &face.theme, &word(text_key!("host-remote-in-use")));
    } else if standing.projector == Projector::Own || draft.remote_in_sight {
        small_ui(ui, &face.theme, &word(text_key!("host-remote-about")));
        qr_code_ui(ui, remote, ui.available_width().min(200.0), face);
        small_ui(ui, &face.theme, remote);
    } else {
        small_ui(ui, &face.theme, &word(text_key!("host-remote-seen")));
        draft.remote_in_sight = quiet_button(ui, &face.theme, &word(text_key!("host-remote-show")), None).clicked();
        return;
    }
    if quiet_button(ui, &face.theme, &word(text_key!("host-remote-renew")), None).clicked() {
        done.push(Do::Room(RoomAction::RenewRemote));
    }
}

fn projector_choice_ui(ui: &mut Ui, standing: &HostedRoom, face: &Appearance, done: &mut Vec<Do>) {
    small_ui(ui, &face.theme, &face.words.message(text_key!("host-projector")));
    ui.horizontal_wrapped(|ui| {
        let places = [
            (Projector::Beside, text_key!("host-projector-beside")),
            (Projector::Alone, text_key!("host-projector-alone")),
            (Projector::Own, text_key!("host-projector-own")),
        ];
        for (place, key) in places {
            if radio(ui, &face.theme, &face.words.message(key), standing.projector == place).clicked() {
                done.push(Do::Room(RoomAction::Project(place)));
            }
        }
    });
}

fn next_key(room: &Room) -> Option<TextKey> {
    let is_exam = room.phase() == Phase::Sitting;
    Some(match room.next_step()? {
        NextStep::Begin => text_key!("host-do-begin"),
        NextStep::Start => text_key!("host-do-start"),
        NextStep::Close if is_exam => text_key!("host-do-collect"),
        NextStep::Close => text_key!("host-do-close"),
        NextStep::Reveal => text_key!("host-do-reveal"),
        NextStep::Standings => text_key!("host-do-rank"),
        NextStep::Question => text_key!("host-do-next"),
        NextStep::End => text_key!("host-do-end"),
        NextStep::Results => text_key!("host-do-release"),
    })
}

pub(super) fn status(room: &Room, face: &Appearance) -> String {
    let key = match room.phase() {
        Phase::Lobby => text_key!("host-at-lobby"),
        Phase::Ready(_) => text_key!("host-at-ready"),
        Phase::Question(_) => text_key!("host-at-asking"),
        Phase::Closed(question) if room.skipped().contains(&question) => text_key!("host-at-left-out"),
        Phase::Closed(_) => text_key!("host-at-closed"),
        Phase::Revealed(_) => text_key!("host-at-revealed"),
        Phase::Ranked(_) => text_key!("host-at-ranked"),
        Phase::Sitting => text_key!("host-at-sitting"),
        Phase::Collected => text_key!("host-at-handed"),
        Phase::Ended => text_key!("host-at-ended"),
    };
    face.words.render(&room.glance().phrase(key), &HouseTerms::default())
}
