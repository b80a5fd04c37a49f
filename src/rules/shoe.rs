//! The shoe: packs of two back colours, shuffled, cut and stopped; the burn; then coup after coup.

use super::card::{Card, Rank, Suit};
use super::coup::{Coup, CoupOutcome};
use super::coup_table::{CoupTable, PackedOutcome};
use super::hand::Point;
use super::house::{CutBy, LastCoup, ShoeRules, StopBeforeCoup};
use super::reason::{Reason, Rule};
use super::rng::SeededRng;
use super::side::{BySide, Chance};
use super::tableau::Tableau;

/// Maximum number of packs.
pub const MOST_PACKS: u8 = 12;

/// Room for the largest shoe, plus reads of eight bytes from any card.
const ROOM: usize = MOST_PACKS as usize * Card::KINDS + 16;

/// One of the two back colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BackColour {
    /// Back of the first packs.
    First,
    /// Back of the other packs.
    Second,
}

/// A card of the shoe with its back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShoeCard {
    /// The card.
    pub card: Card,
    /// Its back.
    pub back: BackColour,
}

impl ShoeCard {
    /// One byte: the rank in the low four bits with ten as 0, then suit and back.
    const fn packed(self) -> u8 {
        let rank = match self.card.rank {
            Rank::Ten => 0,
            Rank::Jack => 10,
            Rank::Queen => 11,
            Rank::King => 12,
            number => number as u8,
        };
        rank | (self.card.suit as u8) << 4 | (self.back as u8) << 6
    }

    fn unpacked(byte: u8) -> Self {
        let rank = match byte & 15 {
            0 => Rank::Ten,
            10 => Rank::Jack,
            11 => Rank::Queen,
            12 => Rank::King,
            number => Rank::ALL.get(usize::from(number).wrapping_sub(1)).copied().unwrap_or(Rank::King),
        };
        let suit = Suit::ALL.get(usize::from(byte >> 4 & 3)).copied().unwrap_or(Suit::Spades);
        let back = if byte >> 6 == 0 { BackColour::First } else { BackColour::Second };
        Self { card: Card::new(rank, suit), back }
    }
}

/// Builds the shoes of a house; shoe number `n` of a seed is always the same.
#[derive(Debug, Clone)]
pub struct ShoeMaker {
    swift: CoupTable,
    dice: SeededRng,
    /// Packs in factory order.
    packs: Vec<u8>,
    /// Number of cards behind the stop card.
    behind: usize,
    one_more: bool,
    one_at_the_stop: bool,
    /// Value of tens and figures for the burn; `None` where no card is turned.
    burn_of_tens: Option<u8>,
}

impl ShoeMaker {
    /// The maker of a house's shoes from a seed.
    pub fn new(rules: &ShoeRules, tableau: &Tableau, seed: u64) -> Self {
        let packs = (*rules.packs.value()).clamp(1, MOST_PACKS);
        let of_first_back = *rules.packs_of_first_back.value();
        let cards = (0..packs).flat_map(|pack| {
            let back = if pack < of_first_back { BackColour::First } else { BackColour::Second };
            Card::all().map(move |card| ShoeCard { card, back }.packed())
        });
        let packs: Vec<u8> = cards.collect();
        let behind = usize::from(rules.stop.value().cards_behind(packs.len() as u16));
        Self {
            swift: CoupTable::compile(tableau),
            dice: SeededRng::from_seed(seed),
            behind,
            packs,
            one_more: *rules.last_coup.value() == LastCoup::OneMore,
            one_at_the_stop: *rules.stop_before_coup.value() == StopBeforeCoup::LastCoup,
            burn_of_tens: rules.burn_by_first_card.value().then(|| *rules.burn_of_tens_and_figures.value()),
        }
    }

    /// Totals of a range of shoe numbers.
    pub fn totals(&self, shoes: std::ops::Range<u64>) -> ChanceTally {
        let mut tally = ChanceTally::default();
        let pairs = (shoes.end.saturating_sub(shoes.start)) / 2;
        for pair in 0..pairs {
            let number = shoes.start + 2 * pair;
            tally += self.shoe(number).deal_out_both(self.shoe(number + 1));
        }
        for number in shoes.start + 2 * pairs..shoes.end {
            tally += self.shoe(number).deal_out();
        }
        tally
    }

    /// True if the stop card is so far from the end that no shoe has a coup.
    pub fn never_deals(&self) -> bool {
        let first = if self.burn_of_tens.is_some() { 2 } else { 0 };
        let stop = self.packs.len() - self.behind;
        stop <= first && !self.one_more && !(self.one_at_the_stop && stop == first)
    }

