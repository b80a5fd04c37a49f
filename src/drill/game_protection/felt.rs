//! The two pictures of a watched table: when betting was closed, and now.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::bet::Spot;
use crate::rules::coup::Coup;
use crate::rules::house::House;
use crate::rules::money::{Money, Ratio};
use crate::rules::protection::SeatStake;
use crate::rules::rng::SeededRng;
use crate::rules::side::{BySide, Chance, Side};

use super::super::deal;
use super::super::question::{CardBack, LaidCard, LaidStake, Scene};
use super::Sign;

/// A player who does something beside the stakes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bystander {
    seat: u8,
    deed: TextKey,
    pub(super) distracts: bool,
}

pub(super) struct WatchedTable {
    placed: Vec<LaidStake>,
    now: Vec<LaidStake>,
    hands: BySide<Vec<LaidCard>>,
    announced: Option<Chance>,
    pub(super) bystander: Option<Bystander>,
}

const HARMLESS: [TextKey; 3] =
    [text_key!("told-stacks-pieces"), text_key!("told-notes-coup"), text_key!("told-looks-on")];

const DISTRACTING: [TextKey; 3] =
    [text_key!("told-asks-change"), text_key!("told-spills-pieces"), text_key!("told-leans-over")];

impl WatchedTable {
    pub(super) fn generate(sign: Sign, seats: usize, house: &House, dice: &mut SeededRng) -> Option<Self> {
        // One more than have a stake: the one who adds one, or only looks on.
        let mut taken = deal::seats(seats + 1, house, dice);
        dice.shuffle(&mut taken);
        let idle = taken.pop()?;
        let min = Money::coins(*dice.pick(&[500, 1_000, 2_000])?);
        let mut placed: Vec<LaidStake> = taken.iter().map(|seat| stake(*seat, min, dice)).collect();
        placed.sort_unstable_by_key(|stake| stake.seat);
        let mut table =
            Self { now: placed.clone(), placed, hands: BySide::default(), announced: None, bystander: None };
        match sign {
            Sign::Marked => table.deal_down(true, dice)?,
            Sign::Nothing if dice.below(3) == 0 => table.deal_down(false, dice)?,
            _ if dice.below(3) > 0 => table.deal_up(house, dice)?,
            _ => {}
        }
        let at_fault = match sign {
            Sign::Marked | Sign::Nothing => None,
            Sign::Added | Sign::Raised | Sign::Lowered | Sign::Moved => Some(table.change(sign, idle, min, dice)?),
            Sign::League => {
                let signs = [Sign::Added, Sign::Raised, Sign::Lowered, Sign::Moved];
                let known: Vec<Sign> = signs.into_iter().filter(|sign| sign.is_known(house)).collect();
                Some(table.change(*dice.pick(&known)?, idle, min, dice)?)
            }
        };
        let others: Vec<u8> = taken.iter().copied().filter(|seat| Some(*seat) != at_fault).collect();
        let distracts = match sign {
            Sign::League => true,
            Sign::Marked | Sign::Nothing => dice.below(2) == 0,
            Sign::Added | Sign::Raised | Sign::Lowered | Sign::Moved => false,
        };
        let deed = *dice.pick(if distracts { &DISTRACTING } else { &HARMLESS })?;
        table.bystander = Some(Bystander { seat: *dice.pick(&others)?, deed, distracts });
        Some(table)
    }

    /// Changes one stake, as it would pay where the winner is known. Returns its seat.
    fn change(&mut self, sign: Sign, idle: u8, min: Money, dice: &mut SeededRng) -> Option<u8> {
        let wins = match self.announced {
            Some(Chance::Punto) => Spot::Punto,
            Some(Chance::Banco) => Spot::Banco,
            Some(Chance::Egalite) | None => *dice.pick(&[Spot::Punto, Spot::Banco])?,
        };
        if sign == Sign::Added {
            let late = LaidStake { spot: wins, ..stake(idle, min, dice) };
            let at = self.now.partition_point(|stake| stake.seat < idle);
            self.now.insert(at, late);
            return Some(idle);
        }
        let winning = sign == Sign::Raised;
        // A winning stake is raised; a losing one is lowered or moved.
        let fitting: Vec<usize> = (0..self.now.len())
            .filter(|at| self.now.get(*at).is_some_and(|stake| (stake.spot == wins) == winning))
            .collect();
        let at = if let Some(at) = dice.pick(&fitting) { *at } else { self.stake_against(wins, winning, dice)? };
        let changed = self.now.get_mut(at)?;
        let seat = changed.seat;
        match sign {
            Sign::Raised => changed.amount = changed.amount.plus(times(min, 1 + dice.below(10) as u32)),
            Sign::Moved => changed.spot = wins,
            _ => {
                let units = u32::try_from(changed.amount.get() / min.get().max(1)).ok()?;
                match dice.below(units as usize) as u32 {
                    0 => drop(self.now.remove(at)),
                    left => changed.amount = times(min, left),
                }
            }
        }
        Some(seat)
    }

