//! Closed vocabulary of questions: a scene and an answer form, rendered alike by window and phone page.

#![warn(missing_docs)]

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::i18n::phrase::Phrase;
use crate::rules::bet::Spot;
use crate::rules::hand::Point;
use crate::rules::money::Money;
use crate::rules::tableau::{Act, Cell, Third};

pub use super::scene::{CardBack, LaidCard, LaidPieces, LaidShoe, LaidStake, Scene, Seats, SecondTable, ShoeContents};

/// A question as shown to the trainee, without its key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// Table contents.
    pub scene: Scene,
    /// The question in one sentence.
    pub prompt: Phrase,
    /// Answer form.
    pub form: AnswerForm,
}

/// The way a question is answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnswerForm {
    /// One of a few choices.
    Choice(Vec<Choice>),
    /// A whole number from 0 to `most`.
    Number {
        /// Largest accepted number.
        most: u32,
    },
    /// A sum of money, typed on a number pad.
    Money,
    /// A few of the other forms, answered together.
    Several(Vec<QuestionPart>),
    /// The act of each cell of a grid, row by row.
    Grid(Grid),
    /// Words composed from these tiles, or typed.
    Call(Vec<String>),
    /// Pieces from an unlimited tray of these values, smallest first.
    Chips(Vec<Money>),
    /// The scene's stakes collected or paid, one after another. Untouched stakes are neither.
    Settle,
    /// All of these, put in order.
    Order(Vec<Choice>),
    /// A call spoken aloud. The trainee then hears the model call and self-assesses these points.
    Aloud(Vec<Choice>),
}

/// A part of the tableau with empty cells, counted row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// Banco's points.
    pub rows: Vec<Point>,
    /// Punto's third card, or Punto standing.
    pub columns: Vec<Third>,
    /// The house's letters for draw and stand, also used as keys.
    pub letters: (char, char),
}

impl Grid {
    /// The act for a letter of the house.
    pub fn act_of(&self, letter: char) -> Option<Act> {
        let (draw, stand) = self.letters;
        [(draw, Act::Draw), (stand, Act::Stand)].into_iter().find_map(|(own, act)| (own == letter).then_some(act))
    }

    /// Cells row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.rows.iter().flat_map(|banco| self.columns.iter().map(|third| Cell { banco: *banco, third: *third }))
    }
}

/// One of the answers to choose from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// Identifier in journals.
    pub id: Cow<'static, str>,
    /// Displayed text.
    pub label: Phrase,
    /// Keyboard shortcut besides its number.
    pub letter: Option<char>,
    /// Place on the felt that selects it when clicked.
    pub place: Option<FeltPlace>,
}

/// Clickable place on the felt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FeltPlace {
    /// A spot of the layout, or a hand's place.
    Spot(Spot),
    /// The stake of this seat on this spot.
    Stake(u8, Spot),
    /// A seat.
    Seat(u8),
}

/// Assigns the letters from A in order, for choices without letters of their own.
pub fn lettered(choices: impl IntoIterator<Item = Choice>) -> Vec<Choice> {
    ('A'..='Z').zip(choices).map(|(letter, choice)| Choice { letter: Some(letter), ..choice }).collect()
}

/// One line of a composed answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionPart {
    /// The question of this line.
    pub label: Phrase,
    /// Answer form; never `Several`.
    pub form: AnswerForm,
}

/// The trainee's answer, serialized in the room's log and by phones: `{"number":7}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Index of the choice.
    Choice(usize),
    /// A number.
    Number(u32),
    /// A sum.
    Money(Money),
    /// One answer per part.
    Several(Vec<Self>),
    /// The act of each cell, row by row; `None` for an empty cell.
    Grid(#[serde(with = "acts")] Vec<Option<Act>>),
    /// The words of the call.
    Call(String),
    /// Counts by value, largest first; values are distinct and counts positive.
    Chips(Vec<(Money, u32)>),
    /// Actions on the scene's stakes, in order; each stake at most once.
    Settle(Vec<StakeAction>),
    /// Indices of all steps in the list, in the order given.
    Order(Vec<usize>),
    /// Self-assessment, one entry per point.
    Aloud(Vec<bool>),
}

/// A payeur's action on one stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StakeAction {
    /// Index of the stake in the scene.
    pub stake: usize,
    /// The action taken.
    pub act: StakeOutcome,
}

/// Outcome of a stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StakeOutcome {
    /// Taken for the house.
    Collected,
    /// Paid this amount on top of the stake.
    Paid(Money),
}

impl AnswerForm {
    /// The choice at a place on the felt.
    pub fn choice_at(&self, place: FeltPlace) -> Option<Answer> {
        let Self::Choice(choices) = self else { return None };
        choices.iter().position(|choice| choice.place == Some(place)).map(Answer::Choice)
    }

    /// Places on the felt that select a choice.
    pub fn places(&self) -> Vec<FeltPlace> {
        match self {
            Self::Choice(choices) => choices.iter().filter_map(|choice| choice.place).collect(),
            _ => Vec::new(),
        }
    }

