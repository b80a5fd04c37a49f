//! Picking up the cards of a coup so that it can be laid out again.

use super::card::Card;
use super::clause::Basis;
use super::coup::Coup;
use super::house::{House, PickUpOrder};
use super::reason::{Reason, Rule};
use super::side::Side;

/// A rule on picking up the cards of a coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PickingUpRule {
    /// All cards of this side come before those of the other.
    SideFirst(Side),
    /// The first two cards of this side come in the order in which they were dealt.
    FirstTwo(Side),
    /// The third card of this side comes after its first two.
    ThirdLast(Side),
    /// The cards come in the order in which they left the shoe.
    AsDealt,
}

impl PickingUpRule {
    /// The key of this rule in JSON, and after `reason-` in the texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::SideFirst(_) => "picked-up-side-first",
            Self::FirstTwo(_) => "picked-up-first-two",
            Self::ThirdLast(_) => "picked-up-third-last",
            Self::AsDealt => "picked-up-as-dealt",
        }
    }
}

/// A card of a closed coup with its place in its hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HandCard {
    /// The side that has it.
    pub side: Side,
    /// First, second or third card of the hand.
    pub number: u8,
    /// The card.
    pub card: Card,
}

/// The cards of a coup in the order in which the house picks them up.
pub fn picked_up(house: &House, coup: &Coup<'_>) -> Vec<HandCard> {
    let of = |side: Side| {
        let cards = coup.hand(side).map(|hand| hand.cards().collect::<Vec<_>>()).unwrap_or_default();
        (1..).zip(cards).map(move |(number, card)| HandCard { side, number, card })
    };
    let mut all: Vec<HandCard> = Side::BOTH.into_iter().flat_map(of).collect();
    if *house.procedure.picked_up.value() == PickUpOrder::AsDealt {
        // Stable: Punto's card comes before Banco's of the same number.
        all.sort_by_key(|card| card.number);
    }
    all
}

/// Reason why one card is picked up just before the next.
pub fn picking_up_reason(house: &House, first: HandCard, then: HandCard) -> Reason {
    let order = &house.procedure.picked_up;
    let rule = match order.value() {
        PickUpOrder::AsDealt => PickingUpRule::AsDealt,
        PickUpOrder::HandByHand if first.side != then.side => PickingUpRule::SideFirst(first.side),
        PickUpOrder::HandByHand if then.number > 2 => PickingUpRule::ThirdLast(then.side),
        PickUpOrder::HandByHand => PickingUpRule::FirstTwo(then.side),
    };
    reason(rule, order.basis())
}

/// The rules by which the cards of a pile are given back to their hands.
pub fn laying_out_reasons(house: &House, pile: &[HandCard]) -> Vec<Reason> {
    let order = &house.procedure.picked_up;
    if *order.value() == PickUpOrder::AsDealt {
        return vec![reason(PickingUpRule::AsDealt, order.basis())];
    }
    let thirds = pile.iter().filter(|card| card.number > 2).map(|card| PickingUpRule::ThirdLast(card.side));
    let rules = std::iter::once(PickingUpRule::SideFirst(Side::Punto)).chain(thirds);
    rules.map(|rule| reason(rule, order.basis())).collect()
}

const fn reason(rule: PickingUpRule, basis: Basis) -> Reason {
    Reason::new(Rule::PickingUp(rule), basis)
}
