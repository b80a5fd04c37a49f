//! The closed vocabulary of questions: a scene on the table and a form in which to answer.
//! Drawn by the window and by the phone page alike; a drill has no screen of its own.

use std::borrow::Cow;

use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::coup::Coup;
use crate::rules::money::Money;
use crate::rules::phrase::Phrase;
use crate::rules::settle::Limits;
use crate::rules::side::{BySide, Chance, Side};

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

/// What lies on the table. Everything is optional; what is absent is not drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scene {
    /// The cards of each side, in the order in which they came; a third card lies crosswise.
    pub hands: BySide<Vec<LaidCard>>,
    /// The next cards of the shoe, seen before they are given to a side.
    pub to_come: Vec<Card>,
    /// The stakes on the layout.
    pub stakes: Vec<LaidStake>,
    /// The chance the tailleur has announced as winning.
    pub announced: Option<Chance>,
    /// The seats and who sits there, where that is asked about.
    pub seats: Option<Seats>,
    /// The sign with the table's minimum and maximum.
    pub limits: Option<Limits>,
}

impl Scene {
    /// The table with every card of a coup face up.
    #[must_use]
    pub fn of_coup(coup: &Coup<'_>) -> Self {
        let laid = |side| coup.hand(side).map(|hand| hand.cards().map(LaidCard::Up).collect()).unwrap_or_default();
        Self { hands: BySide { punto: laid(Side::Punto), banco: laid(Side::Banco) }, ..Self::default() }
    }
}

/// The seats of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seats {
    /// How many there are.
    pub count: u8,
    /// Those where players sit, in their order.
    pub taken: Vec<u8>,
    /// Who holds the shoe; the tailleur where it is nobody.
    pub holder: Option<u8>,
}

/// A card on the felt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LaidCard {
    /// Its face is seen.
    Up(Card),
    /// Its back is seen.
    Down(Back),
}

/// The two back colours of a shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Back {
    /// The first colour.
    #[default]
    Blue,
    /// The second colour.
    Red,
}

/// A stake on a spot of the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaidStake {
    /// The numbered seat it belongs to.
    pub seat: u8,
    /// Where it lies.
    pub spot: Spot,
    /// How much, in coins.
    pub amount: Money,
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

/// What the trainee answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// The choice at this place.
    Choice(usize),
    /// A number.
    Number(u32),
    /// A sum.
    Money(Money),
    /// One answer for each part.
    Several(Vec<Self>),
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
            Self::Number { .. } | Self::Money | Self::Several(_) => Vec::new(),
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
            _ => String::new(),
        }
    }
}
