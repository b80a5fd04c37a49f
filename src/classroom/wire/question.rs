//! A question in wire format. Built without access to the key.

use serde::{Deserialize, Serialize};

use super::felt::{FeltOut, literal_phrase};
use super::scene::{PieceOut, SceneOut};
use super::seats::SeatsOut;
use crate::describe::question::{describe_events, describe_scene_without_calls};
use crate::describe::scene;
use crate::drill::question::{AnswerForm, Choice, FeltPlace, Grid, Question, QuestionPart};
use crate::i18n::{Catalog, HouseTerms};
use crate::rules::hand::Point;
use crate::rules::house::{House, HouseLibrary};
use crate::rules::money::Money;
use crate::rules::tableau::Third;

/// A question as a phone draws it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestionOut {
    /// Question number in the room, from 0; answers refer to it.
    pub id: usize,
    /// Prompt text.
    pub prompt: String,
    /// Scene to draw.
    pub scene: SceneOut,
    /// Text alternative of the scene with its events, line by line; calls are spoken by the host.
    pub told: Vec<String>,
    /// Answer form.
    pub form: FormOut,
    /// The scene as values, for clients that draw the whole table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub felt: Option<Box<FeltOut>>,
}

/// Answer form, tagged by `kind`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum FormOut {
    /// One of several options. Answered with the option's index from 0.
    Choice {
        /// Options in order.
        options: Vec<OptionOut>,
    },
    /// A whole number.
    Number {
        /// Maximum value.
        most: u32,
    },
    /// A sum in coins.
    Money,
    /// Several parts, answered together.
    Several {
        /// Parts in order.
        parts: Vec<PartOut>,
    },
    /// A cell per row and column. Answered row by row with `draw`, `stand` or null.
    Grid {
        /// Row labels.
        rows: Vec<String>,
        /// Column labels.
        columns: Vec<String>,
        /// Row values.
        points: Vec<Point>,
        /// Column values.
        thirds: Vec<Third>,
        /// The house's letter for drawing.
        draw: char,
        /// The house's letter for standing.
        stand: char,
        /// Meaning of rows and columns.
        #[serde(default)]
        axes: String,
    },
    /// A call composed of tiles, or typed.
    Call {
        /// Tiles in order.
        tiles: Vec<String>,
    },
    /// Pieces put down. Answered with values and counts, largest value first.
    Chips {
        /// Available pieces.
        tray: Vec<PieceOut>,
    },
    /// Stakes to be collected and paid, in order.
    Settle {
        /// Description of each stake.
        stakes: Vec<String>,
    },
    /// Steps to be put in order. Answered with their indices in this list.
    Order {
        /// Steps as listed.
        steps: Vec<OptionOut>,
    },
    /// A spoken answer, self-assessed; never asked in a room.
    Aloud,
}

/// An option or step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionOut {
    /// Display text.
    pub label: String,
    /// Keyboard key that selects it.
    pub letter: Option<char>,
    /// Place on the felt that selects it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<FeltPlace>,
    /// The part of the table at which a step happens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<TablePart>,
}

/// The part of the table at which a step of a coup or of the opening happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TablePart {
    /// The bets on the layout.
    Bets,
    /// A call, or words with people at the table.
    Call,
    /// The shoe.
    Shoe,
    /// Cards on the table.
    Cards,
    /// The discard box.
    DiscardBox,
}

impl TablePart {
    /// The part of a step by its id; `None` for the steps of authors and of other exercises.
    pub fn of_step(id: &str) -> Option<Self> {
        Some(match id {
            "place-stakes" | "check-stakes" | "collect" | "pay" => Self::Bets,
            "invite-stakes" | "stop-bets" | "sign-to-holder" | "call-punto" | "call-banco" | "final-call"
            | "first-coup" | "stop-game" | "hear-claim" | "call-chief" | "report" | "refer" | "decide"
            | "carry-out" => Self::Call,
            "draw-four" | "third-punto" | "third-banco" | "pass-shoe" | "next-coup" | "into-shoe" | "first-card"
            | "give-shoe" => Self::Shoe,
            "take-punto" | "turn-punto" | "turn-banco" | "check-packs" | "shuffle" | "cut" | "stop-card"
            | "rebuild" => Self::Cards,
            "put-away" | "close-lid" | "burn" => Self::DiscardBox,
            _ => return None,
        })
    }
}

/// A part of a composed form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartOut {
    /// Label of the part.
    pub label: String,
    /// Answer form of the part.
    pub form: FormOut,
}

impl QuestionOut {
    /// Converts a question of a house.
    pub fn from_question(id: usize, question: &Question, house: &House, words: &Catalog) -> Self {
        let asking = QuestionConverter { question, house, words, names: HouseTerms::from(&house.terms) };
        let mut scene = SceneOut::from_scene(&question.scene, house, words);
        if matches!(question.form, AnswerForm::Settle) {
            scene.seats = scene.seats.or_else(|| SeatsOut::to_settle(&question.scene, house));
        }
        Self {
            id,
            prompt: words.render_for_house(&question.prompt, house),
            scene: SceneOut { happened: describe_events(question, house, words), ..scene },
            told: describe_scene_without_calls(question, house, words),
            form: asking.form(&question.form),
            felt: None,
        }
    }

