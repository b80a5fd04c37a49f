//! A worksheet as PDF: two columns of questions with cards as pictures, the key on pages of its own.

mod block;
mod bundle;
pub(in crate::documents) mod card;
mod part;
mod piece;

use self::block::SheetBlock;
pub use self::bundle::ClassBundle;
use self::part::BlockPart;
use super::Worksheet;
pub use super::paper::DrawnItem;
use super::paper::{self, HIGH, Ink, NotMade, Outline, PageTag, PaperPage, TextStyle, Typeface, WIDE};
use super::text::under_title;
use crate::i18n::phrase::Fact;
use crate::i18n::{Catalog, HouseTerms};

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
pub fn pdf(sheet: &Worksheet, words: &Catalog, key: bool) -> Result<Vec<u8>, NotMade> {
    let title = sheet.title.render(words.language(), &HouseTerms::from(&sheet.house.terms));
    paper::write(pages(sheet, words, key), title, words.language())
}

pub fn drawn_items(sheet: &Worksheet, words: &Catalog, key: bool) -> Vec<Vec<DrawnItem>> {
    pages(sheet, words, key).iter().map(PaperPage::drawn_items).collect()
}

pub fn tagged_items(sheet: &Worksheet, words: &Catalog, key: bool) -> Vec<Vec<paper::TaggedItem>> {
    pages(sheet, words, key).iter().map(PaperPage::tagged_items).collect()
}

/// The key alone, for marking. It holds no date.
///
/// # Errors
/// As for [`pdf`].
pub fn key_pdf(sheet: &Worksheet, words: &Catalog) -> Result<Vec<u8>, NotMade> {
    let (pages, title) = pages_of_key(sheet, words);
    paper::write(pages, title, words.language())
}

pub fn tagged_items_of_key(sheet: &Worksheet, words: &Catalog) -> Vec<Vec<paper::TaggedItem>> {
    pages_of_key(sheet, words).0.iter().map(PaperPage::tagged_items).collect()
}

/// The pages of the key and the document title.
fn pages_of_key(sheet: &Worksheet, words: &Catalog) -> (Vec<PaperPage>, String) {
    let lesson = sheet.title.render(words.language(), &HouseTerms::from(&sheet.house.terms));
    let title = words.render_for_house(&text!("sheet-key-of", name = Fact::Text(lesson)), &sheet.house);
    let mut flow = ColumnFlow::default();
    flow.key(sheet, words, &title);
    (flow.finish(sheet, words), title)
}

fn pages(sheet: &Worksheet, words: &Catalog, key: bool) -> Vec<PaperPage> {
    let mut flow = ColumnFlow::default();
    flow.head(sheet, words, "");
    for (place, exercise) in (1..).zip(&sheet.exercises) {
        flow.place_block(&SheetBlock::question(sheet, words, place, exercise));
    }
    if key {
        flow.new_page();
        flow.key(sheet, words, &words.message(text_key!("sheet-key")));
    }
    flow.finish(sheet, words)
}

/// Two-column flow of blocks over pages.
struct ColumnFlow {
    full: Vec<PaperPage>,
    page: PaperPage,
    column: u8,
    /// Top of the columns on this page.
    top: f32,
    y: f32,
}

impl Default for ColumnFlow {
    fn default() -> Self {
        Self { full: Vec::new(), page: PaperPage::default(), column: 0, top: MARGIN, y: MARGIN }
    }
}

impl ColumnFlow {
    fn new_page(&mut self) {
        self.full.push(std::mem::take(&mut self.page));
        (self.column, self.top, self.y) = (0, MARGIN, MARGIN);
    }

    /// Title, and lines for name and date; the name is printed if known.
    fn head(&mut self, sheet: &Worksheet, words: &Catalog, name: &str) {
        let names = HouseTerms::from(&sheet.house.terms);
        let title = sheet.title.render(words.language(), &names);
        self.title(&title);
        let y = self.y;
        let page = &mut self.page;
        page.tagged(PageTag::Paragraph, |page| {
            page.text((MARGIN, y), Typeface::Regular, 9.0, QUIET, &under_title(sheet, words));
        });
        let asked = [
            (text_key!("sheet-name"), name, MARGIN, 280.0),
            (text_key!("sheet-date"), "", MARGIN + 300.0, 110.0),
            (text_key!("sheet-result"), "", MARGIN + 430.0, 81.0),
        ];
        for (key, known, x, room) in asked {
            let label = words.message(key);
            let from = x + paper::width(Typeface::Regular, &label, 10.0) + 6.0;
            page.tagged(PageTag::Paragraph, |page| page.text((x, y + 26.0), Typeface::Regular, 10.0, TEXT, &label));
            page.shape(Outline::Line(vec![(from, y + 28.0), (x + room, y + 28.0)]), None, Some((QUIET, 0.6)));
            if !known.is_empty() {
                let known = paper::fitted(Typeface::Bold, known, 10.0, x + room - from);
                page.tagged(PageTag::Paragraph, |page| {
                    page.text((from + 2.0, y + 25.0), Typeface::Bold, 10.0, TEXT, &known);
                });
            }
        }
        self.y += 48.0;
        self.top = self.y;
    }

    fn key(&mut self, sheet: &Worksheet, words: &Catalog, title: &str) {
        self.title(title);
        for (place, exercise) in (1..).zip(&sheet.exercises) {
            self.place_block(&SheetBlock::key(sheet, words, place, exercise));
        }
    }

    fn title(&mut self, title: &str) {
        let y = self.y;
        let lines = paper::lines(Typeface::Bold, title, 20.0, WIDE - 2.0 * MARGIN);
        let set = TextStyle(Typeface::Bold, 20.0, TEXT);
        self.page.tagged(PageTag::heading(1, title), |page| page.lines((MARGIN, y + 18.0), 24.0, set, &lines));
        self.y = y + 10.0 + 24.0 * lines.len() as f32;
        self.top = self.y;
    }

    /// Adds a block, in the next column if it does not fit. A block higher than a column is split
    /// between its parts.
    fn place_block(&mut self, block: &SheetBlock) {
        let height: f32 = block.height();
        if height <= FOOT - MARGIN {
            self.make_room(height);
        }
        let mut numbered = false;
        for part in &block.parts {
            if !matches!(part, BlockPart::Gap(_)) {
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

    fn finish(mut self, sheet: &Worksheet, words: &Catalog) -> Vec<PaperPage> {
        self.full.push(self.page);
        let all = self.full.len() as u64;
        for (number, page) in (1..).zip(&mut self.full) {
            let foot = text!("sheet-page", page = Fact::Number(number), pages = Fact::Number(all));
            let foot = words.render(&foot, &HouseTerms::default());
            page.tagged(PageTag::Foot, |page| {
                page.text((MARGIN, FOOT + 18.0), Typeface::Regular, 8.0, QUIET, &under_title(sheet, words));
                page.text_right((WIDE - MARGIN, FOOT + 18.0), TextStyle(Typeface::Regular, 8.0, QUIET), &foot);
            });
        }
        self.full
    }
}
