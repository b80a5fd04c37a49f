//! What stands together on paper: a question with its pictures, or the key to one.

use super::canvas::{Face, Ink, Outline, Page, lines, width};
use super::{COLUMN, QUIET, TEXT, card};
use crate::drill::question::{Answer, Form, Grid, LaidCard, Scene};
use crate::rules::house::House;
use crate::rules::side::{Chance, Side};
use crate::rules::tableau::{Act, Third};
use crate::sheet::telling::{BLANK, key, told};
use crate::sheet::{Exercise, Sheet};
use crate::words::{Names, Words};

/// How far what belongs to a number stands in from it.
const INDENT: f32 = 22.0;
const ROOM: f32 = COLUMN - INDENT;
/// The width of a card.
const CARD: f32 = 31.0;
const LINE: f32 = 1.32;

/// A block: its parts one under another.
pub(super) struct Block {
    number: String,
    parts: Vec<Part>,
}

enum Part {
    Lines {
        face: Face,
        size: f32,
        ink: Ink,
        lines: Vec<String>,
    },
    /// Named rows of cards, side by side where they go.
    Hands(Vec<(String, Vec<LaidCard>)>),
    /// Lines to write on.
    Blanks(u8),
    Cells {
        heads: Vec<String>,
        rows: Vec<(String, Vec<String>)>,
    },
    Gap(f32),
}

impl Block {
    pub(super) fn question(sheet: &Sheet, words: &Words, index: usize) -> Self {
        let Some(exercise) = sheet.exercises.get(index) else {
            return Self { number: String::new(), parts: Vec::new() };
        };
        let told = told(exercise, sheet, words);
        let question = &exercise.posed.question;
        let mut parts: Vec<Part> =
            told.happened.iter().map(|line| Part::text(Face::Regular, 9.0, TEXT, line)).collect();
        let hands = hands(&question.scene, &sheet.house, words);
        // What is a picture need not be said as well.
        let pictured = hands.len();
        if !hands.is_empty() {
            parts.push(Part::Hands(hands));
        }
        parts.extend(told.table.iter().skip(pictured).map(|line| Part::text(Face::Regular, 9.0, QUIET, line)));
        parts.push(Part::text(Face::Bold, 10.0, TEXT, &told.prompt));
        match &question.form {
            Form::Number { .. } | Form::Money => parts.push(Part::Blanks(1)),
            Form::Grid(grid) => parts.push(Part::cells(grid, &[], &sheet.house)),
            _ => {
                for line in &told.asks {
                    let line = line.replace(BLANK, "");
                    if line.trim().is_empty() {
                        parts.push(Part::Blanks(1));
                    } else {
                        parts.push(Part::text(Face::Regular, 9.5, TEXT, line.trim_end()));
                        if line.trim_end().ends_with(':') {
                            parts.push(Part::Blanks(1));
                        }
                    }
                }
            }
        }
        parts.push(Part::Gap(14.0));
        Self { number: format!("{}.", index + 1), parts }
    }

    pub(super) fn key(sheet: &Sheet, words: &Words, index: usize) -> Self {
        let Some(exercise) = sheet.exercises.get(index) else {
            return Self { number: String::new(), parts: Vec::new() };
        };
        let told = key(exercise, sheet, words);
        let mut parts = answers(exercise, &told.answer, sheet);
        parts.extend(told.working.iter().map(|line| Part::text(Face::Regular, 8.5, TEXT, line)));
        parts.extend(told.reasons.iter().map(|line| Part::text(Face::Regular, 8.0, QUIET, line)));
        parts.push(Part::Gap(8.0));
        Self { number: format!("{}.", index + 1), parts }
    }

    pub(super) fn height(&self) -> f32 {
        self.parts.iter().map(Part::height).sum()
    }

    pub(super) fn paint(&self, page: &mut Page, (x, y): (f32, f32)) {
        page.text((x, y + 10.0), Face::Bold, 10.0, TEXT, &self.number);
        let mut top = y;
        for part in &self.parts {
            part.paint(page, (x + INDENT, top));
            top += part.height();
        }
    }
}

fn answers(exercise: &Exercise, said: &[String], sheet: &Sheet) -> Vec<Part> {
    match (&exercise.posed.question.form, &exercise.posed.key.answer) {
        (Form::Grid(grid), Answer::Grid(acts)) => vec![Part::cells(grid, acts, &sheet.house)],
        _ => said.iter().map(|line| Part::text(Face::Bold, 9.5, TEXT, line)).collect(),
    }
}

/// The cards that lie before each side, those to come, and those that lie apart.
fn hands(scene: &Scene, house: &House, words: &Words) -> Vec<(String, Vec<LaidCard>)> {
    let names = Names::from(&house.terms);
    let mut hands: Vec<(String, Vec<LaidCard>)> = Side::BOTH
        .into_iter()
        .map(|side| (names.of_chance(Chance::from(side)).to_owned(), scene.hands[side].clone()))
        .collect();
    hands.push((words.key("table-to-come"), scene.to_come.iter().copied().map(LaidCard::Up).collect()));
    hands.push((words.key("table-apart"), scene.apart.clone()));
    hands.retain(|(_, cards)| !cards.is_empty());
    hands
}

impl Part {
    fn text(face: Face, size: f32, ink: Ink, text: &str) -> Self {
        Self::Lines { face, size, ink, lines: lines(face, text, size, ROOM) }
    }

