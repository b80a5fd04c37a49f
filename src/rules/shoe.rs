//! The shoe: packs of two back colours, shuffled, cut and stopped; the burn; then coup after coup.

use super::card::{Card, Rank, Suit};
use super::coup::{Coup, Outcome};
use super::dice::Dice;
use super::hand::Point;
use super::house::{CutBy, LastCoup, ShoeRules, StopBeforeCoup};
use super::reason::{Reason, Rule};
use super::side::{BySide, Chance};
use super::swift::{Swift, Swiftly};
use super::tableau::Tableau;

/// The most packs a shoe may hold.
pub const MOST_PACKS: u8 = 12;

/// Room for the largest shoe, and for reading eight bytes from any of its cards.
const ROOM: usize = MOST_PACKS as usize * Card::KINDS + 16;

/// One of the two back colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Back {
    /// That of the first packs.
    First,
    /// That of the others.
    Second,
}

/// A card of the shoe: which card, and the colour of its back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShoeCard {
    /// The card.
    pub card: Card,
    /// Its back.
    pub back: Back,
}

impl ShoeCard {
    /// In one byte: the rank in the low four bits with the ten as nought, the suit, the back.
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
        let back = if byte >> 6 == 0 { Back::First } else { Back::Second };
        Self { card: Card::new(rank, suit), back }
    }
}

/// How the shoes of a house are made and when they end; shoe number `n` of a seed is always the same.
#[derive(Debug, Clone)]
pub struct ShoeMaker {
    swift: Swift,
    dice: Dice,
    /// The packs in order, as they come from their wrappers.
    packs: Vec<u8>,
    /// How many cards lie behind the stop card.
    behind: usize,
    one_more: bool,
    one_at_the_stop: bool,
    /// What tens and figures count for the burn; `None` where no card is turned for it.
    burn_of_tens: Option<u8>,
}

impl ShoeMaker {
    /// The maker of a house's shoes from a seed.
    #[must_use]
    pub fn new(rules: &ShoeRules, tableau: &Tableau, seed: u64) -> Self {
        let packs = (*rules.packs.value()).clamp(1, MOST_PACKS);
        let of_first_back = *rules.packs_of_first_back.value();
        let cards = (0..packs).flat_map(|pack| {
            let back = if pack < of_first_back { Back::First } else { Back::Second };
            Card::all().map(move |card| ShoeCard { card, back }.packed())
        });
        let packs: Vec<u8> = cards.collect();
        let behind = usize::from(rules.stop.value().cards_behind(packs.len() as u16));
        Self {
            swift: Swift::of(tableau),
            dice: Dice::of_seed(seed),
            behind,
            packs,
            one_more: *rules.last_coup.value() == LastCoup::OneMore,
            one_at_the_stop: *rules.stop_before_coup.value() == StopBeforeCoup::LastCoup,
            burn_of_tens: rules.burn_by_first_card.value().then(|| *rules.burn_of_tens_and_figures.value()),
        }
    }

    /// The totals of so many shoes from this number on.
    #[must_use]
    pub fn totals(&self, shoes: std::ops::Range<u64>) -> Tally {
        let mut tally = Tally::default();
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

    /// Whether the stop card lies so far from the end that no shoe of this house has a coup.
    #[must_use]
    pub fn never_deals(&self) -> bool {
        let first = if self.burn_of_tens.is_some() { 2 } else { 0 };
        let stop = self.packs.len() - self.behind;
        stop <= first && !self.one_more && !(self.one_at_the_stop && stop == first)
    }

    /// A number of coups that no shoe of this maker exceeds.
    #[must_use]
    pub fn most_coups(&self) -> u64 {
        self.packs.len() as u64 / 4
    }

    /// Shoe number `number`, shuffled, cut, stopped, its first card turned and as many burned as it
    /// says.
    #[must_use]
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

/// How many cards are burned when this one is turned first, itself not counted, with what that rests on;
/// `None` where the house burns nothing.
#[must_use]
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

/// Who is offered the cut, and why: the player nearest to the tailleur's left, and at each later shoe
/// the next one clockwise, against the numbers of the seats. `before` is who was offered it last. `None`
/// where the house does not say, or nobody sits at the table.
#[must_use]
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
    /// Whether one more coup may follow, once the stop card has shown.
    stop_seen: Option<bool>,
}

/// A coup as it left the shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dealt {
    cards: u64,
    ended: Swiftly,
}

