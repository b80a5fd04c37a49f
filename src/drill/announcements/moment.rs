//! Moments of a coup at which the tailleur speaks.

use serde::Deserialize;
use strum::IntoStaticStr;

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::calls::{Announcement, Occasion, occasion_call};
use crate::rules::card::Card;
use crate::rules::coup::Coup;
use crate::rules::hand::Point;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;
use crate::rules::side::{Chance, Side};

use super::super::deal;
use super::super::filter::{Filter, FilterOption};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", prefix = "call-", const_into_str)]
pub enum Moment {
    PlaceBets,
    BetsClosed,
    PuntoPoint,
    BancoPoint,
    PuntoNatural,
    BancoNatural,
    CardForPunto,
    CardForBanco,
    BothStand,
    #[strum(serialize = "final")]
    FinalCall,
    FinalTie,
    FinalNatural,
    BetsMade,
    Burned,
    LastCoup,
    HandPasses,
    HandRefused,
    CoupVoid,
    Change,
}

impl Moment {
    pub(crate) const ALL: [Self; 19] = [
        Self::PlaceBets,
        Self::BetsClosed,
        Self::PuntoPoint,
        Self::BancoPoint,
        Self::PuntoNatural,
        Self::BancoNatural,
        Self::CardForPunto,
        Self::CardForBanco,
        Self::BothStand,
        Self::FinalCall,
        Self::FinalTie,
        Self::FinalNatural,
        Self::BetsMade,
        Self::Burned,
        Self::LastCoup,
        Self::HandPasses,
        Self::HandRefused,
        Self::CoupVoid,
        Self::Change,
    ];

