//! Exact odds by enumeration of every ordered six-card sequence of a full shoe.

use std::collections::BTreeMap;
use std::fmt;

use super::bet::{Payout, Pays};
use super::coup::CoupOutcome;
use super::hand::Point;
use super::shoe::MOST_PACKS;
use super::side::{BySide, Chance, Side};
use super::tableau::{Act, Cell, Tableau, Third};

/// Numbers of packs that can be enumerated.
pub const PACKS: std::ops::RangeInclusive<u8> = 1..=MOST_PACKS;

/// Every outcome of a coup from a full shoe, weighted by the number of ordered six-card sequences that lead to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds {
    packs: u8,
    ends: [u64; ENDS],
}

/// Ten points per side, with two or three cards each.
const ENDS: usize = 400;

impl Odds {
    /// Counts every sequence of a shoe of `packs` packs. `None` outside [`PACKS`].
    ///
    /// Swapping the cards of a pair does not change the coup, so each pair of values is visited once and weighs double
    /// when its values differ.
    pub fn enumerate(tableau: &Tableau, packs: u8) -> Option<Self> {
        if !PACKS.contains(&packs) {
            return None;
        }
        let mut counting = OddsCounter { tableau, ends: [0; ENDS], left: RemainingCards::full(packs) };
        for (a, c) in pairs() {
            let twice = if a == c { 1 } else { 2 };
            let punto = counting.left.take(a) * counting.left.take(c) * twice;
            for (b, d) in pairs() {
                let twice = if b == d { 1 } else { 2 };
                let banco = counting.left.take(b) * counting.left.take(d) * twice;
                counting.two_cards_each(a + c, b + d, punto * banco);
                counting.left.put_back([b, d]);
            }
            counting.left.put_back([a, c]);
        }
        Some(Self { packs, ends: counting.ends })
    }

    /// Number of packs.
    pub const fn packs(&self) -> u8 {
        self.packs
    }

    /// Number of ordered six-card sequences of the full shoe.
    pub fn total(&self) -> u64 {
        let cards = u64::from(self.packs) * 52;
        (0..6).map(|taken| cards - taken).product()
    }

    /// Every outcome of non-zero weight.
    pub fn outcomes(&self) -> impl Iterator<Item = (CoupOutcome, u64)> + '_ {
        self.ends
            .iter()
            .enumerate()
            .filter(|(_, weight)| **weight > 0)
            .map(|(index, weight)| (outcome_at(index), *weight))
    }

    /// A weight as a share of the total.
    pub fn share(&self, weight: u64) -> Option<Fraction> {
        Fraction::new(weight.into(), self.total().into())
    }

    /// The weight of the outcomes that satisfy the predicate.
    pub fn weight(&self, holds: impl Fn(CoupOutcome) -> bool) -> u64 {
        self.outcomes().filter(|(outcome, _)| holds(*outcome)).map(|(_, weight)| weight).sum()
    }

    /// The weight of a winning chance.
    pub fn weight_of_chance(&self, chance: Chance) -> u64 {
        self.weight(|outcome| outcome.winner == chance)
    }

    /// The weight of the coups of this number of cards.
    pub fn weight_of_cards(&self, cards: u8) -> u64 {
        self.weight(|outcome| outcome.cards.punto + outcome.cards.banco == cards)
    }

    /// The weight of each winning point, or of each equal point.
    pub fn by_point(&self, chance: Chance) -> [u64; 10] {
        let side = if chance == Chance::Banco { Side::Banco } else { Side::Punto };
        Point::ALL.map(|point| self.weight(|outcome| outcome.winner == chance && outcome.points[side] == point))
    }

    /// House edge on a spot with these payouts, as an exact share of the stake; negative in the player's favour. `None`
    /// where the fraction does not fit 128 bits.
    pub fn edge(&self, payouts: &[Payout]) -> Option<Fraction> {
        let mut lost = 0;
        let mut won: BTreeMap<(u32, u32), i128> = BTreeMap::new();
        for (outcome, weight) in self.outcomes() {
            let line = payouts.iter().find(|line| line.when.holds(outcome));
            match line.map_or(Pays::Lose, |line| line.pays).ratio() {
                None => lost += i128::from(weight),
                Some(ratio) => *won.entry(ratio.into()).or_default() += i128::from(weight),
            }
        }
        let total = i128::from(self.total());
        won.into_iter().try_fold(Fraction::new(lost, total)?, |edge, ((over, under), weight)| {
            let gain = weight.checked_mul(over.into())?;
            edge.minus(Fraction::new(gain, total.checked_mul(under.into())?)?)
        })
    }
}

/// A reduced signed fraction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fraction {
    /// Numerator; negative in the player's favour.
    pub over: i128,
    /// Denominator, always positive.
    pub under: i128,
}

impl Fraction {
    fn new(over: i128, under: i128) -> Option<Self> {
        let divisor = gcd(over.checked_abs()?, under.checked_abs()?).max(1);
        (under > 0).then_some(Self { over: over / divisor, under: under / divisor })
    }

