//! The steps of a coup, from the stakes to the shoe.

use super::super::clause::{Basis, Entry};
use super::super::house::{Face, Handler, House, TableSize};
use super::super::side::{BySide, Side};
use super::{ProcedureStep, StepDependency, StepOrder};

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

pub(super) fn procedure(house: &House, size: TableSize, course: Course) -> StepOrder {
    let mut made = StepOrder { steps: Vec::new(), pairs: Vec::new() };
    let hands = CardHandlers::for_table(house, size);
    add_steps(&mut made, house, &hands, course);
    order_stakes(&mut made, house, &hands);
    order_cards(&mut made, house, &hands);
    order_payment(&mut made, house);
    made
}

struct CardHandlers {
    draws: (Handler, Basis),
    turns: BySide<(Handler, Basis)>,
    /// The side whose cards are turned first, then the other.
    order: [Side; 2],
    /// The first four cards are face down.
    hidden: bool,
}

impl CardHandlers {
    fn for_table(house: &House, size: TableSize) -> Self {
        let dealing = house.dealing.at_table(size);
        let handler = |entry: &Entry<Handler>| (*entry.value(), entry.basis());
        let order = match dealing.turned_first.value() {
            Side::Punto => Side::BOTH,
            Side::Banco => [Side::Banco, Side::Punto],
        };
        Self {
            draws: handler(&dealing.draws),
            turns: BySide { punto: handler(&dealing.turns_punto), banco: handler(&dealing.turns_banco) },
            order,
            hidden: *dealing.first_four.value() == Face::Down,
        }
    }

    const fn draw(&self) -> ProcedureStep {
        ProcedureStep::DrawFour(self.draws.0)
    }

    fn turn(&self, side: Side) -> ProcedureStep {
        ProcedureStep::Turn(side, self.turns[side].0)
    }

    const fn take_punto(&self) -> ProcedureStep {
        ProcedureStep::TakePunto(self.turns.punto.0)
    }

    fn player_draws(&self) -> bool {
        self.draws.0 == Handler::Banker
    }
}

fn add_steps(made: &mut StepOrder, house: &House, hands: &CardHandlers, course: Course) {
    let rules = &house.procedure;
    made.add(ProcedureStep::InviteStakes, house.calls.stakes_are_invited);
    made.add(ProcedureStep::PlaceStakes, house.limits.late_is_refused.basis());
    made.add(ProcedureStep::CheckStakes, rules.stakes_checked);
    made.add(ProcedureStep::StopBets, house.calls.bets_closed.basis());
    if hands.player_draws() {
        made.add(ProcedureStep::SignToHolder, rules.holder_is_signed_to);
    }
    made.add(hands.draw(), hands.draws.1);
    for side in hands.order {
        let (handler, basis) = hands.turns[side];
        let carried = handler == Handler::HighestPuntoStake || (hands.player_draws() && *rules.palette.value());
        if hands.hidden && side == Side::Punto && carried {
            made.add(hands.take_punto(), rules.palette.basis());
        }
        if hands.hidden {
            made.add(hands.turn(side), basis);
        }
        made.add(ProcedureStep::Call(side), house.calls.point_is_called[side]);
    }
    for side in Side::BOTH.into_iter().filter(|side| course.thirds[*side]) {
        made.add(ProcedureStep::Third(side), house.grounds.punto_draws_first);
    }
    made.add(ProcedureStep::FinalCall, house.calls.winner_is_named);
    made.add(ProcedureStep::Collect, house.paying.losers_first.basis());
    made.add(ProcedureStep::Pay, house.paying.losers_first.basis());
    made.add(ProcedureStep::PutAway, house.paying.cards_stay.basis());
    if *rules.lid.value() {
        made.add(ProcedureStep::CloseLid, rules.lid.basis());
    }
    let round = &house.circulation;
    if hands.player_draws() && *round.goes_round.value() && course.hand_falls {
        made.add(ProcedureStep::PassShoe, round.keeps_on_punto.basis());
    }
    made.add(ProcedureStep::NextCoup, Basis::Silent);
}

