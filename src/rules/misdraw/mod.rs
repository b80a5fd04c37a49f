//! Judgement of misdraws: replays the cards of an incident by the rules of the house, and decides the mistakes, the
//! remedy, and the fate of cards and shoe.

mod incident;
mod mistake;
mod remedy;
mod replay;

use self::replay::Replay;
use super::card::Card;
use super::clause::Basis;
use super::coup::CoupOutcome;
use super::house::{House, Unrestorable};
use super::reason::{Reason, Rule};
use super::side::Side;

pub use self::incident::{BetsState, Cause, CoupStage, Incident, PlacedCard, Whereabouts};
pub use self::mistake::Mistake;
pub use self::remedy::{MisdrawRemedy, OpenQuestion};

/// The judgement of an incident.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judgement {
    /// Mistakes with the rules they break, in the order of the coup.
    pub mistakes: Vec<Reason>,
    /// Verdict on the coup.
    pub verdict: CoupVerdict,
    /// Destination of each card of the incident, in the order in which they left the shoe.
    pub cards: Vec<CardDestination>,
    /// The side still due a card. After it the coup is judged as any other.
    pub to_draw: Option<Side>,
    /// The outcome; `None` while the coup is not over or if it does not count.
    pub outcome: Option<CoupOutcome>,
    /// The banker must give up the shoe after this coup.
    pub banker_passes: bool,
    /// The rules behind every decision, including those of the replay.
    pub reasons: Vec<Reason>,
    /// Open questions, with the clauses that leave them open.
    pub unsettled: Vec<Reason>,
}

/// Verdict on a coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CoupVerdict {
    /// Every card is in its place: the coup goes on or counts as it is.
    Stands,
    /// The coup is restored and counts.
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
    /// Back in the shoe, where the house allows that.
    BackToShoe,
    /// The next coup, in a house that neither burns the card nor returns it.
    NextCoup,
}

/// Judges an incident by the rules of one house. Without mistakes the coup stands.
///
/// # Errors
/// The first card that exceeds the copies in the packs: such an incident is impossible.
pub fn judge(house: &House, incident: &Incident) -> Result<Judgement, Card> {
    let replay = Replay::new(house, incident)?;
    let mut judgement = Judgement {
        mistakes: mistake::mistakes(incident, &replay),
        verdict: CoupVerdict::Stands,
        cards: Vec::new(),
        to_draw: None,
        outcome: None,
        banker_passes: false,
        reasons: Vec::new(),
        unsettled: Vec::new(),
    };
    judgement.decide_early_card(incident, house);
    judgement.decide_verdict(incident, house);
    judgement.place_cards(&replay);
    judgement.continue_coup(incident, replay);
    judgement.decide_shoe(incident, house);
    Ok(judgement)
}

