//! Detection of the mistakes at a table, in the order of the coup.

use super::super::clause::Basis;
use super::super::house::{Face, Handler, House};
use super::super::reason::{Reason, Rule};
use super::super::shoe::burn;
use super::super::side::Side;
use super::replay::{self, CardPart, Replay};
use super::{
    BetsState, CardBack, CoupStage, LateStake, Mistake, Person, Seen, TableCard, TableState, Turned, Whereabouts,
};

/// The mistakes found so far.
pub(super) struct Detection<'r, 'h> {
    state: &'r TableState,
    replay: &'r Replay<'h>,
    found: Vec<Reason>,
}

/// Every mistake of a table with the rule it breaks, in the order of the coup.
pub(super) fn mistakes(state: &TableState, replay: &Replay<'_>) -> Vec<Reason> {
    let mut detection = Detection { state, replay, found: Vec::new() };
    detection.before_the_cards();
    for (index, card) in state.cards.iter().enumerate() {
        detection.of_card_itself(index, *card);
        detection.of_its_place(index, *card);
    }
    detection.of_third_cards();
    detection.of_turning();
    detection.after_the_cards();
    detection.of_stakes();
    detection.found
}

impl Detection<'_, '_> {
    fn add(&mut self, mistake: Mistake, basis: Basis) {
        self.found.push(Reason::new(Rule::Mistake(mistake), basis));
    }

    fn before_the_cards(&mut self) {
        let house = self.replay.house;
        let due = self.state.burn.and_then(|done| Some((burn(&house.shoe, done.turned)?, done.burned)));
        if let Some(((due, why), burned)) = due.filter(|((due, _), burned)| due != burned) {
            self.add(Mistake::WrongBurn(due, burned), why.basis);
        }
        let rules = &house.misdraw;
        if self.state.left_from_before > 0 && *rules.card_in_error_is_burned.value() {
            let mistake = Mistake::LeftFromBefore(self.state.left_from_before);
            self.add(mistake, rules.card_in_error_is_burned.basis());
        }
        let out = u8::try_from(self.state.cards.len()).unwrap_or(u8::MAX);
        if out == 0 {
            return;
        }
        if let Some(basis) = replay::after_the_stop_card(house, self.state) {
            self.add(Mistake::AfterTheStopCard, basis);
        }
        if self.state.bets != BetsState::Stopped {
            self.add(Mistake::BeforeTheStop, rules.first_card_waits_for_the_stop.basis());
        }
        let first_deal = self.state.first_deal_ended_after().map_or(out.max(4), |read| read.min(out.max(4)));
        if first_deal != 4 {
            self.add(Mistake::FirstDeal(first_deal), house.grounds.order_of_the_deal);
        }
    }

    /// The faults of a card apart from its place: the card itself, its way out of the shoe and its face.
    fn of_card_itself(&mut self, index: usize, card: TableCard) {
        let (house, number) = (self.replay.house, number(index));
        let rules = &house.misdraw;
        if card.stuck && *rules.one_at_a_time.value() {
            self.add(Mistake::Stuck(number), rules.one_at_a_time.basis());
        }
        if card.back == CardBack::Foreign {
            self.add(Mistake::ForeignBack(number), house.shoe.packs_of_first_back.basis());
        } else if replay::is_one_copy_too_many(house, self.state, index) {
            self.add(Mistake::OneCopyTooMany(number), house.shoe.packs.basis());
        }
        if self.replay.parts.get(index) == Some(&CardPart::FromBefore) {
            self.add(Mistake::UsedAgain(number), rules.card_in_error_is_burned.basis());
        }
        if card.seen == Seen::InTheShoe {
            let hidden = &house.dealing.first_four;
            let due = self.replay.is_of_the_first_four(index) && *hidden.value() == Face::Down;
            self.add(Mistake::FaceUpInTheShoe(number), if due { hidden.basis() } else { Basis::Silent });
        }
        if matches!(card.at, Whereabouts::Shoe(_)) && !rules.card_may_return.value() {
            self.add(Mistake::PutBack(number), rules.card_may_return.basis());
        }
        self.of_its_drawer(index, card);
        self.of_its_face(index, card);
        if card.at == Whereabouts::Floor {
            self.add(Mistake::Dropped(number), Basis::Silent);
        }
    }

    fn of_its_drawer(&mut self, index: usize, card: TableCard) {
        let house = self.replay.house;
        if !replay::may_draw(house, self.state, card.drawn_by) {
            self.add(Mistake::DrawnByAnother(number(index)), replay::drawer(house, self.state).basis());
        } else if card.unasked && card.drawn_by == Person::Banker && self.replay.side_of(index).is_some() {
            let first_four = self.replay.is_of_the_first_four(index);
            let basis = if first_four { house.procedure.holder_is_signed_to } else { house.grounds.punto_draws_first };
            self.add(Mistake::Unasked(number(index)), basis);
        }
    }

