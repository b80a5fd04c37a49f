//! The chef's card: the faults of the coup that is over, quiet beside the felt, each to be put right on it.

use eframe::egui::{RichText, TextStyle, Ui};

use super::fault::fault_ui;
use super::menu::table;
use crate::app::Action;
use crate::app::shift::TableAction;
use crate::app::shift::work::ShiftWork;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::theme::GRID;
use crate::view::widget::{panel, primary_button, quiet_button};

/// `None` where there is no card.
pub(super) fn chef_ui(ui: &mut Ui, work: &ShiftWork, face: &Appearance) -> Option<Vec<Action>> {
    let mut actions = Vec::new();
    let coup = work.chef().filter(|coup| !coup.faults.is_empty() && work.correction().is_none())?;
    let state = work.shift().state();
    panel(ui, &face.theme, |ui| {
        ui.set_width(ui.available_width());
        let title = text!("shift-chef-title", number = Fact::Number(coup.number.into()));
        let title = face.words.render_for_house(&title, &state.house);
        ui.label(RichText::new(title).text_style(TextStyle::Heading));
        for (place, fault) in coup.faults.iter().enumerate() {
            actions.extend(fault_ui(ui, state, face, fault));
            let right = face.words.message(text_key!("shift-put-right"));
            if fault.act > 0 && primary_button(ui, &face.theme, &right, None).clicked() {
                actions.push(table(TableAction::PutRight(place)));
            }
            ui.add_space(GRID);
        }
        if quiet_button(ui, &face.theme, &face.words.message(text_key!("go-on")), None).clicked() {
            actions.push(table(TableAction::PutCardAway));
        }
    });
    ui.add_space(GRID);
    Some(actions)
}
