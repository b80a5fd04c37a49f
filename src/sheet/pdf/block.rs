//! Blocks of a worksheet: a question with its pictures, or the key to one.

use super::part::{Part, Row};
use super::{COLUMN, QUIET, TEXT};
use crate::drill::question::{Answer, Form};
use crate::lesson::Exercise;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::side::Chance;
use crate::sheet::Sheet;
use crate::sheet::asking::Ask;
use crate::sheet::lying::{Line, Seen};
use crate::sheet::paper::{Face, Ink, Page, Sense};
use crate::sheet::telling::{Teller, Told, key_told, told};
use crate::sheet::text::hint_line;
use crate::words::Words;

/// Indent of content under a number.
pub(super) const INDENT: f32 = 22.0;
/// Width of content under a number.
pub(super) const ROOM: f32 = COLUMN - INDENT;

/// Parts stacked vertically.
pub(super) struct Block {
    pub(super) number: String,
    pub(super) parts: Vec<Part>,
}

impl Block {
    pub(super) fn question(sheet: &Sheet, words: &Words, place: usize, exercise: &Exercise) -> Self {
        let Told { happened, table, heard, prompt, asks } = told(&exercise.posed.question, &sheet.house, words);
        let mut parts: Vec<Part> = happened.iter().map(|line| text(Face::Regular, 9.0, TEXT, line)).collect();
        parts.extend(lying(table));
        let (head, calls) = heard.split_at(heard.len().min(1));
        parts.extend(head.iter().map(|line| text(Face::Regular, 9.0, QUIET, line)));
        parts.extend(calls.iter().map(|line| text(Face::Regular, 10.0, TEXT, line)));
        parts.push(text(Face::Bold, 10.0, TEXT, &prompt));
        let tableau = tableau(sheet, words);
        parts.extend(asks.into_iter().map(|ask| asked(ask, &tableau)));
        parts.push(Part::Gap(14.0));
        Self { number: format!("{place}."), parts }
    }

    pub(super) fn key(sheet: &Sheet, words: &Words, place: usize, exercise: &Exercise) -> Self {
        let posed = &exercise.posed;
        let told = key_told(&posed.question, &posed.key, &sheet.house, words);
        let mut parts = match (&posed.question.form, &posed.key.answer) {
            (Form::Grid(grid), Answer::Grid(acts)) => {
                let (heads, rows) = Teller { words, house: &sheet.house }.cells(grid, acts);
                vec![Part::Cells { heads, rows, shows: tableau(sheet, words) }]
            }
            _ => told.answer.iter().map(|line| text(Face::Bold, 9.5, TEXT, line)).collect(),
        };
        parts.extend(told.accepts.iter().map(|line| text(Face::Regular, 8.5, TEXT, line)));
        parts.extend(told.because.iter().map(|line| text(Face::Regular, 8.5, TEXT, line)));
        parts.extend(told.working.iter().map(|line| text(Face::Regular, 8.5, TEXT, line)));
        parts.extend(told.reasons.iter().map(|line| text(Face::Regular, 8.0, QUIET, line)));
        let hints = told.hints.iter().map(|(answer, says)| hint_line(answer, says, words));
        parts.extend(hints.map(|line| text(Face::Regular, 8.0, TEXT, &line)));
        parts.push(Part::Gap(8.0));
        Self { number: format!("{place}."), parts }
    }

    pub(super) fn height(&self) -> f32 {
        self.parts.iter().map(Part::height).sum()
    }

    pub(super) fn paint_number(&self, page: &mut Page, (x, y): (f32, f32)) {
        page.means(Sense::heading(2, &self.number), |page| {
            page.text((x, y + 10.0), Face::Bold, 10.0, TEXT, &self.number);
        });
    }
}

fn text(face: Face, size: f32, ink: Ink, text: &str) -> Part {
    Part::Row(Row::words(face, size, ink, text))
}

/// The table contents: cards and pieces as pictures, the rest as text.
fn lying(table: Vec<Line>) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for Line { text: told, seen } in table {
        match seen {
            Seen::Words => parts.push(text(Face::Regular, 9.0, QUIET, &told)),
            Seen::Heading => parts.push(text(Face::Bold, 9.0, QUIET, &told)),
            Seen::Cards(hand) => match parts.last_mut() {
                Some(Part::Cards(hands)) => hands.push(hand),
                _ => parts.push(Part::Cards(vec![hand])),
            },
            Seen::Heaps(heaps) => parts.push(Part::Heaps(heaps, told)),
            Seen::Stake(pieces) => {
                parts.push(Part::Row(Row { pieces, ..Row::words(Face::Regular, 9.0, TEXT, &told) }));
            }
        }
    }
    parts
}

/// Alternative text of a grid.
fn tableau(sheet: &Sheet, words: &Words) -> String {
    let phrase = Phrase::plain("sheet-tableau")
        .with("punto", Fact::Chance(Chance::Punto))
        .with("banco", Fact::Chance(Chance::Banco));
    words.say_at(&phrase, &sheet.house)
}

fn asked(ask: Ask, tableau: &str) -> Part {
    let row = |told: &str| Row::words(Face::Regular, 9.5, TEXT, told);
    match ask {
        Ask::How(told) => text(Face::Regular, 8.5, QUIET, &told),
        Ask::Words(told) => Part::Row(row(&told)),
        Ask::Part(told) => text(Face::Bold, 9.0, TEXT, &told),
        Ask::Tick(told) => Part::Row(Row { boxed: Some(9.0), ..row(&told) }),
        Ask::Step(told) => Part::Row(Row { boxed: Some(17.0), ..row(&told) }),
        Ask::Stake(told, pieces) => {
            let row = Row::words(Face::Regular, 9.0, TEXT, &told);
            Part::Row(Row { boxed: Some(17.0), pieces, blanks: 1, ..row })
        }
        Ask::Blank(told, blanks) => Part::Row(Row { blanks, ..row(&told) }),
        Ask::Tray(tray) => Part::Tray(tray),
        Ask::Cells(heads, rows) => Part::Cells { heads, rows, shows: tableau.to_owned() },
    }
}
