//! The judge of mis-draws: it deals the cards of an incident again as the house deals, and tells what
//! was done wrongly, whether the coup can be put right and how, and what becomes of cards and shoe.

mod incident;
mod mistake;
mod replay;
mod told;

use self::replay::Replay;
use super::card::Card;
use super::clause::Basis;
use super::coup::Outcome;
use super::house::{House, Unrestorable};
use super::reason::{Reason, Rule};
use super::side::Side;

pub use self::incident::{Bets, Cause, Incident, Laid, Stage, Whereabouts};
pub use self::mistake::Mistake;
pub use self::told::{Misdrawn, Unsettled};

/// What is to be done after an incident.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judgement {
    /// The mistakes, each with the rule it offends, in the order of the coup.
    pub mistakes: Vec<Reason>,
    /// What becomes of the coup.
    pub verdict: Verdict,
    /// Where each card of the incident belongs, in the order in which they left the shoe.
    pub cards: Vec<Belongs>,
    /// The side for which a card is still to be drawn. After it the coup is judged as any other.
    pub to_draw: Option<Side>,
    /// How the coup ends; `None` where it is not over or does not count.
    pub outcome: Option<Outcome>,
    /// Whether the banker must give up the shoe once this coup is done with.
    pub banker_passes: bool,
    /// Every decision above with its rule, the rules that dealt the cards again among them.
    pub reasons: Vec<Reason>,
    /// What no text settles here, and which clause leaves it open.
    pub unsettled: Vec<Reason>,
}

/// What becomes of a coup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Every card lies where it belongs: the coup goes on or counts as it is.
    Stands,
    /// It is put right and counts.
    Restored,
    /// It is null.
    Null,
    /// The direction of the house decides.
    DirectionDecides,
}

/// Where a card belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Belongs {
    /// To this side.
    To(Side),
    /// With the used cards, because the coup does not count or the direction has yet to decide.
    Used,
    /// Burned: it belongs neither to this coup nor to the next.
    Burned,
    /// Back in the shoe, where a house allows that.
    BackToShoe,
    /// It is the next coup's, in a house that neither burns it nor lets it go back.
    NextCoup,
}

/// Judges an incident by the rules of one house. With no mistake in it the coup stands.
///
/// # Errors
/// The first card of which the packs of the house hold no further copy: such an incident cannot be.
pub fn judge(house: &House, incident: &Incident) -> Result<Judgement, Card> {
    let replay = Replay::of(house, incident)?;
    let mut judgement = Judgement {
        mistakes: mistake::mistakes(incident, &replay),
        verdict: Verdict::Stands,
        cards: Vec::new(),
        to_draw: None,
        outcome: None,
        banker_passes: false,
        reasons: Vec::new(),
        unsettled: Vec::new(),
    };
    judgement.begun(incident, house);
    judgement.decide(incident, house);
    judgement.place(&replay);
    judgement.go_on(incident, replay);
    judgement.pass(incident, house);
    Ok(judgement)
}

