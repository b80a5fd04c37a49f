//! The decisions on a table whose mistakes are known.

use super::super::clause::Basis;
use super::super::house::{House, Misdraw, Unrestorable};
use super::super::reason::{Reason, Rule};
use super::super::shoe::burn;
use super::super::side::Side;
use super::detect::is_gone;
use super::replay::{CardPart, Replay};
use super::{
    BetsState, CardDestination, CoupStage, CoupVerdict, Judgement, MisdrawRemedy, Mistake, NextAct, OpenQuestion,
    Person, TableState,
};

impl Judgement {
    pub(super) fn decide(&mut self, state: &TableState, replay: &Replay<'_>) {
        let house = replay.house;
        let spoiler = self.spoiler(replay);
        self.decide_burn(state, house);
        match spoiler {
            None => {
                self.decide_early_card(state, house);
                self.decide_verdict(state, replay);
            }
            Some((remedy, basis)) => {
                self.record(remedy, basis);
                self.decide_spoiled(remedy, house);
            }
        }
        self.place_cards(state, replay);
        self.decide_irregular_cards(replay);
        self.continue_coup(state, replay);
        self.decide_stakes(house);
        self.decide_shoe(state, house);
        self.next = self.next_act(state, replay);
    }

    fn record(&mut self, remedy: MisdrawRemedy, basis: Basis) {
        let reason = Reason::new(Rule::Remedy(remedy), basis);
        if !self.reasons.contains(&reason) {
            self.reasons.push(reason);
        }
    }

    fn leave_open(&mut self, open: OpenQuestion, basis: Basis) {
        let reason = Reason::new(Rule::OpenQuestion(open), basis);
        if !self.unsettled.contains(&reason) {
            self.unsettled.push(reason);
        }
    }

    /// Basis of the rule that this mistake breaks.
    fn broken(&self, mistake: Mistake) -> Option<Basis> {
        self.mistakes.iter().find(|reason| reason.rule == Rule::Mistake(mistake)).map(|reason| reason.basis)
    }

    /// The first reason for which nothing can restore the coup, with its basis.
    fn spoiler(&self, replay: &Replay<'_>) -> Option<(MisdrawRemedy, Basis)> {
        let after_stop = self.broken(Mistake::AfterTheStopCard);
        let after_stop = after_stop.filter(|_| !replay.house.misdraw.coup_after_the_stop_card_counts.value());
        let of_card = replay.parts.iter().zip(1..).find_map(|(part, number)| match part {
            CardPart::Spoils(_) => {
                Some((MisdrawRemedy::SpoilsTheCoup(number), self.treatment_basis(number, replay.house)))
            }
            CardPart::Lost(_) => Some((MisdrawRemedy::LostInTheShoe, Basis::Silent)),
            CardPart::Of(_) | CardPart::Excess | CardPart::FromBefore | CardPart::Burned | CardPart::NextAgain => None,
        });
        let empty = self.made().any(|mistake| matches!(mistake, Mistake::ShoeIsEmpty(_)));
        after_stop
            .map(|basis| (MisdrawRemedy::NotToBeDealt, basis))
            .or(of_card)
            .or_else(|| empty.then_some((MisdrawRemedy::CannotBeFinished, Basis::Silent)))
    }

    /// Basis of the treatment of this card's first irregularity.
    fn treatment_basis(&self, number: u8, house: &House) -> Basis {
        let basis =
            self.made().find_map(|mistake| treatment(mistake, &house.misdraw).filter(|(card, _)| *card == number));
        basis.map_or(Basis::Silent, |(_, basis)| basis)
    }

