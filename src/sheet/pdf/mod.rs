//! A worksheet as PDF: two columns of questions with cards as pictures, the key on pages of its own.

mod block;
mod canvas;
mod card;

use krilla::Document;
use krilla::error::KrillaError;

use self::block::Block;
use self::canvas::{Face, Fonts, HIGH, Ink, Outline, Page, WIDE};
use super::Sheet;
use super::text::under_title;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

const MARGIN: f32 = 42.0;
const GUTTER: f32 = 22.0;
/// The width of one of the two columns.
const COLUMN: f32 = (WIDE - 2.0 * MARGIN - GUTTER) / 2.0;
const FOOT: f32 = HIGH - MARGIN;
const TEXT: Ink = (24, 24, 24);
const QUIET: Ink = (110, 106, 98);

/// The sheet as a PDF, with its key on pages of its own where that is asked for.
///
/// # Errors
/// What the writer of PDF says; none is known that a sheet can bring about.
pub fn pdf(sheet: &Sheet, words: &Words, key: bool) -> Result<Vec<u8>, KrillaError> {
    let mut flow = Flow::default();
    flow.head(sheet, words);
    for index in 0..sheet.exercises.len() {
        flow.put(&Block::question(sheet, words, index));
    }
    if key {
        flow.new_page();
        flow.title(&words.key("sheet-key"));
        for index in 0..sheet.exercises.len() {
            flow.put(&Block::key(sheet, words, index));
        }
    }
    flow.finish(sheet, words)
}

/// Where on which page the next block goes.
struct Flow {
    /// The pages that are full.
    full: Vec<Page>,
    page: Page,
    column: u8,
    /// Where the columns of this page begin.
    top: f32,
    y: f32,
}

impl Default for Flow {
    fn default() -> Self {
        Self { full: Vec::new(), page: Page::default(), column: 0, top: MARGIN, y: MARGIN }
    }
}

impl Flow {
    fn new_page(&mut self) {
        self.full.push(std::mem::take(&mut self.page));
        (self.column, self.top, self.y) = (0, MARGIN, MARGIN);
    }

    /// The title, and the lines for a name and a date.
    fn head(&mut self, sheet: &Sheet, words: &Words) {
        let names = Names::from(&sheet.house.terms);
        let title = sheet.title.say(words.language(), &names);
        self.title(&title);
        let y = self.y;
        let page = &mut self.page;
        page.text((MARGIN, y), Face::Regular, 9.0, QUIET, &under_title(sheet, words));
        let asked = [
            ("sheet-name", MARGIN, 280.0),
            ("sheet-date", MARGIN + 300.0, 110.0),
            ("sheet-result", MARGIN + 430.0, 81.0),
        ];
        for (key, x, room) in asked {
            let label = words.key(key);
            let from = x + canvas::width(Face::Regular, &label, 10.0) + 6.0;
            page.text((x, y + 26.0), Face::Regular, 10.0, TEXT, &label);
            page.shape(Outline::Line(vec![(from, y + 28.0), (x + room, y + 28.0)]), None, Some((QUIET, 0.6)));
        }
        self.y += 48.0;
        self.top = self.y;
    }

    fn title(&mut self, title: &str) {
        let y = self.y;
        for (line, text) in canvas::lines(Face::Bold, title, 20.0, WIDE - 2.0 * MARGIN).iter().enumerate() {
            self.page.text((MARGIN, y + 18.0 + 24.0 * line as f32), Face::Bold, 20.0, TEXT, text);
            self.y = y + 34.0 + 24.0 * line as f32;
        }
        self.top = self.y;
    }

    /// Puts a block under the last, in the next column where it does not fit.
    fn put(&mut self, block: &Block) {
        if self.y + block.height() > FOOT && self.y > self.top {
            if self.column == 0 {
                (self.column, self.y) = (1, self.top);
            } else {
                self.new_page();
            }
        }
        let at = (MARGIN + f32::from(self.column) * (COLUMN + GUTTER), self.y);
        block.paint(&mut self.page, at);
        self.y += block.height();
    }

    fn finish(mut self, sheet: &Sheet, words: &Words) -> Result<Vec<u8>, KrillaError> {
        let mut document = Document::new();
        let fonts = Fonts::read();
        self.full.push(self.page);
        let all = self.full.len() as u64;
        for (number, mut page) in (1..).zip(self.full) {
            let foot = Phrase::plain("sheet-page").with("page", Fact::Number(number)).with("pages", Fact::Number(all));
            let foot = words.say(&foot, &Names::default());
            page.text((MARGIN, FOOT + 18.0), Face::Regular, 8.0, QUIET, &under_title(sheet, words));
            let right = WIDE - MARGIN - canvas::width(Face::Regular, &foot, 8.0);
            page.text((right, FOOT + 18.0), Face::Regular, 8.0, QUIET, &foot);
            page.draw(&mut document, &fonts);
        }
        document.finish()
    }
}
