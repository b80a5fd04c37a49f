//! A page and what is put on it, in the order in which it is read; kept as data until it is drawn.

use super::face::{Face, runs, width};
use super::mark::{Mark, Outline};
use super::sense::Sense;

/// A4, upright: its width and its height.
pub(in crate::sheet) const WIDE: f32 = 595.0;
pub(in crate::sheet) const HIGH: f32 = 842.0;

/// A colour of a paper: red, green, blue.
pub(in crate::sheet) type Ink = (u8, u8, u8);

/// How a text is set: its face, its size and its colour.
#[derive(Debug, Clone, Copy)]
pub(in crate::sheet) struct Set(pub(in crate::sheet) Face, pub(in crate::sheet) f32, pub(in crate::sheet) Ink);

/// Something painted on a page.
#[derive(Debug, Clone, PartialEq)]
pub struct Painted {
    /// Its left, upper, right and lower end, in points from the left upper corner of the page.
    pub place: [f32; 4],
    /// What it says, where it is text.
    pub text: Option<String>,
}

/// Something that is read of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Read {
    /// Its tag: `H1`, `P`, `Figure`, `TH`, `TD`.
    pub tag: &'static str,
    /// Its words; of a picture, what it shows.
    pub text: String,
}

/// What is done to the paper of one page, in its order.
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
    /// A page that lies on its side.
    pub(in crate::sheet) const fn on_its_side() -> Self {
        Self { size: (HIGH, WIDE), marks: Vec::new() }
    }

    /// Makes the paper so many times larger.
    pub(in crate::sheet) fn enlarge(&mut self, scale: f32) {
        self.size = (self.size.0 * scale, self.size.1 * scale);
    }

    /// Sets a line of text, its foot at `at`. A run the face lacks is set in the face of the symbols.
    pub(in crate::sheet) fn text(&mut self, at: (f32, f32), face: Face, size: f32, ink: Ink, text: &str) {
        let mut left = at.0;
        for (face, run) in runs(face, text) {
            let wide = face.width(&run, size);
            self.marks.push(Mark::Text { at: (left, at.1), face, size, ink, text: run, goes_on: false });
            left += wide;
        }
    }

    /// Sets a text between two points of a line: its right end at `right`.
    pub(in crate::sheet) fn text_to(&mut self, (right, foot): (f32, f32), set: Set, text: &str) {
        self.text((right - width(set.0, text, set.1), foot), set.0, set.1, set.2, text);
    }

    /// Sets a text with its middle at `middle`.
    pub(in crate::sheet) fn text_around(&mut self, (middle, foot): (f32, f32), set: Set, text: &str) {
        self.text((middle - width(set.0, text, set.1) / 2.0, foot), set.0, set.1, set.2, text);
    }

    /// Sets lines of one text under one another, `step` apart, which read as one.
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

    /// A line between points.
    pub(in crate::sheet) fn rule(&mut self, points: &[(f32, f32)], ink: Ink, thick: f32) {
        self.shape(Outline::Line(points.to_vec()), None, Some((ink, thick)));
    }

    pub(in crate::sheet) fn picture(&mut self, at: (f32, f32), size: (f32, f32), png: &'static [u8]) {
        self.marks.push(Mark::Picture { at, size, png });
    }

    /// What `paint` paints, turned by half a circle around a point.
    pub(in crate::sheet) fn upside_down(&mut self, around: (f32, f32), paint: impl FnOnce(&mut Self)) {
        self.marks.push(Mark::Turn(around));
        paint(self);
        self.marks.push(Mark::TurnBack);
    }

    /// Says what it is that `paint` paints. What is painted outside of this is an ornament, which is not read.
    pub(in crate::sheet) fn means(&mut self, sense: Sense, paint: impl FnOnce(&mut Self)) {
        let begins = self.marks.len();
        self.marks.push(Mark::Open(sense));
        paint(self);
        let within = self.marks.iter().skip(begins + 1).filter(|mark| mark.is_seen());
        let place = within
            .map(Mark::place)
            .reduce(|[a, b, c, d], [left, top, right, foot]| [a.min(left), b.min(top), c.max(right), d.max(foot)]);
        if place.is_none() {
            // Nothing was painted: there is nothing to read.
            self.marks.truncate(begins);
            return;
        }
        if let Some(Mark::Open(sense)) = self.marks.get_mut(begins) {
            sense.lies_at(place);
        }
        self.marks.push(Mark::Close);
    }

    /// What is painted on it, in its order.
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

    /// What is read of it, in its order; a table cell by cell.
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
