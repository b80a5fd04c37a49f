//! The round of payment: payers by seat, distances, and the order of stakes.

use super::clause::Basis;
use super::house::{Hand, House, Role, Table, TableSize};
use super::money::Money;
use super::reason::{Reason, Rule};
use super::seating::Seating;
use super::settle::Settled;

/// Action due on a stake after a coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StakeDue {
    /// Collected.
    Collected,
    /// Paid this much, on top of the stake.
    Paid(Money),
    /// Left alone: neither won nor lost.
    Stays,
}

impl StakeDue {
    /// The action due on a settled stake.
    pub fn from_settled(settled: &Settled) -> Self {
        match settled {
            Settled { paid, .. } if *paid > Money::ZERO => Self::Paid(*paid),
            Settled { collected, .. } if *collected > Money::ZERO => Self::Collected,
            _ => Self::Stays,
        }
    }
}

/// Position of the payers at the large table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PayerPosition {
    /// Across the table, facing the tailleur.
    Facing,
    /// At the tailleur's own place.
    AtHisPlace,
}

/// Seats along one edge, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRun {
    /// Across from the tailleur.
    pub facing: bool,
    /// At least one.
    pub seats: Vec<u8>,
}

/// Collecting and paying at one table of a house.
#[derive(Debug, Clone, Copy)]
pub struct RoundOfPayment<'h> {
    house: &'h House,
    table: &'h Table,
    seating: Seating,
}

impl<'h> RoundOfPayment<'h> {
    /// The round at the house's table of this size; `None` where it has none.
    pub fn for_table(house: &'h House, size: TableSize) -> Option<Self> {
        let table = house.table(size)?;
        Some(Self { house, table, seating: Seating::for_table(house, size)? })
    }

    /// Seats of the table.
    pub const fn seating(&self) -> Seating {
        self.seating
    }

    /// Number of payers: the payeurs, or the croupiers where there are none. At most two, one for each tableau.
    pub fn payers(&self) -> u8 {
        let of = |role| self.table.crew.value().iter().filter(|other| **other == role).count();
        let all = if of(Role::Payeur) > 0 { of(Role::Payeur) } else { of(Role::Croupier) };
        if all > 1 { 2 } else { 1 }
    }

    /// Position of the payers.
    pub fn payer_position(&self) -> PayerPosition {
        if self.table.crew.value().contains(&Role::Payeur) { PayerPosition::Facing } else { PayerPosition::AtHisPlace }
    }

    /// The payer of a seat, from 1: one for each tableau, where the house has it so.
    pub fn payer_of(&self, seat: u8) -> u8 {
        let apart = *self.house.paying.each_his_tableau.value();
        self.seating.part_of(seat, if apart { self.payers() } else { 1 })
    }

    /// True if a seat is certainly nearer to the payer of both: no further across the table and no further along it.
    /// Undecided, so false, where one is nearer across and the other along, and in an arc round the croupier: no text
    /// gives the measures of a table.
    pub fn is_nearer(&self, seat: u8, other: u8) -> bool {
        let (Some(one), Some(two)) = (self.seating.place(seat), self.seating.place(other)) else { return false };
        let across = |facing: bool| facing != (self.payer_position() == PayerPosition::Facing);
        let as_near = across(one.facing) <= across(two.facing) && one.is_no_further_along(two);
        let as_far = across(two.facing) <= across(one.facing) && two.is_no_further_along(one);
        self.payer_of(seat) == self.payer_of(other) && as_near && !as_far
    }

    /// Pairs of indices of stakes, the first to be handled before the second: on each tableau every loser before every
    /// winner, and among equals the nearer seats first, where the house has it so.
    pub fn precedence_pairs(&self, stakes: &[(u8, StakeDue)]) -> Vec<(usize, usize)> {
        let paying = &self.house.paying;
        let comes_before = |(one, due): (u8, StakeDue), (other, later): (u8, StakeDue)| match (due, later) {
            (StakeDue::Stays, _) | (_, StakeDue::Stays) | (StakeDue::Paid(_), StakeDue::Collected) => false,
            (StakeDue::Collected, StakeDue::Paid(_)) => {
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

    /// Indices of the stakes handled, in the usual order: losers before winners, by payer, nearest first.
    pub fn usual_order(&self, stakes: &[(u8, StakeDue)]) -> Vec<usize> {
        let mut order: Vec<usize> = (0..stakes.len())
            .filter(|place| stakes.get(*place).is_some_and(|(_, due)| *due != StakeDue::Stays))
            .collect();
        order.sort_by_key(|place| {
            let (seat, due) = stakes.get(*place).copied().unwrap_or((0, StakeDue::Stays));
            (due != StakeDue::Collected, self.payer_of(seat), self.distance_to(seat), seat, *place)
        });
        order
    }

    /// Distance to a seat: first along the payer's own edge, then across the table.
    fn distance_to(&self, seat: u8) -> (bool, u32) {
        let across = |facing: bool| facing != (self.payer_position() == PayerPosition::Facing);
        self.seating.place(seat).map_or((false, 0), |place| {
            let (over, under) = place.along();
            (across(place.facing), u32::from(over) * 10_000 / u32::from(under.max(1)))
        })
    }

    /// At each end of the large table the runs of seats in which a nearer one comes first: that of the payers' edge, then
    /// that across from it, both from the middle outwards. None where the house does not settle the nearest first, or
    /// where one payer has both ends: there a seat is nearer than one at the other end as well.
    pub fn nearest_first_runs(&self) -> Vec<[SeatRun; 2]> {
        let is_apart = self.payer_of(1) != self.payer_of(self.seating.seats());
        if !is_apart || !self.house.paying.nearest_first.value() {
            return Vec::new();
        }
        let near = self.payer_position() == PayerPosition::Facing;
        let run = |hand: Hand, facing: bool| {
            let places = (1..=self.seating.seats()).filter_map(|seat| Some((self.seating.place(seat)?, seat)));
            let mut seats: Vec<_> = places.filter(|(place, _)| place.hand == hand && place.facing == facing).collect();
            seats.sort_by_key(|(place, _)| place.from_middle);
            SeatRun { facing, seats: seats.into_iter().map(|(_, seat)| seat).collect() }
        };
        let ends = [Hand::Left, Hand::Right].map(|hand| [run(hand, near), run(hand, !near)]);
        ends.into_iter().filter(|end| end.iter().all(|run| !run.seats.is_empty())).collect()
    }

    /// Reasons for the payers and their order.
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
        if self.seating.place(1).is_none() {
            reasons.push(Reason::new(Rule::NoneIsNearer, Basis::Silent));
        } else if *paying.nearest_first.value() {
            reasons.push(Reason::new(Rule::NearestFirst, paying.nearest_first.basis()));
        }
        reasons
    }
}
