//! A guest's stakes of one coup: side, amount, change of mind, tie; or first change for his notes or pieces.

use crate::rules::bet::Spot;
use crate::rules::chips::PieceCounts;
use crate::rules::money::Money;
use crate::rules::rng::SeededRng;
use crate::rules::settle::Limits;
use crate::rules::side::{Chance, Side};

use super::mind::STAKES;
use super::purse::{Range, half, stakes};
use super::{Changes, Character, Favour, GuestMind, Progression};
use crate::table::act::Act;
use crate::table::pieces::Pieces;

/// Length of a streak that the whole table follows.
const HERDING_STREAK: usize = 4;

/// Time in which the stake of a guest who comes at the last moment moves, in milliseconds.
const LAST_MOMENT: usize = 400;

/// Time from one act of a hand to the next, in milliseconds.
const NEXT_ACT: u64 = 600;

/// Bounds of the time until a change of mind, in milliseconds.
const THINKS: (usize, usize) = (900, 2_600);

/// Bounds of the time after the invitation at which something is put on the marble, in milliseconds.
const ASKS: (usize, usize) = (400, 1_800);

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
    /// His money in notes.
    pub notes: Money,
    /// Notes and pieces are changed for him at the table now.
    pub may_change: bool,
    /// A tie stake needs another beside it.
    pub tie_needs_main: bool,
    /// Sides he may stake on: the holder of the shoe may be bound.
    pub may_stake_on: &'v [Chance],
    /// Amounts of which every payment can be made in the pieces of the house.
    pub step: Money,
}

/// An act of a guest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GuestAct {
    /// An act as it is.
    Act(Act),
    /// He takes these pieces back that he has put on a spot. The number of the stake is known once it is there.
    TakeBack(Spot, PieceCounts),
}

/// An act of a guest after a delay in milliseconds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestPlan {
    /// The delay.
    pub after: u64,
    /// The act.
    pub act: GuestAct,
}

/// The chance of a coup, all of it drawn before anything is decided. Shares are numbers below a hundred.
struct Chances {
    sits_out: bool,
    herds: bool,
    follows: usize,
    side: Side,
    units: usize,
    change: usize,
    tie: bool,
    stakes_after: u64,
    thinks: u64,
    asks_after: u64,
}

impl Chances {
    fn draw(rng: &mut SeededRng, character: &Character) -> Self {
        let (from, to) = character.tempo;
        let (from, to) = (1000 * usize::from(from), 1000 * usize::from(to));
        let between = |rng: &mut SeededRng, (least, most): (usize, usize)| {
            (least + rng.below(most.saturating_sub(least) + 1)) as u64
        };
        let usual_time = between(rng, (from, to));
        let last_time = between(rng, (to.saturating_sub(LAST_MOMENT).max(from), to));
        let is_last = rng.below(100) < usize::from(character.last_moment);
        Self {
            sits_out: rng.below(100) < usize::from(character.sits_out),
            herds: rng.below(100) < usize::from(character.herds),
            follows: rng.below(100),
            side: if rng.below(2) == 0 { Side::Punto } else { Side::Banco },
            units: rng.below(100),
            change: rng.below(100),
            tie: rng.below(100) < usize::from(character.tie),
            stakes_after: if is_last { last_time } else { usual_time },
            thinks: between(rng, THINKS),
            asks_after: between(rng, ASKS),
        }
    }
}

/// Plans in the making, with the pieces and the room that are left.
struct Planner<'v> {
    plans: Vec<GuestPlan>,
    after: u64,
    left: Pieces,
    room: Option<Money>,
    view: &'v GuestView<'v>,
}

