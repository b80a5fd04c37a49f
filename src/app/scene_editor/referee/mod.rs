//! Findings of the referee on a scene, each with reasons and a matching answer form.

mod calls;
mod cards;
mod pieces;
mod stakes;

use crate::drill::authored::{Asking, FixedScene};
use crate::i18n::phrase::Phrase;
use crate::rules::bet::Spot;
use crate::rules::calls::Announcement;
use crate::rules::coup::{CardRefusal, Coup};
use crate::rules::house::House;
use crate::rules::reason::Reason;
use crate::rules::side::Side;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FindingSubject {
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
    pub subject: FindingSubject,
    pub statement: Phrase,
    /// Applied rules with their sources.
    pub reasons: Vec<Reason>,
    /// Answer forms with the right answer, the usual one first.
    pub answer_forms: Vec<Asking>,
    /// The rules do not allow the scene.
    pub amiss: bool,
}

impl Finding {
    const fn new(subject: FindingSubject, statement: Phrase, reasons: Vec<Reason>, answer_forms: Vec<Asking>) -> Self {
        Self { subject, statement, reasons, answer_forms, amiss: false }
    }

    fn amiss(self) -> Self {
        Self { amiss: true, ..self }
    }
}

/// All findings that the rules decide for a scene.
pub fn findings(scene: &FixedScene, house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    let dealt = DealtHands::new(scene, house);
    findings.extend(cards::findings(scene, house, &dealt));
    findings.extend(stakes::findings(scene, house, &dealt));
    findings.extend(pieces::findings(scene, house));
    findings.extend(calls::findings(scene, house, &dealt));
    findings
}

/// The hands of a scene, dealt in the order of a coup.
enum DealtHands<'h> {
    /// A valid coup, possibly incomplete.
    Coup(Coup<'h>),
    /// This side's next card must not be dealt.
    Wrong(Coup<'h>, Side, CardRefusal),
    /// One side lacks cards that are dealt before the other's.
    Apart,
}

impl<'h> DealtHands<'h> {
    fn new(scene: &FixedScene, house: &'h House) -> Self {
        let mut coup = Coup::new(house);
        let mut waits = false;
        for (side, at) in (0..2).flat_map(|round| Side::BOTH.map(|side| (side, round))) {
            let cards = if side == Side::Punto { &scene.punto } else { &scene.banco };
            match cards.get(at) {
                Some(_) if waits => return Self::Apart,
                Some(card) => {
                    if let Err(refusal) = coup.add_card_to(side, *card) {
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
                if let Err(refusal) = coup.add_card_to(side, *card) {
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