/// How often each chance has won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
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
    pub fn deal_coup(&mut self) -> Option<Dealt> {
        if self.next >= self.stop && !self.one_past_the_stop() {
            return None;
        }
        let cards = self.cards.get(self.next..self.next + 8)?;
        let cards = u64::from_le_bytes(cards.try_into().ok()?);
        if self.next + Coup::MOST_CARDS > self.len {
            return None;
        }
        let ended = self.maker.swift.coup(cards);
        self.next += ended.count();
        Some(Dealt { cards, ended })
    }

    /// Deals the coups that are left and counts them.
    #[must_use]
    pub fn deal_out(mut self) -> Tally {
        let mut won = 0;
        while let Some(dealt) = self.deal_coup() {
            won += dealt.ended.one();
        }
        Tally::of_packed(won)
    }

    /// Deals out two shoes side by side and counts both: where a coup begins is known only once the
    /// last one has ended, and the processor deals the other shoe meanwhile.
    #[must_use]
    pub fn deal_out_both(mut self, mut other: Self) -> Tally {
        let mut won = 0;
        while let Some(mine) = self.deal_coup() {
            won += mine.ended.one();
            let Some(others) = other.deal_coup() else { break };
            won += others.ended.one();
        }
        let mut tally = Tally::of_packed(won);
        tally += self.deal_out();
        tally += other.deal_out();
        tally
    }

    /// Whether a coup may begin although the stop card has shown, inside the last coup or before this
    /// one.
    #[cold]
    fn one_past_the_stop(&mut self) -> bool {
        let maker = self.maker;
        let inside = self.next > self.stop;
        let one = if inside { maker.one_more } else { maker.one_at_the_stop };
        std::mem::replace(self.stop_seen.get_or_insert(one), false)
    }

    /// Its number among the shoes of its seed.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// The card that was turned first, and how many it has burned, itself not counted; `None` where the
    /// house burns nothing.
    #[must_use]
    pub fn burn(&self) -> Option<(ShoeCard, u8)> {
        Some((ShoeCard::unpacked(self.cards[0]), self.burned?))
    }

    /// The burned cards; nobody at the table sees them.
    pub fn burned(&self) -> impl Iterator<Item = ShoeCard> + use<'_, 'm> {
        let burned = self.burned.unwrap_or_default();
        self.cards.iter().skip(1).take(usize::from(burned)).map(|byte| ShoeCard::unpacked(*byte))
    }

    /// The cards still in the shoe, in their order.
    #[must_use]
    pub fn left(&self) -> impl ExactSizeIterator<Item = ShoeCard> + use<'_, 'm> {
        self.cards.iter().take(self.len).skip(self.next).map(|byte| ShoeCard::unpacked(*byte))
    }

    /// How many cards lie before the stop card; nought once it has shown.
    #[must_use]
    pub const fn before_the_stop(&self) -> usize {
        self.stop.saturating_sub(self.next)
    }
}

impl Dealt {
    /// The cards in the order in which they left the shoe.
    #[must_use]
    pub fn shoe_cards(self) -> impl ExactSizeIterator<Item = ShoeCard> {
        self.cards.to_le_bytes().into_iter().take(self.ended.count()).map(ShoeCard::unpacked)
    }

    /// The same without their backs.
    #[must_use]
    pub fn cards(self) -> impl ExactSizeIterator<Item = Card> {
        self.shoe_cards().map(|card| card.card)
    }

    /// How it ended.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        let [a, b, c, d, fifth, sixth, ..] = self.cards.to_le_bytes().map(|byte| ShoeCard::unpacked(byte).card.point());
        let two = BySide { punto: a + c, banco: b + d };
        let punto_drew = self.ended.punto_drew();
        let banco_drew = self.ended.count() > 4 + usize::from(punto_drew);
        let or_none = |drew: bool, card: Point| if drew { card } else { Point::default() };
        let points = BySide {
            punto: two.punto + or_none(punto_drew, fifth),
            banco: two.banco + or_none(banco_drew, if punto_drew { sixth } else { fifth }),
        };
        Outcome {
            winner: self.ended.winner(),
            points,
            cards: BySide { punto: 2 + u8::from(punto_drew), banco: 2 + u8::from(banco_drew) },
            natural: two.punto.is_natural() || two.banco.is_natural(),
        }
    }
}

impl Tally {
    /// The counts as [`Swiftly::one`] adds them up; far fewer than 65,536 coups come of two shoes.
    const fn of_packed(won: u64) -> Self {
        Self { punto: won & 0xffff, banco: won >> 16 & 0xffff, egalite: won >> 32 & 0xffff }
    }

    /// How many coups in all.
    #[must_use]
    pub const fn coups(self) -> u64 {
        self.punto + self.banco + self.egalite
    }

    /// Counts one coup more.
    pub const fn count(&mut self, winner: Chance) {
        match winner {
            Chance::Punto => self.punto += 1,
            Chance::Banco => self.banco += 1,
            Chance::Egalite => self.egalite += 1,
        }
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.punto += other.punto;
        self.banco += other.banco;
        self.egalite += other.egalite;
    }
}