    fn cells(grid: &Grid, acts: &[Option<Act>], house: &House) -> Self {
        let terms = &house.terms;
        let head = |third: &Third| match third {
            Third::Card(point) if point.get() == 0 => terms.zero_column.value().clone(),
            Third::Card(point) => point.to_string(),
            Third::Stood => terms.stood.value().clone(),
        };
        let letter = |act: Option<&Option<Act>>| match act.copied().flatten() {
            Some(Act::Draw) => terms.draw.value().0.to_string(),
            Some(Act::Stand) => terms.stand.value().0.to_string(),
            None => String::new(),
        };
        let wide = grid.columns.len();
        let row = |(index, point): (usize, &crate::rules::hand::Point)| {
            (point.to_string(), (0..wide).map(|column| letter(acts.get(index * wide + column))).collect())
        };
        Self::Cells {
            heads: grid.columns.iter().map(head).collect(),
            rows: grid.rows.iter().enumerate().map(row).collect(),
        }
    }

    fn height(&self) -> f32 {
        match self {
            Self::Lines { size, lines, .. } => lines.len() as f32 * size * LINE + 2.0,
            Self::Hands(hands) => wrapped(hands).len() as f32 * (CARD * card::TALL + 18.0),
            Self::Blanks(count) => f32::from(*count) * 24.0,
            Self::Cells { rows, .. } => (rows.len() + 1) as f32 * CELL + 6.0,
            Self::Gap(gap) => *gap,
        }
    }

    fn paint(&self, page: &mut Page, (x, y): (f32, f32)) {
        match self {
            Self::Lines { face, size, ink, lines } => {
                for (index, line) in lines.iter().enumerate() {
                    page.text((x, y + size * (1.0 + LINE * index as f32)), *face, *size, *ink, line);
                }
            }
            Self::Hands(hands) => {
                for (row, placed) in wrapped(hands).into_iter().enumerate() {
                    let top = y + row as f32 * (CARD * card::TALL + 18.0);
                    for (left, (name, cards)) in placed {
                        paint_hand(page, (x + left, top), name, cards);
                    }
                }
            }
            Self::Blanks(count) => {
                for index in 0..*count {
                    let foot = y + 20.0 + 24.0 * f32::from(index);
                    page.shape(Outline::Line(vec![(x, foot), (x + ROOM * 0.8, foot)]), None, Some((QUIET, 0.6)));
                }
            }
            Self::Cells { heads, rows } => paint_cells(page, (x, y), heads, rows),
            Self::Gap(_) => {}
        }
    }
}

/// A hand with its place from the left.
type Placed<'h> = (f32, &'h (String, Vec<LaidCard>));

/// Hands in rows no wider than there is room.
fn wrapped(hands: &[(String, Vec<LaidCard>)]) -> Vec<Vec<Placed<'_>>> {
    let mut rows: Vec<Vec<Placed<'_>>> = Vec::new();
    let mut left = ROOM;
    for hand in hands {
        let wide = (hand.1.len() as f32 * (CARD + 3.0)).max(width(Face::Bold, &hand.0, 8.5)) + 10.0;
        if left + wide > ROOM + 10.0 {
            rows.push(Vec::new());
            left = 0.0;
        }
        if let Some(row) = rows.last_mut() {
            row.push((left, hand));
        }
        left += wide;
    }
    rows
}

fn paint_hand(page: &mut Page, (x, y): (f32, f32), name: &str, cards: &[LaidCard]) {
    page.text((x, y + 9.0), Face::Bold, 8.5, QUIET, name);
    for (index, laid) in cards.iter().enumerate() {
        let at = (x + index as f32 * (CARD + 3.0), y + 13.0);
        match laid {
            LaidCard::Up(face) => card::up(page, at, CARD, *face),
            LaidCard::Down(_) => card::down(page, at, CARD),
        }
    }
}

/// The height and the width of a cell.
const CELL: f32 = 16.0;

fn paint_cells(page: &mut Page, (x, y): (f32, f32), heads: &[String], rows: &[(String, Vec<String>)]) {
    let wide = ((ROOM - CELL) / heads.len().max(1) as f32).min(22.0);
    let middle = |page: &mut Page, at: (f32, f32), face: Face, ink: Ink, text: &str| {
        let size = (9.0 * (wide - 2.0) / width(face, text, 9.0).max(1.0)).min(9.0);
        page.text((at.0 - width(face, text, size) / 2.0, at.1 + size * 0.36), face, size, ink, text);
    };
    for (column, head) in heads.iter().enumerate() {
        let at = (x + CELL + wide * (column as f32 + 0.5), y + CELL / 2.0);
        middle(page, at, Face::Regular, QUIET, head);
    }
    for (row, (label, cells)) in rows.iter().enumerate() {
        let top = y + CELL * (row as f32 + 1.0);
        middle(page, (x + CELL / 2.0, top + CELL / 2.0), Face::Bold, TEXT, label);
        for (column, cell) in cells.iter().enumerate() {
            let left = x + CELL + wide * column as f32;
            page.shape(Outline::Box([left, top, wide, CELL, 0.0]), None, Some((QUIET, 0.5)));
            middle(page, (left + wide / 2.0, top + CELL / 2.0), Face::Bold, TEXT, cell);
        }
    }
}
