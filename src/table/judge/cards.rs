//! Cards: which are drawn, where and how they are put. Wrong draws are judged as dealing errors.

use crate::rules::calls::Announcement;
use crate::rules::clause::Basis;
use crate::rules::misdraw::{self, MisdrawRemedy, Mistake, Turned};
use crate::rules::opening::StopCardTiming;
use crate::rules::procedure::ProcedureStep;
use crate::rules::reason::{Reason, Rule};
use crate::rules::side::Side;

use super::Finding;
use crate::table::act::{Act, CardPlace};
use crate::table::due::{
    Duty, burned_and_due, drawer, first_facing, order_of_coup, punto_turner, remedies, third_facing, turner,
    turner_by_rule, waits_for_the_direction,
};
use crate::table::fact::FaultKind;
use crate::table::person::Person;
use crate::table::state::{FeltCard, Order, Phase, State};
use crate::table::truth::{coup_cards, coup_of, left_over, mistakes, null_coup};

/// Time within which an act can no longer be held back, in milliseconds.
pub(super) const HELD_BACK: u64 = 1_000;

/// Faults of a draw or a move that do not show in where the cards then are.
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
            // The tailleur himself takes out again what was put back.
            let takes_out = remedies(state).iter().any(|duty| duty.act == *act);
            if drawer(state) != by && matches!(drawer(state), Person::Guest(_)) && !takes_out {
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
            // No text says that a third card is placed crosswise.
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
    turner_by_rule(state)?;
    let basis = state.house.dealing.turns_punto.basis();
    (punto_turner(state) != person).then(|| Finding::new(FaultKind::WrongHands, basis))
}

/// The call of a null coup where the coup counts, or without the Direction that has to decide on it.
pub(super) fn of_null_call(state: &State) -> Option<Finding> {
    let rules = &state.house.misdraw;
    if state.phase != Phase::Play || state.coup.over {
        return None;
    }
    let basis = if null_coup(state).is_some() {
        waits_for_the_direction(state).then(|| rules.otherwise.basis())?
    } else if coup_cards(state).next().is_none() {
        Basis::Silent
    } else if mistakes(state).is_empty() {
        rules.begun_coup_is_dealt.basis()
    } else {
        rules.restore.basis()
    };
    Some(Finding::new(FaultKind::WrongCall, basis))
}

/// The first mistake with the cards that was not there before, and that this act is found at fault for.
pub(super) fn new_mistake(earlier: &[Reason], state: &State, act: &Act) -> Option<Finding> {
    if !may_make_a_mistake(act) || state.phase != Phase::Play {
        return None;
    }
    let now = mistakes(state);
    // A mistake put right renumbers none of the others; one that stays is not found again.
    let mut new = now.iter().filter(|reason| !earlier.contains(reason));
    new.find_map(|reason| Some(Finding::by_rule(kind_of(state, act, reason)?, reason)))
}

/// True for an act that changes what the judge of dealing errors looks at.
pub(in crate::table) const fn may_make_a_mistake(act: &Act) -> bool {
    matches!(
        act,
        Act::Draw(..) | Act::MoveCard(..) | Act::Turn(_) | Act::TurnCard(_) | Act::Call(Announcement::Final, _)
    )
}

/// The mistakes that this act of the crew has made itself, found by whatever rule.
pub(in crate::table) fn own_mistakes(earlier: &[Reason], state: &State, act: &Act) -> Vec<Rule> {
    let now = mistakes(state).into_iter().filter(|reason| !earlier.contains(reason));
    let put_back = |reason: &Reason| matches!(reason.rule, Rule::Mistake(Mistake::PutBack(_)));
    now.filter(|reason| put_back(reason) || kind_of(state, act, reason).is_some()).map(|reason| reason.rule).collect()
}

/// The kind of fault that a mistake of the crew is; `None` for one of the world, or found elsewhere.
fn kind_of(state: &State, act: &Act, reason: &Reason) -> Option<FaultKind> {
    let Rule::Mistake(mistake) = reason.rule else { return None };
    if matches!(act, Act::Draw(..)) && is_of_a_stuck_card(state, mistake) {
        return None;
    }
    Some(match mistake {
        Mistake::BeforeTheStop => FaultKind::CardBeforeTheStop,
        // Cards turned too early are found in the order of the acts.
        Mistake::FirstDeal(_) if matches!(act, Act::Turn(_)) => return None,
        Mistake::FirstDeal(_) | Mistake::AfterTheEnd(_) | Mistake::TooMany(_) | Mistake::UsedAgain(_) => {
            FaultKind::WrongDraw
        }
        Mistake::FirstFour(..) | Mistake::ForTheOther(..) | Mistake::LeftApart(..) => FaultKind::WrongPlace,
        // From an empty shoe nothing could be drawn.
        Mistake::NotDrawn(_) if state.shoe.left() == 0 => return None,
        Mistake::NotDrawn(_) => FaultKind::CardNotDrawn,
        Mistake::FaceDown(_) if matches!(act, Act::Draw(..)) => return None,
        Mistake::FaceDown(_) => FaultKind::WrongFace,
        Mistake::DrawnByAnother(_) | Mistake::TurnedByAnother(_) => FaultKind::WrongHands,
        // One that was begun after the end is found when it is invited.
        Mistake::AfterTheStopCard if is_stop_first(state) => FaultKind::CoupAfterTheEnd,
        Mistake::PutBack(_)
        | Mistake::AfterTheStopCard
        | Mistake::WrongCall(_)
        | Mistake::WrongBurn(..)
        | Mistake::LeftFromBefore(_)
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
    })
}

