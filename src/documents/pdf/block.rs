//! Blocks of a worksheet: a question with its pictures, or the key to one.

use super::part::{BlockPart, TextRow};
use super::{COLUMN, QUIET, TEXT};
use crate::describe::form_lines::AnswerLine;
use crate::describe::question::{QuestionDescriber, QuestionText, describe_key, describe_question};
use crate::describe::table_contents::{ContentLine, Depiction};
use crate::documents::Worksheet;
use crate::documents::paper::{Ink, PageTag, PaperPage, Typeface};
use crate::documents::text::hint_line;
use crate::drill::question::{Answer, AnswerForm};
use crate::i18n::Catalog;
use crate::i18n::phrase::Fact;
use crate::lesson::DealtQuestion;
use crate::rules::side::Chance;

/// Indent of content under a number.
pub(super) const INDENT: f32 = 22.0;
/// Width of content under a number.
pub(super) const ROOM: f32 = COLUMN - INDENT;

/// Parts stacked vertically.
pub(super) struct SheetBlock {
    pub(super) number: String,
    pub(super) parts: Vec<BlockPart>,
}

impl SheetBlock {
    pub(super) fn question(sheet: &Worksheet, words: &Catalog, place: usize, exercise: &DealtQuestion) -> Self {
        let QuestionText { events, table_contents, calls, prompt, form_lines } =
            describe_question(&exercise.posed.question, &sheet.house, words);
        let mut parts: Vec<BlockPart> = events.iter().map(|line| text(Typeface::Regular, 9.0, TEXT, line)).collect();
        parts.extend(contents_parts(table_contents));
        let (head, calls) = calls.split_at(calls.len().min(1));
        parts.extend(head.iter().map(|line| text(Typeface::Regular, 9.0, QUIET, line)));
        parts.extend(calls.iter().map(|line| text(Typeface::Regular, 10.0, TEXT, line)));
        parts.push(text(Typeface::Bold, 10.0, TEXT, &prompt));
        let tableau = tableau(sheet, words);
        parts.extend(form_lines.into_iter().map(|line| form_part(line, &tableau)));
        parts.push(BlockPart::Gap(14.0));
        Self { number: format!("{place}."), parts }
    }

    pub(super) fn key(sheet: &Worksheet, words: &Catalog, place: usize, exercise: &DealtQuestion) -> Self {
        let posed = &exercise.posed;
        let key_text = describe_key(&posed.question, &posed.key, &sheet.house, words);
        let mut parts = match (&posed.question.form, &posed.key.answer) {
            (AnswerForm::Grid(grid), Answer::Grid(acts)) => {
                let (heads, rows) = QuestionDescriber { words, house: &sheet.house }.grid_cells(grid, acts);
                vec![BlockPart::Cells { heads, rows, shows: tableau(sheet, words) }]
            }
            _ => key_text.answer.iter().map(|line| text(Typeface::Bold, 9.5, TEXT, line)).collect(),
        };
        parts.extend(key_text.accepts.iter().map(|line| text(Typeface::Regular, 8.5, TEXT, line)));
        parts.extend(key_text.explanation.iter().map(|line| text(Typeface::Regular, 8.5, TEXT, line)));
        parts.extend(key_text.working.iter().map(|line| text(Typeface::Regular, 8.5, TEXT, line)));
        parts.extend(key_text.reasons.iter().map(|line| text(Typeface::Regular, 8.0, QUIET, line)));
        let hints = key_text.hints.iter().map(|(answer, says)| hint_line(answer, says, words));
        parts.extend(hints.map(|line| text(Typeface::Regular, 8.0, TEXT, &line)));
        parts.push(BlockPart::Gap(8.0));
        Self { number: format!("{place}."), parts }
    }

    pub(super) fn height(&self) -> f32 {
        self.parts.iter().map(BlockPart::height).sum()
    }

    pub(super) fn paint_number(&self, page: &mut PaperPage, (x, y): (f32, f32)) {
        page.tagged(PageTag::heading(2, &self.number), |page| {
            page.text((x, y + 10.0), Typeface::Bold, 10.0, TEXT, &self.number);
        });
    }
}

fn text(face: Typeface, size: f32, ink: Ink, text: &str) -> BlockPart {
    BlockPart::Row(TextRow::words(face, size, ink, text))
}

/// The table contents: cards and pieces as pictures, the rest as text.
fn contents_parts(table: Vec<ContentLine>) -> Vec<BlockPart> {
    let mut parts: Vec<BlockPart> = Vec::new();
    for ContentLine { text: line, depiction } in table {
        match depiction {
            Depiction::Words => parts.push(text(Typeface::Regular, 9.0, QUIET, &line)),
            Depiction::Heading => parts.push(text(Typeface::Bold, 9.0, QUIET, &line)),
            Depiction::Cards(hand) => match parts.last_mut() {
                Some(BlockPart::Cards(hands)) => hands.push(hand),
                _ => parts.push(BlockPart::Cards(vec![hand])),
            },
            Depiction::Heaps(heaps) => parts.push(BlockPart::Heaps(heaps, line)),
            Depiction::Stake(pieces) => {
                parts.push(BlockPart::Row(TextRow { pieces, ..TextRow::words(Typeface::Regular, 9.0, TEXT, &line) }));
            }
        }
    }
    parts
}

/// Alternative text of a grid.
fn tableau(sheet: &Worksheet, words: &Catalog) -> String {
    let phrase = text!("sheet-tableau", punto = Fact::Chance(Chance::Punto), banco = Fact::Chance(Chance::Banco));
    words.render_for_house(&phrase, &sheet.house)
}

fn form_part(line: AnswerLine, tableau: &str) -> BlockPart {
    let row = |line: &str| TextRow::words(Typeface::Regular, 9.5, TEXT, line);
    match line {
        AnswerLine::Instruction(line) => text(Typeface::Regular, 8.5, QUIET, &line),
        AnswerLine::Words(line) => BlockPart::Row(row(&line)),
        AnswerLine::Part(line) => text(Typeface::Bold, 9.0, TEXT, &line),
        AnswerLine::Option(line) => BlockPart::Row(TextRow { boxed: Some(9.0), ..row(&line) }),
        AnswerLine::Step(line) => BlockPart::Row(TextRow { boxed: Some(17.0), ..row(&line) }),
        AnswerLine::Stake(line, pieces) => {
            let row = TextRow::words(Typeface::Regular, 9.0, TEXT, &line);
            BlockPart::Row(TextRow { boxed: Some(17.0), pieces, blanks: 1, ..row })
        }
        AnswerLine::Blank(line, blanks) => BlockPart::Row(TextRow { blanks, ..row(&line) }),
        AnswerLine::Tray(tray) => BlockPart::Tray(tray),
        AnswerLine::Cells(heads, rows) => BlockPart::Cells { heads, rows, shows: tableau.to_owned() },
    }
}
