//! Calls outside the course of a coup: a last warning, the burn, the last coup, the shoe, a void coup, change.

use super::super::clause::Entry;
use super::super::house::House;
use super::super::reason::{Reason, Rule};
use super::call_reasons::CallRule;
use super::wording::Call;

/// An occasion outside the course of a coup on which the tailleur speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Occasion {
    /// Betting is about to be closed.
    BetsMade,
    /// This many cards are burned.
    Burned(u8),
    /// The last coup of the shoe.
    LastCoup,
    /// The shoe goes to the next player.
    HandPasses,
    /// A player refuses the shoe.
    HandRefused,
    /// A coup is void.
    CoupVoid,
    /// Money is changed.
    Change,
}

impl Occasion {
    /// One of each kind, with this number of cards burned.
    pub const fn all(burned: u8) -> [Self; 7] {
        [
            Self::BetsMade,
            Self::Burned(burned),
            Self::LastCoup,
            Self::HandPasses,
            Self::HandRefused,
            Self::CoupVoid,
            Self::Change,
        ]
    }

    /// The key of its rule.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::BetsMade => "call-bets-made",
            Self::Burned(_) => "call-burned",
            Self::LastCoup => "call-last-coup",
            Self::HandPasses => "call-hand-passes",
            Self::HandRefused => "call-hand-refused",
            Self::CoupVoid => "call-coup-void",
            Self::Change => "call-change",
        }
    }

    const fn entry(self, house: &House) -> &Entry<Option<String>> {
        let calls = &house.calls;
        match self {
            Self::BetsMade => &calls.bets_made,
            Self::Burned(_) => &calls.burned,
            Self::LastCoup => &calls.last_coup,
            Self::HandPasses => &calls.hand_passes,
            Self::HandRefused => &calls.hand_refused,
            Self::CoupVoid => &calls.coup_void,
            Self::Change => &calls.change,
        }
    }
}

/// The house's call on an occasion, with its reason; `None` where the house has no words for it.
pub fn occasion_call(house: &House, occasion: Occasion) -> Option<(Call<'_>, Reason)> {
    let entry = occasion.entry(house);
    let call = Call::with_count(
        house,
        entry.value().as_deref()?,
        match occasion {
            Occasion::Burned(count) => count,
            _ => 0,
        },
    );
    Some((call, Reason::new(Rule::Calling(CallRule::Occasion(occasion)), entry.basis())))
}

/// Every call of a house outside the course of a coup, with every number of cards it may burn.
pub fn occasion_calls(house: &House) -> impl Iterator<Item = Call<'_>> {
    let most = (*house.shoe.burn_of_tens_and_figures.value()).max(9);
    let burned = (2..=most).map(Occasion::Burned);
    Occasion::all(1).into_iter().chain(burned).filter_map(|occasion| Some(occasion_call(house, occasion)?.0))
}
