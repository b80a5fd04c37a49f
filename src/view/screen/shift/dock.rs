//! The column beside the felt: duties with the reason, calls and other acts without a place, what happened.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{CentralPanel, Frame, Id, Label, Panel, RichText, Role, Stroke, TextStyle, Ui, vec2};

use super::chef::chef_ui;
use super::due::{due_ui, opening_ui, unbroken_names, why_ui};
use super::menu::{blank_phrase, menu_ui, table};
use super::now::Now;
use super::parts::{parts_height, parts_ui};
use super::tile::{ActTile, TileStyle, tiles_ui};
use crate::app::shift::TableAction;
use crate::app::shift::correction::CorrectionStage;
use crate::app::shift::offers::Offer;
use crate::app::shift::part::CoupPart;
use crate::app::shift::story::Story;
use crate::app::shift::target::Target;
use crate::app::shift::work::ShiftWork;
use crate::app::{Action, App};
use crate::describe::shift as describe;
use crate::describe::table_contents::within_sentence;
use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::table::act::Act;
use crate::table::due::Duty;
use crate::table::scenario::Presentation;
use crate::table::state::State;
use crate::view::Appearance;
use crate::view::screen::announcements::{can_replay, talk};
use crate::view::screen::page::{quiet_ui, scrolling_ui, small_ui, verdict_line_ui};
use crate::view::theme::GRID;
use crate::view::widget::{name, quiet_button, task_card};

/// Width of the column as a multiple of the text size, and as a share of the window at most.
const WIDTH: f32 = 19.0;
const MOST_OF_WIDTH: f32 = 0.33;

/// Lines of what happened, in a high column, in a low one, and below a question in a low one or above the parts.
const LINES: (usize, usize) = (6, 3);
const BESIDE_QUESTION: usize = 2;
const HIGH: f32 = 36.0;
/// The same where the list of other acts leaves its room free.
const MIDDLE: f32 = 30.0;
/// Height of the column, in lines, from which it may have the parts of the coup.
const WITH_PARTS: f32 = 39.0;

/// Height of a column, in lines, below which a correct answer is confirmed in two lines.
const LOW: f32 = 16.0;

/// Lines between the top of the column and the button that skips the wait.
pub(super) const BELOW_DUTIES: f32 = 7.0;

pub(super) fn small_line(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Small)
}

/// The column beside the felt: the same in every phase, so that the felt never moves.
pub(super) fn dock_ui(ui: &mut Ui, app: &App, work: &ShiftWork, now: &Now, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    let frame = Frame::new().inner_margin(GRID as i8);
    let width = (TextStyle::Body.resolve(ui.style()).size * WIDTH).min(ui.available_width() * MOST_OF_WIDTH);
    Panel::right("shift-dock").frame(frame).exact_size(width).show_separator_line(false).show(ui, |ui| {
        let (has_parts, lines) = room_of(ui, work, now);
        let foot = Frame::new();
        Panel::bottom("shift-switches").frame(foot).show_separator_line(false).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(GRID, GRID / 2.0);
                switches_ui(ui, app, work, face, &mut actions);
            });
        });
        Panel::bottom("shift-foot").frame(foot).show_separator_line(false).show(ui, |ui| {
            if has_parts && work.story().lines().is_empty() {
                ui.add_space(small_line(ui));
            } else if has_parts {
                small_ui(ui, &face.theme, &words(face, text_key!("shift-story-title")));
            } else {
                let line = face.theme.surround.line;
                ui.painter().hline(ui.max_rect().x_range(), ui.cursor().top(), Stroke::new(1.0, line));
                ui.add_space(GRID / 2.0);
            }
            story_ui(ui, work.story(), &talk(app, work, face), work.shift().state(), face, lines);
            ui.add_space(GRID);
            settle_height(ui);
        });
        let duties: f32 = ui.data(|data| data.get_temp(Id::unique(DUTIES))).unwrap_or(f32::INFINITY);
        // Duties that need the room have it.
        if has_parts && ui.available_height() - parts_height(ui) >= duties {
            Panel::bottom("shift-parts").frame(foot).show_separator_line(false).show(ui, |ui| {
                parts_ui(ui, work, face);
                ui.add_space(GRID);
            });
        }
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            scrolling_ui(ui, "due", |ui| {
                ui.spacing_mut().item_spacing.y = GRID / 2.0;
                let card = chef_ui(ui, work, face);
                ui.vertical(|ui| {
                    if card.is_none() {
                        // What stands below does not move under the pointer.
                        let lines = if work.shows_due() { BELOW_DUTIES + 3.0 } else { BELOW_DUTIES };
                        ui.set_min_height(lines * small_line(ui));
                    }
                    instruction_ui(ui, work, now, face, &mut actions);
                    menu_ui(ui, work, now, face, &mut actions);
                });
                actions.extend(card.into_iter().flatten());
                if work.presentation() != Presentation::Shown && !work.is_guided() {
                    ui.add_space(GRID);
                    strip_ui(ui, work, now, face, &mut actions);
                }
                let height = ui.min_rect().height();
                ui.data_mut(|data| data.insert_temp(Id::unique(DUTIES), height));
                settle_height(ui);
            });
        });
    });
    actions
}

