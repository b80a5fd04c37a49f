//! Generated stakes with at most one fault, and the narration of how they were placed.

use crate::i18n::phrase::{Fact, Phrase};
use crate::i18n::text_key::TextKey;
use crate::rules::bet::{Spot, Stake};
use crate::rules::clause::{Basis, Entry};
use crate::rules::house::{AboveMaximum, House};
use crate::rules::money::{Money, Ratio};
use crate::rules::reason::{Reason, Rule};
use crate::rules::rng::SeededRng;
use crate::rules::settle::{
    Limits, StakePlacement, StakeRefusal, admit_placed, maximum, payable_unit, refusal_reasons,
};
use crate::rules::side::Chance;

use super::super::deal;
use super::super::question::LaidStake;
use super::StakeFault;

pub(super) struct FaultyLayout {
    pub(super) limits: Limits,
    pub(super) stakes: Vec<LaidStake>,
    /// Index of the stake placed after the bets were stopped.
    late: Option<usize>,
    /// Index of the stake that takes a player's total above the maximum.
    beside: Option<usize>,
    /// Index of the stake placed for another seat's player, with that seat.
    pub(super) through: Option<(usize, u8)>,
    pub(super) narration: Vec<Phrase>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StakeRemedy {
    Whole(StakeRefusal),
    Excess,
}

impl FaultyLayout {
    /// Generates valid stakes with at most this fault; `None` if the draw leaves no room for it.
    pub(super) fn generate(fault: StakeFault, seats: usize, house: &House, dice: &mut SeededRng) -> Option<Self> {
        let min = Money::coins(*dice.pick(&[500, 1_000, 2_000, 2_500])?);
        let limits = Limits { min, max: times(min, *dice.pick(&[40, 80, 160])?) };
        let most_of_tie = maximum(house, Spot::Egalite, limits).0;
        let tie_unit = payable_unit(house, Spot::Egalite);
        let mut layout =
            Self { limits, stakes: Vec::new(), late: None, beside: None, through: None, narration: Vec::new() };
        let taken = deal::seats(seats, house, dice);
        let victim = *dice.pick(&taken)?;
        for seat in taken {
            let mut spot = *dice.pick(&[Spot::Punto, Spot::Banco])?;
            let mut second = Spot::Egalite;
            let mut main = any(min, limits.max, payable_unit(house, spot), dice)?;
            let mut tie = if dice.below(3) == 0 { any(min, most_of_tie, tie_unit, dice) } else { None };
            if seat == victim {
                let more = times(min, *dice.pick(&[1, 2, 5])?);
                match fault {
                    // A second stake would take the total to the minimum, or exceed the maximum as well.
                    StakeFault::BelowMinimum => (main, tie) = (min.times(*dice.pick(&SHORT)?), None),
                    StakeFault::AboveMaximum => (main, tie) = (limits.max.plus(more), None),
                    StakeFault::TotalAboveMaximum => {
                        second = *dice.pick(&[Spot::Egalite, other_side(spot)])?;
                        let most = maximum(house, second, limits).0;
                        tie = any(limits.max.minus(main).plus(min), most, payable_unit(house, second), dice);
                        layout.beside = Some(layout.stakes.len() + 1);
                        tie?;
                    }
                    StakeFault::TieOverItsShare => tie = Some(most_of_tie.plus(more)),
                    StakeFault::TieAlone => (main, tie) = (Money::ZERO, any(min, most_of_tie, tie_unit, dice)),
                    StakeFault::OffStep => {
                        spot = Spot::Banco;
                        main = any(min, limits.max.minus(min), payable_unit(house, spot), dice)?;
                        // A stake on equal points beside it would lose its companion.
                        (main, tie) = (main.plus(unpayable_amount(house)?), None);
                    }
                    // Another stake of the same player would also be late, or lack its companion.
                    StakeFault::Late => (tie, layout.late) = (None, Some(layout.stakes.len())),
                    StakeFault::ThroughAnother => tie = None,
                    StakeFault::Nothing => match dice.below(4) {
                        0 => main = min,
                        1 => main = limits.max,
                        2 => tie = Some(most_of_tie),
                        _ => (main, tie) = (Money::ZERO, Some(any(min, most_of_tie, tie_unit, dice)?)),
                    },
                }
            }
            layout.stakes.push(LaidStake { seat, spot, amount: main });
            layout.stakes.extend(tie.map(|amount| LaidStake { seat, spot: second, amount }));
        }
        if fault == StakeFault::ThroughAnother {
            layout.stake_through_another(victim, house, dice)?;
        }
        layout.stakes.retain(|stake| stake.amount > Money::ZERO);
        Some(layout)
    }

