//! The two acts for filling the empty tableau, the number of empty cells, and what its last column means.

use eframe::egui::Ui;

use crate::drill::question::Grid;
use crate::i18n::HouseTerms;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::house::House;
use crate::rules::side::Side;
use crate::rules::tableau::{Act, Third};
use crate::view::Appearance;
use crate::view::draft::GridDraft;
use crate::view::screen::page::small_ui;
use crate::view::widget::{TileState, choice_tile};

/// A tile per act that fills the open cell, as its letter does; the cells are on the felt.
pub(super) fn grid_ui(ui: &mut Ui, grid: &Grid, house: &House, face: &Appearance, draft: &mut GridDraft) {
    let names = &HouseTerms::from(&house.terms);
    let (draw, stand) = grid.letters;
    for (act, letter, key) in
        [(Act::Draw, draw, text_key!("choice-draws")), (Act::Stand, stand, text_key!("choice-stands"))]
    {
        let label = face.words.render(&Phrase::plain(key).with("side", Fact::Side(Side::Banco)), names);
        let width = ui.available_width();
        if choice_tile(ui, &face.theme, &label, Some(&letter.to_string()), TileState::Plain, width).clicked() {
            draft.fill(grid, act);
        }
    }
    let count = match draft.empty(grid) {
        0 => text!("grid-full"),
        empty => text!("grid-open", count = Fact::Number(empty as u64)),
    };
    ui.label(face.words.render(&count, names));
    if grid.columns.contains(&Third::Stood) {
        let stood = text!("grid-stood", stood = Fact::Text(house.terms.stood.value().clone()));
        small_ui(ui, &face.theme, &face.words.render(&stood, names));
    }
}
