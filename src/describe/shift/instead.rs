//! The act that was due in place of each fault of a shift.

use super::act;
use crate::i18n::phrase::Phrase;
use crate::table::Shift;
use crate::table::act::TimedAct;
use crate::table::due::Duty;
use crate::table::fact::{Fact, Gravity};

/// What should have been done in place of each fault, in the order of the facts; `None` where nothing was due.
pub fn due_instead(shift: &Shift, acts: &[TimedAct]) -> Vec<Option<Phrase>> {
    let facts = shift.facts();
    let mut instead = vec![None; facts.len()];
    let Ok(mut again) = Shift::new(shift.scenario(), &shift.state().house, shift.seed()) else { return instead };
    for (number, timed) in (1..).zip(acts) {
        let of_act = |fact: &Fact| fact.act == number;
        if facts.iter().any(of_act) {
            let _events = again.until(timed.at);
            let due = again.due_of_trainee();
            let act_of = |fact: &Fact| duty_of(fact, &due).map(|duty| act(again.state(), &duty.act));
            for (fact, phrase) in facts.iter().zip(&mut instead).filter(|(fact, _)| of_act(fact)) {
                *phrase = act_of(fact);
            }
        }
        let _events = again.act(timed.by, &timed.act, timed.at);
    }
    instead
}

/// A mistake, as it is named when it happens.
pub fn mistake(fault: &Fact) -> Phrase {
    let named = super::fact(fault.phrase());
    match fault.gravity {
        Gravity::RedLine => text!("shift-happened-serious-fault", fault = named),
        Gravity::Slight | Gravity::Serious => text!("shift-happened-fault", fault = named),
    }
}

/// The duty that a fault stands in the place of: that of the step that should have come first, or one of his own.
pub fn duty_of<'d>(fact: &Fact, due: &'d [Duty]) -> Option<&'d Duty> {
    let of_step = due.iter().find(|duty| fact.lacks.is_some() && duty.step == fact.lacks);
    of_step.or_else(|| due.iter().find(|duty| duty.by == fact.by)).or_else(|| due.first())
}
