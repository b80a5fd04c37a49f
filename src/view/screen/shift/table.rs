//! The table of a shift: the felt, on which everything is done, and the column beside it.

use eframe::egui::{CentralPanel, Frame, Margin, TextStyle, Ui, vec2};

use super::dock::dock_ui;
use super::head::head_ui;
use super::keys::take_strokes;
use super::menu::table;
use super::now::Now;
use crate::app::shift::target::Target;
use crate::app::shift::thing::{Thing, thing_of_target};
use crate::app::shift::work::ShiftWork;
use crate::app::shift::{ShiftAction, TableAction};
use crate::app::{Action, App};
use crate::table::scenario::Presentation;
use crate::table::state::State;
use crate::view::Appearance;
use crate::view::screen::announcements::last_words;
use crate::view::screen::page::{middle_panel, page_ui, small_ui, title_ui};
use crate::view::screen::sources::toggle_sources_by_key;
use crate::view::table::{Figures, LitFor, LiveTable, Spoken, TableLook, live_table_ui};
use crate::view::theme::GRID;
use crate::view::widget::{primary_button, quiet_button};

pub(super) fn table_ui(ui: &mut Ui, app: &App, work: &ShiftWork, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    head_ui(ui, work, face, &mut actions);
    if work.is_paused() {
        actions.extend(paused_ui(ui, face));
        return actions;
    }
    let now = Now::new(work);
    actions.extend(take_strokes(ui, work, &now));
    actions.extend(toggle_sources_by_key(ui, app));
    actions.extend(dock_ui(ui, app, work, &now, face));
    // In line with the bar above, clear of the column.
    let margin = Margin::symmetric(GRID as i8, 0);
    CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
        felt_ui(ui, (work, &now), last_words(app, work, face), face, &mut actions);
    });
    actions
}

fn felt_ui(
    ui: &mut Ui,
    (work, now): (&ShiftWork, &Now),
    spoken: Option<Spoken>,
    face: &Appearance,
    actions: &mut Vec<Action>,
) {
    let state = work.shift().state();
    let carries = |thing| work.can_carry(thing);
    // A total that Guided asks for is chosen by itself: its post is framed as for any duty.
    let chosen = work.target().filter(|target| !(work.is_guided() && matches!(target, Target::Blank(_))));
    let live = LiveTable {
        lit: now.lit(work),
        lit_for: match now.asks_receiver(work) {
            true => LitFor::Choose,
            false if now.due.is_empty() => LitFor::Wait,
            false => LitFor::Act,
        },
        chosen: chosen.and_then(|target| thing_of_target(state, target)),
        picked: work.picked(),
        way: now.way(work),
        spoken,
        keys: now.keys(work, face),
        paints_keys: !work.hides_keys(),
        figures: match work.presentation().rules() {
            rules if rules.instruction && now.shows_result(work) => Figures::SumsAndResult,
            rules if rules.instruction => Figures::SumsAndTotals,
            rules if rules.amounts => Figures::Sums,
            _ => Figures::None,
        },
        works: true,
        carries: &carries,
        ..live_table(ui, state)
    };
    let answer = live_table_ui(ui, &live, &look(state, face));
    let pointed = answer.pointed.map(|thing| pointing(work, thing));
    let carried = answer.carried.map(|(from, to)| TableAction::Carry(from, to));
    actions.extend(pointed.into_iter().chain(carried).map(table));
}

/// The action of pointing at a thing; at the chosen one it closes its menu.
fn pointing(work: &ShiftWork, thing: Thing) -> TableAction {
    let chosen = work.target().and_then(|target| thing_of_target(work.shift().state(), target));
    let may_close = work.presentation() != Presentation::Shown && !work.is_guided();
    let closes = chosen == Some(thing) && work.entry().is_empty() && may_close;
    if closes
        && matches!(work.target(), Some(Target::Stake(_) | Target::Person(_) | Target::Request(_) | Target::Words))
    {
        return TableAction::Target(None);
    }
    TableAction::PointAt(thing)
}

/// A table as it is, on which nothing is done.
pub(super) fn live_table<'a>(ui: &Ui, state: &'a State) -> LiveTable<'a> {
    LiveTable {
        state,
        lit: Vec::new(),
        lit_for: LitFor::Act,
        chosen: None,
        picked: None,
        way: None,
        spoken: None,
        keys: Vec::new(),
        paints_keys: false,
        figures: Figures::Sums,
        works: false,
        caption: TextStyle::Small.resolve(ui.style()).size,
        lines: 1,
        carries: &|_: Thing| false,
    }
}

pub(super) fn look<'a>(state: &'a State, face: &'a Appearance) -> TableLook<'a> {
    face.table_look(&state.house)
}

fn paused_ui(ui: &mut Ui, face: &Appearance) -> Vec<Action> {
    let mut actions = Vec::new();
    middle_panel().show(ui, |ui| {
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
                    actions.push(table(TableAction::Resume));
                }
                let leave = words.message(text_key!("shift-leave"));
                if quiet_button(ui, &face.theme, &leave, Some(&escape)).clicked() {
                    actions.push(Action::Back);
                }
                if quiet_button(ui, &face.theme, &words.message(text_key!("shift-end-now")), None).clicked() {
                    actions.push(Action::Shift(ShiftAction::End));
                }
            });
            ui.add_space(GRID);
            small_ui(ui, &face.theme, &face.words.message(text_key!("shift-end-about")));
        });
    });
    actions
}

/// The felt of a state, on which nothing is done.
pub(in crate::view) fn state_ui(ui: &mut Ui, state: &State, face: &Appearance) {
    let live = live_table(ui, state);
    live_table_ui(ui, &live, &look(state, face));
}
