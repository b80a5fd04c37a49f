//! The judge of acts: compares each act of the crew with what the rules ask for at that moment.

mod calls;
mod cards;
mod money;
mod opening;
mod order;
mod stakes;

use crate::rules::clause::Basis;
use crate::rules::procedure::ProcedureStep;
use crate::rules::reason::{Reason, Rule};

use super::act::{Act, Speech, StakeId};
use super::decision::Decision;
use super::fact::{FaultKind, Gravity};
use super::person::Person;
use super::state::State;

pub(super) use self::cards::{may_make_a_mistake, overlooked, own_mistakes};
pub(super) use self::money::error_overlooked;
pub(super) use self::opening::{stop_card_forgotten, unannounced_limits, unanswered};
pub(super) use self::order::{left_out, omissions};
pub(super) use self::stakes::{changed_unseen, let_through};

/// A fault found in an act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Finding {
    pub(super) kind: FaultKind,
    pub(super) basis: Basis,
    pub(super) rule: Option<Rule>,
    /// Positive to a guest's harm, negative to the house's, in coins.
    pub(super) cost: i64,
    /// The step that should have come first.
    pub(super) lacks: Option<ProcedureStep>,
    /// The stake it concerns.
    pub(super) stake: Option<StakeId>,
    /// The decision of a drill it belongs to.
    pub(super) decision: Option<Decision>,
    /// Its gravity, where the scenario gives one.
    pub(super) gravity: Option<Gravity>,
}

impl Finding {
    pub(super) const fn new(kind: FaultKind, basis: Basis) -> Self {
        Self { kind, basis, rule: None, cost: 0, lacks: None, stake: None, decision: None, gravity: None }
    }

    pub(super) fn by_rule(kind: FaultKind, reason: &Reason) -> Self {
        Self { rule: Some(reason.rule.clone()), ..Self::new(kind, reason.basis) }
    }

    pub(super) fn costing(self, cost: i64) -> Self {
        Self { cost, ..self }
    }
}

/// Faults of an act of the crew, by the state before it.
pub(super) fn before(state: &State, by: Person, act: &Act) -> Vec<Finding> {
    let mut found: Vec<Finding> = order::of_act(state, act).into_iter().collect();
    found.extend(order::wrong_person(state, by, act));
    match act {
        Act::CountFloat(_)
        | Act::SignFloat
        | Act::CheckPacks(_)
        | Act::OfferCut(_)
        | Act::PlaceStopCard(_)
        | Act::Shuffle => found.extend(opening::of_act(state, act)),
        Act::Call(announcement, words) => {
            found.extend(opening::of_first_call(state, *announcement));
            found.extend(calls::of_call(state, *announcement, words));
        }
        Act::OfferShoe(seat) => found.extend(opening::of_holder(state, *seat)),
        Act::Draw(..) | Act::MoveCard(..) | Act::Turn(_) | Act::PassCards(..) => {
            found.extend(cards::of_act(state, by, act));
        }
        Act::Collect(_)
        | Act::Pay(..)
        | Act::MarkCommission(..)
        | Act::CollectCommission(..)
        | Act::GiveChange(..)
        | Act::Answer(..) => found.extend(money::of_act(state, act)),
        Act::HandOver => found.extend(opening::of_hand_over(state)),
        Act::CallChef => found.extend(money::of_call_for_the_chef(state)),
        Act::PointOut(person) => found.extend(money::of_pointing_out(state, *person)),
        Act::Return(id, _) | Act::Straighten(id, _) | Act::Restore(id) => {
            found.extend(stakes::of_treatment(state, *id, act));
        }
        Act::Speak(speech, _) => {
            found.extend(stakes::asked_about(*speech).and_then(|id| stakes::of_treatment(state, id, act)));
            found.extend(opening::of_word(state, *speech));
            if *speech == Speech::NullCoup {
                found.extend(cards::of_null_call(state));
            }
        }
        _ => {}
    }
    found
}

/// Faults with the cards that an act has caused: mistakes that were not there before.
pub(super) fn after(earlier: &[Reason], state: &State, act: &Act) -> Vec<Finding> {
    cards::new_mistake(earlier, state, act).into_iter().collect()
}
