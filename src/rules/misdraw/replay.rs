//! The correct course: the same cards, in the order in which they left the shoe, dealt by the rules.

use super::super::card::Card;
use super::super::clause::Basis;
use super::super::coup::Coup;
use super::super::house::House;
use super::super::reason::{Reason, Rule};
use super::super::side::Side;
use super::Incident;

/// The cards of an incident, dealt as the house deals.
#[derive(Debug)]
pub(super) struct Replay<'h> {
    /// The coup made of the cards that belong to it.
    pub(super) coup: Coup<'h>,
    pub(super) reasons: Vec<Reason>,
    /// The side of each card, in order; `None` once the coup is closed.
    pub(super) belongs: Vec<Option<Side>>,
    pub(super) house: &'h House,
}

impl<'h> Replay<'h> {
    /// Deals the cards again.
    ///
    /// # Errors
    /// The first card that exceeds the copies in the packs.
    pub(super) fn new(house: &'h House, incident: &Incident) -> Result<Self, Card> {
        let packs = usize::from(*house.shoe.packs.value());
        let mut coup = Coup::new(house);
        let mut belongs = Vec::with_capacity(incident.cards.len());
        for (index, laid) in incident.cards.iter().enumerate() {
            let before = incident.cards.iter().take(index);
            if before.filter(|other| other.card == laid.card).count() >= packs {
                return Err(laid.card);
            }
            belongs.push(coup.add_card(laid.card).ok());
        }
        Ok(Self { reasons: coup.reasons(), coup, belongs, house })
    }

    /// Number of third cards due to a side, including one still to be drawn.
    pub(super) fn thirds_due(&self, side: Side) -> usize {
        let given = self.belongs.iter().skip(4).filter(|belongs| **belongs == Some(side)).count();
        given.max(usize::from(self.coup.wants() == Some(side)))
    }

    /// Basis of the decision on this side's third card.
    pub(super) fn third_basis(&self, side: Side) -> Basis {
        let decides = |rule: &Rule| match rule {
            Rule::Punto(..) => side == Side::Punto,
            Rule::Banco(..) => side == Side::Banco,
            Rule::Natural(of, _) | Rule::StoppedByNatural(of) => side == *of,
            _ => false,
        };
        let reason = self.reasons.iter().find(|reason| decides(&reason.rule));
        reason.map_or(Basis::Silent, |reason| reason.basis)
    }

    /// Basis for the coup being closed when a further card came.
    pub(super) fn closed_basis(&self) -> Basis {
        let both = self.third_basis(Side::Banco);
        let natural = self.reasons.iter().find(|reason| matches!(reason.rule, Rule::Natural(..)));
        natural.map_or(both, |reason| reason.basis)
    }

    /// Basis for the card at this index belonging to this side.
    pub(super) fn place_basis(&self, index: usize, side: Side) -> Basis {
        let grounds = &self.house.grounds;
        match side {
            _ if index < 4 => grounds.order_of_the_deal,
            Side::Punto => grounds.punto_draws_first,
            Side::Banco => self.third_basis(Side::Banco),
        }
    }

    /// Basis of the outcome; silent while there is none.
    pub(super) fn result_basis(&self) -> Basis {
        let result = self.reasons.iter().rev().find(|reason| matches!(reason.rule, Rule::Nearest(..)));
        result.map_or(Basis::Silent, |reason| reason.basis)
    }
}
