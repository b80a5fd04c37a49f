//! A guest's mind: what he remembers, and the stream of chance that he decides by.

use std::sync::Arc;

use crate::rules::money::{Money, Ratio};
use crate::rules::rng::SeededRng;
use crate::rules::side::{Chance, Side};

use super::{Character, Progression};
use crate::table::act::Act;

/// Parts of a coup's chance, each a stream of its own: so that one decision moves no other.
pub(super) const STAKES: u64 = 1;
const HANDS: u64 = 2;
const SHOE: u64 = 3;
const BREAK: u64 = 4;

/// The shoe, as far as it concerns a guest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnShoe {
    /// It is with another.
    Elsewhere,
    /// It is on offer to him, or he has to deal on.
    Bound,
    /// He holds it and may give it up.
    Free,
}

/// The table as a guest sees it between two coups.
#[derive(Debug, Clone, Copy)]
pub struct BreakView<'v> {
    /// His money, wherever it is.
    pub money: Money,
    /// The smallest stake.
    pub least: Money,
    /// He is at the table.
    pub is_there: bool,
    /// Something of his is on the table, or he owes commission.
    pub is_bound: bool,
    /// The shoe.
    pub shoe: OwnShoe,
    /// Free seats.
    pub free_seats: &'v [u8],
}

/// The mind of one guest.
#[derive(Debug, Clone)]
pub struct GuestMind {
    pub(super) character: Arc<Character>,
    /// One word is drawn of it each coup, whatever happens.
    rng: SeededRng,
    /// The chance of the coup, from that word; its streams are taken from the start.
    pub(super) coup: SeededRng,
    /// The part of it that his movements take their time from.
    hands: SeededRng,
    /// The amount of the next stake, where the last one decides it.
    pub(super) next: Option<Money>,
    /// Number of times the stake was doubled running.
    doubled: u8,
    /// He has put something on the marble in this coup and stakes once it is changed.
    pub(super) waits_for_change: bool,
    /// He stakes no more and leaves as soon as nothing of his is on the table.
    pub(super) leaves: bool,
    /// The money he sat down with.
    sat_with: Money,
    /// Coups since he left.
    away: u16,
}

impl GuestMind {
    /// A mind with a stream of its own.
    pub fn new(character: Arc<Character>, mut rng: SeededRng) -> Self {
        let coup = SeededRng::from_seed(rng.next_seed());
        Self {
            character,
            rng,
            hands: coup.stream(HANDS),
            coup,
            next: None,
            doubled: 0,
            waits_for_change: false,
            leaves: false,
            sat_with: Money::ZERO,
            away: 0,
        }
    }

    /// The character.
    pub fn character(&self) -> &Character {
        &self.character
    }

    /// True while he waits for change to stake in this coup.
    pub const fn waits_for_change(&self) -> bool {
        self.waits_for_change
    }

    /// He sits down with this much money.
    pub fn sits_down(&mut self, money: Money) {
        (self.sat_with, self.away, self.leaves) = (money, 0, false);
        (self.next, self.doubled) = (None, 0);
    }

    /// A coup begins: its chance is drawn, at the table or away.
    pub fn next_coup(&mut self) {
        self.coup = SeededRng::from_seed(self.rng.next_seed());
        self.hands = self.coup.stream(HANDS);
        self.waits_for_change = false;
    }

    /// A delay in milliseconds between two bounds.
    pub fn delay(&mut self, from: u64, to: u64) -> u64 {
        from + self.hands.below(to.saturating_sub(from) as usize + 1) as u64
    }

    /// True if he takes the shoe that is offered to him in this coup.
    pub fn takes_shoe(&self) -> bool {
        self.coup.stream(SHOE).below(100) >= usize::from(self.character.refuses_shoe)
    }

    /// A coup is over: what it means for his next stake. A tie, a null coup and one sat out leave it as it was.
    pub fn coup_over(&mut self, winner: Option<Chance>, own: Option<(Side, Money)>) {
        let (Some((side, amount)), Some(winner)) = (own, winner) else { return };
        if winner == Chance::Egalite {
            self.next = Some(amount);
            return;
        }
        let won = winner == Chance::from(side);
        let doubles = match self.character.progression {
            Progression::DoubleAfterLoss(times) => !won && self.doubled < times,
            Progression::DoubleAfterWin(times) => won && self.doubled < times,
            Progression::Flat | Progression::Heavy { .. } => false,
        };
        (self.next, self.doubled) = if doubles { (Some(amount.plus(amount)), self.doubled + 1) } else { (None, 0) };
    }

    /// The minimum stakes that he brings in notes when he comes back without money.
    pub fn new_notes(&self) -> u32 {
        self.character.notes.max(self.character.purse)
    }

    /// He goes, comes, changes his seat or gives the shoe up between two coups.
    pub fn moves(&mut self, view: &BreakView<'_>) -> Option<Act> {
        let mut rng = self.coup.stream(BREAK);
        let gives_up = rng.below(100) < usize::from(self.character.gives_up_shoe);
        let changes = rng.below(100) < usize::from(self.character.changes_seat);
        let seat = rng.pick(view.free_seats).copied();
        if view.is_there {
            self.leaves |= self.has_enough(view);
            match seat {
                _ if self.leaves && !view.is_bound => Some(Act::Leave),
                _ if self.leaves => None,
                _ if view.shoe == OwnShoe::Free => gives_up.then_some(Act::GiveUpShoe),
                _ if view.shoe == OwnShoe::Bound => None,
                Some(seat) if changes && !view.is_bound => Some(Act::Sit(seat)),
                _ => None,
            }
        } else {
            self.away = self.away.saturating_add(1);
            let returns = self.character.returns_after;
            seat.filter(|_| returns > 0 && self.away >= returns).map(Act::Sit)
        }
    }

    /// True if his money is used up, or his own rules have him leave; with the shoe he stays for a while.
    fn has_enough(&self, view: &BreakView<'_>) -> bool {
        let stops = self.character.stops;
        let share = |hundredths: u16| self.sat_with.times(Ratio { over: hundredths.into(), under: 100 });
        let (won, lost) = (view.money.minus(self.sat_with), self.sat_with.minus(view.money));
        let by_rule = stops.won > 0 && won >= share(stops.won) || stops.lost > 0 && lost >= share(stops.lost);
        view.money < view.least || by_rule && view.shoe == OwnShoe::Elsewhere
    }
}
