//! Commission that is marked at the player's box and collected later. The texts give the share of the house, not the
//! way it is kept.

use super::bet::{Pays, Spot, Stake};
use super::clause::Basis;
use super::coup::CoupOutcome;
use super::house::House;
use super::money::{Money, Ratio};
use super::settle::settle;

/// The share of a win on Banco that the house keeps, with its basis; `None` in a house without commission.
pub fn commission_share(house: &House) -> Option<(Ratio, Basis)> {
    house.spot_rules(Spot::Banco)?.payouts.iter().find_map(|line| match line.pays {
        Pays::LessCommission(share) => Some((share, line.from)),
        Pays::Lose | Pays::Push | Pays::Odds(_) => None,
    })
}

/// A stake whose commission is marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MarkedStake {
    /// Paid at once, without deduction.
    pub paid: Money,
    /// Marked, to be collected later.
    pub marked: Money,
}

/// Pays a stake in full and marks its commission.
pub fn pay_and_mark(house: &House, stake: Stake, outcome: CoupOutcome) -> MarkedStake {
    let marked = match house.pays(stake.spot, outcome).0 {
        Pays::LessCommission(share) => stake.amount.times(share),
        Pays::Lose | Pays::Push | Pays::Odds(_) => Money::ZERO,
    };
    let less = settle(house, outcome, &[stake], None).into_iter().map(|settled| settled.paid);
    MarkedStake { paid: less.fold(marked, Money::plus), marked }
}