    fn decide_burn(&mut self, state: &TableState, house: &House) {
        let rules = &house.misdraw;
        let burned_by = state.burn.and_then(|done| burn(&house.shoe, done.turned)).map(|(_, why)| why);
        let wrong = self.made().find_map(|mistake| match mistake {
            Mistake::WrongBurn(due, done) => Some((due, done)),
            _ => None,
        });
        if let Some((due, done)) = wrong {
            let begun = !state.cards.is_empty() || state.coups_before > 0;
            if done > due {
                self.record(MisdrawRemedy::BurnedStayBurned, rules.card_may_return.basis());
            } else if !begun && *rules.short_burn_is_made_up.value() {
                self.record(MisdrawRemedy::BurnMore(due - done), rules.short_burn_is_made_up.basis());
            } else {
                self.record(MisdrawRemedy::BurnIsOver, Basis::Silent);
                let basis = burned_by.as_ref().map_or(Basis::Silent, |why| why.basis);
                self.leave_open(OpenQuestion::BurnNoticedLate, basis);
            }
        }
        self.reasons.extend(burned_by);
        if self.made().any(|mistake| matches!(mistake, Mistake::LeftFromBefore(_))) {
            self.record(MisdrawRemedy::Burned, rules.card_in_error_is_burned.basis());
        }
    }

    /// A card drawn before betting was closed stays out, and the coup is dealt with it.
    fn decide_early_card(&mut self, state: &TableState, house: &House) {
        if self.broken(Mistake::BeforeTheStop).is_some() {
            let rules = &house.misdraw;
            if !rules.card_may_return.value() {
                self.record(MisdrawRemedy::NeverBack, rules.card_may_return.basis());
            }
            if *rules.begun_coup_is_dealt.value() && state.stage == CoupStage::UnderWay {
                self.record(MisdrawRemedy::BegunIsDealt, rules.begun_coup_is_dealt.basis());
            }
        }
    }

    fn decide_verdict(&mut self, state: &TableState, replay: &Replay<'_>) {
        let rules = &replay.house.misdraw;
        // A card missing from the first deal is drawn late, as a forgotten third card is.
        let short = |mistake| matches!(mistake, Mistake::FirstDeal(taken) if taken < 4) && replay.coup.count() < 4;
        let burned = replay.parts.contains(&CardPart::Burned);
        if !burned && !self.made().any(|mistake| mistake.must_be_put_right() || short(mistake)) {
            return;
        }
        let of_drawing = self.made().any(Mistake::is_of_drawing);
        let wrong_call = self.made().any(|mistake| matches!(mistake, Mistake::WrongCall(_)));
        let (put_right, basis) = if of_drawing {
            (*rules.restore.value(), rules.restore.basis())
        } else if wrong_call {
            (*rules.wrong_call_is_put_right.value(), rules.wrong_call_is_put_right.basis())
        } else {
            let mut moved = self.made().filter(|mistake| burned || mistake.must_be_put_right());
            let treated = moved.find_map(|mistake| treatment(mistake, rules));
            (true, treated.map_or(Basis::Silent, |(_, basis)| basis))
        };
        let gone = is_gone(state, replay);
        if !gone && put_right {
            self.verdict = CoupVerdict::Restored;
            self.record(MisdrawRemedy::PutRight, basis);
            if state.stage.called().is_some() {
                self.leave_open(OpenQuestion::UntilWhen, basis);
            }
            return;
        }
        if gone {
            // No text sets a time limit; with the cards in the discard box restoring is impossible.
            self.record(MisdrawRemedy::TooLate, Basis::Silent);
            self.leave_open(OpenQuestion::UntilWhen, basis);
        } else {
            self.record(MisdrawRemedy::NotPutRight, basis);
        }
        // The texts annul after a wrong draw; they are silent on a wrong call.
        self.annul(rules, if of_drawing { rules.otherwise.basis() } else { Basis::Silent });
    }

    /// The verdict on a coup that cannot be restored.
    fn annul(&mut self, rules: &Misdraw, null_basis: Basis) {
        match rules.otherwise.value() {
            Unrestorable::Null => {
                self.verdict = CoupVerdict::Null;
                self.record(MisdrawRemedy::Null, null_basis);
                self.leave_open(OpenQuestion::StakesOfANullCoup, null_basis);
                self.leave_open(OpenQuestion::NullOnTheBoard, null_basis);
            }
            Unrestorable::DirectionDecides => {
                self.verdict = CoupVerdict::DirectionDecides;
                self.record(MisdrawRemedy::DirectionDecides, rules.otherwise.basis());
            }
        }
    }

