//! The house's tableau as a wall poster: one landscape page, legible from some metres, for plain
//! printers.

mod side_column;
mod tableau;

use std::sync::Arc;

use strum::IntoStaticStr;

use super::paper::{
    self, DrawnItem, HIGH, Ink, NotMade, Outline, PageTag, PaperPage, TaggedItem, TextStyle, Typeface, WIDE, fitted,
    lines, width,
};
use crate::i18n::Catalog;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::house::House;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, IntoStaticStr)]
#[strum(const_into_str)]
pub enum PosterSize {
    /// 420 mm by 297 mm.
    #[default]
    A3,
    /// 297 mm by 210 mm.
    A4,
}

impl PosterSize {
    pub const ALL: [Self; 2] = [Self::A3, Self::A4];

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.into_str().eq_ignore_ascii_case(name))
    }

    /// Scale relative to A4.
    const fn scale(self) -> f32 {
        match self {
            Self::A3 => std::f32::consts::SQRT_2,
            Self::A4 => 1.0,
        }
    }
}

#[derive(Debug, Clone)]
pub struct Poster {
    pub house: Arc<House>,
    pub size: PosterSize,
}

impl Poster {
    /// File name without extension.
    pub fn file_stem(&self) -> String {
        format!("tableau-{}-{}", self.house.id, self.size.into_str())
    }

    /// The poster as a PDF. It holds no date.
    ///
    /// # Errors
    /// A PDF writer error; should not occur.
    pub fn pdf(&self, words: &Catalog) -> Result<Vec<u8>, NotMade> {
        paper::write(vec![self.page(words)], self.title(words), words.language())
    }

    pub fn drawn_items(&self, words: &Catalog) -> Vec<DrawnItem> {
        self.page(words).drawn_items()
    }

    pub fn tagged_items(&self, words: &Catalog) -> Vec<TaggedItem> {
        PaperPage::tagged_items(&self.page(words))
    }

    fn title(&self, words: &Catalog) -> String {
        words.render_for_house(&text!("poster-title", house = Fact::Text(self.house.name.clone())), &self.house)
    }

    fn page(&self, words: &Catalog) -> PaperPage {
        let mut page = PaperPage::landscape();
        page.scale_by(self.size.scale());
        let mut pen = Pen { page: &mut page, scale: self.size.scale() };
        let print = PosterPrinter { house: &self.house, words };
        pen.title(&self.title(words));
        print.tableau(&mut pen);
        print.side_column(&mut pen);
        page
    }
}

const TEXT: Ink = (0, 0, 0);
const QUIET: Ink = (70, 70, 70);
/// Background of cells where a side stands: survives any printer and keeps black text legible.
const GROUND: Ink = (212, 212, 212);

const MARGIN: f32 = 24.0;
/// Right end of the tableau and left edge of the side column.
const BESIDE: f32 = 596.0;
const FOOT: f32 = WIDE - MARGIN;
const RIGHT: f32 = HIGH - MARGIN;

struct PosterPrinter<'p> {
    house: &'p House,
    words: &'p Catalog,
}

impl PosterPrinter<'_> {
    fn render(&self, phrase: &Phrase) -> String {
        self.words.render_for_house(phrase, self.house)
    }
}

/// Drawing context. All positions are in A4 points.
struct Pen<'p> {
    page: &'p mut PaperPage,
    scale: f32,
}

impl Pen<'_> {
    fn title(&mut self, title: &str) {
        let size = (30.0 * (RIGHT - MARGIN) / width(Typeface::Bold, title, 30.0).max(1.0)).min(30.0);
        self.tagged(PageTag::heading(1, title), |pen| {
            pen.text((MARGIN, 50.0), TextStyle(Typeface::Bold, size, TEXT), title);
        });
        self.rule(&[(MARGIN, 60.0), (RIGHT, 60.0)], 1.6);
    }

    fn tagged(&mut self, sense: PageTag, paint: impl FnOnce(&mut Pen<'_>)) {
        let scale = self.scale;
        self.page.tagged(sense, |page| paint(&mut Pen { page, scale }));
    }

    fn text(&mut self, (x, y): (f32, f32), TextStyle(face, size, ink): TextStyle, text: &str) {
        let s = self.scale;
        self.page.text((x * s, y * s), face, size * s, ink, text);
    }

    fn text_around(&mut self, (x, y): (f32, f32), TextStyle(face, size, ink): TextStyle, text: &str) {
        let s = self.scale;
        self.page.text_centred((x * s, y * s), TextStyle(face, size * s, ink), text);
    }

    fn rule(&mut self, points: &[(f32, f32)], thick: f32) {
        let s = self.scale;
        let points: Vec<(f32, f32)> = points.iter().map(|(x, y)| (x * s, y * s)).collect();
        self.page.rule(&points, TEXT, thick * s);
    }

    /// A box, filled or outlined.
    fn shape(&mut self, [x, y, wide, high, round]: [f32; 5], fill: Option<Ink>, line: Option<f32>) {
        let s = self.scale;
        let outline = Outline::Box([x * s, y * s, wide * s, high * s, round * s]);
        self.page.shape(outline, fill, line.map(|thick| (TEXT, thick * s)));
    }

    /// Wrapped text, the first baseline at `at`; returns the next baseline.
    fn lines(
        &mut self,
        at: (f32, f32),
        step: f32,
        TextStyle(face, size, ink): TextStyle,
        room: f32,
        text: &str,
    ) -> f32 {
        let set = lines(face, text, size, room);
        let s = self.scale;
        self.page.lines((at.0 * s, at.1 * s), step * s, TextStyle(face, size * s, ink), &set);
        at.1 + step * set.len() as f32
    }

    /// Centred text, scaled to fit `room`.
    fn text_within(&mut self, middle: (f32, f32), room: f32, TextStyle(face, size, ink): TextStyle, text: &str) {
        let fits = (size * room / width(face, text, size).max(1.0)).clamp(5.0, size);
        let text = fitted(face, text, fits, room + 1.0);
        self.text_around(middle, TextStyle(face, fits, ink), &text);
    }
}
