//! Occasions for a fault of each kind: the duty it takes the place of, and the wrong act.

use crate::rules::calls::{Announcement, call_for, final_call, point_call};
use crate::rules::chips::PieceCounts;
use crate::rules::coup::CoupOutcome;
use crate::rules::hand::Point;
use crate::rules::house::Handler;
use crate::rules::money::Money;
use crate::rules::procedure::ProcedureStep;
use crate::rules::round_of_payment::StakeDue;
use crate::rules::side::{BySide, Side};

use crate::table::act::{Act, CardPlace, Facing, Speech};
use crate::table::due::{Duty, drawer, due, faulty_stakes, players_draw, turner};
use crate::table::fact::FaultKind;
use crate::table::person::Person;
use crate::table::shift::Shift;
use crate::table::state::{Phase, State};
use crate::table::truth::{StakeTask, coup_of, settlement};

/// A fault about to be committed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Slip {
    /// This act instead of the due one.
    Act(Person, Act),
    /// The duty is left out.
    LeaveOut(Duty),
    /// The work is left.
    Stop,
}

/// The fault, if there is an occasion for it now.
pub(super) fn slip(kind: FaultKind, shift: &Shift) -> Option<Slip> {
    let state = shift.state();
    if kind == FaultKind::WrongHands {
        return wrong_hands(shift);
    }
    let duties = shift.due_of_trainee();
    let first = duties.first()?;
    let instead = |act: Option<Act>| act.map(|act| Slip::Act(first.by, act));
    match kind {
        FaultKind::FloatCount
        | FaultKind::PacksUnchecked
        | FaultKind::WrongCutter
        | FaultKind::StopCardPlace
        | FaultKind::WrongBurn
        | FaultKind::CoupAfterTheEnd
        | FaultKind::ShoeEndedEarly
        | FaultKind::WrongHolder => instead(of_shoe(kind, state, first)),
        FaultKind::OpeningStep => {
            let is_cut = matches!(first.act, Act::OfferCut(_));
            is_cut.then(|| Slip::LeaveOut(first.clone()))
        }
        FaultKind::CardIntoShoe
        | FaultKind::CardBeforeTheStop
        | FaultKind::WrongDraw
        | FaultKind::CardNotDrawn
        | FaultKind::WrongPlace
        | FaultKind::WrongFace => instead(of_cards(kind, state, first)),
        FaultKind::MissedCall => {
            let point = matches!(first.act, Act::Call(Announcement::Point(_), _));
            (point && goes_on_without(shift, first)).then(|| Slip::LeaveOut(first.clone()))
        }
        FaultKind::WrongCall | FaultKind::WrongWords => instead(of_call(kind, state, first)),
        FaultKind::WrongOrder => {
            let pays = matches!(first.act, Act::Pay(..));
            pays.then_some(Slip::Act(state.crew.tailleur(), Act::PutAway))
        }
        FaultKind::StepLeftOut => step_left_out(state, &duties),
        FaultKind::PaymentOrder
        | FaultKind::WrongPayment
        | FaultKind::WrongCollection
        | FaultKind::OthersWork
        | FaultKind::SoundStakeRefused => of_money(kind, shift, first),
        FaultKind::NotPaid => {
            let pays = duties.iter().filter(|duty| matches!(duty.act, Act::Pay(..))).count();
            (pays == 1 && matches!(first.act, Act::Pay(..)) && tasks(state) == 1).then(|| Slip::LeaveOut(first.clone()))
        }
        FaultKind::NotCollected => {
            (matches!(first.act, Act::Collect(_)) && tasks(state) == 1).then(|| Slip::LeaveOut(first.clone()))
        }
        FaultKind::NeedlessCall => {
            let idle = state.requests.is_empty() && matches!(first.act, Act::Call(Announcement::Point(_), _));
            idle.then_some(Slip::Act(first.by, Act::CallChef))
        }
        FaultKind::WorkUndone => (state.coup.number > 2).then_some(Slip::Stop),
        _ => of_incident(kind, state, first),
    }
}