    /// Checks that an answer matches this form.
    pub fn fits(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Self::Choice(choices), Answer::Choice(index)) => *index < choices.len(),
            (Self::Number { most }, Answer::Number(number)) => number <= most,
            (Self::Money, Answer::Money(sum)) => *sum <= Money::MOST,
            (Self::Several(parts), Answer::Several(answers)) => {
                parts.len() == answers.len() && parts.iter().zip(answers).all(|(part, answer)| part.form.fits(answer))
            }
            (Self::Grid(grid), Answer::Grid(acts)) => acts.len() == grid.rows.len() * grid.columns.len(),
            (Self::Call(_), Answer::Call(words)) => words.chars().count() <= LONGEST_CALL,
            (Self::Chips(tray), Answer::Chips(pieces)) => {
                let falling = pieces.windows(2).all(|pair| matches!(pair, [(one, _), (other, _)] if one > other));
                let held = |(value, count): &(Money, u32)| tray.contains(value) && (1..=MOST_PIECES).contains(count);
                falling && pieces.iter().all(held)
            }
            (Self::Settle, Answer::Settle(deeds)) => {
                let twice =
                    |at: usize| deeds.iter().take(at).any(|deed| Some(deed.stake) == deeds.get(at).map(|d| d.stake));
                let sane = |deed: &StakeAction| !matches!(deed.act, StakeOutcome::Paid(sum) if sum > Money::MOST);
                deeds.len() <= MOST_DEEDS && deeds.iter().all(sane) && !(0..deeds.len()).any(twice)
            }
            (Self::Order(steps), Answer::Order(places)) => {
                let mut sorted = places.clone();
                sorted.sort_unstable();
                sorted.into_iter().eq(0..steps.len())
            }
            (Self::Aloud(points), Answer::Aloud(marks)) => points.len() == marks.len(),
            _ => false,
        }
    }

    /// The answer in journal notation: ids, numbers and coins, with comma-separated parts.
    pub fn format_answer(&self, answer: &Answer) -> String {
        match (self, answer) {
            (Self::Choice(choices), Answer::Choice(index)) => {
                choices.get(*index).map_or_else(String::new, |choice| choice.id.clone().into_owned())
            }
            (Self::Several(parts), Answer::Several(answers)) => {
                let written: Vec<String> =
                    parts.iter().zip(answers).map(|(part, answer)| part.form.format_answer(answer)).collect();
                written.join(",")
            }
            (_, Answer::Number(number)) => number.to_string(),
            (_, Answer::Money(sum)) => sum.get().to_string(),
            (_, Answer::Grid(acts)) => acts.iter().map(|act| act_letter(*act)).collect(),
            (_, Answer::Call(words)) => words.clone(),
            (_, Answer::Chips(pieces)) => {
                let written = pieces.iter().map(|(value, count)| format!("{count}x{}", value.get()));
                written.collect::<Vec<_>>().join("+")
            }
            (_, Answer::Settle(deeds)) => {
                let written = deeds.iter().map(|StakeAction { stake, act }| match act {
                    StakeOutcome::Collected => format!("{stake}:collected"),
                    StakeOutcome::Paid(sum) => format!("{stake}:{}", sum.get()),
                });
                written.collect::<Vec<_>>().join(" ")
            }
            (Self::Order(steps), Answer::Order(places)) => {
                let ids = places.iter().filter_map(|place| steps.get(*place)).map(|step| step.id.as_ref());
                ids.collect::<Vec<_>>().join(" ")
            }
            (Self::Aloud(points), Answer::Aloud(marks)) => {
                let right = points.iter().zip(marks).filter(|(_, mark)| **mark).map(|(point, _)| point.id.as_ref());
                right.collect::<Vec<_>>().join(" ")
            }
            _ => String::new(),
        }
    }
}

/// Journal notation of a cell: draw, stand or empty.
const fn act_letter(act: Option<Act>) -> char {
    match act {
        Some(Act::Draw) => 'T',
        Some(Act::Stand) => 'R',
        None => '-',
    }
}

/// Longest accepted call, in characters.
const LONGEST_CALL: usize = 400;
/// Most pieces of one value in an answer.
pub const MOST_PIECES: u32 = 99;
/// Most stakes in an answer: three spots at each seat of the largest table, with a margin.
const MOST_DEEDS: usize = 100;

/// Serde representation of a grid's acts: `draw`, `stand` or null.
mod acts {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::rules::tableau::Act;

    #[derive(Clone, Copy, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum WrittenAct {
        Draw,
        Stand,
    }

    pub(super) fn serialize<S: Serializer>(acts: &[Option<Act>], to: S) -> Result<S::Ok, S::Error> {
        let written = |act: &Act| match act {
            Act::Draw => WrittenAct::Draw,
            Act::Stand => WrittenAct::Stand,
        };
        to.collect_seq(acts.iter().map(|act| act.as_ref().map(written)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Option<Act>>, D::Error> {
        let act = |written: WrittenAct| match written {
            WrittenAct::Draw => Act::Draw,
            WrittenAct::Stand => Act::Stand,
        };
        Ok(Vec::<Option<WrittenAct>>::deserialize(from)?.into_iter().map(|written| written.map(act)).collect())
    }
}