    /// Reassigns one seat's stake to another player who is at the maximum, or exceeds it with both.
    fn stake_through_another(&mut self, by: u8, house: &House, dice: &mut SeededRng) -> Option<()> {
        let min = self.limits.min;
        let main = |stake: &LaidStake| stake.spot != Spot::Egalite;
        let others: Vec<usize> = (0..self.stakes.len())
            .filter(|at| self.stakes.get(*at).is_some_and(|stake| stake.seat != by && main(stake)))
            .collect();
        let own = *dice.pick(&others)?;
        let at = self.stakes.iter().position(|stake| stake.seat == by && main(stake))?;
        let room = times(min, *dice.pick(&[0, 0, 2, 5, 10])?);
        let returns_excess = *house.limits.above_maximum.value() == AboveMaximum::ExcessReturned;
        let room = if returns_excess { room } else { Money::ZERO };
        let more = times(min, *dice.pick(&[1, 2, 5, 10])?);
        let spot = self.stakes.get(own)?.spot;
        let for_seat = self.stakes.get(own)?.seat;
        self.stakes.get_mut(own)?.amount = self.limits.max.minus(room);
        let stake = self.stakes.get_mut(at)?;
        (stake.spot, stake.amount) = (spot, room.plus(more));
        self.through = Some((at, for_seat));
        Some(())
    }

    /// Refused stakes by index, each with its remedy and reasons.
    pub(super) fn refused<'a>(
        &'a self,
        house: &'a House,
    ) -> impl Iterator<Item = (usize, StakeRemedy, Vec<Reason>)> + 'a {
        self.stakes.iter().enumerate().filter_map(move |(index, laid)| {
            let his = |other: &&LaidStake| other.seat == laid.seat;
            let own: Vec<Stake> = self.stakes.iter().filter(his).map(as_staked).collect();
            let place = self.stakes.iter().take(index).filter(his).count();
            let laying = StakePlacement { late: self.late == Some(index), already: self.already(index) };
            let (fault, basis) = match admit_placed(house, &own, place, laying, self.limits) {
                Ok(playing) if playing == laid.amount => {
                    let unit = payable_unit(house, laid.spot).get();
                    (!laid.amount.get().is_multiple_of(unit)).then_some((StakeRefusal::CannotBePaid, Basis::Silent))?
                }
                Ok(_) => {
                    let basis = house.limits.above_maximum.basis();
                    return Some((index, StakeRemedy::Excess, vec![Reason::new(Rule::ExcessReturned, basis)]));
                }
                Err(refused) => refused,
            };
            Some((index, StakeRemedy::Whole(fault), refusal_reasons(house, fault, basis)))
        })
    }

    /// True if one reading of the house's limits refuses a stake that another admits: where the text does not say
    /// whether they hold for each stake or for a player's stakes together, no question rests on it.
    pub(super) fn depends_on_reading(&self, house: &House) -> bool {
        let is_open = !matches!(house.limits.counted, Entry::Stated(..));
        let total = |seat: u8| {
            let his = self.stakes.iter().filter(|stake| stake.seat == seat);
            his.fold((0, Money::ZERO), |(count, sum), stake| (count + 1, sum.plus(stake.amount)))
        };
        let exceeds = |stake: &LaidStake| {
            let (count, sum) = total(stake.seat);
            count > 1 && sum > self.limits.max
        };
        is_open && self.stakes.iter().any(exceeds)
    }

    /// Amount that the player behind an added stake already has on its spot.
    pub(super) fn already(&self, index: usize) -> Money {
        let Some((_, seat)) = self.through.filter(|(at, _)| *at == index) else { return Money::ZERO };
        let spot = self.stakes.get(index).map(|stake| stake.spot);
        let own = self.stakes.iter().find(|stake| stake.seat == seat && Some(stake.spot) == spot);
        own.map_or(Money::ZERO, |stake| stake.amount)
    }

    /// Narrates relevant placements, and sometimes an innocent one, so that narration alone does not reveal a fault.
    pub(super) fn narrate(&mut self, fault: StakeFault, also: &[StakeFault], house: &House, dice: &mut SeededRng) {
        let stopped = || {
            let call = house.calls.bets_closed.value().clone();
            text!("told-bets-stopped", call = Fact::Text(call))
        };
        if let Some(late) = self.late.and_then(|at| self.stakes.get(at)) {
            self.narration = vec![stopped(), describe_stake(late)];
        } else if let Some((main, beside)) = self.beside.and_then(|at| self.pair(at)) {
            self.narration = vec![describe_stake_beside(main, beside)];
        } else if let Some((at, seat)) = self.through {
            self.narration = self.stakes.get(at).map(|stake| describe_stake_for(stake, seat)).into_iter().collect();
        } else if also.contains(&StakeFault::ThroughAnother) && fault == StakeFault::Nothing && dice.below(2) == 0 {
            self.narrate_two_within();
        }
        if self.narration.is_empty() && also.contains(&StakeFault::TotalAboveMaximum) && dice.below(2) == 0 {
            let pairs: Vec<_> = (1..self.stakes.len()).filter_map(|at| self.pair(at)).collect();
            self.narration =
                dice.pick(&pairs).map(|(main, tie)| describe_stake_beside(main, tie)).into_iter().collect();
        }
        let may_tell = self.narration.is_empty() && also.contains(&StakeFault::Late) && dice.below(2) == 0;
        if let Some(stake) = dice.pick(&self.stakes).filter(|_| may_tell) {
            self.narration = vec![describe_stake(stake), stopped()];
        }
    }

    /// The stake at this index and the one its player has placed before it.
    fn pair(&self, at: usize) -> Option<(&LaidStake, &LaidStake)> {
        let (first, then) = (self.stakes.get(at.checked_sub(1)?)?, self.stakes.get(at)?);
        (first.seat == then.seat).then_some((first, then))
    }

    /// Narrates that one of two stakes on a spot, within the limits together, was placed for the other's player.
    fn narrate_two_within(&mut self) {
        let pairs = self.stakes.iter().enumerate().flat_map(|(at, one)| {
            let fits = move |own: &&LaidStake| own.seat != one.seat && own.spot == one.spot;
            self.stakes.iter().filter(fits).map(move |own| (at, one, own))
        });
        let alone = |at: &LaidStake| self.stakes.iter().filter(|other| other.seat == at.seat).count() == 1;
        let mut within = pairs.filter(|(_, one, own)| {
            one.spot != Spot::Egalite && alone(one) && one.amount.plus(own.amount) <= self.limits.max
        });
        if let Some((at, one, own)) = within.next() {
            self.narration = vec![describe_stake_for(one, own.seat)];
            self.through = Some((at, own.seat));
        }
    }
}

