//! A stretch of a shift shown again on the felt, step by step.

use eframe::egui::{CentralPanel, Frame, Panel, RichText, ScrollArea, TextStyle, Ui};

use super::dock::story_ui;
use super::fault::{fault_ui, instead_ui};
use super::table::{live_table, look};
use crate::app::shift::debrief::Debrief;
use crate::app::shift::replay::Replay;
use crate::app::shift::{DebriefAction, ShiftAction};
use crate::app::{Action, App};
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::keys::continue_pressed;
use crate::view::table::live_table_ui;
use crate::view::theme::GRID;
use crate::view::widget::{panel, primary_button_where, quiet_button};

/// Width of the column beside the felt, as a multiple of the text size, and as a share of the window at most.
const PANEL: f32 = 23.0;
const MOST_OF_WIDTH: f32 = 0.42;
/// Lines of what happened.
const LINES: usize = 3;

pub(super) fn replay_ui(ui: &mut Ui, app: &App, debrief: &Debrief, replay: &Replay, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    let state = replay.shift().state();
    let frame = Frame::new().inner_margin(GRID as i8);
    Panel::top("replay-head").frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            let escape = face.words.message(text_key!("key-escape"));
            if quiet_button(ui, &face.theme, &face.words.message(text_key!("go-back")), Some(&escape)).clicked() {
                actions.push(Action::Back);
            }
            let title = text!("shift-replay-title", number = Fact::Number(state.coup.number.into()));
            ui.label(RichText::new(face.words.render_for_house(&title, &state.house)).text_style(TextStyle::Heading));
        });
    });
    let width = (TextStyle::Body.resolve(ui.style()).size * PANEL).min(ui.available_width() * MOST_OF_WIDTH);
    Panel::right("replay-panel").frame(frame).exact_size(width).show_separator_line(false).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            steps_ui(ui, app, replay, face, &mut actions);
            actions.extend(replayed_fault_ui(ui, debrief, replay, face));
        });
    });
    Panel::bottom("replay-story").frame(frame).show_separator_line(false).show(ui, |ui| {
        story_ui(ui, replay.story(), &[], state, face, LINES);
    });
    CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
        let live = live_table(ui, state);
        live_table_ui(ui, &live, &look(state, face));
    });
    actions
}

fn steps_ui(ui: &mut Ui, app: &App, replay: &Replay, face: &Appearance, actions: &mut Vec<Action>) {
    let words = &face.words;
    let act = |action| Action::Shift(ShiftAction::Debrief(action));
    let ends = replay.is_at_the_end();
    let enter = words.message(text_key!("key-enter"));
    let next = primary_button_where(ui, &face.theme, !ends, &words.message(text_key!("shift-next")), &enter);
    if !ends && (next.clicked() || continue_pressed(ui)) {
        actions.push(act(DebriefAction::ReplayNext));
    }
    ui.horizontal_wrapped(|ui| {
        if quiet_button(ui, &face.theme, &words.message(text_key!("shift-replay-again")), None).clicked() {
            actions.push(act(DebriefAction::ReplayAgain));
        }
        let play_on = words.message(text_key!("shift-play-on"));
        if app.shift_origin().can_be_repeated() && quiet_button(ui, &face.theme, &play_on, None).clicked() {
            actions.push(Action::Shift(ShiftAction::PlayOn));
        }
    });
    if ends {
        ui.label(words.message(text_key!("shift-replay-end")));
    }
    ui.add_space(GRID);
}

/// The fault, once it was made; just before it, what is due.
fn replayed_fault_ui(ui: &mut Ui, debrief: &Debrief, replay: &Replay, face: &Appearance) -> Option<Action> {
    let fault = replay.fault()?;
    let place = debrief.place_of(fault);
    let near = replay.is_before_the_fault();
    if !near && !replay.is_past_the_fault() {
        return None;
    }
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        let mut asked = None;
        if near {
            let here = face.words.message(text_key!("shift-replay-fault-next"));
            ui.label(RichText::new(here).text_style(TextStyle::Button));
        } else {
            asked = fault_ui(ui, replay.shift().state(), face, fault);
        }
        if let Some(place) = place {
            instead_ui(ui, debrief, face, place);
        }
        asked
    })
    .inner
}