    /// The verdict on a coup spoiled by something other than a wrong draw. No text annuls it.
    fn decide_spoiled(&mut self, remedy: MisdrawRemedy, house: &House) {
        let rules = &house.misdraw;
        let is_foreign = |mistake| matches!(mistake, Mistake::ForeignBack(_) | Mistake::OneCopyTooMany(_));
        let (open, basis) = match remedy {
            MisdrawRemedy::NotToBeDealt => {
                (Some(OpenQuestion::BegunAfterTheStopCard), rules.begun_coup_is_dealt.basis())
            }
            MisdrawRemedy::CannotBeFinished => (Some(OpenQuestion::ShoeIsEmpty), Basis::Silent),
            MisdrawRemedy::LostInTheShoe => (Some(OpenQuestion::LostInTheShoe), Basis::Silent),
            _ => (None, Basis::Silent),
        };
        self.annul(rules, Basis::Silent);
        if let Some(open) = open {
            self.leave_open(open, basis);
        }
        if self.made().any(is_foreign) {
            self.record(MisdrawRemedy::PacksAreChecked, Basis::Silent);
        }
    }

    fn place_cards(&mut self, state: &TableState, replay: &Replay<'_>) {
        let rules = &replay.house.misdraw;
        let burned = &rules.card_in_error_is_burned;
        let may_return = &rules.card_may_return;
        let (excess, ruling, basis) = match (*burned.value(), *may_return.value()) {
            (true, _) => (CardDestination::Burned, MisdrawRemedy::Burned, burned.basis()),
            (false, true) => (CardDestination::BackToShoe, MisdrawRemedy::BackToShoe, may_return.basis()),
            (false, false) => (CardDestination::NextCoup, MisdrawRemedy::NextCoup, burned.basis()),
        };
        let counts = self.counts();
        let next = replay.coup.wants();
        let place = |part: &CardPart| match part {
            CardPart::NextAgain => next.filter(|_| counts).map_or(CardDestination::BackToShoe, CardDestination::To),
            CardPart::Of(side) if counts => CardDestination::To(*side),
            CardPart::Of(_) => CardDestination::Used,
            CardPart::Excess | CardPart::FromBefore => excess,
            CardPart::Burned => CardDestination::Burned,
            CardPart::Spoils(_) => CardDestination::SetAside,
            CardPart::Lost(_) => CardDestination::BackToShoe,
        };
        self.cards = replay.parts.iter().map(place).collect();
        let in_error = |part: &CardPart| matches!(part, CardPart::Excess | CardPart::FromBefore);
        if replay.parts.iter().any(in_error) || state.left_from_before > 0 && *burned.value() {
            self.record(ruling, basis);
            if !may_return.value() {
                self.record(MisdrawRemedy::NeverBack, may_return.basis());
            }
            if counts && replay.parts.contains(&CardPart::Excess) && excess == CardDestination::Burned {
                self.leave_open(OpenQuestion::BurnedWhenRestored, burned.basis());
            }
        }
    }

    /// The cards that are irregular in themselves, drawn or turned by the wrong person, or not lying as they should.
    fn decide_irregular_cards(&mut self, replay: &Replay<'_>) {
        let rules = &replay.house.misdraw;
        for mistake in self.made().collect::<Vec<_>>() {
            match mistake {
                Mistake::SeenEarly(_) | Mistake::Dropped(_) => {
                    self.leave_open(OpenQuestion::SeenOrDropped, rules.restore.basis());
                }
                Mistake::FaceUpInTheShoe(_) => self.leave_open(OpenQuestion::FaceUpInTheShoe, Basis::Silent),
                Mistake::ForeignBack(_) | Mistake::OneCopyTooMany(_) => {
                    self.leave_open(OpenQuestion::ForeignCard, Basis::Silent);
                }
                Mistake::DrawnByAnother(_) => self.leave_open(OpenQuestion::WrongPerson, rules.restore.basis()),
                Mistake::TurnedByAnother(side) => {
                    self.leave_open(OpenQuestion::WrongPerson, rules.restore.basis());
                    if self.counts() {
                        self.record(MisdrawRemedy::TurnedCount(side), Basis::Silent);
                    }
                }
                Mistake::FaceDown(number) if self.counts() => {
                    self.record(MisdrawRemedy::TurnedUp(number), replay.house.dealing.third_card.basis());
                }
                _ => {}
            }
            self.treat(mistake, replay);
        }
    }

