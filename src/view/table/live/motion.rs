//! Movements at a table that is worked, as a function of time: each thing on its way between two places.

use std::collections::BTreeMap;

use eframe::egui::{Pos2, Vec2};

use crate::drill::question::LaidCard;
use crate::rules::money::Money;
use crate::table::act::{CardId, StakeId};

/// Time of a card from the shoe to its place, in milliseconds.
const SLIDE: u32 = 200;
/// Time of turning a card over.
const TURN: u32 = 140;
/// Time of pieces on their way.
const PIECES: u32 = 240;
/// Time of the shoe from one seat to the next.
const SHOE: u32 = 250;
/// Time between one thing and the next of its kind.
const NEXT: u32 = 110;
/// Distance below which a thing stays where it is, in points.
const STILL: f32 = 1.0;

/// A thing that moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum MovingId {
    /// The shoe.
    Shoe,
    /// A card.
    Card(CardId),
    /// A bet.
    Stake(StakeId),
    /// The pieces paid beside a bet.
    Payment(StakeId),
}

/// The look of a thing that moves.
#[derive(Debug, Clone, PartialEq)]
pub enum Body {
    /// The shoe.
    Shoe,
    /// A card.
    Card(LaidCard),
    /// Pieces by value, largest first.
    Pieces(Vec<(Money, u32)>),
}

/// A thing at rest.
#[derive(Debug, Clone, PartialEq)]
pub struct Resting {
    /// Its look.
    pub body: Body,
    /// Its centre; the foot of the first column for pieces.
    pub at: Pos2,
    /// Width of a card or shoe, radius of a piece.
    pub size: f32,
    /// Clockwise, in radians.
    pub angle: f32,
    /// The place it comes from.
    pub from: Pos2,
}

/// Everything that can move, at rest.
pub type Rests = BTreeMap<MovingId, Resting>;

/// Size of a card at the shoe and at the box, in that at rest.
const FAR: f32 = 0.5;

/// A thing on its way.
#[derive(Debug, Clone, PartialEq)]
struct Leg {
    from: Pos2,
    to: Pos2,
    angle: (f32, f32),
    start: u32,
    lasts: u32,
    /// Time of turning over at the end of the way.
    turns: u32,
    /// Size of a card at the start and at the end, in that at rest.
    scale: (f32, f32),
    /// It is not there before it starts.
    enters: bool,
}

/// A thing at one moment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Moved {
    /// Its centre.
    pub at: Pos2,
    /// Its angle.
    pub angle: f32,
    /// Share of the way.
    pub share: f32,
    /// Size of a card, in that at rest.
    pub scale: f32,
    /// A card shows its back.
    pub back: bool,
    /// Visible share of the width of a card that is turned.
    pub open: f32,
}

/// The movements from one state of a table to the next.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Legs {
    legs: BTreeMap<MovingId, Leg>,
    /// Things that leave, as they were.
    leaving: Vec<(Resting, Leg)>,
}

impl Legs {
    /// The movements between two states; `exit` is where a thing goes that is no longer there.
    pub fn between(before: &Rests, after: &Rests, exit: impl Fn(MovingId) -> Pos2) -> Self {
        let mut legs = Self::default();
        let mut start = 0;
        // What goes makes room first: losing bets, then cards.
        for (id, gone) in before.iter().filter(|(id, _)| !after.contains_key(id)) {
            let leg = Leg { scale: (1.0, FAR), ..Leg::between(gone, exit(*id), start, *id) };
            legs.leaving.push((gone.clone(), leg));
            start += if matches!(id, MovingId::Card(_)) { NEXT / 4 } else { NEXT };
        }
        for (id, now) in after {
            let leg = if let Some(there) = before.get(id) {
                let turns = is_turned_up(&there.body, &now.body);
                let moves = there.at.distance(now.at) > STILL;
                if !turns && !moves {
                    continue;
                }
                let turns = if turns { TURN } else { 0 };
                let leg = Leg::between(there, now.at, start, *id);
                let lasts = if moves { leg.lasts } else { 0 };
                let scale = (there.size / now.size.max(1.0), 1.0);
                Leg { angle: (there.angle, now.angle), lasts, turns, scale, ..leg }
            } else {
                let turns = if matches!(now.body, Body::Card(LaidCard::Up(_))) { TURN } else { 0 };
                let leg = Leg::between(&Resting { at: now.from, ..now.clone() }, now.at, start, *id);
                Leg { angle: (0.0, now.angle), turns, scale: (FAR, 1.0), enters: true, ..leg }
            };
            start += NEXT;
            legs.legs.insert(*id, leg);
        }
        legs
    }

    /// Milliseconds until all is at rest.
    pub fn lasts(&self) -> u32 {
        let all = self.legs.values().chain(self.leaving.iter().map(|(_, leg)| leg));
        all.map(Leg::end).max().unwrap_or(0)
    }

    /// A thing, this many milliseconds after the start; `None` while it is not yet there.
    pub fn at(&self, id: MovingId, rest: &Resting, millis: u32) -> Option<Moved> {
        let still = Moved { at: rest.at, angle: rest.angle, share: 1.0, scale: 1.0, back: false, open: 1.0 };
        match self.legs.get(&id).filter(|leg| millis < leg.end()) {
            None => Some(still),
            Some(leg) if leg.enters && millis < leg.start => None,
            Some(leg) => Some(leg.at(millis)),
        }
    }

    /// The things on their way off the table.
    pub fn leaving(&self, millis: u32) -> impl Iterator<Item = (&Resting, Moved)> {
        let there = self.leaving.iter().filter(move |(_, leg)| millis < leg.end());
        there.map(move |(body, leg)| (body, leg.at(millis)))
    }
}

impl Leg {
    fn between(there: &Resting, to: Pos2, start: u32, id: MovingId) -> Self {
        let lasts = match id {
            MovingId::Shoe => SHOE,
            MovingId::Card(_) => SLIDE,
            MovingId::Stake(_) | MovingId::Payment(_) => PIECES,
        };
        let angle = (there.angle, there.angle);
        Self { from: there.at, to, angle, start, lasts, turns: 0, scale: (1.0, 1.0), enters: false }
    }

    const fn end(&self) -> u32 {
        self.start + self.lasts + self.turns
    }

    fn at(&self, millis: u32) -> Moved {
        let gone = millis.saturating_sub(self.start);
        let share = if self.lasts == 0 { 1.0 } else { (gone as f32 / self.lasts as f32).min(1.0) };
        let share = eased(share);
        let turned = gone.saturating_sub(self.lasts) as f32 / self.turns.max(1) as f32;
        let (back, open) = match self.turns {
            0 => (false, 1.0),
            _ if turned < 0.5 => (true, 1.0 - 2.0 * turned),
            _ => (false, 2.0 * turned - 1.0),
        };
        let way: Vec2 = self.to - self.from;
        let between = |(from, to): (f32, f32)| from + (to - from) * share;
        let (angle, scale) = (between(self.angle), between(self.scale));
        Moved { at: self.from + way * share, angle, share, scale, back, open }
    }
}

const fn is_turned_up(before: &Body, after: &Body) -> bool {
    matches!((before, after), (Body::Card(LaidCard::Down(_)), Body::Card(LaidCard::Up(_))))
}

/// Fast at first, slow at the end.
fn eased(share: f32) -> f32 {
    1.0 - (1.0 - share).powi(3)
}