/// Whether the column may have the parts of the coup, and how many lines of what happened.
fn room_of(ui: &Ui, work: &ShiftWork, now: &Now) -> (bool, usize) {
    let height = ui.available_height() / small_line(ui);
    let asks = work.is_guided() && now.asked(work).is_some();
    let helps = work.is_guided() || work.presentation() == Presentation::Shown;
    let has_parts = helps && CoupPart::are_played(work.shift().state()) && height > WITH_PARTS;
    let lines = if asks && (has_parts || height < HIGH) {
        BESIDE_QUESTION
    } else if !has_parts && (height > HIGH || work.is_guided() && height > MIDDLE) {
        LINES.0
    } else {
        LINES.1
    };
    (has_parts, lines)
}

/// Height that the duties took in the frame before.
const DUTIES: &str = "height of the duties";

/// Asks for one more frame where the panel has grown or shrunk, as it takes its new place only then.
fn settle_height(ui: &Ui) {
    let (id, height) = (ui.scope_id().with("height"), ui.min_rect().height());
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<f32>(id);
        data.insert_temp(id, height);
        before
    });
    if before != Some(height) {
        ui.ctx().request_repaint();
    }
}

/// Help, keys, and the last call again.
fn switches_ui(ui: &mut Ui, app: &App, work: &ShiftWork, face: &Appearance, actions: &mut Vec<Action>) {
    let mut switch = |ui: &mut Ui, key: TextKey, cap: &str, action: Action| {
        let text = words(face, key);
        let tile = ActTile { text: &text, label: &text, key: Some(cap), lit: false, style: TileStyle::Framed };
        let width = tile.width(ui);
        if tile.show(ui, face, width).clicked() {
            actions.push(action);
        }
    };
    if work.has_help() {
        let key = if work.shows_due() { text_key!("shift-help-hide") } else { text_key!("shift-help") };
        switch(ui, key, "F1", table(TableAction::Help));
    }
    if work.presentation() != Presentation::Shown {
        let key = if work.hides_keys() { text_key!("shift-keys-show") } else { text_key!("shift-keys-hide") };
        switch(ui, key, "F3", table(TableAction::Keys));
    }
    if can_replay(app) {
        switch(ui, text_key!("hear-again"), "+", Action::RepeatSpeech);
    }
}

fn words(face: &Appearance, key: TextKey) -> String {
    face.words.message(key)
}

