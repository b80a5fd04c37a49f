//! Drawing of a tableau's headers and cells in the terms of the house.

use std::ops::RangeInclusive;

use eframe::egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Rect, Stroke, StrokeKind, TextStyle, Ui, pos2, vec2,
};

use crate::i18n::phrase::Phrase;
use crate::i18n::{Catalog, HouseTerms};
use crate::rules::house::House;
use crate::rules::tableau::{Act, Third};
use crate::view::fonts;
use crate::view::theme::{GRID, Theme};

/// Size of a letter beside a mark in a narrow cell, in that of the others.
pub(super) const BESIDE_MARK: f32 = 0.84;

pub(super) struct TableauPrint<'a> {
    pub(super) house: &'a House,
    pub(super) words: &'a Catalog,
    pub(super) theme: &'a Theme,
    /// Column width; `row` is the row height.
    pub(super) step: f32,
    pub(super) row: f32,
    pub(super) head: f32,
    pub(super) stood: f32,
    pub(super) text: f32,
    /// Lines around the cells.
    pub(super) line: Color32,
    /// Heads of rows and columns.
    pub(super) quiet: Color32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CellMark {
    /// The text is explicit.
    None,
    /// The text is silent.
    Silent,
    /// The text is read against its wording.
    Corrected,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CellWeight {
    Quiet,
    Plain,
    /// A header of the highlighted cell.
    Strong,
    Lit,
}

pub(super) struct TableauCell<'a> {
    pub(super) text: &'a str,
    pub(super) weight: CellWeight,
    pub(super) mark: CellMark,
    /// True for the head of a row or column.
    pub(super) head: bool,
    /// Points by which the text stands left of the middle.
    pub(super) aside: f32,
}

impl<'a> TableauPrint<'a> {
    /// A print at the window's text size with minimal header widths.
    pub(super) fn new(ui: &Ui, house: &'a House, words: &'a Catalog, theme: &'a Theme) -> Self {
        let body = TextStyle::Body.resolve(ui.style()).size;
        let small = TextStyle::Small.resolve(ui.style()).size;
        let wide = |text: &str, size: f32| {
            let font = FontId::new(size, fonts::semibold());
            ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
        };
        let stood = wide(house.terms.stood.value(), small) + GRID;
        let head = wide("0", body) + 2.0 * GRID;
        Self {
            house,
            words,
            theme,
            step: body * 1.15,
            row: body * 1.55,
            head,
            stood,
            text: body,
            line: theme.surround.line,
            quiet: theme.surround.text_quiet,
        }
    }

    pub(super) fn render(&self, phrase: &Phrase) -> String {
        self.words.render(phrase, &HouseTerms::from(&self.house.terms))
    }

    /// A side's title above its rows, with the columns' meaning above them where it fits.
    pub(super) fn title(&self, ui: &Ui, rect: Rect, top: f32, side: &str, more: &str) {
        let font = FontId::new(self.text, fonts::semibold());
        let at = pos2(rect.left(), top + self.row * 0.5);
        let drawn = ui.painter().text(at, Align2::LEFT_CENTER, side, font, self.theme.surround.text);
        let font = FontId { size: self.text * 0.9, ..TextStyle::Body.resolve(ui.style()) };
        let galley = ui.painter().layout_no_wrap(more.to_owned(), font, self.quiet);
        let wide = galley.size().x;
        let centred = f32::midpoint(rect.left() + self.head, rect.right()) - wide / 2.0;
        let left = centred.max(drawn.right() + GRID);
        if left + wide < rect.right() {
            let from = pos2(left, at.y - galley.size().y / 2.0);
            ui.painter().galley(from, galley, self.quiet);
        }
    }

    /// Rectangle of a cell, `column` columns from the left.
    pub(super) fn place(&self, left: f32, top: f32, column: usize, third: Third) -> Rect {
        let left = left + self.head + column as f32 * self.step;
        let width = if third == Third::Stood { self.stood } else { self.step };
        Rect::from_min_size(pos2(left, top), vec2(width, self.row))
    }

    pub(super) fn column(&self, third: Third) -> String {
        match third {
            Third::Stood => self.house.terms.stood.value().clone(),
            Third::Card(point) if point.get() == 0 => self.house.terms.zero_column.value().clone(),
            Third::Card(point) => point.to_string(),
        }
    }

