//! A page as a list of drawing commands in reading order.

use super::draw_command::{DrawCommand, Outline};
use super::tag::PageTag;
use super::typeface::{Typeface, runs, width};

/// A4 portrait: width and height in points.
pub(in crate::documents) const WIDE: f32 = 595.0;
pub(in crate::documents) const HIGH: f32 = 842.0;

pub(in crate::documents) type Ink = (u8, u8, u8);

#[derive(Debug, Clone, Copy)]
pub(in crate::documents) struct TextStyle(
    pub(in crate::documents) Typeface,
    pub(in crate::documents) f32,
    pub(in crate::documents) Ink,
);

#[derive(Debug, Clone, PartialEq)]
pub struct DrawnItem {
    /// Left, top, right, bottom in points from the top left corner.
    pub place: [f32; 4],
    pub text: Option<String>,
}

/// A tagged element of a page, for checking what a screen reader gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaggedItem {
    /// Its tag: `H1`, `P`, `Figure`, `TH`, `TD`.
    pub tag: &'static str,
    /// The text, or the alternative text of a picture.
    pub text: String,
}

pub(in crate::documents) struct PaperPage {
    pub(super) size: (f32, f32),
    pub(super) marks: Vec<DrawCommand>,
}

impl Default for PaperPage {
    fn default() -> Self {
        Self { size: (WIDE, HIGH), marks: Vec::new() }
    }
}

impl PaperPage {
    pub(in crate::documents) const fn landscape() -> Self {
        Self { size: (HIGH, WIDE), marks: Vec::new() }
    }

    pub(in crate::documents) fn scale_by(&mut self, scale: f32) {
        self.size = (self.size.0 * scale, self.size.1 * scale);
    }

    /// Draws a line of text with its baseline at `at`; missing glyphs use the symbol face.
    pub(in crate::documents) fn text(&mut self, at: (f32, f32), face: Typeface, size: f32, ink: Ink, text: &str) {
        let mut left = at.0;
        for (face, run) in runs(face, text) {
            let wide = face.width(&run, size);
            self.marks.push(DrawCommand::Text { at: (left, at.1), face, size, ink, text: run, goes_on: false });
            left += wide;
        }
    }

    pub(in crate::documents) fn text_right(&mut self, (right, foot): (f32, f32), set: TextStyle, text: &str) {
        self.text((right - width(set.0, text, set.1), foot), set.0, set.1, set.2, text);
    }

    pub(in crate::documents) fn text_centred(&mut self, (middle, foot): (f32, f32), set: TextStyle, text: &str) {
        self.text((middle - width(set.0, text, set.1) / 2.0, foot), set.0, set.1, set.2, text);
    }

    /// Draws lines `step` apart that are read as one paragraph.
    pub(in crate::documents) fn lines(&mut self, at: (f32, f32), step: f32, set: TextStyle, lines: &[String]) {
        for (line, text) in lines.iter().enumerate() {
            self.text((at.0, at.1 + step * line as f32), set.0, set.1, set.2, text);
            if line + 1 < lines.len()
                && let Some(DrawCommand::Text { goes_on, .. }) = self.marks.last_mut()
            {
                *goes_on = true;
            }
        }
    }

    pub(in crate::documents) fn shape(&mut self, outline: Outline, fill: Option<Ink>, line: Option<(Ink, f32)>) {
        self.marks.push(DrawCommand::Shape { outline, fill, line });
    }

    pub(in crate::documents) fn rule(&mut self, points: &[(f32, f32)], ink: Ink, thick: f32) {
        self.shape(Outline::Line(points.to_vec()), None, Some((ink, thick)));
    }

    pub(in crate::documents) fn picture(&mut self, at: (f32, f32), size: (f32, f32), png: &'static [u8]) {
        self.marks.push(DrawCommand::Picture { at, size, png });
    }

    /// Draws the output of `paint` rotated by 180° around a point.
    pub(in crate::documents) fn upside_down(&mut self, around: (f32, f32), paint: impl FnOnce(&mut Self)) {
        self.marks.push(DrawCommand::Turn(around));
        paint(self);
        self.marks.push(DrawCommand::TurnBack);
    }

    /// Tags the output of `paint`. Anything drawn outside of a tag is an artifact, which is not read.
    pub(in crate::documents) fn tagged(&mut self, sense: PageTag, paint: impl FnOnce(&mut Self)) {
        let begins = self.marks.len();
        self.marks.push(DrawCommand::Open(sense));
        paint(self);
        let within = self.marks.iter().skip(begins + 1).filter(|mark| mark.is_visible());
        let place = within
            .map(DrawCommand::bounds)
            .reduce(|[a, b, c, d], [left, top, right, foot]| [a.min(left), b.min(top), c.max(right), d.max(foot)]);
        if place.is_none() {
            // Nothing was drawn, so the tag is dropped.
            self.marks.truncate(begins);
            return;
        }
        if let Some(DrawCommand::Open(sense)) = self.marks.get_mut(begins) {
            sense.extend_bounds(place);
        }
        self.marks.push(DrawCommand::Close);
    }

    pub(in crate::documents) fn drawn_items(&self) -> Vec<DrawnItem> {
        let mut around = None;
        let mut painted = Vec::new();
        for mark in &self.marks {
            match mark {
                DrawCommand::Turn(middle) => around = Some(*middle),
                DrawCommand::TurnBack => around = None,
                DrawCommand::Open(_) | DrawCommand::Close => {}
                _ => {
                    let [left, top, right, foot] = mark.bounds();
                    let place = match around {
                        Some((x, y)) => [2.0 * x - right, 2.0 * y - foot, 2.0 * x - left, 2.0 * y - top],
                        None => [left, top, right, foot],
                    };
                    let text = if let DrawCommand::Text { text, .. } = mark { Some(text.clone()) } else { None };
                    painted.push(DrawnItem { place, text });
                }
            }
        }
        painted
    }

    /// Tagged elements in reading order; tables cell by cell.
    pub(in crate::documents) fn tagged_items(&self) -> Vec<TaggedItem> {
        let mut open: Vec<(&PageTag, String)> = Vec::new();
        let mut read = Vec::new();
        for mark in &self.marks {
            match mark {
                DrawCommand::Open(sense) => open.push((sense, String::new())),
                DrawCommand::Close => {
                    let Some((sense, text)) = open.pop() else { continue };
                    let text = if let PageTag::Picture(shows, _) = sense { shows.clone() } else { text };
                    read.extend(sense.name().map(|tag| TaggedItem { tag, text }));
                }
                DrawCommand::Text { text, goes_on, .. } => {
                    if let Some((_, content)) = open.last_mut() {
                        content.push_str(text);
                        content.push_str(if *goes_on { " " } else { "" });
                    }
                }
                _ => {}
            }
        }
        read
    }
}