fn instruction_ui(ui: &mut Ui, work: &ShiftWork, now: &Now, face: &Appearance, actions: &mut Vec<Action>) {
    if work.correction().is_some() {
        correction_ui(ui, work, face, actions);
    } else {
        faults_ui(ui, work, face, actions);
    }
    let is_due = work.shows_due() && !now.due.is_empty();
    if !is_due {
        answered_ui(ui, work, face);
    }
    if !work.shows_due() {
        requests_ui(ui, work, face, actions);
    }
    if is_due {
        // In the same place at each step; the news of the last one stand below.
        task_card(ui, &face.theme, true, |ui| due_ui(ui, work, now, face, actions));
        ui.add_space(GRID);
        opening_ui(ui, work, face);
        answered_ui(ui, work, face);
    } else if work.can_wait_on() {
        let enter = words(face, text_key!("key-enter"));
        let top = ui.cursor().top();
        task_card(ui, &face.theme, false, |ui| wait_ui(ui, work, face, actions));
        // Apart from where the next duty appears: a second click must not do it unread.
        ui.add_space(((BELOW_DUTIES + 2.0) * small_line(ui) - (ui.cursor().top() - top)).max(2.0 * GRID));
        if quiet_button(ui, &face.theme, &words(face, text_key!("shift-wait-on")), Some(&enter)).clicked() {
            actions.push(table(TableAction::Next));
        }
    } else if let Some(coup) = work.chef().filter(|coup| coup.faults.is_empty()) {
        let text = text!("shift-chef-right", number = Fact::Number(coup.number.into()));
        let text = face.words.render_for_house(&text, &work.shift().state().house);
        verdict_line_ui(ui, face, true, |ui| ui.label(text));
    }
    if work.picked().is_some() {
        quiet_ui(ui, &face.theme, &words(face, text_key!("shift-picked")));
    } else if work.target().is_none() && work.presentation() != Presentation::Shown && !work.shows_due() {
        small_ui(ui, &face.theme, &words(face, text_key!("shift-target-none")));
    }
    if work.target().is_none() && !work.entry().is_empty() {
        let state = work.shift().state();
        let typed = match work.entry().pieces() {
            Some(held) => text!("shift-in-hand", pieces = Fact::Phrase(Box::new(describe::pieces(&held)))),
            None => text!("shift-typed", typed = Fact::Text(face.words.decimal(work.entry().text()))),
        };
        small_ui(ui, &face.theme, &face.words.render_for_house(&typed, &state.house));
    }
}

/// Who is waited for, or that nothing is due.
fn wait_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance, actions: &mut Vec<Action>) {
    let state = work.shift().state();
    match work.awaited() {
        Some(person) => {
            let person = Fact::Phrase(Box::new(describe::person(state, person)));
            let is_call = |duty: &&Duty| matches!(duty.act, Act::Call(..));
            let due = work.shift().due();
            let duty = due.first().filter(|duty| work.shows_due() && !is_call(duty));
            let waits = match duty.map(|duty| describe::act(state, &duty.act)) {
                Some(act) => {
                    let act = face.words.render_for_house(&act, &state.house);
                    text!("shift-waits-for-act", person = person, act = Fact::Text(within_sentence(&act)))
                }
                None => text!("shift-waits-for", person = person),
            };
            let waits = face.words.render_for_house(&waits, &state.house);
            quiet_ui(ui, &face.theme, &words(face, text_key!("shift-wait")));
            ui.label(RichText::new(waits).text_style(TextStyle::Button));
            actions.extend(duty.and_then(|duty| why_ui(ui, state, face, duty)));
        }
        None => quiet_ui(ui, &face.theme, &words(face, text_key!("shift-due-none"))),
    }
}

/// That the answer to what was asked is correct, and why.
fn answered_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance) {
    let house = &work.shift().state().house;
    // In a low column what is due next matters more.
    let most = if ui.clip_rect().height() < LOW * small_line(ui) { 2 } else { usize::MAX };
    let reasons = work.answered().iter().take(most).map(|reason| face.words.render_for_house(reason, house));
    let reasons: Vec<String> = reasons.collect();
    if !reasons.is_empty() {
        verdict_line_ui(ui, face, true, |ui| {
            for reason in reasons {
                ui.label(reason);
            }
        });
        ui.add_space(GRID);
    }
}

