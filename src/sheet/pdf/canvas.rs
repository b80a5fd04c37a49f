//! The paper of a worksheet: pages of A4 with text, lines, boxes and pictures, measured in points.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use krilla::Document;
use krilla::color::rgb;
use krilla::geom::{PathBuilder, Point, Rect, Size, Transform};
use krilla::image::Image;
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, Stroke};
use krilla::surface::Surface;
use krilla::text::{Font, TextDirection};
use skrifa::instance::{LocationRef, Size as FontSize};
use skrifa::{FontRef, MetadataProvider as _};

/// A4.
pub(super) const WIDE: f32 = 595.0;
pub(super) const HIGH: f32 = 842.0;

/// The faces of a worksheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Face {
    /// Running text.
    Regular,
    /// Headings and answers.
    Bold,
    /// The suits, and the signs that the text face lacks.
    Symbols,
}

const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/Inter-Regular.otf");
const BOLD: &[u8] = include_bytes!("../../../assets/fonts/Inter-SemiBold.otf");
const SYMBOLS: &[u8] = include_bytes!("../../../assets/fonts/symbols.ttf");

impl Face {
    const fn data(self) -> &'static [u8] {
        match self {
            Self::Regular => REGULAR,
            Self::Bold => BOLD,
            Self::Symbols => SYMBOLS,
        }
    }

    /// How wide a text of this size is; a letter the face lacks takes no room.
    pub(super) fn width(self, text: &str, size: f32) -> f32 {
        let widths = self.widths();
        text.chars().filter_map(|letter| widths.get(&letter)).sum::<f32>() * size
    }

    /// Whether the face has this letter.
    pub(super) fn has(self, letter: char) -> bool {
        self.widths().contains_key(&letter)
    }

    /// How wide each letter is at a size of one: read once, asked for every letter of every sheet.
    fn widths(self) -> &'static BTreeMap<char, f32> {
        static REGULAR: OnceLock<BTreeMap<char, f32>> = OnceLock::new();
        static BOLD: OnceLock<BTreeMap<char, f32>> = OnceLock::new();
        static SYMBOLS: OnceLock<BTreeMap<char, f32>> = OnceLock::new();
        let read = || {
            let Ok(font) = FontRef::new(self.data()) else { return BTreeMap::new() };
            let metrics = font.glyph_metrics(FontSize::new(1.0), LocationRef::default());
            let letters = font.charmap();
            let letters = letters.mappings();
            letters.filter_map(|(code, glyph)| Some((char::from_u32(code)?, metrics.advance_width(glyph)?))).collect()
        };
        match self {
            Self::Regular => REGULAR.get_or_init(read),
            Self::Bold => BOLD.get_or_init(read),
            Self::Symbols => SYMBOLS.get_or_init(read),
        }
    }
}

/// The fonts and the pictures, read once for a document.
pub(super) struct Fonts {
    regular: Option<Font>,
    bold: Option<Font>,
    symbols: Option<Font>,
    pictures: BTreeMap<&'static [u8], Option<Image>>,
}

impl Fonts {
    pub(super) fn read() -> Self {
        let font = |face: Face| Font::new(face.data().to_vec().into(), 0);
        Self {
            regular: font(Face::Regular),
            bold: font(Face::Bold),
            symbols: font(Face::Symbols),
            pictures: BTreeMap::new(),
        }
    }

    /// A PNG picture, read once; nothing where it cannot be read.
    fn picture(&mut self, png: &'static [u8]) -> Option<Image> {
        self.pictures.entry(png).or_insert_with(|| Image::from_png(png.into(), true).ok()).clone()
    }

    const fn of(&self, face: Face) -> Option<&Font> {
        match face {
            Face::Regular => self.regular.as_ref(),
            Face::Bold => self.bold.as_ref(),
            Face::Symbols => self.symbols.as_ref(),
        }
    }
}

/// A colour of a worksheet: red, green, blue.
pub(super) type Ink = (u8, u8, u8);

/// What is done to the paper of one page, in its order.
#[derive(Default)]
pub(super) struct Page {
    marks: Vec<Mark>,
}

