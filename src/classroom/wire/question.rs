//! A question on its way to a phone. It is made of the question alone: its key is not at hand here.

use serde::Serialize;

use super::scene::{PieceOut, SceneOut};
use crate::drill::question::{Choice, Form, Question};
use crate::drill::telling;
use crate::rules::house::House;
use crate::sheet::{happened_told, scene_told};
use crate::words::{Names, Words};

/// A question as a phone draws it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct QuestionOut {
    /// Its place among the questions, from nought: answers name it.
    pub id: usize,
    /// What is asked.
    pub prompt: String,
    /// What lies on the table, to be drawn.
    pub scene: SceneOut,
    /// The same in words, line by line, with what has happened and what is heard.
    pub told: Vec<String>,
    /// How to answer.
    pub form: FormOut,
}

/// How to answer; `kind` names the form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum FormOut {
    /// One of these. Answered with its place, counted from nought.
    Choice {
        /// What there is to choose from.
        options: Vec<OptionOut>,
    },
    /// A whole number.
    Number {
        /// The largest there is.
        most: u32,
    },
    /// A sum in coins.
    Money,
    /// These, answered together.
    Several {
        /// The lines.
        parts: Vec<PartOut>,
    },
    /// A cell for each column of each row. Answered row by row with `draw`, `stand` or nothing.
    Grid {
        /// What stands beside each row.
        rows: Vec<String>,
        /// What stands over each column.
        columns: Vec<String>,
        /// The letter of the house for a card.
        draw: char,
        /// The letter of the house for none.
        stand: char,
    },
    /// Words put together from tiles, or typed.
    Call {
        /// The tiles.
        tiles: Vec<String>,
    },
    /// Pieces put down. Answered with value and count, largest value first.
    Chips {
        /// The pieces there are.
        tray: Vec<PieceOut>,
    },
    /// The stakes collected and paid, in order.
    Settle {
        /// Each stake in words.
        stakes: Vec<String>,
    },
    /// Steps to be put in order. Answered with their places in this list.
    Order {
        /// The steps.
        steps: Vec<OptionOut>,
    },
    /// Words said aloud, marked by oneself; a room does not ask them.
    Aloud,
}

/// Something to choose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OptionOut {
    /// What it says.
    pub label: String,
    /// The key that answers it.
    pub letter: Option<char>,
}

/// A line of several.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PartOut {
    /// What it asks.
    pub label: String,
    /// How it is answered.
    pub form: FormOut,
}

impl QuestionOut {
    /// The question in the words of a house.
    #[must_use]
    pub fn of(id: usize, question: &Question, house: &House, words: &Words) -> Self {
        let asking = Asking { question, house, words, names: Names::from(&house.terms) };
        Self {
            id,
            prompt: words.say_at(&question.prompt, house),
            scene: SceneOut {
                happened: happened_told(question, house, words),
                ..SceneOut::of(&question.scene, house, words)
            },
            told: scene_told(question, house, words),
            form: asking.form(&question.form),
        }
    }
}

/// A question that is being put into words.
struct Asking<'q> {
    question: &'q Question,
    house: &'q House,
    words: &'q Words,
    names: Names,
}

impl Asking<'_> {
    fn form(&self, form: &Form) -> FormOut {
        match form {
            Form::Choice(choices) => FormOut::Choice { options: self.options(choices) },
            Form::Number { most } => FormOut::Number { most: *most },
            Form::Money => FormOut::Money,
            Form::Several(parts) => {
                let part = |part: &crate::drill::question::Part| PartOut {
                    label: self.words.say(&part.label, &self.names),
                    form: self.form(&part.form),
                };
                FormOut::Several { parts: parts.iter().map(part).collect() }
            }
            Form::Grid(grid) => FormOut::Grid {
                rows: grid.rows.iter().map(ToString::to_string).collect(),
                columns: grid.columns.iter().map(|third| telling::column(*third, &self.house.terms)).collect(),
                draw: grid.letters.0,
                stand: grid.letters.1,
            },
            Form::Call(tiles) => FormOut::Call { tiles: tiles.clone() },
            Form::Chips(tray) => {
                let set = self.question.scene.set.unwrap_or_else(|| self.house.chip_set());
                let piece = |value: &_| set.piece(*value).map(|piece| PieceOut::of(piece, self.words));
                FormOut::Chips { tray: tray.iter().filter_map(piece).collect() }
            }
            Form::Settle => {
                let scene = &self.question.scene;
                let stake = |(place, stake): (usize, &crate::drill::question::LaidStake)| {
                    let spot = telling::spot(stake.spot, self.house);
                    self.words.say(&telling::stake(stake, spot, scene.standing.contains(&place)), &self.names)
                };
                FormOut::Settle { stakes: scene.stakes.iter().enumerate().map(stake).collect() }
            }
            Form::Order(steps) => FormOut::Order { steps: self.options(steps) },
            Form::Aloud(_) => FormOut::Aloud,
        }
    }

    fn options(&self, choices: &[Choice]) -> Vec<OptionOut> {
        let option =
            |choice: &Choice| OptionOut { label: self.words.say(&choice.label, &self.names), letter: choice.letter };
        choices.iter().map(option).collect()
    }
}