/// The faults of the last act, what was due in its place, and how to undo it.
fn faults_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance, actions: &mut Vec<Action>) {
    let faults = work.faults_of_last_act();
    let house = &work.shift().state().house;
    for fault in faults {
        let text = face.words.render_for_house(&describe::mistake(fault), house);
        verdict_line_ui(ui, face, false, |ui| ui.label(RichText::new(text).text_style(TextStyle::Button)));
        if let Some(rule) = &fault.rule {
            ui.label(face.words.render_for_house(&rule.phrase(), house));
        }
    }
    if let Some(act) = work.instead().filter(|_| !faults.is_empty()) {
        let line = text!("shift-debrief-instead", act = Fact::Phrase(Box::new(act.clone())));
        ui.label(face.words.render_for_house(&line, house));
    }
    if let Some(last) = work.acts().last().filter(|_| !faults.is_empty() && work.shift().can_undo()) {
        let text = face.words.render_for_house(&describe::act(work.shift().state(), &Act::Undo), house);
        let tile = ActTile { text: &text, label: &text, key: Some("⌫"), lit: false, style: TileStyle::Framed };
        let width = ui.available_width();
        if tile.show(ui, face, width).clicked() {
            actions.push(table(TableAction::Act(last.by, Act::Undo)));
        }
        small_ui(ui, &face.theme, &words(face, text_key!("shift-undo-hint")));
    }
}

/// Requests that wait for an answer, as they were heard.
fn requests_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance, actions: &mut Vec<Action>) {
    let state = work.shift().state();
    for (number, request) in state.requests.iter().enumerate() {
        let text = face.words.render_for_house(&describe::request(state, request), &state.house);
        let target = Some(Target::Request(request.id));
        let key = (number == 0 && !work.hides_keys()).then_some("↓");
        let lit = work.target() == target;
        let tile = ActTile { text: &text, label: &text, key, lit, style: TileStyle::Duty };
        let width = ui.available_width();
        if tile.show(ui, face, width).clicked() {
            actions.push(table(TableAction::Target(target)));
        }
    }
}

/// A fault that is put right: which, and what has become of it.
fn correction_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance, actions: &mut Vec<Action>) {
    let Some(correction) = work.correction() else { return };
    let state = work.shift().state();
    let fault = Fact::Phrase(Box::new(correction.fault().phrase()));
    let phrase = match correction.stage() {
        CorrectionStage::Open => text!("shift-correct-open", fault = fault),
        CorrectionStage::Missed => text!("shift-correct-missed", fault = fault),
        CorrectionStage::Done => text!("shift-correct-done"),
    };
    ui.horizontal_wrapped(|ui| {
        let text = face.words.render_for_house(&phrase, &state.house);
        let label = ui.label(RichText::new(&text).text_style(TextStyle::Button));
        name(&label, Role::Status, &text);
        let done = correction.stage() == CorrectionStage::Done;
        let key = words(face, if done { text_key!("key-enter") } else { text_key!("key-escape") });
        if quiet_button(ui, &face.theme, &words(face, text_key!("shift-back")), Some(&key)).clicked() {
            actions.push(table(TableAction::EndCorrection));
        }
    });
}

/// An act or an open call that has no place on the felt.
struct StripEntry {
    text: String,
    label: String,
    key: Option<String>,
    lit: bool,
    action: TableAction,
}

