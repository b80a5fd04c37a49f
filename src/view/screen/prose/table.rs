//! A table on a page: natural column widths, shrunk to fit, with lines between rows.

use eframe::egui::{Align, FontId, Layout, Stroke, TextStyle, Ui, vec2};

use super::Prose;
use super::line::LineStyle;
use crate::lesson::page::InlineRun;
use crate::view::fonts;
use crate::view::theme::GRID;

const GAP: f32 = 2.0 * GRID;

impl Prose<'_> {
    pub(super) fn table_ui(&self, ui: &mut Ui, heads: &[Vec<InlineRun>], rows: &[Vec<Vec<InlineRun>>]) {
        let room = ui.available_width() - GAP * (heads.len() as f32 - 1.0).max(0.0);
        let wide = shared(&self.natural(ui, heads, rows), room);
        let whole = wide.iter().sum::<f32>() + GAP * (wide.len() as f32 - 1.0).max(0.0);
        let surround = self.face.theme.surround;
        for (index, row) in std::iter::once(heads).chain(rows.iter().map(Vec::as_slice)).enumerate() {
            let line = if index == 0 { LineStyle::Heading(2) } else { LineStyle::Body };
            let place = ui.push_id(("row", index), |ui| self.row_ui(ui, row, &wide, line)).response.rect;
            let weight = if index == 0 { Stroke::new(1.5, surround.accent) } else { Stroke::new(1.0, surround.line) };
            ui.painter().hline(place.left()..=place.left() + whole, place.bottom() + GRID / 4.0, weight);
        }
        ui.add_space(GRID / 2.0);
    }

    fn row_ui(&self, ui: &mut Ui, row: &[Vec<InlineRun>], wide: &[f32], line: LineStyle) {
        ui.spacing_mut().item_spacing.y = GRID / 2.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (cell, wide) in row.iter().zip(wide) {
                ui.allocate_ui_with_layout(vec2(*wide, 0.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(*wide);
                    self.line_ui(ui, cell, line);
                });
            }
        });
    }

    /// Width of each column without wrapping.
    fn natural(&self, ui: &Ui, heads: &[Vec<InlineRun>], rows: &[Vec<Vec<InlineRun>>]) -> Vec<f32> {
        let text = TextStyle::Body.resolve(ui.style()).size;
        let font = FontId::new(text, fonts::semibold());
        let of = |cell: &Vec<InlineRun>| -> f32 {
            let words = |words: &str| {
                let ink = self.face.theme.surround.text;
                ui.painter().layout_no_wrap(self.shown(words), font.clone(), ink).size().x
            };
            let run = |run: &InlineRun| match run {
                InlineRun::Text(text, _) => words(text),
                InlineRun::Card(_) => 2.6 * text,
                InlineRun::Term(id, shown) => words(shown.as_ref().unwrap_or(id)) * 1.2,
                InlineRun::Break => 0.0,
            };
            cell.iter().map(run).sum::<f32>() + 2.0
        };
        let column = |at: usize| {
            let cells = std::iter::once(heads).chain(rows.iter().map(Vec::as_slice)).filter_map(|row| row.get(at));
            cells.map(of).fold(text * 2.0, f32::max)
        };
        (0..heads.len()).map(column).collect()
    }
}

/// Distributes the width: columns narrower than their share leave the rest to the others.
fn shared(natural: &[f32], room: f32) -> Vec<f32> {
    let mut wide = vec![0.0; natural.len()];
    let mut open: Vec<usize> = (0..natural.len()).collect();
    let mut left = room;
    loop {
        let share = left / open.len().max(1) as f32;
        let needs = |column: usize| natural.get(column).copied().unwrap_or_default();
        let (content, short): (Vec<usize>, Vec<usize>) = open.iter().partition(|column| needs(**column) <= share);
        for column in content.iter().copied() {
            if let Some(wide) = wide.get_mut(column) {
                *wide = needs(column);
                left -= *wide;
            }
        }
        if content.is_empty() || short.is_empty() {
            for column in short {
                if let Some(wide) = wide.get_mut(column) {
                    *wide = share;
                }
            }
            return wide;
        }
        open = short;
    }
}
