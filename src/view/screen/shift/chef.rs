//! The chef's card: the faults of the coup that is over, quiet beside the felt, each to be put right on it.

use eframe::egui::{Align2, Area, Frame, Id, Order, Rect, RichText, ScrollArea, Stroke, TextStyle, Ui, vec2};

use super::fault::fault_ui;
use super::menu::table;
use crate::app::Action;
use crate::app::shift::TableAction;
use crate::app::shift::work::ShiftWork;
use crate::i18n::phrase::Fact;
use crate::view::Appearance;
use crate::view::theme::GRID;
use crate::view::widget::quiet_button;

/// Width of the card as a multiple of the text size.
const WIDTH: f32 = 24.0;

pub(super) fn chef_ui(ui: &Ui, work: &ShiftWork, face: &Appearance, room: Rect) -> Vec<Action> {
    let mut actions = Vec::new();
    let coup = work.chef().filter(|coup| !coup.faults.is_empty() && work.correction().is_none());
    let Some(coup) = coup else { return actions };
    let state = work.shift().state();
    let area = Area::new(Id::unique("shift-chef")).order(Order::Middle).pivot(Align2::RIGHT_TOP);
    area.fixed_pos(room.right_top() + vec2(-GRID, GRID)).constrain_to(room).show(ui.ctx(), |ui| {
        let colours = face.theme.surround;
        let frame = Frame::new().fill(colours.surface).inner_margin(2.0 * GRID).corner_radius(8);
        frame.stroke(Stroke::new(1.0, colours.line)).show(ui, |ui| {
            ui.set_width((TextStyle::Body.resolve(ui.style()).size * WIDTH).min(room.width() * 0.5));
            let title = text!("shift-chef-title", number = Fact::Number(coup.number.into()));
            let title = face.words.render_for_house(&title, &state.house);
            ui.label(RichText::new(title).text_style(TextStyle::Heading));
            let most = (room.height() - 14.0 * GRID).max(8.0 * GRID);
            ScrollArea::vertical().id_salt("chef").max_height(most).show(ui, |ui| {
                for (place, fault) in coup.faults.iter().enumerate() {
                    actions.extend(fault_ui(ui, state, face, fault));
                    let right = face.words.message(text_key!("shift-put-right"));
                    if fault.act > 0 && quiet_button(ui, &face.theme, &right, None).clicked() {
                        actions.push(table(TableAction::PutRight(place)));
                    }
                    ui.add_space(GRID);
                }
            });
            if quiet_button(ui, &face.theme, &face.words.message(text_key!("go-on")), None).clicked() {
                actions.push(table(TableAction::PutCardAway));
            }
        });
    });
    actions
}
