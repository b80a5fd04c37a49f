//! Tables of a report: heads, rows, an optional bar column; continued over pages.

use super::flow::{GOLD, GREEN, MARGIN, PALE, QUIET, ROOM, ReportFlow, TEXT};
use super::{Outline, PageTag, PaperPage, TextStyle, Typeface, lines};

const SIZE: f32 = 9.0;
const STEP: f32 = 11.5;
const ABOVE: f32 = 3.5;
const HEAD: f32 = 16.0;

/// Head, width, and right alignment for figures.
pub(in crate::documents) struct PrintedColumn {
    pub(in crate::documents) head: String,
    pub(in crate::documents) wide: f32,
    pub(in crate::documents) figures: bool,
}

impl PrintedColumn {
    pub(in crate::documents) fn words(head: String, wide: f32) -> Self {
        Self { head, wide, figures: false }
    }

    pub(in crate::documents) fn figures(head: String, wide: f32) -> Self {
        Self { head, wide, figures: true }
    }
}

/// Cell texts, and the bar length as a share of the longest.
pub(in crate::documents) struct PrintedRow {
    pub(in crate::documents) cells: Vec<String>,
    pub(in crate::documents) bar: Option<f32>,
}

impl PrintedRow {
    pub(in crate::documents) fn new(cells: Vec<String>) -> Self {
        Self { cells, bar: None }
    }
}

pub(in crate::documents) struct PrintedTable<'t> {
    /// Alternative text.
    pub(in crate::documents) alt_text: &'t str,
    pub(in crate::documents) columns: Vec<PrintedColumn>,
    pub(in crate::documents) rows: Vec<PrintedRow>,
    /// Left edge and maximum length of the bars.
    pub(in crate::documents) bars: Option<(f32, f32)>,
}

impl PrintedTable<'_> {
    /// Height of the head and the first rows, which stay together with the heading.
    pub(in crate::documents) const fn opening_height() -> f32 {
        HEAD + 3.0 * (STEP + ABOVE)
    }

    /// Draws the table; the head is repeated on each page.
    pub(in crate::documents) fn write(&self, flow: &mut ReportFlow) {
        let rows: Vec<(Vec<Vec<String>>, f32)> = self.rows.iter().map(|row| self.wrap_row(row)).collect();
        let mut next = 0;
        while next < rows.len() {
            flow.make_room(HEAD + rows.get(next).map_or(0.0, |(_, high)| *high));
            let mut high = HEAD;
            let fits = rows.iter().skip(next).take_while(|(_, row)| {
                high += row;
                high <= flow.height_left()
            });
            let end = next + fits.count().max(1);
            let y = flow.y;
            let part: Vec<_> = rows.iter().zip(&self.rows).skip(next).take(end - next).collect();
            flow.page.tagged(PageTag::Table(self.alt_text.to_owned()), |page| {
                self.heads(page, y);
                let mut top = y + HEAD;
                for (place, ((cells, high), row)) in part.iter().enumerate() {
                    if place % 2 == 1 {
                        page.shape(Outline::Box([MARGIN, top, ROOM, *high, 0.0]), Some(PALE), None);
                    }
                    self.row(page, top, cells, row);
                    top += high;
                }
            });
            flow.y += HEAD + part.iter().map(|((_, high), _)| *high).sum::<f32>() + 2.0;
            next = end;
        }
    }

    /// Wrapped lines of each cell, and the row's height.
    fn wrap_row(&self, row: &PrintedRow) -> (Vec<Vec<String>>, f32) {
        let cell = |(text, column): (&String, &PrintedColumn)| lines(Typeface::Regular, text, SIZE, column.wide - 8.0);
        let cells: Vec<Vec<String>> = row.cells.iter().zip(&self.columns).map(cell).collect();
        let most = cells.iter().map(Vec::len).max().unwrap_or(1);
        (cells, most as f32 * STEP + ABOVE)
    }

    fn heads(&self, page: &mut PaperPage, y: f32) {
        let set = TextStyle(Typeface::Bold, 8.0, QUIET);
        page.tagged(PageTag::Row, |page| {
            let mut left = MARGIN;
            for column in &self.columns {
                page.tagged(PageTag::ColumnHead, |page| {
                    if column.figures {
                        page.text_right((left + column.wide - 4.0, y + 10.0), set, &column.head);
                    } else {
                        page.text((left + 4.0, y + 10.0), set.0, set.1, set.2, &column.head);
                    }
                });
                left += column.wide;
            }
        });
        page.rule(&[(MARGIN, y + HEAD - 1.5), (MARGIN + ROOM, y + HEAD - 1.5)], GOLD, 0.4);
    }

    fn row(&self, page: &mut PaperPage, top: f32, cells: &[Vec<String>], row: &PrintedRow) {
        let foot = top + SIZE + 2.0;
        let bar = row.bar.zip(self.bars).filter(|(share, _)| *share > 0.0);
        if let Some((share, (from, longest))) = bar {
            let long = (share * longest).max(1.5);
            page.shape(Outline::Box([MARGIN + from, top + 3.5, long, 8.0, 1.5]), Some(GREEN), None);
        }
        page.tagged(PageTag::Row, |page| {
            let mut left = MARGIN;
            for (place, (cell, column)) in cells.iter().zip(&self.columns).enumerate() {
                let sense = if place == 0 { PageTag::RowHead } else { PageTag::Cell };
                let set = TextStyle(Typeface::Regular, SIZE, TEXT);
                page.tagged(sense, |page| match (column.figures, cell.first()) {
                    (true, Some(text)) => page.text_right((left + column.wide - 4.0, foot), set, text),
                    _ => page.lines((left + 4.0, foot), STEP, set, cell),
                });
                left += column.wide;
            }
        });
    }
}
