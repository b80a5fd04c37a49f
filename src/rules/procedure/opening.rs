//! The steps of opening a shoe, from the packs to the first coup.

use super::super::clause::Basis;
use super::super::house::{Handler, House, TableSize};
use super::{ProcedureStep, StepOrder};

pub(super) fn procedure(house: &House, size: TableSize) -> StepOrder {
    let mut made = StepOrder { steps: Vec::new(), pairs: Vec::new() };
    let (shoe, rules, round) = (&house.shoe, &house.procedure, &house.circulation);
    let [shuffle, cut, stop, give] = [
        ProcedureStep::Shuffle(*shoe.shuffle.value()),
        ProcedureStep::Cut(*shoe.cut.value()),
        ProcedureStep::StopCard(*shoe.stop_card.value()),
        ProcedureStep::GiveShoe(*round.first_seat.value()),
    ];
    let burns = *shoe.burn_by_first_card.value();
    made.add(ProcedureStep::CheckPacks, rules.packs_checked);
    made.add(shuffle, shoe.shuffle.basis());
    made.add(cut, shoe.cut.basis());
    made.add(stop, shoe.stop_card.basis());
    made.add(ProcedureStep::IntoShoe, rules.into_the_shoe);
    if burns {
        made.add(ProcedureStep::FirstCard, rules.first_card_turned);
        made.add(ProcedureStep::Burn, shoe.burn_by_first_card.basis());
    }
    let drawn_by_a_player = *house.dealing.at_table(size).draws.value() == Handler::Banker;
    if drawn_by_a_player && *round.goes_round.value() {
        made.add(give, round.first_seat.basis());
    }
    made.add(ProcedureStep::FirstCoup, rules.burned_before_play);

    // No text says when the packs are checked; once shuffled they cannot be counted.
    made.needs(ProcedureStep::CheckPacks, shuffle, Basis::Silent);
    made.needs(shuffle, cut, rules.cut_after_shuffle);
    made.needs(cut, stop, shoe.stop.basis());
    made.needs(stop, ProcedureStep::IntoShoe, rules.into_the_shoe);
    made.needs(ProcedureStep::IntoShoe, ProcedureStep::FirstCard, rules.first_card_turned);
    made.needs(ProcedureStep::IntoShoe, give, Basis::Silent);
    made.needs(ProcedureStep::IntoShoe, ProcedureStep::FirstCoup, rules.into_the_shoe);
    made.needs(ProcedureStep::FirstCard, ProcedureStep::Burn, shoe.burn_by_first_card.basis());
    // The tailleur draws the first card and burns, so he has the shoe until then.
    made.needs(ProcedureStep::Burn, give, Basis::Silent);
    made.needs(ProcedureStep::Burn, ProcedureStep::FirstCoup, rules.burned_before_play);
    made.needs(give, ProcedureStep::FirstCoup, round.first_seat.basis());
    made
}
