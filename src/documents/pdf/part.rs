//! Parts of a block: a text row with box, pieces and blank line, a row of cards, a grid.

use std::cell::OnceCell;

use super::block::{INDENT, ROOM};
use super::{PAPER, QUIET, TEXT, card, piece};
use crate::describe::table_contents::CardRow;
use crate::documents::paper::{Ink, Outline, PageTag, PaperPage, TextStyle, Typeface, lines, width};
use crate::drill::question::LaidCard;
use crate::rules::chips::{COLUMN, Piece};

const CARD: f32 = 31.0;
/// Height of a row of cards with their names.
const HAND: f32 = CARD * card::TALL + 18.0;
/// Line height in multiples of the font size.
const LINE: f32 = 1.32;
/// Chip radius and maximum column height of a stake.
const STAKE: (f32, f32) = (7.0, 24.0);
/// Chip radius of heaps and trays.
const CHIP: f32 = 11.0;
const BLANK: f32 = 21.0;
/// Minimum width of a blank that follows text on the same line.
const LEAST: f32 = 70.0;
/// Height and maximum width of a cell.
const CELL: (f32, f32) = (16.0, 22.0);

pub(super) enum BlockPart {
    /// Text with an optional box before and blanks behind.
    Row(TextRow),
    /// Named rows of cards, side by side if they fit.
    Cards(Vec<CardRow>),
    /// Heaps of one denomination each, and their description.
    Heaps(Vec<(Piece, u32)>, String),
    /// Pieces with a blank for the count, and their values in words.
    Tray(Vec<(Piece, String)>),
    Cells {
        heads: Vec<String>,
        /// Row heads and cell texts.
        rows: Vec<(String, Vec<String>)>,
        /// Alternative text.
        shows: String,
    },
    Gap(f32),
}

/// Text with an optional box before it and blanks behind.
pub(super) struct TextRow {
    /// Width of the box.
    pub(super) boxed: Option<f32>,
    pub(super) pieces: Vec<Piece>,
    pub(super) face: Typeface,
    pub(super) size: f32,
    pub(super) ink: Ink,
    pub(super) text: String,
    pub(super) blanks: u8,
    pub(super) lines: OnceCell<Vec<String>>,
}

impl TextRow {
    pub(super) fn words(face: Typeface, size: f32, ink: Ink, text: &str) -> Self {
        Self {
            boxed: None,
            pieces: Vec::new(),
            face,
            size,
            ink,
            text: text.to_owned(),
            blanks: 0,
            lines: OnceCell::new(),
        }
    }

    fn left(&self) -> f32 {
        let boxed = self.boxed.map_or(0.0, |wide| wide + 6.0);
        let pieces = if self.pieces.is_empty() { 0.0 } else { self.pieces_wide() + 6.0 };
        boxed + pieces
    }

    fn piece_refs(&self) -> Vec<&Piece> {
        self.pieces.iter().collect()
    }

    /// Width of the pieces column: the same for all stakes of a sheet, so that texts align.
    fn pieces_wide(&self) -> f32 {
        piece::wide(&self.piece_refs(), STAKE.0).max(3.2 * STAKE.0)
    }

    fn lines(&self) -> &[String] {
        let set = || lines(self.face, &self.text, self.size, ROOM - self.left());
        self.lines.get_or_init(|| if self.text.is_empty() { Vec::new() } else { set() })
    }

    /// True if the first blank follows the text on its last line.
    fn goes_on(&self, lines: &[String]) -> bool {
        let last = lines.last().map_or(0.0, |line| width(self.face, line, self.size));
        self.blanks > 0 && !lines.is_empty() && self.left() + last + LEAST <= ROOM
    }

    fn heights(&self) -> (f32, f32) {
        let lines = self.lines();
        let words = lines.len() as f32 * self.size * LINE + 2.0;
        let pieces = if self.pieces.is_empty() { 0.0 } else { piece::high(&self.piece_refs(), STAKE.0, STAKE.1) + 4.0 };
        let boxed = if self.boxed.is_some() { 15.0 } else { 0.0 };
        let head = words.max(pieces).max(boxed);
        let below = self.blanks - u8::from(self.goes_on(lines));
        let room = if self.goes_on(lines) { head.max(17.0) } else { head };
        (head, if lines.is_empty() { 0.0 } else { room } + f32::from(below) * BLANK)
    }

