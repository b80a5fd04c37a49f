//! Movements on the felt as a function of time: cards from the shoe, losers to the bank, payments to their stakes.

use std::collections::BTreeMap;

use crate::drill::question::{LaidCard, LaidStake, Scene, StakeOutcome};
use crate::rules::side::Side;

use super::marks::Marks;

/// Time of one card from the shoe to its place, in milliseconds.
const SLIDE: u32 = 180;
/// Time between one card and the next out of the shoe.
const NEXT_CARD: u32 = 130;
/// Time of turning a card over.
const TURN: u32 = 140;
/// Time of a stake or payment between the bank and its spot.
const CHIPS: u32 = 220;
/// Time between one stake and the next.
const NEXT_STAKE: u32 = 120;

/// A place for a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardSlot {
    Hand(Side, usize),
    Apart(usize),
}

/// Movable things on a table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Movables {
    cards: BTreeMap<CardSlot, LaidCard>,
    stakes: Vec<LaidStake>,
    done: BTreeMap<usize, StakeOutcome>,
}

impl Movables {
    pub fn new(scene: &Scene, marks: &Marks) -> Self {
        let hand = |side: Side| {
            scene.hands[side].iter().enumerate().map(move |(index, card)| (CardSlot::Hand(side, index), *card))
        };
        let apart = scene.apart.iter().enumerate().map(|(index, card)| (CardSlot::Apart(index), *card));
        let cards = Side::BOTH.into_iter().flat_map(hand).chain(apart).collect();
        Self { cards, stakes: scene.stakes.clone(), done: marks.done.clone() }
    }
}

/// A card at one moment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum CardMotion {
    InShoe,
    /// Face down on its way, at this share of it.
    Sliding(f32),
    /// In its place and face down, at this share of being turned.
    Turning(f32),
    Resting,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Span {
    from: u32,
    lasts: u32,
}

impl Span {
    /// The share of it that is over, from 0 to 1.
    fn share(self, millis: u32) -> f32 {
        (millis.saturating_sub(self.from) as f32 / self.lasts as f32).min(1.0)
    }

    const fn end(self) -> u32 {
        self.from + self.lasts
    }
}

/// The movements from one state of a table to the next.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Timeline {
    slides: BTreeMap<CardSlot, Span>,
    turns: BTreeMap<CardSlot, Span>,
    chips: BTreeMap<usize, Span>,
}

impl Timeline {
    /// Cards leave the shoe one by one in the order drawn and are turned where they are; then the bank takes the losers
    /// and pays the winners. Cards that were there face down are only turned.
    pub fn between(before: &Movables, after: &Movables) -> Self {
        let mut timeline = Self::default();
        let mut start = 0;
        let mut dealt: Vec<(CardSlot, LaidCard)> = after.cards.iter().map(|(slot, card)| (*slot, *card)).collect();
        dealt.sort_by_key(|(slot, _)| match *slot {
            // Both sides in turn, then what came out by mistake.
            CardSlot::Hand(side, index) => (0, index, Some(side)),
            CardSlot::Apart(index) => (1, index, None),
        });
        for (slot, card) in dealt {
            let turns = match before.cards.get(&slot) {
                Some(there) if *there == card => continue,
                Some(LaidCard::Down(_)) if matches!(card, LaidCard::Up(_)) => start,
                _ => {
                    timeline.slides.insert(slot, Span { from: start, lasts: SLIDE });
                    start + SLIDE
                }
            };
            if matches!(card, LaidCard::Up(_)) {
                timeline.turns.insert(slot, Span { from: turns, lasts: TURN });
            }
            start += NEXT_CARD;
        }
        timeline.add_chips(before, after);
        timeline
    }

    fn add_chips(&mut self, before: &Movables, after: &Movables) {
        let same = before.stakes == after.stakes;
        let is_new = |(stake, done): &(&usize, &StakeOutcome)| !same || before.done.get(stake) != Some(done);
        let mut start = self.lasts();
        for losers in [true, false] {
            let done = after.done.iter().filter(is_new);
            for (stake, _) in done.filter(|(_, done)| (**done == StakeOutcome::Collected) == losers) {
                self.chips.insert(*stake, Span { from: start, lasts: CHIPS });
                start += NEXT_STAKE;
            }
        }
    }

    /// Milliseconds until all is at rest.
    pub fn lasts(&self) -> u32 {
        let spans = self.slides.values().chain(self.turns.values()).chain(self.chips.values());
        spans.map(|span| span.end()).max().unwrap_or(0)
    }

    /// A card, this many milliseconds after the start.
    pub fn card(&self, slot: CardSlot, millis: u32) -> CardMotion {
        if let Some(slide) = self.slides.get(&slot).filter(|slide| millis < slide.end()) {
            let share = slide.share(millis);
            return if share <= 0.0 { CardMotion::InShoe } else { CardMotion::Sliding(eased(share)) };
        }
        match self.turns.get(&slot) {
            Some(turn) if millis < turn.end() => CardMotion::Turning(turn.share(millis)),
            _ => CardMotion::Resting,
        }
    }

    /// The share of their way that a stake's chips have made: to the bank if it is collected, from the bank if paid.
    pub fn chips(&self, stake: usize, millis: u32) -> f32 {
        self.chips.get(&stake).map_or(1.0, |span| eased(span.share(millis)))
    }
}

/// Fast at first, slow at the end.
fn eased(share: f32) -> f32 {
    1.0 - (1.0 - share).powi(3)
}
