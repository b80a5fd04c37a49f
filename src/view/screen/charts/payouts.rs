//! Chart of the payout skills.

use eframe::egui::{RichText, TextStyle, Ui};

use super::ChartContext;
use super::plot::bar_row_ui;
use crate::drill::title_of;
use crate::i18n::phrase::{Fact, Phrase};
use crate::view::screen::page::{quiet_ui, small_ui};
use crate::view::theme::GRID;

/// Per drill: the ability, and the success probability of each sum, hardest first.
pub(super) fn payouts_ui(ui: &mut Ui, sight: &ChartContext<'_>) {
    let (says, theme) = (&sight.says, &sight.face.theme);
    let payouts = sight.pictures.payouts(sight.known);
    super::head_ui(ui, &says.key("pictures-payouts"));
    if payouts.skills.is_empty() {
        return super::empty_ui(ui, sight, "pictures-empty-payouts");
    }
    quiet_ui(ui, theme, &says.key("pictures-payouts-about"));
    for skill in &payouts.skills {
        ui.add_space(GRID);
        ui.label(RichText::new(says.render(&title_of(&skill.drill))).text_style(TextStyle::Button));
        let ability = Phrase::plain("pictures-ability")
            .with("ability", Fact::Text(says.number(skill.ability.value, 1)))
            .with("percent", Fact::Number((skill.solved() * 100.0).round() as u64))
            .with("answers", Fact::Number(skill.ability.answers.into()));
        small_ui(ui, theme, &says.render(&ability));
        for sum in &skill.sums {
            let figure = says.with("pictures-percent", "percent", Fact::Number((sum.solved * 100.0).round() as u64));
            let name = says.sum(&sum.key);
            bar_row_ui(ui, theme, &name, &figure, sum.solved);
        }
    }
    ui.add_space(GRID);
}