    /// Moves a stake in both pictures to where it would be worth changing; its index.
    fn stake_against(&mut self, wins: Spot, winning: bool, dice: &mut SeededRng) -> Option<usize> {
        let at = dice.below(self.now.len());
        let loses = if wins == Spot::Punto { Spot::Banco } else { Spot::Punto };
        let spot = if winning { wins } else { loses };
        self.placed.get_mut(at)?.spot = spot;
        self.now.get_mut(at)?.spot = spot;
        Some(at)
    }

    fn deal_up(&mut self, house: &House, dice: &mut SeededRng) -> Option<()> {
        // On equal points nothing is gained by it.
        let one_wins = |coup: &Coup<'_>| coup.outcome().is_some_and(|end| end.winner != Chance::Egalite);
        let coup = deal::coup_where(house, dice, one_wins)?;
        self.hands = Scene::of_coup(&coup).hands;
        self.announced = coup.outcome().map(|outcome| outcome.winner);
        Some(())
    }

    /// Four cards face down, one of them marked.
    fn deal_down(&mut self, marked: bool, dice: &mut SeededRng) -> Option<()> {
        let place = dice.below(4);
        for at in 0..4 {
            let plain = *dice.pick(&[CardBack::Blue, CardBack::Red])?;
            let back = match plain {
                CardBack::Red if marked && at == place => CardBack::RedMarked,
                _ if marked && at == place => CardBack::BlueMarked,
                plain => plain,
            };
            let side = if at % 2 == 0 { Side::Punto } else { Side::Banco };
            self.hands[side].push(LaidCard::Down(back));
        }
        Some(())
    }

    pub(super) fn marked_side(&self) -> Option<Side> {
        let marked = |card: &LaidCard| matches!(card, LaidCard::Down(CardBack::BlueMarked | CardBack::RedMarked));
        Side::BOTH.into_iter().find(|side| self.hands[*side].iter().any(marked))
    }

    pub(super) fn cards_are_out(&self) -> bool {
        !self.hands.punto.is_empty()
    }

    pub(super) fn placed_stakes(&self) -> Vec<SeatStake> {
        self.placed.iter().map(|stake| (stake.seat, stake.spot, stake.amount)).collect()
    }

    pub(super) fn stakes_now(&self) -> Vec<SeatStake> {
        self.now.iter().map(|stake| (stake.seat, stake.spot, stake.amount)).collect()
    }

    /// Seats with a stake in either picture, in ascending order.
    pub(super) fn seats(&self) -> Vec<u8> {
        let mut seats: Vec<u8> = self.placed.iter().chain(&self.now).map(|stake| stake.seat).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// The table when betting was closed, and the table now.
    pub(super) fn scenes(self) -> (Scene, Scene) {
        let deed = |bystander: Bystander| -> Phrase {
            Phrase::plain(bystander.deed).with("seat", Fact::Number(bystander.seat.into()))
        };
        let narration = self.bystander.map(deed).into_iter().collect();
        let placed = Scene { stakes: self.placed, narration, ..Scene::default() };
        (placed, Scene { stakes: self.now, hands: self.hands, announced: self.announced, ..Scene::default() })
    }
}

fn stake(seat: u8, min: Money, dice: &mut SeededRng) -> LaidStake {
    let spot = if dice.below(2) == 0 { Spot::Punto } else { Spot::Banco };
    LaidStake { seat, spot, amount: times(min, 1 + dice.below(10) as u32) }
}

fn times(sum: Money, count: u32) -> Money {
    sum.times(Ratio { over: count, under: 1 })
}
