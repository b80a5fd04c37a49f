//! The closed vocabulary of questions: a scene on the table and a form in which to answer.
//! Drawn by the window and by the phone page alike; a drill has no screen of its own.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::rules::bet::Spot;
use crate::rules::hand::Point;
use crate::rules::money::Money;
use crate::rules::phrase::Phrase;
use crate::rules::tableau::{Act, Cell, Third};

pub use super::scene::{Back, LaidCard, LaidPieces, LaidShoe, LaidStake, Packs, Scene, Seats, Second};

/// What is put before the trainee. It never holds the key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// What lies on the table.
    pub scene: Scene,
    /// What is asked, in one sentence.
    pub prompt: Phrase,
    /// How to answer.
    pub form: Form,
}

/// How to answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Form {
    /// One of few.
    Choice(Vec<Choice>),
    /// A whole number from nought to `most`.
    Number {
        /// The largest number that can be answered.
        most: u32,
    },
    /// A sum of money, typed on a number pad.
    Money,
    /// A few of the above, answered together.
    Several(Vec<Part>),
    /// The act of each cell of a grid, row by row.
    Grid(Grid),
    /// Words put together from these tiles, or typed.
    Call(Vec<String>),
    /// Pieces put down from a tray that holds these values, smallest first, as many as one likes.
    Chips(Vec<Money>),
    /// The stakes of the scene collected and paid, one after another. A stake that is left alone is
    /// neither.
    Settle,
    /// All of these put into their order.
    Order(Vec<Choice>),
    /// Words said aloud, with nobody listening but the trainee, who then hears how they are said and
    /// marks each of these points.
    Aloud(Vec<Choice>),
}

/// A part of the tableau with its cells empty. The cells are counted row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// The rows: Banco's points.
    pub rows: Vec<Point>,
    /// The columns: what Punto's third card counts, or that Punto stood.
    pub columns: Vec<Third>,
    /// The letters of the house, to draw and to stand: the keys that fill a cell.
    pub letters: (char, char),
}

impl Grid {
    /// The act that a letter of the house stands for.
    #[must_use]
    pub fn act_of(&self, letter: char) -> Option<Act> {
        let (draw, stand) = self.letters;
        [(draw, Act::Draw), (stand, Act::Stand)].into_iter().find_map(|(own, act)| (own == letter).then_some(act))
    }

    /// Its cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.rows.iter().flat_map(|banco| self.columns.iter().map(|third| Cell { banco: *banco, third: *third }))
    }
}

/// One of the answers to choose from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// How journals name it.
    pub id: Cow<'static, str>,
    /// What it says.
    pub label: Phrase,
    /// The key that answers it, beside its number.
    pub letter: Option<char>,
    /// The place on the felt that answers it when clicked.
    pub place: Option<FeltPlace>,
}

/// A place on the felt that can be an answer.
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

/// Choices with the letters from A in their order, for those whose words give them none.
#[must_use]
pub fn lettered(choices: impl IntoIterator<Item = Choice>) -> Vec<Choice> {
    ('A'..='Z').zip(choices).map(|(letter, choice)| Choice { letter: Some(letter), ..choice }).collect()
}

/// One line of a composed answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// What this line asks.
    pub label: Phrase,
    /// How to answer it; never [`Form::Several`].
    pub form: Form,
}

/// What the trainee answered. In the room's log and on the way from a phone: `{"number":7}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The choice at this place.
    Choice(usize),
    /// A number.
    Number(u32),
    /// A sum.
    Money(Money),
    /// One answer for each part.
    Several(Vec<Self>),
    /// The act of each cell, row by row; nothing where a cell was left empty.
    Grid(#[serde(with = "acts")] Vec<Option<Act>>),
    /// The words said.
    Call(String),
    /// How many pieces of each value, largest first; no value twice, none of them nought times.
    Chips(Vec<(Money, u32)>),
    /// What was done with the stakes of the scene, in order; no stake twice.
    Settle(Vec<Deed>),
    /// The places of all steps in the list, in their order.
    Order(Vec<usize>),
    /// Whether each point was right, in the trainee's own judgement.
    Aloud(Vec<bool>),
}

/// What a payeur does with one stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// The place of the stake in the scene.
    pub stake: usize,
    /// What is done with it.
    pub act: Dealt,
}

/// What becomes of a stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dealt {
    /// It is taken for the house.
    Collected,
    /// It is paid this much, on top of the stake.
    Paid(Money),
}

impl Form {
    /// The choice that a place on the felt stands for.
    #[must_use]
    pub fn choice_at(&self, place: FeltPlace) -> Option<Answer> {
        let Self::Choice(choices) = self else { return None };
        choices.iter().position(|choice| choice.place == Some(place)).map(Answer::Choice)
    }

    /// The places on the felt that answer it.
    #[must_use]
    pub fn places(&self) -> Vec<FeltPlace> {
        match self {
            Self::Choice(choices) => choices.iter().filter_map(|choice| choice.place).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether an answer has this form.
    #[must_use]
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
                let sane = |deed: &Deed| !matches!(deed.act, Dealt::Paid(sum) if sum > Money::MOST);
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

    /// An answer as journals write it: ids, numbers and coins, parts divided by commas.
    #[must_use]
    pub fn write(&self, answer: &Answer) -> String {
        match (self, answer) {
            (Self::Choice(choices), Answer::Choice(index)) => {
                choices.get(*index).map_or_else(String::new, |choice| choice.id.clone().into_owned())
            }
            (Self::Several(parts), Answer::Several(answers)) => {
                let written: Vec<String> =
                    parts.iter().zip(answers).map(|(part, answer)| part.form.write(answer)).collect();
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
                let written = deeds.iter().map(|Deed { stake, act }| match act {
                    Dealt::Collected => format!("{stake}:collected"),
                    Dealt::Paid(sum) => format!("{stake}:{}", sum.get()),
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

/// A cell as journals write it: draw, stand, or left empty.
const fn act_letter(act: Option<Act>) -> char {
    match act {
        Some(Act::Draw) => 'T',
        Some(Act::Stand) => 'R',
        None => '-',
    }
}

/// The longest call, in letters.
const LONGEST_CALL: usize = 400;
/// As many pieces of one value can be put down.
pub const MOST_PIECES: u32 = 99;
/// As many stakes can be dealt with: three spots at each of the largest table's seats, and to spare.
const MOST_DEEDS: usize = 100;

/// The acts of a grid as a phone writes them: `draw`, `stand`, or nothing.
mod acts {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::rules::tableau::Act;

    #[derive(Clone, Copy, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Written {
        Draw,
        Stand,
    }

    pub(super) fn serialize<S: Serializer>(acts: &[Option<Act>], to: S) -> Result<S::Ok, S::Error> {
        let written = |act: &Act| match act {
            Act::Draw => Written::Draw,
            Act::Stand => Written::Stand,
        };
        to.collect_seq(acts.iter().map(|act| act.as_ref().map(written)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Option<Act>>, D::Error> {
        let act = |written: Written| match written {
            Written::Draw => Act::Draw,
            Written::Stand => Act::Stand,
        };
        Ok(Vec::<Option<Written>>::deserialize(from)?.into_iter().map(|written| written.map(act)).collect())
    }
}