    /// Records how the card of this mistake is treated, if the coup counts.
    fn treat(&mut self, mistake: Mistake, replay: &Replay<'_>) {
        let Some((number, basis)) = treatment(mistake, &replay.house.misdraw).filter(|_| self.counts()) else { return };
        let part = usize::from(number).checked_sub(1).and_then(|index| replay.parts.get(index));
        let remedy = match part {
            Some(CardPart::Burned) => MisdrawRemedy::DoesNotPlay(number),
            Some(CardPart::NextAgain) => MisdrawRemedy::TakenOutAgain(number),
            Some(CardPart::Of(_)) => MisdrawRemedy::KeepsItsPlace(number),
            Some(CardPart::Excess | CardPart::FromBefore | CardPart::Spoils(_) | CardPart::Lost(_)) | None => return,
        };
        self.record(remedy, basis);
    }

    /// Continuation of a coup that counts: the card still due, the outcome, a corrected call.
    fn continue_coup(&mut self, state: &TableState, replay: &Replay<'_>) {
        if !self.counts() {
            return;
        }
        self.to_draw = replay.coup.wants();
        self.outcome = replay.coup.outcome();
        if let Some(side) = self.to_draw {
            self.record(MisdrawRemedy::StillToDraw(side), replay.due_basis(side));
        }
        let wins = self.outcome.map(|outcome| outcome.winner);
        let call_again = &replay.house.misdraw.wrong_call_is_put_right;
        if let Some(called) = state.stage.called().filter(|called| wins != Some(*called)) {
            match wins {
                Some(wins) => self.record(MisdrawRemedy::CallAgain(wins), call_again.basis()),
                None => self.record(MisdrawRemedy::CallIsVoid(called), call_again.basis()),
            }
            if matches!(state.stage, CoupStage::Paid(_)) {
                self.record(MisdrawRemedy::PayAgain, call_again.basis());
            }
        }
        self.reasons.extend(replay.reasons.iter().cloned());
    }

    fn decide_stakes(&mut self, house: &House) {
        for mistake in self.made().collect::<Vec<_>>() {
            match mistake {
                Mistake::StakePlacedLate => {
                    self.record(MisdrawRemedy::LateStakeGoesBack, house.limits.late_is_refused.basis());
                }
                Mistake::StakeWithdrawn => {
                    let goes_back = &house.misdraw.withdrawn_stake_goes_back;
                    let plays = *goes_back.value();
                    let remedy =
                        if plays { MisdrawRemedy::WithdrawnStakePlays } else { MisdrawRemedy::WithdrawnStakeIsGiven };
                    self.record(remedy, goes_back.basis());
                    self.leave_open(OpenQuestion::WithdrawnStake, house.limits.late_is_refused.basis());
                }
                _ => {}
            }
        }
    }

