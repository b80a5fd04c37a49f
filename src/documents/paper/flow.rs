//! Vertical flow of a report over its pages: title, figures, headings, paragraphs.

use super::{HIGH, Ink, Outline, PageTag, PaperPage, TextStyle, Typeface, WIDE, fitted, lines};
use crate::i18n::phrase::Fact;
use crate::i18n::{Catalog, HouseTerms};

pub(in crate::documents) const MARGIN: f32 = 50.0;
pub(in crate::documents) const ROOM: f32 = WIDE - 2.0 * MARGIN;
const FOOT: f32 = HIGH - 56.0;

pub(in crate::documents) const TEXT: Ink = (28, 28, 26);
pub(in crate::documents) const QUIET: Ink = (104, 100, 92);
pub(in crate::documents) const GREEN: Ink = (24, 74, 58);
pub(in crate::documents) const GOLD: Ink = (178, 140, 72);
pub(in crate::documents) const PALE: Ink = (246, 243, 235);
pub(in crate::documents) const WHITE: Ink = (255, 255, 255);

pub(in crate::documents) struct ReportFlow {
    full: Vec<PaperPage>,
    pub(in crate::documents) page: PaperPage,
    pub(in crate::documents) y: f32,
}

impl Default for ReportFlow {
    fn default() -> Self {
        Self { full: Vec::new(), page: PaperPage::default(), y: MARGIN }
    }
}

impl ReportFlow {
    pub(in crate::documents) fn height_left(&self) -> f32 {
        FOOT - self.y
    }

    /// Starts a new page unless this height is left.
    pub(in crate::documents) fn make_room(&mut self, height: f32) {
        if self.y > MARGIN && self.height_left() < height {
            self.full.push(std::mem::take(&mut self.page));
            self.y = MARGIN;
        }
    }

    /// Kind of document, its subject, and a subtitle.
    pub(in crate::documents) fn title(&mut self, over: &str, title: &str, under: &str) {
        let y = self.y;
        let set = TextStyle(Typeface::Bold, 8.5, GOLD);
        let over = over.to_uppercase();
        self.page.tagged(PageTag::Paragraph, |page| page.text((MARGIN, y + 8.0), set.0, set.1, set.2, &over));
        let name = TextStyle(Typeface::Bold, 25.0, GREEN);
        let set_in = lines(name.0, title, name.1, ROOM);
        self.page.tagged(PageTag::heading(1, title), |page| page.lines((MARGIN, y + 38.0), 29.0, name, &set_in));
        let foot = y + 38.0 + 29.0 * (set_in.len().max(1) - 1) as f32;
        self.page.tagged(PageTag::Paragraph, |page| {
            page.text((MARGIN, foot + 18.0), Typeface::Regular, 10.5, QUIET, under);
        });
        self.y = foot + 32.0;
    }

    /// Key figures side by side, each with its caption.
    pub(in crate::documents) fn figures(&mut self, figures: &[(String, String)]) {
        let (y, high, wide) = (self.y, 62.0, ROOM / figures.len().max(1) as f32);
        self.page.shape(Outline::Box([MARGIN, y, ROOM, high, 6.0]), Some(PALE), None);
        for (place, (figure, caption)) in figures.iter().enumerate() {
            let left = MARGIN + wide * place as f32;
            if place > 0 {
                self.page.rule(&[(left, y + 12.0), (left, y + high - 12.0)], GOLD, 0.5);
            }
            let under = TextStyle(Typeface::Regular, 8.5, QUIET);
            let set = lines(under.0, caption, under.1, wide - 24.0);
            self.page.tagged(PageTag::Paragraph, |page| {
                page.lines(
                    (left + 14.0, y + 29.0),
                    0.0,
                    TextStyle(Typeface::Bold, 21.0, GREEN),
                    &[figure.clone(), String::new()],
                );
                page.lines((left + 14.0, y + 43.0), 10.5, under, &set);
            });
        }
        self.y += high + 8.0;
    }

    /// A section heading, kept on one page with the next `with` points of content.
    pub(in crate::documents) fn heading(&mut self, text: &str, with: f32) {
        self.make_room(42.0 + with);
        if self.y > MARGIN {
            self.y += 18.0;
        }
        let y = self.y;
        let set = TextStyle(Typeface::Bold, 12.0, GREEN);
        self.page.tagged(PageTag::heading(2, text), |page| page.text((MARGIN, y + 10.0), set.0, set.1, set.2, text));
        self.page.rule(&[(MARGIN, y + 16.5), (MARGIN + ROOM, y + 16.5)], GOLD, 0.7);
        self.y += 24.0;
    }

    /// A paragraph in a muted colour.
    pub(in crate::documents) fn paragraph(&mut self, text: &str) {
        let set = TextStyle(Typeface::Regular, 9.0, QUIET);
        let lines = lines(set.0, text, set.1, ROOM);
        let step = 12.5;
        self.make_room(step * lines.len() as f32);
        let at = (MARGIN, self.y + 9.0);
        self.page.tagged(PageTag::Paragraph, |page| page.lines(at, step, set, &lines));
        self.y += step * lines.len() as f32 + 4.0;
    }

    pub(in crate::documents) fn finish(mut self, footer: &str, words: &Catalog) -> Vec<PaperPage> {
        self.full.push(self.page);
        let all = self.full.len() as u64;
        for (number, page) in (1..).zip(&mut self.full) {
            let count = text!("sheet-page", page = Fact::Number(number), pages = Fact::Number(all));
            let count = words.render(&count, &HouseTerms::default());
            let set = TextStyle(Typeface::Regular, 8.0, QUIET);
            page.rule(&[(MARGIN, FOOT + 14.0), (MARGIN + ROOM, FOOT + 14.0)], GOLD, 0.5);
            page.tagged(PageTag::Foot, |page| {
                let footer = fitted(set.0, footer, set.1, ROOM - 60.0);
                page.text((MARGIN, FOOT + 27.0), set.0, set.1, set.2, &footer);
                page.text_right((MARGIN + ROOM, FOOT + 27.0), set, &count);
            });
        }
        self.full
    }
}
