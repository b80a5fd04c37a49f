//! Judgement of misdraws: replays the cards of a table by the rules of the house, and decides the mistakes, the remedy,
//! the fate of cards, stakes and shoe, and the act that is due next.

mod decide;
mod detect;
mod mistake;
mod remedy;
mod replay;
mod table_state;

use self::replay::Replay;
use super::clause::Entry;
use super::coup::CoupOutcome;
use super::house::{Arbiter, House};
use super::reason::{Reason, Rule};
use super::side::Side;

pub use self::mistake::Mistake;
pub use self::remedy::{MisdrawRemedy, NextAct, OpenQuestion};
pub use self::table_state::{
    BetsState, BurnDone, CardBack, CardOrigin, CoupStage, LateStake, Person, Seen, StopCardShown, TableCard,
    TableState, Turned, Whereabouts,
};

/// The judgement of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judgement {
    /// Mistakes with the rules they break, in the order of the coup.
    pub mistakes: Vec<Reason>,
    /// Verdict on the coup.
    pub verdict: CoupVerdict,
    /// Destination of each card of the coup, in the order in which they left the shoe.
    pub cards: Vec<CardDestination>,
    /// The side still due a card. After it the coup is judged as any other.
    pub to_draw: Option<Side>,
    /// The outcome; `None` while the coup is not over or if it does not count.
    pub outcome: Option<CoupOutcome>,
    /// The act of the game that is due once the cards are where they belong.
    pub next: Option<NextAct>,
    /// The banker must give up the shoe after this coup.
    pub banker_passes: bool,
    /// The rules behind every decision, including those of the replay.
    pub reasons: Vec<Reason>,
    /// Open questions, with the clauses that leave them open.
    pub unsettled: Vec<Reason>,
    /// The authority if a player disputes the judgement.
    pub disputes: Entry<Arbiter>,
}

/// Verdict on a coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CoupVerdict {
    /// No card has to be moved, removed or drawn that was left out: the coup continues or counts as it is.
    Stands,
    /// The coup is restored, a card moved, removed or drawn that was left out, or a result called again, and counts.
    Restored,
    /// The coup is null.
    Null,
    /// The direction of the house decides.
    DirectionDecides,
}

/// Destination of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardDestination {
    /// This side.
    To(Side),
    /// The discards, because the coup does not count or the direction has yet to decide.
    Used,
    /// Burned, out of this coup and the next.
    Burned,
    /// Back in the shoe: where the house allows that, or where it cannot be found again.
    BackToShoe,
    /// The next coup, in a house that neither burns the card nor returns it.
    NextCoup,
    /// Set aside for those who check the packs.
    SetAside,
}

/// Judges a table by the rules of one house. Without mistakes the coup stands.
pub fn judge(house: &House, state: &TableState) -> Judgement {
    let replay = Replay::new(house, state);
    let mut judgement = Judgement {
        mistakes: detect::mistakes(state, &replay),
        verdict: CoupVerdict::Stands,
        cards: Vec::new(),
        to_draw: None,
        outcome: None,
        next: None,
        banker_passes: false,
        reasons: Vec::new(),
        unsettled: Vec::new(),
        disputes: house.misdraw.disputes.clone(),
    };
    judgement.decide(state, &replay);
    judgement
}

impl Judgement {
    /// The mistakes without the rules they break.
    pub fn made(&self) -> impl Iterator<Item = Mistake> + '_ {
        self.mistakes.iter().filter_map(|reason| match reason.rule {
            Rule::Mistake(mistake) => Some(mistake),
            _ => None,
        })
    }

    /// The remedies without the rules they rest on.
    pub fn remedies(&self) -> impl Iterator<Item = MisdrawRemedy> + '_ {
        self.reasons.iter().filter_map(|reason| match reason.rule {
            Rule::Remedy(remedy) => Some(remedy),
            _ => None,
        })
    }

    /// True if the coup counts.
    pub const fn counts(&self) -> bool {
        matches!(self.verdict, CoupVerdict::Stands | CoupVerdict::Restored)
    }
}