impl Judgement {
    /// The mistakes without what they offend.
    pub fn made(&self) -> impl Iterator<Item = Mistake> + '_ {
        self.mistakes.iter().filter_map(|reason| match reason.rule {
            Rule::Mistake(mistake) => Some(mistake),
            _ => None,
        })
    }

    /// Whether the coup counts.
    #[must_use]
    pub const fn counts(&self) -> bool {
        matches!(self.verdict, Verdict::Stands | Verdict::Restored)
    }

    fn say(&mut self, ruling: Misdrawn, basis: Basis) {
        self.reasons.push(Reason::new(Rule::Misdrawn(ruling), basis));
    }

    fn leave_open(&mut self, open: Unsettled, basis: Basis) {
        self.unsettled.push(Reason::new(Rule::Unsettled(open), basis));
    }

    /// A card that came before the bets were stopped stays out, and the coup is dealt with it.
    fn begun(&mut self, incident: &Incident, house: &House) {
        if self.made().any(|mistake| mistake == Mistake::BeforeTheStop) {
            let rules = &house.misdraw;
            if !rules.card_may_return.value() {
                self.say(Misdrawn::NeverBack, rules.card_may_return.basis());
            }
            if *rules.begun_coup_is_dealt.value() && incident.stage == Stage::UnderWay {
                self.say(Misdrawn::BegunIsDealt, rules.begun_coup_is_dealt.basis());
            }
        }
    }

    /// What becomes of the coup.
    fn decide(&mut self, incident: &Incident, house: &House) {
        if !self.made().any(Mistake::must_be_put_right) {
            return;
        }
        let rules = &house.misdraw;
        let of_drawing = self.made().any(Mistake::is_of_drawing);
        let put_right = if of_drawing { &rules.restore } else { &rules.wrong_call_is_put_right };
        let gone = incident.cards_are == Whereabouts::Discarded;
        if !gone && *put_right.value() {
            self.verdict = Verdict::Restored;
            self.say(Misdrawn::PutRight, put_right.basis());
            if incident.stage.called().is_some() {
                self.leave_open(Unsettled::UntilWhen, put_right.basis());
            }
            return;
        }
        if gone {
            // No text says until when; with the cards in the box nothing can be put in its place.
            self.say(Misdrawn::TooLate, Basis::Silent);
            self.leave_open(Unsettled::UntilWhen, put_right.basis());
        } else {
            self.say(Misdrawn::NotPutRight, put_right.basis());
        }
        let basis = rules.otherwise.basis();
        match rules.otherwise.value() {
            Unrestorable::Null => {
                self.verdict = Verdict::Null;
                // The texts annul after a wrong draw; of a wrong call they do not speak.
                let basis = if of_drawing { basis } else { Basis::Silent };
                self.say(Misdrawn::Null, basis);
                self.leave_open(Unsettled::StakesOfANullCoup, basis);
                self.leave_open(Unsettled::NullOnTheBoard, basis);
            }
            Unrestorable::DirectionDecides => {
                self.verdict = Verdict::DirectionDecides;
                self.say(Misdrawn::DirectionDecides, basis);
            }
        }
    }

    /// Where each card belongs.
    fn place(&mut self, replay: &Replay<'_>) {
        let rules = &replay.house.misdraw;
        let burned = &rules.card_in_error_is_burned;
        let may_return = &rules.card_may_return;
        let (excess, ruling, basis) = match (*burned.value(), *may_return.value()) {
            (true, _) => (Belongs::Burned, Misdrawn::Burned, burned.basis()),
            (false, true) => (Belongs::BackToShoe, Misdrawn::BackToShoe, may_return.basis()),
            (false, false) => (Belongs::NextCoup, Misdrawn::NextCoup, burned.basis()),
        };
        let counts = self.counts();
        let place = |belongs: &Option<Side>| match belongs {
            Some(side) if counts => Belongs::To(*side),
            Some(_) => Belongs::Used,
            None => excess,
        };
        self.cards = replay.belongs.iter().map(place).collect();
        if self.cards.contains(&excess) {
            self.say(ruling, basis);
            if !may_return.value() && !self.is_said(Misdrawn::NeverBack) {
                self.say(Misdrawn::NeverBack, may_return.basis());
            }
            if counts && excess == Belongs::Burned {
                self.leave_open(Unsettled::BurnedWhenRestored, burned.basis());
            }
        }
    }

    fn is_said(&self, ruling: Misdrawn) -> bool {
        self.reasons.iter().any(|reason| reason.rule == Rule::Misdrawn(ruling))
    }

    /// How a coup that counts goes on: the card still to come, its result, a call to be made again.
    fn go_on(&mut self, incident: &Incident, replay: Replay<'_>) {
        if !self.counts() {
            return;
        }
        self.to_draw = replay.coup.wants();
        self.outcome = replay.coup.outcome();
        if let Some(side) = self.to_draw {
            let given = replay.coup.count();
            let first_four = replay.house.grounds.order_of_the_deal;
            let basis = if given < 4 { first_four } else { replay.third_basis(side) };
            self.say(Misdrawn::StillToDraw(side), basis);
        }
        let wins = self.outcome.map(|outcome| outcome.winner);
        let call_again = &replay.house.misdraw.wrong_call_is_put_right;
        if let Some(called) = incident.stage.called().filter(|called| wins != Some(*called)) {
            match wins {
                Some(wins) => self.say(Misdrawn::CallAgain(wins), call_again.basis()),
                None => self.say(Misdrawn::CallIsVoid(called), call_again.basis()),
            }
            if matches!(incident.stage, Stage::Paid(_)) {
                self.say(Misdrawn::PayAgain, call_again.basis());
            }
        }
        self.reasons.extend(replay.reasons);
    }

    /// Whether the banker gives up the shoe.
    fn pass(&mut self, incident: &Incident, house: &House) {
        let drew = self.made().any(Mistake::is_of_drawing);
        let early = self.made().any(|mistake| mistake == Mistake::BeforeTheStop);
        if incident.by != Cause::Banker || !(drew || early) {
            return;
        }
        let passes = &house.misdraw.banker_passes;
        if !*passes.value() || !*house.circulation.goes_round.value() {
            self.say(Misdrawn::BankerKeeps, passes.basis());
            return;
        }
        self.banker_passes = true;
        // No text calls a card that only came too early a mis-draw.
        self.say(Misdrawn::BankerPasses, if drew { passes.basis() } else { Basis::Silent });
        if !drew {
            self.leave_open(Unsettled::EarlyCostsTheShoe, passes.basis());
        }
    }
}
