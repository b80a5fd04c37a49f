//! Proof of the cards before a shoe: what the packs must hold, and what is done about cards that do not prove.

use super::clause::Basis;
use super::house::{House, ShoeRules};
use super::reason::{Reason, Rule};
use super::trade::TradeRule;

/// Result of proving the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProofFinding {
    /// All cards are there and in order.
    InOrder,
    /// A card is missing, surplus or foreign.
    DoesNotProve,
    /// A card of a pack is worn.
    Worn,
}

/// Remedies for the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProofRemedy {
    /// They go on to the shuffle.
    GoOn,
    /// The pack is replaced by a new one.
    ReplacePack,
    /// They are set aside and reported.
    SetAside,
}

/// The remedy for this finding, with the reason; none is needed to go on.
pub fn proof_remedy(house: &House, finding: ProofFinding) -> (ProofRemedy, Option<Reason>) {
    match finding {
        ProofFinding::InOrder => (ProofRemedy::GoOn, None),
        ProofFinding::DoesNotProve => {
            let reason = Reason::new(Rule::Trade(TradeRule::UnprovenSetAside), Basis::Silent);
            (ProofRemedy::SetAside, Some(reason))
        }
        ProofFinding::Worn => {
            let basis = house.procedure.packs_checked;
            (ProofRemedy::ReplacePack, Some(Reason::new(Rule::Trade(TradeRule::WornPackReplaced), basis)))
        }
    }
}

impl ShoeRules {
    /// Number of cards of each rank in a full shoe.
    pub fn of_each_rank(&self) -> u16 {
        u16::from(*self.packs.value()) * 4
    }

    /// Packs with the first back colour, and with the second.
    pub fn packs_by_back(&self) -> (u8, u8) {
        let first = *self.packs_of_first_back.value();
        (first, self.packs.value().saturating_sub(first))
    }

    /// Number of cards of these packs.
    pub fn cards_of(packs: u8) -> u16 {
        u16::from(packs) * 52
    }
}