fn describe_stake(stake: &LaidStake) -> Phrase {
    stake_phrase(text_key!("told-lays"), stake)
}

fn describe_stake_beside(first: &LaidStake, then: &LaidStake) -> Phrase {
    stake_phrase(text_key!("told-lays-beside"), then)
        .with("first", Fact::Money(first.amount))
        .with("other", Fact::Chance(chance(first.spot)))
}

fn describe_stake_for(stake: &LaidStake, seat: u8) -> Phrase {
    stake_phrase(text_key!("told-lays-for"), stake).with("other", Fact::Number(seat.into()))
}

fn stake_phrase(key: TextKey, stake: &LaidStake) -> Phrase {
    Phrase::plain(key)
        .with("seat", Fact::Number(stake.seat.into()))
        .with("amount", Fact::Money(stake.amount))
        .with("chance", Fact::Chance(chance(stake.spot)))
}

/// A sum from `least` to `most` that can be staked and paid: round numbers of `unit` or of `least`.
fn any(least: Money, most: Money, unit: Money, dice: &mut SeededRng) -> Option<Money> {
    let counts = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 60, 80, 100, 160];
    let sums = counts.iter().map(|count| times(least, *count));
    let payable = |sum: &Money| *sum <= most && sum.get().is_multiple_of(unit.get());
    let fitting: Vec<Money> = sums.filter(payable).collect();
    dice.pick(&fitting).copied()
}

const fn other_side(spot: Spot) -> Spot {
    match spot {
        Spot::Punto => Spot::Banco,
        Spot::Banco | Spot::Egalite | Spot::Own(_) => Spot::Punto,
    }
}

const fn as_staked(laid: &LaidStake) -> Stake {
    Stake { spot: laid.spot, amount: laid.amount }
}

fn times(sum: Money, count: u32) -> Money {
    sum.times(Ratio { over: count, under: 1 })
}

/// Fractions of the minimum for a stake below it.
const SHORT: [Ratio; 3] = [Ratio { over: 4, under: 5 }, Ratio { over: 3, under: 5 }, Ratio { over: 2, under: 5 }];

/// A piece of the house that leaves a stake on Banco without an exact payment: the largest below the unit.
pub(super) fn unpayable_amount(house: &House) -> Option<Money> {
    let unit = payable_unit(house, Spot::Banco);
    house.chip_set().pieces.iter().map(|piece| piece.value).filter(|value| *value < unit).max()
}

pub(super) const fn chance(spot: Spot) -> Chance {
    match spot {
        Spot::Punto => Chance::Punto,
        Spot::Banco => Chance::Banco,
        Spot::Egalite | Spot::Own(_) => Chance::Egalite,
    }
}
