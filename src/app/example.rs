//! A worked example played step by step: each card with its call and reasons, then the payment of the stakes.

use crate::drill::authored::Stake as Laid;
use crate::drill::question::{LaidCard, LaidStake, Scene};
use crate::lesson::{LocalizedText, Step};
use crate::rules::bet::Stake;
use crate::rules::calls::{Announcement, Call, announcement_order, call_for};
use crate::rules::card::Card;
use crate::rules::coup::Coup;
use crate::rules::house::House;
use crate::rules::reason::Reason;
use crate::rules::settle::{Settled, settle};
use crate::rules::side::Side;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct ExamplePosition {
    /// Number of dealt cards; one more once the example is complete.
    cards: usize,
    at_once: bool,
}

#[derive(Debug, Clone)]
pub struct ExampleFrame<'p> {
    /// The coup up to this position.
    pub coup: Coup<'p>,
    pub scene: Scene,
    pub came: Option<(Card, Side)>,
    /// Calls due at this position.
    pub calls: Vec<Call<'p>>,
    /// Rules applied at this position; at the end all of them.
    pub reasons: Vec<Reason>,
    /// The author's note on this card.
    pub words: Option<&'p LocalizedText>,
    /// Completed and total steps.
    pub at: (usize, usize),
    /// The end is reached: the note on the coup and the settlement are shown.
    pub is_complete: bool,
    /// Settlement of each stake with its seat, at the end only.
    pub settled: Vec<(u8, Settled)>,
}

impl ExamplePosition {
    /// At the first card, or before it if there are stakes.
    pub(super) fn begin(step: Option<&Step>) -> Self {
        Self { cards: first(step), at_once: false }
    }

    /// Returns whether there was a next step.
    pub(super) fn advance(&mut self, step: Option<&Step>) -> bool {
        let goes = self.cards <= cards(step).len();
        self.cards += usize::from(goes);
        self.at_once = false;
        goes
    }

    pub(super) fn back(&mut self, step: Option<&Step>) {
        self.cards = self.cards.saturating_sub(1).max(first(step));
        self.at_once = false;
    }

    pub(super) fn end(&mut self, step: Option<&Step>) {
        let end = cards(step).len() + 1;
        if self.cards != end {
            *self = Self { cards: end, at_once: true };
        }
    }

    /// Unique number of the position.
    pub(super) const fn index(self) -> u32 {
        self.cards as u32
    }

    /// `None` if the coup cannot be dealt under this house's rules.
    pub(super) fn frame<'p>(self, step: &'p Step, house: &'p House) -> Option<ExampleFrame<'p>> {
        let Step::Example { cards, stakes, steps, .. } = step else { return None };
        let is_told = self.cards > cards.len();
        let lie = cards.get(..self.cards.min(cards.len()))?;
        let coup = Coup::deal(house, lie).ok()?;
        let before = Coup::deal(house, lie.get(..lie.len().saturating_sub(1))?).ok()?;
        let came = lie.last().copied().zip(before.wants()).filter(|_| !is_told);
        let known = if is_told { Vec::new() } else { before.reasons() };
        let reasons = coup.reasons().into_iter().filter(|reason| !known.contains(reason)).collect();
        let first = first(Some(step));
        let settled = coup.outcome().filter(|_| is_told).map_or_else(Vec::new, |outcome| {
            let of = |stake: &Laid| {
                let staked = Stake { spot: stake.spot, amount: stake.amount };
                settle(house, outcome, &[staked], None).into_iter().map(|settled| (stake.seat, settled)).next()
            };
            stakes.iter().filter_map(of).collect()
        });
        Some(ExampleFrame {
            scene: scene(&coup, stakes),
            calls: self.calls(house, &coup, &before, is_told),
            came,
            reasons,
            words: self.cards.checked_sub(1).and_then(|at| steps.get(at)).filter(|_| !is_told),
            at: (self.cards - first + 1, cards.len() + 2 - first),
            is_complete: is_told,
            settled,
            coup,
        })
    }

    /// Calls not made before. After skipping to the end these are all calls.
    fn calls<'p>(self, house: &'p House, coup: &Coup<'p>, before: &Coup<'p>, is_told: bool) -> Vec<Call<'p>> {
        let dealt =
            |announcement: &Announcement| !matches!(announcement, Announcement::PlaceBets | Announcement::BetsClosed);
        let said: Vec<Announcement> = match (is_told, self.at_once) {
            (true, true) => Vec::new(),
            (true, false) => return Vec::new(),
            (false, _) => announcement_order(house, before).filter(dealt).collect(),
        };
        let opening = self.cards == 0;
        let due = announcement_order(house, coup).filter(|announcement| {
            if opening {
                *announcement == Announcement::BetsClosed
            } else {
                dealt(announcement) && !said.contains(announcement)
            }
        });
        due.filter_map(|announcement| call_for(house, coup, announcement)).collect()
    }
}

/// Table with the dealt cards and the stakes.
fn scene(coup: &Coup<'_>, stakes: &[Laid]) -> Scene {
    let mut scene = Scene {
        stakes: stakes.iter().map(|s| LaidStake { seat: s.seat, spot: s.spot, amount: s.amount }).collect(),
        standing: stakes.iter().enumerate().filter(|(_, stake)| stake.standing).map(|(at, _)| at).collect(),
        ..Scene::default()
    };
    let cards: Vec<Card> = coup.cards().collect();
    for (index, card) in cards.iter().enumerate() {
        let before = Coup::deal(coup.house(), cards.get(..index).unwrap_or_default());
        if let Some(side) = before.ok().and_then(|before| before.wants()) {
            scene.hands[side].push(LaidCard::Up(*card));
        }
    }
    scene
}

fn cards(step: Option<&Step>) -> &[Card] {
    match step {
        Some(Step::Example { cards, .. }) => cards,
        _ => &[],
    }
}

/// First position: stakes are shown before the first card.
fn first(step: Option<&Step>) -> usize {
    match step {
        Some(Step::Example { stakes, .. }) => usize::from(stakes.is_empty()),
        _ => 0,
    }
}