enum Mark {
    Text { at: (f32, f32), face: Face, size: f32, ink: Ink, text: String },
    Shape { outline: Outline, fill: Option<Ink>, line: Option<(Ink, f32)> },
    Picture { at: (f32, f32), size: (f32, f32), png: &'static [u8] },
    Turn((f32, f32)),
    TurnBack,
}

/// An outline on the paper.
#[derive(Debug, Clone)]
pub(super) enum Outline {
    /// A box with round corners: left, top, width, height, radius.
    Box([f32; 5]),
    /// A line through these points.
    Line(Vec<(f32, f32)>),
}

impl Page {
    /// Sets a line of text, its foot at `at`. A run the face lacks is set in the face of the symbols.
    pub(super) fn text(&mut self, at: (f32, f32), face: Face, size: f32, ink: Ink, text: &str) {
        let mut left = at.0;
        for (face, run) in runs(face, text) {
            let wide = face.width(&run, size);
            self.marks.push(Mark::Text { at: (left, at.1), face, size, ink, text: run });
            left += wide;
        }
    }

    pub(super) fn shape(&mut self, outline: Outline, fill: Option<Ink>, line: Option<(Ink, f32)>) {
        self.marks.push(Mark::Shape { outline, fill, line });
    }

    pub(super) fn picture(&mut self, at: (f32, f32), size: (f32, f32), png: &'static [u8]) {
        self.marks.push(Mark::Picture { at, size, png });
    }

    /// What `paint` paints, turned by half a circle around a point.
    pub(super) fn upside_down(&mut self, around: (f32, f32), paint: impl FnOnce(&mut Self)) {
        self.marks.push(Mark::Turn(around));
        paint(self);
        self.marks.push(Mark::TurnBack);
    }

    /// What is painted on it, in its order.
    pub(super) fn painted(&self) -> Vec<Painted> {
        let mut around = None;
        let mut painted = Vec::new();
        for mark in &self.marks {
            match mark {
                Mark::Turn(middle) => around = Some(*middle),
                Mark::TurnBack => around = None,
                _ => {
                    let [left, top, right, foot] = mark.place();
                    let place = match around {
                        Some((x, y)) => [2.0 * x - right, 2.0 * y - foot, 2.0 * x - left, 2.0 * y - top],
                        None => [left, top, right, foot],
                    };
                    let text = if let Mark::Text { text, .. } = mark { Some(text.clone()) } else { None };
                    painted.push(Painted { place, text });
                }
            }
        }
        painted
    }

    /// Draws it all.
    pub(super) fn draw(self, document: &mut Document, fonts: &mut Fonts) {
        let Some(settings) = krilla::page::PageSettings::from_wh(WIDE, HIGH) else { return };
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        for mark in self.marks {
            mark.draw(&mut surface, fonts);
        }
        surface.finish();
        page.finish();
    }
}

/// Something painted on a page.
#[derive(Debug, Clone, PartialEq)]
pub struct Painted {
    /// Its left, upper, right and lower end, in points from the left upper corner of the page.
    pub place: [f32; 4],
    /// What it says, where it is text.
    pub text: Option<String>,
}

impl Mark {
    /// Its left, upper, right and lower end.
    fn place(&self) -> [f32; 4] {
        match self {
            Self::Text { at: (x, y), face, size, text, .. } => {
                [*x, y - size * 0.8, x + face.width(text, *size), y + size * 0.25]
            }
            Self::Shape { outline: Outline::Box([x, y, wide, high, _]), .. }
            | Self::Picture { at: (x, y), size: (wide, high), .. } => [*x, *y, x + wide, y + high],
            Self::Shape { outline: Outline::Line(points), .. } => {
                points.iter().fold([WIDE, HIGH, 0.0, 0.0], |[left, top, right, foot], (x, y)| {
                    [x.min(left), y.min(top), x.max(right), y.max(foot)]
                })
            }
            Self::Turn((x, y)) => [*x, *y, *x, *y],
            Self::TurnBack => [0.0; 4],
        }
    }

