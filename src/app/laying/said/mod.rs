//! What the referee says of a scene: every matter it can decide from what lies there, with its reasons, and the answer
//! by which a question asks for it.

mod calls;
mod cards;
mod pieces;
mod stakes;

use crate::drill::authored::{Asking, FixedScene};
use crate::rules::bet::Spot;
use crate::rules::calls::Announcement;
use crate::rules::coup::{Coup, Refusal};
use crate::rules::house::House;
use crate::rules::phrase::Phrase;
use crate::rules::reason::Reason;
use crate::rules::side::Side;

/// What a finding is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Matter {
    /// The cards as they lie belong to no coup.
    Cards,
    /// What a side's cards count.
    Point(Side),
    /// Whether a side draws.
    Act(Side),
    /// What wins.
    Winner,
    /// Whether the stakes may lie as they do.
    Stakes,
    /// What becomes of this stake.
    Stake(u8, Spot),
    /// What this stake's commission is.
    Commission(u8, Spot),
    /// What is done with all stakes, in which order.
    Settlement,
    /// What the heaps are worth.
    Worth,
    /// How many cards are burned.
    Burned,
    /// What is announced.
    Call(Announcement),
}

/// One thing the referee says of a scene.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What it is about.
    pub matter: Matter,
    /// What is so.
    pub says: Phrase,
    /// Why: the rules applied, each with what it rests on.
    pub reasons: Vec<Reason>,
    /// How it can be asked for, each with what is right: the usual way first.
    pub asks: Vec<Asking>,
    /// Whether something lies there that the rules do not allow.
    pub amiss: bool,
}

impl Finding {
    const fn of(matter: Matter, says: Phrase, reasons: Vec<Reason>, asks: Vec<Asking>) -> Self {
        Self { matter, says, reasons, asks, amiss: false }
    }

    fn amiss(self) -> Self {
        Self { amiss: true, ..self }
    }
}

/// Everything the referee of a house can decide from a scene.
#[must_use]
pub fn said(scene: &FixedScene, house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    let dealt = Dealt::of(scene, house);
    findings.extend(cards::said(scene, house, &dealt));
    findings.extend(stakes::said(scene, house, &dealt));
    findings.extend(pieces::said(scene, house));
    findings.extend(calls::said(scene, house, &dealt));
    findings
}

/// The hands of a scene, dealt again in the order of a coup.
enum Dealt<'h> {
    /// They are a coup, as far as it is dealt.
    Coup(Coup<'h>),
    /// The card of this side does not belong where it lies.
    Wrong(Coup<'h>, Side, Refusal),
    /// They are no coup: one side lacks cards that come before the other's.
    Apart,
}

impl<'h> Dealt<'h> {
    fn of(scene: &FixedScene, house: &'h House) -> Self {
        let mut coup = Coup::new(house);
        let mut waits = false;
        for (side, at) in (0..2).flat_map(|round| Side::BOTH.map(|side| (side, round))) {
            let cards = if side == Side::Punto { &scene.punto } else { &scene.banco };
            match cards.get(at) {
                Some(_) if waits => return Self::Apart,
                Some(card) => {
                    if let Err(refusal) = coup.give(side, *card) {
                        return Self::Wrong(coup, side, refusal);
                    }
                }
                None => waits = true,
            }
        }
        for (side, cards) in [(Side::Punto, &scene.punto), (Side::Banco, &scene.banco)] {
            for card in cards.iter().skip(2) {
                if waits {
                    return Self::Apart;
                }
                if let Err(refusal) = coup.give(side, *card) {
                    return Self::Wrong(coup, side, refusal);
                }
            }
        }
        Self::Coup(coup)
    }

    /// The coup, where the cards are one.
    const fn coup(&self) -> Option<&Coup<'h>> {
        match self {
            Self::Coup(coup) => Some(coup),
            Self::Wrong(..) | Self::Apart => None,
        }
    }
}
