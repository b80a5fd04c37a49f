//! A guest's mind: his next stakes, from his character, the score board and his own stream of chance.

use std::sync::Arc;

use crate::rules::bet::Spot;
use crate::rules::money::{Money, Ratio};
use crate::rules::rng::SeededRng;
use crate::rules::settle::Limits;
use crate::rules::side::{Chance, Side};

use super::{Character, Favour, Progression};
use crate::table::act::Act;
use crate::table::pieces::Pieces;

/// The table as a guest sees it when the stakes are invited.
#[derive(Debug, Clone, Copy)]
pub struct GuestView<'v> {
    /// Limits on the sign.
    pub limits: Limits,
    /// The most he may still stake in all, where the limits count per player.
    pub room: Option<Money>,
    /// Highest tie stake of the house.
    pub tie_maximum: Money,
    /// Results on the score board, oldest first; `None` for a null coup.
    pub board: &'v [Option<Chance>],
    /// His pieces.
    pub purse: &'v Pieces,
    /// A tie stake needs another beside it.
    pub tie_needs_main: bool,
    /// Sides he may stake on: the holder of the shoe may be bound.
    pub may_stake_on: &'v [Chance],
    /// Amounts of which every payment can be made in the pieces of the house.
    pub step: Money,
}

/// An act of a guest after a delay in milliseconds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestPlan {
    /// The delay.
    pub after: u64,
    /// The act.
    pub act: Act,
}

/// The mind of one guest.
#[derive(Debug, Clone)]
pub struct GuestMind {
    character: Arc<Character>,
    rng: SeededRng,
    /// The last stake on a side, and the length of the board then.
    last: Option<(Side, Money, u64)>,
    /// Coups seen.
    coups: u64,
}

impl GuestMind {
    /// A mind with a stream of its own.
    pub const fn new(character: Arc<Character>, rng: SeededRng) -> Self {
        Self { character, rng, last: None, coups: 0 }
    }

    /// The character.
    pub fn character(&self) -> &Character {
        &self.character
    }

    /// A delay in milliseconds between two bounds.
    pub fn delay(&mut self, from: u64, to: u64) -> u64 {
        from + self.rng.below(to.saturating_sub(from) as usize + 1) as u64
    }

    /// True if he takes the shoe that is offered to him.
    pub fn takes_shoe(&mut self) -> bool {
        self.rng.below(100) >= usize::from(self.character.refuses_shoe)
    }

    /// His acts of the coup that begins. The same number of draws in every coup, so that no stake moves the next.
    pub fn plan(&mut self, mut view: GuestView<'_>) -> Vec<GuestPlan> {
        let seed = self.rng.next_seed();
        let mut rng = SeededRng::from_seed(seed);
        self.coups += 1;
        let (from, to) = self.character.tempo;
        let after = 1000 * u64::from(from) + rng.below(1000 * usize::from(to.saturating_sub(from)) + 1) as u64;
        if rng.below(100) < usize::from(self.character.sits_out) {
            return Vec::new();
        }
        let mut plans = Vec::new();
        let mut left = view.purse.clone();
        let side = self.side(&view, &mut rng);
        let amount = self.amount(&view, &mut rng);
        if let Some(side) = side
            && let Some(pieces) = stake_pieces(&mut left, amount, &view)
        {
            view.room = view.room.map(|room| room.minus(pieces.total()));
            self.last = Some((side, pieces.total(), self.coups));
            let spot = Spot::from(Chance::from(side));
            plans.push(GuestPlan { after, act: Act::Stake(spot, pieces.counts()) });
        }
        let wants_tie = rng.below(100) < usize::from(self.character.tie);
        let may_tie = view.may_stake_on.contains(&Chance::Egalite) && (!view.tie_needs_main || !plans.is_empty());
        if wants_tie
            && may_tie
            && view.tie_maximum >= view.limits.min
            && let Some(pieces) = stake_pieces(&mut left, view.limits.min, &view)
        {
            plans.push(GuestPlan { after: after + 700, act: Act::Stake(Spot::Egalite, pieces.counts()) });
        }
        plans
    }

    fn side(&self, view: &GuestView<'_>, rng: &mut SeededRng) -> Option<Side> {
        let (last, streak) = streak(view.board);
        let by_chance = if rng.below(2) == 0 { Side::Punto } else { Side::Banco };
        // The share of those who follow rises with the length of the streak: 50, 56, 62 … at most 80 in a hundred.
        let follows = rng.below(100) < (44 + 6 * streak).min(80);
        let side = match (self.character.favour, last) {
            (Favour::Banco, _) => Side::Banco,
            (Favour::Punto, _) => Side::Punto,
            (Favour::Streaks, Some(side)) if follows => side,
            (Favour::Streaks | Favour::Chop, Some(side)) => side.other(),
            (Favour::Streaks | Favour::Chop | Favour::Chance, _) => by_chance,
        };
        let allowed = |side: Side| view.may_stake_on.contains(&Chance::from(side));
        [side, side.other()].into_iter().find(|side| allowed(*side))
    }

    fn amount(&self, view: &GuestView<'_>, rng: &mut SeededRng) -> Money {
        let of_units = |units: u32| view.limits.min.times(Ratio { over: units.clamp(1, 10_000), under: 1 });
        let base = of_units(self.character.unit);
        let won = self.last.filter(|(.., coup)| coup + 1 == self.coups).and_then(|(side, amount, _)| {
            let winner = view.board.last().copied().flatten()?;
            Some((winner == Chance::from(side), winner == Chance::Egalite, amount))
        });
        let extra = rng.below(100);
        match (self.character.progression, won) {
            (Progression::DoubleAfterLoss, Some((false, false, amount)))
            | (Progression::DoubleAfterWin, Some((true, _, amount))) => amount.plus(amount),
            (_, Some((_, true, amount))) => amount,
            (Progression::Heavy, _) if extra < 12 => base.times(Ratio { over: 5, under: 1 }),
            (Progression::Heavy, _) => base.times(Ratio { over: 1 + extra as u32 % 3, under: 1 }),
            _ => base,
        }
    }
}

/// The side of the last result that was not a tie, and how often it has won running.
fn streak(board: &[Option<Chance>]) -> (Option<Side>, usize) {
    let mut sides = board.iter().rev().filter_map(|chance| match chance {
        Some(Chance::Punto) => Some(Side::Punto),
        Some(Chance::Banco) => Some(Side::Banco),
        Some(Chance::Egalite) | None => None,
    });
    let Some(last) = sides.next() else { return (None, 0) };
    (Some(last), 1 + sides.take_while(|side| *side == last).count())
}

/// Pieces for a stake of about this amount, within limits and purse; `None` where there are none.
fn stake_pieces(purse: &mut Pieces, amount: Money, view: &GuestView<'_>) -> Option<Pieces> {
    let step = view.step.get().max(1);
    let allowed = view.limits.max.min(view.room.unwrap_or(view.limits.max));
    let most = amount.min(allowed).min(purse.total());
    let mut whole = most.get() - most.get() % step;
    let least = view.limits.min.get().div_ceil(step) * step;
    for _ in 0..4 {
        if whole < least {
            return None;
        }
        if let Some(pieces) = purse.making(Money::coins(whole))
            && purse.take(&pieces)
        {
            return Some(pieces);
        }
        whole = (whole / 2) - (whole / 2) % step;
    }
    None
}
