//! The decisions of the drills that a fault belongs to, so that today's practice asks what a shift has shown to be weak.

use crate::drill::{
    DisputeTopic, Drill, FaultyStakes, LimitsCase, Moment, MoneyCase, Sign, StakeFault, StopCount, ThirdCardCase, Turn,
    Way, condition_id,
};
use crate::rules::bet::{Pays, Spot};
use crate::rules::calls::Announcement;
use crate::rules::coup::Coup;
use crate::rules::protection::ProtectionRule;
use crate::rules::reason::Rule;
use crate::rules::settle::StakeRefusal;
use crate::rules::shoe::cutter;
use crate::rules::side::{Chance, Side};

use super::act::{Act, CardPlace, StakeId};
use super::fact::FaultKind;
use super::incident::{Answer, Ask, Request, right_answer};
use super::judge::Finding;
use super::state::State;
use super::truth::{coup_of, outcome};

/// A drill and a decision of it, as in the journal.
pub(super) type Decision = (&'static str, String);

/// The decision that a fault of an act belongs to, by the state before the act.
pub(super) fn decision(state: &State, act: &Act, finding: &Finding) -> Option<Decision> {
    match finding.kind {
        FaultKind::WrongDraw | FaultKind::CardNotDrawn | FaultKind::WrongPlace => third_card(state, act),
        FaultKind::WrongPayment | FaultKind::NotPaid | FaultKind::WrongCollection | FaultKind::FaultOverlooked => {
            payout(state, finding.stake?)
        }
        FaultKind::WrongAnswer => {
            let Act::Answer(id, _) = act else { return None };
            of_request(state, state.requests.iter().find(|request| request.id == *id)?)
        }
        FaultKind::WrongBurn => {
            let turned = state.felt.first()?.card.card.rank as u8;
            Some(("Burn", format!("burn-{}", turned.min(10))))
        }
        FaultKind::StopCardPlace => Some(("StopCard", StopCount::Behind.into_str().to_owned())),
        FaultKind::WrongCutter => {
            // If any player may cut, no drill asks who does.
            cutter(&state.house.shoe, &[1], None)?;
            let turn = if state.last_cutter.is_none() { Turn::First } else { Turn::Next };
            Some(("Cutting", turn.into_str().to_owned()))
        }
        FaultKind::WrongHolder => Some(("HandPasses", Way::Lost.into_str().to_owned())),
        FaultKind::SoundStakeRefused => Some(("FaultyStakes", StakeFault::Nothing.into_str().to_owned())),
        FaultKind::StakeLetThrough | FaultKind::StakePutRightWrongly => stake_fault(state, finding),
        FaultKind::WrongCall | FaultKind::WrongWords => {
            let Act::Call(announcement, _) = act else { return None };
            call(&coup_of(state), *announcement)
        }
        _ => None,
    }
}

/// The decision that an answer belongs to.
pub(super) fn of_request(state: &State, request: &Request) -> Option<Decision> {
    match &request.what {
        Ask::Limits(_) => Some(limits_announcement()),
        Ask::Change => Some(("MoneyChange", MoneyCase::InOrder.into_str().to_owned())),
        Ask::Matter(_) | Ask::OverStake(..) => {
            let (right, _) = right_answer(state, request);
            let is_his = right == Act::Answer(request.id, Answer::CallChef);
            is_his.then(|| ("Dispute", DisputeTopic::Call.into_str().to_owned()))
        }
        Ask::Suspension | Ask::Fill(_) | Ask::Relief => None,
    }
}

/// The decision on making new limits known.
pub(super) fn limits_announcement() -> Decision {
    ("LimitsChange", LimitsCase::MadeKnown.into_str().to_owned())
}

/// The case of the tableau that was to be decided.
fn third_card(state: &State, act: &Act) -> Option<Decision> {
    let coup = coup_of(state);
    let point = |side| coup.hand(side).map(|hand| hand.point_of_two());
    let (punto, banco) = (point(Side::Punto)?, point(Side::Banco)?);
    let drawn = match act {
        Act::Draw(CardPlace::On(side), _) | Act::Call(Announcement::CardFor(side), _) => Some(*side),
        _ => None,
    };
    let side = coup.wants().or(drawn)?;
    let case = match side {
        _ if banco.is_natural() => ThirdCardCase::Stopped(Side::Punto, banco),
        _ if punto.is_natural() => ThirdCardCase::Stopped(Side::Banco, punto),
        Side::Punto => ThirdCardCase::Punto(punto),
        Side::Banco => ThirdCardCase::Banco(coup.cell()?),
    };
    Some(("ThirdCard", case.id()))
}

/// The line of the payouts that applies to a stake.
fn payout(state: &State, id: StakeId) -> Option<Decision> {
    let outcome = outcome(state)?;
    let spot = state.stake(id)?.spot;
    let chance = match spot {
        Spot::Punto => Chance::Punto,
        Spot::Banco => Chance::Banco,
        Spot::Egalite => Chance::Egalite,
        Spot::Own(_) => return None,
    };
    let line = state.house.spot_rules(spot)?.payouts.iter().find(|line| line.when.holds(outcome))?;
    let is_paid = !matches!(line.pays, Pays::Lose | Pays::Push);
    is_paid.then(|| ("Payout", format!("pays-{}-{}", chance.id(), condition_id(line.when))))
}

/// The fault of a stake, as the drill names it.
fn stake_fault(state: &State, finding: &Finding) -> Option<Decision> {
    let fault = match finding.rule.as_ref()? {
        Rule::Refused(StakeRefusal::BelowMinimum) => StakeFault::BelowMinimum,
        Rule::Refused(StakeRefusal::NeedsMainStake) => StakeFault::TieAlone,
        Rule::Refused(StakeRefusal::OffStep | StakeRefusal::CannotBePaid) => StakeFault::OffStep,
        Rule::Refused(StakeRefusal::Late) => StakeFault::Late,
        Rule::Refused(StakeRefusal::ThroughAnother) => StakeFault::ThroughAnother,
        Rule::Refused(StakeRefusal::TotalAboveMaximum) => StakeFault::TotalAboveMaximum,
        Rule::Protection(ProtectionRule::NothingAdded) => {
            return Some(("GameProtection", Sign::Raised.into_str().to_owned()));
        }
        Rule::Protection(ProtectionRule::NothingTakenBack) => {
            return Some(("GameProtection", Sign::Lowered.into_str().to_owned()));
        }
        Rule::Refused(StakeRefusal::AboveMaximum) | Rule::ExcessReturned => {
            let on_tie = finding.stake.and_then(|id| state.stake(id)).is_some_and(|stake| stake.spot == Spot::Egalite);
            let share = state.house.limits.egalite_share_of_maximum.value().is_some();
            if on_tie && share { StakeFault::TieOverItsShare } else { StakeFault::AboveMaximum }
        }
        _ => return None,
    };
    // No drill asks about it if the source is silent.
    let decision = fault.into_str().to_owned();
    let asked = FaultyStakes::default().decisions(&state.house).contains(&decision);
    asked.then_some(("FaultyStakes", decision))
}

/// The call of this moment.
fn call(coup: &Coup<'_>, announcement: Announcement) -> Option<Decision> {
    let natural = |side: Side| coup.hand(side).is_some_and(|hand| hand.point_of_two().is_natural());
    let moment = match announcement {
        Announcement::PlaceBets => Moment::PlaceBets,
        Announcement::BetsClosed => Moment::BetsClosed,
        Announcement::Point(Side::Punto) if natural(Side::Punto) => Moment::PuntoNatural,
        Announcement::Point(Side::Banco) if natural(Side::Banco) => Moment::BancoNatural,
        Announcement::Point(Side::Punto) => Moment::PuntoPoint,
        Announcement::Point(Side::Banco) => Moment::BancoPoint,
        Announcement::CardFor(Side::Punto) => Moment::CardForPunto,
        Announcement::CardFor(Side::Banco) => Moment::CardForBanco,
        Announcement::Final => match coup.outcome()? {
            outcome if outcome.natural => Moment::FinalNatural,
            outcome if outcome.winner == Chance::Egalite => Moment::FinalTie,
            _ => Moment::FinalCall,
        },
    };
    Some(("Announcements", moment.into_str().to_owned()))
}
