//! Acts of opening a shoe, of closing the table and of handing it over.

use super::{OfferGroup, OfferList};
use crate::rules::opening::stop_card_placement;
use crate::table::act::{Act, CardPlace, Facing};
use crate::table::state::Phase;

pub(super) fn add(list: &mut OfferList<'_>) {
    let state = list.view.shift.state();
    let counted = list.view.entry.amount().unwrap_or_else(|| state.tray.total());
    list.of_tailleur(OfferGroup::Table, 'K', Act::CountFloat(counted));
    list.of_tailleur(OfferGroup::Table, 'Z', Act::SignFloat);
    if state.phase == Phase::Closing {
        list.of_tailleur(OfferGroup::Table, 'Q', Act::CloseTable);
    }
    if state.phase != Phase::Opening {
        return;
    }
    list.of_tailleur(OfferGroup::Cards, 'O', Act::CheckPacks(true));
    list.of_tailleur(OfferGroup::Cards, 'N', Act::CheckPacks(false));
    list.of_tailleur(OfferGroup::Cards, 'S', Act::Shuffle);
    let cutter = list.view.number().or_else(|| state.round.occupied().next());
    if let Some(seat) = cutter {
        list.of_tailleur(OfferGroup::Cards, 'C', Act::OfferCut(seat));
    }
    let behind = list.view.entry.number().unwrap_or_else(|| stop_card_placement(&state.house.shoe).behind);
    list.of_tailleur(OfferGroup::Cards, 'A', Act::PlaceStopCard(behind));
    list.of_tailleur(OfferGroup::Cards, 'I', Act::FillShoe);
    list.of_tailleur(OfferGroup::Cards, 'P', Act::Draw(CardPlace::Apart, Facing::Up));
    list.of_tailleur(OfferGroup::Cards, 'B', Act::Draw(CardPlace::Box, Facing::Down));
    if let Some(first) = state.felt.first() {
        let id = first.id;
        list.of_tailleur(OfferGroup::Cards, 'D', Act::MoveCard(id, CardPlace::Box, Facing::Down));
    }
}
