//! Cards: which are drawn, where and how they are put. What was wrong with a draw is the judge of mis-draws' to say.

use crate::rules::calls::Announcement;
use crate::rules::clause::Basis;
use crate::rules::misdraw::Mistake;
use crate::rules::procedure::ProcedureStep;
use crate::rules::reason::{Reason, Rule};
use crate::rules::side::Side;
use crate::rules::turning::turns_punto;

use super::Finding;
use crate::table::act::{Act, CardPlace};
use crate::table::due::{
    burned_and_due, drawer, first_facing, order_of_coup, punto_stakes, punto_turner, third_facing, turner,
};
use crate::table::fact::FaultKind;
use crate::table::person::Person;
use crate::table::state::{Phase, State};
use crate::table::truth::{coup_of, mistakes};

/// Faults of a draw or a move that do not show in where the cards then lie.
pub(super) fn of_act(state: &State, by: Person, act: &Act) -> Option<Finding> {
    match act {
        Act::MoveCard(_, CardPlace::Shoe, _) if !*state.house.misdraw.card_may_return.value() => {
            Some(Finding::new(FaultKind::CardIntoShoe, state.house.misdraw.card_may_return.basis()))
        }
        Act::Draw(CardPlace::Box, _) if state.phase == Phase::Opening => {
            let (burned, due) = burned_and_due(state)?;
            let basis = state.house.shoe.burn_by_first_card.basis();
            (burned >= due).then(|| Finding::new(FaultKind::WrongBurn, basis))
        }
        Act::Turn(side) if state.phase == Phase::Play => turned_by_another(state, by, *side),
        Act::PassCards(_, person) if state.phase == Phase::Play => passed_to_another(state, *person),
        Act::Draw(CardPlace::On(side), facing) if state.phase == Phase::Play => {
            if drawer(state) != by && matches!(drawer(state), Person::Guest(_)) {
                return Some(Finding::new(FaultKind::WrongHands, state.house.dealing.draws.basis()));
            }
            let coup = coup_of(state);
            if coup.wants() != Some(*side) {
                return None;
            }
            let dealing = &state.house.dealing;
            let (due, basis) = if coup.count() < 4 {
                (first_facing(state), dealing.first_four.basis())
            } else {
                if !state.coup.has_called(Announcement::CardFor(*side)) {
                    return Some(Finding::new(FaultKind::MissedCall, state.house.calls.card_for.basis()));
                }
                (third_facing(state), dealing.third_card.basis())
            };
            // That a third card lies crosswise no text says.
            let basis = if due.is_up() == facing.is_up() { Basis::Silent } else { basis };
            (due != *facing).then(|| Finding::new(FaultKind::WrongFace, basis))
        }
        _ => None,
    }
}

/// A side's cards turned by a member of the crew where a player turns them.
fn turned_by_another(state: &State, by: Person, side: Side) -> Option<Finding> {
    let order = order_of_coup(state, &coup_of(state));
    let handler = order.in_order().find_map(|step| match step {
        ProcedureStep::Turn(of, handler) if of == side => Some(handler),
        _ => None,
    })?;
    let dealing = &state.house.dealing;
    let basis = if side == Side::Punto { dealing.turns_punto.basis() } else { dealing.turns_banco.basis() };
    let whose = turner(state, side, handler);
    (whose != by && matches!(whose, Person::Guest(_))).then(|| Finding::new(FaultKind::WrongHands, basis))
}

/// Punto's cards passed to the wrong person. Of two equal highest stakes no text prefers one.
fn passed_to_another(state: &State, person: Person) -> Option<Finding> {
    let holder = state.round.holder()?;
    let (on_punto, refused) = (punto_stakes(state), &state.coup.refused_cards);
    turns_punto(&state.house, holder, &on_punto, refused)?;
    let basis = state.house.dealing.turns_punto.basis();
    (punto_turner(state) != person).then(|| Finding::new(FaultKind::WrongHands, basis))
}

/// The first mistake with the cards that was not there before.
pub(super) fn new_mistake(earlier: &[Reason], state: &State, act: &Act) -> Option<Finding> {
    let may_make = matches!(
        act,
        Act::Draw(..) | Act::MoveCard(..) | Act::Turn(_) | Act::TurnCard(_) | Act::Call(Announcement::Final, _)
    );
    if !may_make || state.phase != Phase::Play {
        return None;
    }
    let now = mistakes(state);
    // A mistake put right renumbers none of the others; one that stays is not found again.
    let new = now.iter().find(|reason| !earlier.contains(reason))?;
    let Rule::Mistake(mistake) = new.rule else { return None };
    let kind = match mistake {
        Mistake::BeforeTheStop => FaultKind::CardBeforeTheStop,
        Mistake::FirstDeal(_) | Mistake::AfterTheEnd(_) | Mistake::TooMany(_) | Mistake::UsedAgain(_) => {
            FaultKind::WrongDraw
        }
        Mistake::FirstFour(..) | Mistake::ForTheOther(..) | Mistake::LeftApart(..) => FaultKind::WrongPlace,
        Mistake::NotDrawn(_) => FaultKind::CardNotDrawn,
        Mistake::PutBack(_) => FaultKind::CardIntoShoe,
        Mistake::FaceDown(_) => FaultKind::WrongFace,
        Mistake::DrawnByAnother(_) | Mistake::TurnedByAnother(_) => FaultKind::WrongHands,
        // No fault of the crew, or found elsewhere.
        Mistake::WrongCall(_)
        | Mistake::WrongBurn(..)
        | Mistake::LeftFromBefore(_)
        | Mistake::AfterTheStopCard
        | Mistake::Stuck(_)
        | Mistake::ForeignBack(_)
        | Mistake::OneCopyTooMany(_)
        | Mistake::FaceUpInTheShoe(_)
        | Mistake::Unasked(_)
        | Mistake::Dropped(_)
        | Mistake::SeenEarly(_)
        | Mistake::ShoeIsEmpty(_)
        | Mistake::StakePlacedLate
        | Mistake::StakeWithdrawn => return None,
    };
    Some(Finding::by_rule(kind, new))
}
