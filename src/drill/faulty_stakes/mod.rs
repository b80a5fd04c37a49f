//! Drill: the one stake on the layout that may not stand, and what is done about it.

mod key;
mod layout;

use serde::Deserialize;

use crate::rules::dice::Dice;
use crate::rules::house::House;
use crate::rules::phrase::{Fact, Phrase};

use super::Drill;
use super::filter::{Filter, Offer};
use super::marking::Posed;

use self::layout::Layout;

/// Find the stake that may not stand before the cards are drawn.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FaultyStakes {
    /// What is wrong with a stake, each as often as the others, where the house knows it.
    pub faults: Vec<StakeFault>,
    /// How many seats have stakes.
    pub seats: u8,
}

/// What is wrong on the layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
pub enum StakeFault {
    /// A stake is less than the minimum.
    BelowMinimum,
    /// A stake on a side is more than the maximum.
    AboveMaximum,
    /// A stake on equal points is more than its share of the maximum.
    TieOverItsShare,
    /// A stake on equal points lies alone where it may not.
    TieAlone,
    /// A stake is no multiple of the step.
    OffStep,
    /// A stake is laid after the bets were stopped.
    Late,
    /// A player gets over the maximum by the hand of another, in the house that speaks of it.
    ThroughAnother,
    /// Nothing, though some stake is at the edge of what is allowed.
    Nothing,
}

impl Default for FaultyStakes {
    fn default() -> Self {
        Self { faults: StakeFault::ALL.to_vec(), seats: 4 }
    }
}

/// How many seats may have stakes in one question.
const SEATS: std::ops::RangeInclusive<u8> = 2..=5;

/// How often stakes are laid in search of exactly the fault that is wanted; most come the first time.
const MOST_LAYOUTS: usize = 1_000;

impl StakeFault {
    const ALL: [Self; 8] = [
        Self::BelowMinimum,
        Self::AboveMaximum,
        Self::TieOverItsShare,
        Self::TieAlone,
        Self::OffStep,
        Self::Late,
        Self::ThroughAnother,
        Self::Nothing,
    ];

    const fn id(self) -> &'static str {
        match self {
            Self::BelowMinimum => "stake-below-minimum",
            Self::AboveMaximum => "stake-above-maximum",
            Self::TieOverItsShare => "stake-tie-over-its-share",
            Self::TieAlone => "stake-tie-alone",
            Self::OffStep => "stake-off-step",
            Self::Late => "stake-late",
            Self::ThroughAnother => "stake-through-another",
            Self::Nothing => "stake-nothing",
        }
    }

    /// Whether a house can find this fault.
    fn is_known(self, house: &House) -> bool {
        let rules = &house.limits;
        match self {
            Self::BelowMinimum | Self::AboveMaximum | Self::Nothing => true,
            Self::TieOverItsShare => rules.egalite_share_of_maximum.value().is_some(),
            Self::TieAlone => *rules.egalite_needs_main_stake.value(),
            Self::OffStep => *rules.step.value() > 1,
            Self::Late => *rules.late_is_refused.value(),
            // Where the text is silent nobody can be asked to know it.
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
        self.faults(house).map(|fault| fault.id().to_owned()).collect()
    }

    fn pose(&self, decision: usize, house: &House, dice: &mut Dice) -> Option<Posed> {
        let fault = self.faults(house).nth(decision)?;
        let also: Vec<StakeFault> = self.faults(house).collect();
        let laid = |dice: &mut Dice| Layout::lay(fault, usize::from(self.seats), house, dice);
        let mut layout = (0..MOST_LAYOUTS).filter_map(|_| laid(dice)).find(|layout| {
            let found = layout.refused(house).count();
            found == usize::from(fault != StakeFault::Nothing)
        })?;
        layout.tell(fault, &also, house, dice);
        Some(layout.posed(house))
    }

    fn filters(&self, house: &House) -> Vec<Filter> {
        let faults = StakeFault::ALL.into_iter().filter(|fault| fault.is_known(house)).map(|fault| Offer {
            word: format!("{fault:?}").into(),
            label: Phrase { key: format!("offer-{}", fault.id()).into(), facts: Vec::new() },
            chosen: self.faults.contains(&fault),
        });
        vec![Filter::some("faults", faults), Filter::one("seats", seat_offers(SEATS, self.seats))]
    }

    fn flaw(&self) -> Option<Phrase> {
        (!SEATS.contains(&self.seats)).then(|| {
            Phrase::plain("flaw-seats-with-stakes")
                .with("least", Fact::Number((*SEATS.start()).into()))
                .with("most", Fact::Number((*SEATS.end()).into()))
        })
    }
}

/// So many seats as can be chosen.
pub(super) fn seat_offers(seats: std::ops::RangeInclusive<u8>, chosen: u8) -> impl Iterator<Item = Offer> {
    seats.map(move |seats| Offer {
        word: seats.to_string().into(),
        label: Phrase::plain("offer-seats").with("seats", Fact::Number(seats.into())),
        chosen: seats == chosen,
    })
}