    fn of_its_face(&mut self, index: usize, card: TableCard) {
        let dealing = &self.replay.house.dealing;
        if self.replay.seen_early.get(index) == Some(&true) {
            self.add(Mistake::SeenEarly(number(index)), dealing.first_four.basis());
        }
        let of_coup = self.replay.side_of(index).is_some() && !self.replay.is_of_the_first_four(index);
        if of_coup && card.face == Some(Face::Down) && *dealing.third_card.value() == Face::Up {
            self.add(Mistake::FaceDown(number(index)), dealing.third_card.basis());
        }
    }

    fn of_its_place(&mut self, index: usize, card: TableCard) {
        let number = number(index);
        let not_laid = matches!(card.at, Whereabouts::InHand | Whereabouts::Floor | Whereabouts::Shoe(_));
        let (mistake, basis) = match (self.replay.parts.get(index), card.on) {
            (Some(CardPart::Excess), _) => (Mistake::AfterTheEnd(number), self.replay.closed_basis()),
            (Some(CardPart::Of(side)), Some(on)) if *side == on => return,
            (Some(CardPart::Of(_)), None) if not_laid => return,
            (Some(CardPart::Of(side)), None) => {
                (Mistake::LeftApart(number, *side), self.replay.place_basis(index, *side))
            }
            (Some(CardPart::Of(side)), Some(_)) if self.replay.is_of_the_first_four(index) => {
                (Mistake::FirstFour(number, *side), self.replay.place_basis(index, *side))
            }
            (Some(CardPart::Of(side)), Some(_)) => {
                (Mistake::ForTheOther(number, *side), self.replay.place_basis(index, *side))
            }
            (_, _) => return,
        };
        self.add(mistake, basis);
    }

    fn of_third_cards(&mut self) {
        for side in Side::BOTH {
            let cards = self.state.cards.iter().enumerate();
            let thirds = cards.filter(|(index, card)| {
                card.on == Some(side)
                    && !self.replay.is_of_the_first_four(*index)
                    && matches!(self.replay.parts.get(*index), Some(CardPart::Of(_) | CardPart::Excess))
            });
            if thirds.count() > self.replay.thirds_due(side) {
                self.add(Mistake::TooMany(side), self.replay.third_basis(side));
            }
        }
    }

    fn of_turning(&mut self) {
        let dealing = &self.replay.house.dealing;
        for side in Side::BOTH {
            let Turned::By(person) = self.state.turned[side] else { continue };
            let turns = match side {
                Side::Punto => &dealing.turns_punto,
                Side::Banco => &dealing.turns_banco,
            };
            let banker_may = side == Side::Punto && *dealing.banker_may_turn_punto.value();
            let may = match person {
                Person::Croupier => true,
                Person::Banker => *turns.value() == Handler::Banker || banker_may,
                Person::PuntosPlayer => *turns.value() == Handler::HighestPuntoStake && side == Side::Punto,
                Person::SeatedPlayer | Person::Bystander => false,
            };
            if !may {
                let of_banker =
                    side == Side::Punto && person == Person::Banker && *turns.value() == Handler::HighestPuntoStake;
                let basis = if of_banker { dealing.banker_may_turn_punto.basis() } else { turns.basis() };
                self.add(Mistake::TurnedByAnother(side), basis);
            }
        }
    }

    fn after_the_cards(&mut self) {
        if let Some(side) = self.replay.coup.wants() {
            if self.state.stage != CoupStage::UnderWay || is_gone(self.state, self.replay) {
                self.add(Mistake::NotDrawn(side), self.replay.due_basis(side));
            } else if self.state.left_in_shoe == Some(0) && !self.state.cards.is_empty() {
                self.add(Mistake::ShoeIsEmpty(side), self.replay.due_basis(side));
            }
        }
        let called = self.state.stage.called();
        let wins = self.replay.coup.outcome().map(|outcome| outcome.winner);
        if let (Some(called), Some(wins)) = (called, wins)
            && called != wins
        {
            self.add(Mistake::WrongCall(called), self.replay.result_basis());
        }
    }

    fn of_stakes(&mut self) {
        let house: &House = self.replay.house;
        for stake in &self.state.stakes_after_the_stop {
            match stake {
                LateStake::Placed => self.add(Mistake::StakePlacedLate, house.limits.late_is_refused.basis()),
                LateStake::Withdrawn => {
                    self.add(Mistake::StakeWithdrawn, house.misdraw.withdrawn_stake_goes_back.basis());
                }
            }
        }
    }
}

/// True if a card of the coup cannot be brought back: it lies among the used or burned cards.
pub(super) fn is_gone(state: &TableState, replay: &Replay<'_>) -> bool {
    let gone = |card: &TableCard| matches!(card.at, Whereabouts::Discarded | Whereabouts::Burned);
    let of_coup = |part: &CardPart| matches!(part, CardPart::Of(_));
    state.cards.iter().zip(&replay.parts).any(|(card, part)| gone(card) && of_coup(part))
}

/// Number of the card at this index, from one.
fn number(index: usize) -> u8 {
    u8::try_from(index + 1).unwrap_or(u8::MAX)
}