    fn paint(&self, page: &mut PaperPage, (x, y): (f32, f32)) {
        let (head, all) = self.heights();
        let lines = self.lines();
        let mut left = x;
        // Box and text are aligned with the foot of a column of pieces.
        let tall = (lines.len() as f32 * self.size * LINE).max(if self.boxed.is_some() { 12.0 } else { 0.0 });
        let top = if self.pieces.is_empty() { y } else { y + (head - tall - 4.0).max(0.0) };
        if let Some(wide) = self.boxed {
            let high = wide.min(12.0);
            page.shape(Outline::Box([left, top + 1.0, wide, high, 1.5]), None, Some((QUIET, 0.7)));
            left += wide + 6.0;
        }
        if !self.pieces.is_empty() {
            piece::paint(page, (left, y + head - 3.0), STAKE.0, STAKE.1, &self.piece_refs());
            left += self.pieces_wide() + 6.0;
        }
        let foot = |line: usize| top + self.size * (1.0 + LINE * line as f32);
        let set = TextStyle(self.face, self.size, self.ink);
        page.tagged(PageTag::Paragraph, |page| page.lines((left, foot(0)), self.size * LINE, set, lines));
        let on = self.goes_on(lines);
        if let Some(last) = lines.last().filter(|_| on) {
            let from = left + width(self.face, last, self.size) + 6.0;
            rule(page, (from, x + ROOM), foot(lines.len() - 1) + 2.0);
        }
        for blank in 0..self.blanks - u8::from(on) {
            rule(page, (x, x + ROOM), y + all - 4.0 - BLANK * f32::from(blank));
        }
    }
}

fn rule(page: &mut PaperPage, (from, to): (f32, f32), y: f32) {
    page.shape(Outline::Line(vec![(from, y), (to, y)]), None, Some((QUIET, 0.6)));
}

impl BlockPart {
    pub(super) fn height(&self) -> f32 {
        match self {
            Self::Row(row) => row.heights().1,
            Self::Cards(hands) => wrap(ROOM, hands, hand_wide).len() as f32 * HAND,
            Self::Heaps(heaps, _) => wrap(ROOM, heaps, heap_wide).iter().map(|row| heaps_high(row)).sum(),
            Self::Tray(tray) => wrap(ROOM, tray, tray_wide).len() as f32 * TRAY,
            Self::Cells { rows, .. } => (rows.len() + 1) as f32 * CELL.0 + 6.0,
            Self::Gap(gap) => *gap,
        }
    }

    /// Draws the part with its top left corner at `(x, y)`.
    pub(super) fn paint(&self, page: &mut PaperPage, (x, y): (f32, f32)) {
        let x = x + INDENT;
        match self {
            Self::Row(row) => row.paint(page, (x, y)),
            Self::Cards(hands) => {
                for (row, placed) in wrap(ROOM, hands, hand_wide).into_iter().enumerate() {
                    for (left, hand) in placed {
                        let at = (x + left, y + row as f32 * HAND);
                        page.tagged(PageTag::picture(&hand.alt_text), |page| paint_hand(page, at, hand));
                    }
                }
            }
            Self::Heaps(heaps, label) => page.tagged(PageTag::picture(label), |page| paint_heaps(page, (x, y), heaps)),
            Self::Tray(tray) => {
                for (row, placed) in wrap(ROOM, tray, tray_wide).into_iter().enumerate() {
                    let foot = y + (row as f32 + 1.0) * TRAY - 6.0;
                    for (left, (piece, value)) in placed {
                        let from = x + left;
                        rule(page, (from, from + COUNT), foot);
                        page.tagged(PageTag::picture(format!("× {value}")), |page| {
                            page.text((from + COUNT + 3.0, foot), Typeface::Regular, 9.5, TEXT, "×");
                            piece::paint(page, (from + COUNT + 12.0, foot + 3.0), CHIP, 3.0 * CHIP, &[piece]);
                        });
                    }
                }
            }
            Self::Cells { heads, rows, shows } => {
                page.tagged(PageTag::Table(shows.clone()), |page| paint_cells(page, (x, y), heads, rows));
            }
            Self::Gap(_) => {}
        }
    }
}

/// Height of a tray row, and width of its blank.
const TRAY: f32 = 34.0;
const COUNT: f32 = 24.0;

fn tray_wide((piece, _): &(Piece, String)) -> f32 {
    COUNT + 12.0 + piece::half(piece, CHIP).mul_add(2.0, 10.0)
}