/// Faults that only an incident or a request gives occasion for. Commission is settled with the payment unless it is
/// marked.
fn of_incident(kind: FaultKind, state: &State, first: &Duty) -> Option<Slip> {
    match (kind, &first.act) {
        (FaultKind::StakeLetThrough | FaultKind::StakePutRightWrongly, _) => of_faulty_stake(kind, state, first),
        (FaultKind::FaultOverlooked, Act::PointOut(_)) => Some(Slip::LeaveOut(first.clone())),
        (FaultKind::WrongAnswer | FaultKind::NoAnswer, _) => of_request(kind, first),
        (FaultKind::WrongChange, Act::GiveChange(guest, pieces)) => {
            Some(Slip::Act(first.by, Act::GiveChange(*guest, one_more(state, pieces)?)))
        }
        _ => None,
    }
}

/// True if the trainee has something to do next when a duty is left out; else everyone waits for it.
fn goes_on_without(shift: &Shift, duty: &Duty) -> bool {
    let mut state = shift.state().clone();
    if players_draw(&state) && coup_of(&state).outcome().is_none() {
        return false;
    }
    state.coup.lacks.extend(duty.step.map(|step| (step, 0)));
    due(&state).iter().any(|other| shift.is_trainee(other.by) && other.act != duty.act)
}

fn tasks(state: &State) -> usize {
    settlement(state).iter().filter(|stake| stake.task.is_some()).count()
}

/// The invitation to the next coup, where one is under way.
pub(super) fn invitation(shift: &Shift) -> Option<Act> {
    let state = shift.state();
    let call = call_for(&state.house, &coup_of(state), Announcement::PlaceBets)?;
    (state.phase == Phase::Play && !state.coup.over).then(|| Act::Call(Announcement::PlaceBets, call.to_string()))
}

fn of_shoe(kind: FaultKind, state: &State, first: &Duty) -> Option<Act> {
    let invites = matches!(first.act, Act::Call(Announcement::PlaceBets, _));
    let cent = Money::coins(100);
    match (kind, &first.act) {
        (FaultKind::FloatCount, Act::CountFloat(amount)) => Some(Act::CountFloat(amount.plus(cent))),
        (FaultKind::PacksUnchecked, Act::CheckPacks(sound)) => Some(Act::CheckPacks(!sound)),
        (FaultKind::WrongCutter, Act::OfferCut(seat)) => {
            let count = state.table().map_or(1, |table| *table.seats.value());
            (1..=count)
                .find(|other| other != seat && !state.round.occupied().any(|taken| taken == *other))
                .map(Act::OfferCut)
        }
        (FaultKind::StopCardPlace, Act::PlaceStopCard(behind)) => Some(Act::PlaceStopCard(behind + 20)),
        (FaultKind::WrongBurn, Act::OfferShoe(_) | Act::Call(..))
            if state.phase == Phase::Opening && !state.shoe_is_over() =>
        {
            Some(Act::Draw(CardPlace::Box, Facing::Down))
        }
        (FaultKind::CoupAfterTheEnd, _) if state.phase == Phase::Opening && state.shoe_is_over() => {
            call_for(&state.house, &coup_of(state), Announcement::PlaceBets)
                .map(|call| Act::Call(Announcement::PlaceBets, call.to_string()))
        }
        (FaultKind::ShoeEndedEarly, _) if state.phase == Phase::Play && invites && state.coup.number > 1 => {
            Some(Act::CheckPacks(true))
        }
        (FaultKind::WrongHolder, Act::OfferShoe(seat)) if state.phase == Phase::Play => {
            state.round.occupied().find(|other| other != seat).map(Act::OfferShoe)
        }
        _ => None,
    }
}