    pub(super) fn letter(&self, act: Act) -> String {
        match act {
            Act::Draw => self.house.terms.draw.value().0,
            Act::Stand => self.house.terms.stand.value().0,
        }
        .to_string()
    }

    /// Divides a width among the columns for cards and, where there is one, the column without a third card, which is
    /// at least as wide.
    pub(super) fn share_width(&mut self, width: f32, cards: f32, has_stood: bool, sizes: RangeInclusive<f32>) {
        let last = |print: &Self| if has_stood { print.stood } else { 0.0 };
        let share = |print: &Self| (width - print.head - last(print)) / cards.max(1.0);
        self.step = share(self).clamp(*sizes.start(), *sizes.end());
        self.stood = self.stood.max(self.step);
        if self.head + cards * self.step + last(self) > width {
            self.step = share(self).max(self.text * 0.9);
        }
    }

    pub(super) fn head(&self, ui: &Ui, rect: Rect, text: &str, strong: bool) {
        let weight = if strong { CellWeight::Strong } else { CellWeight::Quiet };
        self.cell(ui, rect, &TableauCell { text, weight, mark: CellMark::None, head: true, aside: 0.0 });
    }

    pub(super) fn cell(&self, ui: &Ui, rect: Rect, cell: &TableauCell<'_>) {
        let TableauCell { text, weight, mark, head, aside } = *cell;
        let colours = self.theme.surround;
        let painter = ui.painter();
        let inner = rect.shrink(1.0);
        let round = CornerRadius::same(4);
        let draws = text.starts_with(self.house.terms.draw.value().0);
        let fill = match (weight, head) {
            (CellWeight::Lit, _) => colours.accent,
            (CellWeight::Strong, _) => colours.accent.gamma_multiply(0.28),
            (_, true) => Color32::TRANSPARENT,
            // Draws are tinted besides their letter.
            _ if draws => colours.surface_raised.lerp_to_gamma(colours.accent, 0.34),
            _ => colours.surface,
        };
        painter.rect_filled(inner, round, fill);
        if !head && weight != CellWeight::Lit {
            painter.rect_stroke(inner, round, Stroke::new(1.0, self.line), StrokeKind::Inside);
        }
        let ink = match weight {
            CellWeight::Lit => colours.on_accent,
            CellWeight::Quiet => self.quiet,
            CellWeight::Plain | CellWeight::Strong => colours.text,
        };
        let family = if matches!(weight, CellWeight::Lit | CellWeight::Strong) {
            fonts::bold()
        } else {
            FontFamily::Proportional
        };
        let layout = |size: f32| painter.layout_no_wrap(text.to_owned(), FontId::new(size, family.clone()), ink);
        let mut galley = layout(if aside > 0.0 { self.text * BESIDE_MARK } else { self.text });
        let room = inner.width() - 2.0;
        if galley.size().x > room {
            galley = layout((self.text * room / galley.size().x).max(9.0));
        }
        painter.galley(inner.center() - vec2(aside, 0.0) - galley.size() / 2.0, galley, ink);
        self.mark(ui, mark, inner.right_top() + vec2(-3.5, 3.5));
        if weight == CellWeight::Lit {
            painter.rect_stroke(rect.expand(1.0), round, Stroke::new(3.0, colours.text), StrokeKind::Middle);
        }
    }

    /// A small ring where the text is silent, a small diamond where it is read against its wording.
    pub(super) fn mark(&self, ui: &Ui, mark: CellMark, centre: eframe::egui::Pos2) {
        let ink = Stroke::new(1.0, self.theme.surround.text_quiet);
        match mark {
            CellMark::None => {}
            CellMark::Silent => {
                ui.painter().circle_stroke(centre, 1.75, ink);
            }
            CellMark::Corrected => {
                let points =
                    [vec2(0.0, -3.0), vec2(3.0, 0.0), vec2(0.0, 3.0), vec2(-3.0, 0.0)].map(|step| centre + step);
                ui.painter().add(eframe::egui::Shape::closed_line(points.to_vec(), ink));
            }
        }
    }
}
