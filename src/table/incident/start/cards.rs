//! Cards and shoe: a card as it comes out, the holder's hand, the stop card, the packs.

use super::IncidentKind;
use crate::rules::clause::Basis;
use crate::rules::coup::Coup;
use crate::rules::house::House;
use crate::rules::misdraw::{CardOrigin, Seen};
use crate::rules::opening::put_away;
use crate::rules::procedure::ProcedureStep;
use crate::rules::side::Side;
use crate::table::act::{Act, CardId, CardPlace, Facing};
use crate::table::due::{drawer, first_facing, third_facing};
use crate::table::moment::Moment;
use crate::table::person::Person;
use crate::table::state::{ComesOut, FeltCard, Order, PhysicalCard, Planned, Slip, State};
use crate::table::truth::coup_of;

/// Bounds of the time after the invitation at which the holder draws too early, in milliseconds.
const EARLY_AFTER: (u64, u64) = (250, 600);

/// Time after which the holder draws one card too many, in milliseconds.
const ONE_MORE_AFTER: u64 = 400;

/// Begins an incident with cards.
pub(super) fn start(kind: IncidentKind, state: &mut State) -> bool {
    match kind {
        IncidentKind::DrawnTooEarly => draws_early(state),
        IncidentKind::ToTheWrongSide => slips(state, Slip::WrongSide),
        IncidentKind::OneTooMany => one_more(state),
        IncidentKind::OneTooFew => slips(state, Slip::StopsShort),
        IncidentKind::CardPutBack => slips(state, Slip::PutsBack),
        IncidentKind::CardExposed => one_of(state, 4, |card| card.comes_out = ComesOut::TurnedOver),
        IncidentKind::CardDropped => one_of(state, 4, |card| card.comes_out = ComesOut::Falling),
        IncidentKind::FaceUpInTheShoe => one_of(state, 4, |card| card.comes_out = ComesOut::FaceUp),
        IncidentKind::TwoStuck => one_of(state, 3, |card| card.comes_out = ComesOut::WithTheNext),
        IncidentKind::ForeignBack => one_of(state, 4, |card| card.foreign_back = true),
        IncidentKind::StopCardFirst => stop_card_after(state, 0),
        IncidentKind::StopCardInside => {
            let ahead = 1 + state.incidents.rng().below(3);
            stop_card_after(state, ahead)
        }
        IncidentKind::StopCardForgotten => filled_without_stop_card(state),
        IncidentKind::ShoeExhausted => exhausted(state),
        IncidentKind::WrongBurnByColleague => burned_by_colleague(state),
        IncidentKind::UsedAgain => left_for_the_next(state),
        IncidentKind::UnsoundPacks => {
            let left = state.shoe.left();
            let at = state.incidents.rng().below(left.max(1));
            state.shoe.alter(at, |card| card.foreign_back = true)
        }
        _ => false,
    }
}

/// The stop card is behind this many of the next cards; false where it has shown already.
const fn stop_card_after(state: &mut State, ahead: usize) -> bool {
    let hidden = state.shoe.stop_shown.is_none();
    if hidden {
        state.shoe.move_stop(ahead);
    }
    hidden
}

/// Changes one of the next cards.
fn one_of(state: &mut State, next: usize, change: impl FnOnce(&mut PhysicalCard)) -> bool {
    let ahead = state.incidents.rng().below(next);
    state.shoe.left() > next && state.shoe.alter(ahead, change)
}

/// The holder of the shoe makes a slip when he next draws; false where the crew draws.
fn slips(state: &mut State, slip: Slip) -> bool {
    let of_guest = matches!(drawer(state), Person::Guest(_));
    if of_guest {
        state.coup.slip = Some(slip);
    }
    of_guest
}

fn draws_early(state: &mut State) -> bool {
    let holder = drawer(state);
    let Some(side) = coup_of(state).wants().filter(|_| matches!(holder, Person::Guest(_))) else { return false };
    let (from, to) = EARLY_AFTER;
    let after = from + state.incidents.rng().below((to - from) as usize) as u64;
    let act = Act::Draw(CardPlace::On(side), first_facing(state));
    let at = state.now + after;
    state.schedule.add(at, Planned::Act(holder, act));
    true
}

/// The holder draws for Banco once more: at once where no third card is due, else after the last one.
fn one_more(state: &mut State) -> bool {
    let closed = coup_of(state).outcome().is_some();
    if !slips(state, Slip::OneMore) {
        return false;
    }
    if closed {
        plan_one_more(state);
    }
    true
}

