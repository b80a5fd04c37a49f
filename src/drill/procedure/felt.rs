//! The felt during a narrated coup: seats, stakes, and the cards dealt so far.

use crate::drill::question::{CardBack, LaidCard, LaidStake, Scene, Seats};
use crate::rules::bet::Spot;
use crate::rules::coup::{Coup, CoupOutcome};
use crate::rules::house::{Face, Handler, House, Table, TableSize};
use crate::rules::money::Money;
use crate::rules::procedure::ProcedureStep;
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Chance, Side};

/// Some occupied seats, with a holder if players hold the shoe.
pub(super) fn seated(house: &House, table: &Table, dice: &mut SeededRng) -> Scene {
    let scene = not_yet_held(table, dice);
    let held = table.size == TableSize::Large && *house.dealing.draws.value() == Handler::Banker;
    let seats = scene.seats.map(|seats| {
        let holder = dice.pick(&seats.taken).copied().filter(|_| held);
        Seats { holder, ..seats }
    });
    Scene { seats, ..Scene::default() }
}

/// Some occupied seats, before anyone holds the shoe.
pub(super) fn not_yet_held(table: &Table, dice: &mut SeededRng) -> Scene {
    let count = *table.seats.value();
    let mut taken: Vec<u8> = (1..=count).collect();
    dice.shuffle(&mut taken);
    taken.truncate(4 + dice.below(4));
    taken.sort_unstable();
    Scene { seats: Some(Seats { count, taken, holder: None }), ..Scene::default() }
}

/// Stakes of three neighbouring players, covering both sides.
pub(in crate::drill) fn stakes(table: &Table, dice: &mut SeededRng) -> Vec<LaidStake> {
    let count = *table.seats.value();
    // At a large table, use seats that smaller tables lack.
    let least = if table.size == TableSize::Large { count.min(8) } else { 1 };
    let width = 4.min(count);
    let last = count - width + 1;
    let from = least.min(last) + dice.below(usize::from(last.saturating_sub(least)) + 1) as u8;
    stakes_at((from..from.saturating_add(width)).collect(), dice)
}

/// Stakes on three of these seats, covering both sides.
pub(super) fn stakes_at(mut seats: Vec<u8>, dice: &mut SeededRng) -> Vec<LaidStake> {
    dice.shuffle(&mut seats);
    let spots = [Spot::Punto, Spot::Banco, if dice.below(2) == 0 { Spot::Punto } else { Spot::Banco }];
    let mut laid: Vec<LaidStake> =
        seats.into_iter().zip(spots).map(|(seat, spot)| LaidStake { seat, spot, amount: amount(dice) }).collect();
    laid.sort_unstable_by_key(|stake| stake.seat);
    laid
}

fn amount(dice: &mut SeededRng) -> Money {
    Money::coins(1_000 * (2 + dice.below(29)) as u64)
}

/// A coup as shown on the felt step by step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct CoupFelt {
    /// The house deals the first four cards face up.
    is_dealt_open: bool,
    outcome: CoupOutcome,
    cards: BySide<Vec<LaidCard>>,
    stakes: Vec<LaidStake>,
    late: Option<LaidStake>,
    back: CardBack,
}

impl CoupFelt {
    /// A coup with its stakes; the last one may be placed late.
    pub(super) fn new(house: &House, coup: &Coup<'_>, table: &Table, dice: &mut SeededRng) -> Option<Self> {
        let mut stakes = stakes(table, dice);
        let late = stakes.pop();
        Some(Self { late, ..Self::with_stakes(house, coup, stakes, dice)? })
    }

    /// A coup with these stakes, all placed in time.
    pub(super) fn with_stakes(
        house: &House,
        coup: &Coup<'_>,
        stakes: Vec<LaidStake>,
        dice: &mut SeededRng,
    ) -> Option<Self> {
        Some(Self {
            is_dealt_open: *house.dealing.first_four.value() == Face::Up,
            outcome: coup.outcome()?,
            cards: Scene::of_coup(coup).hands,
            stakes,
            late: None,
            back: *dice.pick(&[CardBack::Blue, CardBack::Red])?,
        })
    }

    pub(super) fn stakes(&self) -> &[LaidStake] {
        &self.stakes
    }

    pub(super) const fn winner(&self) -> Chance {
        self.outcome.winner
    }

    /// The table after these steps, in any order.
    pub(super) fn after(&self, done: &[ProcedureStep]) -> Scene {
        let mut scene = self.lying(done);
        if done.contains(&ProcedureStep::Collect) {
            scene.stakes.retain(|stake| !self.loses(stake.spot));
        }
        scene
    }

    /// The table after these steps, with the stakes that they collect.
    pub(super) fn lying(&self, done: &[ProcedureStep]) -> Scene {
        let was = |step: ProcedureStep| done.contains(&step);
        if was(ProcedureStep::NextCoup) {
            return Scene::default();
        }
        let placed = done.iter().filter(|step| **step == ProcedureStep::PlaceStakes).count();
        let first = self.stakes.iter().filter(|_| placed > 0);
        let stakes = first.chain(self.late.iter().filter(|_| placed > 1)).copied().collect();
        let put_away = was(ProcedureStep::PutAway);
        let hand = |side: Side| if put_away { Vec::new() } else { self.hand(side, done) };
        Scene {
            hands: BySide { punto: hand(Side::Punto), banco: hand(Side::Banco) },
            stakes,
            announced: Some(self.outcome.winner).filter(|_| was(ProcedureStep::FinalCall)),
            ..Scene::default()
        }
    }

    fn hand(&self, side: Side, done: &[ProcedureStep]) -> Vec<LaidCard> {
        let drawn = done.iter().any(|step| matches!(step, ProcedureStep::DrawFour(_)));
        let turned =
            self.is_dealt_open || done.iter().any(|step| matches!(step, ProcedureStep::Turn(of, _) if *of == side));
        let (two, third) = self.cards[side].split_at_checked(2).unwrap_or_default();
        let two = two.iter().map(|card| if turned { *card } else { LaidCard::Down(self.back) }).filter(|_| drawn);
        two.chain(third.iter().copied().filter(|_| done.contains(&ProcedureStep::Third(side)))).collect()
    }

    fn loses(&self, spot: Spot) -> bool {
        match self.outcome.winner {
            Chance::Punto => spot == Spot::Banco,
            Chance::Banco => spot == Spot::Punto,
            Chance::Egalite => false,
        }
    }
}
