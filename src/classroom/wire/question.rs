//! A question on its way to a phone. It is made of the question alone: its key is not at hand here.

use serde::{Deserialize, Serialize};

use super::felt::{FeltOut, said};
use super::scene::{PieceOut, SceneOut};
use crate::drill::question::{Choice, FeltPlace, Form, Grid, Part, Question};
use crate::drill::telling;
use crate::rules::hand::Point;
use crate::rules::house::{House, Shelf};
use crate::rules::money::Money;
use crate::rules::tableau::Third;
use crate::sheet::{happened_told, seen_told};
use crate::words::{Names, Words};

/// A question as a phone draws it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestionOut {
    /// Its place among the questions, from nought: answers name it.
    pub id: usize,
    /// What is asked.
    pub prompt: String,
    /// What lies on the table, to be drawn.
    pub scene: SceneOut,
    /// The same in words, line by line, with what has happened. What is heard is said by the host.
    pub told: Vec<String>,
    /// How to answer.
    pub form: FormOut,
    /// The table as values, for who draws all of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub felt: Option<Box<FeltOut>>,
}

/// How to answer; `kind` names the form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
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
        /// The same as values: a row's point,
        points: Vec<Point>,
        /// and the third card of a column.
        thirds: Vec<Third>,
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionOut {
    /// What it says.
    pub label: String,
    /// The key that answers it.
    pub letter: Option<char>,
    /// The place on the felt that answers it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<FeltPlace>,
}

/// A line of several.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
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
            told: seen_told(question, house, words),
            form: asking.form(&question.form),
            felt: None,
        }
    }

    /// The same with its table as values.
    #[must_use]
    pub fn with_felt(self, question: &Question, house: &House, words: &Words) -> Self {
        Self { felt: Some(Box::new(FeltOut::of(&question.scene, house, words))), ..self }
    }

    /// The question again, to be drawn as any other; nothing where its table did not come, or its house or its pieces are
    /// not known here.
    #[must_use]
    pub fn question(&self, shelf: &Shelf) -> Option<Question> {
        let scene = self.felt.as_ref()?.scene(shelf)?;
        Some(Question { scene, prompt: said(&self.prompt), form: self.form.form()? })
    }
}

impl FormOut {
    /// The form again; nothing of what must be said aloud.
    fn form(&self) -> Option<Form> {
        let choices = |options: &[OptionOut]| options.iter().map(OptionOut::choice).collect();
        Some(match self {
            Self::Choice { options } => Form::Choice(choices(options)),
            Self::Number { most } => Form::Number { most: *most },
            Self::Money => Form::Money,
            Self::Several { parts } => {
                let part = |part: &PartOut| Some(Part { label: said(&part.label), form: part.form.form()? });
                Form::Several(parts.iter().map(part).collect::<Option<_>>()?)
            }
            Self::Grid { points, thirds, draw, stand, .. } => {
                Form::Grid(Grid { rows: points.clone(), columns: thirds.clone(), letters: (*draw, *stand) })
            }
            Self::Call { tiles } => Form::Call(tiles.clone()),
            Self::Chips { tray } => Form::Chips(tray.iter().map(|piece| Money::coins(piece.value)).collect()),
            Self::Settle { .. } => Form::Settle,
            Self::Order { steps } => Form::Order(choices(steps)),
            Self::Aloud => return None,
        })
    }
}

impl OptionOut {
    fn choice(&self) -> Choice {
        Choice { id: String::new().into(), label: said(&self.label), letter: self.letter, place: self.place }
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
                let part = |part: &Part| PartOut {
                    label: self.words.say(&part.label, &self.names),
                    form: self.form(&part.form),
                };
                FormOut::Several { parts: parts.iter().map(part).collect() }
            }
            Form::Grid(grid) => FormOut::Grid {
                rows: grid.rows.iter().map(ToString::to_string).collect(),
                columns: grid.columns.iter().map(|third| telling::column(*third, &self.house.terms)).collect(),
                points: grid.rows.clone(),
                thirds: grid.columns.clone(),
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
        let option = |choice: &Choice| OptionOut {
            label: self.words.say(&choice.label, &self.names),
            letter: choice.letter,
            place: choice.place,
        };
        choices.iter().map(option).collect()
    }
}
