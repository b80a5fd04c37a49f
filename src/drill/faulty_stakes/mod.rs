//! Drill: the stake on the layout that may not stand, and its remedy.

mod key;
mod layout;

use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::i18n::phrase::{Fact, Phrase};
use crate::rules::house::House;
use crate::rules::rng::SeededRng;

use super::Drill;
use super::filter::{Filter, FilterOption};
use super::flaw::DrillFlaw;
use super::marking::PosedQuestion;

use self::layout::FaultyLayout;

#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FaultyStakes {
    pub faults: Vec<StakeFault>,
    pub seats: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case", prefix = "stake-", const_into_str)]
pub enum StakeFault {
    /// Below the minimum.
    BelowMinimum,
    /// A stake on a side above the maximum.
    AboveMaximum,
    /// A player's stakes together above the maximum, in a house that limits them together.
    TotalAboveMaximum,
    /// A tie stake above its share of the maximum.
    TieOverItsShare,
    /// A tie stake alone where it needs a companion.
    TieAlone,
    /// A stake on Banco that the house's pieces do not pay exactly.
    OffStep,
    /// Placed after the bets were stopped.
    Late,
    /// A player exceeds the maximum through another, in a house with a rule on it.
    ThroughAnother,
    /// No fault, but some stake at the edge of what is allowed.
    Nothing,
}

impl Default for FaultyStakes {
    fn default() -> Self {
        Self { faults: StakeFault::ALL.to_vec(), seats: 4 }
    }
}

const SEATS: std::ops::RangeInclusive<u8> = 2..=5;

/// Attempts to generate exactly the wanted fault; most succeed at once.
const MOST_LAYOUTS: usize = 1_000;

impl StakeFault {
    const ALL: [Self; 9] = [
        Self::BelowMinimum,
        Self::AboveMaximum,
        Self::TotalAboveMaximum,
        Self::TieOverItsShare,
        Self::TieAlone,
        Self::OffStep,
        Self::Late,
        Self::ThroughAnother,
        Self::Nothing,
    ];

    fn is_known(self, house: &House) -> bool {
        let rules = &house.limits;
        match self {
            Self::BelowMinimum | Self::AboveMaximum | Self::Nothing => true,
            Self::TieOverItsShare => rules.egalite_share_of_maximum.value().is_some(),
            Self::TieAlone => *rules.egalite_needs_main_stake.value(),
            Self::TotalAboveMaximum => rules.count_per_player(),
            Self::OffStep => layout::unpayable_amount(house).is_some(),
            Self::Late => *rules.late_is_refused.value(),
            // Not asked where the source is silent.
            Self::ThroughAnother => !rules.others_may_add.value() && rules.others_may_add.basis().clause().is_some(),
        }
    }
}

impl FaultyStakes {
    fn faults<'a>(&'a self, house: &'a House) -> impl Iterator<Item = StakeFault> + 'a {
        self.faults.iter().copied().filter(|fault| fault.is_known(house))
    }
}

impl Drill for FaultyStakes {
    fn decisions(&self, house: &House) -> Vec<String> {
        self.faults(house).map(|fault| fault.into_str().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut SeededRng) -> Option<PosedQuestion> {
        let fault = self.faults(house).nth(decision)?;
        let also: Vec<StakeFault> = self.faults(house).collect();
        let laid = |dice: &mut SeededRng| FaultyLayout::generate(fault, usize::from(self.seats), house, dice);
        let mut layout = (0..MOST_LAYOUTS).filter_map(|_| laid(dice)).find(|layout| {
            let found = layout.refused(house).count();
            found == usize::from(fault != StakeFault::Nothing) && !layout.depends_on_reading(house)
        })?;
        layout.narrate(fault, &also, house, dice);
        Some(layout.posed(house))
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let faults = StakeFault::ALL.into_iter().filter(|fault| fault.is_known(house)).map(|fault| FilterOption {
            word: format!("{fault:?}").into(),
            label: Phrase::plain(text_key!("offer-", StakeFault, fault)),
            chosen: self.faults.contains(&fault),
        });
        vec![Filter::any_of("faults", faults), Filter::one_of("seats", seat_offers(SEATS, self.seats))]
    }

    fn flaw(&self) -> Option<DrillFlaw> {
        (!SEATS.contains(&self.seats)).then_some(DrillFlaw::SeatsWithStakes(SEATS))
    }
}

pub(super) fn seat_offers(seats: std::ops::RangeInclusive<u8>, chosen: u8) -> impl Iterator<Item = FilterOption> {
    seats.map(move |seats| FilterOption {
        word: seats.to_string().into(),
        label: text!("offer-seats", seats = Fact::Number(seats.into())),
        chosen: seats == chosen,
    })
}
