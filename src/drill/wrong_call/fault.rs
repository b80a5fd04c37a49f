//! Faults of a call, and generation of faulty calls.

use std::sync::Arc;

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::call_words::first_difference;
use crate::rules::calls::{Announcement, Call, final_call, point_call};
use crate::rules::coup::{Coup, CoupOutcome};
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Chance, Side};
use crate::voice::Speech;

use super::super::announcements::Moment;
use crate::rules::house::HouseLibrary;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "call-fault-", const_into_str)]
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub(super) enum CallKind {
    Point,
    Final,
}

impl CallKind {
    pub(super) const ALL: [Self; 2] = [Self::Point, Self::Final];

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

    pub(super) const fn applies_to(self, which: CallKind) -> bool {
        matches!((self, which), (Self::Point | Self::Words, _) | (_, CallKind::Final))
    }

    pub(super) fn applies_in(self, which: CallKind, house: &House) -> bool {
        let made = SpokenCall::example(which);
        match self {
            Self::Order => made.wording(house).with_points_swapped().is_some(),
            Self::Words => made.differs_elsewhere(house),
            Self::Point | Self::Winner => true,
        }
    }
}

#[derive(Clone, Copy)]
pub(super) enum SpokenCall {
    Point(Side, Point),
    /// Both points and the winner.
    Final(BySide<Point>, Chance),
}

impl SpokenCall {
    /// The call for this announcement of a coup.
    pub(super) fn from_coup(coup: &Coup<'_>, announcement: Announcement) -> Option<Self> {
        match announcement {
            Announcement::Point(side) => Some(Self::Point(side, coup.hand(side)?.point_of_two())),
            Announcement::Final => coup.outcome().map(|CoupOutcome { points, winner, .. }| Self::Final(points, winner)),
            _ => None,
        }
    }

    const fn example(which: CallKind) -> Self {
        let [_, one, .., other, _, _] = Point::ALL;
        match which {
            CallKind::Point => Self::Point(Side::Punto, other),
            CallKind::Final => Self::Final(BySide { punto: other, banco: one }, Chance::Punto),
        }
    }

    pub(super) fn wording(self, house: &House) -> Call<'_> {
        match self {
            Self::Point(side, point) => point_call(house, side, point),
            Self::Final(points, winner) => final_call(house, points, winner),
        }
    }

    fn spoken(self, house: &House) -> Option<Speech> {
        Speech::from_call(house, &self.wording(house))
    }

    /// The call with a fault; `None` if the fault does not change it.
    pub(super) fn with_fault(self, fault: CallFault, house: &House, dice: &mut SeededRng) -> Option<Speech> {
        let right = self.spoken(house)?;
        let wrong = match (fault, self) {
            (CallFault::Order, _) => Speech { text: self.wording(house).with_points_swapped()?, ..right.clone() },
            (CallFault::Point, Self::Point(side, point)) => {
                let others: Vec<Point> = Point::ALL.into_iter().filter(|other| *other != point).collect();
                Self::Point(side, *dice.pick(&others)?).spoken(house)?
            }
            (CallFault::Point, Self::Final(points, winner)) => {
                Self::Final(*dice.pick(&misread(points, winner))?, winner).spoken(house)?
            }
            (CallFault::Winner, Self::Final(points, winner)) => {
                let others: Vec<Chance> = Chance::ALL.into_iter().filter(|other| *other != winner).collect();
                Self::Final(points, *dice.pick(&others)?).spoken(house)?
            }
            (CallFault::Winner, Self::Point(..)) => return None,
            (CallFault::Words, _) => dice.pick(&self.other_wordings(house))?.clone(),
        };
        differs(&right, &wrong).then_some(wrong)
    }

    fn differs_elsewhere(self, house: &House) -> bool {
        let Some(right) = self.spoken(house) else { return false };
        let mut others = HouseLibrary::shared().iter().filter(|other| other.id != house.id);
        others.any(|other| self.spoken(other).is_some_and(|said| differs(&right, &said)))
    }

    /// Different wordings in other houses: those with the same language, else the houses of the same name, else all.
    fn other_wordings(self, house: &House) -> Vec<Speech> {
        let Some(right) = self.spoken(house) else { return Vec::new() };
        let others = HouseLibrary::shared().iter().filter(|other| other.id != house.id);
        let said = |other: &'static Arc<House>| Some((other.as_ref(), self.spoken(other)?));
        let all: Vec<(&House, Speech)> = others.filter_map(said).filter(|(_, said)| differs(&right, said)).collect();
        let only = |wanted: &dyn Fn(&House, &Speech) -> bool| -> Vec<Speech> {
            all.iter().filter(|(other, said)| wanted(other, said)).map(|(_, said)| said.clone()).collect()
        };
        let nearest = [only(&|_, said| said.language == right.language), only(&|other, _| are_sisters(house, other))];
        nearest.into_iter().find(|said| !said.is_empty()).unwrap_or_else(|| only(&|_, _| true))
    }
}

fn are_sisters(one: &House, other: &House) -> bool {
    fn stem(house: &House) -> Option<&str> {
        house.id.as_str().split('-').next()
    }
    stem(one) == stem(other)
}

/// Compares the words, regardless of spelling.
fn differs(right: &Speech, other: &Speech) -> bool {
    first_difference(&right.text, &other.text, Some(right.language)).is_some()
}

/// Other points with the same winner, so that the call has no second fault: one point changed, or both for a tie.
fn misread(points: BySide<Point>, winner: Chance) -> Vec<BySide<Point>> {
    let each = Point::ALL.into_iter().flat_map(|point| {
        [BySide { punto: point, ..points }, BySide { banco: point, ..points }, BySide { punto: point, banco: point }]
    });
    let is_one_slip =
        |other: &BySide<Point>| winner == Chance::Egalite || other.punto == points.punto || other.banco == points.banco;
    each.filter(|other| *other != points && CoupOutcome::winner_of(*other) == winner).filter(is_one_slip).collect()
}
