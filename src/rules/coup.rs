//! One coup: the next card due, refusals, and the outcome once closed.

use super::card::Card;
use super::hand::{Hand, Point};
use super::house::House;
use super::side::{BySide, Chance, Side};
use super::tableau::{Act, Cell, Third};

/// Reason for refusing a card; the coup is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardRefusal {
    /// The coup is closed.
    Closed,
    /// The next card belongs to the other side.
    BelongsTo(Side),
    /// All copies of this card are already dealt.
    NoCopyLeft(Card),
}

/// A coup being dealt under the rules of one house.
#[derive(Debug, Clone)]
pub struct Coup<'h> {
    house: &'h House,
    cards: [Option<Card>; Coup::MOST_CARDS],
}

/// The result of a closed coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CoupOutcome {
    /// The winning chance.
    pub winner: Chance,
    /// The final points.
    pub points: BySide<Point>,
    /// Number of cards of each side, two or three.
    pub cards: BySide<u8>,
    /// True if either side had a natural.
    pub natural: bool,
}

impl CoupOutcome {
    /// The chance that wins with these final points (S0-35).
    pub fn winner_of(points: BySide<Point>) -> Chance {
        match points.punto.cmp(&points.banco) {
            std::cmp::Ordering::Greater => Chance::Punto,
            std::cmp::Ordering::Less => Chance::Banco,
            std::cmp::Ordering::Equal => Chance::Egalite,
        }
    }
}

impl Coup<'_> {
    /// Maximum number of cards in a coup: three for each side.
    pub const MOST_CARDS: usize = 6;
}

impl<'h> Coup<'h> {
    /// A coup before its first card.
    pub const fn new(house: &'h House) -> Self {
        Self { house, cards: [None; Coup::MOST_CARDS] }
    }

    /// Deals a coup from its cards in the order in which they left the shoe.
    ///
    /// # Errors
    /// The index of the first card refused, and why.
    pub fn deal(house: &'h House, cards: &[Card]) -> Result<Self, (usize, CardRefusal)> {
        let mut coup = Self::new(house);
        for (index, card) in cards.iter().enumerate() {
            coup.add_card(*card).map_err(|refusal| (index, refusal))?;
        }
        Ok(coup)
    }

    /// The house whose rules apply.
    pub const fn house(&self) -> &'h House {
        self.house
    }

    /// The side due the next card; `None` when the coup is closed.
    pub fn wants(&self) -> Option<Side> {
        let (a, b, c, d, fifth, sixth) = match self.cards {
            [None, ..] | [_, Some(_), None, ..] => return Some(Side::Punto),
            [_, None, ..] | [_, _, _, None, ..] => return Some(Side::Banco),
            [Some(a), Some(b), Some(c), Some(d), fifth, sixth] => (a, b, c, d, fifth, sixth),
        };
        let (punto, banco) = (a.point() + c.point(), b.point() + d.point());
        let punto_draws = self.house.tableau.punto(punto)?.act == Act::Draw;
        let third = match (punto_draws, fifth) {
            _ if banco.is_natural() => return None,
            (true, None) => return Some(Side::Punto),
            (true, Some(card)) => Third::Card(card.point()),
            (false, None) => Third::Stood,
            (false, Some(_)) => return None,
        };
        let banco_draws = self.house.tableau.banco(Cell { banco, third })?.act == Act::Draw;
        (banco_draws && sixth.is_none()).then_some(Side::Banco)
    }

    /// Adds the next card from the shoe and returns its side.
    ///
    /// # Errors
    /// The coup is closed, or all copies of the card are dealt.
    pub fn add_card(&mut self, card: Card) -> Result<Side, CardRefusal> {
        let side = self.wants().ok_or(CardRefusal::Closed)?;
        let copies = self.cards.iter().flatten().filter(|dealt| **dealt == card).count();
        if copies >= usize::from(*self.house.shoe.packs.value()) {
            return Err(CardRefusal::NoCopyLeft(card));
        }
        if let Some(slot) = self.cards.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(card);
        }
        Ok(side)
    }

    /// Adds the next card to the side named by a croupier.
    ///
    /// # Errors
    /// As [`Coup::add_card`], and when the card belongs to the other side.
    pub fn add_card_to(&mut self, side: Side, card: Card) -> Result<(), CardRefusal> {
        match self.wants() {
            Some(wanted) if wanted != side => Err(CardRefusal::BelongsTo(wanted)),
            _ => self.add_card(card).map(|_| ()),
        }
    }

    /// Number of cards dealt.
    pub fn count(&self) -> usize {
        self.cards.iter().flatten().count()
    }

    /// Cards in the order in which they left the shoe.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards.into_iter().flatten()
    }

    /// A side's hand, once it has its first two cards.
    pub fn hand(&self, side: Side) -> Option<Hand> {
        let [a, b, c, d, ..] = self.cards;
        let (two, third) = match side {
            Side::Punto => (Hand::from_two(a?, c?), self.fifth().filter(|_| self.punto_draws())),
            Side::Banco if self.punto_draws() => (Hand::from_two(b?, d?), self.sixth()),
            Side::Banco => (Hand::from_two(b?, d?), self.fifth()),
        };
        Some(third.map_or(two, |card| two.with_third(card)))
    }

    /// The outcome of a closed coup; `None` while a card is due.
    pub fn outcome(&self) -> Option<CoupOutcome> {
        if self.wants().is_some() {
            return None;
        }
        let hands = BySide { punto: self.hand(Side::Punto)?, banco: self.hand(Side::Banco)? };
        let points = BySide { punto: hands.punto.point(), banco: hands.banco.point() };
        Some(CoupOutcome {
            winner: CoupOutcome::winner_of(points),
            points,
            cards: BySide {
                punto: 2 + u8::from(hands.punto.third().is_some()),
                banco: 2 + u8::from(hands.banco.third().is_some()),
            },
            natural: hands.punto.point_of_two().is_natural() || hands.banco.point_of_two().is_natural(),
        })
    }

    /// The cell of the tableau that decides Banco's third card; `None` until it is known, and where a natural closes
    /// the coup.
    pub fn cell(&self) -> Option<Cell> {
        let punto = self.hand(Side::Punto)?;
        let banco = self.hand(Side::Banco)?.point_of_two();
        let ruling = self.house.tableau.punto(punto.point_of_two())?;
        let third = match ruling.act {
            Act::Stand => Third::Stood,
            Act::Draw => Third::Card(punto.third()?.point()),
        };
        (!banco.is_natural()).then_some(Cell { banco, third })
    }

    const fn fifth(&self) -> Option<Card> {
        let [_, _, _, _, fifth, _] = self.cards;
        fifth
    }

    const fn sixth(&self) -> Option<Card> {
        let [_, _, _, _, _, sixth] = self.cards;
        sixth
    }

    fn punto_draws(&self) -> bool {
        let [a, _, c, ..] = self.cards;
        let (Some(a), Some(c)) = (a, c) else { return false };
        self.house.tableau.punto(a.point() + c.point()).is_some_and(|ruling| ruling.act == Act::Draw)
    }
}