    fn draw(self, surface: &mut Surface<'_>, fonts: &mut Fonts) {
        match self {
            Self::Text { at: (x, y), face, size, ink, text } => {
                let Some(font) = fonts.of(face) else { return };
                surface.set_stroke(None);
                surface.set_fill(Some(fill(ink)));
                surface.draw_text(Point::from_xy(x, y), font.clone(), size, &text, false, TextDirection::LeftToRight);
            }
            Self::Shape { outline, fill: inside, line } => {
                let mut path = PathBuilder::new();
                outline.trace(&mut path);
                let Some(path) = path.finish() else { return };
                surface.set_fill(inside.map(fill));
                surface.set_stroke(line.map(|(ink, width)| Stroke {
                    paint: colour(ink).into(),
                    width,
                    ..Stroke::default()
                }));
                if inside.is_some() || line.is_some() {
                    surface.draw_path(&path);
                }
            }
            Self::Picture { at: (x, y), size: (wide, high), png } => {
                let (Some(size), Some(image)) = (Size::from_wh(wide, high), fonts.picture(png)) else { return };
                surface.push_transform(&Transform::from_translate(x, y));
                surface.draw_image(image, size);
                surface.pop();
            }
            Self::Turn((x, y)) => surface.push_transform(&Transform::from_rotate_at(180.0, x, y)),
            Self::TurnBack => surface.pop(),
        }
    }
}

impl Outline {
    fn trace(&self, path: &mut PathBuilder) {
        // How far the handles of a cubic stand off for a quarter of a circle.
        const ROUND: f32 = 0.5523;
        match self {
            Self::Box([x, y, wide, high, 0.0]) => {
                if let Some(rect) = Rect::from_xywh(*x, *y, *wide, *high) {
                    path.push_rect(rect);
                }
            }
            Self::Box([x, y, wide, high, radius]) => {
                let (r, right, foot) = (radius.min(wide / 2.0).min(high / 2.0), x + wide, y + high);
                let k = r * (1.0 - ROUND);
                path.move_to(x + r, *y);
                path.line_to(right - r, *y);
                path.cubic_to(right - k, *y, right, y + k, right, y + r);
                path.line_to(right, foot - r);
                path.cubic_to(right, foot - k, right - k, foot, right - r, foot);
                path.line_to(x + r, foot);
                path.cubic_to(x + k, foot, *x, foot - k, *x, foot - r);
                path.line_to(*x, y + r);
                path.cubic_to(*x, y + k, x + k, *y, x + r, *y);
                path.close();
            }
            Self::Line(points) => {
                for (index, (x, y)) in points.iter().enumerate() {
                    if index == 0 {
                        path.move_to(*x, *y);
                    } else {
                        path.line_to(*x, *y);
                    }
                }
            }
        }
    }
}

fn fill(ink: Ink) -> Fill {
    Fill { paint: colour(ink).into(), opacity: NormalizedF32::ONE, rule: FillRule::default() }
}

fn colour((red, green, blue): Ink) -> rgb::Color {
    rgb::Color::new(red, green, blue)
}

/// A text in runs of one face each: what the face lacks is set in that of the symbols.
fn runs(face: Face, text: &str) -> Vec<(Face, String)> {
    let mut runs: Vec<(Face, String)> = Vec::new();
    for letter in text.chars() {
        let own = if !face.has(letter) && Face::Symbols.has(letter) { Face::Symbols } else { face };
        match runs.last_mut() {
            Some((last, run)) if *last == own => run.push(letter),
            _ => runs.push((own, letter.to_string())),
        }
    }
    runs
}

/// How wide a text is, its symbols included.
pub(super) fn width(face: Face, text: &str, size: f32) -> f32 {
    runs(face, text).into_iter().map(|(face, run)| face.width(&run, size)).sum()
}

/// A text in lines no wider than there is room; a word that is wider alone is broken.
pub(super) fn lines(face: Face, text: &str, size: f32, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            for (place, part) in broken(face, word, size, room).into_iter().enumerate() {
                let longer = if line.is_empty() { part.clone() } else { format!("{line} {part}") };
                if place > 0 || !line.is_empty() && width(face, &longer, size) > room {
                    lines.push(std::mem::replace(&mut line, part));
                } else {
                    line = longer;
                }
            }
        }
        lines.push(line);
    }
    lines
}

/// A word in parts no wider than there is room.
fn broken(face: Face, word: &str, size: f32, room: f32) -> Vec<String> {
    if width(face, word, size) <= room {
        return vec![word.to_owned()];
    }
    let mut parts = vec![String::new()];
    for letter in word.chars() {
        let Some(part) = parts.last_mut() else { continue };
        let longer = format!("{part}{letter}");
        if !part.is_empty() && width(face, &longer, size) > room {
            parts.push(letter.to_string());
        } else {
            *part = longer;
        }
    }
    parts
}