impl GuestMind {
    /// His acts of the coup that begins, or after his change has come. They follow from the chance of the coup, which
    /// [`GuestMind::next_coup`] draws: asked again, he decides the same.
    pub fn plan(&mut self, view: &GuestView<'_>) -> Vec<GuestPlan> {
        let chances = Chances::draw(&mut self.coup.stream(STAKES), &self.character);
        self.waits_for_change = false;
        let range = Range::new(view.limits, view.room, view.step);
        let Some(range) = range.filter(|_| !self.leaves && !chances.sits_out) else { return Vec::new() };
        let wanted = range.nearest(self.next.unwrap_or_else(|| self.usual_stake(view.limits, chances.units)));
        if let Some(put) = self.puts_on_marble(view, range, wanted) {
            self.waits_for_change = true;
            return vec![GuestPlan { after: chances.asks_after, act: GuestAct::Act(put) }];
        }
        let mut planner =
            Planner { plans: Vec::new(), after: chances.stakes_after, left: view.purse.clone(), room: view.room, view };
        let main = side(&self.character, view, &chances)
            .and_then(|side| Some((side, planner.stakes(Spot::from(Chance::from(side)), wanted)?)));
        let lies = match main {
            Some((side, pieces)) => planner.changes_mind(self.character.changes, side, &pieces, &chances),
            None => false,
        };
        if chances.tie && (lies || main_is_free(view, &planner)) {
            planner.stakes_on_tie(stakes(view.limits, self.character.tie_stake));
        }
        planner.plans
    }

    /// The stake by his units, where no earlier one decides it.
    fn usual_stake(&self, limits: Limits, chance: usize) -> Money {
        let units = match self.character.progression {
            Progression::Heavy { high, often, .. } if chance < usize::from(often) => u32::from(high),
            Progression::Heavy { usual, .. } => 1 + (chance % usize::from(usual.max(1))) as u32,
            Progression::Flat | Progression::DoubleAfterLoss(_) | Progression::DoubleAfterWin(_) => 1,
        };
        stakes(limits, self.character.unit.saturating_mul(units))
    }

    /// Notes where his pieces are too few for the stake he wants, or a piece where they do not make it.
    fn puts_on_marble(&self, view: &GuestView<'_>, range: Range, wanted: Money) -> Option<Act> {
        if !view.may_change {
            return None;
        }
        let held = view.purse.total();
        let lacks = wanted.minus(held);
        let notes = stakes(view.limits, self.character.buys_in).max(lacks).min(view.notes);
        if lacks > Money::ZERO && notes > Money::ZERO && held.plus(notes) >= range.least {
            return Some(Act::PutOnMarble(Vec::new(), notes));
        }
        let amount = range.below(wanted.min(held))?;
        if view.purse.making(amount).is_some() {
            return None;
        }
        let pieces = view.purse.counts();
        let (large, _) = pieces.iter().rev().find(|(value, _)| *value > amount).or_else(|| pieces.first())?;
        Some(Act::PutOnMarble(vec![(*large, 1)], Money::ZERO))
    }
}

/// The side he stakes on; the other one where the holder of the shoe is bound to it.
fn side(character: &Character, view: &GuestView<'_>, chances: &Chances) -> Option<Side> {
    let (last, length) = streak(view.board);
    let own = match (character.favour, last) {
        (Favour::Banco, _) => Side::Banco,
        (Favour::Punto, _) => Side::Punto,
        (Favour::Streaks { from, more, most }, Some(last)) => {
            let share = usize::from(from) + usize::from(more) * length.saturating_sub(1);
            if chances.follows < share.min(most.into()) { last } else { last.other() }
        }
        (Favour::Chop, Some(last)) => last.other(),
        (Favour::Streaks { .. } | Favour::Chop | Favour::Chance, _) => chances.side,
    };
    let side = last.filter(|_| chances.herds && length >= HERDING_STREAK).unwrap_or(own);
    [side, side.other()].into_iter().find(|side| may_stake(view, Chance::from(*side)))
}

fn may_stake(view: &GuestView<'_>, chance: Chance) -> bool {
    view.may_stake_on.contains(&chance)
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

/// A change of mind.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Adds,
    Moves,
    TakesPart,
    TakesAll,
}

