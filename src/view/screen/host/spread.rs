//! The distribution of a class's answers as bars.

use eframe::egui::Ui;

use super::bar::{ChartBar, bar_ui};
use crate::classroom::SpreadRow;
use crate::view::Appearance;

pub(super) fn spread_ui(ui: &mut Ui, spread: &[SpreadRow], face: &Appearance) {
    let most = spread.iter().map(|row| row.count).max().unwrap_or(0) as f64;
    for SpreadRow { lines, count, right } in spread {
        let (label, figure) = (&*lines.join("  "), &*count.to_string());
        bar_ui(ui, face, &ChartBar { label, count: *count as f64, figure, most, right: *right });
    }
}
