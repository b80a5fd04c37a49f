//! Answer forms on paper: options to tick, boxes to number, lines to write on.

use super::question::QuestionDescriber;
use crate::drill::question::{AnswerForm, Scene};
use crate::rules::chips::Piece;

/// One printed line of a form: text, options or blanks.
pub(crate) enum AnswerLine {
    Instruction(String),
    Words(String),
    /// Label of one part of a composed answer.
    Part(String),
    Option(String),
    /// A step, with a box for its position.
    Step(String),
    /// A stake with its pieces; boxes for position and outcome.
    Stake(String, Vec<Piece>),
    /// A label and a number of blank lines.
    Blank(String, u8),
    /// The pieces of a tray, each with its value in words.
    Tray(Vec<(Piece, String)>),
    /// Column heads, and rows with their points.
    Cells(Vec<String>, Vec<(String, Vec<String>)>),
}

const BLANK: &str = "______________";

impl QuestionDescriber<'_> {
    pub(crate) fn form_lines(&self, form: &AnswerForm, scene: &Scene) -> Vec<AnswerLine> {
        match form {
            AnswerForm::Choice(choices) => {
                choices.iter().enumerate().map(|(at, choice)| AnswerLine::Option(self.choice(at, choice))).collect()
            }
            AnswerForm::Aloud(points) => {
                let points = points.iter().map(|point| AnswerLine::Option(self.render(&point.label)));
                std::iter::once(AnswerLine::Instruction(self.words.message(text_key!("sheet-aloud-how"))))
                    .chain(points)
                    .collect()
            }
            AnswerForm::Order(steps) => {
                let steps = steps.iter().enumerate().map(|(at, step)| AnswerLine::Step(self.choice(at, step)));
                std::iter::once(AnswerLine::Instruction(self.words.message(text_key!("sheet-order-how"))))
                    .chain(steps)
                    .collect()
            }
            AnswerForm::Number { .. } | AnswerForm::Money => vec![AnswerLine::Blank(String::new(), 1)],
            AnswerForm::Several(parts) => parts.iter().flat_map(|part| self.part_lines(part, scene)).collect(),
            AnswerForm::Grid(grid) => {
                let (heads, rows) = self.grid_cells(grid, &[]);
                vec![AnswerLine::Cells(heads, rows)]
            }
            AnswerForm::Call(tiles) => vec![AnswerLine::Words(tiles.join(" · ")), AnswerLine::Blank(String::new(), 2)],
            AnswerForm::Chips(tray) => {
                let set = self.set_of(scene);
                let value = |value| crate::i18n::money(self.words.language(), value);
                vec![AnswerLine::Tray(
                    tray.iter().filter_map(|of| Some((set.piece(*of)?.clone(), value(*of)))).collect(),
                )]
            }
            AnswerForm::Settle => {
                let stakes = scene.stakes.iter().enumerate().map(|(at, stake)| {
                    let text = self.stake(stake, scene.standing.contains(&at));
                    AnswerLine::Stake(text, self.pieces_of(stake.amount, scene))
                });
                std::iter::once(AnswerLine::Instruction(self.words.message(text_key!("sheet-settle-how"))))
                    .chain(stakes)
                    .collect()
            }
        }
    }

    fn part_lines(&self, part: &crate::drill::question::QuestionPart, scene: &Scene) -> Vec<AnswerLine> {
        let label = self.render(&part.label);
        match part.form {
            AnswerForm::Number { .. } | AnswerForm::Money => {
                vec![AnswerLine::Blank(self.label_and_text(label, String::new()).trim_end().to_owned(), 1)]
            }
            _ => std::iter::once(AnswerLine::Part(label)).chain(self.form_lines(&part.form, scene)).collect(),
        }
    }
}

impl AnswerLine {
    pub(crate) fn lines(&self) -> Vec<String> {
        match self {
            Self::Instruction(text) | Self::Words(text) | Self::Part(text) => vec![text.clone()],
            Self::Option(text) => vec![format!("[ ] {text}")],
            Self::Step(text) => vec![format!("[   ] {text}")],
            Self::Stake(text, _) => vec![format!("[   ] {text}  {BLANK}")],
            Self::Blank(label, _) if label.is_empty() => vec![BLANK.repeat(2)],
            Self::Blank(label, _) => vec![format!("{label} {BLANK}")],
            Self::Tray(tray) => tray.iter().map(|(_, value)| format!("_____ × {value}")).collect(),
            Self::Cells(heads, rows) => grid_lines(&(heads.clone(), rows.clone())),
        }
    }

    pub(crate) fn options(&self) -> Vec<String> {
        match self {
            Self::Instruction(text)
            | Self::Words(text)
            | Self::Part(text)
            | Self::Option(text)
            | Self::Step(text)
            | Self::Stake(text, _)
            | Self::Blank(text, _) => Some(text.clone()).filter(|text| !text.is_empty()).into_iter().collect(),
            Self::Tray(tray) => tray.iter().map(|(_, value)| value.clone()).collect(),
            Self::Cells(..) => self.lines(),
        }
    }
}

pub(crate) fn grid_lines((heads, rows): &(Vec<String>, Vec<(String, Vec<String>)>)) -> Vec<String> {
    let width = |at: usize| heads.get(at).map_or(1, |head| head.chars().count());
    let row = |label: &str, cells: &[String]| {
        let cells = cells.iter().enumerate().map(|(at, cell)| {
            let cell = if cell.is_empty() { "_" } else { cell };
            format!("{cell:>wide$}", wide = width(at))
        });
        format!("{label:>2}  {}", cells.collect::<Vec<_>>().join("  "))
    };
    let body = rows.iter().map(|(label, cells)| row(label, cells));
    std::iter::once(row("", heads)).chain(body).collect()
}
