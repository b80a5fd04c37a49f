//! The steps of an order, in rows of one height; many of them in two columns.

use eframe::egui::{Rect, Sense, Ui, UiBuilder, pos2, vec2};

use super::{Part, Reveal};
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

    /// Height of a row: all are as high as the highest.
    fn step_row(&self, ui: &Ui, steps: &[PartResult], all: &Part) -> f32 {
        let (_, width) = Self::step_columns(steps, all);
        let height = |step: &PartResult| {
            let (figure, share) = self.step_figure(step, width < all.width);
            self.part_bar(step, all, (&figure, share)).height(ui, self.face, (all.size, width))
        };
        steps.iter().map(height).fold(0.0, f32::max)
    }

    /// How many rows are below each other.
    pub(super) fn step_rows(steps: &[PartResult], all: &Part) -> usize {
        steps.len().div_ceil(Self::step_columns(steps, all).0)
    }

    pub(super) fn steps_height(&self, ui: &Ui, steps: &[PartResult], all: &Part) -> f32 {
        self.step_row(ui, steps, all) * Self::step_rows(steps, all) as f32
    }

    /// The first half of the steps stands in the first column.
    pub(super) fn steps_ui(&self, ui: &mut Ui, steps: &[PartResult], all: &Part) {
        let (_, width) = Self::step_columns(steps, all);
        let (rows, row) = (Self::step_rows(steps, all), self.step_row(ui, steps, all));
        let (rect, _) = ui.allocate_exact_size(vec2(all.width, row * rows as f32), Sense::hover());
        for (column, steps) in steps.chunks(rows.max(1)).enumerate() {
            let left = rect.left() + (width + GAP * all.size) * column as f32;
            let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
            let mut inside = ui.new_child(UiBuilder::new().id_salt(("steps", column)).max_rect(place));
            inside.spacing_mut().item_spacing.y = 0.0;
            for step in steps {
                let (figure, share) = self.step_figure(step, width < all.width);
                let mut bar = self.part_bar(step, all, (&figure, share));
                let spare = row - bar.height(&inside, self.face, (all.size, width));
                bar.spacing = bar.spacing.with_air(spare / (2.0 * all.size));
                bar.show(&mut inside, self.face, all.size);
            }
        }
    }
}