    /// Adds the scene as values.
    pub fn with_felt(self, question: &Question, house: &House, words: &Catalog) -> Self {
        Self { felt: Some(Box::new(FeltOut::from_scene(&question.scene, house, words))), ..self }
    }

    /// Converts back; `None` if the scene as values is missing, or its house or chip set is
    /// unknown here.
    pub fn question(&self, shelf: &HouseLibrary) -> Option<Question> {
        let scene = self.felt.as_ref()?.scene(shelf)?;
        Some(Question { scene, prompt: literal_phrase(&self.prompt), form: self.form.form()? })
    }
}

impl FormOut {
    /// Converts the form back; `None` for a spoken answer.
    fn form(&self) -> Option<AnswerForm> {
        let choices = |options: &[OptionOut]| options.iter().map(OptionOut::choice).collect();
        Some(match self {
            Self::Choice { options } => AnswerForm::Choice(choices(options)),
            Self::Number { most } => AnswerForm::Number { most: *most },
            Self::Money => AnswerForm::Money,
            Self::Several { parts } => {
                let part =
                    |part: &PartOut| Some(QuestionPart { label: literal_phrase(&part.label), form: part.form.form()? });
                AnswerForm::Several(parts.iter().map(part).collect::<Option<_>>()?)
            }
            Self::Grid { points, thirds, draw, stand, .. } => {
                AnswerForm::Grid(Grid { rows: points.clone(), columns: thirds.clone(), letters: (*draw, *stand) })
            }
            Self::Call { tiles } => AnswerForm::Call(tiles.clone()),
            Self::Chips { tray } => AnswerForm::Chips(tray.iter().map(|piece| Money::coins(piece.value)).collect()),
            Self::Settle { .. } => AnswerForm::Settle,
            Self::Order { steps } => AnswerForm::Order(choices(steps)),
            Self::Aloud => return None,
        })
    }
}

impl OptionOut {
    fn choice(&self) -> Choice {
        Choice { id: String::new().into(), label: literal_phrase(&self.label), letter: self.letter, place: self.place }
    }
}

/// Context for converting a question.
struct QuestionConverter<'q> {
    question: &'q Question,
    house: &'q House,
    words: &'q Catalog,
    names: HouseTerms,
}

impl QuestionConverter<'_> {
    fn form(&self, form: &AnswerForm) -> FormOut {
        match form {
            AnswerForm::Choice(choices) => FormOut::Choice { options: self.options(choices) },
            AnswerForm::Number { most } => FormOut::Number { most: *most },
            AnswerForm::Money => FormOut::Money,
            AnswerForm::Several(parts) => {
                let part = |part: &QuestionPart| PartOut {
                    label: self.words.render(&part.label, &self.names),
                    form: self.form(&part.form),
                };
                FormOut::Several { parts: parts.iter().map(part).collect() }
            }
            AnswerForm::Grid(grid) => FormOut::Grid {
                rows: grid.rows.iter().map(ToString::to_string).collect(),
                columns: grid.columns.iter().map(|third| scene::column_head(*third, &self.house.terms)).collect(),
                points: grid.rows.clone(),
                thirds: grid.columns.clone(),
                draw: grid.letters.0,
                stand: grid.letters.1,
                axes: self.words.render(&scene::grid_axes(&self.house.terms), &self.names),
            },
            AnswerForm::Call(tiles) => FormOut::Call { tiles: tiles.clone() },
            AnswerForm::Chips(tray) => {
                let set = self.question.scene.set.as_ref().unwrap_or_else(|| self.house.chip_set());
                let piece = |value: &_| set.piece(*value).map(|piece| PieceOut::from_piece(piece, self.words));
                FormOut::Chips { tray: tray.iter().filter_map(piece).collect() }
            }
            AnswerForm::Settle => {
                let scene = &self.question.scene;
                let stake = |(place, stake): (usize, &crate::drill::question::LaidStake)| {
                    let spot = scene::spot_fact(stake.spot, self.house);
                    self.words.render(&scene::stake(stake, spot, scene.standing.contains(&place)), &self.names)
                };
                FormOut::Settle { stakes: scene.stakes.iter().enumerate().map(stake).collect() }
            }
            AnswerForm::Order(steps) => FormOut::Order { steps: self.steps(steps) },
            AnswerForm::Aloud(_) => FormOut::Aloud,
        }
    }

    fn options(&self, choices: &[Choice]) -> Vec<OptionOut> {
        let option = |choice: &Choice| OptionOut {
            label: self.words.render(&choice.label, &self.names),
            letter: choice.letter,
            place: choice.place,
            at: None,
        };
        choices.iter().map(option).collect()
    }

    fn steps(&self, steps: &[Choice]) -> Vec<OptionOut> {
        let at = steps.iter().map(|step| TablePart::of_step(&step.id));
        self.options(steps).into_iter().zip(at).map(|(option, at)| OptionOut { at, ..option }).collect()
    }
}