impl Judgement {
    /// The mistakes without the rules they break.
    pub fn made(&self) -> impl Iterator<Item = Mistake> + '_ {
        self.mistakes.iter().filter_map(|reason| match reason.rule {
            Rule::Mistake(mistake) => Some(mistake),
            _ => None,
        })
    }

    /// True if the coup counts.
    pub const fn counts(&self) -> bool {
        matches!(self.verdict, CoupVerdict::Stands | CoupVerdict::Restored)
    }

    fn record(&mut self, ruling: MisdrawRemedy, basis: Basis) {
        self.reasons.push(Reason::new(Rule::Remedy(ruling), basis));
    }

    fn leave_open(&mut self, open: OpenQuestion, basis: Basis) {
        self.unsettled.push(Reason::new(Rule::OpenQuestion(open), basis));
    }

    /// A card drawn before betting was closed stays out, and the coup is dealt with it.
    fn decide_early_card(&mut self, incident: &Incident, house: &House) {
        if self.made().any(|mistake| mistake == Mistake::BeforeTheStop) {
            let rules = &house.misdraw;
            if !rules.card_may_return.value() {
                self.record(MisdrawRemedy::NeverBack, rules.card_may_return.basis());
            }
            if *rules.begun_coup_is_dealt.value() && incident.stage == CoupStage::UnderWay {
                self.record(MisdrawRemedy::BegunIsDealt, rules.begun_coup_is_dealt.basis());
            }
        }
    }

    fn decide_verdict(&mut self, incident: &Incident, house: &House) {
        if !self.made().any(Mistake::must_be_put_right) {
            return;
        }
        let rules = &house.misdraw;
        let of_drawing = self.made().any(Mistake::is_of_drawing);
        let put_right = if of_drawing { &rules.restore } else { &rules.wrong_call_is_put_right };
        let gone = incident.cards_are == Whereabouts::Discarded;
        if !gone && *put_right.value() {
            self.verdict = CoupVerdict::Restored;
            self.record(MisdrawRemedy::PutRight, put_right.basis());
            if incident.stage.called().is_some() {
                self.leave_open(OpenQuestion::UntilWhen, put_right.basis());
            }
            return;
        }
        if gone {
            // No text sets a time limit; with the cards in the discard box restoring is impossible.
            self.record(MisdrawRemedy::TooLate, Basis::Silent);
            self.leave_open(OpenQuestion::UntilWhen, put_right.basis());
        } else {
            self.record(MisdrawRemedy::NotPutRight, put_right.basis());
        }
        let basis = rules.otherwise.basis();
        match rules.otherwise.value() {
            Unrestorable::Null => {
                self.verdict = CoupVerdict::Null;
                // The texts annul after a wrong draw; they are silent on a wrong call.
                let basis = if of_drawing { basis } else { Basis::Silent };
                self.record(MisdrawRemedy::Null, basis);
                self.leave_open(OpenQuestion::StakesOfANullCoup, basis);
                self.leave_open(OpenQuestion::NullOnTheBoard, basis);
            }
            Unrestorable::DirectionDecides => {
                self.verdict = CoupVerdict::DirectionDecides;
                self.record(MisdrawRemedy::DirectionDecides, basis);
            }
        }
    }

    fn place_cards(&mut self, replay: &Replay<'_>) {
        let rules = &replay.house.misdraw;
        let burned = &rules.card_in_error_is_burned;
        let may_return = &rules.card_may_return;
        let (excess, ruling, basis) = match (*burned.value(), *may_return.value()) {
            (true, _) => (CardDestination::Burned, MisdrawRemedy::Burned, burned.basis()),
            (false, true) => (CardDestination::BackToShoe, MisdrawRemedy::BackToShoe, may_return.basis()),
            (false, false) => (CardDestination::NextCoup, MisdrawRemedy::NextCoup, burned.basis()),
        };
        let counts = self.counts();
        let place = |belongs: &Option<Side>| match belongs {
            Some(side) if counts => CardDestination::To(*side),
            Some(_) => CardDestination::Used,
            None => excess,
        };
        self.cards = replay.belongs.iter().map(place).collect();
        if self.cards.contains(&excess) {
            self.record(ruling, basis);
            if !may_return.value() && !self.is_recorded(MisdrawRemedy::NeverBack) {
                self.record(MisdrawRemedy::NeverBack, may_return.basis());
            }
            if counts && excess == CardDestination::Burned {
                self.leave_open(OpenQuestion::BurnedWhenRestored, burned.basis());
            }
        }
    }

    fn is_recorded(&self, ruling: MisdrawRemedy) -> bool {
        self.reasons.iter().any(|reason| reason.rule == Rule::Remedy(ruling))
    }

    /// Continuation of a coup that counts: the card still due, the outcome, a corrected call.
    fn continue_coup(&mut self, incident: &Incident, replay: Replay<'_>) {
        if !self.counts() {
            return;
        }
        self.to_draw = replay.coup.wants();
        self.outcome = replay.coup.outcome();
        if let Some(side) = self.to_draw {
            let given = replay.coup.count();
            let first_four = replay.house.grounds.order_of_the_deal;
            let basis = if given < 4 { first_four } else { replay.third_basis(side) };
            self.record(MisdrawRemedy::StillToDraw(side), basis);
        }
        let wins = self.outcome.map(|outcome| outcome.winner);
        let call_again = &replay.house.misdraw.wrong_call_is_put_right;
        if let Some(called) = incident.stage.called().filter(|called| wins != Some(*called)) {
            match wins {
                Some(wins) => self.record(MisdrawRemedy::CallAgain(wins), call_again.basis()),
                None => self.record(MisdrawRemedy::CallIsVoid(called), call_again.basis()),
            }
            if matches!(incident.stage, CoupStage::Paid(_)) {
                self.record(MisdrawRemedy::PayAgain, call_again.basis());
            }
        }
        self.reasons.extend(replay.reasons);
    }

    fn decide_shoe(&mut self, incident: &Incident, house: &House) {
        let drew = self.made().any(Mistake::is_of_drawing);
        let early = self.made().any(|mistake| mistake == Mistake::BeforeTheStop);
        if incident.by != Cause::Banker || !(drew || early) {
            return;
        }
        let passes = &house.misdraw.banker_passes;
        if !*passes.value() || !*house.circulation.goes_round.value() {
            self.record(MisdrawRemedy::BankerKeeps, passes.basis());
            return;
        }
        self.banker_passes = true;
        // No text calls an early card a misdraw.
        self.record(MisdrawRemedy::BankerPasses, if drew { passes.basis() } else { Basis::Silent });
        if !drew {
            self.leave_open(OpenQuestion::EarlyCostsTheShoe, passes.basis());
        }
    }
}
