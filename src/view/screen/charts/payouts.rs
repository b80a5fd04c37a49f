//! Chart of the payout skills.

use eframe::egui::{RichText, TextStyle, Ui};

use super::ChartContext;
use super::plot::bar_row_ui;
use crate::drill::title_of;
use crate::i18n::phrase::Fact;
use crate::view::screen::page::{quiet_ui, small_ui};
use crate::view::theme::GRID;

/// Per drill: the ability, and the success probability of each sum, hardest first.
pub(super) fn payouts_ui(ui: &mut Ui, sight: &ChartContext<'_>) {
    let (says, theme) = (&sight.says, &sight.face.theme);
    let payouts = sight.pictures.payouts(sight.known);
    super::head_ui(ui, &says.key(text_key!("pictures-payouts")));
    if payouts.skills.is_empty() {
        return super::first_ui(ui, sight, text_key!("pictures-empty-payouts"));
    }
    quiet_ui(ui, theme, &says.key(text_key!("pictures-payouts-about")));
    for skill in &payouts.skills {
        ui.add_space(GRID);
        ui.label(RichText::new(says.render(&title_of(skill.drill.as_str()))).text_style(TextStyle::Button));
        let ability = text!(
            "pictures-ability",
            ability = Fact::Text(says.number(skill.ability.value, 1)),
            percent = Fact::Number((skill.solved() * 100.0).round() as u64),
            answers = Fact::Number(skill.ability.answers.into())
        );
        small_ui(ui, theme, &says.render(&ability));
        for sum in &skill.sums {
            let figure =
                says.with(text_key!("pictures-percent"), "percent", Fact::Number((sum.solved * 100.0).round() as u64));
            let name = says.sum(&sum.key);
            bar_row_ui(ui, theme, &name, &figure, sum.solved);
        }
    }
    ui.add_space(GRID);
}
