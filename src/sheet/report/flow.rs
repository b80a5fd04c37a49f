//! Where on which page of a report the next thing goes.

use crate::rules::phrase::{Fact, Phrase};
use crate::sheet::paper::{Face, HIGH, Ink, Page, Sense, Set, WIDE, fitted, lines};
use crate::words::{Names, Words};

pub(super) const MARGIN: f32 = 50.0;
/// The width of what is written.
pub(super) const ROOM: f32 = WIDE - 2.0 * MARGIN;
const FOOT: f32 = HIGH - 56.0;

pub(super) const TEXT: Ink = (28, 28, 26);
pub(super) const QUIET: Ink = (104, 100, 92);
pub(super) const GREEN: Ink = (24, 74, 58);
pub(super) const GOLD: Ink = (178, 140, 72);
pub(super) const PALE: Ink = (246, 243, 235);
pub(super) const WHITE: Ink = (255, 255, 255);

/// The pages as far as they are written.
pub(super) struct Flow {
    full: Vec<Page>,
    pub(super) page: Page,
    pub(super) y: f32,
}

impl Default for Flow {
    fn default() -> Self {
        Self { full: Vec::new(), page: Page::default(), y: MARGIN }
    }
}

impl Flow {
    /// How much room is left on this page.
    pub(super) fn left(&self) -> f32 {
        FOOT - self.y
    }

    /// Goes to the next page where so much does not fit on this one.
    pub(super) fn make_room(&mut self, height: f32) {
        if self.y > MARGIN && self.left() < height {
            self.full.push(std::mem::take(&mut self.page));
            self.y = MARGIN;
        }
    }

    /// The heading of a part, kept together with so much of what follows it.
    pub(super) fn heading(&mut self, text: &str, with: f32) {
        self.make_room(42.0 + with);
        if self.y > MARGIN {
            self.y += 18.0;
        }
        let y = self.y;
        let set = Set(Face::Bold, 12.0, GREEN);
        self.page.means(Sense::heading(2, text), |page| page.text((MARGIN, y + 10.0), set.0, set.1, set.2, text));
        self.page.rule(&[(MARGIN, y + 16.5), (MARGIN + ROOM, y + 16.5)], GOLD, 0.7);
        self.y += 24.0;
    }

    /// A paragraph of quiet words.
    pub(super) fn paragraph(&mut self, text: &str) {
        let set = Set(Face::Regular, 9.0, QUIET);
        let lines = lines(set.0, text, set.1, ROOM);
        let step = 12.5;
        self.make_room(step * lines.len() as f32);
        let at = (MARGIN, self.y + 9.0);
        self.page.means(Sense::Paragraph, |page| page.lines(at, step, set, &lines));
        self.y += step * lines.len() as f32 + 4.0;
    }

    /// The pages, each with its foot.
    pub(super) fn finish(mut self, told: &str, words: &Words) -> Vec<Page> {
        self.full.push(self.page);
        let all = self.full.len() as u64;
        for (number, page) in (1..).zip(&mut self.full) {
            let count = Phrase::plain("sheet-page").with("page", Fact::Number(number)).with("pages", Fact::Number(all));
            let count = words.say(&count, &Names::default());
            let set = Set(Face::Regular, 8.0, QUIET);
            page.rule(&[(MARGIN, FOOT + 14.0), (MARGIN + ROOM, FOOT + 14.0)], GOLD, 0.5);
            page.means(Sense::Foot, |page| {
                let told = fitted(set.0, told, set.1, ROOM - 60.0);
                page.text((MARGIN, FOOT + 27.0), set.0, set.1, set.2, &told);
                page.text_to((MARGIN + ROOM, FOOT + 27.0), set, &count);
            });
        }
        self.full
    }
}