    /// Upper bound on the coups of a shoe.
    pub fn most_coups(&self) -> u64 {
        self.packs.len() as u64 / 4
    }

    /// Shoe number `number`: shuffled, cut, stopped and burned.
    pub fn shoe(&self, number: u64) -> Shoe<'_> {
        let mut dice = self.dice.stream(number);
        let len = self.packs.len();
        let mut packs = [0; ROOM];
        let mut cards = [0; ROOM];
        if let (Some(packs), Some(cards)) = (packs.get_mut(..len), cards.get_mut(..len)) {
            packs.copy_from_slice(&self.packs);
            dice.shuffle(packs);
            let (above, below) = packs.split_at(1 + dice.below(len - 1));
            let (first, last) = cards.split_at_mut(below.len());
            first.copy_from_slice(below);
            last.copy_from_slice(above);
        }
        let stop = len - self.behind;
        let burned = self.burn_of_tens.map(|tens| burned_by(ShoeCard::unpacked(cards[0]).card, tens));
        let next = burned.map_or(0, |burned| 1 + usize::from(burned));
        let stop_seen = None;
        Shoe { maker: self, number, cards, len, stop, burned, next, stop_seen }
    }
}

/// Number of cards burned when `first` is turned, itself not counted, with the reason; `None` where the house burns
/// nothing.
pub fn burn(rules: &ShoeRules, first: Card) -> Option<(u8, Reason)> {
    rules.burn_by_first_card.value().then(|| {
        let tens = &rules.burn_of_tens_and_figures;
        let count = burned_by(first, *tens.value());
        let basis = if counts_ten(first.rank) { tens.basis() } else { rules.burn_by_first_card.basis() };
        (count, Reason::new(Rule::Burn(count), basis))
    })
}

fn burned_by(first: Card, tens: u8) -> u8 {
    if counts_ten(first.rank) { tens.min(51) } else { first.rank as u8 }
}

const fn counts_ten(rank: Rank) -> bool {
    matches!(rank, Rank::Ten | Rank::Jack | Rank::Queen | Rank::King)
}

/// The seat offered the cut, with the reason: first the player nearest to the tailleur's left, then at each later shoe
/// the next one clockwise, against the seat numbers. `before` is the last seat offered. `None` where the house does not
/// specify, or the table is empty.
pub fn cutter(rules: &ShoeRules, taken: &[u8], before: Option<u8>) -> Option<(u8, Reason)> {
    if *rules.cut.value() == CutBy::APlayer {
        return None;
    }
    let last = taken.iter().max();
    let (seat, rule) = match before {
        None => (last, Rule::CutFirst),
        Some(before) => (taken.iter().filter(|seat| **seat < before).max().or(last), Rule::CutNext),
    };
    Some((*seat?, Reason::new(rule, rules.cut.basis())))
}

/// A shoe at the table, after the burn.
#[derive(Debug, Clone)]
pub struct Shoe<'m> {
    maker: &'m ShoeMaker,
    number: u64,
    cards: [u8; ROOM],
    len: usize,
    stop: usize,
    burned: Option<u8>,
    next: usize,
    /// Set once the stop card has shown: true while one more coup may follow.
    stop_seen: Option<bool>,
}

/// A coup as dealt from the shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DealtCoup {
    cards: u64,
    ended: PackedOutcome,
}

/// Number of wins of each chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ChanceTally {
    /// Coups that Punto won.
    pub punto: u64,
    /// Coups that Banco won.
    pub banco: u64,
    /// Coups that ended on equal points.
    pub egalite: u64,
}

impl<'m> Shoe<'m> {
    /// Deals the next coup; `None` once the stop card has ended the shoe.
    #[inline]
    pub fn deal_coup(&mut self) -> Option<DealtCoup> {
        if self.next >= self.stop && !self.may_deal_past_stop() {
            return None;
        }
        let cards = self.cards.get(self.next..self.next + 8)?;
        let cards = u64::from_le_bytes(cards.try_into().ok()?);
        if self.next + Coup::MOST_CARDS > self.len {
            return None;
        }
        let ended = self.maker.swift.coup(cards);
        self.next += ended.count();
        Some(DealtCoup { cards, ended })
    }

    /// Deals and counts the remaining coups.
    pub fn deal_out(mut self) -> ChanceTally {
        let mut won = 0;
        while let Some(dealt) = self.deal_coup() {
            won += dealt.ended.tally_unit();
        }
        ChanceTally::from_packed(won)
    }

