//! Typefaces of documents: metrics, runs and line breaking.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use krilla::image::Image;
use krilla::text::Font;
use skrifa::instance::{LocationRef, Size as FontSize};
use skrifa::{FontRef, MetadataProvider as _};

use crate::describe::fonts;
use crate::describe::legible::legible;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::documents) enum Typeface {
    Regular,
    Bold,
    /// Suits and signs missing from the text faces.
    Symbols,
}

impl Typeface {
    const fn data(self) -> &'static [u8] {
        match self {
            Self::Regular => fonts::REGULAR,
            Self::Bold => fonts::SEMIBOLD,
            Self::Symbols => fonts::SYMBOLS,
        }
    }

    /// Width of a text at a size; missing glyphs count as zero.
    pub(in crate::documents) fn width(self, text: &str, size: f32) -> f32 {
        let widths = self.widths();
        text.chars().filter_map(|letter| widths.get(&letter)).sum::<f32>() * size
    }

    pub(super) fn has(self, letter: char) -> bool {
        self.widths().contains_key(&letter)
    }

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

/// Fonts and pictures, loaded once per document.
pub(super) struct Fonts {
    regular: Option<Font>,
    bold: Option<Font>,
    symbols: Option<Font>,
    pictures: BTreeMap<&'static [u8], Option<Image>>,
}

impl Fonts {
    pub(super) fn load() -> Self {
        let font = |face: Typeface| Font::new(face.data().to_vec().into(), 0);
        Self {
            regular: font(Typeface::Regular),
            bold: font(Typeface::Bold),
            symbols: font(Typeface::Symbols),
            pictures: BTreeMap::new(),
        }
    }

    /// A PNG picture, loaded once; `None` if unreadable.
    pub(super) fn picture(&mut self, png: &'static [u8]) -> Option<Image> {
        self.pictures.entry(png).or_insert_with(|| Image::from_png(png.into(), true).ok()).clone()
    }

    pub(super) const fn font(&self, face: Typeface) -> Option<&Font> {
        match face {
            Typeface::Regular => self.regular.as_ref(),
            Typeface::Bold => self.bold.as_ref(),
            Typeface::Symbols => self.symbols.as_ref(),
        }
    }
}

/// Splits a text into runs of one face; the symbol face fills in missing glyphs.
pub(super) fn runs(face: Typeface, text: &str) -> Vec<(Typeface, String)> {
    let mut runs: Vec<(Typeface, String)> = Vec::new();
    for letter in legible(text).chars() {
        let own = if !face.has(letter) && Typeface::Symbols.has(letter) { Typeface::Symbols } else { face };
        match runs.last_mut() {
            Some((last, run)) if *last == own => run.push(letter),
            _ => runs.push((own, letter.to_string())),
        }
    }
    runs
}

/// Width of a text, symbols included.
pub(in crate::documents) fn width(face: Typeface, text: &str, size: f32) -> f32 {
    runs(face, text).into_iter().map(|(face, run)| face.width(&run, size)).sum()
}

/// Breaks a text into lines of at most `room`; words wider than that are split.
pub(in crate::documents) fn lines(face: Typeface, text: &str, size: f32, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            for (place, part) in split_word(face, word, size, room).into_iter().enumerate() {
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

fn split_word(face: Typeface, word: &str, size: f32, room: f32) -> Vec<String> {
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

/// A text cut to fit, with an ellipsis.
pub(in crate::documents) fn fitted(face: Typeface, text: &str, size: f32, room: f32) -> String {
    if width(face, text, size) <= room {
        return text.to_owned();
    }
    let mut cut = String::new();
    for letter in text.chars() {
        if width(face, &format!("{cut}{letter}…"), size) > room {
            break;
        }
        cut.push(letter);
    }
    format!("{}…", cut.trim_end())
}