/// True if the stop card has come out as the first card of this coup.
fn is_stop_first(state: &State) -> bool {
    state.shoe.stop_shown == Some(StopCardTiming::BeforeACoup) && state.shoe.coups_since == 1
}

/// True for a mistake of the card that has just come out together with another.
fn is_of_a_stuck_card(state: &State, mistake: Mistake) -> bool {
    let last = coup_cards(state).count();
    let stuck = coup_cards(state).last().is_some_and(|card| card.order == Order::Stuck);
    stuck && (matches!(mistake, Mistake::TooMany(_)) || card_of(mistake).is_some_and(|card| usize::from(card) == last))
}

/// The number of the card that a mistake is about.
const fn card_of(mistake: Mistake) -> Option<u8> {
    match mistake {
        Mistake::Stuck(card)
        | Mistake::ForeignBack(card)
        | Mistake::OneCopyTooMany(card)
        | Mistake::UsedAgain(card)
        | Mistake::FaceUpInTheShoe(card)
        | Mistake::PutBack(card)
        | Mistake::DrawnByAnother(card)
        | Mistake::Unasked(card)
        | Mistake::FirstFour(card, _)
        | Mistake::ForTheOther(card, _)
        | Mistake::LeftApart(card, _)
        | Mistake::AfterTheEnd(card)
        | Mistake::Dropped(card)
        | Mistake::SeenEarly(card)
        | Mistake::FaceDown(card) => Some(card),
        Mistake::WrongBurn(..)
        | Mistake::LeftFromBefore(_)
        | Mistake::AfterTheStopCard
        | Mistake::BeforeTheStop
        | Mistake::FirstDeal(_)
        | Mistake::TooMany(_)
        | Mistake::TurnedByAnother(_)
        | Mistake::NotDrawn(_)
        | Mistake::ShoeIsEmpty(_)
        | Mistake::WrongCall(_)
        | Mistake::StakePlacedLate
        | Mistake::StakeWithdrawn => None,
    }
}

/// The mistake of a guest or of the shoe that still has to be put right, or that spoils the coup, when the tailleur goes
/// on by this act. One that was found before is not found again.
pub(in crate::table) fn overlooked(state: &State, act: &Act) -> Option<Finding> {
    if !goes_on(act) || state.coup.null.is_made() {
        return None;
    }
    let right = remedies(state);
    if right.iter().any(|duty| duty.act == *act) {
        return None;
    }
    let causes = null_coup(state).unwrap_or_default();
    let by_guest = |side: &Side| matches!(state.coup.turned[*side], Turned::By(by) if by != misdraw::Person::Croupier);
    if right.is_empty() && causes.is_empty() && !Side::BOTH.iter().any(by_guest) {
        return None;
    }
    let waiting = waiting_cards(state, &right);
    let spoils = |cause: MisdrawRemedy| causes.iter().any(|reason| reason.rule == Rule::Remedy(cause));
    let now = mistakes(state);
    let found = now.iter().filter(|reason| !state.coup.found.contains(&reason.rule)).find(|reason| {
        let Rule::Mistake(mistake) = reason.rule else { return false };
        match mistake {
            // The cards were to be taken back before they were turned.
            Mistake::TurnedByAnother(_) => true,
            Mistake::LeftFromBefore(_) => right.iter().any(|duty| is_of_left_card(state, &duty.act)),
            Mistake::BeforeTheStop => right.iter().any(|duty| matches!(duty.act, Act::Call(..))),
            Mistake::AfterTheStopCard => spoils(MisdrawRemedy::NotToBeDealt),
            Mistake::ShoeIsEmpty(_) => spoils(MisdrawRemedy::CannotBeFinished),
            Mistake::PutBack(_) if spoils(MisdrawRemedy::LostInTheShoe) => true,
            other => {
                card_of(other).is_some_and(|card| waiting.contains(&card) || spoils(MisdrawRemedy::SpoilsTheCoup(card)))
            }
        }
    });
    found.map(|reason| Finding::by_rule(FaultKind::FaultOverlooked, reason))
}

/// Numbers of the cards that still have to be moved, turned or taken out again.
fn waiting_cards(state: &State, right: &[Duty]) -> Vec<u8> {
    let waits = |card: &FeltCard| {
        right.iter().any(|duty| match &duty.act {
            Act::MoveCard(id, ..) | Act::TurnCard(id) => *id == card.id,
            Act::Draw(..) => card.place == CardPlace::Shoe,
            _ => false,
        })
    };
    let seen = |card: &FeltCard| state.now.since(card.at) >= HELD_BACK;
    coup_cards(state).zip(1..).filter(|(card, _)| waits(card) && seen(card)).map(|(_, number)| number).collect()
}

fn is_of_left_card(state: &State, act: &Act) -> bool {
    matches!(act, Act::MoveCard(id, ..) if left_over(state).any(|card| card.id == *id))
}

/// True for an act by which the tailleur continues with the coup, or begins the next.
const fn goes_on(act: &Act) -> bool {
    matches!(
        act,
        Act::Call(Announcement::PlaceBets | Announcement::CardFor(_) | Announcement::Final, _)
            | Act::Draw(CardPlace::On(_), _)
            | Act::Turn(_)
            | Act::PassCards(..)
            | Act::PutAway
            | Act::Collect(_)
            | Act::Pay(..)
    )
}
