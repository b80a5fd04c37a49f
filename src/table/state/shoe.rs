//! The physical shoe: each card with its face, its back and its place. A house burns, stops and ends it by its rules;
//! here it is only filled and drawn from.

use std::sync::Arc;

use crate::rules::card::Card;
use crate::rules::house::ShoeRules;
use crate::rules::misdraw::{BurnDone, CardBack};
use crate::rules::opening::StopCardTiming;
use crate::rules::rng::SeededRng;
use crate::rules::shoe::{BackColour, ShoeCard};

use crate::table::act::CardId;

/// The way a card comes out of the shoe.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ComesOut {
    /// As it should.
    InOrder,
    /// Face up, as found in the shoe.
    FaceUp,
    /// Together with the next one, which sticks to it.
    WithTheNext,
    /// Turned over by a slip.
    TurnedOver,
    /// On to the floor.
    Falling,
}

/// A card in the packs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PhysicalCard {
    /// Face and back.
    pub card: ShoeCard,
    /// Its back is of no pack of this table.
    pub foreign_back: bool,
    /// The way it comes out of the shoe.
    pub comes_out: ComesOut,
}

impl PhysicalCard {
    /// Its back as it is seen.
    pub fn back(&self) -> CardBack {
        if self.foreign_back { CardBack::Foreign } else { CardBack::from(self.card.back) }
    }
}

/// The packs of a table, in or out of the shoe.
#[derive(Debug, Clone)]
pub struct PhysicalShoe {
    cards: Arc<Vec<PhysicalCard>>,
    /// Cards drawn.
    next: usize,
    /// Place of the stop card: the number of cards in front of it when the shoe was filled.
    pub stop: Option<usize>,
    /// Moment at which the stop card showed.
    pub stop_shown: Option<StopCardTiming>,
    /// Coups that may still begin since the stop card has shown, the one under way not counted.
    pub coups_left: Option<u8>,
    /// Coups begun since the stop card has shown; not the one in which it showed, unless it was its first card.
    pub coups_since: u8,
    /// Coups begun from this shoe.
    pub coups: u16,
    /// The burn of this shoe, as it was done.
    pub burn: Option<BurnDone>,
    /// The cards are in the shoe.
    pub filled: bool,
    rng: SeededRng,
}

impl PhysicalShoe {
    /// The packs of a house as they come from the maker, with the stream of chance of the cards.
    pub fn new(rules: &ShoeRules, rng: SeededRng) -> Self {
        let of_first = *rules.packs_of_first_back.value();
        let cards = (0..*rules.packs.value()).flat_map(|pack| {
            let back = if pack < of_first { BackColour::First } else { BackColour::Second };
            Card::all().map(move |card| PhysicalCard {
                card: ShoeCard { card, back },
                foreign_back: false,
                comes_out: ComesOut::InOrder,
            })
        });
        Self {
            cards: Arc::new(cards.collect()),
            next: 0,
            stop: None,
            stop_shown: None,
            coups_left: None,
            coups_since: 0,
            coups: 0,
            burn: None,
            filled: false,
            rng,
        }
    }

    /// All cards go back into the packs, to be shuffled again.
    pub fn gather(&mut self) {
        self.straighten();
        self.next = 0;
        self.stop = None;
        self.stop_shown = None;
        self.coups_left = None;
        (self.coups_since, self.coups, self.burn) = (0, 0, None);
        self.filled = false;
    }

    /// Each card lies as it should once the packs are gathered.
    fn straighten(&mut self) {
        if self.cards.iter().any(|card| card.comes_out != ComesOut::InOrder) {
            for card in Arc::make_mut(&mut self.cards) {
                card.comes_out = ComesOut::InOrder;
            }
        }
    }

    /// The pack of each unsound card is replaced.
    pub fn replace_unsound(&mut self) {
        for card in Arc::make_mut(&mut self.cards) {
            card.foreign_back = false;
        }
    }

