//! Cards: out of the shoe, over the felt, into the box.

use crate::rules::calls::Announcement;
use crate::rules::misdraw::{self, CardDestination, CardOrigin, Seen, Turned};
use crate::rules::opening::{StopCardTiming, shoe_end};
use crate::rules::procedure::ProcedureStep;
use crate::rules::side::Side;

use super::Performed;
use crate::table::act::{Act, CardId, CardPlace, Facing};
use crate::table::due::{drawer, order_of_coup, punto_turner};
use crate::table::event::{Event, Impossible};
use crate::table::person::Person;
use crate::table::state::{Bets, ComesOut, FeltCard, Order, Phase, PhysicalCard, State};
use crate::table::truth::{coup_cards, coup_of, judgement, number_in_the_deal, part_of};

/// Draws the next card, with the one that sticks to it.
pub(super) fn draw(state: &mut State, by: Person, place: CardPlace, facing: Facing) -> Performed {
    if !state.shoe.filled || state.phase == Phase::Over {
        return Err(Impossible::NoCard);
    }
    let mut events = Vec::new();
    if state.shoe.stop_is_next() {
        let begun = coup_cards(state).next().is_some();
        show_stop(state, if begun { StopCardTiming::InsideACoup } else { StopCardTiming::BeforeACoup });
        events.push(Event::StopCardShown);
        // In front of the first card it comes out alone.
        if !begun && state.phase == Phase::Play {
            return Ok(events);
        }
    }
    let Some((id, card)) = state.shoe.draw() else {
        events.push(Event::ShoeEmpty);
        return Ok(events);
    };
    // A result that was called before the last card is void.
    state.coup.called = None;
    let order = order_of_draw(state, by, place);
    let mut drawn = vec![(id, card, order)];
    if card.comes_out == ComesOut::WithTheNext {
        drawn.extend(state.shoe.draw().map(|(id, card)| (id, card, Order::Stuck)));
    }
    for (id, card, order) in drawn {
        events.push(Event::CardOut(id));
        let lies = out_of_the_shoe(state, id, card, (place, facing));
        state.felt.retain(|other| other.id != id);
        state.felt.push(FeltCard { by, order, ..lies });
    }
    Ok(events)
}

/// A card as it comes to the felt, drawn by the tailleur in order. One that was put back is the card it was.
fn out_of_the_shoe(state: &State, id: CardId, card: PhysicalCard, lies: (CardPlace, Facing)) -> FeltCard {
    let (place, facing) = lies;
    let before = state.card(id).map(|card| card.seen);
    let seen = match before {
        Some(seen) => seen,
        None => match card.comes_out {
            ComesOut::FaceUp => Seen::InTheShoe,
            ComesOut::TurnedOver => Seen::Early,
            ComesOut::InOrder | ComesOut::WithTheNext | ComesOut::Falling => Seen::AsDue,
        },
    };
    FeltCard {
        id,
        card: card.card,
        place: if card.comes_out == ComesOut::Falling { CardPlace::Floor } else { place },
        facing: if matches!(card.comes_out, ComesOut::FaceUp | ComesOut::TurnedOver) {
            facing.turned_up()
        } else {
            facing
        },
        by: state.crew.tailleur(),
        early: state.phase == Phase::Play && state.coup.bets != Bets::Stopped,
        removed: false,
        at: state.now,
        order: Order::Given,
        seen,
        back: card.back(),
        from: CardOrigin::Shoe,
        accepted: false,
    }
}

/// The order on which a person draws now and puts the card there.
fn order_of_draw(state: &State, by: Person, place: CardPlace) -> Order {
    if !matches!(by, Person::Guest(_)) || state.phase != Phase::Play {
        return Order::Given;
    }
    if drawer(state) != by {
        return Order::ByAnother;
    }
    let coup = coup_of(state);
    if coup.count() < 4 {
        let signed = state.coup.signed == Some(None);
        let there = coup.wants().is_some_and(|side| place == CardPlace::On(side));
        return if !signed {
            Order::None
        } else if there {
            Order::Given
        } else {
            Order::PutElsewhere
        };
    }
    let open = |side: &Side| {
        let third = coup_cards(state).filter(|card| card.place == CardPlace::On(*side)).nth(2);
        state.coup.has_called(Announcement::CardFor(*side)) && third.is_none()
    };
    match Side::BOTH.iter().find(|side| open(side)) {
        None => Order::None,
        Some(side) if place == CardPlace::On(*side) => Order::Given,
        Some(_) => Order::PutElsewhere,
    }
}

/// The stop card shows. As the first card of a coup it stands where a coup was about to begin.
pub(super) fn show_stop(state: &mut State, timing: StopCardTiming) {
    let first = timing == StopCardTiming::BeforeACoup && state.phase == Phase::Play;
    let shoe = &mut state.shoe;
    shoe.stop_shown = Some(timing);
    shoe.coups_since = u8::from(first);
    shoe.coups_left = Some(shoe_end(&state.house.shoe, timing).more.saturating_sub(u8::from(first)));
}

/// Acts on cards that are out.
pub(super) fn handle(state: &mut State, by: Person, act: &Act) -> Performed {
    match act {
        Act::Turn(side) => turn(state, by, *side)?,
        Act::TurnCard(id) => {
            let card = state.felt.iter_mut().find(|card| card.id == *id).ok_or(Impossible::NoCard)?;
            card.facing = match card.facing {
                Facing::Up => Facing::Down,
                Facing::UpCrosswise => Facing::DownCrosswise,
                down => down.turned_up(),
            };
        }
        Act::PassCards(side, person) => {
            two_of(state, *side).next().ok_or(Impossible::NoCard)?;
            pass(state, by, *person);
        }
        Act::MoveCard(id, place, facing) => move_card(state, *id, *place, *facing)?,
        Act::PutAway => {
            if state.felt.iter().all(|card| card.place == CardPlace::Box) {
                return Err(Impossible::NoCard);
            }
            put_away(state);
        }
        Act::CloseLid => {
            state.lid_open = false;
            state.coup.note(ProcedureStep::CloseLid);
        }
        _ => {}
    }
    Ok(Vec::new())
}