    /// Name in a lesson file.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::PlaceBets => "PlaceBets",
            Self::BetsClosed => "BetsClosed",
            Self::PuntoPoint => "PuntoPoint",
            Self::BancoPoint => "BancoPoint",
            Self::PuntoNatural => "PuntoNatural",
            Self::BancoNatural => "BancoNatural",
            Self::CardForPunto => "CardForPunto",
            Self::CardForBanco => "CardForBanco",
            Self::BothStand => "BothStand",
            Self::FinalCall => "FinalCall",
            Self::FinalTie => "FinalTie",
            Self::FinalNatural => "FinalNatural",
            Self::BetsMade => "BetsMade",
            Self::Burned => "Burned",
            Self::LastCoup => "LastCoup",
            Self::HandPasses => "HandPasses",
            Self::HandRefused => "HandRefused",
            Self::CoupVoid => "CoupVoid",
            Self::Change => "Change",
        }
    }

    pub(crate) fn label(self) -> Phrase {
        let (key, side) = match self {
            Self::PlaceBets => (text_key!("moment-place-bets"), None),
            Self::BetsClosed => (text_key!("moment-bets-closed"), None),
            Self::PuntoPoint => (text_key!("moment-point"), Some(Side::Punto)),
            Self::BancoPoint => (text_key!("moment-point"), Some(Side::Banco)),
            Self::PuntoNatural => (text_key!("moment-natural"), Some(Side::Punto)),
            Self::BancoNatural => (text_key!("moment-natural"), Some(Side::Banco)),
            Self::CardForPunto => (text_key!("moment-card-for"), Some(Side::Punto)),
            Self::CardForBanco => (text_key!("moment-card-for"), Some(Side::Banco)),
            Self::BothStand => (text_key!("moment-both-stand"), None),
            Self::FinalCall => (text_key!("moment-final-call"), None),
            Self::FinalTie => (text_key!("moment-final-tie"), None),
            Self::FinalNatural => (text_key!("moment-final-natural"), None),
            Self::BetsMade => (text_key!("moment-bets-made"), None),
            Self::Burned => (text_key!("moment-burned"), None),
            Self::LastCoup => (text_key!("moment-last-coup"), None),
            Self::HandPasses => (text_key!("moment-hand-passes"), None),
            Self::HandRefused => (text_key!("moment-hand-refused"), None),
            Self::CoupVoid => (text_key!("moment-coup-void"), None),
            Self::Change => (text_key!("moment-change"), None),
        };
        let label = Phrase::plain(key);
        match side {
            Some(side) => label.with("side", Fact::Side(side)),
            None => label,
        }
    }

    /// The announcement of a coup; `None` outside its course.
    pub(in super::super) const fn announcement(self) -> Option<Announcement> {
        Some(match self {
            Self::PlaceBets => Announcement::PlaceBets,
            Self::BetsClosed => Announcement::BetsClosed,
            Self::PuntoPoint | Self::PuntoNatural => Announcement::Point(Side::Punto),
            Self::BancoPoint | Self::BancoNatural => Announcement::Point(Side::Banco),
            Self::CardForPunto => Announcement::CardFor(Side::Punto),
            Self::CardForBanco => Announcement::CardFor(Side::Banco),
            Self::BothStand | Self::FinalCall | Self::FinalTie | Self::FinalNatural => Announcement::Final,
            _ => return None,
        })
    }

    /// The occasion outside the course of a coup, with this number of cards burned; `None` within a coup.
    pub(super) const fn occasion(self, burned: u8) -> Option<Occasion> {
        Some(match self {
            Self::BetsMade => Occasion::BetsMade,
            Self::Burned => Occasion::Burned(burned),
            Self::LastCoup => Occasion::LastCoup,
            Self::HandPasses => Occasion::HandPasses,
            Self::HandRefused => Occasion::HandRefused,
            Self::CoupVoid => Occasion::CoupVoid,
            Self::Change => Occasion::Change,
            _ => return None,
        })
    }

    /// True if it comes at the house's table, and the house has words for it.
    pub(super) fn is_known(self, house: &House) -> bool {
        let is_of_the_round = matches!(self, Self::HandPasses | Self::HandRefused);
        let comes = !is_of_the_round || *house.circulation.goes_round.value();
        comes && self.occasion(1).is_none_or(|occasion| occasion_call(house, occasion).is_some())
    }

    /// Deals a coup up to this moment.
    pub(in super::super) fn deal<'h>(self, house: &'h House, dice: &mut SeededRng) -> Option<Coup<'h>> {
        let point = Point::from_sum(dice.below(8) as u32);
        let natural = Point::from_sum(8 + dice.below(2) as u32);
        let of_two = |coup: &Coup<'_>, side| coup.hand(side).map(|hand| hand.point_of_two());
        let has = |coup: &Coup<'_>, side| of_two(coup, side).is_some_and(Point::is_natural);
        let drew = |coup: &Coup<'_>, side| coup.hand(side).is_some_and(|hand| hand.third().is_some());
        let winner = |coup: &Coup<'_>| coup.outcome().map(|outcome| outcome.winner);
        let wins = if dice.below(2) == 0 { Chance::Punto } else { Chance::Banco };
        let naturals = *dice.pick(&[(true, false), (false, true), (true, true)])?;
        let coup = deal::coup_where(house, dice, |coup| match self {
            Self::PuntoPoint => of_two(coup, Side::Punto) == Some(point),
            Self::BancoPoint => of_two(coup, Side::Banco) == Some(point),
            Self::PuntoNatural => of_two(coup, Side::Punto) == Some(natural),
            Self::BancoNatural => of_two(coup, Side::Banco) == Some(natural),
            Self::CardForPunto => drew(coup, Side::Punto),
            Self::CardForBanco => drew(coup, Side::Banco),
            Self::BothStand => coup.count() == 4 && !has(coup, Side::Punto) && !has(coup, Side::Banco),
            Self::FinalCall => coup.count() > 4 && winner(coup) == Some(wins),
            Self::FinalTie => coup.count() > 4 && winner(coup) == Some(Chance::Egalite),
            Self::FinalNatural => (has(coup, Side::Punto), has(coup, Side::Banco)) == naturals,
            Self::PlaceBets
            | Self::BetsClosed
            | Self::BetsMade
            | Self::Burned
            | Self::LastCoup
            | Self::HandPasses
            | Self::HandRefused
            | Self::CoupVoid
            | Self::Change => true,
        })?;
        let dealt = match self.announcement()? {
            Announcement::PlaceBets | Announcement::BetsClosed => 0,
            Announcement::Point(_) | Announcement::CardFor(Side::Punto) => 4,
            Announcement::CardFor(Side::Banco) => coup.count() - 1,
            Announcement::Final => coup.count(),
        };
        let cards: Vec<Card> = coup.cards().take(dealt).collect();
        Coup::deal(house, &cards).ok()
    }
}

/// The moments that come at the house's table and for which it has words.
pub(super) fn known<'a>(chosen: &'a [Moment], house: &'a House) -> impl Iterator<Item = Moment> + 'a {
    chosen.iter().copied().filter(|moment| moment.is_known(house))
}

pub(super) fn filters(chosen: &[Moment], house: &House) -> Vec<Filter> {
    let known = Moment::ALL.into_iter().filter(|moment| moment.is_known(house));
    let offers = known.map(|moment| FilterOption {
        word: moment.word().into(),
        label: moment.label(),
        chosen: chosen.contains(&moment),
    });
    vec![Filter::any_of("moments", offers)]
}
