//! Guests: what they stake, how they follow the streaks, what they do beside, and that none of it moves another.

mod characters;
mod following;
mod shifts;
mod stakes;

use std::sync::Arc;

use tailleur::rules::bet::Spot;
use tailleur::rules::house::House;
use tailleur::rules::money::Money;
use tailleur::rules::rng::SeededRng;
use tailleur::rules::settle::{Limits, maximum};
use tailleur::rules::shoe::ShoeMaker;
use tailleur::rules::side::Chance;
use tailleur::table::Shift;
use tailleur::table::guest::{Character, GuestMind, GuestView, built_in};
use tailleur::table::pieces::Pieces;
use tailleur::table::truth::step;

use super::{scenario, tables};

/// Everything of a table that a guest looks at, with limits of 10 and 1,000.
struct Layout {
    limits: Limits,
    step: Money,
    tie_maximum: Money,
    tie_needs_main: bool,
    per_player: bool,
    values: Vec<Money>,
    board: Vec<Option<Chance>>,
}

impl Layout {
    fn for_house(house: &Arc<House>) -> Self {
        let limits = Limits { min: Money::coins(1000), max: Money::coins(100_000) };
        let shift = Shift::new(&scenario(house.tables[0].size, 1, 1, ""), house, 1).unwrap();
        Self {
            limits,
            step: step(shift.state()),
            tie_maximum: maximum(house, Spot::Egalite, limits).0,
            tie_needs_main: *house.limits.egalite_needs_main_stake.value(),
            per_player: house.limits.count_per_player(),
            values: house.chip_set().values(),
            board: Vec::new(),
        }
    }

    fn view<'v>(&'v self, purse: &'v Pieces) -> GuestView<'v> {
        GuestView {
            limits: self.limits,
            room: self.per_player.then_some(self.limits.max),
            tie_maximum: self.tie_maximum,
            board: &self.board,
            purse,
            notes: Money::ZERO,
            may_change: false,
            tie_needs_main: self.tie_needs_main,
            may_stake_on: &Chance::ALL,
            step: self.step,
        }
    }

    /// So many pieces of each value.
    fn purse(&self, count: u32) -> Pieces {
        Pieces::of_each(&self.values, count)
    }
}

/// Each house once.
fn houses() -> Vec<Arc<House>> {
    let mut houses: Vec<_> = tables().into_iter().map(|(house, _)| house).collect();
    houses.dedup_by(|one, other| one.id == other.id);
    houses
}

fn mind(character: &Arc<Character>, stream: u64) -> GuestMind {
    GuestMind::new(Arc::clone(character), SeededRng::from_seed(77).stream(stream))
}

fn character(id: &str) -> Arc<Character> {
    Arc::clone(built_in().iter().find(|character| character.id == id).unwrap())
}

/// The winners of this number of coups out of real shoes.
fn winners(house: &House, count: usize) -> Vec<Chance> {
    let maker = ShoeMaker::new(&house.shoe, &house.tableau, 5);
    let mut winners = Vec::new();
    for number in 0.. {
        let mut shoe = maker.shoe(number);
        winners.extend(std::iter::from_fn(|| shoe.deal_coup()).map(|coup| coup.outcome().winner));
        if winners.len() >= count {
            break;
        }
    }
    winners.truncate(count);
    winners
}