fn of_cards(kind: FaultKind, state: &State, first: &Duty) -> Option<Act> {
    let coup = coup_of(state);
    match (kind, &first.act) {
        (FaultKind::CardIntoShoe, Act::Turn(_)) if !players_draw(state) && state.felt.len() == 4 => {
            state.felt.last().map(|card| Act::MoveCard(card.id, CardPlace::Shoe, Facing::Down))
        }
        (FaultKind::CardBeforeTheStop, Act::Call(Announcement::BetsClosed, _)) if !players_draw(state) => {
            Some(Act::Draw(CardPlace::On(Side::Punto), Facing::Down))
        }
        (FaultKind::WrongDraw, Act::Call(Announcement::Final, _)) if !players_draw(state) => {
            let stands = coup.hand(Side::Banco).is_some_and(|hand| hand.third().is_none());
            stands.then_some(Act::Draw(CardPlace::On(Side::Banco), Facing::UpCrosswise))
        }
        (FaultKind::WrongDraw, Act::Call(Announcement::Final, _)) => {
            coup.hand(Side::Banco).filter(|hand| hand.third().is_none())?;
            let call = call_for(&state.house, &coup, Announcement::CardFor(Side::Banco))?;
            Some(Act::Call(Announcement::CardFor(Side::Banco), call.to_string()))
        }
        (FaultKind::CardNotDrawn, Act::Call(Announcement::CardFor(_), _)) => {
            let point = |side| coup.hand(side).map(|hand| hand.point());
            let points = BySide { punto: point(Side::Punto)?, banco: point(Side::Banco)? };
            let words = final_call(&state.house, points, CoupOutcome::winner_of(points)).to_string();
            Some(Act::Call(Announcement::Final, words))
        }
        (FaultKind::WrongPlace, Act::Draw(CardPlace::On(Side::Punto), facing)) if coup.count() == 0 => {
            Some(Act::Draw(CardPlace::On(Side::Banco), *facing))
        }
        (FaultKind::WrongFace, Act::Draw(CardPlace::On(side), Facing::Down)) if state.phase == Phase::Play => {
            Some(Act::Draw(CardPlace::On(*side), Facing::Up))
        }
        _ => None,
    }
}

/// A card is drawn, or Banco's cards are turned, by the tailleur in a player's place.
fn wrong_hands(shift: &Shift) -> Option<Slip> {
    let state = shift.state();
    let tailleur = state.crew.tailleur();
    if drawer(state) == tailleur || !shift.is_trainee(tailleur) {
        return None;
    }
    let duties = shift.due();
    duties.into_iter().find_map(|duty| match duty.act {
        Act::Draw(CardPlace::On(_), _) if matches!(duty.by, Person::Guest(_)) => Some(Slip::Act(tailleur, duty.act)),
        Act::Turn(side) if duty.by == turner(state, side, Handler::Banker) && duty.by != tailleur => {
            Some(Slip::Act(tailleur, duty.act))
        }
        _ => None,
    })
}

fn of_call(kind: FaultKind, state: &State, first: &Duty) -> Option<Act> {
    match (kind, &first.act) {
        (FaultKind::WrongCall, Act::Call(Announcement::Point(side), words)) => {
            let others = Point::ALL.iter().map(|point| point_call(&state.house, *side, *point).to_string());
            let wrong = others.into_iter().find(|other| other != words)?;
            Some(Act::Call(Announcement::Point(*side), wrong))
        }
        (FaultKind::WrongWords, Act::Call(Announcement::BetsClosed, words)) => {
            Some(Act::Call(Announcement::BetsClosed, format!("{words} {words}")))
        }
        _ => None,
    }
}

