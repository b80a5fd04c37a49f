//! The table of a shift: the felt, and beside it what is due, what can be done, and what happened.

use eframe::egui::{CentralPanel, Frame, Label, Panel, RichText, Role, ScrollArea, TextStyle, Ui, vec2};

use super::keys::take_strokes;
use super::panel::panel_ui;
use crate::app::shift::scene::FeltScene;
use crate::app::shift::story::Story;
use crate::app::shift::target::Target;
use crate::app::shift::work::ShiftWork;
use crate::app::shift::{ShiftAction, TableAction};
use crate::app::{Action, App};
use crate::drill::question::StakeOutcome;
use crate::i18n::phrase::Fact;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::table::act::StakeId;
use crate::table::state::{Phase, State};
use crate::view::Appearance;
use crate::view::screen::page::{page_ui, small_ui, title_ui};
use crate::view::table::{Marks, TableLook, marked_scene_ui};
use crate::view::theme::GRID;
use crate::view::widget::{name, primary_button, quiet_button};

/// Width of the column beside the felt, as a multiple of the text size, and as a share of the window at most.
pub(super) const PANEL: f32 = 23.0;
pub(super) const MOST_OF_WIDTH: f32 = 0.42;

/// Lines of what happened that are shown below the felt.
const LINES: usize = 3;

pub(super) fn table_ui(ui: &mut Ui, app: &App, work: &ShiftWork, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    head_ui(ui, work, face, &mut actions);
    if work.is_paused() {
        actions.extend(paused_ui(ui, face));
        return actions;
    }
    actions.extend(take_strokes(ui, work));
    let text = TextStyle::Body.resolve(ui.style()).size;
    let width = (text * PANEL).min(ui.available_width() * MOST_OF_WIDTH);
    let frame = Frame::new().fill(face.theme.surround.background).inner_margin(GRID as i8);
    Panel::right("shift-panel").frame(frame).exact_size(width).show_separator_line(false).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| actions.extend(panel_ui(ui, app, work, face)));
    });
    Panel::bottom("shift-story").frame(frame).show_separator_line(false).show(ui, |ui| {
        story_ui(ui, work.story(), &work.shift().state().house, face);
    });
    CentralPanel::default().frame(Frame::new()).show(ui, |ui| actions.extend(felt_ui(ui, work, face)));
    actions
}

fn head_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance, actions: &mut Vec<Action>) {
    let frame = Frame::new().fill(face.theme.surround.background).inner_margin(GRID as i8);
    Panel::top("shift-head").frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            let escape = face.words.message(text_key!("key-escape"));
            let pause = face.words.message(text_key!("lesson-pause"));
            let pauses =
                ui.add_enabled_ui(!work.is_paused(), |ui| quiet_button(ui, &face.theme, &pause, Some(&escape)));
            if pauses.inner.clicked() {
                actions.push(Action::Back);
            }
            ui.add_space(GRID);
            let scenario = work.shift().scenario();
            let presentation = face.words.message(super::presentation_name(scenario.presentation));
            ui.label(RichText::new(stretch(work, face)).text_style(TextStyle::Heading));
            let title = format!("{} · {presentation}", super::shift_title(scenario, face));
            ui.add(Label::new(RichText::new(title).color(face.theme.surround.text_quiet)).truncate());
        });
    });
}

/// The coup, or the opening or closing.
fn stretch(work: &ShiftWork, face: &Appearance) -> String {
    let state = work.shift().state();
    let number = Fact::Number(state.coup.number.into());
    let phrase = match (state.phase, work.shift().scenario().length.coups()) {
        (Phase::Opening, _) => text!("shift-opening"),
        (Phase::Closing, _) => text!("shift-closing"),
        (Phase::Play | Phase::Over, Some(all)) => {
            text!("shift-coup-of", number = number, all = Fact::Number(all.into()))
        }
        (Phase::Play | Phase::Over, None) => text!("shift-coup-number", number = number),
    };
    face.words.render_for_house(&phrase, &state.house)
}

fn felt_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance) -> Option<Action> {
    let at = match work.target() {
        Some(Target::Stake(id)) => Some(id),
        Some(Target::Card(_) | Target::Request(_) | Target::Words) | None => None,
    };
    let stake = state_ui(ui, work.shift().state(), face, at, true)?;
    Some(Action::Shift(ShiftAction::Table(TableAction::Target(Some(Target::Stake(stake))))))
}

/// The felt of a state, with a stake lit. Returns the stake that is chosen.
pub(super) fn state_ui(
    ui: &mut Ui,
    state: &State,
    face: &Appearance,
    lit: Option<StakeId>,
    can_choose: bool,
) -> Option<StakeId> {
    let felt = FeltScene::new(state);
    let paid = felt.stakes.iter().enumerate().filter_map(|(index, id)| {
        let paid = state.stake(*id)?.settled.paid;
        (paid > Money::ZERO).then_some((index, StakeOutcome::Paid(paid)))
    });
    let at = lit.and_then(|lit| felt.stakes.iter().position(|stake| *stake == lit));
    let marks = Marks { at, done: paid.collect(), ..Marks::default() };
    let places = if can_choose { felt.places() } else { Vec::new() };
    let look = TableLook {
        words: &face.words,
        house: &state.house,
        theme: &face.theme,
        four_colour: face.four_colour_deck(),
        reduced_motion: face.reduced_motion(),
        choosable: &places,
    };
    felt.stake_at(marked_scene_ui(ui, &felt.scene, &look, &marks)?)
}

/// The last lines of what happened; the newest is announced.
pub(super) fn story_ui(ui: &mut Ui, story: &Story, house: &House, face: &Appearance) {
    let lines = story.lines();
    let height = LINES as f32 * (ui.text_style_height(&TextStyle::Small) + GRID / 2.0);
    ui.set_min_height(height);
    ui.spacing_mut().item_spacing.y = GRID / 2.0;
    let first = lines.len().saturating_sub(LINES);
    for (index, line) in lines.iter().enumerate().skip(first) {
        let text = face.words.render_for_house(line, house);
        let is_last = index + 1 == lines.len();
        let colour = if is_last { face.theme.surround.text } else { face.theme.surround.text_quiet };
        let shown = RichText::new(&text).color(colour).text_style(TextStyle::Small);
        let label = ui.add(Label::new(shown).truncate());
        name(&label, if is_last { Role::Status } else { Role::Label }, &text);
    }
}

fn paused_ui(ui: &mut Ui, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    CentralPanel::default().show(ui, |ui| {
        page_ui(ui, "shift-paused", |ui| {
            ui.add_space(4.0 * GRID);
            title_ui(ui, &face.words.message(text_key!("shift-paused")));
            small_ui(ui, &face.theme, &face.words.message(text_key!("shift-paused-about")));
            ui.add_space(2.0 * GRID);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(GRID, GRID);
                let words = &face.words;
                let (enter, escape) = (words.message(text_key!("key-enter")), words.message(text_key!("key-escape")));
                let resume = primary_button(ui, &face.theme, &words.message(text_key!("lesson-resume")), Some(&enter));
                if resume.clicked() || crate::view::keys::continue_pressed(ui) {
                    actions.push(Action::Shift(ShiftAction::Table(TableAction::Resume)));
                }
                let leave = words.message(text_key!("shift-leave"));
                if quiet_button(ui, &face.theme, &leave, Some(&escape)).clicked() {
                    actions.push(Action::Back);
                }
                if quiet_button(ui, &face.theme, &words.message(text_key!("shift-end-now")), None).clicked() {
                    actions.push(Action::Shift(ShiftAction::End));
                }
            });
        });
    });
    actions
}
