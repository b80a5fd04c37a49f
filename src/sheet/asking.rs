//! How a question is answered on paper: options to tick, boxes to number, lines to write on.

use super::telling::Teller;
use crate::drill::question::{Form, Scene};
use crate::rules::chips::Piece;

/// One printed line of a form: text, options or blanks.
pub(super) enum Ask {
    How(String),
    Words(String),
    /// Label of one part of a composed answer.
    Part(String),
    Tick(String),
    /// A step, with a box for its position.
    Step(String),
    /// A stake with its pieces; boxes for position and outcome.
    Stake(String, Vec<&'static Piece>),
    /// A label and a number of blank lines.
    Blank(String, u8),
    /// The pieces of a tray, each with its value in words.
    Tray(Vec<(&'static Piece, String)>),
    /// Column heads, and rows with their points.
    Cells(Vec<String>, Vec<(String, Vec<String>)>),
}

const BLANK: &str = "______________";

impl Teller<'_> {
    pub(super) fn asks(&self, form: &Form, scene: &Scene) -> Vec<Ask> {
        match form {
            Form::Choice(choices) => {
                choices.iter().enumerate().map(|(at, choice)| Ask::Tick(self.choice(at, choice))).collect()
            }
            Form::Aloud(points) => {
                let points = points.iter().map(|point| Ask::Tick(self.say(&point.label)));
                std::iter::once(Ask::How(self.words.key("sheet-aloud-how"))).chain(points).collect()
            }
            Form::Order(steps) => {
                let steps = steps.iter().enumerate().map(|(at, step)| Ask::Step(self.choice(at, step)));
                std::iter::once(Ask::How(self.words.key("sheet-order-how"))).chain(steps).collect()
            }
            Form::Number { .. } | Form::Money => vec![Ask::Blank(String::new(), 1)],
            Form::Several(parts) => parts.iter().flat_map(|part| self.part(part, scene)).collect(),
            Form::Grid(grid) => {
                let (heads, rows) = self.cells(grid, &[]);
                vec![Ask::Cells(heads, rows)]
            }
            Form::Call(tiles) => vec![Ask::Words(tiles.join(" · ")), Ask::Blank(String::new(), 2)],
            Form::Chips(tray) => {
                let set = self.set_of(scene);
                let value = |value| crate::words::money(self.words.language(), value);
                vec![Ask::Tray(tray.iter().filter_map(|of| Some((set.piece(*of)?, value(*of)))).collect())]
            }
            Form::Settle => {
                let stakes = scene.stakes.iter().enumerate().map(|(at, stake)| {
                    let text = self.stake(stake, scene.standing.contains(&at));
                    Ask::Stake(text, self.piled(stake.amount, scene))
                });
                std::iter::once(Ask::How(self.words.key("sheet-settle-how"))).chain(stakes).collect()
            }
        }
    }

    fn part(&self, part: &crate::drill::question::Part, scene: &Scene) -> Vec<Ask> {
        let label = self.say(&part.label);
        match part.form {
            Form::Number { .. } | Form::Money => {
                vec![Ask::Blank(self.pair(label, String::new()).trim_end().to_owned(), 1)]
            }
            _ => std::iter::once(Ask::Part(label)).chain(self.asks(&part.form, scene)).collect(),
        }
    }
}

impl Ask {
    pub(super) fn lines(&self) -> Vec<String> {
        match self {
            Self::How(text) | Self::Words(text) | Self::Part(text) => vec![text.clone()],
            Self::Tick(text) => vec![format!("[ ] {text}")],
            Self::Step(text) => vec![format!("[   ] {text}")],
            Self::Stake(text, _) => vec![format!("[   ] {text}  {BLANK}")],
            Self::Blank(label, _) if label.is_empty() => vec![BLANK.repeat(2)],
            Self::Blank(label, _) => vec![format!("{label} {BLANK}")],
            Self::Tray(tray) => tray.iter().map(|(_, value)| format!("_____ × {value}")).collect(),
            Self::Cells(heads, rows) => grid_lines(&(heads.clone(), rows.clone())),
        }
    }

    pub(super) fn options(&self) -> Vec<String> {
        match self {
            Self::How(text)
            | Self::Words(text)
            | Self::Part(text)
            | Self::Tick(text)
            | Self::Step(text)
            | Self::Stake(text, _)
            | Self::Blank(text, _) => Some(text.clone()).filter(|text| !text.is_empty()).into_iter().collect(),
            Self::Tray(tray) => tray.iter().map(|(_, value)| value.clone()).collect(),
            Self::Cells(..) => self.lines(),
        }
    }
}

pub(super) fn grid_lines((heads, rows): &(Vec<String>, Vec<(String, Vec<String>)>)) -> Vec<String> {
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