fn order_stakes(made: &mut StepOrder, house: &House, hands: &CardHandlers) {
    let rules = &house.procedure;
    made.needs(ProcedureStep::InviteStakes, ProcedureStep::PlaceStakes, house.calls.stakes_are_invited);
    made.needs(ProcedureStep::InviteStakes, ProcedureStep::CheckStakes, house.calls.stakes_are_invited);
    made.needs(ProcedureStep::InviteStakes, ProcedureStep::StopBets, house.calls.stakes_are_invited);
    made.needs(ProcedureStep::PlaceStakes, ProcedureStep::CheckStakes, rules.stakes_checked);
    made.pair(
        ProcedureStep::PlaceStakes,
        ProcedureStep::StopBets,
        StepDependency::Ends,
        house.limits.late_is_refused.basis(),
    );
    made.needs(ProcedureStep::CheckStakes, ProcedureStep::StopBets, rules.stakes_checked);
    let waits = &house.misdraw.first_card_waits_for_the_stop;
    if *waits.value() {
        made.needs(ProcedureStep::StopBets, ProcedureStep::SignToHolder, rules.holder_is_signed_to);
        made.needs(ProcedureStep::StopBets, hands.draw(), waits.basis());
    }
    made.needs(ProcedureStep::SignToHolder, hands.draw(), rules.holder_is_signed_to);
}

fn order_cards(made: &mut StepOrder, house: &House, hands: &CardHandlers) {
    let rules = &house.procedure;
    let dealing = &house.dealing;
    made.needs(hands.draw(), hands.take_punto(), rules.palette.basis());
    made.needs(hands.take_punto(), hands.turn(Side::Punto), rules.palette.basis());
    let [first, other] = hands.order;
    for side in hands.order {
        let called = house.calls.point_is_called[side];
        made.needs(hands.draw(), hands.turn(side), dealing.first_four.basis());
        made.needs(hands.draw(), ProcedureStep::Call(side), called);
        made.needs(hands.turn(side), ProcedureStep::Call(side), called);
    }
    made.needs(hands.turn(first), hands.turn(other), dealing.turned_first.basis());
    let first_point = &rules.first_point_before_the_other_cards;
    if *first_point.value() {
        made.needs(ProcedureStep::Call(first), hands.turn(other), first_point.basis());
        made.needs(ProcedureStep::Call(first), ProcedureStep::Call(other), first_point.basis());
    }
    let decided = house.calls.final_call_starts_with.basis();
    for drawing in Side::BOTH {
        for side in hands.order {
            made.needs(hands.turn(side), ProcedureStep::Third(drawing), rules.third_cards_after_turning);
            made.needs(ProcedureStep::Call(side), ProcedureStep::Third(drawing), house.calls.point_is_called[side]);
        }
        made.needs(hands.draw(), ProcedureStep::Third(drawing), house.grounds.order_of_the_deal);
    }
    made.needs(ProcedureStep::Third(Side::Punto), ProcedureStep::Third(Side::Banco), house.grounds.punto_draws_first);
    for side in Side::BOTH {
        made.needs(hands.turn(side), ProcedureStep::FinalCall, decided);
        made.needs(ProcedureStep::Call(side), ProcedureStep::FinalCall, decided);
        made.needs(ProcedureStep::Third(side), ProcedureStep::FinalCall, decided);
    }
}

fn order_payment(made: &mut StepOrder, house: &House) {
    let paying = &house.paying;
    for settled in [ProcedureStep::Collect, ProcedureStep::Pay] {
        made.needs(ProcedureStep::FinalCall, settled, paying.losers_first.basis());
        if *paying.cards_stay.value() {
            made.needs(settled, ProcedureStep::PutAway, paying.cards_stay.basis());
        }
        made.needs(settled, ProcedureStep::NextCoup, Basis::Silent);
    }
    if *paying.losers_first.value() {
        made.needs(ProcedureStep::Collect, ProcedureStep::Pay, paying.losers_first.basis());
    }
    let lid = house.procedure.lid.basis();
    made.needs(ProcedureStep::FinalCall, ProcedureStep::PutAway, house.calls.final_call_starts_with.basis());
    made.needs(ProcedureStep::PutAway, ProcedureStep::CloseLid, lid);
    made.needs(ProcedureStep::PutAway, ProcedureStep::NextCoup, Basis::Silent);
    made.needs(ProcedureStep::CloseLid, ProcedureStep::NextCoup, Basis::Silent);
    made.needs(ProcedureStep::FinalCall, ProcedureStep::PassShoe, house.circulation.keeps_on_punto.basis());
    made.needs(ProcedureStep::PassShoe, ProcedureStep::NextCoup, house.circulation.keeps_on_punto.basis());
}
