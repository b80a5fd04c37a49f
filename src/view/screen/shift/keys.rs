//! The keys of the table: a letter for each act, figures for amounts, arrows for what an act is about.

use eframe::egui::{Memory, Ui};

use super::menu::may_take;
use super::now::Now;
use crate::app::Action;
use crate::app::shift::target::Target;
use crate::app::shift::thing::Thing;
use crate::app::shift::work::ShiftWork;
use crate::app::shift::{ShiftAction, TableAction};
use crate::rules::money::Money;
use crate::table::scenario::Presentation;
use crate::view::draft::value_of_letter;
use crate::view::keys::{KeyStroke, continue_pressed, rule_pressed, shortcuts_pressed, strokes};

pub(super) fn take_strokes(ui: &Ui, work: &ShiftWork, now: &Now) -> Vec<Action> {
    // A focused button takes the space bar for itself.
    let focused = ui.memory(Memory::focused).is_some();
    let own = |stroke: &KeyStroke| !(focused && *stroke == KeyStroke::Space);
    let taken = strokes(ui).into_iter().filter(own);
    let mut actions: Vec<TableAction> = taken.filter_map(|stroke| action(stroke, work, now)).collect();
    if continue_pressed(ui) {
        actions.push(TableAction::Next);
    }
    if (work.has_help() || now.asked(work).is_some()) && rule_pressed(ui) {
        actions.push(TableAction::Help);
    }
    if shortcuts_pressed(ui) {
        actions.push(TableAction::Keys);
    }
    actions.into_iter().map(|action| Action::Shift(ShiftAction::Table(action))).collect()
}

fn action(stroke: KeyStroke, work: &ShiftWork, now: &Now) -> Option<TableAction> {
    if work.presentation() == Presentation::Shown {
        return None;
    }
    Some(match stroke {
        KeyStroke::Figure(figure) => TableAction::Type(figure),
        KeyStroke::Decimal => TableAction::TypeMark,
        KeyStroke::Erase => TableAction::Erase,
        KeyStroke::Left => TableAction::StepStakes(true),
        KeyStroke::Right => TableAction::StepStakes(false),
        KeyStroke::Up => TableAction::StepMatters(true),
        KeyStroke::Down => TableAction::StepMatters(false),
        KeyStroke::Space => TableAction::Words,
        KeyStroke::Letter(letter) if now.asks_amount_of_chosen(work) => {
            let state = work.shift().state();
            let set: Vec<Money> = state.house.chip_set().pieces.iter().map(|piece| piece.value).collect();
            let value = value_of_letter(&set, letter).filter(|value| may_take(state, *value))?;
            TableAction::PointAt(Thing::Piece(value))
        }
        KeyStroke::Letter(letter) => {
            if let Some(offer) = now.offers.iter().find(|offer| offer.key == Some(letter)) {
                return Some(TableAction::Act(offer.by, offer.act.clone()));
            }
            let open = now.blanks.iter().find(|blank| blank.key == letter)?;
            TableAction::Target(Some(Target::Blank(open.blank)))
        }
    })
}
