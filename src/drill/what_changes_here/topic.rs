//! Topics on which two houses are compared.

use std::sync::Arc;

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::rules::bet::Spot;
use crate::rules::clause::Basis;
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

use super::case::ComparedCase;
use super::{shoe, stake, table};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Topic {
    BancoPays,
    TieAlone,
    TieMaximum,
    AboveMaximum,
    /// Never asked: no text names a step of stakes. Lessons may still name it.
    #[schemars(skip)]
    Step,
    AfterATie,
    Cut,
    StopCard,
    Burn,
    Packs,
    TurnsPunto,
    Draws,
    FinalCall,
    Misdraw,
    MisdrawnByBanker,
    Words,
}

impl Topic {
    /// Topics that are asked, in display order.
    pub const ALL: [Self; 15] = [
        Self::BancoPays,
        Self::TieAlone,
        Self::TieMaximum,
        Self::AboveMaximum,
        Self::AfterATie,
        Self::Cut,
        Self::StopCard,
        Self::Burn,
        Self::Packs,
        Self::TurnsPunto,
        Self::Draws,
        Self::FinalCall,
        Self::Misdraw,
        Self::MisdrawnByBanker,
        Self::Words,
    ];

    /// False of the shoe's round where it goes round in neither house.
    pub(super) fn is_known(self, one: &House, other: &House) -> bool {
        let is_of_the_round = matches!(self, Self::AfterATie | Self::TurnsPunto | Self::Draws | Self::MisdrawnByBanker);
        !is_of_the_round || [one, other].iter().any(|house| *house.circulation.goes_round.value())
    }

    /// True if the house's text is silent on the topic.
    pub(super) fn is_silent(self, house: &House) -> bool {
        let (limits, shoe, circulation) = (&house.limits, &house.shoe, &house.circulation);
        let round = |basis: Basis| if *circulation.goes_round.value() { basis } else { circulation.goes_round.basis() };
        let basis = match self {
            // A win on Banco is paid everywhere; words differ one by one.
            Self::BancoPays | Self::Words => return false,
            Self::Step => return true,
            Self::TieAlone => limits.egalite_needs_main_stake.basis(),
            Self::TieMaximum => limits.egalite_share_of_maximum.basis(),
            Self::AboveMaximum => limits.above_maximum.basis(),
            Self::AfterATie => round(circulation.keeps_on_egalite.basis()),
            Self::Cut => shoe.cut.basis(),
            Self::StopCard => shoe.stop.basis(),
            Self::Burn => shoe.burn_by_first_card.basis(),
            Self::Packs => shoe.packs.basis(),
            Self::TurnsPunto => house.dealing.turns_punto.basis(),
            Self::Draws => house.dealing.draws.basis(),
            Self::FinalCall => house.calls.final_call.basis(),
            Self::Misdraw if house.misdraw.otherwise.basis() != Basis::Silent => return false,
            Self::Misdraw => house.misdraw.restore.basis(),
            Self::MisdrawnByBanker => round(house.misdraw.banker_passes.basis()),
        };
        basis == Basis::Silent
    }

    /// True if both texts say the same, or both say nothing.
    pub(super) fn agrees(self, one: &House, other: &House) -> bool {
        if self.is_silent(one) || self.is_silent(other) {
            return self.is_silent(one) && self.is_silent(other);
        }
        match self {
            Self::BancoPays => same(one, other, |house| {
                let lines = house.spot_rules(Spot::Banco).into_iter().flat_map(|rules| &rules.payouts);
                lines.map(|line| (line.when, line.pays)).collect::<Vec<_>>()
            }),
            Self::TieAlone => same(one, other, |house| house.limits.egalite_needs_main_stake.value()),
            Self::TieMaximum => same(one, other, |house| house.limits.egalite_share_of_maximum.value()),
            Self::AboveMaximum => same(one, other, |house| house.limits.above_maximum.value()),
            Self::Step => true,
            Self::AfterATie => same(one, other, |house| {
                let round = &house.circulation;
                let kept = [&round.keeps_on_punto, &round.keeps_on_banco, &round.keeps_on_egalite];
                round.goes_round.value().then(|| kept.map(|kept| *kept.value()))
            }),
            Self::Cut => same(one, other, |house| house.shoe.cut.value()),
            Self::StopCard => same(one, other, |house| house.shoe.stop.value()),
            Self::Burn => same(one, other, |house| {
                let shoe = &house.shoe;
                shoe.burn_by_first_card.value().then(|| *shoe.burn_of_tens_and_figures.value())
            }),
            Self::Packs => same(one, other, |house| house.shoe.packs.value()),
            Self::TurnsPunto => same(one, other, |house| {
                (house.dealing.turns_punto.value(), house.dealing.banker_may_turn_punto.value())
            }),
            Self::Draws => same(one, other, |house| house.dealing.draws.value()),
            Self::FinalCall => {
                same(one, other, |house| (house.calls.final_call.value(), house.calls.final_call_egalite.value()))
            }
            Self::Misdraw => same(one, other, |house| (house.misdraw.restore.value(), house.misdraw.otherwise.value())),
            Self::MisdrawnByBanker => same(one, other, |house| {
                house.circulation.goes_round.value().then(|| *house.misdraw.banker_passes.value())
            }),
            Self::Words => table::TERMS.iter().all(|term| term.word(one) == term.word(other)),
        }
    }

    /// The case in both houses; `None` if the draw is not possible in both.
    pub(super) fn case(self, house: &House, other: &Arc<House>, dice: &mut SeededRng) -> Option<ComparedCase> {
        match self {
            Self::BancoPays => stake::banco_pays(house, other, dice),
            Self::TieAlone => stake::tie_alone(house, other, dice),
            Self::TieMaximum => stake::tie_maximum(house, other, dice),
            Self::AboveMaximum => stake::above_maximum(house, other, dice),
            Self::Step => None,
            Self::AfterATie => shoe::after_a_tie(house, other, dice),
            Self::Cut => shoe::cut(house, other, dice),
            Self::StopCard => shoe::stop_card(house, other, dice),
            Self::Burn => shoe::burned(house, other, dice),
            Self::Packs => shoe::packs(house, other, dice),
            Self::TurnsPunto => table::turns_punto(house, other, dice),
            Self::Draws => table::draws(house, other, dice),
            Self::FinalCall => table::final_call(house, other, dice),
            Self::Misdraw => table::misdraw(house, other, dice),
            Self::MisdrawnByBanker => table::misdrawn_by_banker(house, other, dice),
            Self::Words => table::words(house, other, dice),
        }
    }
}

fn same<'h, T: PartialEq>(one: &'h House, other: &'h House, law: impl Fn(&'h House) -> T) -> bool {
    law(one) == law(other)
}
