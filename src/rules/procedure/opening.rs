//! The steps of opening a shoe, from the packs to the first coup.

use super::super::clause::Basis;
use super::super::house::{Handler, House, TableSize};
use super::{Procedure, Step};

pub(super) fn procedure(house: &House, size: TableSize) -> Procedure {
    let mut made = Procedure { steps: Vec::new(), pairs: Vec::new() };
    let (shoe, rules, round) = (&house.shoe, &house.procedure, &house.circulation);
    let [shuffle, cut, stop, give] = [
        Step::Shuffle(*shoe.shuffle.value()),
        Step::Cut(*shoe.cut.value()),
        Step::StopCard(*shoe.stop_card.value()),
        Step::GiveShoe(*round.first_seat.value()),
    ];
    let burns = *shoe.burn_by_first_card.value();
    made.add(Step::CheckPacks, rules.packs_checked);
    made.add(shuffle, shoe.shuffle.basis());
    made.add(cut, shoe.cut.basis());
    made.add(stop, shoe.stop_card.basis());
    made.add(Step::IntoShoe, rules.into_the_shoe);
    if burns {
        made.add(Step::FirstCard, rules.first_card_turned);
        made.add(Step::Burn, shoe.burn_by_first_card.basis());
    }
    let drawn_by_a_player = size == TableSize::Large && *house.dealing.draws.value() == Handler::Banker;
    if drawn_by_a_player && *round.goes_round.value() {
        made.add(give, round.first_seat.basis());
    }
    made.add(Step::FirstCoup, rules.burned_before_play);

    // No text says when the packs are checked; once shuffled they cannot be counted.
    made.needs(Step::CheckPacks, shuffle, Basis::Silent);
    made.needs(shuffle, cut, rules.cut_after_shuffle);
    made.needs(cut, stop, shoe.stop.basis());
    made.needs(stop, Step::IntoShoe, rules.into_the_shoe);
    made.needs(Step::IntoShoe, Step::FirstCard, rules.first_card_turned);
    made.needs(Step::IntoShoe, give, Basis::Silent);
    made.needs(Step::IntoShoe, Step::FirstCoup, rules.into_the_shoe);
    made.needs(Step::FirstCard, Step::Burn, shoe.burn_by_first_card.basis());
    // The tailleur draws the first card and burns, so he has the shoe until then.
    made.needs(Step::Burn, give, Basis::Silent);
    made.needs(Step::Burn, Step::FirstCoup, rules.burned_before_play);
    made.needs(give, Step::FirstCoup, round.first_seat.basis());
    made
}