    fn decide_shoe(&mut self, state: &TableState, house: &House) {
        let drew = self.made().any(Mistake::is_of_drawing);
        let early = self.broken(Mistake::BeforeTheStop).is_some();
        let unasked = self.made().any(|mistake| matches!(mistake, Mistake::Unasked(_)));
        let at_fault = is_bankers_doing(state, &self.cards) && (drew || early);
        if !at_fault && !unasked {
            return;
        }
        let passes = &house.misdraw.banker_passes;
        if !*passes.value() || !*house.circulation.goes_round.value() {
            self.record(MisdrawRemedy::BankerKeeps, passes.basis());
            return;
        }
        let unasked_costs = &house.misdraw.unasked_card_costs_the_shoe;
        if at_fault {
            self.banker_passes = true;
            // No text calls an early card a misdraw.
            self.record(MisdrawRemedy::BankerPasses, if drew { passes.basis() } else { Basis::Silent });
            if !drew {
                self.leave_open(OpenQuestion::EarlyCostsTheShoe, passes.basis());
            }
        } else {
            self.banker_passes = *unasked_costs.value();
            let remedy = if self.banker_passes { MisdrawRemedy::BankerPasses } else { MisdrawRemedy::UnaskedKeeps };
            self.record(remedy, unasked_costs.basis());
            self.leave_open(OpenQuestion::UnaskedCostsTheShoe, passes.basis());
        }
    }

    fn next_act(&self, state: &TableState, replay: &Replay<'_>) -> Option<NextAct> {
        match self.verdict {
            CoupVerdict::Null => return Some(NextAct::ReturnTheStakes),
            CoupVerdict::DirectionDecides => return Some(NextAct::CallTheDirection),
            CoupVerdict::Stands | CoupVerdict::Restored => {}
        }
        let burn = self.remedies().find_map(|remedy| match remedy {
            MisdrawRemedy::BurnMore(cards) => Some(NextAct::Burn(cards)),
            _ => None,
        });
        let turn_up = self.remedies().find_map(|remedy| match remedy {
            MisdrawRemedy::TurnedUp(card) => Some(NextAct::TurnUp(card)),
            _ => None,
        });
        let stop = (state.bets == BetsState::Open).then_some(NextAct::StopTheBets);
        burn.or(stop)
            .or_else(|| first_turn(state, replay))
            .or(turn_up)
            .or_else(|| self.to_draw.map(NextAct::Draw))
            .or_else(|| {
                let wins = self.outcome?.winner;
                match state.stage {
                    CoupStage::Called(called) | CoupStage::Paid(called) if called == wins => Some(NextAct::Pay(wins)),
                    CoupStage::UnderWay | CoupStage::Over | CoupStage::Called(_) | CoupStage::Paid(_) => {
                        Some(NextAct::Call(wins))
                    }
                }
            })
    }
}

/// The side whose two cards are still to be turned.
fn first_turn(state: &TableState, replay: &Replay<'_>) -> Option<NextAct> {
    let order = match replay.house.dealing.turned_first.value() {
        Side::Punto => Side::BOTH,
        Side::Banco => [Side::Banco, Side::Punto],
    };
    let complete = replay.coup.count() >= 4 && state.stage == CoupStage::UnderWay;
    order.into_iter().find(|side| complete && !state.is_turned(*side)).map(NextAct::Turn)
}

/// True if the banker drew or placed the cards wrongly.
fn is_bankers_doing(state: &TableState, cards: &[CardDestination]) -> bool {
    let excess = |(card, goes): (&super::TableCard, &CardDestination)| {
        card.unasked && card.drawn_by == Person::Banker && !matches!(goes, CardDestination::To(_))
    };
    state.by == Person::Banker || state.cards.iter().zip(cards).any(excess)
}

/// The card of a mistake that a house treats in its own way, with the basis of the treatment.
const fn treatment(mistake: Mistake, rules: &Misdraw) -> Option<(u8, Basis)> {
    match mistake {
        Mistake::SeenEarly(card) => Some((card, rules.card_seen_early.basis())),
        Mistake::Dropped(card) => Some((card, rules.dropped_card.basis())),
        Mistake::PutBack(card) => Some((card, rules.card_put_back.basis())),
        Mistake::FaceUpInTheShoe(card) => Some((card, rules.card_face_up_in_the_shoe.basis())),
        Mistake::ForeignBack(card) | Mistake::OneCopyTooMany(card) => Some((card, rules.foreign_card.basis())),
        Mistake::DrawnByAnother(card) => Some((card, rules.card_drawn_by_another.basis())),
        _ => None,
    }
}
