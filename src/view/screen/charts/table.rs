//! The data table of a chart.

use eframe::egui::{Grid, Id, RichText, Role, ScrollArea, Sense, TextStyle, Ui, vec2};

use crate::app::charts::ChartTable;
use crate::view::theme::{GRID, Theme};
use crate::view::widget::name;

/// Header and rows; a cell's accessible name includes its column header.
pub(super) fn table_ui(ui: &mut Ui, table: &ChartTable, theme: &Theme) {
    super::head_ui(ui, &table.title);
    ScrollArea::horizontal().id_salt(Id::unique(("picture-table", table.id))).show(ui, |ui| {
        let (_, response) = ui.allocate_exact_size(vec2(1.0, 1.0), Sense::hover());
        name(&response, Role::Table, &table.title);
        Grid::new(("picture-table", table.id)).striped(true).min_row_height(0.0).spacing(vec2(3.0 * GRID, GRID)).show(
            ui,
            |ui| {
                for column in &table.columns {
                    let text = RichText::new(column).text_style(TextStyle::Small).color(theme.surround.text_quiet);
                    name(&ui.label(text), Role::ColumnHeader, column);
                }
                ui.end_row();
                for row in &table.rows {
                    for (cell, column) in row.iter().zip(&table.columns) {
                        let said = if cell.is_empty() { "-" } else { cell };
                        name(&ui.label(cell), Role::Cell, &format!("{column}: {said}"));
                    }
                    ui.end_row();
                }
            },
        );
    });
}