/// The change of mind that falls on this chance below a hundred, if any.
fn change(changes: Changes, chance: usize) -> Option<Change> {
    let shares = [
        (Change::Adds, changes.adds),
        (Change::Moves, changes.moves),
        (Change::TakesPart, changes.takes_part),
        (Change::TakesAll, changes.takes_all),
    ];
    let mut until = 0;
    shares.into_iter().find_map(|(change, share)| {
        until += usize::from(share);
        (chance < until).then_some(change)
    })
}

/// True where a tie stake may be alone, and the guest has not just taken his other stake back.
fn main_is_free(view: &GuestView<'_>, planner: &Planner<'_>) -> bool {
    !view.tie_needs_main && planner.plans.is_empty()
}

impl Planner<'_> {
    fn add(&mut self, act: GuestAct) {
        self.plans.push(GuestPlan { after: self.after, act });
    }

    fn range(&self) -> Option<Range> {
        Range::new(self.view.limits, self.room, self.view.step)
    }

    /// A stake of about this amount; its pieces, where there are any for it.
    fn stakes(&mut self, spot: Spot, amount: Money) -> Option<Pieces> {
        let pieces = self.range()?.take(&mut self.left, amount)?;
        self.puts(spot, &pieces);
        Some(pieces)
    }

    fn puts(&mut self, spot: Spot, pieces: &Pieces) {
        self.room = self.room.map(|room| room.minus(pieces.total()));
        self.add(GuestAct::Act(Act::Stake(spot, pieces.counts())));
    }

    fn takes_back(&mut self, spot: Spot, pieces: &Pieces) {
        self.add(GuestAct::TakeBack(spot, pieces.counts()));
        self.left.put(pieces);
        self.room = self.room.map(|room| room.plus(pieces.total()));
        self.after += NEXT_ACT;
    }

    /// A second thought about the stake on a side; true if one still is there or on the other side.
    fn changes_mind(&mut self, changes: Changes, side: Side, pieces: &Pieces, chances: &Chances) -> bool {
        let spot = Spot::from(Chance::from(side));
        let Some(change) = change(changes, chances.change) else { return true };
        self.after += chances.thinks;
        match change {
            Change::Adds => self.adds(spot, pieces),
            Change::Moves => {
                let other = Chance::from(side.other());
                if may_stake(self.view, other) {
                    self.takes_back(spot, pieces);
                    self.puts_again(Spot::from(other), pieces);
                }
            }
            Change::TakesPart => {
                let less = self.range().and_then(|range| range.below(half(pieces.total())));
                if let Some(less) = less.and_then(|less| pieces.making(less)) {
                    self.takes_back(spot, pieces);
                    self.puts_again(spot, &less);
                }
            }
            Change::TakesAll => self.takes_back(spot, pieces),
        }
        change != Change::TakesAll
    }

    fn puts_again(&mut self, spot: Spot, pieces: &Pieces) {
        if self.left.take(pieces) {
            self.puts(spot, pieces);
        }
    }

    /// As much again, as far as the limits of one spot go.
    fn adds(&mut self, spot: Spot, pieces: &Pieces) {
        let staked = pieces.total();
        let highest = self.view.limits.max.minus(staked);
        let room = Some(self.room.map_or(highest, |room| room.min(highest)));
        let range = Range::new(self.view.limits, room, self.view.step);
        if let Some(more) = range.and_then(|range| range.take(&mut self.left, staked)) {
            self.puts(spot, &more);
        }
    }

    /// A stake on the tie, within its own maximum.
    fn stakes_on_tie(&mut self, amount: Money) {
        let highest = self.view.tie_maximum;
        let room = Some(self.room.map_or(highest, |room| room.min(highest)));
        let range = Range::new(self.view.limits, room, self.view.step);
        if let Some(range) = range.filter(|_| may_stake(self.view, Chance::Egalite)) {
            self.after += NEXT_ACT;
            if let Some(pieces) = range.take(&mut self.left, range.nearest(amount)) {
                self.puts(Spot::Egalite, &pieces);
            }
        }
    }
}