fn two_of(state: &State, side: Side) -> impl Iterator<Item = CardId> {
    coup_cards(state).filter(move |card| card.place == CardPlace::On(side)).map(|card| card.id).take(2)
}

/// Punto's cards go to a person. A guest who takes them, or hands them back, does nothing of the procedure.
fn pass(state: &mut State, by: Person, person: Person) {
    let is_step = |step: &ProcedureStep| matches!(step, ProcedureStep::TakePunto(_));
    if !matches!(by, Person::Guest(_)) {
        state.coup.passed_to = Some(person);
        note(state, |step| is_step(&step));
        return;
    }
    if state.coup.passed_to == Some(by) && person != by {
        let seat = match by {
            Person::Guest(index) => state.guest(index).map(|guest| guest.seat),
            Person::Crew(_) | Person::InCharge => None,
        };
        state.coup.refused_cards.extend(seat);
        state.coup.passed_to = None;
        state.coup.steps.retain(|step| !is_step(step));
    } else {
        state.coup.passed_to = Some(person);
    }
}

/// All cards go into the box, but those that are set aside for a check of the packs.
fn put_away(state: &mut State) {
    let (ids, judged) = judgement(state).unzip();
    let goes = ids.unwrap_or_default().into_iter().zip(judged.iter().flat_map(|judged| &judged.cards));
    let counts = judged.as_ref().is_some_and(misdraw::Judgement::counts);
    let surplus: Vec<CardId> =
        goes.filter(|(_, to)| counts && !matches!(to, CardDestination::To(_))).map(|(id, _)| id).collect();
    for card in state.felt.iter_mut().filter(|card| !(card.is_foreign() && card.place == CardPlace::Apart)) {
        let plays = matches!(card.place, CardPlace::On(_)) && !surplus.contains(&card.id);
        card.removed |= surplus.contains(&card.id) || card.is_left() && !plays;
        if plays {
            card.from = CardOrigin::Shoe;
        }
        card.place = CardPlace::Box;
    }
    state.lid_open = true;
    state.coup.note(ProcedureStep::PutAway);
}

fn turn(state: &mut State, by: Person, side: Side) -> Result<(), Impossible> {
    let two: Vec<CardId> = two_of(state, side).collect();
    if two.is_empty() {
        return Err(Impossible::NoCard);
    }
    if state.coup.read_after.is_none() {
        state.coup.read_after = Some(number_in_the_deal(state));
    }
    for card in state.felt.iter_mut().filter(|card| two.contains(&card.id)) {
        card.facing = card.facing.turned_up();
    }
    let passed = state.coup.steps.iter().any(|step| matches!(step, ProcedureStep::TakePunto(_)));
    let his = punto_turner(state) == by || passed && state.coup.passed_to == Some(by);
    let part = match part_of(state, by) {
        misdraw::Person::Croupier => misdraw::Person::Croupier,
        _ if side == Side::Punto && his => misdraw::Person::PuntosPlayer,
        part => part,
    };
    state.coup.turned[side] = Turned::By(part);
    note(state, |step| matches!(step, ProcedureStep::Turn(of, _) if of == side));
    Ok(())
}

fn note(state: &mut State, is_it: impl Fn(ProcedureStep) -> bool) {
    let step = order_of_coup(state, &coup_of(state)).in_order().find(|step| is_it(*step));
    if let Some(step) = step {
        state.coup.note(step);
    }
}

fn move_card(state: &mut State, id: CardId, place: CardPlace, facing: Facing) -> Result<(), Impossible> {
    let surplus = state.phase == Phase::Play && is_surplus(state, id);
    let last = state.felt.iter().rfind(|card| card.place != CardPlace::Shoe).is_some_and(|card| card.id == id);
    let now = state.now;
    let card = state.felt.iter_mut().find(|card| card.id == id).ok_or(Impossible::NoCard)?;
    let in_shoe = card.place == CardPlace::Shoe;
    if in_shoe || card.place == place && card.facing == facing {
        return Err(Impossible::NoCard);
    }
    if place == CardPlace::Shoe {
        if !last {
            return Err(Impossible::NoCard);
        }
        let back = PhysicalCard {
            card: card.card,
            foreign_back: card.is_foreign(),
            comes_out: if facing.is_up() { ComesOut::FaceUp } else { ComesOut::InOrder },
        };
        (card.place, card.facing, card.at) = (place, facing, now);
        let left = card.is_left();
        state.shoe.put_back(back);
        // Of a coup that is over nothing is left on the table.
        state.felt.retain(|card| card.id != id || !left);
        return Ok(());
    }
    (card.place, card.facing, card.at) = (place, facing, now);
    card.removed = surplus && place == CardPlace::Box;
    // In a house that does not burn it, the card left from the coup before plays in this one.
    let burned = *state.house.misdraw.card_in_error_is_burned.value();
    if !burned && matches!(place, CardPlace::On(_)) {
        card.from = CardOrigin::Shoe;
    }
    Ok(())
}

/// True if a card does not belong to the coup.
fn is_surplus(state: &State, id: CardId) -> bool {
    if state.card(id).is_some_and(FeltCard::is_left) {
        return true;
    }
    let Some((ids, judged)) = judgement(state) else { return false };
    let place = ids.iter().position(|other| *other == id);
    place.and_then(|place| judged.cards.get(place)).is_some_and(|to| !matches!(to, CardDestination::To(_)))
}