/// The holder is about to draw a card that is not due.
pub(crate) fn plan_one_more(state: &mut State) {
    state.coup.slip = None;
    let act = Act::Draw(CardPlace::On(Side::Banco), third_facing(state));
    let (holder, at) = (drawer(state), state.now + ONE_MORE_AFTER);
    state.schedule.add(at, Planned::Act(holder, act));
}

/// A colleague fills the shoe before the stop card is in its place.
fn filled_without_stop_card(state: &mut State) -> bool {
    state.shoe.filled = true;
    state.opening.push(ProcedureStep::IntoShoe);
    true
}

/// A colleague turns the first card and burns too few, too many or none.
fn burned_by_colleague(state: &mut State) -> bool {
    let rules = &state.house.shoe;
    let first = state.shoe.peek().map(|card| card.card.card);
    let Some((count, _)) = first.and_then(|first| put_away(rules, first)) else { return false };
    let due = usize::from(count) - usize::from(*rules.turned_card_is_burned.value());
    let burned = state.incidents.rng().pick(&[0, due.saturating_sub(1), due + 1]).copied().unwrap_or(0);
    for number in 0..=burned {
        let Some((id, card)) = state.shoe.draw() else { break };
        let lies = if number == 0 { (CardPlace::Apart, Facing::Up) } else { (CardPlace::Box, Facing::Down) };
        state.felt.push(felt_card(id, card, lies));
    }
    true
}

/// A card more comes out with the last one of the coup, and stays on the table.
fn left_for_the_next(state: &mut State) -> bool {
    if state.shoe.stop_is_next() || state.shoe.coups_left == Some(0) {
        return false;
    }
    let Some((id, card)) = state.shoe.draw() else { return false };
    let card = felt_card(id, card, (CardPlace::Apart, Facing::Down));
    state.felt.push(FeltCard { from: CardOrigin::CoupBefore, at: state.now, ..card });
    true
}

fn felt_card(id: CardId, card: PhysicalCard, lies: (CardPlace, Facing)) -> FeltCard {
    let (place, facing) = lies;
    FeltCard {
        id,
        card: card.card,
        place,
        facing,
        by: Person::InCharge,
        early: false,
        removed: false,
        at: Moment::default(),
        order: Order::Given,
        seen: Seen::AsDue,
        back: card.back(),
        from: CardOrigin::Shoe,
        accepted: false,
    }
}

/// The shoe has fewer cards than the coup needs.
fn exhausted(state: &mut State) -> bool {
    let is_short = |count: &usize| {
        let mut coup = Coup::new(&state.house);
        let all = state.shoe.last_faces(*count).all(|card| coup.add_card(card).is_ok());
        all && coup.outcome().is_none()
    };
    let left: Vec<usize> = (3..=5).filter(is_short).collect();
    let Some(left) = state.incidents.rng().pick(&left).copied() else { return false };
    if state.shoe.left() < left || state.shoe.stop_shown.is_some() {
        return false;
    }
    state.in_the_box += state.shoe.run_down_to(left) as u32;
    true
}

/// The clause on which an incident and its treatment rest in a house.
pub(super) fn basis(kind: IncidentKind, house: &House) -> Basis {
    let rules = &house.misdraw;
    match kind {
        IncidentKind::DrawnTooEarly => rules.first_card_waits_for_the_stop.basis(),
        IncidentKind::ToTheWrongSide => rules.restore.basis(),
        IncidentKind::OneTooMany | IncidentKind::UsedAgain => rules.card_in_error_is_burned.basis(),
        IncidentKind::OneTooFew => house.grounds.order_of_the_deal,
        IncidentKind::CardExposed => house.dealing.first_four.basis(),
        IncidentKind::CardDropped => rules.dropped_card.basis(),
        IncidentKind::FaceUpInTheShoe => rules.card_face_up_in_the_shoe.basis(),
        IncidentKind::TwoStuck => rules.one_at_a_time.basis(),
        IncidentKind::ForeignBack => house.shoe.packs_of_first_back.basis(),
        IncidentKind::StopCardFirst => house.shoe.stop_before_coup.basis(),
        IncidentKind::StopCardInside => house.shoe.last_coup.basis(),
        IncidentKind::StopCardForgotten => house.shoe.stop.basis(),
        IncidentKind::WrongBurnByColleague => house.shoe.burn_by_first_card.basis(),
        IncidentKind::CardPutBack => rules.card_may_return.basis(),
        IncidentKind::UnsoundPacks => house.procedure.packs_checked,
        _ => Basis::Silent,
    }
}
