//! Faults of a call, and generation of faulty calls.

use std::sync::Arc;

use serde::Deserialize;

use crate::rules::calls::{Announcement, Call, final_call, point_call};
use crate::rules::coup::{Coup, Outcome};
use crate::rules::dice::Dice;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::side::{BySide, Chance, Side};
use crate::voice::Said;
use crate::words::spoken::first_difference;

use super::super::announcements::Moment;
use super::super::what_changes_here::built_in;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum CallFault {
    /// The two points are swapped.
    Order,
    /// A point does not match the cards.
    Point,
    /// The named winner is wrong.
    Winner,
    /// The words are another house's.
    Words,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    Point,
    Final,
}

impl Which {
    pub(super) const ALL: [Self; 2] = [Self::Point, Self::Final];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Point => "point",
            Self::Final => "final",
        }
    }

    /// Moments at which this call is made; drawn uniformly.
    pub(super) const fn moments(self) -> [Moment; 4] {
        match self {
            Self::Point => [Moment::PuntoPoint, Moment::BancoPoint, Moment::PuntoNatural, Moment::BancoNatural],
            Self::Final => [Moment::BothStand, Moment::FinalCall, Moment::FinalTie, Moment::FinalNatural],
        }
    }
}

impl CallFault {
    pub(super) const ALL: [Self; 4] = [Self::Order, Self::Point, Self::Winner, Self::Words];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Order => "call-fault-order",
            Self::Point => "call-fault-point",
            Self::Winner => "call-fault-winner",
            Self::Words => "call-fault-words",
        }
    }

    pub(super) const fn is_of(self, which: Which) -> bool {
        matches!((self, which), (Self::Point | Self::Words, _) | (_, Which::Final))
    }

    pub(super) fn comes_up(self, which: Which, house: &House) -> bool {
        let made = Made::example(which);
        match self {
            Self::Order => made.in_words_of(house).in_reverse().is_some(),
            Self::Words => made.is_said_otherwise(house),
            Self::Point | Self::Winner => true,
        }
    }
}

#[derive(Clone, Copy)]
pub(super) enum Made {
    Point(Side, Point),
    /// Both points and the winner.
    Final(BySide<Point>, Chance),
}

impl Made {
    /// The call for this announcement of a coup.
    pub(super) fn of(coup: &Coup<'_>, announcement: Announcement) -> Option<Self> {
        match announcement {
            Announcement::Point(side) => Some(Self::Point(side, coup.hand(side)?.point_of_two())),
            Announcement::Final => coup.outcome().map(|Outcome { points, winner, .. }| Self::Final(points, winner)),
            _ => None,
        }
    }

    const fn example(which: Which) -> Self {
        let [_, one, .., other, _, _] = Point::ALL;
        match which {
            Which::Point => Self::Point(Side::Punto, other),
            Which::Final => Self::Final(BySide { punto: other, banco: one }, Chance::Punto),
        }
    }

    pub(super) fn in_words_of(self, house: &House) -> Call<'_> {
        match self {
            Self::Point(side, point) => point_call(house, side, point),
            Self::Final(points, winner) => final_call(house, points, winner),
        }
    }

    fn said(self, house: &House) -> Option<Said> {
        Said::of_call(house, &self.in_words_of(house))
    }

    /// The call with a fault; `None` if the fault does not change it.
    pub(super) fn with(self, fault: CallFault, house: &House, dice: &mut Dice) -> Option<Said> {
        let right = self.said(house)?;
        let wrong = match (fault, self) {
            (CallFault::Order, _) => Said { text: self.in_words_of(house).in_reverse()?, ..right.clone() },
            (CallFault::Point, Self::Point(side, point)) => {
                let others: Vec<Point> = Point::ALL.into_iter().filter(|other| *other != point).collect();
                Self::Point(side, *dice.pick(&others)?).said(house)?
            }
            (CallFault::Point, Self::Final(points, winner)) => {
                Self::Final(*dice.pick(&misread(points, winner))?, winner).said(house)?
            }
            (CallFault::Winner, Self::Final(points, winner)) => {
                let others: Vec<Chance> = Chance::ALL.into_iter().filter(|other| *other != winner).collect();
                Self::Final(points, *dice.pick(&others)?).said(house)?
            }
            (CallFault::Winner, Self::Point(..)) => return None,
            (CallFault::Words, _) => dice.pick(&self.elsewhere(house))?.clone(),
        };
        differs(&right, &wrong).then_some(wrong)
    }

    fn is_said_otherwise(self, house: &House) -> bool {
        let Some(right) = self.said(house) else { return false };
        let mut others = built_in().iter().filter(|other| other.id != house.id);
        others.any(|other| self.said(other).is_some_and(|said| differs(&right, &said)))
    }

    /// Different wordings in other houses: those with the same language, else the houses of the same name, else all.
    fn elsewhere(self, house: &House) -> Vec<Said> {
        let Some(right) = self.said(house) else { return Vec::new() };
        let others = built_in().iter().filter(|other| other.id != house.id);
        let said = |other: &'static Arc<House>| Some((other.as_ref(), self.said(other)?));
        let all: Vec<(&House, Said)> = others.filter_map(said).filter(|(_, said)| differs(&right, said)).collect();
        let only = |wanted: &dyn Fn(&House, &Said) -> bool| -> Vec<Said> {
            all.iter().filter(|(other, said)| wanted(other, said)).map(|(_, said)| said.clone()).collect()
        };
        let nearest = [only(&|_, said| said.language == right.language), only(&|other, _| are_sisters(house, other))];
        nearest.into_iter().find(|said| !said.is_empty()).unwrap_or_else(|| only(&|_, _| true))
    }
}

fn are_sisters(one: &House, other: &House) -> bool {
    one.id.split('-').next() == other.id.split('-').next()
}

/// Compares the words, regardless of spelling.
fn differs(right: &Said, other: &Said) -> bool {
    first_difference(&right.text, &other.text, Some(right.language)).is_some()
}

/// Other points with the same winner, so that the call has no second fault: one point changed, or both for a tie.
fn misread(points: BySide<Point>, winner: Chance) -> Vec<BySide<Point>> {
    let each = Point::ALL.into_iter().flat_map(|point| {
        [BySide { punto: point, ..points }, BySide { banco: point, ..points }, BySide { punto: point, banco: point }]
    });
    let is_one_slip =
        |other: &BySide<Point>| winner == Chance::Egalite || other.punto == points.punto || other.banco == points.banco;
    each.filter(|other| *other != points && Outcome::winner_of(*other) == winner).filter(is_one_slip).collect()
}
