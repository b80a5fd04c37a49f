//! Figures: cards, stakes, the tableau or a whole table, drawn within a page.

use crate::drill::authored::FixedScene;
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::near::nearest;
use crate::rules::phrase::{Fact, Phrase};
use crate::rules::side::{BySide, Side};
use crate::rules::tableau::Cell;

/// Something of the table, as an author sets it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Figure {
    /// Cards in a row that are nobody's.
    Cards(Vec<Laid>),
    /// The cards of both sides.
    Hands(BySide<Vec<Laid>>),
    /// Stakes, one beside the other.
    Stakes(Vec<FigureStake>),
    /// The tableau of the house, or a part of it.
    Tableau(Part),
    /// A whole table.
    Scene(Box<FixedScene>),
}

/// A card of a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Laid {
    /// Its face is seen.
    Up(Card),
    /// Its back is seen.
    Down,
}

/// A stake of a figure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FigureStake {
    /// The seat it belongs to, where that is said.
    pub seat: Option<u8>,
    /// The id of the spot it lies on: `banco`, or a spot of the house's own.
    pub spot: String,
    /// How much, in coins.
    pub amount: Money,
}

impl FigureStake {
    /// The spot of a house it lies on, where the house has it.
    #[must_use]
    pub fn spot_in(&self, house: &House) -> Option<Spot> {
        match self.spot.as_str() {
            "punto" => Some(Spot::Punto),
            "banco" => Some(Spot::Banco),
            "egalite" => Some(Spot::Egalite),
            own => house.spot(own),
        }
    }
}

/// How much of the tableau is drawn, and what of it is lit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// All of it.
    Whole,
    /// Punto's or Banco's.
    Side(Side),
    /// Punto's, with this point lit.
    Punto(Point),
    /// The row of Banco with this point.
    Row(Point),
    /// That row, with this cell lit.
    Cell(Cell),
}

impl Figure {
    /// What a house has against it, and against what of it: the seat or the spot of a stake (`2.seat`), or the path of
    /// something in a scene.
    #[must_use]
    pub fn flaw_in(&self, house: &House) -> Option<(String, Phrase)> {
        let most = house.tables.iter().map(|table| *table.seats.value()).max().unwrap_or(1);
        match self {
            Self::Stakes(stakes) => stakes.iter().enumerate().find_map(|(index, stake)| {
                let seat = stake.seat.filter(|seat| *seat > most).map(|seat| ("seat", no_seat(seat, most, house)));
                let spot = || stake.spot_in(house).is_none().then(|| ("spot", no_spot(&stake.spot, house)));
                seat.or_else(spot).map(|(part, what)| (format!("{index}.{part}"), what))
            }),
            Self::Scene(scene) => scene.objections(house).into_iter().next().map(|objection| {
                let at = objection.at.strip_prefix("scene.").unwrap_or_default().to_owned();
                (at, objection.told_of(&[house]))
            }),
            Self::Cards(_) | Self::Hands(_) | Self::Tableau(_) => None,
        }
    }
}

fn no_seat(seat: u8, most: u8, house: &House) -> Phrase {
    let what = Phrase::plain("flaw-page-no-such-seat").with("found", Fact::Number(seat.into()));
    in_house(what.with("most", Fact::Number(most.into())), house)
}

fn no_spot(spot: &str, house: &House) -> Phrase {
    let has: Vec<&str> = house.spots.iter().map(|rules| rules.id.as_str()).collect();
    let what = Phrase::plain("flaw-page-no-such-spot").with("found", Fact::Text(spot.to_owned()));
    in_house(what.with("known", Fact::Text(has.join(", "))), house).meant(nearest(spot, has))
}

fn in_house(what: Phrase, house: &House) -> Phrase {
    what.with("house", Fact::Text(house.name.clone()))
}
