//! The keys of the table: a letter for each act, figures for amounts, arrows for what an act is about.

use eframe::egui::Ui;

use crate::app::Action;
use crate::app::shift::work::ShiftWork;
use crate::app::shift::{ShiftAction, TableAction};
use crate::table::scenario::Presentation;
use crate::view::keys::{KeyStroke, continue_pressed, rule_pressed, sources_pressed, strokes};

pub(super) fn take_strokes(ui: &Ui, work: &ShiftWork) -> Vec<Action> {
    let mut actions: Vec<TableAction> = strokes(ui).into_iter().filter_map(|stroke| action(stroke, work)).collect();
    if continue_pressed(ui) {
        actions.push(TableAction::Next);
    }
    if work.has_help() && rule_pressed(ui) {
        actions.push(TableAction::Help);
    }
    if sources_pressed(ui) {
        actions.push(TableAction::Keys);
    }
    actions.into_iter().map(|action| Action::Shift(ShiftAction::Table(action))).collect()
}

fn action(stroke: KeyStroke, work: &ShiftWork) -> Option<TableAction> {
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
        KeyStroke::Letter(letter) => {
            let offer = work.offers().into_iter().find(|offer| offer.key == Some(letter))?;
            TableAction::Act(offer.by, offer.act)
        }
    })
}
