//! The steps of an order; many of them in two columns.

use std::sync::Arc;

use eframe::egui::{FontId, Galley, Rect, Sense, TextStyle, Ui, UiBuilder, pos2, vec2};

use super::super::bar::{BarStep, ChartBar};
use super::{Block, Part, Reveal};
use crate::classroom::PartResult;

/// Steps from whose number on there are two columns, and the width that these need, in sizes of text.
const MANY: usize = 6;
const WIDE: f32 = 34.0;
/// Space between the columns, in sizes of text.
const GAP: f32 = 0.6;

impl Reveal<'_> {
    /// How many columns there are, and the width of each.
    fn step_columns(steps: &[PartResult], all: &Part) -> (usize, f32) {
        if steps.len() < MANY || all.width < WIDE * all.size {
            return (1, all.width);
        }
        (2, (all.width - GAP * all.size) / 2.0)
    }

    /// How many had it; in a column the share alone.
    fn step_figure(&self, step: &PartResult, is_narrow: bool) -> (String, f32) {
        let (figure, share) = self.part_figure(step);
        let of_all = figure.rsplit_once("· ").filter(|_| is_narrow).map(|(_, of_all)| of_all.to_owned());
        (of_all.unwrap_or(figure), share)
    }

    /// The row of a step with its figure; a column has room for tall ones.
    fn step_bar<'b>(&'b self, step: &'b PartResult, all: &Part, (figure, share): (&'b str, f32)) -> ChartBar<'b> {
        let mut bar = self.part_bar(step, all, (figure, share));
        let is_tall = Self::step_columns(&self.solution.parts, all).0 > 1;
        bar.step = bar.step.map(|step| BarStep { is_tall, ..step });
        bar
    }

    /// Heights of the rows: alike in a single column, in two as high as the higher step.
    fn step_heights(&self, ui: &Ui, steps: &[PartResult], all: &Part) -> Vec<f32> {
        let (_, width) = Self::step_columns(steps, all);
        let height = |step: &PartResult| {
            let (figure, share) = self.step_figure(step, width < all.width);
            self.step_bar(step, all, (&figure, share)).height(ui, self.face, (all.size, width))
        };
        let rows = Self::step_rows(steps, all);
        let row = |row: usize| steps.iter().skip(row).step_by(rows).map(height).fold(0.0, f32::max);
        let heights: Vec<f32> = (0..rows).map(row).collect();
        if rows < steps.len() {
            return heights;
        }
        vec![heights.into_iter().fold(0.0, f32::max); rows]
    }

    /// How many rows are below each other.
    pub(super) fn step_rows(steps: &[PartResult], all: &Part) -> usize {
        steps.len().div_ceil(Self::step_columns(steps, all).0)
    }

    pub(super) fn steps_height(&self, ui: &Ui, steps: &[PartResult], all: &Part) -> f32 {
        self.step_heights(ui, steps, all).iter().sum()
    }

    /// Puts why a step comes before another in the place below the last step, if that is free and large enough.
    pub(super) fn place_why(&self, ui: &Ui, block: &mut Block, (size, width): (f32, f32)) -> bool {
        let (Block::Steps(steps, note), [why]) = (block, &self.solution.order_whys[..]) else { return false };
        let all = Part { blocks: Vec::new(), width, size, spare: 0.0, column: None };
        let (columns, width) = Self::step_columns(steps, &all);
        if columns == 1 || steps.len().is_multiple_of(columns) {
            return false;
        }
        let font = FontId { size, ..TextStyle::Body.resolve(ui.style()) };
        let galley = Self::lines(ui, (font, self.face.theme.surround.text), why, (width, usize::MAX));
        let fits = self.step_heights(ui, steps, &all).last().is_some_and(|height| galley.size().y <= *height);
        *note = Some(galley).filter(|_| fits);
        fits
    }

    /// The first half of the steps stands in the first column.
    pub(super) fn steps_ui(&self, ui: &mut Ui, (steps, note): (&[PartResult], Option<&Arc<Galley>>), all: &Part) {
        let (_, width) = Self::step_columns(steps, all);
        let heights = self.step_heights(ui, steps, all);
        let rows = heights.len().max(1);
        let (rect, _) = ui.allocate_exact_size(vec2(all.width, heights.iter().sum()), Sense::hover());
        for (column, steps) in steps.chunks(rows).enumerate() {
            let left = rect.left() + (width + GAP * all.size) * column as f32;
            let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
            let mut inside = ui.new_child(UiBuilder::new().id_salt(("steps", column)).max_rect(place));
            inside.spacing_mut().item_spacing.y = 0.0;
            for (step, row) in steps.iter().zip(&heights) {
                let (figure, share) = self.step_figure(step, width < all.width);
                let mut bar = self.step_bar(step, all, (&figure, share));
                let spare = row - bar.height(&inside, self.face, (all.size, width));
                bar.spacing = bar.spacing.with_air(spare / (2.0 * all.size));
                bar.show(&mut inside, self.face, all.size);
            }
            if let Some(note) = note.filter(|_| steps.len() < rows) {
                let row = heights.last().copied().unwrap_or_default();
                inside.add_space((row - note.size().y) / 2.0);
                inside.label(Arc::clone(note));
            }
        }
    }
}
