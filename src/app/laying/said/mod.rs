//! Findings of the referee on a scene, each with reasons and a matching answer form.

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

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Matter {
    /// The cards do not form a valid coup.
    Cards,
    Point(Side),
    Act(Side),
    Winner,
    /// Admissibility of the stakes.
    Stakes,
    Stake(u8, Spot),
    Commission(u8, Spot),
    /// Settlement of all stakes, in order.
    Settlement,
    /// Value of the heaps.
    Worth,
    Burned,
    Call(Announcement),
}

/// A decision of the referee about a scene.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    pub matter: Matter,
    pub says: Phrase,
    /// Applied rules with their sources.
    pub reasons: Vec<Reason>,
    /// Answer forms with the right answer, the usual one first.
    pub asks: Vec<Asking>,
    /// The rules do not allow the scene.
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

/// All findings that the rules decide for a scene.
pub fn said(scene: &FixedScene, house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    let dealt = Dealt::of(scene, house);
    findings.extend(cards::said(scene, house, &dealt));
    findings.extend(stakes::said(scene, house, &dealt));
    findings.extend(pieces::said(scene, house));
    findings.extend(calls::said(scene, house, &dealt));
    findings
}

/// The hands of a scene, dealt in the order of a coup.
enum Dealt<'h> {
    /// A valid coup, possibly incomplete.
    Coup(Coup<'h>),
    /// This side's next card must not be dealt.
    Wrong(Coup<'h>, Side, Refusal),
    /// One side lacks cards that are dealt before the other's.
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

    /// `None` unless the hands form a coup.
    const fn coup(&self) -> Option<&Coup<'h>> {
        match self {
            Self::Coup(coup) => Some(coup),
            Self::Wrong(..) | Self::Apart => None,
        }
    }
}