/// The cards or the lid are left, where nothing else is to be done of the coup.
fn step_left_out(state: &State, duties: &[Duty]) -> Option<Slip> {
    let [only] = duties else { return None };
    let lid = *state.house.procedure.lid.value();
    let fits = match only.step {
        Some(ProcedureStep::CloseLid) => true,
        Some(ProcedureStep::PutAway) => !lid,
        _ => false,
    };
    let falls = coup_of(state).outcome().is_some_and(|outcome| outcome.winner != crate::rules::side::Chance::Banco);
    (fits && !(players_draw(state) && falls)).then(|| Slip::LeaveOut(only.clone()))
}

fn one_more(state: &State, pieces: &PieceCounts) -> Option<PieceCounts> {
    let smallest = *state.house.chip_set().values().first()?;
    let mut more = crate::table::pieces::Pieces::from_counts(pieces);
    more.add(smallest, 1);
    Some(more.counts())
}

fn of_money(kind: FaultKind, shift: &Shift, first: &Duty) -> Option<Slip> {
    let state = shift.state();
    match (kind, &first.act) {
        (FaultKind::WrongPayment, Act::Pay(id, pieces)) => {
            Some(Slip::Act(first.by, Act::Pay(*id, one_more(state, pieces)?)))
        }
        (FaultKind::WrongCollection, Act::Pay(id, _)) => Some(Slip::Act(first.by, Act::Collect(*id))),
        (FaultKind::OthersWork, Act::Collect(id)) => {
            let other = state.crew.members().find(|member| *member != first.by && shift.is_trainee(*member))?;
            Some(Slip::Act(other, Act::Collect(*id)))
        }
        (FaultKind::SoundStakeRefused, Act::Call(Announcement::BetsClosed, _)) => {
            let stake = state.stakes.iter().find(|stake| stake.lies())?;
            Some(Slip::Act(state.payer_of(stake.seat), Act::Return(stake.id, stake.pieces.counts())))
        }
        (FaultKind::PaymentOrder, Act::Collect(_) | Act::Pay(..)) => out_of_order(state),
        _ => None,
    }
}

/// A winning stake that waits for another is paid.
fn out_of_order(state: &State) -> Option<Slip> {
    let all = settlement(state);
    let dues: Vec<(u8, StakeDue)> = all.iter().map(|stake| (stake.seat, stake.due())).collect();
    let (_, then) = state.payment()?.precedence_pairs(&dues).into_iter().next()?;
    let stake = all.get(then)?;
    let act = match stake.task? {
        StakeTask::Collect => Act::Collect(stake.id),
        StakeTask::Pay(amount) => Act::Pay(stake.id, state.tray.making(amount)?.counts()),
        StakeTask::Return(_) => return None,
    };
    Some(Slip::Act(state.payer_of(stake.seat), act))
}

fn of_faulty_stake(kind: FaultKind, state: &State, first: &Duty) -> Option<Slip> {
    if kind == FaultKind::StakeLetThrough {
        let treats = faulty_stakes(state).any(|faulty| faulty.act == first.act);
        return treats.then(|| Slip::LeaveOut(first.clone()));
    }
    let Act::Return(id, pieces) = &first.act else { return None };
    let mut part = pieces.clone();
    match part.last_mut() {
        Some((_, count)) if *count > 1 => *count -= 1,
        _ => drop(part.pop()),
    }
    let whole = state.stake(*id)?.pieces.counts();
    let wrong = if part.is_empty() { whole } else { part };
    let is_wrong = wrong != *pieces;
    is_wrong.then_some(Slip::Act(first.by, Act::Return(*id, wrong)))
}

fn of_request(kind: FaultKind, first: &Duty) -> Option<Slip> {
    if kind == FaultKind::NoAnswer && matches!(first.act, Act::Answer(..) | Act::Speak(Speech::Quiet, _)) {
        return Some(Slip::LeaveOut(first.clone()));
    }
    let Act::Answer(id, right) = first.act else { return None };
    let wrong = crate::table::incident::Answer::ALL.into_iter().find(|answer| *answer != right)?;
    Some(Slip::Act(first.by, Act::Answer(id, wrong)))
}
