//! The round of payment: who collects and pays at which seat, who is nearer to whom, and which stake
//! must be dealt with before which.

use super::clause::Basis;
use super::house::{House, Role, Table, TableSize};
use super::money::Money;
use super::reason::{Reason, Rule};
use super::seating::Seating;
use super::settle::Settled;

/// What is due of a stake once a coup is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Due {
    /// It is collected.
    Collected,
    /// It is paid this much, on top of the stake.
    Paid(Money),
    /// It neither wins nor loses and is left alone.
    Stays,
}

impl Due {
    /// What is due of a settled stake.
    #[must_use]
    pub fn of(settled: &Settled) -> Self {
        match settled {
            Settled { paid, .. } if *paid > Money::ZERO => Self::Paid(*paid),
            Settled { collected, .. } if *collected > Money::ZERO => Self::Collected,
            _ => Self::Stays,
        }
    }
}

/// Where those who pay work at the large table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stand {
    /// Across the table, facing the tailleur.
    Facing,
    /// At the tailleur's own place.
    AtHisPlace,
}

/// Collecting and paying at one table of a house.
#[derive(Debug, Clone, Copy)]
pub struct RoundOfPayment<'h> {
    house: &'h House,
    table: &'h Table,
    seating: Seating,
}

impl<'h> RoundOfPayment<'h> {
    /// The house's table of this size; `None` where it has none.
    #[must_use]
    pub fn of(house: &'h House, size: TableSize) -> Option<Self> {
        let table = house.tables.iter().find(|table| table.size == size)?;
        Some(Self { house, table, seating: Seating::of(house, size)? })
    }

    /// Where the seats lie.
    #[must_use]
    pub const fn seating(&self) -> Seating {
        self.seating
    }

    /// How many collect and pay: the payeurs; where there is none, the croupiers. Never more than two,
    /// as many as there are tableaux.
    #[must_use]
    pub fn payers(&self) -> u8 {
        let of = |role| self.table.crew.value().iter().filter(|other| **other == role).count();
        let all = if of(Role::Payeur) > 0 { of(Role::Payeur) } else { of(Role::Croupier) };
        if all > 1 { 2 } else { 1 }
    }

    /// Where they stand.
    #[must_use]
    pub fn stand(&self) -> Stand {
        if self.table.crew.value().contains(&Role::Payeur) { Stand::Facing } else { Stand::AtHisPlace }
    }

    /// Who collects and pays at a seat, from 1: on each tableau another, where the house has it so.
    #[must_use]
    pub fn payer_of(&self, seat: u8) -> u8 {
        let apart = *self.house.paying.each_his_tableau.value();
        self.seating.part_of(seat, if apart { self.payers() } else { 1 })
    }

    /// Whether a seat lies nearer than another to the one who pays at both, beyond any doubt: no further
    /// across the table and no further along it. Of two seats of which one is nearer across and the other
    /// along, and of seats in one arc about the croupier, none is: no text gives the measures of a table.
    #[must_use]
    pub fn is_nearer(&self, seat: u8, other: u8) -> bool {
        let (Some(one), Some(two)) = (self.seating.place(seat), self.seating.place(other)) else { return false };
        let across = |facing: bool| facing != (self.stand() == Stand::Facing);
        let as_near = across(one.facing) <= across(two.facing) && one.is_no_further_along(two);
        let as_far = across(two.facing) <= across(one.facing) && two.is_no_further_along(one);
        self.payer_of(seat) == self.payer_of(other) && as_near && !as_far
    }

    /// Which stakes must be dealt with before which, by their places: on each tableau every loser before
    /// every winner, and among either the nearer seats first, where the house has it so.
    #[must_use]
    pub fn pairs(&self, stakes: &[(u8, Due)]) -> Vec<(usize, usize)> {
        let paying = &self.house.paying;
        let comes_before = |(one, due): (u8, Due), (other, later): (u8, Due)| match (due, later) {
            (Due::Stays, _) | (_, Due::Stays) | (Due::Paid(_), Due::Collected) => false,
            (Due::Collected, Due::Paid(_)) => {
                *paying.losers_first.value() && self.payer_of(one) == self.payer_of(other)
            }
            _ => *paying.nearest_first.value() && self.is_nearer(one, other),
        };
        let mut pairs = Vec::new();
        for (first, one) in stakes.iter().enumerate() {
            let later = stakes.iter().enumerate().filter(|(_, other)| comes_before(*one, **other));
            pairs.extend(later.map(|(second, _)| (first, second)));
        }
        pairs
    }

    /// The stakes that are dealt with, by their places, in the order in which one would go: one who pays
    /// after the other, the losers, then the winners, the nearest first.
    #[must_use]
    pub fn usual_order(&self, stakes: &[(u8, Due)]) -> Vec<usize> {
        let mut order: Vec<usize> =
            (0..stakes.len()).filter(|place| stakes.get(*place).is_some_and(|(_, due)| *due != Due::Stays)).collect();
        order.sort_by_key(|place| {
            let (seat, due) = stakes.get(*place).copied().unwrap_or((0, Due::Stays));
            (self.payer_of(seat), due != Due::Collected, self.way_to(seat), seat, *place)
        });
        order
    }

    /// How far the way to a seat is: first along the own edge, then across the table.
    fn way_to(&self, seat: u8) -> (bool, u32) {
        let across = |facing: bool| facing != (self.stand() == Stand::Facing);
        self.seating.place(seat).map_or((false, 0), |place| {
            let (over, under) = place.along();
            (across(place.facing), u32::from(over) * 10_000 / u32::from(under.max(1)))
        })
    }

    /// Who collects and pays, in which order, and why.
    #[must_use]
    pub fn reasons(&self) -> Vec<Reason> {
        let (paying, crew) = (&self.house.paying, self.table.crew.basis());
        let two = self.payers() > 1;
        let mut reasons = vec![Reason::new(if two { Rule::TwoPay } else { Rule::OnePays }, crew)];
        if two && *paying.each_his_tableau.value() {
            reasons.push(Reason::new(Rule::EachHisTableau, paying.each_his_tableau.basis()));
        }
        if *paying.losers_first.value() {
            reasons.push(Reason::new(Rule::LosersFirst, paying.losers_first.basis()));
        }
        if *paying.nearest_first.value() {
            reasons.push(Reason::new(Rule::NearestFirst, paying.nearest_first.basis()));
        }
        if self.seating.place(1).is_none() {
            reasons.push(Reason::new(Rule::NoneIsNearer, Basis::Silent));
        }
        reasons
    }
}
