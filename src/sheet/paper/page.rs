//! A page as a list of drawing commands in reading order.

use super::face::{Face, runs, width};
use super::mark::{Mark, Outline};
use super::sense::Sense;

/// A4 portrait: width and height in points.
pub(in crate::sheet) const WIDE: f32 = 595.0;
pub(in crate::sheet) const HIGH: f32 = 842.0;

pub(in crate::sheet) type Ink = (u8, u8, u8);

#[derive(Debug, Clone, Copy)]
pub(in crate::sheet) struct Set(pub(in crate::sheet) Face, pub(in crate::sheet) f32, pub(in crate::sheet) Ink);

#[derive(Debug, Clone, PartialEq)]
pub struct Painted {
    /// Left, top, right, bottom in points from the top left corner.
    pub place: [f32; 4],
    pub text: Option<String>,
}

/// A tagged element of a page, for checking what a screen reader gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Read {
    /// Its tag: `H1`, `P`, `Figure`, `TH`, `TD`.
    pub tag: &'static str,
    /// The text, or the alternative text of a picture.
    pub text: String,
}

pub(in crate::sheet) struct Page {
    pub(super) size: (f32, f32),
    pub(super) marks: Vec<Mark>,
}

impl Default for Page {
    fn default() -> Self {
        Self { size: (WIDE, HIGH), marks: Vec::new() }
    }
}

impl Page {
    pub(in crate::sheet) const fn on_its_side() -> Self {
        Self { size: (HIGH, WIDE), marks: Vec::new() }
    }

    pub(in crate::sheet) fn enlarge(&mut self, scale: f32) {
        self.size = (self.size.0 * scale, self.size.1 * scale);
    }

    /// Draws a line of text with its baseline at `at`; missing glyphs use the symbol face.
    pub(in crate::sheet) fn text(&mut self, at: (f32, f32), face: Face, size: f32, ink: Ink, text: &str) {
        let mut left = at.0;
        for (face, run) in runs(face, text) {
            let wide = face.width(&run, size);
            self.marks.push(Mark::Text { at: (left, at.1), face, size, ink, text: run, goes_on: false });
            left += wide;
        }
    }

    pub(in crate::sheet) fn text_to(&mut self, (right, foot): (f32, f32), set: Set, text: &str) {
        self.text((right - width(set.0, text, set.1), foot), set.0, set.1, set.2, text);
    }

    pub(in crate::sheet) fn text_around(&mut self, (middle, foot): (f32, f32), set: Set, text: &str) {
        self.text((middle - width(set.0, text, set.1) / 2.0, foot), set.0, set.1, set.2, text);
    }

    /// Draws lines `step` apart that are read as one paragraph.
    pub(in crate::sheet) fn lines(&mut self, at: (f32, f32), step: f32, set: Set, lines: &[String]) {
        for (line, text) in lines.iter().enumerate() {
            self.text((at.0, at.1 + step * line as f32), set.0, set.1, set.2, text);
            if line + 1 < lines.len()
                && let Some(Mark::Text { goes_on, .. }) = self.marks.last_mut()
            {
                *goes_on = true;
            }
        }
    }

    pub(in crate::sheet) fn shape(&mut self, outline: Outline, fill: Option<Ink>, line: Option<(Ink, f32)>) {
        self.marks.push(Mark::Shape { outline, fill, line });
    }

    pub(in crate::sheet) fn rule(&mut self, points: &[(f32, f32)], ink: Ink, thick: f32) {
        self.shape(Outline::Line(points.to_vec()), None, Some((ink, thick)));
    }

    pub(in crate::sheet) fn picture(&mut self, at: (f32, f32), size: (f32, f32), png: &'static [u8]) {
        self.marks.push(Mark::Picture { at, size, png });
    }

    /// Draws the output of `paint` rotated by 180° around a point.
    pub(in crate::sheet) fn upside_down(&mut self, around: (f32, f32), paint: impl FnOnce(&mut Self)) {
        self.marks.push(Mark::Turn(around));
        paint(self);
        self.marks.push(Mark::TurnBack);
    }

    /// Tags the output of `paint`. Anything drawn outside of a tag is an artifact, which is not read.
    pub(in crate::sheet) fn means(&mut self, sense: Sense, paint: impl FnOnce(&mut Self)) {
        let begins = self.marks.len();
        self.marks.push(Mark::Open(sense));
        paint(self);
        let within = self.marks.iter().skip(begins + 1).filter(|mark| mark.is_seen());
        let place = within
            .map(Mark::place)
            .reduce(|[a, b, c, d], [left, top, right, foot]| [a.min(left), b.min(top), c.max(right), d.max(foot)]);
        if place.is_none() {
            // Nothing was drawn, so the tag is dropped.
            self.marks.truncate(begins);
            return;
        }
        if let Some(Mark::Open(sense)) = self.marks.get_mut(begins) {
            sense.lies_at(place);
        }
        self.marks.push(Mark::Close);
    }

    pub(in crate::sheet) fn painted(&self) -> Vec<Painted> {
        let mut around = None;
        let mut painted = Vec::new();
        for mark in &self.marks {
            match mark {
                Mark::Turn(middle) => around = Some(*middle),
                Mark::TurnBack => around = None,
                Mark::Open(_) | Mark::Close => {}
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

    /// Tagged elements in reading order; tables cell by cell.
    pub(in crate::sheet) fn read(&self) -> Vec<Read> {
        let mut open: Vec<(&Sense, String)> = Vec::new();
        let mut read = Vec::new();
        for mark in &self.marks {
            match mark {
                Mark::Open(sense) => open.push((sense, String::new())),
                Mark::Close => {
                    let Some((sense, text)) = open.pop() else { continue };
                    let text = if let Sense::Picture(shows, _) = sense { shows.clone() } else { text };
                    read.extend(sense.name().map(|tag| Read { tag, text }));
                }
                Mark::Text { text, goes_on, .. } => {
                    if let Some((_, told)) = open.last_mut() {
                        told.push_str(text);
                        told.push_str(if *goes_on { " " } else { "" });
                    }
                }
                _ => {}
            }
        }
        read
    }
}
