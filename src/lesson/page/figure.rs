//! Figures drawn in a page: cards, stakes, the tableau or a whole table.

use crate::drill::authored::FixedScene;
use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::bet::Spot;
use crate::rules::card::Card;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::money::Money;
use crate::rules::side::{BySide, Side};
use crate::rules::tableau::Cell;
use crate::syntax::suggest::nearest;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PageFigure {
    Cards(Vec<FigureCard>),
    Hands(BySide<Vec<FigureCard>>),
    Stakes(Vec<FigureStake>),
    Tableau(TableauPart),
    Scene(Box<FixedScene>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FigureCard {
    Up(Card),
    Down,
}

impl FigureCard {
    pub(super) fn notation(self) -> String {
        match self {
            Self::Up(card) => card.to_string(),
            Self::Down => "?".to_owned(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FigureStake {
    /// `None` if the seat does not matter.
    pub seat: Option<u8>,
    /// Spot id: `banco`, or one of the house's own.
    pub spot: String,
    pub amount: Money,
}

impl FigureStake {
    /// `None` if the house lacks the spot.
    pub fn spot_in(&self, house: &House) -> Option<Spot> {
        match self.spot.as_str() {
            "punto" => Some(Spot::Punto),
            "banco" => Some(Spot::Banco),
            "egalite" => Some(Spot::Egalite),
            own => house.spot(own),
        }
    }
}

/// The part of the tableau drawn, and its highlight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableauPart {
    Whole,
    Side(Side),
    /// Punto's row with this point highlighted.
    Punto(Point),
    Row(Point),
    /// Banco's row with this cell highlighted.
    Cell(Cell),
}

impl PageFigure {
    /// The house's objection, with the part concerned: seat or spot of a stake (`2.seat`), or a path within a scene.
    pub fn flaw_in_house(&self, house: &House) -> Option<(String, Phrase)> {
        let most = house.tables.iter().map(|table| *table.seats.value()).max().unwrap_or(1);
        match self {
            Self::Stakes(stakes) => stakes.iter().enumerate().find_map(|(index, stake)| {
                let seat = stake.seat.filter(|seat| *seat > most).map(|seat| ("seat", no_seat(seat, most, house)));
                let spot = || stake.spot_in(house).is_none().then(|| ("spot", no_spot(&stake.spot, house)));
                seat.or_else(spot).map(|(part, what)| (format!("{index}.{part}"), what))
            }),
            Self::Scene(scene) => scene.objections(house).into_iter().next().map(|objection| {
                let at = objection.at.strip_prefix("scene.").unwrap_or_default().to_owned();
                (at, objection.describe_for(&[house]))
            }),
            Self::Cards(_) | Self::Hands(_) | Self::Tableau(_) => None,
        }
    }
}

fn no_seat(seat: u8, most: u8, house: &House) -> Phrase {
    let what = Phrase::plain(text_key!("flaw-page-no-such-seat")).with("found", Fact::Number(seat.into()));
    in_house(what.with("most", Fact::Number(most.into())), house)
}

fn no_spot(spot: &str, house: &House) -> Phrase {
    let has: Vec<&str> = house.spots.iter().map(|rules| rules.id.as_str()).collect();
    let what = Phrase::plain(text_key!("flaw-page-no-such-spot")).with("found", Fact::Text(spot.to_owned()));
    in_house(what.with("known", Fact::Text(has.join(", "))), house).with_suggestion(nearest(spot, has))
}

fn in_house(what: Phrase, house: &House) -> Phrase {
    what.with("house", Fact::Text(house.name.clone()))
}