    /// Deals out two shoes in parallel and counts both: the start of a coup depends on the end of the last, so the
    /// processor works on the other shoe meanwhile.
    pub fn deal_out_both(mut self, mut other: Self) -> ChanceTally {
        let mut won = 0;
        while let Some(mine) = self.deal_coup() {
            won += mine.ended.tally_unit();
            let Some(others) = other.deal_coup() else { break };
            won += others.ended.tally_unit();
        }
        let mut tally = ChanceTally::from_packed(won);
        tally += self.deal_out();
        tally += other.deal_out();
        tally
    }

    /// True if a coup may begin although the stop card has shown, during the last coup or before this one.
    #[cold]
    fn may_deal_past_stop(&mut self) -> bool {
        let maker = self.maker;
        let inside = self.next > self.stop;
        let one = if inside { maker.one_more } else { maker.one_at_the_stop };
        std::mem::replace(self.stop_seen.get_or_insert(one), false)
    }

    /// Its number among the shoes of its seed.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// The card turned first, and the number of cards it burned, itself not counted; `None` where the house burns
    /// nothing.
    pub fn burn(&self) -> Option<(ShoeCard, u8)> {
        Some((ShoeCard::unpacked(self.cards[0]), self.burned?))
    }

    /// The burned cards, unseen at the table.
    pub fn burned(&self) -> impl Iterator<Item = ShoeCard> + use<'_, 'm> {
        let burned = self.burned.unwrap_or_default();
        self.cards.iter().skip(1).take(usize::from(burned)).map(|byte| ShoeCard::unpacked(*byte))
    }

    /// Cards still in the shoe, in order.
    pub fn remaining(&self) -> impl ExactSizeIterator<Item = ShoeCard> + use<'_, 'm> {
        self.cards.iter().take(self.len).skip(self.next).map(|byte| ShoeCard::unpacked(*byte))
    }

    /// Number of cards before the stop card; 0 once it has shown.
    pub const fn cards_before_stop(&self) -> usize {
        self.stop.saturating_sub(self.next)
    }
}

impl DealtCoup {
    /// The cards in the order in which they left the shoe.
    pub fn shoe_cards(self) -> impl ExactSizeIterator<Item = ShoeCard> {
        self.cards.to_le_bytes().into_iter().take(self.ended.count()).map(ShoeCard::unpacked)
    }

    /// Cards without their backs.
    pub fn cards(self) -> impl ExactSizeIterator<Item = Card> {
        self.shoe_cards().map(|card| card.card)
    }

    /// The outcome of the coup.
    pub fn outcome(self) -> CoupOutcome {
        let [a, b, c, d, fifth, sixth, ..] = self.cards.to_le_bytes().map(|byte| ShoeCard::unpacked(byte).card.point());
        let two = BySide { punto: a + c, banco: b + d };
        let punto_drew = self.ended.punto_drew();
        let banco_drew = self.ended.count() > 4 + usize::from(punto_drew);
        let or_none = |drew: bool, card: Point| if drew { card } else { Point::default() };
        let points = BySide {
            punto: two.punto + or_none(punto_drew, fifth),
            banco: two.banco + or_none(banco_drew, if punto_drew { sixth } else { fifth }),
        };
        CoupOutcome {
            winner: self.ended.winner(),
            points,
            cards: BySide { punto: 2 + u8::from(punto_drew), banco: 2 + u8::from(banco_drew) },
            natural: two.punto.is_natural() || two.banco.is_natural(),
        }
    }
}

impl ChanceTally {
    /// Unpacks counts added up from [`PackedOutcome::tally_unit`]; two shoes have far fewer than 65,536 coups.
    const fn from_packed(won: u64) -> Self {
        Self { punto: won & 0xffff, banco: won >> 16 & 0xffff, egalite: won >> 32 & 0xffff }
    }

    /// Total number of coups.
    pub const fn coups(self) -> u64 {
        self.punto + self.banco + self.egalite
    }

    /// Adds one coup.
    pub const fn count(&mut self, winner: Chance) {
        match winner {
            Chance::Punto => self.punto += 1,
            Chance::Banco => self.banco += 1,
            Chance::Egalite => self.egalite += 1,
        }
    }
}

impl std::ops::AddAssign for ChanceTally {
    fn add_assign(&mut self, other: Self) {
        self.punto += other.punto;
        self.banco += other.banco;
        self.egalite += other.egalite;
    }
}
