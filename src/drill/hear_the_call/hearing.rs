//! Calls to hear, and generation of matching coups.

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::rules::calls::Announcement;
use crate::rules::card::Card;
use crate::rules::coup::Coup;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;
use crate::rules::side::{Chance, Side};
use crate::rules::tableau::Act;

use super::super::announcements::Moment;
use super::super::deal;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "heard-", const_into_str)]
pub enum Hearing {
    /// Punto's point, no natural.
    PuntoPoint,
    /// Banco's point, no natural.
    BancoPoint,
    /// Punto's natural.
    PuntoNatural,
    /// Banco's natural.
    BancoNatural,
    /// Both points, no natural: who draws.
    BothPoints,
    /// Both points with at least one natural: who draws.
    PointsWithNatural,
    /// Both points and the card for Punto: what follows.
    CardForPunto,
    /// Both points and the cards up to Banco's: what follows.
    CardForBanco,
    /// The final call with a winning side: points and winner.
    #[strum(serialize = "final")]
    FinalCall,
    /// The final call of a tie.
    FinalTie,
    /// The final call after a natural.
    FinalNatural,
    /// The final call: settlement of the stakes.
    Payment,
}

impl Hearing {
    pub(super) const ALL: [Self; 12] = [
        Self::PuntoPoint,
        Self::BancoPoint,
        Self::PuntoNatural,
        Self::BancoNatural,
        Self::BothPoints,
        Self::PointsWithNatural,
        Self::CardForPunto,
        Self::CardForBanco,
        Self::FinalCall,
        Self::FinalTie,
        Self::FinalNatural,
        Self::Payment,
    ];

    pub(super) fn last(self, house: &House) -> Announcement {
        match self {
            Self::PuntoPoint | Self::PuntoNatural => Announcement::Point(Side::Punto),
            Self::BancoPoint | Self::BancoNatural => Announcement::Point(Side::Banco),
            Self::BothPoints | Self::PointsWithNatural => {
                Announcement::Point(house.dealing.turned_first.value().other())
            }
            Self::CardForPunto => Announcement::CardFor(Side::Punto),
            Self::CardForBanco => Announcement::CardFor(Side::Banco),
            Self::FinalCall | Self::FinalTie | Self::FinalNatural | Self::Payment => Announcement::Final,
        }
    }

    /// The coup is never dealt past the last announcement heard.
    pub(super) fn includes(self, announcement: Announcement, house: &House) -> bool {
        let is_last = announcement == self.last(house);
        match self {
            Self::BothPoints | Self::PointsWithNatural => matches!(announcement, Announcement::Point(_)),
            Self::CardForPunto => is_last || matches!(announcement, Announcement::Point(_)),
            Self::CardForBanco => matches!(announcement, Announcement::Point(_) | Announcement::CardFor(_)),
            _ => is_last,
        }
    }

    /// Deals a coup up to the heard call.
    pub(super) fn deal<'h>(self, house: &'h House, dice: &mut SeededRng) -> Option<Coup<'h>> {
        match self {
            Self::PuntoPoint => Moment::PuntoPoint.deal(house, dice),
            Self::BancoPoint => Moment::BancoPoint.deal(house, dice),
            Self::PuntoNatural => Moment::PuntoNatural.deal(house, dice),
            Self::BancoNatural => Moment::BancoNatural.deal(house, dice),
            Self::BothPoints => points(house, dice),
            Self::PointsWithNatural | Self::FinalNatural => Moment::FinalNatural.deal(house, dice),
            Self::CardForPunto => Moment::CardForPunto.deal(house, dice),
            Self::CardForBanco => Moment::CardForBanco.deal(house, dice),
            Self::FinalCall => {
                let wins = *dice.pick(&[Chance::Punto, Chance::Banco])?;
                ends(house, dice, wins, false)
            }
            Self::FinalTie => ends(house, dice, Chance::Egalite, false),
            Self::Payment => {
                let wins = *dice.pick(&Chance::ALL)?;
                ends(house, dice, wins, true)
            }
        }
    }
}

/// Four cards without a natural, with Punto drawing half the time.
fn points<'h>(house: &'h House, dice: &mut SeededRng) -> Option<Coup<'h>> {
    let act = *dice.pick(&[Act::Draw, Act::Stand])?;
    let coup = deal::coup_where(house, dice, |coup| {
        let natural = coup.outcome().is_some_and(|outcome| outcome.natural);
        let punto = coup.hand(Side::Punto).and_then(|hand| house.tableau.punto(hand.point_of_two()));
        !natural && punto.is_some_and(|ruling| ruling.act == act)
    })?;
    let cards: Vec<Card> = coup.cards().take(4).collect();
    Coup::deal(house, &cards).ok()
}

/// A closed coup won by this chance.
fn ends<'h>(house: &'h House, dice: &mut SeededRng, wins: Chance, by_natural_too: bool) -> Option<Coup<'h>> {
    let is_wanted =
        |coup: &Coup<'_>| coup.outcome().is_some_and(|end| end.winner == wins && (by_natural_too || !end.natural));
    deal::coup_where(house, dice, is_wanted)
}
