//! A worksheet as PDF: two columns of questions with cards as pictures, the key on pages of its own.

mod block;
mod bundle;
pub(in crate::sheet) mod card;
mod part;
mod piece;

use self::block::Block;
pub use self::bundle::Bundle;
use self::part::Part;
use super::Sheet;
pub use super::paper::Painted;
use super::paper::{self, Face, HIGH, Ink, NotMade, Outline, Page, Sense, Set, WIDE};
use super::text::under_title;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::{Names, Words};

const MARGIN: f32 = 42.0;
const GUTTER: f32 = 22.0;
/// Width of one of the two columns.
const COLUMN: f32 = (WIDE - 2.0 * MARGIN - GUTTER) / 2.0;
const FOOT: f32 = HIGH - MARGIN;
const TEXT: Ink = (24, 24, 24);
const QUIET: Ink = (110, 106, 98);
const PAPER: Ink = (255, 255, 255);

/// The sheet as a PDF, the key on separate pages if wanted. It holds no date.
///
/// # Errors
/// A PDF writer error; should not occur.
pub fn pdf(sheet: &Sheet, words: &Words, key: bool) -> Result<Vec<u8>, NotMade> {
    let title = sheet.title.say(words.language(), &Names::from(&sheet.house.terms));
    paper::write(pages(sheet, words, key), title, words.language())
}

pub fn painted(sheet: &Sheet, words: &Words, key: bool) -> Vec<Vec<Painted>> {
    pages(sheet, words, key).iter().map(Page::painted).collect()
}

pub fn read(sheet: &Sheet, words: &Words, key: bool) -> Vec<Vec<paper::Read>> {
    pages(sheet, words, key).iter().map(Page::read).collect()
}

/// The key alone, for marking. It holds no date.
///
/// # Errors
/// As for [`pdf`].
pub fn key_alone(sheet: &Sheet, words: &Words) -> Result<Vec<u8>, NotMade> {
    let (pages, title) = pages_of_key(sheet, words);
    paper::write(pages, title, words.language())
}

pub fn read_key_alone(sheet: &Sheet, words: &Words) -> Vec<Vec<paper::Read>> {
    pages_of_key(sheet, words).0.iter().map(Page::read).collect()
}

/// The pages of the key and the document title.
fn pages_of_key(sheet: &Sheet, words: &Words) -> (Vec<Page>, String) {
    let lesson = sheet.title.say(words.language(), &Names::from(&sheet.house.terms));
    let title = words.say_at(&Phrase::plain("sheet-key-of").with("name", Fact::Text(lesson)), &sheet.house);
    let mut flow = Flow::default();
    flow.key(sheet, words, &title);
    (flow.finish(sheet, words), title)
}

fn pages(sheet: &Sheet, words: &Words, key: bool) -> Vec<Page> {
    let mut flow = Flow::default();
    flow.head(sheet, words, "");
    for (place, exercise) in (1..).zip(&sheet.exercises) {
        flow.put(&Block::question(sheet, words, place, exercise));
    }
    if key {
        flow.new_page();
        flow.key(sheet, words, &words.key("sheet-key"));
    }
    flow.finish(sheet, words)
}

/// Two-column flow of blocks over pages.
struct Flow {
    full: Vec<Page>,
    page: Page,
    column: u8,
    /// Top of the columns on this page.
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

    /// Title, and lines for name and date; the name is printed if known.
    fn head(&mut self, sheet: &Sheet, words: &Words, name: &str) {
        let names = Names::from(&sheet.house.terms);
        let title = sheet.title.say(words.language(), &names);
        self.title(&title);
        let y = self.y;
        let page = &mut self.page;
        page.means(Sense::Paragraph, |page| {
            page.text((MARGIN, y), Face::Regular, 9.0, QUIET, &under_title(sheet, words));
        });
        let asked = [
            ("sheet-name", MARGIN, 280.0),
            ("sheet-date", MARGIN + 300.0, 110.0),
            ("sheet-result", MARGIN + 430.0, 81.0),
        ];
        for (key, x, room) in asked {
            let label = words.key(key);
            let from = x + paper::width(Face::Regular, &label, 10.0) + 6.0;
            page.means(Sense::Paragraph, |page| page.text((x, y + 26.0), Face::Regular, 10.0, TEXT, &label));
            page.shape(Outline::Line(vec![(from, y + 28.0), (x + room, y + 28.0)]), None, Some((QUIET, 0.6)));
            if key == "sheet-name" && !name.is_empty() {
                let name = paper::fitted(Face::Bold, name, 10.0, x + room - from);
                page.means(Sense::Paragraph, |page| page.text((from + 2.0, y + 25.0), Face::Bold, 10.0, TEXT, &name));
            }
        }
        self.y += 48.0;
        self.top = self.y;
    }

    fn key(&mut self, sheet: &Sheet, words: &Words, title: &str) {
        self.title(title);
        for (place, exercise) in (1..).zip(&sheet.exercises) {
            self.put(&Block::key(sheet, words, place, exercise));
        }
    }

    fn title(&mut self, title: &str) {
        let y = self.y;
        let lines = paper::lines(Face::Bold, title, 20.0, WIDE - 2.0 * MARGIN);
        let set = Set(Face::Bold, 20.0, TEXT);
        self.page.means(Sense::heading(1, title), |page| page.lines((MARGIN, y + 18.0), 24.0, set, &lines));
        self.y = y + 10.0 + 24.0 * lines.len() as f32;
        self.top = self.y;
    }

    /// Adds a block, in the next column if it does not fit. A block higher than a column is split
    /// between its parts.
    fn put(&mut self, block: &Block) {
        let height: f32 = block.height();
        if height <= FOOT - MARGIN {
            self.make_room(height);
        }
        let mut numbered = false;
        for part in &block.parts {
            if !matches!(part, Part::Gap(_)) {
                self.make_room(part.height());
            }
            let at = (MARGIN + f32::from(self.column) * (COLUMN + GUTTER), self.y);
            if !numbered {
                block.paint_number(&mut self.page, at);
                numbered = true;
            }
            part.paint(&mut self.page, at);
            self.y += part.height();
        }
    }

    /// Moves to the next column if this height does not fit.
    fn make_room(&mut self, height: f32) {
        if self.y + height > FOOT && self.y > self.top {
            if self.column == 0 {
                (self.column, self.y) = (1, self.top);
            } else {
                self.new_page();
            }
        }
    }

    fn finish(mut self, sheet: &Sheet, words: &Words) -> Vec<Page> {
        self.full.push(self.page);
        let all = self.full.len() as u64;
        for (number, page) in (1..).zip(&mut self.full) {
            let foot = Phrase::plain("sheet-page").with("page", Fact::Number(number)).with("pages", Fact::Number(all));
            let foot = words.say(&foot, &Names::default());
            page.means(Sense::Foot, |page| {
                page.text((MARGIN, FOOT + 18.0), Face::Regular, 8.0, QUIET, &under_title(sheet, words));
                page.text_to((WIDE - MARGIN, FOOT + 18.0), Set(Face::Regular, 8.0, QUIET), &foot);
            });
        }
        self.full
    }
}
