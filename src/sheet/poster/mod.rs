//! The house's tableau as a poster for the wall of a training room: one page on its side, legible from some metres, in
//! ink that a plain printer has.

mod beside;
mod tableau;

use std::sync::Arc;

use super::paper::{
    self, Face, HIGH, Ink, NotMade, Outline, Page, Painted, Read, Sense, Set, WIDE, fitted, lines, width,
};
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};
use crate::words::Words;

/// How large the paper is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Size {
    /// 420 mm by 297 mm.
    #[default]
    A3,
    /// 297 mm by 210 mm.
    A4,
}

impl Size {
    /// Both sizes.
    pub const ALL: [Self; 2] = [Self::A3, Self::A4];

    /// Its name, as printers know it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A3 => "A3",
            Self::A4 => "A4",
        }
    }

    /// The size of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.name().eq_ignore_ascii_case(name))
    }

    /// How many times larger it is than the sheet everything is measured on.
    const fn scale(self) -> f32 {
        match self {
            Self::A3 => std::f32::consts::SQRT_2,
            Self::A4 => 1.0,
        }
    }
}

/// The poster of a house.
#[derive(Debug, Clone)]
pub struct Poster {
    /// Whose tableau it is.
    pub house: Arc<House>,
    /// On which paper.
    pub size: Size,
}

impl Poster {
    /// The name of its file, without its ending.
    #[must_use]
    pub fn name(&self) -> String {
        format!("tableau-{}-{}", self.house.id, self.size.name())
    }

    /// The poster as a PDF. It holds no date.
    ///
    /// # Errors
    /// What the writer of PDF says; none is known that a poster can bring about.
    pub fn pdf(&self, words: &Words) -> Result<Vec<u8>, NotMade> {
        paper::write(vec![self.page(words)], self.title(words), words.language())
    }

    /// What is painted on it.
    #[must_use]
    pub fn painted(&self, words: &Words) -> Vec<Painted> {
        self.page(words).painted()
    }

    /// What is read of it, in its order.
    #[must_use]
    pub fn read(&self, words: &Words) -> Vec<Read> {
        Page::read(&self.page(words))
    }

    fn title(&self, words: &Words) -> String {
        words.say_at(&Phrase::plain("poster-title").with("house", Fact::Text(self.house.name.clone())), &self.house)
    }

    fn page(&self, words: &Words) -> Page {
        let mut page = Page::on_its_side();
        page.enlarge(self.size.scale());
        let mut pen = Pen { page: &mut page, scale: self.size.scale() };
        let print = Print { house: &self.house, words };
        pen.title(&self.title(words));
        print.tableau(&mut pen);
        print.beside(&mut pen);
        page
    }
}

const TEXT: Ink = (0, 0, 0);
const QUIET: Ink = (70, 70, 70);
/// The ground of a cell in which a side stands: seen on any printer, and letters stay black on it.
const GROUND: Ink = (212, 212, 212);

/// The room around everything: no printer reaches the edge.
const MARGIN: f32 = 24.0;
/// Where the tableau ends and the column beside it begins.
const BESIDE: f32 = 596.0;
/// The foot of the page.
const FOOT: f32 = WIDE - MARGIN;
/// Its right end.
const RIGHT: f32 = HIGH - MARGIN;

/// What is printed, in which words.
struct Print<'p> {
    house: &'p House,
    words: &'p Words,
}

impl Print<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say_at(phrase, self.house)
    }
}

/// What marks the page. All places are those of the smaller paper.
struct Pen<'p> {
    page: &'p mut Page,
    scale: f32,
}

impl Pen<'_> {
    fn title(&mut self, title: &str) {
        let size = (30.0 * (RIGHT - MARGIN) / width(Face::Bold, title, 30.0).max(1.0)).min(30.0);
        self.means(Sense::heading(1, title), |pen| pen.text((MARGIN, 50.0), Set(Face::Bold, size, TEXT), title));
        self.rule(&[(MARGIN, 60.0), (RIGHT, 60.0)], 1.6);
    }

    fn means(&mut self, sense: Sense, paint: impl FnOnce(&mut Pen<'_>)) {
        let scale = self.scale;
        self.page.means(sense, |page| paint(&mut Pen { page, scale }));
    }

    fn text(&mut self, (x, y): (f32, f32), Set(face, size, ink): Set, text: &str) {
        let s = self.scale;
        self.page.text((x * s, y * s), face, size * s, ink, text);
    }

    fn text_around(&mut self, (x, y): (f32, f32), Set(face, size, ink): Set, text: &str) {
        let s = self.scale;
        self.page.text_around((x * s, y * s), Set(face, size * s, ink), text);
    }

    fn rule(&mut self, points: &[(f32, f32)], thick: f32) {
        let s = self.scale;
        let points: Vec<(f32, f32)> = points.iter().map(|(x, y)| (x * s, y * s)).collect();
        self.page.rule(&points, TEXT, thick * s);
    }

    /// A box, filled or with a line around it.
    fn shape(&mut self, [x, y, wide, high, round]: [f32; 5], fill: Option<Ink>, line: Option<f32>) {
        let s = self.scale;
        let outline = Outline::Box([x * s, y * s, wide * s, high * s, round * s]);
        self.page.shape(outline, fill, line.map(|thick| (TEXT, thick * s)));
    }

    /// A text in as many lines as it needs, the first one's foot at `at`; returns where the next would stand.
    fn lines(&mut self, at: (f32, f32), step: f32, Set(face, size, ink): Set, room: f32, text: &str) -> f32 {
        let set = lines(face, text, size, room);
        let s = self.scale;
        self.page.lines((at.0 * s, at.1 * s), step * s, Set(face, size * s, ink), &set);
        at.1 + step * set.len() as f32
    }

    /// A text with its middle at `middle`, as large as it fits into this room.
    fn text_within(&mut self, middle: (f32, f32), room: f32, Set(face, size, ink): Set, text: &str) {
        let fits = (size * room / width(face, text, size).max(1.0)).clamp(5.0, size);
        let text = fitted(face, text, fits, room + 1.0);
        self.text_around(middle, Set(face, fits, ink), &text);
    }
}
