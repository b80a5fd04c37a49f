//! The steps of a coup, from the stakes to the shoe.

use super::super::clause::{Basis, Entry};
use super::super::house::{Face, Handler, House, TableSize};
use super::super::side::{BySide, Side};
use super::{Procedure, Step, Tie};

/// The parts of a coup that change its steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Course {
    /// Sides that draw a third card.
    pub thirds: BySide<bool>,
    /// The holder loses the shoe.
    pub hand_falls: bool,
}

impl Course {
    /// A coup with every possible step.
    pub const WHOLE: Self = Self { thirds: BySide { punto: true, banco: true }, hand_falls: true };
}

pub(super) fn procedure(house: &House, size: TableSize, course: Course) -> Procedure {
    let mut made = Procedure { steps: Vec::new(), pairs: Vec::new() };
    let hands = Hands::of(house, size);
    add_steps(&mut made, house, &hands, course);
    tie_stakes(&mut made, house, &hands);
    tie_cards(&mut made, house, &hands);
    tie_payment(&mut made, house);
    made
}

struct Hands {
    draws: (Handler, Basis),
    turns: BySide<(Handler, Basis)>,
    /// The side whose cards are turned first, then the other.
    order: [Side; 2],
    /// The first four cards lie face down.
    hidden: bool,
}

impl Hands {
    fn of(house: &House, size: TableSize) -> Self {
        let dealing = &house.dealing;
        let is_small = size != TableSize::Large;
        let draws = if is_small { &dealing.draws_at_small_table } else { &dealing.draws };
        // Where one croupier draws for all he also turns the cards: the players named for it have no part in the deal
        // there, and no text contradicts this.
        let alone = is_small && *draws.value() == Handler::Tailleur;
        let turns = |entry: &Entry<Handler>| match *entry.value() {
            Handler::Banker | Handler::HighestPuntoStake if alone => (Handler::Tailleur, Basis::Silent),
            handler => (handler, entry.basis()),
        };
        let order = match dealing.turned_first.value() {
            Side::Punto => Side::BOTH,
            Side::Banco => [Side::Banco, Side::Punto],
        };
        Self {
            draws: (*draws.value(), draws.basis()),
            turns: BySide { punto: turns(&dealing.turns_punto), banco: turns(&dealing.turns_banco) },
            order,
            hidden: *dealing.first_four.value() == Face::Down,
        }
    }

    const fn draw(&self) -> Step {
        Step::DrawFour(self.draws.0)
    }

    fn turn(&self, side: Side) -> Step {
        Step::Turn(side, self.turns[side].0)
    }

    const fn take_punto(&self) -> Step {
        Step::TakePunto(self.turns.punto.0)
    }

    fn held(&self) -> bool {
        self.draws.0 == Handler::Banker
    }
}

fn add_steps(made: &mut Procedure, house: &House, hands: &Hands, course: Course) {
    let rules = &house.procedure;
    made.add(Step::InviteStakes, house.calls.stakes_are_invited);
    made.add(Step::PlaceStakes, house.limits.late_is_refused.basis());
    made.add(Step::CheckStakes, rules.stakes_checked);
    made.add(Step::StopBets, house.calls.bets_closed.basis());
    if hands.held() {
        made.add(Step::SignToHolder, rules.holder_is_signed_to);
    }
    made.add(hands.draw(), hands.draws.1);
    for side in hands.order {
        let (handler, basis) = hands.turns[side];
        let carried = handler == Handler::HighestPuntoStake || (hands.held() && *rules.palette.value());
        if hands.hidden && side == Side::Punto && carried {
            made.add(hands.take_punto(), rules.palette.basis());
        }
        if hands.hidden {
            made.add(hands.turn(side), basis);
        }
        made.add(Step::Call(side), house.calls.point_is_called[side]);
    }
    for side in Side::BOTH.into_iter().filter(|side| course.thirds[*side]) {
        made.add(Step::Third(side), house.grounds.punto_draws_first);
    }
    made.add(Step::FinalCall, house.calls.winner_is_named);
    made.add(Step::Collect, house.paying.losers_first.basis());
    made.add(Step::Pay, house.paying.losers_first.basis());
    made.add(Step::PutAway, house.paying.cards_stay.basis());
    if *rules.lid.value() {
        made.add(Step::CloseLid, rules.lid.basis());
    }
    let round = &house.circulation;
    if hands.held() && *round.goes_round.value() && course.hand_falls {
        made.add(Step::PassShoe, round.keeps_on_punto.basis());
    }
    made.add(Step::NextCoup, Basis::Silent);
}