/// Calls and other acts that have no place on the felt, two in a row where they are short.
fn strip_ui(ui: &mut Ui, work: &ShiftWork, now: &Now, face: &Appearance, actions: &mut Vec<Action>) {
    let hides = work.hides_keys();
    let entries = strip_entries(work, now, face);
    let keys: Vec<Option<String>> = entries.iter().map(|entry| entry.key.clone().filter(|_| !hides)).collect();
    let tiles: Vec<ActTile<'_>> = entries
        .iter()
        .zip(&keys)
        .map(|(StripEntry { text, label, lit, .. }, key)| ActTile {
            text,
            label,
            key: key.as_deref(),
            lit: *lit,
            style: if work.shows_due() { TileStyle::Dim } else { TileStyle::Calm },
        })
        .collect();
    let clicked = tiles_ui(ui, face, &tiles, vec2(GRID / 2.0, 0.0));
    actions.extend(clicked.and_then(|place| entries.get(place)).map(|entry| table(entry.action.clone())));
}

fn strip_entries(work: &ShiftWork, now: &Now, face: &Appearance) -> Vec<StripEntry> {
    let state = work.shift().state();
    let words = |phrase: &Phrase| face.words.render_for_house(phrase, &state.house);
    // What is due stands above.
    let is_above = |offer: &&Offer| offer.due && work.shows_due();
    let acts = now.off_the_felt(work).into_iter().filter(|offer| !is_above(offer)).map(|offer| StripEntry {
        text: words(&describe::act_briefly(state, &offer.act)),
        label: words(&describe::act(state, &offer.act)),
        key: offer.key.map(String::from),
        lit: false,
        action: TableAction::Act(offer.by, offer.act.clone()),
    });
    let calls = now.open_calls().into_iter().map(|open| {
        let (text, target) = (words(&blank_phrase(open.blank)), Target::Blank(open.blank));
        let lit = work.target() == Some(target);
        let action = TableAction::Target(Some(target));
        StripEntry { label: text.clone(), text, key: Some(String::from(open.key)), lit, action }
    });
    acts.chain(calls).collect()
}

/// How far the second line of an entry is set in.
const INSET: f32 = 1.5 * GRID;

/// The last lines of what happened, with what guests say last; the newest is announced.
pub(super) fn story_ui(ui: &mut Ui, story: &Story, talk: &[String], state: &State, face: &Appearance, most: usize) {
    ui.spacing_mut().item_spacing.y = GRID / 2.0;
    let height = most as f32 * (small_line(ui) + GRID / 2.0);
    let mut left = height;
    let mut shown = Vec::new();
    let lines = story.lines().iter().rev().map(|line| face.words.render_for_house(line, &state.house));
    for text in talk.iter().rev().cloned().chain(lines).take(most) {
        let colours = face.theme.surround;
        // The newest line is darker, of one size with the others: a line that fits stays on one.
        let colour = if shown.is_empty() { colours.text } else { colours.text_quiet };
        // Lines that go on are set in.
        let galley = |text: &str| {
            let format = TextFormat::simple(TextStyle::Small.resolve(ui.style()), colour);
            let mut job = LayoutJob::single_section(unbroken_names(state, text.to_owned()), format);
            job.wrap.max_width = ui.available_width() - INSET;
            job.sections.iter_mut().for_each(|section| section.leading_space = -INSET);
            ui.painter().layout_job(job)
        };
        // Where it takes no more room, what is in brackets has a line to itself.
        let (flowing, broken) = (galley(&text), galley(&text.replace(" (", "\n(")));
        let galley = if broken.rows.len() > flowing.rows.len() { flowing } else { broken };
        left -= galley.size().y + GRID / 2.0;
        if left < 0.0 && !shown.is_empty() {
            break;
        }
        shown.push((text, galley));
    }
    ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
        ui.set_min_height(height);
        ui.spacing_mut().interact_size.y = 0.0;
        let last = shown.len().saturating_sub(1);
        for (index, (text, galley)) in shown.into_iter().rev().enumerate() {
            ui.horizontal(|ui| {
                ui.add_space(INSET);
                let label = ui.add(Label::new(galley));
                name(&label, if index == last { Role::Status } else { Role::Label }, &text);
            });
        }
    });
}