    /// Leaves this many cards in the shoe, as if it had been dealt so far; returns the number of cards that are gone.
    pub fn run_down_to(&mut self, left: usize) -> usize {
        let gone = self.left().saturating_sub(left);
        self.next += gone;
        self.stop = None;
        gone
    }

    /// The faces of the next cards.
    pub fn faces(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().skip(self.next).map(|card| card.card.card)
    }

    /// The faces of the last cards.
    pub fn last_faces(&self, count: usize) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().skip(self.cards.len().saturating_sub(count)).map(|card| card.card.card)
    }

    /// Number of cards in front of this one in the shoe; `None` for one that is out.
    pub fn ahead_of(&self, id: CardId) -> Option<u16> {
        usize::from(id.0).checked_sub(self.next).and_then(|ahead| u16::try_from(ahead).ok())
    }

    /// Shuffles the cards that have not been drawn.
    pub fn shuffle(&mut self) {
        let cards = Arc::make_mut(&mut self.cards).get_mut(self.next..).unwrap_or_default();
        self.rng.shuffle(cards);
    }

    /// Cuts the cards that have not been drawn, at a place that chance decides.
    pub fn cut(&mut self) {
        let cards = Arc::make_mut(&mut self.cards).get_mut(self.next..).unwrap_or_default();
        let at = 1 + self.rng.below(cards.len().saturating_sub(1));
        cards.rotate_left(at.min(cards.len()));
    }

    /// Puts the stop card in front of this many last cards.
    pub fn place_stop(&mut self, behind: u16) {
        self.stop = Some(self.cards.len().saturating_sub(usize::from(behind)));
    }

    /// True if every card has a back of these packs.
    pub fn is_sound(&self) -> bool {
        self.cards.iter().all(|card| !card.foreign_back)
    }

    /// Number of cards of the packs.
    pub fn size(&self) -> usize {
        self.cards.len()
    }

    /// Number of cards in the shoe.
    pub fn left(&self) -> usize {
        self.cards.len() - self.next
    }

    /// Number of cards in front of the stop card; 0 once it has shown.
    pub fn before_stop(&self) -> usize {
        self.stop.map_or_else(|| self.left(), |stop| stop.saturating_sub(self.next))
    }

    /// The stop card is the next to come out.
    pub fn stop_is_next(&self) -> bool {
        self.stop_shown.is_none() && self.stop.is_some_and(|stop| self.next >= stop)
    }

    /// Draws the next card; `None` from an empty shoe.
    pub fn draw(&mut self) -> Option<(CardId, PhysicalCard)> {
        let card = *self.cards.get(self.next)?;
        let id = CardId(self.next as u16);
        self.next += 1;
        Some((id, card))
    }

    /// The next card, not drawn.
    pub fn peek(&self) -> Option<&PhysicalCard> {
        self.cards.get(self.next)
    }

    /// The stop card is now in front of this many of the next cards.
    pub const fn move_stop(&mut self, ahead: usize) {
        self.stop = Some(self.next + ahead);
    }

    /// Changes the card at a place from the next one on; false where there is none.
    pub fn alter(&mut self, ahead: usize, change: impl FnOnce(&mut PhysicalCard)) -> bool {
        let at = self.next + ahead;
        let card = Arc::make_mut(&mut self.cards).get_mut(at);
        card.map(change).is_some()
    }

    /// Puts a card that was drawn back on top.
    pub fn put_back(&mut self, card: PhysicalCard) -> bool {
        let Some(place) = self.next.checked_sub(1) else { return false };
        if let Some(slot) = Arc::make_mut(&mut self.cards).get_mut(place) {
            *slot = card;
            self.next = place;
        }
        true
    }

    /// Brings these faces to the top, each by exchange with a card further down; false where one is no longer there.
    pub fn bring_up(&mut self, faces: &[Card]) -> bool {
        let next = self.next;
        let cards = Arc::make_mut(&mut self.cards);
        for (offset, face) in faces.iter().enumerate() {
            let from = next + offset;
            let found = cards.iter().skip(from).position(|held| held.card.card == *face);
            let Some(found) = found else { return false };
            cards.swap(from, from + found);
        }
        true
    }
}