fn tie_stakes(made: &mut Procedure, house: &House, hands: &Hands) {
    let rules = &house.procedure;
    made.needs(Step::InviteStakes, Step::PlaceStakes, house.calls.stakes_are_invited);
    made.needs(Step::InviteStakes, Step::CheckStakes, house.calls.stakes_are_invited);
    made.needs(Step::InviteStakes, Step::StopBets, house.calls.stakes_are_invited);
    made.needs(Step::PlaceStakes, Step::CheckStakes, rules.stakes_checked);
    made.pair(Step::PlaceStakes, Step::StopBets, Tie::Ends, house.limits.late_is_refused.basis());
    made.needs(Step::CheckStakes, Step::StopBets, rules.stakes_checked);
    let waits = &house.misdraw.first_card_waits_for_the_stop;
    if *waits.value() {
        made.needs(Step::StopBets, Step::SignToHolder, rules.holder_is_signed_to);
        made.needs(Step::StopBets, hands.draw(), waits.basis());
    }
    made.needs(Step::SignToHolder, hands.draw(), rules.holder_is_signed_to);
}

fn tie_cards(made: &mut Procedure, house: &House, hands: &Hands) {
    let rules = &house.procedure;
    let dealing = &house.dealing;
    made.needs(hands.draw(), hands.take_punto(), rules.palette.basis());
    made.needs(hands.take_punto(), hands.turn(Side::Punto), rules.palette.basis());
    let [first, other] = hands.order;
    for side in hands.order {
        let called = house.calls.point_is_called[side];
        made.needs(hands.draw(), hands.turn(side), dealing.first_four.basis());
        made.needs(hands.draw(), Step::Call(side), called);
        made.needs(hands.turn(side), Step::Call(side), called);
    }
    made.needs(hands.turn(first), hands.turn(other), dealing.turned_first.basis());
    let first_point = &rules.first_point_before_the_other_cards;
    if *first_point.value() {
        made.needs(Step::Call(first), hands.turn(other), first_point.basis());
        made.needs(Step::Call(first), Step::Call(other), first_point.basis());
    }
    let decided = house.calls.final_call_starts_with.basis();
    for drawing in Side::BOTH {
        for side in hands.order {
            made.needs(hands.turn(side), Step::Third(drawing), rules.third_cards_after_turning);
            made.needs(Step::Call(side), Step::Third(drawing), house.calls.point_is_called[side]);
        }
        made.needs(hands.draw(), Step::Third(drawing), house.grounds.order_of_the_deal);
    }
    made.needs(Step::Third(Side::Punto), Step::Third(Side::Banco), house.grounds.punto_draws_first);
    for side in Side::BOTH {
        made.needs(hands.turn(side), Step::FinalCall, decided);
        made.needs(Step::Call(side), Step::FinalCall, decided);
        made.needs(Step::Third(side), Step::FinalCall, decided);
    }
}

fn tie_payment(made: &mut Procedure, house: &House) {
    let paying = &house.paying;
    for settled in [Step::Collect, Step::Pay] {
        made.needs(Step::FinalCall, settled, paying.losers_first.basis());
        if *paying.cards_stay.value() {
            made.needs(settled, Step::PutAway, paying.cards_stay.basis());
        }
        made.needs(settled, Step::NextCoup, Basis::Silent);
    }
    if *paying.losers_first.value() {
        made.needs(Step::Collect, Step::Pay, paying.losers_first.basis());
    }
    let lid = house.procedure.lid.basis();
    made.needs(Step::FinalCall, Step::PutAway, house.calls.final_call_starts_with.basis());
    made.needs(Step::PutAway, Step::CloseLid, lid);
    made.needs(Step::PutAway, Step::NextCoup, Basis::Silent);
    made.needs(Step::CloseLid, Step::NextCoup, lid);
    made.needs(Step::FinalCall, Step::PassShoe, house.circulation.keeps_on_punto.basis());
    made.needs(Step::PassShoe, Step::NextCoup, house.circulation.keeps_on_punto.basis());
}