fn hand_wide(CardRow { name, cards, .. }: &CardRow) -> f32 {
    (cards.len() as f32 * (CARD + 3.0)).max(width(Typeface::Bold, name, 8.5)) + 10.0
}

fn heap_wide((piece, count): &(Piece, u32)) -> f32 {
    piece::wide(&vec![piece; *count as usize], CHIP) + 10.0
}

fn heaps_high(heaps: &[(f32, &(Piece, u32))]) -> f32 {
    let most = heaps.iter().map(|(_, (_, count))| (*count).min(COLUMN)).max().unwrap_or_default();
    CHIP * (2.0 + 0.26 * most as f32) + 10.0
}

/// Places things left to right, wrapped at `room`.
fn wrap<T>(room: f32, things: &[T], wide: impl Fn(&T) -> f32) -> Vec<Vec<(f32, &T)>> {
    let mut rows: Vec<Vec<(f32, &T)>> = Vec::new();
    let mut left = room;
    for thing in things {
        let wide = wide(thing);
        // The gap behind the last one may be cut off.
        if left + wide > room + 10.0 || rows.is_empty() {
            rows.push(Vec::new());
            left = 0.0;
        }
        if let Some(row) = rows.last_mut() {
            row.push((left, thing));
        }
        left += wide;
    }
    rows
}

fn paint_heaps(page: &mut PaperPage, (x, y): (f32, f32), heaps: &[(Piece, u32)]) {
    let mut top = y;
    for row in wrap(ROOM, heaps, heap_wide) {
        let high = heaps_high(&row);
        for (left, (piece, count)) in row {
            let pieces = vec![piece; *count as usize];
            piece::paint(page, (x + left, top + high - 4.0), CHIP, high, &pieces);
        }
        top += high;
    }
}

fn paint_hand(page: &mut PaperPage, (x, y): (f32, f32), CardRow { name, cards, .. }: &CardRow) {
    page.text((x, y + 9.0), Typeface::Bold, 8.5, QUIET, name);
    // Cards of a long row overlap.
    let step = (CARD + 3.0).min((ROOM - CARD) / (cards.len().max(2) - 1) as f32);
    for (index, laid) in cards.iter().enumerate() {
        let at = (x + index as f32 * step, y + 13.0);
        match laid {
            LaidCard::Up(face) => card::up(page, at, CARD, *face),
            LaidCard::Down(_) => card::down(page, at, CARD),
        }
    }
}

fn paint_cells(page: &mut PaperPage, (x, y): (f32, f32), heads: &[String], rows: &[(String, Vec<String>)]) {
    let high = CELL.0;
    let wide = ((ROOM - high) / heads.len().max(1) as f32).min(CELL.1);
    let middle = |page: &mut PaperPage, at: (f32, f32), face: Typeface, ink: Ink, text: &str| {
        let size = (9.0 * (wide - 2.0) / width(face, text, 9.0).max(1.0)).min(9.0);
        page.text((at.0 - width(face, text, size) / 2.0, at.1 + size * 0.36), face, size, ink, text);
    };
    let boxed = |page: &mut PaperPage, at: (f32, f32), ink: Option<Ink>| {
        // An empty cell still needs a mark, or it would get no tag.
        let (fill, line) = if ink.is_some() { (None, ink.map(|ink| (ink, 0.5))) } else { (Some(PAPER), None) };
        page.shape(Outline::Box([at.0, at.1, wide, high, 0.0]), fill, line);
    };
    page.tagged(PageTag::Row, |page| {
        page.tagged(PageTag::ColumnHead, |page| boxed(page, (x, y), None));
        for (column, head) in heads.iter().enumerate() {
            let at = (x + high + wide * (column as f32 + 0.5), y + high / 2.0);
            page.tagged(PageTag::ColumnHead, |page| middle(page, at, Typeface::Regular, QUIET, head));
        }
    });
    for (row, (label, cells)) in rows.iter().enumerate() {
        let top = y + high * (row as f32 + 1.0);
        page.tagged(PageTag::Row, |page| {
            let at = (x + high / 2.0, top + high / 2.0);
            page.tagged(PageTag::RowHead, |page| middle(page, at, Typeface::Bold, TEXT, label));
            for (column, cell) in cells.iter().enumerate() {
                let left = x + high + wide * column as f32;
                page.tagged(PageTag::Cell, |page| {
                    boxed(page, (left, top), Some(QUIET));
                    middle(page, (left + wide / 2.0, top + high / 2.0), Typeface::Bold, TEXT, cell);
                });
            }
        });
    }
}