    fn minus(self, other: Self) -> Option<Self> {
        let shared = gcd(self.under, other.under).max(1);
        let (mine, others) = (other.under / shared, self.under / shared);
        let over = self.over.checked_mul(mine)?.checked_sub(other.over.checked_mul(others)?)?;
        Self::new(over, self.under.checked_mul(mine)?)
    }

    /// The fraction in per cent with this number of decimals, rounded half away from zero: `1.0579`.
    pub fn percent(self, decimals: u32) -> String {
        let sign = if self.over < 0 { "-" } else { "" };
        let mut rest = self.over.unsigned_abs();
        let under = self.under.unsigned_abs().max(1);
        let mut digits = rest / under;
        rest %= under;
        for _ in 0..decimals + 2 {
            rest = rest.saturating_mul(10);
            digits = digits.saturating_mul(10).saturating_add(rest / under);
            rest %= under;
        }
        if rest >= under - rest {
            digits = digits.saturating_add(1);
        }
        let unit = 10_u128.saturating_pow(decimals);
        let width = decimals as usize;
        format!("{sign}{}.{:0width$}", digits / unit, digits % unit)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.over, self.under)
    }
}

fn gcd(mut a: i128, mut b: i128) -> i128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The 55 unordered pairs of values.
pub(super) fn pairs() -> impl Iterator<Item = (Point, Point)> {
    Point::ALL.into_iter().flat_map(|low| Point::ALL.into_iter().skip(low.index()).map(move |high| (low, high)))
}

/// Remaining cards of each value.
pub(super) struct RemainingCards {
    by_value: [u64; 10],
    cards: u64,
}

impl RemainingCards {
    pub(super) fn full(packs: u8) -> Self {
        let four = 4 * u64::from(packs);
        Self { by_value: Point::ALL.map(|point| if point.get() == 0 { 4 * four } else { four }), cards: 13 * four }
    }

    /// Takes one card of a value and returns the count before.
    pub(super) fn take(&mut self, value: Point) -> u64 {
        let Some(left) = self.by_value.get_mut(value.index()) else { return 0 };
        let among = *left;
        *left = among.saturating_sub(1);
        self.cards -= 1;
        among
    }

    pub(super) fn put_back(&mut self, values: [Point; 2]) {
        for value in values {
            if let Some(left) = self.by_value.get_mut(value.index()) {
                *left += 1;
            }
            self.cards += 1;
        }
    }

    pub(super) fn each(&self) -> impl Iterator<Item = (Point, u64)> + use<> {
        Point::ALL.into_iter().zip(self.by_value)
    }
}

struct OddsCounter<'t> {
    tableau: &'t Tableau,
    ends: [u64; ENDS],
    left: RemainingCards,
}

impl OddsCounter<'_> {
    fn two_cards_each(&mut self, punto: Point, banco: Point, weight: u64) {
        let (fifth, sixth) = (self.left.cards, self.left.cards - 1);
        if punto.is_natural() || banco.is_natural() {
            self.end(punto, 2, banco, 2, weight * fifth * sixth);
        } else if self.tableau.punto(punto).is_some_and(|ruling| ruling.act == Act::Draw) {
            for (third, copies) in self.left.each() {
                self.punto_drew(punto + third, third, banco, weight * copies);
            }
        } else if self.banco_draws(banco, Third::Stood) {
            for (third, copies) in self.left.each() {
                self.end(punto, 2, banco + third, 3, weight * copies * sixth);
            }
        } else {
            self.end(punto, 2, banco, 2, weight * fifth * sixth);
        }
    }

    fn punto_drew(&mut self, punto: Point, third: Point, banco: Point, weight: u64) {
        if !self.banco_draws(banco, Third::Card(third)) {
            self.end(punto, 3, banco, 2, weight * (self.left.cards - 1));
            return;
        }
        for (card, copies) in self.left.each() {
            let copies = if card == third { copies.saturating_sub(1) } else { copies };
            self.end(punto, 3, banco + card, 3, weight * copies);
        }
    }

    fn banco_draws(&self, banco: Point, third: Third) -> bool {
        self.tableau.banco(Cell { banco, third }).is_some_and(|ruling| ruling.act == Act::Draw)
    }

    fn end(&mut self, punto: Point, puntos: usize, banco: Point, bancos: usize, weight: u64) {
        let index = ((punto.index() * 10 + banco.index()) * 2 + puntos - 2) * 2 + bancos - 2;
        if let Some(end) = self.ends.get_mut(index) {
            *end += weight;
        }
    }
}

fn outcome_at(index: usize) -> CoupOutcome {
    let points = BySide { punto: Point::from_sum(index as u32 / 40), banco: Point::from_sum(index as u32 / 4) };
    let cards = BySide { punto: 2 + (index / 2 % 2) as u8, banco: 2 + (index % 2) as u8 };
    let natural = Side::BOTH.into_iter().any(|side| cards[side] == 2 && points[side].is_natural());
    CoupOutcome { winner: CoupOutcome::winner_of(points), points, cards, natural }
}
