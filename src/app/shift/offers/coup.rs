//! Acts of a coup: calls, cards, the shoe.

use super::{OfferGroup, OfferList, final_key};
use crate::app::shift::blank::{Blank, names_points};
use crate::app::shift::guided::Asked;
use crate::rules::calls::{Announcement, call_for, final_call, point_call};
use crate::rules::hand::Point;
use crate::rules::side::{BySide, Chance, Side};
use crate::table::act::{Act, CardPlace};
use crate::table::due::{first_facing, players_draw, punto_turner, third_facing};
use crate::table::state::Phase;
use crate::table::truth::{coup_of, round_after};

pub(super) fn add(list: &mut OfferList<'_>) {
    calls(list);
    let state = list.view.shift.state();
    // While the shoe is on offer there is nobody to signal to.
    if players_draw(state) && state.round.holder().is_some() {
        list.of_tailleur(OfferGroup::Cards, 'S', Act::Sign(None));
    }
    if state.phase == Phase::Play {
        draws(list);
    }
    let shown = || round_after(state).offered_to().or_else(|| next_seat(list)).filter(|_| list.view.is_shown());
    let next = list.view.number().or_else(shown);
    if let Some(seat) = next.filter(|_| players_draw(state)) {
        list.of_tailleur(OfferGroup::Cards, 'H', Act::OfferShoe(seat));
    }
}

fn calls(list: &mut OfferList<'_>) {
    let state = list.view.shift.state();
    let (house, coup) = (&state.house, coup_of(state));
    let words = |announcement| call_for(house, &coup, announcement).map(|call| call.to_string());
    list.call('J', Announcement::PlaceBets, words(Announcement::PlaceBets));
    if state.phase != Phase::Play {
        return;
    }
    list.call('R', Announcement::BetsClosed, words(Announcement::BetsClosed));
    // Where nothing is shown, a call with points is filled in by the trainee.
    let is_shown = list.view.is_shown() && !list.view.asks_total();
    let is_seen = |side| state.felt.iter().all(|card| card.place != CardPlace::On(side) || card.facing.is_up());
    let typed = list.view.number().and_then(|number| Point::ALL.get(usize::from(number)).copied());
    for (key, side) in [('O', Side::Punto), ('N', Side::Banco)] {
        let announcement = Announcement::Point(side);
        let call = match typed {
            Some(point) => Some(point_call(house, side, point).to_string()),
            None => words(announcement).filter(|_| is_shown && is_seen(side)),
        };
        list.call(key, announcement, call);
    }
    for (key, side) in [('U', Side::Punto), ('I', Side::Banco)] {
        list.call(key, Announcement::CardFor(side), words(Announcement::CardFor(side)));
    }
    let point = |side| coup.hand(side).map(|hand| hand.point());
    let points = point(Side::Punto).zip(point(Side::Banco)).map(|(punto, banco)| BySide { punto, banco });
    let names_points = names_points(state);
    for winner in Chance::ALL {
        let words = if is_shown || !names_points {
            let points = points.filter(|_| Side::BOTH.into_iter().all(is_seen));
            points.map(|points| final_call(house, points, winner).to_string())
        } else {
            let filled = Blank::Final(winner).filled(list.view);
            filled.and_then(|offer| if let Act::Call(_, words) = offer.act { Some(words) } else { None })
        };
        list.call(final_key(winner), Announcement::Final, words);
    }
}

fn draws(list: &mut OfferList<'_>) {
    let state = list.view.shift.state();
    for (key, side) in [('P', Side::Punto), ('B', Side::Banco)] {
        let there = state.felt.iter().filter(|card| card.place == CardPlace::On(side)).count();
        let facing = if there < 2 { first_facing(state) } else { third_facing(state) };
        list.of_tailleur(OfferGroup::Cards, key, Act::Draw(CardPlace::On(side), facing));
    }
    if players_draw(state) {
        let typed = Blank::PassPunto.filled(list.view).map(|offer| offer.act);
        let is_shown = list.view.is_shown() && list.view.asked != Some(Asked::Receiver);
        let shown = || is_shown.then(|| Act::PassCards(Side::Punto, punto_turner(state)));
        if let Some(act) = typed.or_else(shown) {
            list.of_tailleur(OfferGroup::Cards, 'G', act);
        }
    }
    list.of_tailleur(OfferGroup::Cards, 'T', Act::Turn(Side::Punto));
    list.of_tailleur(OfferGroup::Cards, 'Y', Act::Turn(Side::Banco));
    list.of_tailleur(OfferGroup::Cards, 'D', Act::PutAway);
    if *state.house.procedure.lid.value() {
        list.of_tailleur(OfferGroup::Cards, 'L', Act::CloseLid);
    }
}

/// The occupied seat after the one that the shoe is at.
fn next_seat(list: &OfferList<'_>) -> Option<u8> {
    let round = &list.view.shift.state().round;
    round.offered_to().or_else(|| round.occupied().next())
}
