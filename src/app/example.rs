//! A worked example played step by step: each card with what the tailleur says then and why, and at the end what every
//! stake is paid.

use crate::drill::authored::Stake as Laid;
use crate::drill::question::{LaidCard, LaidStake, Scene};
use crate::lesson::{Step, Texts};
use crate::rules::bet::Stake;
use crate::rules::calls::{Announcement, Call, order, worded};
use crate::rules::card::Card;
use crate::rules::coup::Coup;
use crate::rules::house::House;
use crate::rules::reason::Reason;
use crate::rules::settle::{Settled, settle};
use crate::rules::side::Side;

/// How far an example is turned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Turned {
    /// So many cards lie; one more where everything is told.
    cards: usize,
    /// Whether the trainee went to the end at once.
    at_once: bool,
}

/// An example as it is shown now.
#[derive(Debug, Clone)]
pub struct Turn<'p> {
    /// The coup as far as it is turned.
    pub coup: Coup<'p>,
    /// What lies on the table.
    pub scene: Scene,
    /// The card that has just come, and whose it is.
    pub came: Option<(Card, Side)>,
    /// What the tailleur says now.
    pub calls: Vec<Call<'p>>,
    /// The rules that have just been applied, or all of them at the end.
    pub reasons: Vec<Reason>,
    /// The author's words for this card.
    pub words: Option<&'p Texts>,
    /// How many steps are behind, and how many there are.
    pub at: (usize, usize),
    /// Whether all of it is told: the author's words, and what each stake is paid.
    pub is_told: bool,
    /// What became of each stake, with its seat, once all is told.
    pub settled: Vec<(u8, Settled)>,
}

impl Turned {
    /// The beginning: the first card, or what is staked before it.
    pub(super) fn begin(step: Option<&Step>) -> Self {
        Self { cards: first(step), at_once: false }
    }

    /// One step on; whether there was one.
    pub(super) fn on(&mut self, step: Option<&Step>) -> bool {
        let goes = self.cards <= cards(step).len();
        self.cards += usize::from(goes);
        self.at_once = false;
        goes
    }

    /// One step back.
    pub(super) fn back(&mut self, step: Option<&Step>) {
        self.cards = self.cards.saturating_sub(1).max(first(step));
        self.at_once = false;
    }

    /// To the end at once.
    pub(super) fn end(&mut self, step: Option<&Step>) {
        let end = cards(step).len() + 1;
        if self.cards != end {
            *self = Self { cards: end, at_once: true };
        }
    }

    /// Tells one turn of the example from another.
    pub(super) const fn place(self) -> u32 {
        self.cards as u32
    }

    /// The example as it is shown now; nothing where the coup cannot be dealt in this house.
    pub(super) fn turn<'p>(self, step: &'p Step, house: &'p House) -> Option<Turn<'p>> {
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
        Some(Turn {
            scene: scene(&coup, stakes),
            calls: self.calls(house, &coup, &before, is_told),
            came,
            reasons,
            words: self.cards.checked_sub(1).and_then(|at| steps.get(at)).filter(|_| !is_told),
            at: (self.cards - first + 1, cards.len() + 2 - first),
            is_told,
            settled,
            coup,
        })
    }

    /// What is said that was not said before. Who went to the end at once hears all of it; who came there step by
    /// step has heard it.
    fn calls<'p>(self, house: &'p House, coup: &Coup<'p>, before: &Coup<'p>, is_told: bool) -> Vec<Call<'p>> {
        let dealt =
            |announcement: &Announcement| !matches!(announcement, Announcement::PlaceBets | Announcement::BetsClosed);
        let said: Vec<Announcement> = match (is_told, self.at_once) {
            (true, true) => Vec::new(),
            (true, false) => return Vec::new(),
            (false, _) => order(house, before).filter(dealt).collect(),
        };
        let opening = self.cards == 0;
        let due = order(house, coup).filter(|announcement| {
            if opening {
                *announcement == Announcement::BetsClosed
            } else {
                dealt(announcement) && !said.contains(announcement)
            }
        });
        due.filter_map(|announcement| worded(house, coup, announcement)).collect()
    }
}

/// The table with the cards that lie, each before the side it came to, and the stakes.
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

/// Where stakes lie they are seen before the first card comes.
fn first(step: Option<&Step>) -> usize {
    match step {
        Some(Step::Example { stakes, .. }) => usize::from(stakes.is_empty()),
        _ => 0,
    }
}
